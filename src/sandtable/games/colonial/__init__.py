"""Colonial: small colonial battles with playing-card activation, hexes and figures."""
