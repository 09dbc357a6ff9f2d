"""The short form of events: each kind has one, it names no place of the board, and it tells every gained point."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from statistics import median
from typing import Any

import pytest

from bench.games.random_play import step
from render import Words, words
from render.icon_marks import plain
from render.story import story
from render.words import IN_OTHER_LETTERS, LANGUAGES
from rules.kernel import Event, Facts, Table, View
from tests.contract.adding import chosen_forms
from tests.render.sentences import CODE, TYPOGRAPHY

NAMES = ("Ada", "Ben", "Cleo", "Dora")
USUAL, MOST = 60, 260
"""The maximum length of the median sentence, and of each. Only an offer of many cards is long."""
GAMES = chosen_forms(parts=False)
FOLDERS = [language for language in LANGUAGES if language not in IN_OTHER_LETTERS]
PLACES = re.compile(r"\$(?:place|places|spot|hex|hexes|tile|tiles|before)(?:-short)?\b(?!-count)")
"""The arguments that name places and tiles of a board."""
COORDINATE = re.compile(r"\b[VEH]\d+\b|[−-]?\d+, [−-]?\d+\)|\bcolumn\b")
GAIN = re.compile(r"\*\*\+(\d+)\*\*")
games = pytest.mark.parametrize(("kind", "options"), GAMES)


@cache
def _played(kind: str, number: int) -> tuple[tuple[Event, ...], View]:
    table, rng, events = Table.new(kind, seats=4, seed=5, options=GAMES[number][1]), Random(5), list[Event]()
    while not table.over:
        events += step(table, rng)[2]
    return tuple(events), table.view(None)


def played(kind: str, options: Facts) -> tuple[tuple[Event, ...], View]:
    """Return the events of a whole random game, and the view of its end."""
    return _played(kind, GAMES.index((kind, options)))


def as_seen(events: Sequence[Event]) -> Iterator[Event]:
    """Yield each event as everyone may know it, and as each of its seats may."""
    for event in events:
        yield event.seen_by(None)
        yield from (event.seen_by(seat) for seat in event.to[:1])


def about(language: str, view: View) -> tuple[Words, Words]:
    """Return the words of the long form and of the short one."""
    told = words(language).about(view)
    return told, told.in_brief()


def test_an_event_that_names_a_place_has_a_short_form() -> None:
    sources = words("en").sources
    named = [key for key, source in sources.items() if key.startswith("event-") and PLACES.search(source)]
    assert len(named) > 20
    found = {key for key in named if not _brief_of(key)}
    assert found == set()


def _brief_of(key: str) -> str:
    """Return the key of the short form of an event's message: its own, or that of its kind."""
    sources, parts = words("en").sources, key.replace("event-", "brief-", 1).split("-")
    keys = ["-".join(parts[:size]) for size in range(len(parts), 2, -1)]
    return next((one for one in keys if one in sources), "")


@pytest.mark.parametrize("language", FOLDERS)
def test_a_short_form_names_no_place_and_ends_without_a_full_stop(language: str) -> None:
    brief = {key: source for key, source in words(language).sources.items() if key.startswith("brief-")}
    assert len(brief) > 100
    # A place of Dominion is a pile of cards.
    named = {key for key, source in brief.items() if PLACES.search(source) and not key.startswith("brief-dominion")}
    assert named == set()
    assert {key for key, source in brief.items() if source.rstrip(" }\n").endswith(".")} == set()


@pytest.mark.sweep(1, by="kind")
@games
def test_every_event_of_a_whole_game_is_short(kind: str, options: Facts) -> None:
    events, view = played(kind, options)
    for language in LANGUAGES:
        full, brief = about(language, view)
        lengths = []
        for event in as_seen(events):
            told = plain(brief.event(event, NAMES))
            if told and event.kind.startswith(kind):
                lengths.append(len(told))
                assert not COORDINATE.search(told), told
                assert not CODE.search(told.replace("(", "").replace(")", "")), told
                assert len(told) <= MOST or len(told) <= len(full.event(event, NAMES)), told
        assert median(lengths) <= USUAL


@pytest.mark.sweep(1, by="kind")
@games
def test_the_lines_of_a_short_story_are_whole(kind: str, options: Facts) -> None:
    events, view = played(kind, options)
    public = [event.seen_by(None) for event in events if not event.kind.startswith("kernel.")]
    for language in LANGUAGES:
        lines = [plain(line) for line in story(public, NAMES, about(language, view)[1])]
        assert len(lines) > 20
        for line in lines:
            assert not TYPOGRAPHY.search(line), line
            assert not line.endswith((".", ":")), line


def test_the_actions_of_a_turn_are_one_line() -> None:
    placed = Event("carcassonne.placed", {"seat": 1, "tile": "D", "x": 0, "y": 0, "turn": 0})
    figure = {"seat": 1, "figure": "follower", "x": 0, "y": 0, "segment": "c1", "kind": "city"}
    closed: Facts = {"kind": "city", "seats": [1], "points": 8, "terms": [], "final": False, "x": 0, "y": 0}
    events = [placed, Event("carcassonne.figure", figure), Event("carcassonne.scored", {**closed, "segment": "c1"})]
    view = Table.new("carcassonne", seats=2, seed=1).view(None)
    assert story(events, NAMES, about("en", view)[1]) == [
        "Ben: city and road, follower in the city, complete city **+8**"
    ]
    full = about("en", view)[0]
    assert "column 0, row 0" in full.event(placed, NAMES), "the long form has the place, though the short one was told"
    of_another = replaced(events[2], seats=[0])
    assert story([*events[:2], of_another], NAMES, about("de", view)[1]) == [
        "Ben: Stadt und Straße, Gefolgsmann in der Stadt",
        "Ada: fertige Stadt **+8**",
    ]


def replaced(event: Event, **facts: Any) -> Event:
    """Return an event with other facts."""
    return Event(event.kind, {**event.args, **facts})


def test_a_remark_stays_in_the_line_of_the_turn() -> None:
    rolled = Event("catan.rolled", {"seat": 0, "dice": [2, 4], "total": 6})
    gains = Event("catan.produced", {"number": 6, "gains": [{"seat": 1, "cards": {"ore": 1}}], "short": []})
    built = [
        Event("catan.built", {"seat": 0, "piece": piece, "place": "E1", "worth": worth})
        for piece, worth in (("road", 0), ("settlement", 1))
    ]
    turn = Event("catan.turn", {"seat": 0, "turn": 3, "begins": True})
    assert story([turn, rolled, gains, *built], NAMES, words("en").in_brief()) == [
        "Ada: 6 rolled (Ben: 1 ore), road, settlement **+1**"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [options for kind, options in GAMES if kind == "carcassonne"])
def test_the_short_news_of_a_whole_game_hold_every_point(language: str, options: Facts) -> None:
    events, view = played("carcassonne", options)
    brief, gained = about(language, view)[1], Counter[int]()
    for event in events:
        if found := GAIN.findall(brief.event(event, NAMES)):
            gained.update(dict.fromkeys(event.args["seats"], int(found[0])))
    scores = Counter({seat: player.score for seat, player in enumerate(view.players)})  # type: ignore[attr-defined]
    assert gained == scores


@games
def test_every_gain_is_told_in_bold(kind: str, options: Facts) -> None:
    events, view = played(kind, options)
    brief = about("en", view)[1]
    for event in events:
        for fact in ("worth", "vp"):
            if (points := event.args.get(fact)) and event.kind != "catan.scored":
                assert f"**+{points}**" in brief.event(event, NAMES), event
