"""Recent events in the turn message, and the lines of old turn messages."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.show import brief
from cogs.show.chronicle import MAX_LINE, bundled, turn_lines, turns_of
from cogs.show.history import join_latest
from cogs.show.news import FEW, NEWS_WINDOW, News, recent_news, told_between
from cogs.show.since import since_last_turn
from data import queries
from data.game.models import LogEntry, Seat, SeatHistory
from render import words
from render.lengths import length
from rules.kernel import Event, Facts, Table, Turn

ADA, BEN = (Seat(game=1, seat=seat, user=100 + seat, name=name) for seat, name in enumerate(("Ada", "Ben")))
CLARA = Seat(game=1, seat=2, opponent=True, name="Clara")
SETUP = Turn()
BOUGHT = {seat: Event("catan.bought", {"seat": seat}) for seat in range(3)}


def entry(number: int, seat: int, *events: Event, turn: int = 0, mover: int | None = None) -> LogEntry:
    who = None if seat == 2 else 100 + seat
    facts: Any = {"turn": turn, "mover": seat if mover is None else mover}
    return LogEntry(game=1, number=number, kind="choice", seat=seat, who=who, at=0.0, events=events, **facts)


def begin(seat: int, turn: int) -> Event:
    return Event("catan.turn", {"seat": seat, "turn": turn, "begins": True})


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> list[LogEntry]:
    """The log of the table, to be filled."""
    entries: list[LogEntry] = []

    async def read(*_: Any, after: int = 0, limit: int = 0, **__: Any) -> list[LogEntry]:
        return [one for one in entries if one.number > after][-limit:]

    monkeypatch.setattr(queries, "log", read)
    return entries


def snapshot(turn: Turn = SETUP) -> Any:
    view = Table.new("catan", seats=3, seed=1).view()
    return SimpleNamespace(
        game=SimpleNamespace(id=1, kind="catan"),
        asked=(0,),
        seats=(ADA, BEN, CLARA),
        history=SeatHistory((ADA, BEN, CLARA)),
        view=view,
        last=99,
        turn_marker=turn,
    )


async def told(log: list[LogEntry], turn: Turn = SETUP) -> News:
    """Return the news of the message that pings Ada."""
    return await recent_news(None, 7, snapshot(turn), words("en"))  # type: ignore[arg-type]


async def test_the_choice_before_is_shown_if_the_latest_has_no_sentence(log: list[LogEntry]) -> None:
    refused, ended = Event("catan.declined", {"seat": 0, "offer": 3}), Event("catan.turn_ended", {"seat": 1})
    log[:] = [entry(1, 0, refused), entry(2, 1, ended)]
    assert (await told(log)).lines == ("Ada declines",)
    log[:] = [entry(1, 0, refused), entry(2, 1, BOUGHT[1])]
    assert (await told(log)).lines == ("Ben: development card",)
    log[:] = [entry(1, 1, ended)]
    assert (await told(log)).lines == ()


async def test_a_further_choice_in_a_turn_erases_nothing_that_was_told_in_it(log: list[LogEntry]) -> None:
    """The news began after the player's last choice, so the second one of a turn hid what others had done before."""
    log[:] = [
        entry(1, 0, BOUGHT[0], turn=1),
        entry(2, 1, BOUGHT[1], turn=2),
        entry(3, 2, BOUGHT[2], begin(0, 4), turn=3),
    ]
    first = await told(log, Turn(0, 4))
    log.append(entry(4, 0, Event("catan.rolled", {"seat": 0, "dice": [3, 4], "total": 7}), turn=4))
    second = await told(log, Turn(0, 4))
    for sentence in ("Ben: development card", "Clara: development card"):
        assert sentence in first.lines
        assert sentence in second.lines
    assert "Ada: 7 rolled" in second.lines[-1]
    assert second.begins == 1


async def test_computers_have_one_line_and_what_concerns_a_player_comes_first(log: list[LogEntry]) -> None:
    built = [Event("catan.exchanged", {"seat": 2, "give": "ore", "count": 4 + at, "get": "wool"}) for at in range(13)]
    log[:] = [entry(1, 0, BOUGHT[0], turn=1)]
    log += [entry(2 + at, 2, begin(2, 2 + at), built[at], BOUGHT[2], turn=2 + at) for at in range(13)]
    news = await told(log, Turn(0, 15))
    (line,) = news.lines
    assert line.startswith("… · Clara: ")
    assert line.endswith("Clara: 16 ore → wool, development card"), "the latest"
    assert length(line) <= brief.MAX_LINES * brief.LINE
    stolen = Event("catan.stole", {"seat": 1, "victim": 0})
    log += [entry(20 + at, 1, BOUGHT[1], turn=20 + at) for at in range(5)]
    log.append(entry(30, 1, stolen, turn=30))
    first, *others, more = (await told(log, Turn(0, 31))).lines
    assert first == "Ben: a card from Ada"
    assert others == ["Ben: development card"] * 2
    assert more == "-# … 4 more: *Log*"


