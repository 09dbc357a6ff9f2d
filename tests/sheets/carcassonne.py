"""The scenes of Carcassonne."""

from tests.sheets.scene import Result, Scene

ALL = {"expansions": ["inns", "traders", "dragon", "river"]}

SCENES = (
    Scene("Two seats, the second tile", seats=2, choices=1),
    Scene("Two seats, the middle of the game", seats=2, choices=50, seed=2),
    Scene("Two seats, the end", seats=2, choices=200),
    Scene("Three seats, the middle of the game", seats=3, choices=60, seed=3),
    Scene("Four seats with inns and cathedrals, late", seats=4, options={"expansions": ["inns"]}, choices=120, seed=4),
    Scene("Five seats with the river, early", seats=5, options={"expansions": ["river"]}, choices=25, seed=5),
    Scene("Six seats with every expansion, the middle of the game", seats=6, options=ALL, choices=170, seed=6),
    Scene("Six seats with every expansion, the end", seats=6, options=ALL, choices=600, seed=7),
    Scene("Panel: the places of a tile", seats=3, choices=40, seed=3, until="carcassonne.place", panel=True),
    Scene("Panel: a place is chosen", seats=3, choices=40, seed=3, until="carcassonne.place", panel=True, chosen=1),
    Scene("Panel: a follower, or none", seats=3, choices=43, seed=3, until="carcassonne.figure", panel=True),
    Scene("Panel: places late", seats=5, options=ALL, choices=210, seed=6, until="carcassonne.place", panel=True),
    Scene("Panel: the dragon", seats=3, options=ALL, choices=60, seed=2, until="carcassonne.dragon", panel=True),
    Scene("The fields", seats=4, choices=110, seed=4, overlay="fields"),
    Scene("The tiles left", seats=4, choices=110, seed=4, overlay="tiles"),
    Scene("The tiles left of every expansion", seats=6, options=ALL, choices=170, seed=6, overlay="tiles"),
)

RESULT = Result(6, {"expansions": ["inns", "traders", "dragon", "river"]})
