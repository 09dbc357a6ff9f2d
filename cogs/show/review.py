"""The review of a game that has ended: a chart of the scores, the sources of all points, and how to check the seed."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from cogs.discord.components import GOLD, MAX_ALT, Button, Card, Picture
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.show.course import course_words
from cogs.show.history import seats_concerned
from cogs.show.past import Moment
from cogs.show.snapshot import TableSnapshot
from render import Words
from render.lengths import shorten
from rules.kernel import Event


def points_by_kind(events: Iterable[Event], seats: int) -> dict[str, list[int]]:
    """Return the points of all seats by their source, as far as events tell it."""
    found: dict[str, list[int]] = defaultdict(lambda: [0] * seats)
    for event in events:
        for kind, points in _parts(event):
            for seat in seats_concerned(event):
                found[kind][seat] += points
    return dict(found)


def _parts(event: Event) -> Iterator[tuple[str, int]]:
    """Yield each source of points of an event: one kind of thing, or one for each term."""
    facts, terms = event.args, event.args.get("terms", ())
    if isinstance(facts.get("points"), int) and isinstance(facts.get("kind"), str):
        yield facts["kind"], facts["points"]
    elif "points" in facts or "score" in facts:
        yield from map(_term, terms)


def _term(term: Mapping[str, Any] | Sequence[Any]) -> tuple[str, int]:
    """Return a term's source and points. A term is (thing, count, each) or (thing, count, points, kind of thing)."""
    if isinstance(term, Mapping):
        return term["term"], term["count"] * term["each"]
    thing, count, points, *kind = term
    return (kind[0], points) if kind else (thing, count * points)


def points_table(snapshot: TableSnapshot, moments: Sequence[Moment], words: Words) -> str:
    """Return the points by source as a text table, or "" if the events do not explain all points."""
    scores = list(moments[-1].scores)
    found = points_by_kind((event for moment in moments for event in moment.events), len(scores))
    if [sum(column) for column in zip(*found.values(), strict=True)] != scores:
        return ""
    # The same letters as in the pictures, because names do not fit into columns.
    letters = list("ABCDEF"[: len(scores)])
    rows = [(_kind_name(snapshot.game.kind, kind, words), column) for kind, column in found.items() if any(column)]
    lines: list[tuple[str, Sequence[object]]] = [("", letters), *rows, (words.text("points-sum"), scores)]
    wide = max(len(name) for name, _ in lines)
    told = "\n".join(f"{name:<{wide}} " + " ".join(f"{cell:>4}" for cell in column) for name, column in lines)
    return f"```\n{told}\n```"


def _kind_name(game: str, kind: str, words: Words) -> str:
    key = f"points.{game}.{kind}"
    return words.text(key) if words.known(key) else words.thing(game, kind)


def chart_words(snapshot: TableSnapshot, moments: Sequence[Moment], words: Words) -> str:
    """Return the chart in words: the scores at each quarter of the game."""
    # In a short game two quarters may end at the same moment.
    quarters = dict.fromkeys(round(part * (len(moments) - 1) / 4) for part in range(1, 5))
    told = (
        words.text(
            "chart-stood",
            turn=moments[at].turn.number,
            scores=", ".join(f"{name} {score}" for name, score in zip(snapshot.names, moments[at].scores, strict=True)),
        )
        for at in quarters
    )
    return shorten("\n".join(told), MAX_ALT)


def film_words(snapshot: TableSnapshot, moments: Sequence[Moment], words: Words) -> str:
    """Return the film in words: the course of the game."""
    course, game = course_words(snapshot, moments, words), snapshot.title(words)
    if not course:
        return words.text("review-film", game=game)
    return shorten(words.text("review-film-course", game=game, course=course), MAX_ALT)


def review_card(
    snapshot: TableSnapshot, moments: Sequence[Moment], words: Words, chart: bytes | None, film: bytes | None
) -> Card:
    """Return the message that reviews a whole game: animation, chart, points and how to check the seed."""
    game = snapshot.game.id
    heading = words.text("review-heading", game=snapshot.title(words), moves=len(moments) - 1)
    pictures = []
    if film:
        pictures.append(Picture(f"film-{game}.webp", film_words(snapshot, moments, words), film))
    if chart:
        pictures.append(Picture(f"scores-{game}.png", chart_words(snapshot, moments, words), chart))
    return Card(
        above=(heading,),
        below=tuple(filter(None, (points_table(snapshot, moments, words), words.text("review-check")))),
        rows=((Button(str(CustomId(TABLE, game, "replay")), words.text("button-replay"), "primary"),),),
        picture=pictures[0] if pictures else None,
        more=tuple(pictures[1:]),
        accent=GOLD,
    )
