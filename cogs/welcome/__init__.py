"""A newcomer's first minutes: the greeting on a server, and a game's tutorial.

A tutorial's clicks take the panel's way under ids of their own, on a table that is stored nowhere.
"""
