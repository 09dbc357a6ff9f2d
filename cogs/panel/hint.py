"""The hint: the choices that a computer of level hard would look at for a player, with what they are worth.

It is computed from the view of the player's seat, so it tells nothing that the player could not know.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from cachetools import LRUCache

import render
from cogs.acts.seats import own_seat
from cogs.discord.client_state import StateKey
from cogs.discord.components import Button, Card, Row, Style
from cogs.discord.custom_ids import PANEL, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped
from cogs.panel.draft.codec import PanelState, decode_state, encode, fits
from cogs.panel.draft.edits import opening
from cogs.panel.draft.picks import BLANK, InvalidDraft
from cogs.panel.draft.preview import Preview, answer_of, preview_of
from cogs.panel.draft.summary import choice_text
from cogs.panel.draft.verbs import Verb
from cogs.panel.form.controls import Scene, scene_of
from cogs.panel.message import PanelMessage, show_panel
from cogs.panel.thoughts import thoughts
from cogs.table.buttons import on_button_id
from cogs.table.labels import plain_names
from data.errors import Refused
from render import Words
from rules.kernel import GAMES, Ask, Weighed

NEAR = 0.02
"""The difference of chances up to which a choice is said to be nearly as good as the first."""


Found = tuple[Weighed, ...]


class Opened(NamedTuple):
    """The ask that the first choice of a hint opens, and the answer to it."""

    ask: Ask
    weighed: Weighed


MAX_KEPT: Final = 500
"""The number of hints in the cache."""
GIVEN = StateKey(lambda: LRUCache[tuple[int, int, int, int, str], tuple[Found, Opened | None]](MAX_KEPT))
"""The choices of hints, by guild, game, the log's last entry, seat and draft."""


class Question(NamedTuple):
    """The ask of a player for which a hint is, after the picks of a draft."""

    key: tuple[int, int, int, int, str]
    preview: Preview
    asked: int
    """The number of the open ask, to which the draft is an answer."""
    names: list[str]


@on_button_id("hint")
async def press_hint(ctx: InteractionContext, id_: CustomId) -> None:
    """Answer with a hint for the panel of the button."""
    await show_hint(ctx, id_.game, id_.number, id_.rest)


async def show_hint(ctx: InteractionContext, game: int, number: int = 0, rest: str = "") -> None:
    """Answer with a hint for the open ask of this player. A hint changes nothing at the table or in the ratings.

    ``rest`` is the state of a panel that has picks for the ask ``number``. The hint is then for the ask after them.
    """
    # Each player has one computation at a time, and a position has one in all: further presses wait for its result.
    async with ctx.bot.locks.hold("hint", ctx.guild, game, ctx.user):
        try:
            question = await _question(ctx, game, number, rest)
        except InvalidDraft:
            await ctx.say("panel-outdated")
            return
        given = ctx.bot.state[GIVEN]
        if question.key not in given:
            # Computed outside of the transaction, because it takes long and the table must not wait for it.
            given[question.key] = await _thought(ctx, question.preview)
        weighed, opened = given[question.key]
    if not weighed:
        await ctx.say("hint-none")
        return
    await show_panel(ctx, hint_message(game, question, weighed, opened, ctx.words))


async def _thought(ctx: InteractionContext, preview: Preview) -> tuple[Found, Opened | None]:
    """Return the choices, and the answer to the ask that the first one opens, if that one says nothing alone."""
    weighed = await ctx.bot.thoughts.run(ctx.guild, partial(thoughts, preview.view, asked_in(preview)))
    next_ = opened_by(preview, weighed)
    if next_ is None:
        return weighed, None
    answers = await ctx.bot.thoughts.run(ctx.guild, partial(thoughts, next_.view, asked_in(next_)))
    return weighed, Opened(next_.ask, answers[0]) if answers else None


def asked_in(preview: Preview) -> Ask:
    """Return the ask as the rules put it: a search does not recognise that of a panel, with several paths an option."""
    return preview.table.ask_of(preview.seat) or preview.ask


def opened_by(preview: Preview, weighed: Found) -> Preview | None:
    """Return the ask that the first choice opens, if the choice says nothing without the answer to it."""
    look = GAMES[preview.view.game].lookahead
    if not (look and weighed and look.opens.intersection(weighed[0].choice)):
        return None
    return preview_of(preview.table, preview.seat, (answer_of(preview.ask, weighed[0].choice), BLANK))


