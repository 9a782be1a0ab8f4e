"""Foreign Legion Paratrooper: a parachute regiment against an opposition that the rules run."""
