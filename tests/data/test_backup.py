"""Backups of the data folder: complete while the bot plays, checked, and restored only into an empty folder."""

import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from itertools import repeat
from pathlib import Path

import pytest

from data.backup import back_up
from data.backup import main as backup_main
from data.errors import Stale
from data.restore import main as restore_main
from data.restore import restore
from data.store import SHARED_FILE, Store
from data.tables import Tables
from tests.data.conftest import GUILD, OpenStore, begin, choose, play, replayed
from tests.data.crashes import ROOT, Promise, assert_log_is_table, seen


async def begin_one(store: Store, guild: int) -> None:
    await begin(Tables(store), guild)


COPIES = 6


def copied_while_played(folder: Path, to: Path) -> list[list[Promise]]:
    """Let a process play while the folder is copied again and again. Return what it had promised before each copy."""
    command = [sys.executable, "-m", "tests.data.writer", str(folder), "1"]
    promised: list[list[Promise]] = []
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for at in range(COPIES):
            lines = [process.stdout.readline() for _ in range(15)]
            promised.append([Promise(*map(int, line.split())) for line in lines])
            assert back_up(folder, to / f"{at}") == []
        process.kill()
    return promised


async def test_backups_during_a_game_have_every_choice_acknowledged_before(
    tmp_path: Path, open_store: OpenStore
) -> None:
    """Plain copies of the files lacked acknowledged choices, or were malformed."""
    promised = copied_while_played(tmp_path / "live", tmp_path / "copies")
    for at in range(COPIES):
        assert restore(tmp_path / "copies" / f"{at}", tmp_path / f"back{at}") == []
        store = await open_store(tmp_path / f"back{at}", clock=time.time)
        before = [one for some in promised[: at + 1] for one in some]
        assert {one.interaction for one in before} <= await store.read(1, seen)
        await assert_log_is_table(store, before[-1].game)
        await store.close()


async def test_a_backup_is_replaced_by_the_next_and_makes_the_bot_look_at_every_server(
    tmp_path: Path, open_store: OpenStore
) -> None:
    folder, to = tmp_path / "live", tmp_path / "copy"
    store = await open_store(folder)
    for guild in (GUILD, GUILD + 1):
        await begin_one(store, guild)
        assert back_up(folder, to) == []
    await store.close()
    assert {path.name for path in to.iterdir()} == {f"{GUILD}.sqlite3", f"{GUILD + 1}.sqlite3", SHARED_FILE}
    with closing(sqlite3.connect(to / SHARED_FILE)) as db:
        assert {row[0] for row in db.execute("SELECT due FROM wakes")} == {0}


async def test_a_damaged_file_is_named_and_the_others_are_copied(tmp_path: Path, open_store: OpenStore) -> None:
    folder = tmp_path / "live"
    store = await open_store(folder)
    await begin_one(store, GUILD)
    await store.close()
    (folder / "7.sqlite3").write_bytes(b"junk" * 1_000)
    (failed,) = back_up(folder, tmp_path / "copy")
    assert failed.startswith("7.sqlite3 is not copied")
    assert (tmp_path / "copy" / f"{GUILD}.sqlite3").exists()
    assert not (tmp_path / "copy" / "7.sqlite3").exists()


async def test_no_panel_of_a_lost_choice_fits_a_restored_table(tmp_path: Path, open_store: OpenStore) -> None:
    """A click on the panel of a lost choice was taken as the answer to another question with the same number."""
    rng, shown = random.Random(1), set[int]()
    store = await open_store(tmp_path / "live")
    running = await begin(Tables(store), GUILD)
    await play(Tables(store), running, 5, rng)
    assert back_up(tmp_path / "live", tmp_path / "copy") == []
    for _ in range(8):
        async with Tables(store).transaction(*running) as session:
            shown |= {ask.number for ask in (*session.table.asks, *session.table.answered)}
            choose(session, rng)
    later = await begin(Tables(store), GUILD)
    await store.close()

    assert restore(tmp_path / "copy", tmp_path / "back") == []
    back = await open_store(tmp_path / "back")
    async with Tables(back).transaction(*running) as session:
        numbers = [ask.number for ask in session.table.asks]
        assert session.last == 6
        assert min(numbers) > max(shown)
        assert all(len(str(number)) <= 9 for number in numbers)
        for ask in session.table.asks:
            with pytest.raises(Stale):
                session.answer(ask.seat, [], number=max(shown))
    # A new table has the number of a lost one.
    assert await begin(Tables(back), GUILD) == later
    for game in (running, later):
        async with Tables(back).transaction(*game) as session:
            assert min(ask.number for ask in session.table.asks) > max(shown)
            open_asks = session.table.asks
        async with Tables(back).transaction(*game) as session:
            assert session.table.asks == open_asks
        await play(Tables(back), game, 20, rng)
        async with Tables(back).transaction(*game) as session:
            again = await replayed(back, game, session.table.state.chance.seed)
            assert again.view(0) == session.table.view(0)


