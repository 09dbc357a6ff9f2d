"""Players who see no picture: they decide from the words that they read, and answer by typing."""
