"""Tables that begin at a moment of a finished game, or at the position of a file."""

import json
import random
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.acts.rematch import rematch
from cogs.buttons.whatif import play_on
from cogs.discord.components import buttons as buttons_of
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.lobby.actions import set_option, start_game
from cogs.lobby.message import lobby_card
from cogs.lobby.opening import begin_opening, open_table
from cogs.lobby.options import OptionFocus
from cogs.lobby.options_card import options_card
from cogs.lobby.positions import position_of_file
from cogs.show.export import _document
from cogs.show.past import past_of, show_past
from data import export, leaderboards, queries
from data.errors import Refused
from data.positions import MOST_BYTES
from render import words
from rules.kernel import GAMES, Table
from tests.cogs.contexts import ADA, CHANNEL, GUILD, Listing, interaction
from tests.cogs.fakes import tables_of

FOUR = sorted(GAMES.keys() - {"demo", "forms"})
ENGLISH = words("en")


@pytest.fixture(autouse=True)
def _unthrottled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.discord.throttle.MOST_SEARCHES", 1_000)


class Told(Listing):
    """A context that keeps what it tells."""

    async def tell(self, text: str) -> None:
        self.told = text


def context(bot: Any, click: int = 5) -> Told:
    return Told(interaction(bot, id=click))


async def play(bot: Any, game: int, most: int = 10_000) -> None:
    """Let Ada and computers play on at a table as computers would, at most so many choices."""
    rng = random.Random(4)
    for _ in range(most):
        async with bot.tables.transaction(GUILD, game) as session:
            if session.game.phase != "running":
                return
            ask = next(ask for ask in session.table.asks if not ask.optional)
            choice = GAMES[session.game.kind].choose(session.table.view(ask.seat), ask, rng)
            session.answer(ask.seat, ask.default if choice is None else choice, who=session.seats[ask.seat].user)


async def finished(bot: Any, kind: str) -> int:
    game = await bot.tables.create(GUILD, kind, host=ADA, channel=CHANNEL, name="Ada")
    async with bot.tables.transaction(GUILD, game.id) as session:
        session.add_opponent("Bruno")
        start_game(session, ADA, ENGLISH)
    await play(bot, game.id)
    return int(game.id)


def press(game: int, number: int) -> CustomId:
    return CustomId(TABLE, game, "whatif", rest=str(number))


@pytest.mark.parametrize("kind", FOUR)
async def test_a_table_begins_in_the_middle_of_a_finished_game(bot: Any, kind: str) -> None:
    """A table begins in the middle of a finished game, is played to its end, replayed and exported, across restarts."""
    old = await finished(bot, kind)
    past = await past_of(context(bot), old)
    number = len(past.moments) // 2
    shown = context(bot)
    await show_past(shown, old, number)
    assert "Play on from here" in [button.label for button in buttons_of(shown.card.rows)]
    await play_on(context(bot), press(old, number))
    (lobby,) = await queries.games(bot.store, GUILD)
    assert lobby.limits == (2, 2)

    async def restarted() -> None:
        bot.tables = tables_of(bot.store)
        bot.tables.forget(GUILD)

    await restarted()
    async with bot.tables.transaction(GUILD, lobby.id) as session:
        card = str(lobby_card(session.game, session.seats, ENGLISH))
        assert "begins from a position, so it isn't rated" in card
        assert not [row for row in options_card(session.game, ENGLISH).rows if "Change" in str(row)]
        with pytest.raises(Refused, match="fixed_options"):
            set_option(session, ADA, OptionFocus("first"), ["0"])
        with pytest.raises(Refused, match="too_few"):
            session.start()
        session.add_opponent("Clara")
        with pytest.raises(Refused, match="full"):
            session.add_opponent("Doris")
        start_game(session, ADA, ENGLISH)
        assert not session.game.rated
        assert session.table.position()["seats"] == 2
        begun = session.table.turn
    assert begun.number <= past.moments[number].turn.number
    await play(bot, lobby.id, 12)
    await restarted()
    running = await past_of(context(bot), lobby.id, ADA)
    assert len(running.moments) > 5
    kept = json.loads((await _document(context(bot), lobby.id)).data)
    assert kept.keys().isdisjoint({"origin", "position", "seed"})
    await play(bot, lobby.id)
    document = json.loads((await _document(context(bot), lobby.id)).data)
    assert export.imported(document).over
    assert export.imported(json.loads(json.dumps(export.recorded(document)))).over
    assert (await past_of(context(bot), lobby.id)).snapshot.game.phase == "over"
    (record,) = await leaderboards.records(bot.store, GUILD, ADA)
    assert record.games == 1, "only the first game counts"
    await rematch(context(bot, 6), lobby.id)
    (again,) = await queries.games(bot.store, GUILD)
    async with bot.tables.transaction(GUILD, again.id) as session:
        assert session.game.places == 2
        start_game(session, ADA, ENGLISH)
        assert session.table.turn == begun


