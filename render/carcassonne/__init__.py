"""Carcassonne in pictures and words: its view, its asks and its options."""

from render.carcassonne.description import describe
from render.carcassonne.icons import icons
from render.carcassonne.options import marks
from render.carcassonne.overlays import overlay, overlay_words, overlays
from render.carcassonne.pictures import picture, still, touched
from render.carcassonne.places import TablePlaces
from render.carcassonne.scene import scene
from render.carcassonne.signs import score_sign
from render.carcassonne.text_board import text_board
from render.carcassonne.text_map import text_map
from render.games import Rendering

RENDERING = Rendering(
    picture=picture,
    marks=marks,
    describe=describe,
    text_board=text_board,
    text_map=text_map,
    table_places=TablePlaces,
    touched=touched,
    still=still,
    overlays=overlays,
    overlay=overlay,
    overlay_words=overlay_words,
    score_sign=score_sign,
    scene=scene,
    icons=icons,
    face="city",
)
