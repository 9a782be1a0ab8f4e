"""Calibration reports: many games of a title, how they end, and what moves the balance.

A report about a game is the module here that is called as the game, and knows it; what reports share knows no game.
"""
