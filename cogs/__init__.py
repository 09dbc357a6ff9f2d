"""The commands, buttons and messages of the bot, in layers: each package imports only the packages before it.

``discord table lobby show acts panel buttons welcome delivery schedule commands operations``, and then ``bot``. A click
comes in through ``discord`` and is answered in the package whose button it was. The messages that it causes go out
through ``delivery``. docs/way-of-a-click.md follows one.
"""
