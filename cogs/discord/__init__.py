"""Discord: the client, the interaction context, custom ids, components as plain values, languages, the renderer.

The package identifies the user of an interaction and answers errors. It knows nothing about tables.
"""
