"""Discord: the client, the interaction context, custom ids, components as plain values, languages, the renderer, and
the processes that draw and think.

The package identifies the user of an interaction and answers errors. It knows nothing about tables.
"""
