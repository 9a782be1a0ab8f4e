"""Jumping on Kolwezi: the Legion's para-drop of 19 May 1978, for one player."""
