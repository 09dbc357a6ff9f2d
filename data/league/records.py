"""The leagues in a guild's file: each change is one transaction, which checks the state that it changes.

A step that was taken is stored with its effect, so a step that is repeated after a kill changes nothing.
"""

import secrets
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from data.errors import Refused
from data.game import hook_events
from data.game.models import Entrant, GameRow, Seat
from data.game.wall_marks import mark_wall
from data.league.models import (
    BYE,
    League,
    LeagueMember,
    LeaguePhase,
    LeaguePost,
    LeagueRound,
    LeagueRow,
    LeagueSeat,
    LeagueTable,
    OpenedGame,
    PostKind,
    TableResult,
    post_nonce,
)
from data.league.pairing import Plan, draw
from data.league.standings import Result
from data.sqlite.connections import MAX_ID
from data.sqlite.mapping import Row, from_row, from_rows, insert, to_row, upsert
from data.store import Store, reading, writing

R = TypeVar("R", bound=Row)

OPEN_PHASES: Final[tuple[LeaguePhase, ...]] = ("open", "running")
LEAST_MEMBERS = 2
PAUSE = 3_600.0
"""Seconds between the end of a round and the next one, in which people can leave."""
DAY = 86_400.0


@reading
def league(db: sqlite3.Connection, number: int) -> League:
    """Return a league. Raise Refused("no_league") if there is none with this number."""
    return _league(db, number)


@reading
def leagues(db: sqlite3.Connection, *phases: LeaguePhase) -> tuple[LeagueRow, ...]:
    """Return the leagues in some phases, newest first."""
    marks = ", ".join("?" * len(phases))
    return from_rows(LeagueRow, db.execute(f"SELECT * FROM leagues WHERE phase IN ({marks}) ORDER BY id DESC", phases))


@reading
def leagues_due(db: sqlite3.Connection, now: float) -> tuple[int, ...]:
    """Return the leagues with due work."""
    return tuple(row["id"] for row in db.execute("SELECT id FROM leagues WHERE due <= ? ORDER BY due", (now,)))


@reading
def outcome_of(db: sqlite3.Connection, game: int) -> tuple[GameRow, tuple[Entrant, ...]]:
    """Return a game and its entrants with their places."""
    row = db.execute("SELECT * FROM games WHERE id = ?", (game,)).fetchone()
    entrants = db.execute("SELECT * FROM entrants WHERE game = ? ORDER BY seat", (game,))
    return from_row(GameRow, row), from_rows(Entrant, entrants)


async def open_league(store: Store, guild: int, row: LeagueRow, most: int) -> int:
    """Open a league and return its number. Raise Refused if the guild has ``most`` of them in progress."""
    await store.users.note_known(guild, row.host)
    number: int = await _open(store, guild, replace(row, seed=secrets.token_hex(16)), most)
    store.wakeups.schedule(guild, 0.0)
    return number


async def join(store: Store, guild: int, number: int, user: int, name: str) -> League:
    """Let a person join. A league that is full, and has no time to start, starts at once."""
    await store.users.note_known(guild, user)
    return await _changed(store, guild, await _join(store, guild, number, user, name, store.clock()))


async def leave(store: Store, guild: int, number: int, user: int) -> League:
    """Let a person leave. They are not drawn again in a running league, and keep their results."""
    return await _changed(store, guild, await _leave(store, guild, number, user, store.clock()))


async def hurry(store: Store, guild: int, number: int) -> League:
    """Start an open league now, or the next round of a running one."""
    return await _changed(store, guild, await _hurry(store, guild, number, store.clock()))


async def close(store: Store, guild: int, number: int) -> League:
    """Close a league. Its tables go on, and its standings stay as they are."""
    return await _changed(store, guild, await _close(store, guild, number, store.clock()))


async def _changed(store: Store, guild: int, changed: League) -> League:
    store.wakeups.schedule(guild, 0.0)
    return changed


@writing
def begin(db: sqlite3.Connection, number: int, now: float) -> None:
    """Start a league that is due, or close it if it has too few members."""
    found = _league(db, number)
    row = found.row
    if row.phase != "open":
        return
    if len(found.members) < max(LEAST_MEMBERS, row.least):
        _put(db, replace(row, phase="closed", ended=now))
        _post(db, number, "sign", 0, now)
        _post(db, number, "short", 0, now)
        return
    _put(db, replace(row, phase="running"))
    _put(db, LeagueRound(league=number, round=1, begins=now))
    _post(db, number, "sign", 0, now)


