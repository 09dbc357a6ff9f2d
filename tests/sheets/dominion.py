"""The scenes of Dominion."""

from tests.sheets.scene import Scene

SCENES = (
    Scene("Two seats, the middle of the game", choices=80, options={"kingdom": "First Game"}),
    Scene("Six seats, late", seats=6, choices=400, options={"kingdom": "Big Actions"}),
    Scene("Panel: buying", choices=30, until="dominion.buy", panel=True),
)
