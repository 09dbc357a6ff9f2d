"""Icons and their marks: catalogues without them, names that Discord takes, pictures that it takes."""

from __future__ import annotations

import io
import itertools
import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from bench.games.random_play import step
from render import LANGUAGES, icons, words
from render.icon_marks import END, LONGEST_NAME, START, keys, mark, plain, read, replaced
from render.kit import folder
from render.kit.icon import SIDE
from render.kit.version import DIGESTS
from render.lengths import length, shorten
from rules.kernel import GAMES, Table
from tests.sheets.__main__ import FOLDER
from tests.sheets.icons import icon_sheet

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


@pytest.mark.sweep(1, by="game")
@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_pictures_have_no_marks(game: str, language: str) -> None:
    """They share the sentences told so far with the catalogue that keeps marks."""
    table = Table.new(game, seats=2, seed=3)
    rng = random.Random(3)
    events = [event for _ in range(60) if not table.over for event in step(table, rng)[2]]
    view, ask = table.view(0), table.ask_of(0)
    told = words(language).with_icons().about(view)
    assert any(START in told.event(event.seen_by(0)) for event in events), f"no event of {game} names an icon"
    plainly = words(language).about(view)
    assert not any(START in plainly.event(event.seen_by(0)) for event in events)
    assert START not in render.describe(view, ask, language=language)
    assert START not in render.text_board(view, language=language)


ALIKE = (
    ("catan-lumber", "catan-brick", "catan-wool", "catan-grain", "catan-ore"),
    ("catan-paper", "catan-cloth", "catan-coin"),
    ("zavandor-ruby", "zavandor-diamond", "zavandor-emerald", "zavandor-sapphire"),
    ("zavandor-log", "zavandor-plank", "zavandor-metal", "zavandor-gold"),
    ("dominion-card", "dominion-action", "dominion-buy", "dominion-coins"),
    tuple(f"seat-{letter}" for letter in "abcdef"),
)
"""Icons that stand beside each other on buttons."""
APART = 12.0
"""Least mean difference of two icons in grey, 22 pixels high, of 255 levels."""


@pytest.mark.parametrize("group", ALIKE)
def test_icons_beside_each_other_differ_without_colour(group: tuple[str, ...]) -> None:
    for one, other in itertools.combinations([in_grey(key) for key in group], 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] >= APART


def in_grey(key: str) -> Image.Image:
    """Return an icon in grey on a dark ground, as large as on a button."""
    icon = icons.draw(key).resize((22, 22), Image.Resampling.LANCZOS)
    ground = Image.new("RGBA", icon.size, "#313338")
    ground.alpha_composite(icon)
    return ground.convert("L")


def test_docs_show_all_icons() -> None:
    assert icon_sheet(("seat-a", "catan-ore")).width == 1500
    with Image.open(FOLDER / "icons.webp") as shown:
        assert shown.width == 1500


def test_names_of_emojis_fit_discord() -> None:
    names = [render.emoji_name(key, "0" * icons.DIGEST) for key in icons.icons()]
    assert all(re.fullmatch(rf"[A-Za-z0-9_]{{2,{LONGEST_NAME}}}", name) for name in names)
    assert len(set(names)) == len(names) < 2000
    # A screen reader speaks the part after the game's name.
    assert all(len(key.partition("-")[2]) >= 1 for key in icons.icons())


def test_painted_icons_fit_discord() -> None:
    """The folder of the tests' sprites keeps them, so that a run without a change of a picture paints none."""
    icons.paint()
    found = icons.painted()
    assert found is not None
    assert list(found) == list(icons.icons())
    for path in found.values():
        image = Image.open(io.BytesIO(path.read_bytes()))
        assert image.size == (SIDE, SIDE)
        assert image.mode == "RGBA"
        assert path.stat().st_size <= 256 * 2**10
    names = [name for _, name, _ in render.painted_icons() or ()]
    assert names == [path.stem.replace("-", "_") for path in found.values()]


def test_another_process_paints_only_missing_icons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    icons.paint()
    for name in (DIGESTS, *icons.folder_names()):
        shutil.copytree(folder.cache_folder() / name, tmp_path / name)
    monkeypatch.setattr(folder, "_named", [tmp_path])
    found = icons.painted()
    assert found is not None
    found["catan-ore"].unlink()
    assert icons.painted() is None
    before = {path: path.stat().st_mtime_ns for key, path in found.items() if key != "catan-ore"}
    subprocess.run([sys.executable, "-m", "render.icons", str(tmp_path), str(os.getpid())], check=True)
    assert icons.painted() == found
    assert {path: path.stat().st_mtime_ns for path in before} == before
