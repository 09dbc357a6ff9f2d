"""The look back at a finished game: all players' chances, and the choices that cost the reader most.

Every choice is judged and shown from its seat's view at that time, so the answer tells nothing that was hidden from
the reader then.
"""

import time
from collections.abc import Iterator, Sequence
from functools import partial
from math import ceil
from typing import Final, NamedTuple, TypeVar

from cachetools import LRUCache

import render
from cogs.discord.client_state import StateKey
from cogs.discord.components import GOLD, Button, Card, Picture, Row
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import MAX_ALT
from cogs.discord.titles import game_name
from cogs.panel.draft.preview import answer_of
from cogs.panel.draft.summary import choice_text
from cogs.panel.form.controls import chosen_of
from cogs.show.film import draw_chart
from cogs.show.review import chart_words
from cogs.show.snapshot import TableSnapshot, take_snapshot
from cogs.show.text_board import first_page
from cogs.table.buttons import Reply, number_in, on_button_id
from data import queries
from data.errors import Refused
from data.game.hindsight import (
    MOST_ASKS,
    MOST_TURNS,
    SUSPECTS,
    WORST,
    Chances,
    Costly,
    Replay,
    chances_at,
    comparable,
    evenly,
    judged,
    looked_at,
    replay_of,
    result,
    smoothed,
    suspected,
    undecided,
)
from data.game.models import LogEntry
from render import Words
from render.lengths import shorten
from rules.kernel import Ask, Choice, Facts, IllegalChoice, Table

T = TypeVar("T")

MAX_KEPT: Final = 500
"""The number of results in each cache. The choices of one person have some 30 KB."""
MAX_CHOICE: Final = 300
"""Maximum length of a choice in words, in characters."""
MAX_QUESTION: Final = 120
"""Maximum length of the question that a choice answers, in characters."""
MANY_AT_ONCE: Final = 20
"""The choices of one job that only asks whether they can be judged."""
AT_ONCE: Final = 4
"""The turns or choices of one job of the thinking process. Others' thoughts go on between the jobs."""

CURVES = StateKey(lambda: LRUCache[tuple[int, int, int], list[Chances]](MAX_KEPT))
"""The chances by turn, by guild, game and the log's last entry."""
COSTLY = StateKey(lambda: LRUCache[tuple[int, int, int, int], list[Costly] | None](MAX_KEPT))
"""The choices that cost a person most, by guild, game, the log's last entry and user; None for a person without any."""


class Hindsight(NamedTuple):
    """The look back of one person at a game. ``costly`` is None for a person who made no choice in it."""

    snapshot: TableSnapshot
    curve: Sequence[Chances]
    costly: Sequence[Costly] | None


async def show_decided(ctx: InteractionContext, game: int, shown: int = 0) -> None:
    """Show this person what decided a finished game, with the picture of a costly choice; 0: with the curve."""
    hindsight = await hindsight_of(ctx, game)
    costly = (hindsight.costly or ())[:WORST]
    # After a change of the rules a game may have fewer such choices than the clicked message names.
    shown = shown if shown <= len(costly) else 0
    card = decided_card(hindsight, shown, ctx.words)
    if shown:
        await ctx.show(await _with_moment(ctx, card, hindsight.snapshot, costly[shown - 1]))
        return
    title = ctx.words.text("decided-title", game=game_name(hindsight.snapshot.game.kind, ctx.words))
    chart = await draw_chart(ctx, hindsight.snapshot, hindsight.curve, title)
    if chart is not None:
        alt = chart_words(
            hindsight.snapshot.names,
            hindsight.curve,
            ctx.words,
            lambda turn, scores: ctx.words.text("decided-stood", turn=turn, scores=scores),
        )
        card = card._replace(picture=Picture(f"chances-{game}-{ctx.id}.png", alt, chart))
    await ctx.show(card)


@on_button_id("decided")
@on_button_id("decisive", Reply.IN_PLACE)
async def step_to_decisive(ctx: InteractionContext, id_: CustomId) -> None:
    """Show this person the decisive choice that the button names, or the curve if it names none."""
    await show_decided(ctx, id_.game, number_in(id_))


async def hindsight_of(ctx: InteractionContext, game: int) -> Hindsight:
    """Return what decided a finished game for this person.

    Raise Refused if it is not over, or if this person has had too many games searched lately.
    """
    async with ctx.table(game) as session:
        if session.game.phase != "over":
            raise Refused("not_decided")
        table, origin = session.table, session.origin
        snapshot = take_snapshot(session)
    key = ctx.guild, game, snapshot.last
    curves, costly = ctx.bot.state[CURVES], ctx.bot.state[COSTLY]
    # A second press waits for the result of the first one.
    async with ctx.bot.locks.hold("hindsight", ctx.guild, game):
        if key not in curves or (*key, ctx.user) not in costly:
            if wait := ctx.bot.throttle.wait_to_search(ctx.guild, ctx.user, time.monotonic()):
                raise Refused("slow", seconds=ceil(wait))
            log = await queries.whole_log(ctx.bot.store, ctx.guild, game)
            replay = await ctx.bot.thinking.run(ctx.guild, partial(_replay, table, log, ctx.user, origin))
            if key not in curves:
                curves[key] = await _curve(ctx, replay)
            costly[*key, ctx.user] = await _most_costly(ctx, replay, curves[key]) if replay.made else None
        return Hindsight(snapshot, curves[key], costly[*key, ctx.user])


