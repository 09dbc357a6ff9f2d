"""Discord: the client, the interaction context, custom ids, components as plain values, languages, the renderer.

It finds out whose click it is and answers faults. It knows no table.
"""
