"""What the public buttons of a table open."""
