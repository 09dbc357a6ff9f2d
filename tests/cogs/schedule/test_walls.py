"""The wall: it is true after each act, it is edited rarely and pings no one, and it survives what happens to it."""

import random
import re
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

from bench.games.random_play import step
from cogs.delivery.retries import CLOSED_PAUSE
from cogs.delivery.senders import Sender
from cogs.discord.components import layout_view
from cogs.discord.names import plain_name
from cogs.finding.wall_card import wall_card
from cogs.finding.wall_facts import (
    MAX_GROUPS,
    MAX_LEAGUES,
    MAX_LOBBIES,
    MAX_RUNNING,
    Running,
    WallFacts,
    WallLeague,
    is_open,
)
from cogs.finding.wishes import is_known
from cogs.puzzles.daily import DAY, begin_of, daily, day_at
from cogs.schedule.matches import open_matches
from cogs.schedule.walls import CHECK_PAUSE, PAUSE, show_wall
from cogs.table.time.substitutes import OrderDue
from cogs.table.time.waits import SPEEDS
from data import queries, walls, wishes
from data.errors import Refused
from data.game.models import QUEUE, WALL, GameRow, Message, Seat
from data.game.outgoing import LobbyMessage
from data.league import records
from data.league.models import League, LeagueRound, LeagueRow
from data.league.records import OPEN_PHASES
from data.store import Store
from data.walls import WallTable, WallTables
from data.wishes import LASTS, Wanted, Wish, WishGroup, WishGroups
from render import LANGUAGES, words
from rules.kernel import GAMES
from tests.cogs.fakes import tables_of
from tests.cogs.schedule.servers import EVERYONE, GUILD, Messages, Server, Target, parts, refusal
from tests.cogs.timed_table import Time

HERE, OPEN, HIDDEN = 5, 6, 7
USERS = range(101, 109)
NAMES = {user: f"P{user}" for user in USERS} | {101: "*Eve* <@5> [x](y) @everyone", 102: plain_name("`Ben`\n# x")}


@pytest.fixture
def server(timed: Any, monkeypatch: pytest.MonkeyPatch) -> Server:
    made = Server(HERE, OPEN, HIDDEN)
    made.channels[HIDDEN].hidden = True
    timed.get_guild = lambda _: made
    timed.user = None
    monkeypatch.setattr("cogs.delivery.sent.texts", lambda sent: [each.content.strip() for each in sent.texts])
    return made


@pytest.fixture
def here(timed: Any, server: Server) -> Messages:
    made = Messages()
    timed.get_partial_messageable = lambda _: made

    async def delete(_: int, message: int) -> None:
        if made.cards.pop(message, None) is None:
            raise refusal(10_008, 404)

    timed.http.delete_message = delete
    return made


async def looked(bot: Any, sender: Sender | None = None) -> None:
    """Do the server's own work that is due, by default as a process that has just started does."""
    for _ in range(3):
        own = (await bot.store.due_in(GUILD)).own
        if QUEUE in own:
            await open_matches(sender or Sender(bot), GUILD)
        if WALL in own:
            await show_wall(sender or Sender(bot), GUILD)


async def posted(bot: Any) -> None:
    """Note the messages of the lobbies and turns as posted."""
    while due := (await bot.store.due_in(GUILD)).messages:
        for outgoing in due:
            async with bot.tables.transaction(GUILD, outgoing.game) as session:
                session.outbox.sent(outgoing)
                if outgoing.topic in ("lobby", "turn"):
                    session.posted(outgoing.topic, 10_000 + outgoing.id)


def wish(user: int, offer: str, players: int, now: float, channel: int = OPEN) -> Wish:
    name = NAMES[user]
    return Wish(
        user=user, offer=offer, players=players, speed="normal", name=name, channel=channel, made=now, ends=now + LASTS
    )


