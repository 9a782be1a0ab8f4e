"""The table in a terminal: as a full-screen program and as plain lines."""
