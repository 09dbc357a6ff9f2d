"""Who must act at a table, and how it stands, in a line each."""

import render
from cogs.show.snapshot import TableSnapshot
from data.models import GameRow
from render import Words

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"


def score_line(snapshot: TableSnapshot, words: Words) -> str:
    """Return every seat in order, with its score if that is open, in one line that breaks only between seats."""
    scores = {place.seat: f" **{place.score}**" for place in snapshot.standing}
    told = zip(snapshot.seats, snapshot.spoken, strict=True)
    parts = (f"{render.badge(seat.seat)} {name}{scores.get(seat.seat, '')}" for seat, name in told)
    # On a phone the line breaks, and a name should not be torn from its score.
    return " · ".join(part.replace(" ", NO_BREAK_SPACE) for part in parts)


def status_sentence(snapshot: TableSnapshot, words: Words) -> str:
    """Return who must act, that the game rests, or that it is over."""
    if snapshot.game.phase != "running":
        return words.text(f"game-{snapshot.game.phase}")
    if rest := rest_key(snapshot.game):
        return words.text(rest)
    return words.text("panel-waiting", who=words.listed([snapshot.spoken[seat] for seat in snapshot.asked]))


def rest_key(game: GameRow) -> str | None:
    """Return the key of the sentence that says why a game rests; None if it does not."""
    if game.paused is None:
        return None
    return "clock-resting" if game.resting else "refused-paused"
