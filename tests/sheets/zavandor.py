"""The scenes of The Mines of Zavandor."""

from tests.sheets.scene import Scene

SCENES = (
    Scene("Two seats, early", choices=20),
    Scene("Four seats, professional, late", seats=4, options={"variant": "professional"}, choices=220),
    Scene("Panel: a bid", seats=3, choices=60, until="zavandor.bid", panel=True),
)
