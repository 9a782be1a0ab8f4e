"""Changes of the stored index, oldest first."""
