"""The log shows the acts of others that concern the reader first."""

import random
import re
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bench.games.random_play import random_choice
from cogs.buttons.board import status_card
from cogs.show.brief import MAX_DETAILED
from cogs.show.chronicle import turns_of
from cogs.show.concerns import concerns, done_to
from cogs.show.gains import heads
from cogs.show.log import explained, latest, show_explained, show_log, show_log_about, with_reveals
from cogs.show.since import Since, since_last_turn
from cogs.show.snapshot import take_snapshot
from data.errors import Refused
from data.game.models import LogEntry, Seat, SeatHistory
from render import LANGUAGES, words
from rules.kernel import Event, Reason, Table
from tests.cogs.timed_table import ADA, BEN, CLEO, GUILD, Shown, begun, whole_game
from tests.contract.adding import ROOT, game_folders


def entry(seat: int, *events: Event) -> LogEntry:
    return LogEntry(game=1, number=1, at=0.0, kind="choice", seat=seat, events=events)


def events_done_to(entries: list[LogEntry], seat: int, pending: bool = False) -> list[Event]:
    return [event for entry in done_to(entries, seat, pending) for event in entry.events]


@pytest.mark.parametrize(
    ("facts", "about"),
    [
        ({"seat": 1}, True),
        ({"seat": 0, "victim": 1}, True),
        ({"seats": [0, 1]}, True),
        ({"seat": 0}, False),
        ({"count": 1}, False),
        ({"seat": 0, "bids": [3, 2]}, True),
        ({"seat": 0, "bids": [3, 0]}, False),
        ({"seat": 0, "points": 2}, False),
    ],
)
def test_an_event_concerns_the_users_in_its_facts(facts: dict[str, object], about: bool) -> None:
    assert concerns(Event("demo.done", facts), 1) is about


def test_only_the_acts_of_others_count() -> None:
    stolen, own = Event("demo.stole", {"seat": 0, "victim": 1}), Event("demo.did", {"seat": 1})
    assert events_done_to([entry(0, stolen), entry(1, own), entry(2, Event("demo.did", {"seat": 2}))], 1) == [stolen]


def test_an_own_roll_is_not_the_act_of_the_player_before() -> None:
    """A turn that begins with a roll is in the log entry of the choice that ended the turn before."""
    rolled = Event("catan.rolled", {"seat": 1, "dice": [3, 4], "total": 7})
    begins = Event("catan.turn", {"seat": 1, "turn": 7, "begins": True})
    stolen = Event("catan.stole", {"seat": 0, "victim": 1})
    assert events_done_to([entry(0, stolen, begins, rolled)], 1) == [stolen]
    assert events_done_to([entry(2, stolen, begins, rolled)], 0) == [stolen], "others see both acts from their own seat"


def test_an_own_answer_that_waited_for_others_is_not_theirs() -> None:
    discards = [Event("catan.discarded", {"seat": seat, "count": 4}) for seat in (0, 1)]
    lost = Event("catan.city_lost", {"seat": 0, "place": "V3"})
    assert events_done_to([entry(0), entry(1, *discards)], 0) == []
    assert events_done_to([entry(1, *discards)], 0) == discards[:1], "the robber took these"
    assert events_done_to([entry(0, discards[0]), entry(1, lost)], 0) == [lost]


SEATS = tuple(Seat(game=1, seat=seat, user=100 + seat, name=name) for seat, name in enumerate(("Ada", "Ben", "Cleo")))
PAIR = SeatHistory(SEATS[:2])
BOUGHT = {seat: Event("catan.bought", {"seat": seat}) for seat in range(3)}


def since(*entries: LogEntry, told: Sequence[str] = ()) -> Since:
    return since_last_turn(entries, "catan", 0, SeatHistory(SEATS), words("en"), told)


def numbered(number: int, seat: int, *events: Event, who: int | None = 1) -> LogEntry:
    facts: Any = {"turn": number, "mover": seat}
    return LogEntry(game=1, number=number, at=0.0, kind="choice", seat=seat, who=who, events=events, **facts)


