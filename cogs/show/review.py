"""The review of a game that has ended: a chart of the scores, the sources of all points, and how to check the seed."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import render
from cogs.discord.components import GOLD, Card, Picture
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import MAX_ALT
from cogs.discord.titles import game_name
from cogs.show.cards import seed_line
from cogs.show.course import course_words
from cogs.show.film import Scored, draw_chart
from cogs.show.history import seats_concerned
from cogs.show.past import Moment, past_of
from cogs.show.snapshot import TableSnapshot
from cogs.table.buttons import on_button
from data.errors import Refused
from data.game.models import LogEntry
from data.game.replay import choices_that_hold
from render import Words
from render.lengths import shorten
from rules.kernel import Event, Place


def points_by_kind(events: Iterable[Event], seats: int) -> dict[str, list[int]]:
    """Return the points of all seats by their source, as far as events tell it."""
    points_of: dict[str, list[int]] = defaultdict(lambda: [0] * seats)
    for event in events:
        for kind, points in _parts(event):
            for seat in seats_concerned(event):
                points_of[kind][seat] += points
    return dict(points_of)


def final_points(log: Sequence[LogEntry], standing: Sequence[Place]) -> dict[str, list[int]]:
    """Return the points of all seats at the end of a game by their source, or {} if its log does not tell all."""
    scores = [place.score for place in sorted(standing, key=lambda place: place.seat)]
    return explained((event for entry in choices_that_hold(log) for event in entry.events), scores)


def explained(events: Iterable[Event], scores: Sequence[int]) -> dict[str, list[int]]:
    """Return the points of all seats by their source, or {} if these are not all points of the scores."""
    sources = points_by_kind(events, len(scores))
    sums = [sum(column) for column in zip(*sources.values(), strict=True)]
    return sources if sums == [*scores] else {}


def told_points(moments: Sequence[Moment]) -> dict[str, list[int]]:
    """Return the points of all seats at the last of the moments by their source, or {} if the events tell not all."""
    return explained((event for moment in moments for event in moment.events), moments[-1].scores)


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
    scores, sources = moments[-1].scores, told_points(moments)
    if not sources:
        return ""
    # The same letters as in the pictures, because names do not fit into columns.
    letters = list("ABCDEF"[: len(scores)])
    rows = [
        (render.source_name(snapshot.game.kind, kind, words), column) for kind, column in sources.items() if any(column)
    ]
    lines: list[tuple[str, Sequence[object]]] = [("", letters), *rows, (words.text("points-sum"), scores)]
    wide = max(len(name) for name, _ in lines)
    table = "\n".join(f"{name:<{wide}} " + " ".join(f"{cell:>4}" for cell in column) for name, column in lines)
    return f"```\n{table}\n```"


def chart_words(
    names: Sequence[str], moments: Sequence[Scored], words: Words, sentence: Callable[[int, str], str]
) -> str:
    """Return the chart in words: the ``sentence`` about the turn and the scores at each quarter of the game."""
    # In a short game two quarters may end at the same moment.
    quarters = dict.fromkeys(round(part * (len(moments) - 1) / 4) for part in range(1, 5))
    sentences = (
        sentence(
            moments[at].turn.number,
            words.row([f"{name} {score}" for name, score in zip(names, moments[at].scores, strict=True)]),
        )
        for at in quarters
    )
    return shorten("\n".join(sentences), MAX_ALT)


def film_words(snapshot: TableSnapshot, moments: Sequence[Moment], words: Words) -> str:
    """Return the film in words: the course of the game."""
    course, game = course_words(snapshot, moments, words), game_name(snapshot.game.kind, words)
    if not course:
        return words.text("review-film", game=game)
    return shorten(words.text("review-film-course", game=game, course=course), MAX_ALT)


def review_card(snapshot: TableSnapshot, moments: Sequence[Moment], words: Words, chart: bytes | None) -> Card:
    """Return the answer that reviews a whole game: the chart, the points by source and how to check the seed."""
    game = snapshot.game.id
    heading = words.text("review-heading", moves=len(moments) - 1)
    alt = chart_words(
        snapshot.names, moments, words, lambda turn, scores: words.text("chart-stood", turn=turn, scores=scores)
    )
    picture = Picture(f"scores-{game}.png", alt, chart) if chart else None
    texts = (points_table(snapshot, moments, words), seed_line(snapshot, words), words.text("review-check"))
    return Card((heading,), tuple(filter(None, texts)), picture=picture, accent=GOLD)


@on_button("review")
async def show_review(ctx: InteractionContext, game: int) -> None:
    """Show this person the review of a game that is over."""
    past = await past_of(ctx, game)
    if past.snapshot.game.phase != "over":
        raise Refused("not_over")
    title = ctx.words.text("chart-title", game=game_name(past.snapshot.game.kind, ctx.words))
    chart = await draw_chart(ctx, past.snapshot, past.moments, title)
    await ctx.show(review_card(past.snapshot, past.moments, ctx.words, chart))
