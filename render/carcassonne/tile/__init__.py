"""What is painted on a tile: its ground, what stands on it, and the geometry that all of it follows."""
