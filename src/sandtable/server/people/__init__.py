"""The people at the tables: guests and those with a name, their sessions, tokens, seats and invitations."""
