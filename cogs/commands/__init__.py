"""The slash commands. Each module is one cog, which is loaded when the bot starts.

A command declares its parameters and calls the package that handles the same action by a button.
"""
