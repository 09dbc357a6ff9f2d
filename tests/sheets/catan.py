"""The scenes of Catan."""

from tests.sheets.scene import Result, Scene

KNIGHTS = {"mode": "ck"}
RICH = {
    "seats": 3,
    "number": 30,
    "phase": "act",
    "dice": [3, 4],
    "settlements": [["V9", "V42"], ["V17"], ["V28"]],
    "cities": [["V24"], ["V38"], ["V20"]],
    "roads": [["E14", "E20", "E28", "E53"], ["E25", "E49"], ["E40", "E31"]],
    "hands": [{"ore": 4, "grain": 3, "wool": 3, "brick": 1, "lumber": 2}, {"ore": 2}, {"wool": 1}],
    "cards": [["knight", "knight", "monopoly", "victory_point"], [], ["knight"]],
}
"""A hand of many cards of all kinds, with development cards, in the own turn."""
FULL = {**RICH, "phase": "roll", "dice": [], "coming": [[3, 4]], "cards": [[], [], []]}
"""The same hand when a seven comes."""

SCENES = (
    Scene("Setup: the hexes for a first settlement", seats=4, until="catan.place", panel=True),
    Scene("Two seats, early", choices=20),
    Scene("Four seats, the end", seats=4, choices=1_500, seed=5),
    Scene("Six seats, late", seats=6, choices=350, seed=6),
    Scene("Four seats with Cities & Knights, late", seats=4, options=KNIGHTS, choices=420, seed=8),
    Scene("Panel: Cities & Knights", seats=6, options=KNIGHTS, choices=500, seed=12, until="catan.act", panel=True),
    Scene("Panel: the places of a road", position=RICH, until="catan.act", panel=True, chosen=("road",)),
    Scene("Panel: a card to play", position=RICH, until="catan.act", panel=True, chosen=("play",)),
    Scene("Panel: a discard", position=FULL, until="catan.discard", panel=True, chosen=("ore", "ore", "grain", "wool")),
    Scene("Panel: the robber", seats=4, choices=120, seed=10, until="catan.robber", panel=True),
)

RESULT = Result(6, {"mode": "ck"})
