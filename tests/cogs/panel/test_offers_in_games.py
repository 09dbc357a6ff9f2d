"""Offers of whole games: an old button or a typed number accepts no other offer, and secrets stay out of logs."""

import json
from typing import Any

import msgspec
import pytest

import render
from cogs.acts.undo_by_vote import facts_to_take_back
from cogs.buttons.proposals import proposal_snapshot
from cogs.panel.ahead.orders import give_order
from cogs.panel.commit import commit_choices
from cogs.panel.draft.codec import PanelState
from cogs.panel.draft.edits import advance
from cogs.panel.draft.picks import BLANK, Draft, Pick
from cogs.panel.draft.preview import answer_of, preview_of
from cogs.panel.message import PanelMessage, panel_message
from cogs.panel.typed.parsing import parse_choices
from cogs.show.export import _written
from cogs.show.past import replayed
from data import queries
from data.game.models import LogEntry
from data.game.replay import replay
from rules.kernel import IllegalChoice, Table
from tests.cogs.buttons.presses import press
from tests.cogs.timed_table import ADA, BEN, CLEO, GUILD
from tests.rules.catan.scene import scene
from tests.rules.zavandor.scene import market, rows, seat

TERMS = {"zavandor": ("Lb", "1y", "2r"), "catan": ("ore", "wool", "grain")}
"""The given thing, and the two things that are wanted for it."""
WANT = {"zavandor": "want", "catan": "get"}
"""The names of the fields."""


def arranged(kind: str) -> Table:
    """Return a table at which Ada can make offers to Ben."""
    if kind == "catan":
        return scene(hands={0: {"ore": 2}, 1: {"wool": 1, "grain": 1}, 2: {"wool": 1}})
    return market(seat("Lb 2, Ly"), seat("Py, Lr 2"), seat("Gg"), rows=rows())


async def opened(bot: Any, monkeypatch: pytest.MonkeyPatch, kind: str) -> int:
    dump = arranged(kind).dump()
    monkeypatch.setattr(Table, "new", lambda *_, **__: Table.load(dump))
    game: int = (await bot.tables.create(GUILD, kind, host=ADA, channel=1, name="Ada")).id
    async with bot.tables.transaction(GUILD, game) as session:
        session.join(BEN, "Ben")
        session.join(CLEO, "Cleo")
        session.start()
    return game


async def act(bot: Any, game: int, who: int, *choices: Any) -> None:
    """Answer for a seat, with a transaction for each choice."""
    for choice in choices:
        async with bot.tables.transaction(GUILD, game) as session:
            session.answer(who, choice, who=(ADA, BEN, CLEO)[who])


def offer(kind: str, wanted: int) -> tuple[Any, Any]:
    """Return the choices that make an offer for one of the two things."""
    give, *wants = TERMS[kind]
    return ["offer"], {"give": [give], WANT[kind]: [wants[wanted]], "to": []}


async def table_of(bot: Any, game: int) -> Table:
    async with bot.tables.transaction(GUILD, game) as session:
        return Table.load(session.table.dump())


async def whole(bot: Any, game: int) -> tuple[LogEntry, ...]:
    found: tuple[LogEntry, ...] = await queries.whole_log(bot.store, GUILD, game)
    return found


async def gone_back(bot: Any, game: int, who: int) -> None:
    """Undo a seat's last choice and everything after it, as a table agrees to."""
    log = await whole(bot, game)
    after = facts_to_take_back(log, who)["after"]
    async with bot.tables.transaction(GUILD, game) as session:
        kept = tuple(entry for entry in log if entry.number <= after)
        earlier = session.table.rewound(replay(session.table, kept))
        session.rewind(earlier, who, 1)


