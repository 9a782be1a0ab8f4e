"""Many games: simulations, random play by the thousand, the benchmark, calibration reports."""
