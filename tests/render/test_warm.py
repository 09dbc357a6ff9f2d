"""Painting ahead: it paints all missing sprites and deletes those of other versions."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from inspect import unwrap
from pathlib import Path

import pytest
from PIL import Image

import render
from render import warm
from render.kit import disk, folder
from render.kit.cache import clear
from render.kit.disk import PaintedAhead, cached_on_disk
from render.kit.sprites import indexed
from render.kit.version import DIGESTS
from render.words import ENGLISH, LANGUAGES, words
from tests.render.catan_games import late


@pytest.fixture
def sprites(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(folder, "_named", [tmp_path])
    monkeypatch.setattr(disk, "painters", [])
    monkeypatch.setattr(disk, "drawn", [])
    cached_on_disk(sizes=(8, 16), finish=indexed, every=lambda: [("red",), ("green",)])(square)
    return tmp_path


def square(size: int, tint: str) -> Image.Image:
    return Image.new("RGB", (size, size), tint)


def test_all_missing_sprites_are_painted(sprites: Path) -> None:
    warm.warm(os.getppid())
    assert len(list(disk.folder_of(square).iterdir())) == 2


def test_painters_with_more_sprites_paint_more_in_each_turn(sprites: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiles of Carcassonne were painted last, one for each sprite of every other painter."""
    order: list[str] = []

    class Listed:
        def __init__(self, name: str, count: int) -> None:
            self.name, self.count = name, count

        def missing(self) -> Iterator[Callable[[], object]]:
            return (lambda: order.append(self.name) for _ in range(self.count))

    monkeypatch.setattr(disk, "painters", [Listed("many", 3 * warm.TURNS), Listed("few", 2)])
    warm.warm(os.getppid())
    assert order == ["many"] * 3 + ["few"] + ["many"] * 3 + ["few"] + ["many"] * 3 * (warm.TURNS - 2)


def test_catans_sprites_are_painted_ahead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every sprite that a picture draws was listed as missing before."""
    # The ground is none of these sprites, and painting it would take most of the time.
    usual = folder.cache_folder()
    monkeypatch.setattr(disk.DiskCached, "folder", property(lambda one: usual / disk.folder_of(one.paint).name))
    monkeypatch.setattr(folder, "_named", [tmp_path])
    clear()
    render.load()
    table = late("ck", 4)
    ahead = [each for each in disk.painters if isinstance(each, PaintedAhead) and "catan" in each.draw.__module__]
    before = {each: len(list(each.missing())) for each in ahead}
    for seat in (None, 0):
        render.picture(table.view(seat), language="de")
    for each in ahead:
        painted = len(list(disk.folder_of(unwrap(each.draw)).glob("*")))
        assert len(list(each.missing())) == before[each] - painted, each.draw
    assert sum(before.values()) > sum(len(list(each.missing())) for each in ahead) + 50


def test_sprites_are_painted_once_for_all_languages() -> None:
    """Their words are set on the picture. Only a cover is a whole picture."""
    warm.load_all()
    cards = (("dominion", "Cellar"), ("zavandor", "R1"), ("catan", "monopoly"))
    names = {words(language).thing(*card) for language in LANGUAGES if language != ENGLISH for card in cards}
    painted = [one for one in disk.painters if isinstance(one, disk.DiskCached | PaintedAhead)]
    assert len(painted) > 20
    assert [one for one in painted if any(name in str(args) for args in one.every() for name in names)] == []


def test_painting_stops_when_the_bot_is_gone(sprites: Path) -> None:
    """The bot may be killed before its painter has begun."""
    warm.warm(os.getpid())
    assert not list(sprites.iterdir())


def test_only_other_versions_and_unfinished_files_are_deleted(sprites: Path) -> None:
    warm.warm(os.getppid())
    current = disk.folder_of(square)
    outdated = sprites / f"{current.name.rpartition('-')[0]}-000000000000"
    outdated.mkdir()
    (outdated / "sprite").write_bytes(b"old")
    (current / f"{folder.UNFINISHED}abc").write_bytes(b"half")
    warm.tidy()
    assert [found.name for found in sprites.iterdir()] == [current.name]
    assert len(list(current.iterdir())) == 2


def test_sprites_of_modules_that_no_game_imports_are_kept(tmp_path: Path) -> None:
    """A cover, a banner and the points of an ended game are drawn by modules that are imported when they are needed."""
    code = """if True:
        import sys
        from pathlib import Path
        import render
        from render.kit.folder import cache_in
        cache_in(Path(sys.argv[1]))
        from render import banner, cover
        from render.kit import disk, points
        for draw in (banner.hollow, cover._cover, points.crown):
            (disk.folder_of(draw) / "sprite").mkdir(parents=True)
    """
    root = Path(warm.__file__).parents[1]
    with suppress(FileNotFoundError):
        # Both processes would read the syntax trees of all files again.
        shutil.copytree(folder.cache_folder() / DIGESTS, tmp_path / DIGESTS)
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], cwd=root, check=True)
    before = {found.parent.name for found in tmp_path.glob("*/sprite")}
    subprocess.run([sys.executable, "-m", "render.warm", str(tmp_path), "0"], cwd=root, check=True)
    assert len(before) == 3
    assert {found.parent.name for found in tmp_path.glob("*/sprite")} == before


def test_missing_folder_is_tidy(sprites: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "_named", [sprites / "nowhere"])
    warm.tidy()
    assert not (sprites / "nowhere").exists()


def test_start_imports_no_drawing_modules() -> None:
    code = "import sys, bot; print([name for name in sys.modules if name in ('numpy', 'render.kit.sprites')])"
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=Path(warm.__file__).parents[1], capture_output=True, check=True
    )
    assert told.stdout.strip() == b"[]"