@writing
def draw_round(db: sqlite3.Connection, number: int, now: float) -> None:
    """Draw the round that begins, or end the league if there is nothing to draw."""
    found = _league(db, number)
    last = found.last
    if found.row.phase != "running" or last is None or last.deadline is not None or last.begins > now:
        return
    drawn = draw(plan_of(found), last.round)
    if drawn is None:
        db.execute("DELETE FROM league_rounds WHERE league = ? AND round = ?", (number, last.round))
        _end(db, found.row, now)
        return
    _put(db, replace(last, deadline=now + found.row.days * DAY))
    for at, table in enumerate(drawn.tables, BYE + 1):
        _put(db, LeagueTable(league=number, round=last.round, number=at))
        for seat, member in enumerate(table):
            _put(db, LeagueSeat(league=number, round=last.round, number=at, seat=seat, member=member))
    for seat, member in enumerate(drawn.byes):
        _put(db, LeagueSeat(league=number, round=last.round, number=BYE, seat=seat, member=member, place=1))
    _post(db, number, "sign", 0, now)
    row = found.row
    begun = hook_events.LeagueRound(
        league=f"#{number}",
        game=row.kind,
        round=last.round,
        rounds=row.rounds or None,
        deadline=round(now + row.days * DAY),
    )
    hook_events.queue(db, begun, now, channel=row.channel)


def link(db: sqlite3.Connection, game: GameRow, table: LeagueTable) -> None:
    """Note the game of a table in the transaction that makes it. Raise Refused if the table has one."""
    changed = db.execute(
        "UPDATE league_tables SET game = ? WHERE league = ? AND round = ? AND number = ? AND game IS NULL",
        (game.id, table.league, table.round, table.number),
    )
    if not changed.rowcount:
        raise Refused("league_opened")


@writing
def note_result(
    db: sqlite3.Connection, table: LeagueTable, result: TableResult, places: Mapping[int, int], now: float
) -> None:
    """Note the result of a table by seat, once. Seats without a place share the first one."""
    changed = db.execute(
        "UPDATE league_tables SET result = ? WHERE league = ? AND round = ? AND number = ? AND result IS NULL",
        (result, table.league, table.round, table.number),
    )
    if not changed.rowcount:
        return
    found = _league(db, table.league)
    for seat in found.seats_of(table.round, table.number):
        _put(db, replace(seat, place=places.get(seat.seat, 1)))
    _post(db, table.league, "sign", 0, now)


@writing
def end_round(db: sqlite3.Connection, number: int, now: float) -> None:
    """End a round of which each table has a result. Plan the next one, or end the league."""
    found = _league(db, number)
    last = found.last
    if found.row.phase != "running" or last is None or last.deadline is None or last.ended is not None:
        return
    if any(table.result is None for table in found.tables_of(last.round)):
        return
    _put(db, replace(last, ended=now))
    later = _league(db, number)
    if draw(plan_of(later), last.round + 1) is None:
        _end(db, found.row, now)
        return
    _put(db, LeagueRound(league=number, round=last.round + 1, begins=now + PAUSE))
    _post(db, number, "round", last.round, now)
    _post(db, number, "sign", 0, now)


@writing
def rest(
    db: sqlite3.Connection, number: int, now: float, wait: float, outages: Sequence[tuple[float, float]]
) -> float | None:
    """Note and return when to look at a league again. ``wait``: a step has failed, so not for some seconds."""
    found = _league(db, number)
    times = [post.due for post in found.posts[:1]]
    step = _next_step(found, now, outages)
    if step is not None:
        times.append(max(step, now + wait))
    due = min(times, default=None)
    attempts = found.row.attempts + 1 if wait else 0
    db.execute("UPDATE leagues SET due = ?, attempts = ? WHERE id = ?", (due, attempts, number))
    return due


