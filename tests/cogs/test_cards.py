"""The messages of real tables keep Discord's limits, in every language, at any time of a game."""

import random
from collections.abc import Sequence
from types import SimpleNamespace
from typing import cast

import pytest

import render
from bench.games.random_play import step
from cogs.discord.components import Card, Picture
from cogs.discord.titles import game_name
from cogs.lobby.message import lobby_card
from cogs.lobby.options_card import options_card
from cogs.panel.draft.codec import PanelState
from cogs.panel.draft.preview import preview_of
from cogs.panel.form.controls import build_panel
from cogs.show.brief import LINE, MAX_LINES
from cogs.show.cards import end_card, turn_card
from cogs.show.history import event_sentences, join_latest
from cogs.show.news import News
from cogs.show.overlays import overlay_buttons
from cogs.show.review import explained
from cogs.show.snapshot import take_snapshot
from cogs.show.status import NO_BREAK_SPACE, others_line, score_line
from cogs.show.text_board import first_page, text_board_card
from cogs.table.labels import mention
from cogs.table.lookup import game_title
from data.game.changes import ChangeSet
from data.game.models import Phase, SeatHistory
from data.game.session import GameSession
from data.game.timers import Timers
from render import LANGUAGES, words
from render.lengths import length
from rules.kernel import GAMES, Event, Facts, Place, Table, Turn
from tests.cogs.card_limits import LONG, check, game, moment, seats
from tests.cogs.clicks import enabled, press
from tests.cogs.fakes import Plain
from tests.kept import kept

EVERY_RULE: dict[str, Facts] = {
    "carcassonne": {"expansions": ["dragon", "inns", "traders"]},
    "catan": {"mode": "ck"},
    "zavandor": {"variant": "professional"},
}


EVERY = {"catan": 67}
"""The choices between two moments of a game that takes ten times as many as others."""


@kept
def moments(
    count: int, seed: int, every: int, kind: str = "carcassonne", most: int = 1000, options: Facts | None = None
) -> list[Table]:
    """Return a random game from time to time, and its end."""
    table, rng, found = Table.new(kind, seats=count, seed=seed, options=options), random.Random(seed), list[Table]()
    moves = 0
    while not table.over and moves < most:
        if moves % every == 0:
            found.append(table.fork())
        step(table, rng)
        moves += 1
    return [*found, table]


@pytest.mark.sweep(2, by="count")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [2, 5])
def test_turn_and_end_messages_keep_the_limits(language: str, count: int) -> None:
    told = words(language)
    for table in moments(count, 7, 9):
        now = moment(table)
        alt = render.describe(now.view, names=now.names, language=language)
        picture = Picture("board-1-1.png", alt, b"")
        if table.over:
            check(end_card(now, told, picture, picture._replace(name="film-1.webp")), language)
        else:
            check(turn_card(now, News(("x" * LINE,) * (MAX_LINES + 1)), told, picture), language)
        assert length(first_page(now.view, now.spoken, told)) <= 3_000


@pytest.mark.sweep(2, by="kind")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["carcassonne", "dominion"])
def test_panels_of_real_tables_keep_the_limits(kind: str, language: str) -> None:
    rng = random.Random(1)
    for table in moments(3, 5, 11, kind, 300):
        for ask in table.asks:
            place = PanelState()
            for _ in range(6):
                preview = preview_of(table, ask.seat, place.draft)
                assert preview is not None
                shown = build_panel(99_999, ask.number, preview, place, words(language), [LONG, "Ben", "Cleo"])
                picture = Picture("t.png", "alt")
                check(Card((shown.prompt, *shown.notes), rows=shown.rows, picture=picture), language)
                _, place = press(table, ask.seat, rng.choice(list(enabled(shown.rows))), rng)