class Act:
    """One random act on a server."""

    def __init__(self, bot: Any, time: Time, server: Server, here: Messages, rng: random.Random) -> None:
        self.bot, self.time, self.server, self.here, self.rng = bot, time, server, here, rng
        self.store: Store = bot.store

    async def some(self, phase: str) -> int | None:
        found = [game.id for game in await queries.games(self.store, GUILD) if game.phase == phase]
        return self.rng.choice(found) if found else None

    async def open(self) -> None:
        channel, private = self.rng.choice([OPEN, OPEN, HIDDEN, 99]), self.rng.random() < 0.2
        thread = self.rng.choice([None, None, 55])
        user = self.rng.choice(USERS)
        game = await self.bot.tables.create(
            GUILD,
            self.rng.choice(["carcassonne", "dominion"]),
            host=user,
            channel=channel,
            thread=thread,
            name=NAMES[user],
            private=private,
        )
        async with self.bot.tables.transaction(GUILD, game.id) as session:
            session.enqueue(LobbyMessage())

    async def join(self) -> None:
        if (game := await self.some("lobby")) is not None:
            async with self.bot.tables.transaction(GUILD, game) as session:
                user = self.rng.choice(USERS)
                session.invite(user)
                session.join(user, NAMES[user])

    async def leave(self) -> None:
        if (game := await self.some("lobby")) is not None:
            async with self.bot.tables.transaction(GUILD, game) as session:
                if session.seats:
                    session.remove(self.rng.randrange(len(session.seats)))

    async def start(self) -> None:
        if (game := await self.some("lobby")) is not None:
            async with self.bot.tables.transaction(GUILD, game) as session:
                if len(session.seats) < 2:
                    session.add_opponent("Agathe")
                if len(session.seats) < 6:
                    session.start()

    async def play(self) -> None:
        if (game := await self.some("running")) is not None:
            for _ in range(self.rng.choice([1, 1, 1, 1, 60])):
                async with self.bot.tables.transaction(GUILD, game) as session:
                    if session.game.phase != "running" or session.game.paused is not None:
                        return
                    seat, choice, _ = step(session.table.fork(), self.rng)
                    session.answer(seat, choice, who=session.seats[seat].user)

    async def pause(self) -> None:
        if (game := await self.some("running")) is not None:
            async with self.bot.tables.transaction(GUILD, game) as session:
                session.change(paused=None if session.game.paused else session.now)

    async def close(self) -> None:
        if (game := await self.some(self.rng.choice(["running", "lobby"]))) is not None:
            async with self.bot.tables.transaction(GUILD, game) as session:
                session.close()

    async def wish(self) -> None:
        offer, players = self.rng.choice(["carcassonne", "dominion"]), self.rng.choice([2, 3, 4])
        made = wish(self.rng.choice(USERS), offer, players, self.store.clock(), self.rng.choice([0, OPEN, HIDDEN]))
        await wishes.add_wish(self.store, GUILD, made, 3)

    async def drop(self) -> None:
        user = self.rng.choice(USERS)
        for one in await wishes.wishes_of(self.store, GUILD, user, self.store.clock()):
            await wishes.drop_wish(self.store, GUILD, user, one.wanted)

    async def league(self) -> None:
        """Open a league, let a person join or leave it, or take its next step."""
        leagues, now = await records.leagues(self.store, GUILD, *OPEN_PHASES), self.store.clock()
        row, user = (self.rng.choice(leagues) if leagues else None), self.rng.choice(USERS)
        if row is None or self.rng.random() < 0.2:
            channel = self.rng.choice([OPEN, HIDDEN])
            facts: dict[str, Any] = {"kind": "carcassonne", "form": "swiss", "rounds": 2, "least": 2, "seats": 2}
            opened = LeagueRow(places=6, days=3, host=user, channel=channel, created=now, **facts)
            await records.open_league(self.store, GUILD, opened, MAX_LEAGUES)
        elif row.phase == "open":
            act = self.rng.choice(["join", "join", "join", "leave", "begin"])
            if act == "join":
                await records.join(self.store, GUILD, row.id, user, NAMES[user])
            elif act == "leave":
                await records.leave(self.store, GUILD, row.id, user)
            else:
                await records.begin(self.store, GUILD, row.id, now)
        elif self.rng.random() < 0.3:
            await records.close(self.store, GUILD, row.id)
        else:
            await records.draw_round(self.store, GUILD, row.id, now)

    async def show_or_hide(self) -> None:
        channel = self.server.channels[self.rng.choice([OPEN, HIDDEN])]
        channel.hidden = not channel.hidden
        # The event of the gateway.
        await walls.touch_wall(self.store, GUILD)

    async def next_day(self) -> None:
        self.time.now += self.rng.choice([DAY, 15 * DAY])

    async def delete_wall(self) -> None:
        self.here.cards.clear()
        self.time.now += CHECK_PAUSE
        await walls.touch_wall(self.store, GUILD)

    async def leave_server(self) -> None:
        self.server.left ^= {self.rng.choice(USERS)}

    async def kill(self) -> None:
        """Read everything from the file again."""
        self.bot.tables = tables_of(self.store)
        self.here._sent.clear()


