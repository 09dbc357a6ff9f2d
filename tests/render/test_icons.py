"""Icons and their marks: catalogues without them, names that Discord takes, pictures that it takes."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

import render
from render import LANGUAGES, icons, words
from render.emoji_names import LONGEST
from render.icon_marks import END, START, keys, mark, plain, read, replaced
from render.kit import folder
from render.kit.icon import SIDE
from render.lengths import length, shorten

LUMBER = mark("catan-lumber", "lumber")
KNIGHT = mark("catan-knight")


def test_a_text_without_icons_has_words_instead_of_marks() -> None:
    assert plain(f"2 {LUMBER} and {KNIGHT} Knight") == "2 lumber and Knight"


def test_icons_replace_the_words_of_their_marks() -> None:
    assert replaced(f"2 {LUMBER}, {KNIGHT} Knight", lambda key: f"<{key}>") == "2 <catan-lumber>, <catan-knight> Knight"


def test_a_mark_without_its_icon_has_words() -> None:
    assert replaced(f"2 {LUMBER}, {KNIGHT} Knight", lambda key: "") == "2 lumber, Knight"


def test_a_cut_text_has_no_part_of_a_mark() -> None:
    assert shorten(f"2 {LUMBER}", 8) == f"2 {LUMBER}"
    assert shorten(f"2 {LUMBER}", 7) == "2 lumb…"
    assert length(f"2 {LUMBER}") == 8


def test_a_source_may_name_an_icon_by_a_fact() -> None:
    assert read("⟦seat-{ $letter }|{ $name }⟧") == mark("seat-{ $letter }", "{ $name }")


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_catalogue_with_icons_returns_marks(language: str) -> None:
    catalogue = words(language)
    marked = {key for key, source in catalogue.sources.items() if START in source}
    for key in marked:
        if "{" not in catalogue.sources[key]:
            assert START not in catalogue.text(key)
            assert START in catalogue.with_icons().text(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_icon_of_a_catalogue_exists(language: str) -> None:
    for key, source in words(language).sources.items():
        assert source.count(START) == source.count(END), key
        for icon in keys(source):
            pattern = re.sub(r"\\\{.*?\\\}", r"\\w+", re.escape(icon))
            assert any(re.fullmatch(pattern, known) for known in icons.icons()), f"{key}: {icon}"


def test_names_of_emojis_fit_discord() -> None:
    names = [render.emoji_name(key, "0" * icons.DIGEST) for key in icons.icons()]
    assert all(re.fullmatch(rf"[A-Za-z0-9_]{{2,{LONGEST}}}", name) for name in names)
    assert len(set(names)) == len(names) < 2000
    # A screen reader speaks the part after the game's name.
    assert all(len(key.partition("-")[2]) >= 1 for key in icons.icons())


def test_painted_icons_fit_discord(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are painted once, by another process: a second call finds the files."""
    monkeypatch.setattr(folder, "_named", [tmp_path])
    assert icons.painted() is None
    subprocess.run([sys.executable, "-m", "render.icons", str(tmp_path), str(os.getpid())], check=True)
    found = icons.painted()
    assert found is not None
    assert list(found) == list(icons.icons())
    for path in found.values():
        image = Image.open(io.BytesIO(path.read_bytes()))
        assert image.size == (SIDE, SIDE)
        assert image.mode == "RGBA"
        assert path.stat().st_size <= 256 * 2**10
    before = {path: path.stat().st_mtime_ns for path in found.values()}
    icons.paint()
    assert {path: path.stat().st_mtime_ns for path in found.values()} == before
    names = [name for _, name, _ in render.painted_icons() or ()]
    assert names == [path.stem.replace("-", "_") for path in found.values()]