def _next_step(found: League, now: float, outages: Sequence[tuple[float, float]]) -> float | None:
    """Return when the next step of a league is due; None if only an event can make it due."""
    row, last = found.row, found.last
    if row.phase == "open":
        return row.starts
    if row.phase != "running" or last is None:
        return None
    if last.deadline is None:
        return last.begins
    tables = [*found.tables_of(last.round)]
    # The end of a game makes its league due. A game may also have ended since the last step.
    ready = any(
        table.game is None or (table.result is None and found.games[table.game].phase != "running") for table in tables
    )
    if ready or all(table.result is not None for table in tables):
        return now
    return deadline_of(last, outages)


def deadline_of(last: LeagueRound, outages: Sequence[tuple[float, float]]) -> float:
    """Return the deadline of a drawn round. The time in which the bot was down does not count."""
    deadline = last.deadline or last.begins
    began = last.begins
    for since, until in outages:
        start = max(since, began)
        if start < deadline and until > start:
            deadline += until - start
    return deadline


@writing
def note_sent(db: sqlite3.Connection, post: LeaguePost, message: int | None) -> None:
    """Delete a message that was sent, and note the league's own message in the channel.

    The league's own message stays queued if its content has changed meanwhile.
    """
    db.execute("DELETE FROM league_posts WHERE id = ? AND round = ?", (post.id, post.round))
    if message is not None and post.kind == "sign":
        db.execute("UPDATE leagues SET message = ? WHERE id = ?", (message, post.league))


@writing
def note_try(db: sqlite3.Connection, post: LeaguePost, due: float) -> None:
    """Note a failed try of a message, and when to try again."""
    db.execute("UPDATE league_posts SET attempts = attempts + 1, due = ? WHERE id = ?", (due, post.id))


@writing
def give_up(db: sqlite3.Connection, number: int, now: float) -> None:
    """Close a league whose channel is deleted, without a message."""
    db.execute("DELETE FROM league_posts WHERE league = ?", (number,))
    row = _league(db, number).row
    if row.phase in OPEN_PHASES:
        _put(db, replace(row, phase="closed", ended=now, due=None))


def plan_of(found: League) -> Plan:
    """Return the facts of a league that a draw and the standings need: those of the rounds that have ended."""
    row, ended = found.row, {each.round for each in found.rounds if each.ended is not None}
    return Plan(
        form=row.form,
        least=row.least,
        seats=row.seats,
        rounds=row.rounds,
        seed=row.seed,
        members=[member.number for member in found.members],
        present=frozenset(member.number for member in found.present),
        results=results_of(found, ended),
        seatings=[tuple(seat.member for seat in found.seats_of(table.round, table.number)) for table in found.tables],
    )


def results_of(found: League, rounds: set[int]) -> list[Result]:
    """Return the results of some rounds, in their order. A bye is a table of one person."""
    results: list[Result] = []
    for number in sorted(rounds):
        for table in found.tables_of(number):
            seats = found.seats_of(number, table.number)
            results.append(Result(number, {seat.member: seat.place or 1 for seat in seats}))
        results += [Result(number, {seat.member: 1}) for seat in found.seats_of(number, BYE)]
    return results


# In a transaction


def _league(db: sqlite3.Connection, number: int) -> League:
    row = db.execute("SELECT * FROM leagues WHERE id = ?", (number,)).fetchone() if 0 < number <= MAX_ID else None
    if row is None:
        raise Refused("no_league")
    games = db.execute(
        "SELECT games.id, phase, coalesce(thread, channel) FROM league_tables JOIN games ON games.id = game"
        " WHERE league = ?",
        (number,),
    )
    return League(
        row=from_row(LeagueRow, row),
        members=_rows(db, LeagueMember, number),
        rounds=_rows(db, LeagueRound, number),
        tables=_rows(db, LeagueTable, number),
        seats=_rows(db, LeagueSeat, number),
        games={game: OpenedGame(phase, channel) for game, phase, channel in games},
        posts=_rows(db, LeaguePost, number),
    )


def _rows(db: sqlite3.Connection, kind: type[R], number: int) -> tuple[R, ...]:
    query = f"SELECT * FROM {kind.TABLE} WHERE league = ? ORDER BY {', '.join(kind.KEY)}"
    return from_rows(kind, db.execute(query, (number,)))


def _put(db: sqlite3.Connection, row: Row) -> None:
    db.execute(upsert(type(row)), to_row(row))


