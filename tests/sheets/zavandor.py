"""The scenes of The Mines of Zavandor."""

from tests.sheets.scene import Result, Scene

PROFESSIONAL = {"variant": "professional"}
HAND = [
    *("Lr", "Lr", "Pr", "Mr", "Gr", "Ly", "Py", "Py", "My", "Lg", "Lg"),
    *("Pg", "Mg", "Gg", "Gg", "Lb", "Pb", "Pb", "Mb", "Gb", "Gb"),
]
RICH = {
    "seats": 2,
    "options": PROFESSIONAL,
    "phase": "trade",
    "round": 10,
    "king": 7,
    "players": [
        {
            "hand": HAND,
            "clan": "C",
            "level": 3,
            "coins": 21,
            "cave": [["R1", 2], ["Y9", 1], ["G2", 2], ["B7", 1], ["R12", 1], ["S0", 2]],
        },
        {"hand": ["Lb", "Gr"], "clan": "A", "level": 2, "cave": [["Y2", 2], None, None, None, None, None]},
    ],
}
"""A table with a full cave and a hand of two rows."""

SCENES = (
    Scene("Two seats, early", choices=20),
    Scene("Three seats, the middle of the game", seats=3, choices=120, seed=2),
    Scene("Four seats, professional, late", seats=4, options=PROFESSIONAL, choices=220),
    Scene("Four seats, the end", seats=4, choices=900, seed=4),
    Scene("Panel: the income, early", choices=10, until="zavandor.income", panel=True),
    Scene("Panel: a trade", seats=3, choices=60, until="zavandor.trade", panel=True),
    Scene("Panel: a bid", seats=3, choices=60, until="zavandor.bid", panel=True),
    Scene("Panel: a bid of two rubies", seats=3, choices=60, until="zavandor.bid", panel=True, chosen=("2r",)),
    Scene("Panel: the upgrades", seats=4, options=PROFESSIONAL, choices=150, until="zavandor.upgrade", panel=True),
    Scene("Panel: a full cave and a large hand", position=RICH, until="zavandor.trade", panel=True),
    Scene("The red cards", seats=3, choices=120, seed=2, overlay="r"),
    Scene("A board", seats=3, choices=120, seed=2, overlay="board0"),
)

RESULT = Result(4, {})