@pytest.mark.parametrize("kind", ["zavandor", "catan"])
async def test_an_old_button_and_a_typed_number_accept_no_other_offer(
    bot: Any, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    game = await opened(bot, monkeypatch, kind)
    await act(bot, game, 0, *offer(kind, 0))
    first = await table_of(bot, game)
    (bait,) = first.proposals
    await gone_back(bot, game, 0)
    await act(bot, game, 0, offer(kind, 1)[1])
    before = await table_of(bot, game)
    (switched,) = before.proposals
    assert bait.name != switched.name
    for id_ in bait.quick:
        if id_.startswith("accept"):
            await press(bot, game, BEN, id_)
            with pytest.raises(IllegalChoice, match="unknown_option"):
                parse_choices(before, 1, id_)
    assert (await table_of(bot, game)).dump() == before.dump()


@pytest.mark.parametrize("kind", ["zavandor", "catan"])
async def test_a_game_with_undone_offers_can_be_replayed(bot: Any, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    game = await opened(bot, monkeypatch, kind)
    for wanted in (0, 1):
        await act(bot, game, 0, *offer(kind, wanted))
        await gone_back(bot, game, 0)
        await act(bot, game, 0, {"give": [], WANT[kind]: [], "to": []})
    await act(bot, game, 0, *offer(kind, 0))
    now = await table_of(bot, game)
    number = now.proposals[0].name.partition(":")[2]
    await act(bot, game, 1, [f"accept:{number}"])
    now, log = await table_of(bot, game), await whole(bot, game)
    async with bot.tables.transaction(GUILD, game) as session:
        assert replay(session.table, log).state == now.state
        assert replayed(session.table, log, session.sittings, BEN)


@pytest.mark.parametrize("terms", [0, 1])
async def test_a_button_accepts_only_the_terms_above_it(bot: Any, monkeypatch: pytest.MonkeyPatch, terms: int) -> None:
    """Numbers are never used again. If two offers ever share one, the terms tell them apart."""
    game = await opened(bot, monkeypatch, "zavandor")
    await act(bot, game, 0, *offer("zavandor", 0))
    before = await table_of(bot, game)
    assert "already settled" in await press(bot, game, BEN, "accept:1", terms=terms)
    assert (await table_of(bot, game)).dump() == before.dump()


async def test_a_second_answer_to_an_offer_says_that_the_first_holds(bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who had declined was told that there was nothing to answer now."""
    game = await opened(bot, monkeypatch, "catan")
    await act(bot, game, 0, *offer("catan", 0))
    (offered,) = (await table_of(bot, game)).proposals
    number = offered.name.rpartition(":")[2]
    await act(bot, game, 1, [f"decline:{number}"])
    assert "declined this already" in await press(bot, game, BEN, f"decline:{number}")


@pytest.mark.parametrize("path", ["typed", "panel"])
def test_the_cards_that_pay_an_offer_can_be_named_by_keyboard_and_by_steps(path: str) -> None:
    table = market(seat("Lb"), seat("Py, My, Gy, Lg 2, Pg"), rows=rows())
    table.answer(0, "offer")
    table.answer(0, {"give": ["Lb"], "want": ["1y", "1g"], "to": []})
    if path == "typed":
        choices = [choice for _, choice in parse_choices(table, 1, "pay:1 ; Gy Pg")]
    else:
        draft = picked(table, (BLANK,), "pay:1")
        assert len(draft) == 2, "the panel goes on to the cards"
        found = preview_of(table, 1, picked(table, picked(table, draft, "Gy"), "Pg"))
        assert found is not None
        choices = found.choices
    for choice in choices:
        table.answer(1, choice)
    assert sorted(table.state.players[0].hand) == ["Gy", "Pg"]


def picked(table: Table, draft: Draft, id_: str) -> Draft:
    """Return the draft with one more pick, advanced as far as the panel goes."""
    found = preview_of(table, 1, draft)
    assert found is not None
    at = [option.id for option in found.ask.options].index(id_)
    return advance(table, 1, found.with_picks(0, (*found.answer[0], Pick(at))))


CHANGES = [{"y": ["1y"]}, {"b": ["2b"], "orders": ["king:stays"]}] * 25


async def known_to(bot: Any, game: int, user: int) -> str:
    """Return everything a person can read about a running game: log, export, and the number of moments."""
    log = await queries.log(bot.store, GUILD, game, user=user)
    last = await queries.log(bot.store, GUILD, game, user=user, limit=40)
    async with bot.tables.transaction(GUILD, game) as session:
        own = session.seat_of(user)
        table, sittings = session.table, session.sittings
        written = _written(session.game, session.seats, log, table.dump(), own.seat if own else None)
        moments = replayed(table, await whole(bot, game), sittings, user)
    document = json.loads(written)
    for line in document["log"]:
        del line["at"]
    told = msgspec.json.encode([[entry.kind, entry.seat, entry.events] for entry in last]).decode()
    return f"{json.dumps(document)} {told} {len(moments)}"


async def test_a_changed_sealed_bid_is_in_no_log_export_or_replay(bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    known: list[list[str]] = []
    for changes in ([], CHANGES):
        game = await opened(bot, monkeypatch, "zavandor")
        await act(bot, game, 0, ["done"], {"b": ["1b"]}, *changes)
        await act(bot, game, 1, ["done"])
        known.append([await known_to(bot, game, user) for user in (BEN, CLEO, 999)])
        assert ("1y" in await known_to(bot, game, ADA)) == bool(changes), "its owner reads it"
        assert facts_to_take_back(await whole(bot, game), 0)["count"] <= 2
    assert known[0] == known[1]


async def test_the_cards_named_as_payment_are_in_no_log(bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    known: list[str] = []
    for steps in ([], [["pay:1"], []]):
        dump = market(seat("Lb"), seat("Py, My"), seat(), rows=rows()).dump()
        monkeypatch.setattr("tests.cogs.panel.test_offers_in_games.arranged", lambda _, dump=dump: Table.load(dump))
        game = await opened(bot, monkeypatch, "zavandor")
        await act(bot, game, 0, *offer("zavandor", 0))
        await act(bot, game, 1, *steps)
        known.append(await known_to(bot, game, CLEO))
    assert known[0] == known[1]


async def test_a_counter_offer_asks_its_addressee_alone_and_others_have_a_button(
    bot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await opened(bot, monkeypatch, "catan")
    await act(bot, game, 0, *offer("catan", 0))
    await act(bot, game, 1, ["counter:1"], {"give": ["wool"], "get": ["ore", "ore"]})
    async with bot.tables.transaction(GUILD, game) as session:
        shown = proposal_snapshot(session, "offer:2")
    assert shown is not None
    assert shown.asked == (ADA,)
    assert [option.id for _, option in shown.buttons] == ["accept:2", "decline:2", "match:2", "withdraw:2"]
    await press(bot, game, CLEO, "match:2")
    assert [one.args["seat"] for one in (await table_of(bot, game)).proposals] == [0, 1, 2]


async def test_an_own_offer_to_everyone_leaves_out_a_player_under_embargo(
    bot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await opened(bot, monkeypatch, "catan")
    async with bot.tables.transaction(GUILD, game) as session:
        give_order(session, session.seats[0], "embargo", ["seat:2"])
        commit_choices(session, session.seats[0], offer("catan", 0), ADA, None)
        assert session.table.proposals[0].args["to"] == [1]


async def test_the_panel_says_that_an_embargo_narrows_an_own_offer(bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The panel showed an offer to everyone, and the offer went to one player less."""
    game = await opened(bot, monkeypatch, "catan")
    words = render.words("en")
    applies = "-# Your standing order applies: No offers to or from: Cleo."
    async with bot.tables.transaction(GUILD, game) as session:
        table = session.table.fork()
        asks = [table.ask_of(0)]
        table.answer(0, ["offer"])
        asks.append(table.ask_of(0))
        draft = tuple(answer_of(ask, choice) for ask, choice in zip(asks, offer("catan", 0), strict=True))
        begun = PanelState((draft[0], BLANK))
        assert applies not in told(panel_message(session, ADA, PanelState(draft), words))
        give_order(session, session.seats[0], "embargo", ["seat:2"])
        assert applies in told(panel_message(session, ADA, PanelState(draft), words))
        assert applies not in told(panel_message(session, ADA, begun, words)), "nothing is offered yet"


def told(panel: PanelMessage) -> str:
    """Return the text of a panel."""
    return "\n".join((*panel.card.above, *panel.card.below))
