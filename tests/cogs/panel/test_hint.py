"""A hint: the best choices for a player, where the table allows it."""

import asyncio
import re
from itertools import count
from random import Random
from typing import Any, cast

import pytest

import render
from bench.games.opponent_play import asks_of
from cogs.buttons.board import status_card
from cogs.discord.components import Button
from cogs.discord.custom_ids import TABLE, id_pattern, parse_id
from cogs.discord.dispatch import respond
from cogs.discord.interaction import InteractionContext
from cogs.discord.titles import titled
from cogs.lobby.message import lobby_card
from cogs.panel import hint
from cogs.panel.draft.codec import PanelState, decode_state
from cogs.panel.draft.edits import advance, opening
from cogs.panel.draft.picks import Pick
from cogs.panel.draft.preview import preview_of
from cogs.panel.draft.verbs import PICKED_BY_PLAYER
from cogs.panel.form.transitions import next_state
from cogs.panel.hint import lines, rows, scene
from cogs.panel.message import panel_message
from cogs.panel.thoughts import thoughts
from cogs.show.cards import end_card
from cogs.show.snapshot import take_snapshot
from data.errors import Refused
from data.game.models import Hints
from render import LANGUAGES, words
from rules.kernel import GAMES, Ask, Table, View, Weighed
from tests.cogs.buttons.taps import ADA, BEN, GUILD, Tap
from tests.cogs.clicks import enabled, id_of, shown
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import Shown


async def begun(bot: Bot, *, people: int = 1, kind: str = "demo", hints: Hints = "alone") -> int:
    game = int((await bot.tables.create(GUILD, kind, host=ADA, channel=1, name="Ada")).id)
    async with bot.tables.transaction(GUILD, game) as session:
        if people > 1:
            session.join(BEN, "Ben")
        else:
            session.add_opponent("Cy")
        session.change(hints=hints)
        session.start()
    return game


@pytest.mark.parametrize(
    ("people", "hints", "allowed"), [(1, "alone", True), (2, "alone", False), (2, "on", True), (1, "off", False)]
)
async def test_a_table_says_whether_it_allows_hints(timed: Bot, people: int, hints: Hints, allowed: bool) -> None:
    game = await begun(timed, people=people, hints=hints)
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.may_hint() == allowed
        if not allowed:
            with pytest.raises(Refused, match="no_hints"):
                session.check_hint()


@pytest.mark.parametrize("people", [1, 2])
async def test_a_table_with_hints_on_is_unrated_from_its_start(timed: Bot, people: int) -> None:
    """A loser asked for a hint, and the game was not rated any more."""
    async with timed.tables.transaction(GUILD, await begun(timed, people=people, hints="on")) as session:
        assert not session.game.rated
    async with timed.tables.transaction(GUILD, await begun(timed, people=people, hints="off")) as session:
        assert session.game.rated


async def test_a_rated_table_whose_hints_were_on_before_stays_rated_and_gives_none(timed: Bot) -> None:
    """It began when a hint ended the rating of a game."""
    game = await begun(timed, people=2)
    async with timed.tables.transaction(GUILD, game) as session:
        session.change(hints="on")
        assert not session.may_hint()
        with pytest.raises(Refused, match="hints_rated"):
            session.check_hint()
        assert session.game.rated


async def test_no_hint_is_given_to_a_person_whom_all_others_have_left(timed: Bot) -> None:
    game = await begun(timed, people=2)
    async with timed.tables.transaction(GUILD, game) as session:
        session.give(1, user=None, name="Cy", opponent=True, who=BEN)
        assert not session.may_hint()


async def test_the_lobby_the_status_and_the_end_say_that_a_table_with_hints_on_is_not_rated(timed: Bot) -> None:
    for hints, told in (("on", True), ("off", False), ("alone", False)):
        opened = await timed.tables.create(GUILD, "carcassonne", host=ADA, channel=1, name="Ada")
        game = await begun(timed, people=2, kind="carcassonne", hints=cast("Hints", hints))
        async with timed.tables.transaction(GUILD, opened.id) as session:
            session.change(hints=cast("Hints", hints))
            lobby = session.game, session.seats
        async with timed.tables.transaction(GUILD, game) as session:
            snapshot = take_snapshot(session)
        for spoken in map(words, LANGUAGES):
            cards = lobby_card(*lobby, spoken), status_card(snapshot, None, spoken), end_card(snapshot, spoken, None)
            sentence = spoken.text("unrated-hints")
            assert [sentence in "\n".join((*card.above, *card.below)) for card in cards] == [told] * 3


