"""Contact sheets: for every game one image of its pictures at chosen moments, to look at before a change is done.

Each line of a sheet is a scene. It shows the picture as on a computer and as on a phone, in both sizes also as people
with deuteranopia see it. This command draws ``docs/sheets/<game>.webp`` for every game, or for the named ones::

    python -m tests.sheets [game ...]

With ``--into FOLDER`` each scene becomes a PNG file of its own in that folder instead, the same four pictures in it.

A game declares its scenes as data in ``tests/sheets/<game>.py``, found by its name::

    from tests.sheets.scene import Result, Scene

    SCENES = (
        Scene("Two seats, a quarter of the game", seats=2, choices=60),                     # the public picture
        Scene("The placing of a tile", choices=60, until="carcassonne.place", panel=True),  # the panel of its seat
        Scene("A place is chosen", choices=60, until="carcassonne.place", panel=True, chosen=1),
        Scene("The fields", seats=4, choices=150, overlay="fields"),
        Scene("A table that is arranged", position={"seats": 3, "board": [...]}),
        Scene("A picture of another kind", draw=lambda: ...),                               # such as a banner
    )
    RESULT = Result(6, {"expansions": ["inns"]})    # the table whose end the sheet of results shows

``tests/sheets/scene.py`` explains each field. A sheet shows two to six seats, early and late moments, every expansion,
every overlay and the panels of the usual asks. ``tests/render/test_sheets.py`` draws every scene.
"""