ACTS = (
    *(Act.open, Act.join, Act.join, Act.join, Act.leave, Act.start, Act.start, Act.wish, Act.wish, Act.wish, Act.drop),
    *(Act.play, Act.play, Act.play, Act.play, Act.pause, Act.close, Act.show_or_hide, Act.next_day),
    *(Act.delete_wall, Act.leave_server, Act.kill, Act.league, Act.league, Act.league),
)


async def expected(bot: Any, server: Server) -> dict[str, Any]:
    """Return what the wall must say, read from the tables one by one."""
    lobbies: dict[int, tuple[str, ...]] = {}
    running: dict[int, Any] = {}
    for row in await queries.games(bot.store, GUILD):
        channel = server.channels.get(row.channel)
        if channel is None or channel.hidden or (row.private and (row.phase == "lobby" or row.thread is not None)):
            continue
        async with bot.tables.transaction(GUILD, row.id) as session:
            if row.phase == "lobby":
                lobbies[row.id] = tuple(seat.name for seat in session.seats)
                continue
            asked = {ask.seat for ask in session.table.asks if not ask.optional}
            people = {seat.seat for seat in session.seats if not seat.opponent}
            paused = session.game.paused is not None
            running[row.id] = "paused" if paused else sorted(session.seats[seat].name for seat in asked & people)
    groups: dict[tuple[str, int], list[str]] = {}
    rows = await bot.store.read(GUILD, lambda db: db.execute("SELECT * FROM queue ORDER BY made, user").fetchall())
    for row in rows:
        if row["ends"] > bot.store.clock():
            groups.setdefault((row["offer"], row["players"]), []).append(row["name"])
    puzzle = daily(GUILD, day_at(bot.store.clock()))
    leagues = {}
    for one in await records.leagues(bot.store, GUILD, *OPEN_PHASES):
        if not server.channels[one.channel].hidden:
            found = await records.league(bot.store, GUILD, one.id)
            joined, last = f"{len(found.members)} of 6 people", found.last
            leagues[one.id] = joined if last is None else f"round {last.round} {'until' if last.deadline else 'begins'}"
    return {
        "leagues": leagues,
        "lobbies": dict(sorted(lobbies.items())[::-1][:MAX_LOBBIES]),
        "running": dict(sorted(running.items())[::-1][:MAX_RUNNING]),
        "groups": groups,
        "puzzle": puzzle and puzzle.address,
    }


def said(text: str) -> str:
    """Return a text without its escapes."""
    return text.replace("\\", "")


