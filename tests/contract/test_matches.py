"""The strength of opponents, measured in several runs: the games are added to a file by their numbers."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench import match_record
from bench.__main__ import main
from bench.match_record import Record
from bench.opponents import MATCHES

MATCH = next(match for match in MATCHES if match.name == "zavandor.easy_2")


def figure(capsys: pytest.CaptureFixture[str]) -> Any:
    return json.loads(capsys.readouterr().out.splitlines()[0])


def test_a_second_run_adds_the_next_games_to_one_figure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games" / "opponents.jsonl"
    arguments = ["opponents", MATCH.name, "--record", str(file), "--minutes", "0", "--cores", "1"]
    main(arguments)
    assert "1 games against 1 normal, 95 %" in figure(capsys)["of"]
    main(arguments)
    assert "2 games against 1 normal, 95 %" in figure(capsys)["of"]
    assert sorted(Record(file, MATCH).games) == [0, 1]


def test_games_of_other_matches_and_versions_and_broken_lines_do_not_count(tmp_path: Path) -> None:
    file = tmp_path / "opponents.jsonl"
    record = Record(file, MATCH)
    record.add(3, (1.0, [0.01]))
    known = file.read_bytes().strip()
    for change in ({"match": "another"}, {"version": "another"}):
        with file.open("ab") as end:
            end.write(b"\n" + msgspec.json.encode(json.loads(known) | change | {"number": 5}))
    with file.open("ab") as end:
        end.write(b"\n" + known[:20])
    again = Record(file, MATCH)
    assert again.games == {3: (1.0, [0.01])}
    again.add(0, (0.0, []))
    assert sorted(Record(file, MATCH).games) == [0, 3]
    assert [number for number, _ in zip(again.missing(), range(3), strict=False)] == [1, 2, 4]


def test_a_match_has_no_more_games_than_its_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record(tmp_path / "opponents.jsonl", msgspec.structs.replace(MATCH, games=1))
    record.add(0, (1.0, []))

    def play(*_: object) -> None:
        raise AssertionError("all games were played")

    monkeypatch.setattr(match_record, "numbered", play)
    match_record.play(record, minutes=1.0, cores=1)
    assert list(record.games) == [0]


def test_an_unknown_match_is_refused_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["opponents", "no_such_match"])
    assert "zavandor.easy_2" in capsys.readouterr().err