def test_the_events_that_concern_the_reader_come_first_and_once() -> None:
    stolen = Event("catan.stole", {"seat": 2, "victim": 0, "had": 3})
    built = Event("catan.built", {"seat": 1, "piece": "road", "place": "E3"})
    told = since(numbered(1, 0, BOUGHT[0]), numbered(2, 1, BOUGHT[1], built), numbered(3, 2, BOUGHT[2], stolen))
    heading, first, *lines = told.text.splitlines()
    assert heading == "-# **Since your last turn**"
    assert first == "Cleo steals a card from Ada."
    assert [line.split()[0] for line in lines] == ["Ben", "Cleo"], "one line a turn"
    assert "steals" not in "".join(lines)
    assert told.recent == {"E3": 1}


def test_a_tile_that_lies_by_itself_is_not_placed_by_others() -> None:
    """The only place of a river tile is taken for its player, after the choice of the player before."""
    table, rng = Table.new("carcassonne", seats=2, seed=1, options={"expansions": ["river"]}), random.Random(1)
    laid: list[tuple[int, tuple[Event, ...]]] = []
    while not laid:
        (ask,) = table.asks
        told = table.answer(ask.seat, random_choice(ask, rng))
        by = {event.args["seat"] for event in told if event.kind == "carcassonne.placed"}
        laid += [(seat, told) for seat in by if seat != ask.seat]
    ((seat, told),) = laid
    assert events_done_to([entry(1 - seat, *told)], seat) == []


def test_the_panel_leaves_out_the_end_of_a_line_of_the_turn_message() -> None:
    """The turn message told the whole turn, and the panel told again what followed the reader's own answer in it."""
    answer = replace(numbered(2, 1, BOUGHT[1]), turn=1, mover=0)
    (_, line) = since(numbered(1, 0, BOUGHT[0]), answer).text.splitlines()
    assert since(numbered(1, 0, BOUGHT[0]), answer, told=[f"Ada buys a development card. {line}"]).text == ""


def test_an_own_undo_is_no_news() -> None:
    """ "Ben undoes the last step." was all that the panel told Ben."""
    undone = replace(numbered(3, 0, Event("kernel.undone", {"seat": 0})), kind="undo")
    assert since(numbered(1, 1, BOUGHT[1]), numbered(2, 0, BOUGHT[0]), undone).text == ""


def test_an_own_discard_in_the_own_turn_does_not_concern_the_reader() -> None:
    """The player who rolled a seven discards first, so the events come with the answer of another player."""
    rolled = Event("catan.rolled", {"seat": 0, "dice": [3, 4], "total": 7})
    discards = [Event("catan.discarded", {"seat": seat, "count": 4, "had": 8, "limit": 7}) for seat in (0, 1)]
    answers = numbered(1, 0, rolled), numbered(2, 0), numbered(2, 1, *discards, who=2)
    # All answers are given in one turn.
    told = since(*(replace(answer, turn=1, mover=0) for answer in answers))
    assert "discard" in told.text
    assert "❗" not in told.text


def test_an_offer_that_has_ended_stays_in_the_line_of_its_turn() -> None:
    """It was told first, and the line of the turn had only the answers to it."""
    terms: Any = {"seat": 1, "partners": [0, 2], "give": {"wool": 1}, "get": {"ore": 1}, "counters": None}
    offered = [Event("catan.offered", {**terms, "offer": number}) for number in (4, 5)]
    declined = Event("catan.declined", {"seat": 2, "by": 1, "offer": 4})
    told = since(numbered(1, 0, BOUGHT[0]), numbered(2, 1, offered[0], declined, offered[1]))
    assert told.text.splitlines()[1:] == [
        "Ben offers 1 wool for 1 ore.",
        "Ben offers 1 wool for 1 ore · Cleo declines Ben's offer.",
    ]


def test_an_answer_to_the_own_offer_comes_first_and_names_the_offer() -> None:
    """It was "Ada accepts." among the lines of the turns."""
    accepted, lost = (Event(f"catan.{act}", {"seat": 1, "by": 0, "offer": 4}) for act in ("accepted", "fell_through"))
    told = since(numbered(1, 0, BOUGHT[0]), numbered(2, 1, accepted), numbered(3, 1, lost))
    assert told.text.splitlines()[1:] == ["Ben accepts Ada's offer, can no longer pay for Ada's offer."]