async def test_a_second_restore_gives_higher_numbers_again(tmp_path: Path, open_store: OpenStore) -> None:
    store = await open_store(tmp_path / "0")
    running = await begin(Tables(store), GUILD)
    await play(Tables(store), running, 5, random.Random(1))
    await store.close()
    shown = 0
    for at, moment in enumerate((1_800_000_000.0, 1_800_000_900.0)):
        assert back_up(tmp_path / str(at), tmp_path / f"copy{at}") == []
        assert restore(tmp_path / f"copy{at}", tmp_path / str(at + 1), repeat(moment).__next__) == []
        store = await open_store(tmp_path / str(at + 1))
        await play(Tables(store), running, 5, random.Random(at))
        async with Tables(store).transaction(*running) as session:
            assert min(ask.number for ask in session.table.asks) > shown
            shown = max(ask.number for ask in session.table.asks)
        await store.close()


async def test_one_server_is_restored_beside_the_others(tmp_path: Path, open_store: OpenStore) -> None:
    folder, copy = tmp_path / "live", tmp_path / "copy" / f"{GUILD}.sqlite3"
    store = await open_store(folder)
    running = await begin(Tables(store), GUILD)
    await begin_one(store, GUILD + 1)
    assert back_up(folder, copy.parent) == []
    with pytest.raises(ValueError, match="stop it first"):
        restore(copy, folder)
    await store.close()
    with pytest.raises(ValueError, match=r"has .* already"):
        restore(copy, folder)
    with pytest.raises(ValueError, match="is no server's file"):
        restore(copy.with_name(SHARED_FILE), folder)
    with closing(sqlite3.connect(folder / SHARED_FILE)) as db, db:
        db.execute("UPDATE wakes SET due = NULL")
    (folder / copy.name).unlink()
    assert restore(copy, folder) == []
    back = await open_store(folder)
    assert back.wakeups.expects(GUILD)
    assert not back.wakeups.expects(GUILD + 1)
    async with Tables(back).transaction(*running) as session:
        assert min(ask.number for ask in session.table.asks) > 1_000_000


async def test_a_restore_refuses_a_used_folder_and_a_folder_with_games(tmp_path: Path, open_store: OpenStore) -> None:
    folder, to = tmp_path / "live", tmp_path / "copy"
    store = await open_store(folder)
    await begin_one(store, GUILD)
    assert back_up(folder, to) == []
    with pytest.raises(ValueError, match="stop it first"):
        restore(to, folder)
    await store.close()
    with pytest.raises(ValueError, match="has games already"):
        restore(to, folder)


@pytest.mark.parametrize("inside", [".", "backups"])
async def test_a_backup_into_the_data_folder_is_refused(tmp_path: Path, open_store: OpenStore, inside: str) -> None:
    await (await open_store(tmp_path)).close()
    with pytest.raises(ValueError, match="inside the data folder"):
        back_up(tmp_path, tmp_path / inside)


def test_the_commands_say_in_one_sentence_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "nothing"))
    assert backup_main([]) == restore_main([]) == 2
    capsys.readouterr()
    assert backup_main([str(tmp_path / "copy")]) == 1
    assert "is no data folder of the bot" in capsys.readouterr().err
    assert restore_main([str(tmp_path)]) == 1
    assert "is no backup" in capsys.readouterr().err
