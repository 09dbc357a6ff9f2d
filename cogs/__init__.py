"""What a person does in Discord: commands, one panel for every question, and the messages of a table."""