async def test_the_status_says_that_a_game_of_new_accounts_is_not_rated(bot: Bot) -> None:
    """The clock of this bot is years before the accounts were made."""
    game = await begun(bot, people=2)
    async with bot.tables.transaction(GUILD, game) as session:
        card = status_card(take_snapshot(session), None, words("en"))
    assert words("en").text("unrated") in "\n".join(card.above)


@pytest.mark.sweep(2)
@pytest.mark.parametrize("kind", sorted(GAMES))
def test_a_hint_names_choices_that_fit_and_never_too_many(kind: str) -> None:
    table = Table.new(kind, seats=2, seed=3)
    ask = next(one for one in table.asks if not one.optional)
    found = thoughts(table.view(ask.seat), ask)
    assert 1 <= len(found) <= 3
    told = words("en").about(table.view(ask.seat))
    # The reasons of a choice have a line. A choice that the search has not weighed is followed by one that says so.
    expected = len(found) + sum(bool(one.reasons) for one in found) + (not found[0].samples)
    assert len(list(lines(found, ask, told, ["Ada", "Ben"]))) == expected
    for one in found:
        assert table.check(ask.seat, one.choice) == one.choice
    preview = preview_of(table, ask.seat)
    assert preview is not None
    (buttons,) = rows(1, ask.number, preview, found, words("en"))
    assert len(list(buttons)) == len(found)


def test_a_hint_is_confirmed_by_the_player_alone() -> None:
    """*Take 1* ended the turn, because the end of a turn is one tap."""
    players = [{"hand": ["Copper", "Copper"], "deck": ["Estate"] * 5}, {}]
    table = Table.arrange("dominion", {"seats": 2, "players": players})
    preview = preview_of(table, 0, opening(table, 0))
    assert preview is not None
    (row,) = rows(1, preview.ask.number, preview, [Weighed(["done"], 0.5, 0.0, 8)], words("en"))
    (button,) = [control for control in enabled((row,)) if isinstance(control, Button)]
    taken = id_of(button.id)
    assert taken.verb not in PICKED_BY_PLAYER
    panel = shown(table, 0, next_state(table, 0, taken.verb, taken.rest), words("en"))
    assert "Confirm" in [control.label for control in enabled(panel.rows) if isinstance(control, Button)]


class Asker(Shown):
    """A player who asks for hints."""

    # Other tests use small ids for their messages.
    ids = count(10_000)

    def __init__(self, bot: Bot, user: int) -> None:
        super().__init__(bot, user)
        self.said: list[str] = []
        self.id = self.reply_key = next(self.ids)

    async def say(self, key: str) -> None:
        self.said.append(key)


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> list[Ask]:
    """Return the asks that were thought about. The first options are the best ones."""
    asks: list[Ask] = []

    def think(_view: View, ask: Ask) -> tuple[Weighed, ...]:
        asks.append(ask)
        return tuple(Weighed([option.id], 0.5, 0.0, 8) for option in ask.options[:2])

    monkeypatch.setattr(hint, "thoughts", think)
    return asks


async def hinted(bot: Bot, game: int, number: int = 0, rest: str = "", user: int = ADA) -> Any:
    asker: Any = Asker(bot, user)
    await hint.show_hint(asker, game, number, rest)
    return asker


async def ada_to_place(bot: Bot) -> int:
    """Return a game of Carcassonne in which Ada has a tile with several places."""
    game = await begun(bot, kind="carcassonne")
    rng = Random(5)
    async with bot.tables.transaction(GUILD, game) as session:
        while session.table.asks[0].seat != 0 or len(session.table.asks[0].options) < 5:
            ask = session.table.asks[0]
            choice = GAMES["carcassonne"].choose(session.table.view(ask.seat), ask, rng)
            session.answer(ask.seat, choice, who=None if ask.seat else ADA)
    return game


async def test_many_presses_think_once_about_a_position(bot: Bot, thought: list[Ask]) -> None:
    """Each press started a search of its own, and a script could keep the thinking process busy for hours."""
    game = await ada_to_place(bot)
    askers = await asyncio.gather(*(hinted(bot, game) for _ in range(20)))
    assert len(thought) == 1
    assert all(asker.cards for asker in askers)
    async with bot.tables.transaction(GUILD, game) as session:
        ask = session.table.asks[0]
        session.answer(0, [ask.options[0].id], number=ask.number, who=ADA)
    await hinted(bot, game)
    assert len(thought) == 2