def _replay(table: Table, log: Sequence[LogEntry], user: int, origin: Facts | None) -> Replay:
    try:
        return replay_of(table, log, user, origin)
    except (IllegalChoice, ValueError) as error:
        raise Refused("no_past") from error


def _parts(items: Sequence[T], size: int = AT_ONCE) -> Iterator[Sequence[T]]:
    return (items[at : at + size] for at in range(0, len(items), size))


async def _curve(ctx: InteractionContext, replay: Replay) -> list[Chances]:
    """Return all players' chances through a game, and at its end; [] if the game has no search."""
    curve: list[Chances] = []
    for turns in _parts(evenly(replay.turns, MOST_TURNS)):
        curve += await ctx.bot.thoughts.run(ctx.guild, partial(chances_at, replay.game, turns))
    return [*smoothed(curve), result(replay)] if curve else []


async def _most_costly(ctx: InteractionContext, replay: Replay, curve: Sequence[Chances]) -> list[Costly]:
    """Return the choices that cost most, the worst first: a quick look at many, then a thorough one at a few."""
    found = []
    for made in _parts(undecided(replay.made, curve), MANY_AT_ONCE):
        found += await ctx.bot.thoughts.run(ctx.guild, partial(comparable, made))
    looked = []
    for made in _parts(looked_at(found, MOST_ASKS)):
        looked += await ctx.bot.thoughts.run(ctx.guild, partial(suspected, made))
    looked.sort(key=lambda pair: -pair[0])
    suspects = [partial(judged, made) for _, made in looked[:SUSPECTS]]
    judgements = [await ctx.bot.thoughts.run(ctx.guild, work) for work in suspects]
    return sorted((costly for costly in judgements if costly is not None), key=lambda costly: -costly.loss)[:WORST]


def decided_card(hindsight: Hindsight, shown: int, words: Words) -> Card:
    """Return the answer without its picture: the reader's most costly choices, and buttons for the pictures."""
    snapshot = hindsight.snapshot
    heading = words.text("decided-heading")
    texts = [words.text("decided-curve")]
    if shown and hindsight.costly:
        # A choice of nothing has no mark.
        both = "−" in marks_of(hindsight.costly[shown - 1]).values()
        texts = [words.text("decided-marks") if both else words.text("decided-moment")]
    if hindsight.costly:
        texts += [words.text("decided-worst"), *lines(hindsight.costly, snapshot, words)]
    elif hindsight.costly is not None:
        texts.append(words.text("decided-none"))
    rows = (_buttons(snapshot.game.id, len(hindsight.costly), shown, words),) if hindsight.costly else ()
    return Card((heading,), ("\n".join(texts),), rows, accent=GOLD)


def marks_of(costly: Costly) -> dict[str, str]:
    """Return marks for the picture: plus for the better choice, minus for the reader's; {} if it can show none."""
    signs = {"1": "−", "2": "+"}
    marks = render.numbered(costly.made.ask, [costly.made.choice, costly.better])
    # A step that both choices pick makes no difference.
    return {step: signs[number] for step, number in marks.items() if number in signs}


def lines(costly: Sequence[Costly], snapshot: TableSnapshot, words: Words) -> Iterator[str]:
    """Yield the text about each choice: its turn, the question, the reader's answer, that of a search, and the loss."""
    for number, (made, better, loss) in enumerate(costly, 1):
        about = words.with_icons().about(made.view)
        # Without the marks of the panel: the picture has others.
        ask = render.with_marks(made.ask, {})
        mine, best = (_told(ask, choice, about, snapshot.spoken) for choice in (made.choice, better))
        turn, lost = made.turn.number, round(100 * loss)
        asked = shorten(about.ask(ask, snapshot.spoken).partition("\n")[0], MAX_QUESTION)
        yield words.text("decided-line", number=number, turn=turn, loss=lost, asked=asked, made=mine, better=best)


def _told(ask: Ask, choice: Choice, words: Words, names: Sequence[str]) -> str:
    return shorten(choice_text(ask, choice, words, names) or words.nothing(ask), MAX_CHOICE)


def _buttons(game: int, count: int, shown: int, words: Words) -> Row:
    """Return the buttons for the curve and for the picture of each choice."""
    labels = [words.text("decided-show-curve"), *map(str, range(1, count + 1))]
    return tuple(
        Button(str(CustomId(TABLE, game, "decisive", rest=str(at))), label, disabled=at == shown)
        for at, label in enumerate(labels)
    )


async def _with_moment(ctx: InteractionContext, card: Card, snapshot: TableSnapshot, costly: Costly) -> Card:
    """Return the card with the picture of a choice: the table as its seat saw it, with both choices marked.

    A picture that cannot mark them shows the better one.
    """
    made, language = costly.made, ctx.words.language
    marks = marks_of(costly)
    ask = render.with_marks(made.ask, marks) if marks else made.ask
    chosen = () if marks else chosen_of(made.ask, answer_of(made.ask, costly.better))
    work = partial(render.png, made.view, ask, chosen, names=snapshot.names, language=language)
    data = await ctx.bot.renderer.draw(("decided", ctx.reply_key), work, guild=ctx.guild)
    if data is None:
        return card._replace(below=(*card.below, first_page(made.view, snapshot.spoken, ctx.words)))
    alt = shorten(render.describe(made.view, names=snapshot.names, language=language), MAX_ALT)
    return card._replace(picture=Picture(f"decided-{snapshot.game.id}-{ctx.id}.png", alt, data))
