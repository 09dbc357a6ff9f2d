"""The scenes of Dominion."""

from tests.render.dominion_games import LATE
from tests.sheets.scene import Result, Scene

HAND = {
    "seats": 3,
    "players": [
        {"hand": ["Village", "Moat", "Witch", "Copper", "Copper", "Copper", "Estate"], "deck": ["Silver"] * 5},
        {"hand": ["Copper"] * 5},
        {"hand": ["Copper"] * 5},
    ],
}
"""A hand of five kinds, one of them three times."""
MILITIA = {
    "seats": 2,
    "actions": 2,
    "players": [{"hand": ["Militia"]}, {"hand": ["Copper", "Copper", "Estate", "Smithy", "Gold"]}],
}

WAITING = {
    "seats": 3,
    "kingdom": ["Embargo", "Haven", "Native Village", "Smugglers", "Island", "Pirate Ship", "Wharf", "Lighthouse"],
    "embargo": {"Gold": 1, "Wharf": 2},
    "players": [
        {
            "hand": ["Native Village", "Copper", "Copper", "Estate"],
            "deck": ["Silver"] * 9,
            "discard": ["Gold"],
            "in_play": ["Haven", "Wharf"],
            "later": [{"card": "Haven", "stay": ["Haven"]}, {"card": "Wharf", "stay": ["Wharf"]}],
            "hidden": {"Haven": ["Gold"], "Native Village": ["Copper", "Wharf"]},
            "mats": {"Island": ["Island", "Province"]},
        },
        {
            "hand": ["Copper"] * 5,
            "deck": ["Copper"] * 4,
            "in_play": ["Lighthouse", "Throne Room", "Wharf"],
            "later": [
                {"card": "Lighthouse", "stay": ["Lighthouse"]},
                {"card": "Wharf", "stay": ["Wharf", "Throne Room"]},
                {"card": "Wharf"},
            ],
            "pirate": 3,
        },
        {"hand": ["Copper"] * 5, "mats": {"Island": ["Island", "Estate"]}},
    ],
}
"""Cards that wait for the next turn, and mats with cards."""

SCENES = (
    Scene("Two seats, the first turn", options={"kingdom": "Big Money"}),
    Scene("Two seats, the middle of the game", choices=80, options={"kingdom": "First Game"}),
    Scene("Three seats, the middle of the game", seats=3, choices=120, options={"kingdom": "Friendly Interactive"}),
    Scene("Four seats, late, with twenty cards in play", position=LATE),
    Scene("Six seats, late", seats=6, choices=400, options={"kingdom": "Big Actions"}),
    Scene("Four seats, the end", seats=4, choices=900),
    Scene("Panel: a hand of five kinds", position=HAND, panel=True),
    Scene("Panel: an Action is chosen", position=HAND, panel=True, chosen=("Witch",)),
    Scene("Panel: buying", choices=30, until="dominion.buy", panel=True),
    Scene("Panel: a card to buy is chosen", choices=30, until="dominion.buy", panel=True, chosen=1),
    Scene("Panel: discarding for a Militia", position=MILITIA, until="dominion.militia.discard", panel=True),
    Scene("Cards that stay in play, mats and tokens on piles", position=WAITING),
    Scene("Panel: a village with a mat", position=WAITING, panel=True, until="dominion.action"),
    Scene("The kingdom", choices=80, options={"kingdom": "First Game"}, overlay="kingdom"),
    Scene("A kingdom of Seaside", options={"kingdom": "High Seas"}, overlay="kingdom"),
    Scene("A kingdom of the second editions", options={"kingdom": "Underlings II"}, overlay="kingdom"),
)

RESULT = Result(6, {"kingdom": "Beginners"})
