"""The tables of a round: each opens by itself, and its result is read when it ends or at the deadline.

Every step is stored with its effect in one transaction, or finds what an earlier try has done. So a kill between two
steps opens no table twice and loses none.
"""

import logging
from functools import partial

from cogs.discord.client import Client
from cogs.leagues.places import open_place
from cogs.lobby.host_choices import usual_friendly
from cogs.table.absences import Announced, announced, go_away
from cogs.table.time.clock import waited_for
from cogs.table.turns import close_game, queue_start
from data import queries
from data.errors import GameUnreadable, Refused
from data.game.models import LOBBY, Seat
from data.game.outgoing import LobbyMessage, Say
from data.game.session import GameSession
from data.league import records
from data.league.models import League, LeagueTable, TableResult
from render import words

LOG = logging.getLogger(__name__)


async def open_table(bot: Client, guild: int, found: League, table: LeagueTable) -> None:
    """Make the game of a table, in its own thread where that is allowed."""
    row, settings = found.row, await queries.settings(bot.store, guild)
    place = await open_place(bot, guild, row, table, settings, words(row.language))
    seats = records.seats_for(found, table)
    host = next((seat.user for seat in seats if seat.user is not None), row.host)
    try:
        await bot.tables.create(
            guild,
            row.kind,
            host=host,
            channel=place.channel,
            thread=place.thread,
            language=row.language,
            options=row.options,
            speed=row.speed,
            friendly=usual_friendly(settings),
            also=partial(records.link, table=table),
        )
    except Refused:
        LOG.info("guild %s, league %s: table %s.%s is open already", guild, row.id, table.round, table.number)


async def start_table(bot: Client, guild: int, found: League, table: LeagueTable) -> None:
    """Seat the people of a table and start its game, in one transaction."""
    assert table.game is not None
    seats = records.seats_for(found, table)
    # Read before the transaction, so that the table's lock never waits for the shared file.
    absences = await _absences(bot, [seat.user for seat in seats if seat.user is not None])
    async with bot.tables.transaction(guild, table.game) as session:
        if session.game.phase != "lobby":
            return
        # Other people can have joined the open table before a kill.
        for _ in session.seats:
            session.remove(0)
        for seat in seats:
            _sit(session, seat)
        try:
            session.start()
        except (ValueError, Refused):
            LOG.exception("guild %s, league %s: a table cannot start", guild, found.row.id)
            close_game(session, None)
            return
        queue_start(session)
        for user, (mode, until) in absences.items():
            if (own := session.seat_of(user)) is not None:
                go_away(session, own, mode, until, user)
        _announce(session, found, table)


def _sit(session: GameSession, seat: Seat) -> None:
    if seat.user is None:
        session.add_opponent(seat.name)
    else:
        session.join(seat.user, seat.name)


async def _absences(bot: Client, users: list[int]) -> dict[int, Announced]:
    found = {user: announced(await bot.store.users.settings(user), bot.store.clock()) for user in users}
    return {user: absence for user, absence in found.items() if absence is not None}


def _announce(session: GameSession, found: League, table: LeagueTable) -> None:
    """Tell the people of a table about it. Those whose turn it is are pinged by the message of the turn."""
    people = [seat for seat in session.seats if seat.user is not None]
    asked, last = waited_for(session), found.last
    facts = {
        "league": found.row.id,
        "round": table.round,
        "who": " ".join(f"<@{seat.user}>" for seat in people),
        "until": f"<t:{round(last.deadline or 0)}:f>" if last else "",
    }
    users = tuple(seat.user for seat in people if seat.user is not None and seat.seat not in asked)
    session.enqueue(Say("league-table-said", facts, users=users))
    # The first message of a forum's post has the id of the post.
    if session.game.thread is not None and session.game.channel != found.row.channel:
        session.posted(LOBBY, session.game.thread)
        session.enqueue(LobbyMessage())


async def note_end(bot: Client, guild: int, table: LeagueTable) -> None:
    """Note the result of a table whose game has ended. People who left it come after all who stayed."""
    assert table.game is not None
    row, entrants = await records.outcome_of(bot.store, guild, table.game)
    places = {entrant.seat: entrant.place for entrant in entrants if entrant.place is not None}
    how: TableResult = "played" if row.phase == "over" else "closed"
    await records.note_result(bot.store, guild, table, how, places, bot.store.clock())


async def note_deadline(bot: Client, guild: int, table: LeagueTable) -> None:
    """Note the result of a table that is not finished at the deadline, by the rules of absence.

    The others are placed by their present scores. After them come the people for whom the table waits, and last those
    who have left it.
    """
    assert table.game is not None
    _, entrants = await records.outcome_of(bot.store, guild, table.game)
    gone = {entrant.seat for entrant in entrants if entrant.gone is not None}
    try:
        async with bot.tables.transaction(guild, table.game) as session:
            if session.game.phase != "running":
                return
            # A paused table waits for no one.
            late = waited_for(session) if session.game.paused is None else frozenset()
            ranks = {place.seat: place.rank for place in session.table.standing}
    except GameUnreadable:
        # A table that this version cannot read must not hold up its league. It is a tie.
        LOG.exception("guild %s, game %s: the table of a league has no result", guild, table.game)
        await records.note_result(bot.store, guild, table, "closed", {}, bot.store.clock())
        return
    count = len(ranks)
    places = {seat: rank + count * ((seat in late) + 2 * (seat in gone)) for seat, rank in ranks.items()}
    # The late ones are equal at any scores.
    places.update({seat: 2 * count for seat in late if seat not in gone})
    await records.note_result(bot.store, guild, table, "deadline", places, bot.store.clock())


async def close_late_table(bot: Client, guild: int, table: LeagueTable) -> bool:
    """End the game of a table that was decided at the deadline. Return False if it cannot be read now."""
    assert table.game is not None
    try:
        async with bot.tables.transaction(guild, table.game) as session:
            if session.game.phase == "running":
                close_game(session, None)
                session.enqueue(Say("league-deadline-said"))
    except GameUnreadable:
        return False
    return True
