"""The hint: the choices that a computer of level hard would look at for a player, with what they are worth.

It is computed from the view of the player's seat, so it tells nothing that the player could not know.
"""

from collections.abc import Iterator, Sequence
from functools import partial

import render
from cogs.acts.seats import own_seat
from cogs.discord.components import Button, Card, Row, Style
from cogs.discord.custom_ids import PANEL, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped
from cogs.panel.codec import PanelState, fits
from cogs.panel.controls import Scene, scene_of
from cogs.panel.edits import opening
from cogs.panel.message import PanelMessage, show_panel
from cogs.panel.preview import Preview, answer_of, preview_of
from cogs.panel.summary import choice_text
from cogs.panel.thoughts import thoughts
from cogs.panel.transitions import HINT
from data.errors import Refused
from render import Words
from rules.kernel import Ask, Weighed

NEAR = 0.02
"""The difference of chances up to which a choice is said to be nearly as good as the first."""


async def show_hint(ctx: InteractionContext, game: int) -> None:
    """Answer with a hint for the open ask of this player. The game is not rated any more."""
    async with ctx.table(game, change=True) as session:
        seat = own_seat(session, ctx.user)
        asked = session.table.ask_of(seat.seat)
        if asked is None or session.game.phase != "running":
            raise Refused("nothing_asked")
        session.note_hint()
        # The hint is for the ask with which the panel opens, after what the game picks for its player.
        before = opening(session.table, seat.seat)
        preview = preview_of(session.table, seat.seat, before)
        names = [one.name for one in session.seats]
    if preview is None:
        raise Refused("nothing_asked")
    work = partial(thoughts, preview.view, preview.ask)
    # Computed outside of the transaction, because it takes long and the table must not wait for it.
    found = await ctx.bot.thinking.run(ctx.guild, partial(ctx.bot.thinking_process.think, work))
    if not found:
        await ctx.say("hint-none")
        return
    words = ctx.words.with_icons().about(preview.view)
    text = "\n".join(lines(found, preview.ask, words, [escaped(name) for name in names]))
    controls = tuple(rows(game, asked.number, preview, found, ctx.words))
    card = Card((f"### {ctx.words.text('hint-heading')}",), (text,), controls, accent=render.accent(seat.seat))
    await show_panel(ctx, PanelMessage(card, scene(preview, found), names, str(game)))


def scene(preview: Preview, found: Sequence[Weighed]) -> Scene:
    """Return the content of the picture: the numbers of all choices, or the first one if it can show no number."""
    marks = render.numbered(preview.ask, [one.choice for one in found])
    if marks:
        return Scene(preview.view, render.with_marks(preview.ask, marks))
    best = preview._replace(draft=preview.with_answer(answer_of(preview.ask, found[0].choice)))
    return scene_of(best)


def lines(found: Sequence[Weighed], ask: Ask, words: Words, names: Sequence[str]) -> Iterator[str]:
    """Yield a line for each choice, with its worth if the search has weighed it, then what the numbers mean."""
    # The picture has the numbers of the lines instead of the panel's marks.
    ask = render.with_marks(ask, {})
    best = found[0]
    for number, one in enumerate(found, 1):
        what = choice_text(ask, one.choice, words, names) or words.nothing(ask)
        if one.samples:
            lead, chance = round(one.points, 1), round(100 * one.chance)
            sign = "−" if lead < 0 else "+"
            near = one is not best and best.chance - one.chance <= NEAR
            facts = {"number": number, "what": what, "chance": chance, "sign": sign, "lead": abs(lead)}
            yield words.text("hint-near", **facts) if near else words.text("hint-weighed", **facts)
        else:
            yield words.text("hint-line", number=number, what=what)
    if not best.samples:
        yield words.text("hint-unweighed")


def rows(game: int, asked: int, preview: Preview, found: Sequence[Weighed], words: Words) -> Iterator[Row]:
    """Yield the row of buttons that put a choice into the draft of the ask with the number ``asked``."""
    buttons = []
    for number, one in enumerate(found, 1):
        draft = preview.with_answer(answer_of(preview.ask, one.choice))
        if fits(draft):
            id_ = CustomId(PANEL, game, HINT, asked, str(PanelState(draft)))
            style: Style = "primary" if number == 1 else "secondary"
            buttons.append(Button(str(id_), words.text("hint-take", number=number), style))
    if buttons:
        yield tuple(buttons)
