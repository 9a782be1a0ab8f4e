"""Players that work on any game through the contract."""
