"""A footrace on six hexes: the smallest game that can be put on the shelf."""