def _post(db: sqlite3.Connection, number: int, kind: PostKind, round_: int, now: float) -> None:
    """Queue a message, and make the league due. The league's own message is queued once, and shows the latest state."""
    mark_wall(db)
    if kind == "sign":
        # It may be under way with an older state. Then its round no longer fits, and it is sent once more.
        waiting = db.execute("UPDATE league_posts SET round = round + 1 WHERE league = ? AND kind = ?", (number, kind))
        if waiting.rowcount:
            db.execute("UPDATE leagues SET due = ? WHERE id = ?", (now, number))
            return
    post = to_row(LeaguePost(league=number, kind=kind, round=round_, nonce=post_nonce(number), due=now))
    del post["id"]
    db.execute(insert(LeaguePost, "id"), post)
    db.execute("UPDATE leagues SET due = ? WHERE id = ?", (now, number))


def _end(db: sqlite3.Connection, row: LeagueRow, now: float) -> None:
    _put(db, replace(row, phase="over", ended=now))
    _post(db, row.id, "end", 0, now)
    _post(db, row.id, "sign", 0, now)


@writing
def _open(db: sqlite3.Connection, row: LeagueRow, most: int) -> int:
    (count,) = db.execute("SELECT count(*) FROM leagues WHERE phase IN ('open', 'running')").fetchone()
    if count >= most:
        raise Refused("too_many_leagues", most=most)
    facts = to_row(row)
    del facts["id"]
    number = db.execute(insert(LeagueRow, "id"), facts).lastrowid
    assert number is not None
    _post(db, number, "sign", 0, row.created)
    return number


@writing
def _join(db: sqlite3.Connection, number: int, user: int, name: str, now: float) -> League:
    found = _expect(db, number, "open")
    if found.member_of(user):
        raise Refused("league_joined")
    if len(found.members) >= found.row.places:
        raise Refused("league_full", most=found.row.places)
    place = max((member.number for member in found.members), default=0) + 1
    _put(db, LeagueMember(league=number, number=place, user=user, name=name, joined=now))
    if len(found.members) + 1 == found.row.places and found.row.starts is None:
        _put(db, replace(found.row, starts=now))
    _post(db, number, "sign", 0, now)
    return _league(db, number)


@writing
def _leave(db: sqlite3.Connection, number: int, user: int, now: float) -> League:
    found = _expect(db, number, *OPEN_PHASES)
    member = found.member_of(user)
    if member is None or member.gone is not None:
        raise Refused("not_in_league")
    if found.row.phase == "open":
        db.execute("DELETE FROM league_members WHERE league = ? AND number = ?", (number, member.number))
    else:
        _put(db, replace(member, gone=now))
    _post(db, number, "sign", 0, now)
    return _league(db, number)


@writing
def _hurry(db: sqlite3.Connection, number: int, now: float) -> League:
    found = _expect(db, number, *OPEN_PHASES)
    last = found.last
    if found.row.phase == "open":
        least = max(LEAST_MEMBERS, found.row.least)
        if len(found.members) < least:
            raise Refused("league_short", least=least)
        _put(db, replace(found.row, starts=now, due=now))
    elif last is not None and last.deadline is None:
        _put(db, replace(last, begins=min(last.begins, now)))
        _put(db, replace(found.row, due=now))
    else:
        raise Refused("league_runs")
    return _league(db, number)


@writing
def _close(db: sqlite3.Connection, number: int, now: float) -> League:
    found = _expect(db, number, *OPEN_PHASES)
    _put(db, replace(found.row, phase="closed", ended=now))
    _post(db, number, "sign", 0, now)
    return _league(db, number)


def _expect(db: sqlite3.Connection, number: int, *phases: LeaguePhase) -> League:
    found = _league(db, number)
    if found.row.phase not in phases:
        raise Refused("league_started" if found.row.phase == "running" else "league_over")
    return found


def seats_for(found: League, table: LeagueTable) -> Sequence[Seat]:
    """Return the seats of a table's game. A person whose data was deleted is replaced by a computer."""
    members = {member.number: member for member in found.members}
    return [
        Seat(game=0, seat=seat.seat, user=members[seat.member].user, name=members[seat.member].name)
        for seat in found.seats_of(table.round, table.number)
    ]
