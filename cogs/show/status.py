"""One-line summaries of a table: the players who must act, and the scores."""

import render
from cogs.show.snapshot import TableSnapshot
from data.game.models import GameRow
from render import Words

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"


def score_line(snapshot: TableSnapshot, words: Words) -> str:
    """Return every seat in order, with its score if that is open, in one line that wraps only between seats."""
    scores = {place.seat: f" **{place.score}**" for place in snapshot.standing}
    told = zip(snapshot.seats, snapshot.spoken, strict=True)
    parts = (f"{render.badge(seat.seat)} {name}{scores.get(seat.seat, '')}" for seat, name in told)
    # The line wraps on a phone. A no-break space keeps a name and its score together.
    return " · ".join(part.replace(" ", NO_BREAK_SPACE) for part in parts)


def status_sentence(snapshot: TableSnapshot, words: Words) -> str:
    """Return a sentence that tells who must act, that the game is paused, or that it is over."""
    if snapshot.game.phase != "running":
        return words.text(f"game-{snapshot.game.phase}")
    if rest := rest_key(snapshot.game):
        return words.text(rest)
    return words.text("panel-waiting", who=words.listed([snapshot.spoken[seat] for seat in snapshot.asked]))


def rest_key(game: GameRow) -> str | None:
    """Return the message key of the reason for a pause, or None if the game is not paused."""
    if game.paused is None:
        return None
    return "clock-resting" if game.paused_by_silence else "refused-paused"
