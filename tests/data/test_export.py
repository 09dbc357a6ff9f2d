"""A game as a document: a finished game replays to the same table, and a running one holds nothing hidden."""

import json
import random
from pathlib import Path

import msgspec
import pytest

from data import export
from data.tables import Tables
from rules.kernel import GAMES, Facts, Table, plain
from tests.data.conftest import ADA, CLEO, Running, play
from tests.data.documents import RECORDED, document


async def test_a_finished_game_is_replayed_from_its_document(tables: Tables, running: Running) -> None:
    await play(tables, running, 400, random.Random(1))
    found = await document(tables, running, CLEO)
    async with tables.transaction(*running) as session:
        table = export.imported(found)
        assert table.over
        assert (table.state, table.standing) == (session.table.state, session.table.standing)


async def test_its_position_can_be_set_up_in_a_test(tables: Tables, running: Running) -> None:
    await play(tables, running, 400, random.Random(2))
    found = await document(tables, running, ADA)
    table = Table.arrange(found["game"], found["position"], seed=1)
    assert plain(table.position()) == found["position"]


async def test_a_running_games_document_holds_the_view_of_its_owner(tables: Tables, running: Running) -> None:
    await play(tables, running, 15, random.Random(3))
    for user, seat in ((ADA, 0), (CLEO, None)):
        found = await document(tables, running, user)
        assert "seed" not in found
        assert "position" not in found
        async with tables.transaction(*running) as session:
            assert session.table.state.chance.seed.hex() not in json.dumps(found)
            twin = GAMES["demo"].twin(session.table.state, seat, session.table.state.chance)
            # A table's state does not list the awaited players.
            asked = session.table.view(seat).asked
            assert plain(msgspec.structs.replace(GAMES["demo"].view(twin, seat), asked=asked)) == found["view"]
        assert {line["seat"] for line in found["log"] if line["choice"] is not None} <= {seat}
        with pytest.raises(ValueError, match="no document"):
            export.imported(found)


@pytest.fixture
async def ended(tables: Tables, running: Running) -> Facts:
    """Return the document of a finished game."""
    await play(tables, running, 400, random.Random(4))
    return await document(tables, running, ADA)


@pytest.fixture
def file(ended: Facts, tmp_path: Path) -> Path:
    """Return the file that its owner receives."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps(ended))
    return path


def test_one_command_replays_it(ended: Facts, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert export.main([str(file)]) == 0
    assert capsys.readouterr().out.startswith("1. ")
    file.write_text(json.dumps({**ended, "standing": []}))
    assert export.main([str(file)]) == 1
    assert "rules have changed" in capsys.readouterr().err
    assert export.main([]) == 1


def test_a_second_name_stores_it_as_a_test_without_its_people(
    ended: Facts, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert export.main([str(file), str(tmp_path)]) == 0
    again = json.loads(Path(capsys.readouterr().out.splitlines()[0]).read_text())
    assert export.imported(again).standing == export.imported(ended).standing
    assert not any(name in json.dumps(again) for name in ("Ada", "Cy"))
    assert export.main([str(file), str(tmp_path / "nowhere")]) == 1


@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 0.9, 0.999])
def test_a_truncated_file_is_reported_in_one_sentence(
    file: Path, part: float, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = file.read_text()
    file.write_text(whole[: int(len(whole) * part)])
    assert export.main([str(file)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line == f"It cannot be played again: {file} is cut off or damaged"


@pytest.mark.parametrize("text", ["[]", "3", "{}", '{"format": "stammtisch game 1", "seed": "ab"}', "[" * 100_000])
def test_another_document_is_reported_in_one_sentence(
    file: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(text)
    assert export.main([str(file)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("It cannot be played again: ")


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: str(file.stem))
def test_a_recorded_game_ends_as_it_did(file: Path) -> None:
    found = json.loads(file.read_text())
    table = export.imported(found)
    assert table.over
    assert table.seed_hash == found["seed_hash"]