@pytest.mark.parametrize("detailed", [False, True])
async def test_the_sum_of_the_own_income_comes_first_and_is_not_cut(log: list[LogEntry], detailed: bool) -> None:
    """A line of a turn was cut after "Ben: 8 rolled …", so that Ada did not read what she got."""

    def rolled(number: int, seat: int, *gains: Facts) -> list[Event]:
        produced = Event("catan.produced", {"number": 8, "gains": [*gains], "short": [], "sources": [], "blocked": []})
        return [begin(seat, number), Event("catan.rolled", {"seat": seat, "dice": [4, 4], "total": 8}), produced]

    ben, clara = {"seat": 1, "cards": {"brick": 2}}, {"seat": 2, "cards": {"lumber": 2}}
    log[:] = [entry(1, 0, BOUGHT[0], turn=1)]
    log.append(entry(2, 1, *rolled(2, 1, ben, clara, {"seat": 0, "cards": {"ore": 1}}), BOUGHT[1], turn=2))
    log.append(entry(3, 2, *rolled(3, 2, {"seat": 0, "cards": {"ore": 1, "wool": 1}}), *[BOUGHT[2]] * 4, turn=3))
    if detailed:
        text = since_last_turn(log, "catan", 0, snapshot(Turn(0, 4)).history, words("en")).text.splitlines()
        assert text[1] == "Ada: 2 ore and 1 wool."
        assert "Ada" not in "".join(text[2:])
        return
    first, *others = (await told(log, Turn(0, 4))).lines
    assert first == "Ada: 2 ore and 1 wool"
    assert others[0].startswith("Ben: 8 rolled")
    assert others[1].startswith("Clara: 8 rolled, development card")
    assert "Ada" not in "".join(others)


async def test_an_answer_in_the_turn_of_another_does_not_end_the_own_turn(log: list[LogEntry]) -> None:
    declined = Event("catan.declined", {"seat": 0, "offer": 3})
    log[:] = [
        entry(1, 0, BOUGHT[0], turn=1),
        entry(2, 1, BOUGHT[1], turn=2),
        entry(3, 0, declined, turn=2, mover=1),
    ]
    assert (await told(log, Turn(0, 3))).lines[0].startswith("Ben: development card")


async def test_new_things_have_the_ages_of_their_turns(log: list[LogEntry]) -> None:
    built = [Event("catan.built", {"seat": 1, "piece": "road", "place": f"E{at}"}) for at in range(3)]
    log[:] = [entry(1, 0, built[0], turn=1), entry(2, 1, built[1], turn=2), entry(3, 2, built[2], turn=3)]
    assert (await told(log, Turn(0, 4))).recent == {"E2": 0, "E1": 1}


def test_events_belong_to_the_turn_that_they_begin() -> None:
    rolled = Event("catan.rolled", {"seat": 1, "dice": [3, 4], "total": 7})
    turns = turns_of([entry(1, 0, BOUGHT[0], begin(1, 5), rolled, turn=4), entry(2, 1, BOUGHT[1], turn=5)])
    assert [[event.kind for one in turn for event in one.events] for turn in turns] == [
        ["catan.bought"],
        ["catan.turn", "catan.rolled", "catan.bought"],
    ]
    assert turns[1][0].seat == 1, "the seat of the turn acts, not the one that ended the turn before"


def test_equal_numbers_of_turns_of_two_seats_are_two_turns() -> None:
    assert len(turns_of([entry(1, 0, turn=3), entry(2, 1, turn=3), entry(3, 1, turn=3)])) == 2


def test_a_long_turn_has_a_short_line() -> None:
    long = [entry(at, 0, BOUGHT[at % 2], turn=1) for at in range(30)]
    (line,) = turn_lines(turns_of(long), SeatHistory((ADA, BEN, CLARA)), words("en"))
    assert len(line.text) <= MAX_LINE
    assert line.text.endswith("development card. …"), "a sentence is told whole or not at all"