@pytest.mark.sweep(2)
@pytest.mark.parametrize(
    ("kind", "count"),
    [
        (kind, count)
        for kind in sorted(GAMES.keys() - {"demo", "forms"})
        for count in range(GAMES[kind].meta.seats[0], GAMES[kind].meta.seats[1] + 1)
    ],
)
def test_whole_games_show_no_empty_text(kind: str, count: int) -> None:
    language = LANGUAGES[count % len(LANGUAGES)]
    told, options = words(language), EVERY_RULE.get(kind) if count % 2 or count == 6 else None
    for table in moments(count, 0, EVERY.get(kind, 23), kind, 4000, options):
        now = moment(table)
        picture = Picture("board-1-1.png", render.describe(now.view, names=now.names, language=language))
        check(end_card(now, told, picture) if table.over else turn_card(now, News(), told, picture), language)
        check(text_board_card(now, told), language)
        check(Card(("more",), rows=overlay_buttons(now, told)), language)
        seen = table.view(table.asks[0].seat) if table.asks else now.view
        for key in render.overlays(now.view):
            overlay = render.overlay_words(seen, key, names=now.names, language=language)
            assert overlay.strip(), key
            assert all(line.strip() for line in overlay.splitlines()), key
        for ask in table.asks:
            preview = preview_of(table, ask.seat, PanelState().draft)
            assert preview is not None
            shown = build_panel(1, ask.number, preview, PanelState(), told, now.names)
            check(Card((shown.prompt, *shown.notes), rows=shown.rows), language)


@pytest.mark.sweep(4, by="kind")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["lobby", "running", "over", "closed"])
@pytest.mark.parametrize("kind", sorted(GAMES.keys() - {"demo", "forms"}))
def test_lobbies_keep_the_limits(language: str, phase: Phase, kind: str) -> None:
    for count in range(GAMES[kind].meta.seats[1] + 1):
        card = lobby_card(game(phase, kind), seats(count), words(language))
        check(card, language)
        assert bool(card.rows) == (phase == "lobby")
    check(options_card(game("lobby", kind), words(language)), language)


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (["a", "b"], "a b"),
        (["x" * 700, "b"], "… b"),
        (["a" * 300, "b" * 300, "c"], "… " + "b" * 300 + " c"),
        (["Ada digs, " + "x" * 600 + ", sings, rests."], "… sings, rests."),
    ],
)
def test_only_the_latest_of_much_news_is_shown(told: list[str], expected: str) -> None:
    assert join_latest(told, 600) == expected


def test_a_turn_message_says_what_others_must_do_in_it() -> None:
    """After a seven the message named a player who was to discard, and said nothing of it."""
    hands = [{"ore": 1}, {"ore": 4}, {"wool": 9}]
    position = {"seats": 3, "settlements": [["V22"], ["V5"], ["V40"]], "phase": "roll", "coming": [[3, 4]]}
    table = Table.arrange("catan", {**position, "hands": hands}, seed=1)
    now = moment(table)._replace(open_asks=tuple(ask.seen_by(None) for ask in table.asks), turn_marker=table.turn)
    line = f"{now.spoken[2]}: cards to discard"
    assert others_line(now, words("en")) == line
    assert line in turn_card(now, News(), words("en"), None).below
    assert others_line(now._replace(turn_marker=Turn(2, 1)), words("en")) == "", "its own turn"


@pytest.mark.parametrize(("kind", "told"), [("carcassonne", " **0**"), ("dominion", "")])
def test_scores_are_shown_during_the_game_only_if_they_are_open(kind: str, told: str) -> None:
    session = SimpleNamespace(
        table=Table.new(kind, seats=2, seed=1),
        game=game("running", kind),
        seats=seats(2),
        history=SeatHistory(seats(2)),
        messages={},
        last=1,
        timers=Timers(1, ChangeSet(), ()),
        calls={},
        absences={},
    )
    line = score_line(take_snapshot(cast("GameSession", session)))
    both = [f"{render.badge(one.seat)} {one.name}{told}" for one in seats(2)]
    assert line.replace(NO_BREAK_SPACE, " ") == " · ".join(both)
    assert line.count(" ") == 1, "a line begins with a seat"