async def _question(ctx: InteractionContext, game: int, number: int, rest: str) -> Question:
    """Return what this player is asked.

    Raise Refused if they get no hint now, and InvalidDraft if the ask or the draft of the panel is out of date.
    """
    async with ctx.table(game) as session:
        seat, table = own_seat(session, ctx.user), session.table
        asked = table.ask_of(seat.seat)
        # A computer that plays for an absent player needs no hint.
        if asked is None or session.game.phase != "running" or seat.opponent:
            raise Refused("nothing_asked")
        if rest and number != asked.number:
            raise InvalidDraft(rest)
        # Without a draft, the hint is for the ask with which the panel opens, after what the game picks for its player.
        draft = decode_state(rest).draft if rest else opening(table, seat.seat)
        # A copy, because the table goes on while the hint is computed.
        preview = preview_of(table.fork(), seat.seat, draft)
        if preview is None:
            raise InvalidDraft(rest)
        session.check_hint()
        key = (ctx.guild, game, session.last, seat.seat, encode(draft))
        return Question(key, preview, asked.number, plain_names(session.seats))


def hint_message(game: int, question: Question, weighed: Found, opened: Opened | None, words: Words) -> PanelMessage:
    """Return the hint: the picture, a line for each choice, and the buttons that take one."""
    preview, names = question.preview, question.names
    about = words.with_icons().about(preview.view)
    texts = [*lines(weighed, preview.ask, about, [escaped(name) for name in names], opened)]
    controls = tuple(rows(game, question.asked, preview, weighed, words, opened))
    heading = f"### {words.text('hint-heading')}"
    card = Card((heading,), ("\n".join(texts),), controls, accent=render.accent(preview.seat))
    return PanelMessage(card, scene(preview, weighed), names, str(game))


def scene(preview: Preview, weighed: Sequence[Weighed]) -> Scene:
    """Return the content of the picture: the numbers of all choices, or the first one if it can show no number."""
    marks = render.numbered(preview.ask, [option.choice for option in weighed])
    if marks:
        return Scene(preview.view, render.with_marks(preview.ask, marks))
    best = preview._replace(draft=preview.with_answer(answer_of(preview.ask, weighed[0].choice)))
    return scene_of(best)


def lines(
    weighed: Sequence[Weighed], ask: Ask, words: Words, names: Sequence[str], opened: Opened | None = None
) -> Iterator[str]:
    """Yield a line for each choice, with its worth if the search has weighed it, and its reasons.

    Then say what the numbers mean. The first choice has the answer to the ask that it opens beside it.
    """
    # The picture has the numbers of the lines instead of the panel's marks.
    ask = render.with_marks(ask, {})
    best = weighed[0]
    for number, option in enumerate(weighed, 1):
        what = choice_text(ask, option.choice, words, names) or words.nothing(ask)
        reasons = option.reasons
        if opened and option is best:
            answer = choice_text(opened.ask, opened.weighed.choice, words, names)
            what, reasons = " → ".join(filter(None, (what, answer))), (*reasons, *opened.weighed.reasons)
        if option.samples:
            lead, chance = round(option.points, 1), round(100 * option.chance)
            sign = "−" if lead < 0 else "+"
            near = option is not best and best.chance - option.chance <= NEAR
            facts = {"number": number, "what": what, "chance": chance, "sign": sign, "lead": abs(lead)}
            yield words.text("hint-near", **facts) if near else words.text("hint-weighed", **facts)
        else:
            yield words.text("hint-line", number=number, what=what)
        if reasons:
            because = words.row([words.because(reason, names) for reason in reasons], "semicolon")
            yield f"-# {words.text('log-because', reasons=because)}"
    if not best.samples:
        yield words.text("hint-unweighed") if len(weighed) == 1 else words.text("hint-first")


def rows(
    game: int,
    asked: int,
    preview: Preview,
    weighed: Sequence[Weighed],
    words: Words,
    opened: Opened | None = None,
) -> Iterator[Row]:
    """Yield the row of buttons that put a choice into the draft of the ask with the number ``asked``."""
    buttons = []
    for number, option in enumerate(weighed, 1):
        draft = preview.with_answer(answer_of(preview.ask, option.choice))
        if opened and number == 1:
            draft = (*draft, answer_of(opened.ask, opened.weighed.choice))
        if fits(draft):
            id_ = CustomId(PANEL, game, Verb.HINT, asked, str(PanelState(draft)))
            style: Style = "primary" if number == 1 else "secondary"
            buttons.append(Button(str(id_), words.text("hint-take", number=number), style))
    if buttons:
        yield tuple(buttons)