def test_player_who_has_had_no_turn_reads_the_game_so_far() -> None:
    assert since(numbered(1, 1, BOUGHT[1])).text.startswith("-# **The game so far**")
    assert since(numbered(201, 1, BOUGHT[1])).text.startswith("-# **Since your last turn**")


def test_nothing_new_is_nothing_to_tell() -> None:
    assert since(numbered(1, 1, BOUGHT[1]), numbered(2, 0, BOUGHT[0])) == Since()


def test_a_choice_by_a_standing_order_is_news_to_its_owner() -> None:
    told = since(numbered(1, 0, BOUGHT[0]), numbered(2, 1, BOUGHT[1]), numbered(3, 0, BOUGHT[0], who=None))
    assert "Ben buys" in told.text
    assert "Ada buys" in told.text


def test_the_roll_with_which_the_next_turn_begins_is_news() -> None:
    """It is in the log entry of the reader's own last choice."""
    rolled = Event("catan.rolled", {"seat": 1, "dice": [3, 4], "total": 7})
    told = since(numbered(1, 0, BOUGHT[0], turn(1, 2), rolled), numbered(2, 1, BOUGHT[1]))
    (line,) = told.text.splitlines()[1:]
    assert line == "Ben, turn 2: rolls **7** (3 + 4), buys a development card."


def test_many_turns_keep_the_latest_and_say_how_many_are_in_the_log() -> None:
    many = since(*(numbered(at, 1 + at % 2, BOUGHT[1 + at % 2]) for at in range(90)))
    _, *latest, more = many.text.splitlines()
    assert latest[-1] == "Cleo buys a development card."
    assert len(latest) == MAX_DETAILED
    assert re.fullmatch(r"-# … \d\d more: \*Log\*", more)


def test_the_panel_leaves_out_the_lines_of_the_turn_message() -> None:
    entries = numbered(1, 0, BOUGHT[0]), numbered(2, 1, BOUGHT[1]), numbered(3, 2, BOUGHT[2])
    _, *lines = since(*entries).text.splitlines()
    assert len(lines) == 2
    assert since(*entries, told=lines[:1]).text.splitlines()[1:] == lines[1:]
    assert since(*entries, told=lines).text == ""