def test_the_lobby_says_how_many_can_start_and_shows_no_fingerprint() -> None:
    waiting, *begun = (game(phase) for phase in ("lobby", "running", "over"))
    assert "2 players can start (3 sit)" in "\n".join(lobby_card(waiting, seats(3), words("en")).below)
    for one in (waiting, *begun):
        assert all(str(one.seed_hash) not in text for text in lobby_card(one, seats(2), words("en")).above)


def test_the_end_says_in_a_line_who_won_by_how_much() -> None:
    table = next(table for table in moments(3, 7, 9) if table.over)
    best, second, third = table.standing
    card = end_card(moment(table), words("en"), None)
    (scores,) = card.below
    assert len(card.above) == 1
    assert "\n" not in "".join(card.above + card.below)
    assert scores.startswith(f"{best.score - second.score} points ahead.") or best.score - second.score < 2
    places = [scores.index(f"**{place.score}**") for place in (best, second, third)]
    assert places == sorted(places)
    labels = [button.label for button in card.rows[0]]  # type: ignore[union-attr]
    assert labels == ["Play again", "Replay", "What decided it?", "More"]


@pytest.mark.parametrize(
    ("scores", "lead"),
    [
        ((9, 7, 1), "2 points ahead."),
        ((9, 8), "One point ahead."),
        ((9, 9), "Level on points: the tie-break decides."),
    ],
)
def test_the_end_says_how_far_the_winner_is_ahead(scores: tuple[int, ...], lead: str) -> None:
    table = next(table for table in moments(len(scores), 7, 9) if table.over)
    standing = tuple(Place(seat, score, seat + 1) for seat, score in enumerate(scores))
    (told,) = end_card(moment(table)._replace(standing=standing), words("en"), None).below
    assert told.startswith(lead)


def overtaken(count: int) -> tuple[Table, list[Event]]:
    """Return a game of Catan that seat 0 has won with 13 points, and seat 1 has ``count``, with all its events."""
    cities = [["V0", "V2", "V7", "V9"], ["V40", "V42", "V47"], []]
    position = {
        "seats": 3,
        "options": {"mode": "ck"},
        "cities": cities,
        "defender": [5, count - 6, 0],
        "phase": "roll",
    }
    table = Table.arrange("catan", position, seed=1)
    return table, list(table.news)


@pytest.mark.parametrize("count", [13, 14])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_the_real_points_of_a_winner_who_is_not_ahead(count: int, language: str) -> None:
    """Points that another seat reaches out of turn do not win. They were shown as fewer, with a tie-break."""
    (table, events), told = overtaken(count), words(language)
    assert [(place.seat, place.score) for place in table.standing[:2]] == [(0, 13), (1, count)]
    (line,) = end_card(moment(table), told, None).below
    who = mention(seats(3)[0], seats(3))
    assert line.startswith(told.text("end-lead-catan", who=who, points=13))
    assert f"**{count}**" in line
    assert told.text("end-lead", count=1, points=0) not in line
    points = explained(events, [place.score for place in sorted(table.standing, key=lambda place: place.seat)])
    assert [sum(row[seat] for row in points.values()) for seat in range(2)] == [13, count]
    alt = render.ending_told(table.view(None), table.standing, points, names=["A", "B", "C"], language=language)
    assert "1. A: 13" in alt
    assert f"2. B: {count}" in alt


def test_an_event_with_an_empty_sentence_is_not_shown() -> None:
    class Terse(Plain):
        def event(self, event: Event, names: Sequence[str] = ()) -> str:
            return "" if event.kind == "demo.drew" else event.kind

    events = [Event("demo.drew"), Event("demo.built"), Event("demo.drew")]
    assert event_sentences(events, ["Ada"], Terse()) == ["demo.built"]


def test_a_game_has_its_name_in_the_language() -> None:
    assert game_name("zavandor", words("de")) == "Die Minen von Zavandor"
    assert "Die Minen von Zavandor" in game_title(game("running", "zavandor"), words("de"))
    assert game_name("catan", words("de")) == "Catan"
