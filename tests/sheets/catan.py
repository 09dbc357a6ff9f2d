"""The scenes of Catan."""

from tests.sheets.scene import Scene

KNIGHTS = {"mode": "ck"}

SCENES = (
    Scene("Two seats, early", choices=20),
    Scene("Four seats, the middle of the game", seats=4, choices=90),
    Scene("Six seats with Cities & Knights, late", seats=6, options=KNIGHTS, choices=400),
    Scene("Panel: an action", seats=3, choices=60, until="catan.act", panel=True),
)