def check_wall(card: list[dict[str, Any]], facts: dict[str, Any], links: dict[int, str]) -> None:
    texts, buttons = parts(card)
    assert sum(map(len, texts)) <= 4_000
    lines = [line for text in texts for line in text.split("\n")]
    ids = [button["custom_id"] for button in buttons]
    joins = [int(one.split(":")[1]) for one in ids if ":join:" in one]
    assert joins == list(facts["lobbies"])
    for game, names in facts["lobbies"].items():
        (line,) = (line for line in lines if f"[#{game} " in line)
        assert links[game] in line
        for name in names[:3]:
            assert said_name(name) in said(line), line
        assert (f"and {len(names) - 3} " in line) == (len(names) > 4) or "and one more" in line
    shown = [int(found[1]) for line in lines if (found := re.match(r"- \[#(\d+) ", line))]
    assert shown == list(facts["running"])
    for game, state in facts["running"].items():
        (line,) = (line for line in lines if line.startswith(f"- [#{game} "))
        assert links[game] in line
        assert line.endswith("· paused") == (state == "paused")
        if state != "paused":
            assert ("waiting for" in line) == bool(state)
            for name in state:
                assert said_name(name) in said(line), (line, state)
            for name in set(NAMES.values()) - set(state):
                assert said_name(name) not in said(line), (line, state)
    told = {int(found[1]): line for line in lines if (found := re.match(r"- \[Carcassonne · League #(\d+)\]", line))}
    assert [*told] == [*facts["leagues"]]
    for league, state in facts["leagues"].items():
        assert f" · {state}" in told[league]
    wanted = {tuple(one.split(":", 4)[4].split("/")[:2]) for one in ids if ":want" in one}
    assert len(wanted) == min(MAX_GROUPS, len(facts["groups"]))
    for offer, players in wanted:
        people = facts["groups"][offer, int(players)]
        assert any(
            f"· {len(people)} of {players} players:" in line and said_name(people[0]) in said(line) for line in lines
        )
    assert [one.split(":", 4)[4] for one in ids if ":solve0:" in one] == [facts["puzzle"]] * bool(facts["puzzle"])
    assert ids[-1] == "u1:0:0:open:"
    assert "@everyone" not in said("\n".join(texts)) or "<@5>" not in "\n".join(texts)


def said_name(name: str) -> str:
    return name[:19]


async def links_of(bot: Any) -> dict[int, str]:
    found = {}
    for row in await queries.games(bot.store, GUILD):
        async with bot.tables.transaction(GUILD, row.id) as session:
            message = session.messages.get("turn") or session.messages.get("lobby")
            place = row.thread or row.channel
            found[row.id] = f"/{message.channel}/{message.message})" if message else f"/{place})"
    return found


@pytest.mark.parametrize("seed", range(2))
async def test_the_wall_is_true_after_each_of_500_random_acts(
    timed: Any, time: Time, server: Server, here: Messages, seed: int
) -> None:
    rng = random.Random(seed)
    await walls.set_channel(timed.store, GUILD, HERE)
    await looked(timed)
    act, sender = Act(timed, time, server, here, rng), Sender(timed)
    done = []
    for number in range(500):
        chosen = rng.choice(ACTS)
        try:
            await chosen(act)
            done.append(chosen.__name__)
        except Refused as refused:
            done.append(f"{chosen.__name__} ({refused.reason})")
        await posted(timed)
        time.now += PAUSE
        edited, times = here.edited + len(here.posts), len(here.cards)
        await looked(timed, sender)
        assert here.edited + len(here.posts) - edited <= 1, (number, done[-1])
        assert times <= 1
        (card,) = here.cards.values()
        check_wall(card, await expected(timed, server), await links_of(timed))
    assert not here.said
    assert all(not pinged for _, pinged, _ in here.posts)
    # The acts have reached what they are for.
    ended = await timed.store.read(
        GUILD, lambda db: db.execute("SELECT count(*) FROM games WHERE phase IN ('over', 'closed')").fetchone()[0]
    )
    assert ended > 5
    assert {"start", "play", "wish", "next_day", "league"} <= {*done}


async def test_the_wall_is_edited_at_most_every_15_seconds_and_only_if_it_changes(
    timed: Any, time: Time, here: Messages
) -> None:
    await walls.set_channel(timed.store, GUILD, HERE)
    sender = Sender(timed)
    await looked(timed, sender)
    assert (len(here.posts), here.edited) == (1, 0)
    for user in USERS:
        await wishes.add_wish(timed.store, GUILD, wish(user, "carcassonne", 5, time.now), 5)
        time.now += 1
        await looked(timed, sender)
    assert here.edited == 0, "the post was less than 15 seconds ago"
    time.now += PAUSE
    await looked(timed, sender)
    assert here.edited == 1
    await walls.touch_wall(timed.store, GUILD)
    time.now += PAUSE
    await looked(timed, sender)
    assert here.edited == 1, "nothing has changed"


