"""What every game shares. The engine knows no game."""
