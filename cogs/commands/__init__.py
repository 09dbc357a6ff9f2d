"""The slash commands, one cog a module; each is loaded when the bot starts.

A command says what can be typed, and leaves the work to the package that answers the same wish by a click.
"""
