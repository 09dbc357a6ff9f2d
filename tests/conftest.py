"""What holds for all tests: an example may take as long as a busy machine needs; what was painted once stays."""

from pathlib import Path

from hypothesis import settings

import render

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

SPRITES = Path(__file__).parents[1] / ".pytest_cache" / "sprites"
render.cache_in(SPRITES)
