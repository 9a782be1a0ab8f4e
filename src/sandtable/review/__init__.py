"""What a game that is over can teach: what its dice did, when it turned, and what would have been better."""
