"""All that the server says to a browser and hears from it, as typed JSON."""
