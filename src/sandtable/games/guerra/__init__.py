"""A Guerra do Congo: the Second Congo War, August to November 1998."""
