"""The names of hexes in sentences."""

from render.catalogue import Catalogue
from rules.catan.view import CatanView


def hex_name(view: CatanView, number: int, words: Catalogue) -> str:
    """Return the terrain and number of a hex."""
    one = view.hexes[number]
    terrain = words.thing("catan", one.terrain)
    return f"{terrain} {one.number}" if one.number else terrain
