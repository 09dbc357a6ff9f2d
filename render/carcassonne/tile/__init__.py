"""What is painted on a tile: its ground, what stands on it, and the geometry that all of it follows."""

from render.carcassonne.tile.painter import SIZES, VARIANTS, tile, variant

__all__ = ["SIZES", "VARIANTS", "tile", "variant"]
