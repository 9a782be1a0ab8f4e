"""The games on the shelf. Nothing outside a game's own package knows that game's rules."""
