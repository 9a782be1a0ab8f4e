"""The commands of ``sandtable``, one file each."""