async def test_the_fingerprint_of_the_seed_is_in_the_status_and_not_in_every_log(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    ada: Any = Shown(timed, ADA)
    await show_log(ada, game)
    (log,) = ada.cards
    assert "The game has begun." in log.above[-1]
    assert "<@" not in "\n".join(log.above), "a mention highlights the message for its reader"
    assert "**0**" in log.below[0], "the scores that the events make"
    assert not re.search("[0-9a-f]{64}", "\n".join(log.above))
    async with timed.tables.transaction(GUILD, game) as session:
        snapshot = take_snapshot(session)
    assert str(snapshot.game.seed_hash) in status_card(snapshot, None, words("en")).above[-1]
    over = snapshot._replace(seed="5eed")
    assert "`5eed`" in status_card(over, None, words("en")).above[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_folders(ROOT))
def test_every_score_of_a_game_explains_itself(game: str, language: str) -> None:
    (table, events), explained = whole_game(game), 0
    told = words(language).about(table.view())
    for event in events:
        total = event.args.get("points", event.args.get("score"))
        if event.args.get("terms") and isinstance(total, int) and total > 1:
            numbers = re.findall(r"\d+", sentence := told.event(event, ["Ada", "Ben"]))
            assert str(total) in numbers, sentence
            worth = [term for term in event.args["terms"] if isinstance(term, dict) or term[1] * term[2]]
            assert len(numbers) > len(worth), sentence
            explained += 1
    assert explained >= 2, f"an event of {game} with points must have the terms of their sum"


async def test_an_act_against_a_player_is_shown_to_the_player(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        ada = session.seat_of(ADA).seat
        robbed = Event("catan.stole", {"seat": 1 - ada, "victim": ada}, {"card": "ore"}, (0, 1))
        session._journal.log("choice", (robbed,), seat=1 - ada)
    asker: Any = Shown(timed, CLEO)
    await show_log_about(asker, game, ADA)
    assert asker.cards[0].above[0].endswith("did to Ada")
    assert "Ada" in asker.cards[0].above[1]
    assert "ore" not in asker.cards[0].above[1].lower(), "only public facts"
    await show_log_about(asker, game, BEN)
    assert "stole" not in asker.cards[1].above[1]
    with pytest.raises(Refused, match="not_at_table"):
        await show_log_about(asker, game, CLEO)


def turn(seat: int, number: int) -> Event:
    return Event("catan.turn", {"seat": seat, "turn": number, "begins": True})


def lines_of(entries: Sequence[LogEntry], start: int, told: Any = None) -> list[str]:
    told = told or words("en")
    return explained(latest(entries, start, PAIR, told), PAIR, told, {})


def test_the_latest_turn_is_shown_line_by_line_with_its_causes() -> None:
    discards = [
        Event("catan.discarded", {"seat": seat, "cards": {"ore": 4}, "count": 4, "had": 8 + seat, "limit": 7})
        for seat in (0, 1)
    ]
    chased = Event("catan.chased", {"seat": 0, "place": "V18"})
    robbed = Event("catan.stole", {"seat": 0, "victim": 1, "had": 5})
    entries = [
        entry(1, Event("catan.exchanged", {"seat": 1, "give": "ore", "count": 4, "get": "wool"})),
        entry(
            1,
            Event("catan.turn_ended", {"seat": 1}),
            turn(0, 7),
            Event("catan.rolled", {"seat": 0, "dice": [3, 4], "total": 7}),
        ),
        entry(1, *discards),
        entry(0, chased, robbed, turn(1, 8)),
    ]
    lines = [
        "**Ada, turn 7:**",
        "Ada rolls **7** (3 + 4).",
        "Ada discards 4 ore.\n-# 8 cards are more than 7, so half of them go, rounded down: 4.",
        "Ben discards 4 ore.\n-# 9 cards are more than 7, so half of them go, rounded down: 4.",
        "Ada chases the robber with a knight (V18).",
        "Ada steals a card from Ben.\n-# One of Ben's 5 cards, at random. Only the two of them know which.",
    ]
    assert lines_of(entries, 3) == lines, "the whole turn, though some of it was seen"
    before = "Ben gives the bank 4 ore for 1 wool.\n-# Without a harbour the bank takes four for one."
    told = lines_of(entries, 0)
    assert (told[0].splitlines()[-1], told[1:]) == (before.splitlines()[-1], lines), "and everything new"
    seen = [entry(1, turn(0, 6)), entry(0, chased, turn(1, 7)), entry(1, discards[1])]
    assert lines_of(seen, 1)[0] == "**Ada, turn 6:**", "announced with what was seen"
    assert lines_of([], 0) == []


class Kinds:
    """Words that return the kind of everything."""

    def event(self, event: Event, names: Any) -> str:
        return event.kind

    def why(self, event: Event, names: Any) -> str:
        return "because:"


def test_the_rules_and_not_the_words_mark_the_begin_of_a_turn() -> None:
    entries = [entry(1, Event("catan.built"), turn(0, 7), Event("catan.rolled")), entry(0, Event("catan.built"))]
    told = lines_of(entries, 1, Kinds())
    assert told == ["**catan.turn**", "catan.rolled\n-# because:", "catan.built\n-# because:"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_folders(ROOT))
def test_the_announcement_of_a_turn_is_marked_as_such(game: str, language: str) -> None:
    table, events = whole_game(game)
    about = words(language).about(table.view())
    told = [(event, about.event(event, ["Ada", "Ben"])) for event in events]
    assert [event for event, said in told if said and said.endswith(":") is not event.args.get("begins", False)] == []


def test_the_choice_that_revealed_what_a_computer_did_is_explained() -> None:
    """A person who sealed the last bid never learned why the computers had bid."""
    sealed = [Event("zavandor.sealed", {"seat": seat}) for seat in (1, 0)]
    won = Event("zavandor.unsold", {"gem": "r", "card": "R1"})
    facts: Any = {"game": 1, "at": 0.0, "kind": "choice", "mover": None, "turn": 4}
    entries = [
        LogEntry(number=7, seat=0, who=1, events=(sealed[1],), **(facts | {"turn": 3})),
        LogEntry(number=8, seat=1, events=(sealed[0],), **facts),
        LogEntry(number=9, seat=0, who=1, events=(sealed[1], won), **facts),
    ]
    assert with_reveals(entries, 3, (0,)) == 2
    assert with_reveals(entries, 1, (0,)) == 1, "another round"
    turns = [replace(one, mover=one.seat) for one in entries]
    assert with_reveals(turns, 3, (0,)) == 3, "a choice in an own turn does not reveal others"


def test_a_turn_that_ends_is_told_for_its_reason_alone() -> None:
    ended, begins = Event("catan.turn_ended", {"seat": 1}), Event("catan.turn", {"seat": 0, "turn": 7, "begins": True})
    entries, told = [numbered(4, 1, ended, begins)], words("en")
    assert [place for _, place in latest(entries, 0, PAIR, told)] == []
    reasons = {(4, 0): (Reason("catan.saves", {"goal": "city"}),)}
    assert explained(latest(entries, 0, PAIR, told, reasons), PAIR, told, reasons) == [
        "Ben ends the turn.\n-# Why: saves for a city"
    ]


def test_every_computer_that_did_nothing_is_told_with_its_reason() -> None:
    """Only the first reason of an entry was told."""
    events = [Event("zavandor.kept", {"seat": seat}) for seat in (0, 1)]
    entries, told = [numbered(4, 1, *events)], words("en")
    reasons = {(4, 0): (Reason("zavandor.dear"),), (4, 1): (Reason("zavandor.saves", {"object": "clan"}),)}
    assert explained(latest(entries, 0, PAIR, told, reasons), PAIR, told, reasons) == [
        "Ada upgrades nothing.\n-# Why: no upgrade is worth its price",
        "Ben upgrades nothing.\n-# Why: saves for the next level of Clan Board",
    ]


async def test_the_explained_turn_reveals_nothing_hidden(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        ada = session.seat_of(ADA).seat
        facts = {"seat": 1 - ada, "victim": ada, "had": 3}
        session._journal.log("choice", (Event("catan.stole", facts, {"card": "ore"}, (0, 1)),), seat=1 - ada)
    for user, knows in ((ADA, True), (BEN, True), (CLEO, False)):
        asker: Any = Shown(timed, user)
        await show_explained(asker, game)
        assert ("ore" in asker.cards[0].above[1].lower().replace("more", "")) is knows
        assert "3 cards, at random" in asker.cards[0].above[1]


def test_each_entry_of_the_log_is_headed_by_its_seat_with_the_points_and_the_new_score() -> None:
    """The choice that ends a turn begins the next one, whose roll can cost points."""
    ended, rolled = Event("catan.turn_ended", {"seat": 0}), Event("catan.rolled", {"seat": 1, "dice": [3, 4]})
    city = Event("catan.built", {"seat": 0, "piece": "city", "place": "V3"})
    entries = [numbered(2, 0, city), replace(numbered(3, 0, ended, turn(1, 3), rolled), turn=2)]
    scores = {1: (2, 2), 2: (3, 2), 3: (3, 1)}
    ada, ben = heads(turns_of([*entries, replace(numbered(4, 1, BOUGHT[1]), turn=3)]), scores, PAIR)
    assert ada.endswith("**Ada** +1 → **3**")
    assert ben.endswith("**Ben** −1 → **1**")
    everyone = replace(numbered(2, 0, city), mover=None)
    assert heads(turns_of([everyone]), scores, PAIR) == [ada], "a round has no seat of its own"
    assert heads(turns_of(entries[:1]), {}, PAIR)[0].endswith("**Ada**"), "secret scores"


async def test_the_log_tells_the_scores_of_a_whole_game(timed: Any) -> None:
    game, rng = await begun(timed, ADA, BEN), random.Random(1)
    ada: Any = Shown(timed, ADA)
    async with timed.tables.transaction(GUILD, game) as session:
        while max(place.score for place in session.table.standing) < 10:
            (ask,) = session.table.asks
            session.answer(ask.seat, random_choice(ask, rng), who=session.seats[ask.seat].user)
        best = session.table.standing[0]
    await show_log(ada, game)
    gains = [line for line in ada.cards[0].above[-1].splitlines() if "→" in line]
    assert f"→ **{best.score}**" in gains[-1]
