"""What a person does in Discord: commands, one panel for every question, and the messages of a table.

A click comes in through ``discord``, is answered in ``panel``, ``lobby``, ``table`` or ``welcome``, and what the others
are to see of it goes out through ``delivery``; docs/way-of-a-click.md follows one.
"""
