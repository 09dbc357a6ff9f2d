"""Discord itself: the client, the interaction context, custom ids, components as plain values, and languages.

The first package that a click comes to: it finds out who is meant and answers whatever goes wrong; it knows no table.
"""
