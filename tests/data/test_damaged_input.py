"""Every damaged document or backup gets one sentence from an operator's command, and changes nothing.

``DAMAGES=1000`` tries more damages of each kind.
"""

import json
import os
import random
import shutil
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from data import backup, export, restore
from data.errors import StoreError
from data.sqlite.connections import open_connection
from data.sqlite.migrations import load_steps
from data.store import SHARED_FILE, Store
from data.tables import Tables
from rules.kernel import Facts
from tests.data.conftest import ADA, GUILD, OpenStore, begin, play
from tests.data.damage import contents, copied, damage, damaged_document, damaged_text
from tests.data.documents import RECORDED, document

COUNT = int(os.environ.get("DAMAGES", "50"))
"""The number of damages of each kind."""
LONGEST = 400
"""The most characters of a sentence."""
FILE = f"{GUILD}.sqlite3"


@pytest.fixture
async def documents(store: Store) -> list[Facts]:
    """Return the document that a player gets of a finished game, and the recorded ones."""
    tables = Tables(store)
    running = await begin(tables, GUILD)
    await play(tables, running, 400, random.Random(1))
    return [await document(tables, running, ADA), *(json.loads(file.read_text()) for file in RECORDED)]


@pytest.fixture
async def copies(tmp_path: Path, open_store: OpenStore) -> Path:
    """Return a data folder of two servers, closed."""
    folder = tmp_path / "good"
    store = await open_store(folder)
    for guild in (GUILD, GUILD + 1):
        await play(Tables(store), await begin(Tables(store), guild), 5, random.Random(1))
    await store.close()
    return folder


class Command:
    """A command with what it prints."""

    def __init__(self, main: Callable[[Sequence[str]], int], capsys: pytest.CaptureFixture[str]) -> None:
        self._main = main
        self._capsys = capsys

    def failed(self, *arguments: Path | str) -> bool:
        """Return whether the command fails. Expect one sentence if it does, and none otherwise."""
        self._capsys.readouterr()
        status = self._main([str(argument) for argument in arguments])
        printed = self._capsys.readouterr()
        if status == 0:
            assert printed.err == ""
            return False
        assert status == 1
        assert printed.out == ""
        (line,) = printed.err.splitlines()
        assert line.isprintable()
        assert 10 < len(line) < LONGEST
        return True


def test_damaged_document_gets_one_sentence(
    documents: list[Facts], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command, rng, failed = Command(export.main, capsys), random.Random(1), 0
    file, folder = tmp_path / "game.json", tmp_path / "tests"
    folder.mkdir()
    for _ in range(COUNT * 2):
        file.write_bytes(damaged_text(rng.choice(documents), rng))
        content = file.read_bytes()
        if command.failed(file, folder):
            failed += 1
            assert contents(folder) == {}
        for stored in folder.iterdir():
            assert command.failed(stored) is False
            stored.unlink()
        assert file.read_bytes() == content
    assert failed > COUNT


def test_damaged_facts_are_imported_or_a_value_error(documents: list[Facts]) -> None:
    rng = random.Random(2)
    for _ in range(COUNT):
        with suppress(ValueError):
            assert export.imported(damaged_document(rng.choice(documents), rng)).over


@pytest.mark.parametrize("name", ["folder", "missing.json", "good.json/below", "x" * 300, "nul\0.json"])
def test_path_without_a_document_gets_one_sentence(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "good.json").touch()
    assert Command(export.main, capsys).failed(tmp_path / name)


async def assert_opens(path: Path) -> None:
    connection = await open_connection(path, load_steps("shared" if path.name == SHARED_FILE else "guild"))
    await connection.close()


async def test_damaged_copy_of_a_server_is_not_restored(
    copies: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command, rng, failed = Command(restore.main, capsys), random.Random(3), 0
    for _ in range(COUNT):
        damaged, folder = copied(copies, tmp_path / "copy"), copied(copies, tmp_path / "data")
        (folder / FILE).unlink()
        monkeypatch.setenv("DATA_DIR", str(folder))
        before = contents(folder)
        damage(damaged / FILE, rng)
        if command.failed(damaged / FILE):
            failed += 1
            assert contents(folder) == before
        else:
            await assert_opens(folder / FILE)
    assert failed > COUNT // 4


async def test_damaged_file_of_a_backup_is_named_and_the_others_are_restored(
    copies: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command, rng, failed, folder = Command(restore.main, capsys), random.Random(4), 0, tmp_path / "data"
    monkeypatch.setenv("DATA_DIR", str(folder))
    for _ in range(COUNT):
        damaged = copied(copies, tmp_path / "copy")
        name = rng.choice([FILE, SHARED_FILE])
        damage(damaged / name, rng)
        expected = {FILE, f"{GUILD + 1}.sqlite3", SHARED_FILE}
        if command.failed(damaged):
            failed += 1
            expected -= {name}
        assert contents(folder).keys() == expected
        for each in expected:
            await assert_opens(folder / each)
        shutil.rmtree(folder)
    assert failed > COUNT // 4


async def test_damaged_file_is_named_by_a_backup_which_keeps_its_last_copy(
    copies: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command, rng, failed = Command(backup.main, capsys), random.Random(5), 0
    folder, to = tmp_path / "data", tmp_path / "copy"
    monkeypatch.setenv("DATA_DIR", str(folder))
    for _ in range(COUNT):
        copied(copies, folder)
        assert not command.failed(to)
        before = contents(to)
        name = rng.choice([FILE, SHARED_FILE])
        damage(folder / name, rng)
        if command.failed(to):
            failed += 1
            assert contents(to)[name] == before[name]
        # The copy of a file with a wrong version is refused later, by the restore.
        with suppress(StoreError):
            await assert_opens(to / name)
    assert failed > COUNT // 4
