"""The slash commands, one cog a module; each is loaded when the bot starts."""