async def test_the_puzzle_changes_with_the_day(timed: Any, time: Time, here: Messages) -> None:
    await walls.set_channel(timed.store, GUILD, HERE)
    await looked(timed)
    time.now = begin_of(day_at(time.now) + 1) + PAUSE
    await looked(timed)
    (card,) = here.cards.values()
    today = daily(GUILD, day_at(time.now))
    assert today
    assert any(today.address in button["custom_id"] for button in parts(card)[1])


async def test_a_deleted_message_is_posted_again_and_a_kill_makes_no_second_one(
    timed: Any, time: Time, here: Messages
) -> None:
    await walls.set_channel(timed.store, GUILD, HERE)
    before = await walls.wall_of(timed.store, GUILD)
    await looked(timed)
    assert before
    for forgotten in (False, True):
        done = await walls.wall_of(timed.store, GUILD)
        assert done
        # Killed after the post and before the note.
        await walls.change_wall(timed.store, GUILD, done, before)
        if forgotten:
            # Discord remembers a nonce for some minutes only.
            here._sent = {nonce + "?": sent for nonce, sent in here._sent.items()}
        time.now += PAUSE
        await looked(timed)
        assert len(here.posts) == 1
    here.cards.clear()
    await walls.set_channel(timed.store, GUILD, HERE)
    await looked(timed)
    assert (len(here.posts), len(here.cards)) == (2, 1)


