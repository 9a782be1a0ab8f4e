"""What players bring along: packs and scenarios of their own, checked, kept, and played with."""