async def test_a_hint_changes_nothing(bot: Bot, thought: list[Ask]) -> None:
    """A player took a lost game against computers out of the ratings by a hint."""
    game = await ada_to_place(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        before = session.game
    asker = await hinted(bot, game)
    assert thought
    assert "rated" not in asker.cards[0].below[0]
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.game == before
        assert before.rated


async def test_a_hint_that_fails_says_that_nothing_has_changed(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer was "Your choice is made", and the game was not rated any more."""

    def break_down(*_: object) -> None:
        raise ConnectionResetError

    monkeypatch.setattr(hint, "thoughts", break_down)
    game = await ada_to_place(bot)
    tap = Tap(bot, ADA)

    async def asked(ctx: InteractionContext) -> None:
        await ctx.defer_update()
        await hint.show_hint(ctx, game)

    await respond(cast("Any", tap), asked)
    assert tap.said == [titled("Carcassonne", words("en").text("answer-lost"))]
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.game.rated


async def test_a_member_without_a_seat_gets_no_hint(bot: Bot, thought: list[Ask]) -> None:
    game = await ada_to_place(bot)
    with pytest.raises(Refused, match="not_seated"):
        await hinted(bot, game, user=BEN)
    assert not thought
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.game.rated


async def test_a_player_whose_seat_a_computer_plays_gets_no_hint(bot: Bot, thought: list[Ask]) -> None:
    """It revealed what the computer would do."""
    game = await ada_to_place(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        session.give(0, user=ADA, name="Ada", opponent=True)
    with pytest.raises(Refused, match="nothing_asked"):
        await hinted(bot, game)


async def test_a_hint_is_given_for_the_figure_on_a_tile_that_is_not_confirmed(bot: Bot, thought: list[Ask]) -> None:
    """A hint was for the tile alone, because the follower is asked before Confirm."""
    game = await ada_to_place(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        table = session.table
        number = table.asks[0].number
        # At some places other players have every part of the tile, and no follower is asked for.
        picks = range(len(table.asks[0].options))
        drafts = [advance(table, 0, (((Pick(at),),),), decided=True) for at in picks]
        found = [(one, panel_message(session, ADA, PanelState(one), words("en")).aside) for one in drafts]
        draft, (button,) = next((one, aside) for one, aside in found if aside)
    match = id_pattern(TABLE).fullmatch(button.id)
    assert match
    taken = parse_id(TABLE, match)
    assert taken.verb == "hint"
    asker = await hinted(bot, game, taken.number, taken.rest)
    assert [ask.kind for ask in thought] == ["carcassonne.figure"]
    (row,) = asker.cards[0].rows[:1]
    state = decode_state(id_of(row[0].id).rest)
    assert state.draft[:1] == draft[:1], "the tile stays"
    assert id_of(row[0].id).number == number


@pytest.mark.parametrize("rest", ["zz9", "0!0", "9.9.9.9", "0.0.0.0.0.0", "+", "٣"])
async def test_an_invented_hint_changes_nothing(bot: Bot, thought: list[Ask], rest: str) -> None:
    game = await ada_to_place(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        number = session.table.asks[0].number
    for asked in (number, number + 1):
        assert (await hinted(bot, game, asked, rest)).said == ["panel-outdated"]
    assert not thought
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.game.rated


def test_a_hint_names_a_place_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = asked("carcassonne", "carcassonne.place").asks[0]
    found = [Weighed([option.id], 0.5, 0.0, 8) for option in ask.options]
    monkeypatch.setattr("cogs.panel.thoughts.weighed", lambda *_, **__: found)
    named = [next(iter(one.choice)).rpartition(",")[0] for one in thoughts(View(game="carcassonne"), ask)]
    assert len(named) == len(set(named)) == 3


def test_a_hint_begins_with_the_choice_of_level_hard_where_that_does_not_search() -> None:
    """The search prefers to keep cards in Cities & Knights, and its advice lost games."""
    table = Table.new("catan", seats=3, seed=5, options={"mode": "ck"})
    for _ in range(3):
        ask = table.asks[0]
        view = table.view(ask.seat)
        usual = GAMES["catan"].choose(view, ask, Random(ask.number), level="hard")
        named = thoughts(view, ask)
        assert named[0].choice == usual
        assert len(named) > 1
        table.answer(ask.seat, named[-1].choice)


def test_a_hint_names_no_choice_first_that_the_search_has_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dropped choice with a few lucky samples was named first in 3 of 24 hints of Dominion."""
    table = Table.new("dominion", seats=2, seed=1)
    ask = table.asks[0]
    weighed_ = (Weighed(["done"], 0.5, 1.0, 16), Weighed(["Gold"], 0.52, 1.0, 16), Weighed(["Silver"], 0.6, 1.0, 4))
    monkeypatch.setattr("cogs.panel.thoughts.weighed", lambda *_, **__: weighed_)
    assert [one.choice for one in thoughts(table.view(ask.seat), ask)] == [["Gold"], ["done"], ["Silver"]]


def test_a_hint_has_no_numbers_where_level_hard_does_not_search() -> None:
    """A line with a higher chance than the first one was called nearly as good."""
    table = Table.new("catan", seats=3, seed=5, options={"mode": "ck"})
    ask = table.asks[0]
    found = thoughts(table.view(ask.seat), ask)
    for language in LANGUAGES:
        told = list(lines(found, ask, words(language), ["Ada", "Ben", "Cleo"]))
        assert len([line for line in told if re.match(r"\d\. ", line)]) == len(found)
        assert "%" not in "".join(told)
        assert told[-1] == words(language).text("hint-first")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_ends_no_line_before_the_percent_sign(language: str) -> None:
    """In German on a phone a line began with the sign."""
    facts = {"number": 1, "what": "Gold", "chance": 46, "sign": "+", "lead": 1.0}
    told = words(language).text("hint-weighed", **facts) + words(language).text("hint-near", **facts)
    assert told.count("%") == 2
    assert " %" not in told


def test_the_same_question_gets_the_same_hint() -> None:
    table = Table.new("carcassonne", seats=2, seed=5)
    ask = table.asks[0]
    assert thoughts(table.view(ask.seat), ask) == thoughts(table.view(ask.seat), ask)


def test_a_lead_of_nothing_has_no_minus() -> None:
    table = Table.new("carcassonne", seats=2, seed=5)
    ask = table.asks[0]
    one = Weighed([ask.options[0].id], 0.5, -0.04, 8)
    (told,) = lines([one], ask, words("en").about(table.view(ask.seat)), ["Ada", "Ben"])
    assert told.endswith("50% to win, lead +0")


def asked(kind: str, ask: str) -> Table:
    """Return a table that opponents have played until this is asked."""
    table, rng = Table.new(kind, seats=2, seed=5), Random(5)
    while table.asks[0].kind != ask or len(table.asks[0].options) < 3:
        one = table.asks[0]
        table.answer(one.seat, GAMES[kind].choose(table.view(one.seat), one, rng) or one.default or [])
    return table


@pytest.mark.parametrize(
    ("kind", "ask"),
    [
        ("carcassonne", "carcassonne.place"),
        ("carcassonne", "carcassonne.figure"),
        ("catan", "catan.place"),
        ("catan", "catan.act"),
        ("dominion", "dominion.buy"),
    ],
)
def test_the_picture_numbers_each_choice_as_the_text_does(kind: str, ask: str) -> None:
    table = asked(kind, ask)
    open_ = table.asks[0]
    preview = preview_of(table, open_.seat)
    assert preview is not None
    drawn = [option for option in open_.options if render.numbered(open_, [[option.id]])]
    # Two rotations of a tile have the same place.
    first = list({option.steps[0] if "place" in ask else option.id: option for option in drawn}.values())[:3]
    found = [Weighed([option.id], 0.5, 0.0, 8) for option in first]
    shown = scene(preview, found)
    marks = render.marks(shown.view, cast("Ask", shown.ask))
    assert sorted(marks.values()) == ["1", "2", "3"][: len(first)]
    assert all(any(step in option.steps for option in first) for step in marks)
    told = [*lines(found, open_, words("en").about(preview.view), ["Ada", "Ben"])]
    assert not any(re.match(r"\d\. [A-Z]+\d* ·", line) for line in told), "no mark of the panel beside the number"


def test_a_step_of_several_choices_has_all_their_numbers() -> None:
    table = asked("carcassonne", "carcassonne.place")
    ask = table.asks[0]
    cell = next(
        option.steps[0] for option in ask.options if sum(one.steps[0] == option.steps[0] for one in ask.options) > 1
    )
    same = [[option.id] for option in ask.options if option.steps[0] == cell][:2]
    assert render.numbered(ask, same) == {cell: "1+2"}


def test_choices_of_nearly_the_same_worth_are_said_to_be_so() -> None:
    table = Table.new("carcassonne", seats=2, seed=5)
    ask = table.asks[0]
    ids = [option.id for option in ask.options]
    found = [Weighed([id_], chance, 1.0, 8) for id_, chance in zip(ids, (0.5, 0.49, 0.4), strict=False)]
    told = [*lines(found, ask, words("en").about(table.view(ask.seat)), ["Ada", "Ben"])]
    assert [line.endswith("; nearly as good") for line in told] == [False, True, False][: len(told)]


def test_a_hint_without_a_search_says_so() -> None:
    table = Table.new("dominion", seats=2, seed=5)
    ask = table.asks[0]
    *_, last = lines(
        [Weighed([ask.options[0].id], 0.0, 0.0)], ask, words("en").about(table.view(ask.seat)), ["Ada", "Ben"]
    )
    assert "can't compare the choices here" in last


# Catan: reasons, and the offer


def lacking_cards() -> Table:
    """Return a table of Catan for three on which a settlement lacks two cards, and wool is spare."""
    return Table.arrange(
        "catan",
        {
            "seats": 3,
            "phase": "act",
            "options": {"terrain": "beginner", "harbours": "standard"},
            "settlements": [["V18"], ["V0"], []],
            "roads": [["E28", "E36", "E27", "E35"], [], []],
            "hands": [{"lumber": 1, "wool": 3}, {"grain": 3}, {"ore": 1}],
        },
        seed=1,
    )


async def test_a_hint_names_the_offer_and_its_reason(bot: Bot) -> None:
    """It said "Make an offer", and not which one."""
    preview = preview_of(lacking_cards(), 0)
    assert preview
    ctx: Any = InteractionOf(bot)
    weighed, opened = await hint._thought(ctx, preview)
    assert weighed[0].choice == ["offer"]
    assert opened
    assert opened.weighed.choice == {"give": ["wool"], "get": ["grain"], "to": []}
    for language in LANGUAGES:
        about = words(language).about(preview.view)
        first, because, *_ = lines(weighed, preview.ask, about, ["Ada", "Ben", "Cleo"], opened)
        assert first.startswith("1. ")
        assert " → " in first
        assert because.startswith("-# ")
        assert because.endswith(about.because(opened.weighed.reasons[0], ["Ada", "Ben", "Cleo"]))
    ((button, *_),) = rows(1, preview.ask.number, preview, weighed, words("en"), opened)
    assert isinstance(button, Button)
    draft = decode_state(id_of(button.id).rest).draft
    taken = preview_of(lacking_cards(), 0, draft)
    assert taken
    assert taken.choices == [["offer"], opened.weighed.choice]


async def test_a_hint_compares_the_first_places_of_catan(bot: Bot) -> None:
    """The panel lists each corner at all of its hexes, so the search did not know the question."""
    table = Table.new("catan", seats=3, seed=5)
    preview = preview_of(table, table.asks[0].seat)
    assert preview
    ctx: Any = InteractionOf(bot)
    weighed, opened = await hint._thought(ctx, preview)
    assert len(weighed) == 3
    assert opened is None


class InteractionOf:
    """An interaction whose thoughts are computed at once."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.guild = bot, GUILD


def test_most_hints_of_catan_for_three_have_reasons() -> None:
    """They had none, and no worth either."""
    asked = [
        (table.view(ask.seat), ask)
        for mode in ("base", "ck")
        for count, (table, ask) in enumerate(asks_of("catan", 3, {"mode": mode}, 4))
        if count % 9 == 0 and not ask.optional and ask.kind in ("catan.act", "catan.place", "catan.robber")
    ][:60]
    reasoned, told = 0, set[str]()
    for view, ask in asked:
        choice = GAMES["catan"].choose(view, ask, Random(1), level="hard")
        if choice is None:
            continue
        found = GAMES["catan"].advice(view, ask, choice)
        reasoned += bool(found)
        told |= {reason.kind for reason in found}
        for language in LANGUAGES:
            for reason in found:
                assert words(language).about(view).because(reason, ["Ada", "Ben", "Cleo"])
    assert reasoned >= 0.7 * len(asked)
    assert len(told) >= 6