async def test_a_closed_channel_is_tried_each_hour_and_a_deleted_one_ends_the_wall(
    timed: Any, time: Time, here: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    await walls.set_channel(timed.store, GUILD, HERE)
    here.refusal = refusal(50_001, 403)
    await looked(timed)
    assert HERE in await timed.closed.of(GUILD)
    for user in (101, 102):
        # Changes do not shorten the wait.
        await wishes.add_wish(timed.store, GUILD, wish(user, "carcassonne", 3, time.now), 5)
        wall = await walls.wall_of(timed.store, GUILD)
        assert wall
        assert wall.due == time.now + CLOSED_PAUSE
    time.now += CLOSED_PAUSE
    here.refusal = None
    await timed.closed.reopen(GUILD, HERE)
    await looked(timed)
    assert len(here.posts) == 1
    time.now += DAY
    here.refusal = refusal(10_003, 404)

    async def gone(*_: object) -> bool:
        return True

    monkeypatch.setattr("cogs.delivery.retries.is_gone", gone)
    await looked(timed)
    wall = await walls.wall_of(timed.store, GUILD)
    assert wall
    assert wall.due is None
    time.now += 9 * DAY
    assert WALL not in (await timed.store.due_in(GUILD)).own


async def test_a_wall_that_moves_or_ends_deletes_its_message(timed: Any, time: Time, here: Messages) -> None:
    await walls.set_channel(timed.store, GUILD, HERE)
    await looked(timed)
    (first,) = here.cards
    time.now += PAUSE
    await walls.set_channel(timed.store, GUILD, OPEN)
    await looked(timed)
    (second,) = here.cards
    assert first != second
    await walls.set_channel(timed.store, GUILD, None)
    await looked(timed)
    assert not here.cards
    assert await walls.wall_of(timed.store, GUILD) is None


@pytest.mark.parametrize(
    ("there", "wall", "public"),
    [
        ({}, {}, True),
        ({GUILD: False}, {}, False),
        ({GUILD: False, 21: True}, {}, False),
        ({GUILD: False, 21: True}, {GUILD: False, 21: True}, True),
        ({GUILD: False, 21: True}, {GUILD: False, 23: True}, False),
        ({GUILD: False, 21: True, 23: True}, {GUILD: False, 23: True}, True),
        ({22: False}, {}, False),
        ({22: False}, {22: False}, True),
        ({GUILD: True}, {GUILD: False, 21: True}, True),
        ({22: False}, {22: False, 21: True}, False),
    ],
)
def test_a_table_is_listed_only_if_everyone_who_sees_the_wall_sees_its_channel(
    there: dict[int, bool], wall: dict[int, bool], public: bool, server: Server, timed: Any, monkeypatch: Any
) -> None:
    def of(states: dict[int, bool]) -> Any:
        return {Target(id=target): SimpleNamespace(view_channel=seen) for target, seen in states.items()}

    places = {5: SimpleNamespace(overwrites=of(wall)), 6: SimpleNamespace(overwrites=of(there))}
    found: Any = SimpleNamespace(
        id=GUILD, default_role=EVERYONE, get_channel=places.get, get_channel_or_thread=places.get
    )
    assert is_open(timed, found, 6, 5) is public
    assert not is_open(timed, found, 9, 5), "a channel that the bot does not know"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_wall_keeps_discords_limits(language: str) -> None:
    """All names are long, and every letter of them must be escaped."""
    kind, huge = "dominion", 10**18 + 7
    row = GameRow(id=999_999_999, kind=kind, options={}, host=1, channel=huge, created=0.0, speed="normal")
    name = "*_~`" * 8
    seats = tuple(Seat(game=1, seat=at, user=at + 1, name=name) for at in range(6))
    message = Message(game=1, topic="turn", channel=huge, message=huge)
    lobbies = WallTables(tuple(WallTable(_numbered(row, at), seats, message) for at in range(MAX_LOBBIES)), 99)
    running = tuple(Running(_numbered(row, at), message, (name,) * 6) for at in range(MAX_RUNNING))
    groups = tuple(
        WishGroup(Wanted("catan", 2 + at % 3, speed), 1_000, (name,) * 4)
        for at, speed in zip(range(MAX_GROUPS), SPEEDS, strict=False)
    )
    assert all(is_known(group.wanted) or group.wanted.players == 2 for group in groups)
    league = LeagueRow(
        id=999, kind="zavandor", form="swiss", least=2, seats=4, places=64, days=9, host=1, channel=huge, created=0.0
    )
    drawn = LeagueRound(league=999, round=99, begins=0.0, deadline=9e9)
    one = WallLeague(League(replace(league, message=huge), (), (drawn,), (), (), {}, ()), 9e9)
    facts = WallFacts(lobbies, running, 99, WishGroups(groups, 99), daily(GUILD, 20_000), (one,) * MAX_LEAGUES)
    view = layout_view(wall_card(huge, facts, words(language)))
    assert view.content_length() <= 4_000
    assert view.total_children_count <= 40
    texts = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    assert "…](" not in "".join(texts)
    assert all(text.count("[") <= text.count("](https://") + 99 for text in texts)
    long = [item for item in view.walk_children() if isinstance(item, ui.Button)]
    assert len({item.custom_id for item in long}) == len(long)


def _numbered(row: GameRow, at: int) -> GameRow:
    return replace(row, id=row.id - at)


def test_every_game_has_offers_with_players() -> None:
    for kind in GAMES:
        numbers = [number for number in range(9) if is_known(Wanted(kind, number, "normal"))]
        assert numbers == [*range(numbers[0], numbers[-1] + 1)], "one sentence names the least and the most"
        assert numbers[0] == 2


async def test_the_wall_does_not_reveal_a_standing_order(timed: Any, time: Time, here: Messages) -> None:
    """A person whose order answers soon is waited for, as the table's own messages say."""
    await walls.set_channel(timed.store, GUILD, HERE)
    game = (await timed.tables.create(GUILD, "carcassonne", host=103, channel=OPEN, name="P103")).id
    async with timed.tables.transaction(GUILD, game) as session:
        session.join(104, "P104")
        session.start()
        ask = session.table.asks[0]
        name = session.seats[ask.seat].name
        session.timers.set(OrderDue(ask.number), session.now + 60, seat=ask.seat)
    await looked(timed)
    (card,) = here.cards.values()
    assert any(f"waiting for {name}" in text for text in parts(card)[0])


async def test_a_wall_pings_no_one(timed: Any, here: Messages) -> None:
    await walls.set_channel(timed.store, GUILD, HERE)
    await wishes.add_wish(timed.store, GUILD, wish(101, "carcassonne", 3, timed.store.clock()), 5)
    await looked(timed)
    assert here.pinged == [[]]
    (card,) = here.cards.values()
    told = "\n".join(parts(card)[0])
    assert "\\<@5>" in told
    assert "[x](y)" not in told.replace("\\[x](y)", "").replace("\\[x\\](y)", "")
