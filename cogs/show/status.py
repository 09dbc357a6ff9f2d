"""One-line summaries of a table: the players who must act, and the scores."""

from collections.abc import Sequence

import render
from cogs.discord.client import Client
from cogs.show.snapshot import TableSnapshot
from cogs.table.time.clock import deadlines
from data.game.models import GameRow
from render import Words
from rules.kernel import Ask

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
BETWEEN_SEATS = f"{NO_BREAK_SPACE}· "
"""The sign between two seats. A line may end after it, and never begins with it."""


def score_line(snapshot: TableSnapshot) -> str:
    """Return every seat in order, with its score if that is open, in one line that wraps only between seats."""
    scores = {place.seat: f" **{place.score}**" for place in snapshot.standing}
    pairs = zip(snapshot.seats, snapshot.spoken, strict=True)
    parts = (f"{render.badge(seat.seat)} {name}{scores.get(seat.seat, '')}" for seat, name in pairs)
    # The line wraps on a phone. A no-break space keeps a name and its score together.
    return BETWEEN_SEATS.join(part.replace(" ", NO_BREAK_SPACE) for part in parts)


def others_line(snapshot: TableSnapshot, words: Words) -> str:
    """Return what people must answer in the turn of another seat, such as cards to discard; "" if nothing."""
    turn = snapshot.turn_marker
    if turn is None or turn.seat is None or snapshot.quick:
        return ""
    asks = [ask for ask in snapshot.open_asks if ask.seat != turn.seat and snapshot.seats[ask.seat].user is not None]
    return " · ".join(f"{snapshot.spoken[ask.seat]}: {missing(ask, words, snapshot.spoken)}" for ask in asks)


def status_sentence(snapshot: TableSnapshot, words: Words) -> str:
    """Return a sentence that tells who must act, that the game is paused, or that it is over."""
    if snapshot.game.phase != "running":
        return words.text(f"game-{snapshot.game.phase}")
    own = snapshot.reader in snapshot.asked and rest_key(snapshot.game) is None
    parts = (words.text("panel-waiting-you") if own else "", rest_or_others(snapshot, words))
    return " ".join(filter(None, parts))


def rest_or_others(snapshot: TableSnapshot, words: Words) -> str:
    """Return why a running game is paused, or which players must act, without the reader; "" if no one else must."""
    if rest := rest_key(snapshot.game):
        return words.text(rest)
    others = [snapshot.spoken[seat] for seat in snapshot.asked if seat != snapshot.reader]
    return words.text("panel-waiting", who=words.listed(others)) if others else ""


async def due_of(bot: Client, snapshot: TableSnapshot) -> float | None:
    """Return the next deadline of a table (seconds of UTC since 1970), or None without a clock."""
    users = {seat.seat: seat.user for seat in snapshot.seats if seat.user is not None}
    return min((await deadlines(bot, snapshot.clocks, users)).values(), default=None)


def rest_key(game: GameRow) -> str | None:
    """Return the message key of the reason for a pause, or None if the game is not paused."""
    if game.paused is None:
        return None
    return "clock-resting" if game.paused_by_silence else "refused-paused"


def missing(ask: Ask, words: Words, names: Sequence[str]) -> str:
    """Return the public description of what a seat must answer."""
    game, *_, what = ask.kind.split(".")
    # The number of cards to pick can reveal a hand, so neither numbers nor facts are filled in. An ask whose sentence
    # needs them has a separate text.
    for key in (f"missing.{ask.kind}", f"missing.{game}.{what}"):
        if words.known(key):
            return words.text(key)
    try:
        return words.tell(f"ask.{ask.kind}", ask.kind, {"seat": ask.seat}, names)
    except KeyError:
        return words.text("reminder-answer")