def test_a_long_round_keeps_its_results() -> None:
    waits = [Event("zavandor.waits", {"seat": at % 2}) for at in range(30)]
    entries = [entry(at, at % 2, event, turn=4) for at, event in enumerate(waits)]
    bids = Event(
        "zavandor.won",
        {"seat": 1, "gem": "R", "took": "points", "vp": 2, "paid": ["1R"], "bids": [4, 5], "tied": False},
    )
    entries = [replace(one, mover=None) for one in (*entries, entry(30, 0, bids, turn=4))]
    (line,) = turn_lines(turns_of(entries), SeatHistory((ADA, BEN, CLARA)), words("en"))
    assert line.text.endswith("Bids: Ada\u00a04 · Ben\u00a05.")
    assert len(line.text) <= 2 * MAX_LINE


async def test_an_old_message_tells_its_own_turns_only(log: list[LogEntry]) -> None:
    log[:] = [entry(at, at % 3, BOUGHT[at % 3], turn=at) for at in range(1, 9)]
    lines = await told_between(None, 7, snapshot(), words("en"), 3, 5)  # type: ignore[arg-type]
    assert lines == ["Ben: development card", "Clara: development card"]


async def test_offers_that_came_to_nothing_are_a_number(log: list[LogEntry]) -> None:
    def offer(number: int, *ends: Event) -> list[Event]:
        made = {"seat": 1, "offer": number, "partners": [0, 2], "give": {"ore": 1}, "get": {"wool": 1}}
        return [Event("catan.offered", made), *ends]

    declined = [Event("catan.declined", {"seat": seat, "offer": 3, "by": 1}) for seat in (0, 2)]
    lapsed = Event("catan.lapsed", {"offer": 3, "by": 1})
    withdrawn = Event("catan.withdrawn", {"seat": 1, "offer": 4, "by": 1})
    log[:] = [entry(1, 1, *offer(3, *declined, lapsed), *offer(4, withdrawn), *offer(5), BOUGHT[1])]
    (line,) = await told_between(None, 7, snapshot(), words("en"), 0, 1)  # type: ignore[arg-type]
    assert line == "Ben: offers 1 ore for 1 wool, development card · 2 offers came to nothing"
    (whole,) = turn_lines(turns_of(log), SeatHistory((ADA, BEN, CLARA)), words("en"), most=400)
    assert whole.text.endswith("buys a development card. 2 offers came to nothing.")


def test_the_latest_lines_stay_if_there_are_too_many() -> None:
    lines = turn_lines(
        turns_of([entry(at, 1, BOUGHT[1], turn=at) for at in range(200)]), SeatHistory((ADA, BEN)), words("en")
    )
    kept = bundled(lines, 500)
    assert kept[-1] == "Ben buys a development card."
    assert sum(map(len, kept)) + len(kept) <= 500


def test_no_sentence_before_others_loses_its_subject() -> None:
    """The news began with "… verfallen."."""
    assert join_latest(["Ada trades, builds.", "Ben rests."], 25, "\n") == "…\nBen rests."


@pytest.mark.parametrize("sign", [", ", " · ", " "])
def test_a_sentence_that_is_too_long_keeps_its_end(sign: str) -> None:
    """Without a comma nothing of it was left, so that a heading had no line."""
    long = sign.join(["Ada"] * 200)
    told = join_latest([long], 100)
    assert told.startswith("… Ada")
    assert 80 < len(told) <= 100


def test_a_line_is_cut_between_its_parts_and_brackets_stay_whole() -> None:
    told = "Ada: 8 rolled (Ada: 2 lumber · Ben: 1 ore), 2 ore → brick, city **+1**, a long road"
    (line, second), _ = brief.shown(brief.Brief([told], ["Ben: city"]), words("en").in_brief())
    assert line == "Ada: 8 rolled (Ada: 2 lumber · Ben: 1 ore), 2 ore → brick, city **+1** …"
    assert second == "Ben: city"
    (line, *_), _ = brief.shown(brief.Brief([], [told, "Ben: city", "Cleo: road"]), words("en").in_brief())
    assert line == "Ada: 8 rolled …"


@pytest.mark.parametrize("others", [FEW - 1, FEW, FEW + 1, NEWS_WINDOW - 1])
async def test_news_begin_after_the_last_turn_however_long_ago(log: list[LogEntry], others: int) -> None:
    """Only some entries are read at first."""
    log[:] = [entry(1, 0, BOUGHT[0]), *(entry(number, 1, BOUGHT[1]) for number in range(2, others + 2))]
    assert (await told(log)).begins == 1


async def test_news_of_a_long_time_begin_with_the_window(log: list[LogEntry]) -> None:
    log[:] = [entry(1, 0, BOUGHT[0]), *(entry(number, 1, BOUGHT[1]) for number in range(2, NEWS_WINDOW + 3))]
    assert (await told(log)).begins == 2
