"""Catan in pictures and words: its view, its asks and its options."""

from render.catan.icons import icons
from render.catan.illustrations import illustration, illustrations
from render.catan.letters import text_map
from render.catan.options import all_ways, marks
from render.catan.overlays import overlay, overlay_words, overlays
from render.catan.pictures import picture, touched
from render.catan.scene import scene
from render.catan.seats import score_sign
from render.catan.table import CatanPlaces
from render.catan.words import describe, text_board
from render.games import Rendering

RENDERING = Rendering(
    picture=picture,
    marks=marks,
    all_ways=all_ways,
    describe=describe,
    text_board=text_board,
    text_map=text_map,
    table_places=CatanPlaces,
    touched=touched,
    overlays=overlays,
    overlay=overlay,
    overlay_words=overlay_words,
    illustrations=illustrations,
    illustration=illustration,
    score_sign=score_sign,
    scene=scene,
    icons=icons,
    face="wool",
)
