"""Contact sheets: every game declares scenes, every scene draws, and the sheets of all games lie in the docs."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from render import LANGUAGES, film
from rules.kernel import GAMES
from tests.contract.adding import ROOT, game_folders
from tests.render.frames import SHORT_NAMES, recorded
from tests.render.vision import simulated
from tests.sheets import layers
from tests.sheets.readme import BOARDS, HEIGHT, filmed
from tests.sheets.results import FILE
from tests.sheets.scene import NAMES, Scene, drawn, picture, result, scenes, table_at
from tests.sheets.sheet import sheet, with_deficiency

SCENES = [(game, scene) for game in game_folders(ROOT) for scene in scenes(game)]
MOST_BYTES = 1_750_000
"""Upper bound of a sheet's file, because the sheets are part of the repository."""


@pytest.mark.sweep(2, by="game")
@pytest.mark.parametrize(("game", "scene"), [pytest.param(*one, id=f"{one[0]}: {one[1].title}") for one in SCENES])
def test_every_scene_draws_and_in_every_language_no_text_leaves_its_frame(game: str, scene: Scene) -> None:
    """One test, because the way to the scene takes longer than its pictures."""
    table = table_at(game, scene)
    shown = drawn(table, scene) if scene.draw is None else scene.draw()
    assert min(shown.size) >= 200
    assert len(shown.convert("RGB").getcolors(shown.width * shown.height) or ()) > 1
    with recorded() as frames:
        for language in LANGUAGES:
            drawn(table, scene, SHORT_NAMES, language)
            assert frames.take() == set(), language


@pytest.mark.parametrize("game", game_folders(ROOT))
def test_scenes_of_a_game_show_its_fewest_and_most_seats_and_a_panel(game: str) -> None:
    found = scenes(game)
    assert len({scene.title for scene in found}) == len(found)
    assert {scene.seats for scene in found if scene.draw is None} >= set(GAMES[game].meta.seats)
    assert any(scene.panel for scene in found)


@pytest.mark.parametrize("game", game_folders(ROOT))
def test_docs_hold_a_small_sheet_of_every_game(game: str) -> None:
    file = ROOT / "docs" / "sheets" / f"{game}.webp"
    assert file.is_file(), "run make sheets"
    assert file.stat().st_size <= MOST_BYTES


def test_docs_hold_a_small_sheet_of_results_of_every_game() -> None:
    assert FILE.stat().st_size <= MOST_BYTES
    assert all(result(game) for game in game_folders(ROOT))


def test_readme_opens_with_a_film_and_a_panel_and_its_pictures_are_there() -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r"docs/\w+\.(?:png|webp)", page)
    assert shown[:2] == ["docs/film.webp", "docs/panel.webp"]
    assert {Path(name).stem for name in shown} == {"film", "panel", *BOARDS}
    assert all((ROOT / name).stat().st_size <= MOST_BYTES for name in shown)
    with Image.open(ROOT / shown[0]) as moving:
        assert getattr(moving, "n_frames", 1) >= 20


def test_picture_of_the_layers_shows_the_imports_as_they_are() -> None:
    assert layers.FILE.read_text(encoding="utf-8") == layers.drawn(), "run python -m tests.sheets.layers"


def test_film_of_the_readme_shows_one_view_after_the_other() -> None:
    views = [table_at("carcassonne", Scene("", choices=choices)).view(None) for choices in (1, 4, 9)]
    moving = Image.open(BytesIO(filmed(views)))
    assert getattr(moving, "n_frames", 1) == 3
    assert moving.height == HEIGHT
    last = Image.open(BytesIO(film.frame(views[-1], views[-1], names=NAMES, language="en"))).resize(moving.size)

    def difference(frame: int) -> float:
        moving.seek(frame)
        return ImageStat.Stat(ImageChops.difference(moving.convert("RGB"), last)).mean[0]

    first, second, third = map(difference, range(3))
    assert third < 5 < second < first, "each frame is nearer to the last view"


def test_panel_shows_the_ask_and_the_chosen_steps() -> None:
    scene = Scene("places", choices=20, until="carcassonne.place", panel=True)
    table = table_at("carcassonne", scene)
    ask = table.asks[0]
    seen = render.picture(table.view(ask.seat), ask, names=("Ada", "Benedikt Kästner"))
    assert picture("carcassonne", scene).tobytes() == seen.tobytes()
    assert picture("carcassonne", scene._replace(chosen=1)).tobytes() != seen.tobytes()


def test_scene_whose_ask_never_opens_is_refused() -> None:
    with pytest.raises(ValueError, match="no ask never opens"):
        picture("carcassonne", Scene("nothing", until="never"))


def test_sheet_shows_each_scene_as_people_with_deuteranopia_see_it() -> None:
    red = Image.new("RGB", (1200, 900), (200, 60, 44))
    assert with_deficiency(red).getpixel((0, 0)) == simulated((200, 60, 44), "deuteranopia")
    one, two = sheet([("red", red)]), sheet([("red", red), ("again", red)])
    assert two.size == (one.width, 2 * one.height)
    shown = {colour for _, colour in one.getcolors(one.width * one.height) or ()}
    assert {(200, 60, 44), simulated((200, 60, 44), "deuteranopia")} <= shown
