"""How a turn goes from one to the next: who must act now, what is due after a choice, and the computer opponents."""

import random
from typing import NamedTuple

from cogs.host import Host
from data.errors import Stale
from data.live import Live
from data.rows import Seat, Timer
from rules.kernel import GAMES, Ask, Choice, View

OPPONENT = "opponent"
"""The timer that has a table's computer opponents act."""

PACE = 2.5
"""Seconds between the turns of opponents when nobody else plays, so that people can watch."""


class Moment(NamedTuple):
    """Where a table stands: its turn, and the seats of people who must act."""

    turn: int
    waiting: frozenset[int]


def moment(live: Live) -> Moment:
    """Return where the table stands now."""
    people = {seat.seat for seat in live.seats if not seat.opponent}
    return Moment(live.turn, frozenset(ask.seat for ask in live.table.asks if ask.seat in people and not ask.optional))


def to_act(live: Live) -> list[Seat]:
    """Return the seats that must answer something, in order."""
    asked = {ask.seat for ask in live.table.asks if not ask.optional}
    return [seat for seat in live.seats if seat.seat in asked]


def go_on(live: Live, before: Moment) -> None:
    """Note what is due after a change at the table: the end, a new turn message that calls somebody, or an edit."""
    if live.game.phase == "over":
        live.post("over", {}, topic="turn")
        return
    now = moment(live)
    computers = any(seat.opponent for seat in to_act(live))
    if computers:
        live.set_timer(OPPONENT, live.now if _watched(live) else live.now + PACE)
    if now.waiting - before.waiting or (now.waiting and now.turn != before.turn):
        live.post("turn", {}, topic="turn")
    elif now.waiting or not _watched(live):
        live.post("edit", {}, topic="edit")


def begin(live: Live) -> None:
    """Note what is due when a game has started."""
    if any(seat.opponent for seat in to_act(live)):
        live.set_timer(OPPONENT, live.now if _watched(live) else live.now + PACE)
    if moment(live).waiting or not _watched(live):
        live.post("turn", {}, topic="turn")


def close(live: Live, who: int) -> None:
    """End a game without a result; its last message loses its buttons."""
    live.close(who)
    if live.game.turn_message is not None:
        live.post("retire", {"message": live.game.turn_message})
    if live.game.lobby_message is not None:
        live.post("lobby", {}, topic="lobby")


def _watched(live: Live) -> bool:
    """Whether a person plays."""
    return any(not seat.opponent for seat in live.seats)


async def play_opponents(bot: Host, guild: int, timer: Timer) -> None:
    """Answer for the computer opponents of a table until a person must act, one choice a transaction."""
    while True:
        async with bot.tables.hold(guild, timer.game) as live:
            found = _opponent_ask(live)
            if found is None:
                live.cancel_timer(OPPONENT)
                return
            ask, view = found
            kind = live.game.kind
        choice = await bot.easel.think(lambda kind=kind, view=view, ask=ask: _thought(kind, view, ask))  # type: ignore[misc]
        try:
            async with bot.tables.hold(guild, timer.game) as live:
                before = moment(live)
                live.answer(ask.seat, choice, number=ask.number)
                live.cancel_timer(OPPONENT)
                go_on(live, before)
                if OPPONENT not in live.timers or not _watched(live):
                    return
        except Stale:
            continue


def _opponent_ask(live: Live) -> tuple[Ask, View] | None:
    if live.game.phase != "running":
        return None
    computers = {seat.seat for seat in live.seats if seat.opponent}
    ask = next((ask for ask in live.table.asks if ask.seat in computers and not ask.optional), None)
    return None if ask is None else (ask, live.table.view(ask.seat))


def _thought(kind: str, view: View, ask: Ask) -> Choice:
    choice = GAMES[kind].choose(view, ask, random.Random())
    if choice is None:
        raise ValueError(f"the opponent of {kind} leaves {ask.kind} unanswered")
    return choice
