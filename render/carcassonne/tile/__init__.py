"""The tiles: their ground, the things on it, and the geometry of both."""
