"""The disk cache: each sprite is painted once, in every size, even if files are deleted or damaged."""

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from render.carcassonne.board import lay
from render.carcassonne.frame import whole
from render.carcassonne.tile.painter import SIZES, tile, variant
from render.kit import disk, version
from render.kit import folder as folder_module
from render.kit.cache import clear
from render.kit.disk import DiskCached, cached_on_disk, painted_ahead, persistent
from render.kit.sprites import Sprite, indexed, levels_of, plain, to_sprite
from render.kit.theme import GOLD, INK
from tests.render.games import laid

Coin = DiskCached[str, Sprite]
KINDS = ("head", "tail")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(folder_module, "_named", [tmp_path / "sprites"])
    clear()
    yield tmp_path / "sprites"
    clear()


@pytest.fixture
def painted() -> list[tuple[int, str]]:
    return []


@pytest.fixture
def coin(painted: list[tuple[int, str]], monkeypatch: pytest.MonkeyPatch) -> Coin:
    monkeypatch.setattr(disk, "painters", [])

    @cached_on_disk(
        sizes=(16, 24, 40, 60), masters=(24, 60), finish=to_sprite, every=lambda: ((kind,) for kind in KINDS)
    )
    def coin(size: int, kind: str) -> Image.Image:
        painted.append((size, kind))
        image = Image.new("RGBA", (size, size), (*INK, 0))
        ImageDraw.Draw(image).ellipse((1, 1, size - 2, size // (1 if kind == "head" else 2)), (*GOLD, 255))
        return image

    return coin


def seen(sprite: Sprite) -> tuple[object, ...]:
    return sprite.size, sprite.core.tobytes(), levels_of(sprite), sprite.edge


def test_sprite_is_painted_once_and_then_read(coin: Coin, painted: list[tuple[int, str]]) -> None:
    fresh = {(size, kind): seen(coin(size, kind)) for size, kind in product(coin.sizes, KINDS)}
    clear()
    assert {(size, kind): seen(coin(size, kind)) for size, kind in product(coin.sizes, KINDS)} == fresh
    assert sorted(painted) == [(24, "head"), (24, "tail"), (60, "head"), (60, "tail")]


def test_picture_is_not_drawn_if_its_sprites_must_be_painted(coin: Coin, painted: list[tuple[int, str]]) -> None:
    def draw() -> bytes:
        return bytes(coin(16, "head").size)

    assert disk.if_painted(draw) is None
    assert painted == []
    drawn = draw()
    clear()
    assert disk.if_painted(draw) == drawn
    assert len(painted) == 1


def test_only_sprites_that_are_painted_ahead_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plate with a mark is drawn at once: no one could have painted it before."""
    monkeypatch.setattr(disk, "painters", [])
    listed = painted_ahead(lambda: [("a",)])(persistent(_signed))
    assert disk.if_painted(lambda: listed("a").tobytes()) is None
    assert disk.if_painted(lambda: persistent(_sign)("a").tobytes()) == bytes(1)


def _signed(mark: str) -> Image.Image:
    return Image.new("P", (1, 1))


def _sign(mark: str) -> Image.Image:
    return Image.new("P", (1, 1))


def test_sprite_of_one_colour_takes_as_little_memory_when_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "drawn", [])

    @persistent
    def shade() -> Sprite:
        return plain(Image.new("L", (20, 20), 255), INK)

    fresh = shade()
    clear()
    read = shade()
    assert read is not fresh
    assert (read.pixels == fresh.pixels).all()
    assert levels_of(read) == levels_of(fresh)
    assert read.weight == fresh.weight < read.pixels.size


def test_sprite_has_the_requested_size(coin: Coin) -> None:
    assert [coin(size, "head").size for size in coin.sizes] == [(size, size) for size in coin.sizes]
    assert [coin.fitting(width) for width in (3, 24, 39.9, 1000)] == [16, 24, 24, 60]


def test_files_may_be_deleted_at_any_time(coin: Coin, folder: Path) -> None:
    before = seen(coin(40, "head"))
    for file in coin.folder.iterdir():
        file.unlink()
    coin.folder.rmdir()
    folder.rmdir()
    clear()
    assert seen(coin(40, "head")) == before
    assert len(list(coin.folder.iterdir())) == 1


@pytest.mark.parametrize("damage", ["empty", "cut", "changed"])
def test_damaged_file_is_painted_again(coin: Coin, painted: list[tuple[int, str]], damage: str) -> None:
    before = seen(coin(60, "tail"))
    (file,) = coin.folder.iterdir()
    sound = file.read_bytes()
    file.write_bytes({"empty": b"", "cut": sound[:-20], "changed": sound[:-20] + bytes(20)}[damage])
    clear()
    assert seen(coin(60, "tail")) == before
    assert file.read_bytes() == sound
    assert len(painted) == 2


def test_new_version_reads_no_old_sprites(
    coin: Coin, painted: list[tuple[int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    coin(16, "head")
    monkeypatch.setattr(disk, "version", lambda _module: "new")
    clear()
    coin(16, "head")
    assert len(painted) == 2


def test_version_depends_on_code_and_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    code, data, other = (
        tmp_path / "render/game/sprites.py",
        tmp_path / "rules/game/tiles.toml",
        tmp_path / "rules/game/a.py",
    )
    monkeypatch.setattr(version, "ROOT", tmp_path)
    found = set()
    for file in (code, data, other):
        file.parent.mkdir(parents=True, exist_ok=True)
        for text in ("1", "2"):
            file.write_text(text)
            version.version.cache_clear()
            found.add(version.version("render.game.sprites"))
    version.version.cache_clear()
    assert len(found) == 4, "two of the code, two of the data with it; the rules' code draws nothing"


def test_version_of_an_expansion_depends_on_its_games_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(version, "ROOT", tmp_path)
    found = set()
    for file in (tmp_path / "render/game/expansions/more/pieces.py", tmp_path / "render/game/pieces.py"):
        file.parent.mkdir(parents=True, exist_ok=True)
        for text in ("1", "2"):
            file.write_text(text)
            version.version.cache_clear()
            found.add(version.version("render.game.expansions.more.pieces"))
    version.version.cache_clear()
    assert len(found) == 4


def test_unwritable_folder_causes_no_error(coin: Coin, folder: Path) -> None:
    folder.write_text("in the way")
    assert coin(16, "head").size == (16, 16)


def test_concurrent_painting_and_reading_give_equal_sprites(coin: Coin) -> None:
    def look(turn: int) -> tuple[object, ...]:
        if turn % 3 == 0:
            clear()
        return seen(coin(60, KINDS[turn % 2]))

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(look, range(80)))
    assert found == [seen(coin(60, KINDS[turn % 2])) for turn in range(80)]


def test_missing_sprites_are_listed_until_painted(coin: Coin, painted: list[tuple[int, str]]) -> None:
    coin(60, "tail")
    for paint in coin.missing():
        paint()
    assert painted == [(60, "tail"), (24, "head"), (60, "head"), (24, "tail")]
    assert list(coin.missing()) == []


def test_picture_without_soft_edges_is_stored_unchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "painters", [])
    plain = cached_on_disk(sizes=(20,), finish=indexed, every=lambda: [()])(
        lambda size: Image.new("RGB", (size, 9), GOLD)
    )
    fresh = plain(20)
    clear()
    assert (plain(20).mode, plain(20).size) == ("P", (20, 9))
    assert plain(20).convert("RGB").tobytes() == fresh.convert("RGB").tobytes()


@pytest.mark.sweep(3)
@pytest.mark.parametrize("size", [size for size in SIZES if size <= 122])
def test_no_seam_between_tiles(size: int) -> None:
    board = laid(9, 3)
    frame = whole([lying.cell for lying in board], 0, 0.3)._replace(size=size, left=600, top=500)
    picture = lay(frame, board)
    inner = range(size * 2 // 5, size * 3 // 5)
    for lying in board:
        left, top = frame.corner(lying.cell)
        part = picture.crop((left, top, left + size, top + size))
        sprite = tile(size, lying.kind, lying.turn, variant(*lying.cell))
        for along in inner:
            for spot in ((along, 0), (size - 1, along), (along, size - 1), (0, along)):
                assert part.getpixel(spot) == sprite.getpixel(spot)


VERSIONED = {
    "plain": 'def f() -> str:\n    return "# a"\n',
    "docstrings": '"""A file,\n\nwith "more" about it.\n"""\n\ndef f() -> str:\n    \'One.\'\n    return "# a"\n',
    "comments": 'def f() -> str:  # says a\n    # why\n    return "# a"  # not b\n',
    "layout": 'def f(\n) -> str: return (\n    "# a"\n)\n',
    "another text": 'def f() -> str:\n    return "# b"\n',
    "a text on lines of its own": 'def f() -> str:\n    return (\n        """a\n        """\n    )\n',
    "another text on lines of its own": 'def f() -> str:\n    return (\n        """b\n        """\n    )\n',
}


def versions(folder: Path, sources: Iterable[str]) -> list[str]:
    """Return the version of a module for each of several sources."""
    code = folder / "render/game/sprites.py"
    code.parent.mkdir(parents=True, exist_ok=True)
    found = []
    for source in sources:
        code.write_text(source)
        version.version.cache_clear()
        found.append(version.version("render.game.sprites"))
    version.version.cache_clear()
    return found


def test_only_code_changes_the_version(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(version, "ROOT", tmp_path)
    found = dict(zip(VERSIONED, versions(tmp_path, VERSIONED.values()), strict=True))
    assert len({found[name] for name in ("plain", "docstrings", "comments", "layout")}) == 1
    assert len(set(found.values())) == 4


def in_a_new_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(version, "_used", {})
    version._stored.cache_clear()


def test_syntax_trees_are_computed_once_for_each_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, folder: Path
) -> None:
    monkeypatch.setattr(version, "ROOT", tmp_path)
    in_a_new_process(monkeypatch)
    before = versions(tmp_path, ("1", "2"))
    version.keep_digests()
    in_a_new_process(monkeypatch)
    with monkeypatch.context() as patched:
        patched.setattr(version, "_computed", lambda source: pytest.fail(f"computed again: {source!r}"))
        assert versions(tmp_path, ("1", "2")) == before
    (file,) = (folder / version.DIGESTS).iterdir()
    file.write_bytes(b'{"half": ')
    in_a_new_process(monkeypatch)
    assert versions(tmp_path, ("1", "2")) == before
