"""Discord itself: the client, the interaction context, custom ids, components as plain values, and languages.

The first room of a click, which finds out who is meant and answers whatever goes wrong; it knows no table.
"""
