"""A server under load: many tables played at once, through the network as browsers do."""