async def test_only_a_finished_game_can_be_played_on(bot: Any) -> None:
    game = await bot.tables.create(GUILD, "catan", host=ADA, channel=CHANNEL, name="Ada")
    with pytest.raises(Refused, match="not_ended"):
        await play_on(context(bot), press(game.id, 0))
    async with bot.tables.transaction(GUILD, game.id) as session:
        session.add_opponent("Bruno")
        start_game(session, ADA, ENGLISH)
    shown = context(bot)
    await show_past(shown, game.id, 0)
    assert "Play on from here" not in [button.label for button in buttons_of(shown.card.rows)]
    with pytest.raises(Refused, match="not_ended"):
        await play_on(context(bot), press(game.id, 0))
    async with bot.tables.transaction(GUILD, game.id) as session:
        session.close(ADA)
    with pytest.raises(Refused, match="not_ended"):
        await play_on(context(bot), press(game.id, 0))


class File:
    """An attachment of a command."""

    def __init__(self, content: bytes, size: int | None = None) -> None:
        self.content, self.size, self.was_read = content, len(content) if size is None else size, False

    async def read(self) -> bytes:
        self.was_read = True
        return self.content


async def test_a_table_begins_from_a_file_with_two_seats_of_the_host(bot: Any) -> None:
    position = Table.new("dominion", seats=3, seed=1).position()
    file: Any = File(json.dumps({"format": export.FORMAT, "game": "dominion", "position": position}).encode())
    ctx = context(bot)
    origin = await position_of_file(ctx, file, "dominion", 0)
    with pytest.raises(Refused, match="full"):
        await open_table(ctx, await begin_opening(ctx), "dominion", 2, hotseat=2, origin=origin)
    await open_table(ctx, await begin_opening(ctx), "dominion", 1, hotseat=2, origin=origin)
    (lobby,) = await queries.games(bot.store, GUILD)
    assert lobby.options == position["options"]
    async with bot.tables.transaction(GUILD, lobby.id) as session:
        start_game(session, ADA, ENGLISH)
        assert len(session.seats_of(ADA)) == 2
        assert session.table.position() == position


async def test_a_file_that_is_too_large_is_not_read(bot: Any) -> None:
    file: Any = File(b"{}", MOST_BYTES + 1)
    with pytest.raises(Refused, match="file_large"):
        await position_of_file(context(bot), file, "catan", 0)
    assert not file.was_read
    lying: Any = File(b" " * (MOST_BYTES + 1), 2)
    with pytest.raises(Refused, match="file_large"):
        await position_of_file(context(bot), lying, "catan", 0)


async def test_a_file_that_discord_does_not_send_is_reported(bot: Any) -> None:
    async def lost() -> bytes:
        raise ConnectionError

    with pytest.raises(Refused, match="file_unread"):
        await position_of_file(context(bot), SimpleNamespace(size=2, read=lost), "catan", 0)  # type: ignore[arg-type]


async def test_a_position_that_no_text_can_tell_is_refused(bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any, **__: Any) -> str:
        raise IndexError

    position = Table.new("catan", seats=2, seed=1).position()
    file: Any = File(json.dumps({"format": export.FORMAT, "game": "catan", "position": position}).encode())
    assert await position_of_file(context(bot), file, "catan", 0)
    monkeypatch.setattr("cogs.lobby.positions.render.describe", broken)
    with pytest.raises(Refused, match="file_impossible"):
        await position_of_file(context(bot), file, "catan", 0)
    assert await queries.games(bot.store, GUILD) == ()
