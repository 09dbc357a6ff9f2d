"""The welcome: the greeting of a server, and the tutorials of the games.

A tutorial's clicks run through the panel's code under a separate family of ids, on a table that is never stored.
"""
