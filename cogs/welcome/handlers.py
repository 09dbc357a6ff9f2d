"""The handlers of the welcome's buttons and selects: they run a tutorial and open a table."""

from cogs.discord.custom_ids import WELCOME, CustomId, OutdatedComponent
from cogs.discord.dispatch import component_handler
from cogs.discord.i18n import IN_GREETING, IN_HELP, IN_PANEL, SPEAK
from cogs.discord.interaction import InteractionContext
from cogs.discord.policies import policy_line
from cogs.lobby.offers import Offer, offers
from cogs.lobby.opening import begin_opening, open_table
from cogs.lobby.tutorials import kind_of
from cogs.panel.draft.codec import PanelState, decode_state
from cogs.panel.draft.picks import InvalidDraft
from cogs.panel.draft.verbs import Verb
from cogs.panel.handlers import open_panel
from cogs.panel.message import show_panel
from cogs.table.opponents import free_opponent_name
from cogs.welcome.attempt import after_tap, answers_of, attempt_at, goes_right, right_part
from cogs.welcome.controls import AGAINST_COMPUTER
from cogs.welcome.help_card import HELP, PAGE, help_card
from cogs.welcome.tutorial import kind_note, lesson_after, tutorial_message
from render import OWN_NAMES, words
from rules.kernel import Event, Lesson

SELECTS = (Verb.ADD, Verb.SEVERAL)
"""The verbs of a panel's selects."""
BEGINNING = 1
"""The progress of a tutorial without any answer yet (see ``progress_of``)."""


async def handle_component(ctx: InteractionContext, id_: CustomId) -> None:
    """Handle a button or select of the welcome or of a tutorial."""
    if id_.verb == SPEAK:
        await _speak(ctx, id_)
        return
    if id_.verb == HELP:
        await ctx.defer_update()
        await show_help(ctx, ctx.value)
        return
    # The id of a select of games names no game; the game is the picked value.
    kind, options = picked_offer(ctx) if id_.game == 0 else Offer(kind_of(id_.game), {})
    match id_.verb:
        case "open":
            begun = await begin_opening(ctx)
            await open_table(ctx, begun, kind, int(id_.rest == AGAINST_COMPUTER), options=options)
        case "begin":
            await ctx.defer()
            await _show(ctx, lesson_after(kind, BEGINNING), PanelState())
        case Verb.CONFIRM:
            await ctx.defer_update()
            await _confirm(ctx, lesson_after(kind, id_.number), decode_state(id_.rest))
        case _:
            await ctx.defer_update()
            await _try_out(ctx, lesson_after(kind, id_.number), id_)


async def _speak(ctx: InteractionContext, id_: CustomId) -> None:
    """Speak the picked language with this person from now on: show the message that offered it in this language."""
    if ctx.value not in OWN_NAMES:
        raise OutdatedComponent(ctx.value)
    # Everyone sees the greeting, so the answer is a message of its own.
    await (ctx.defer() if id_.rest == IN_GREETING else ctx.defer_update())
    await ctx.store(ctx.bot.store.users.change_settings(ctx.user, language=ctx.value))
    ctx.words = words(ctx.value)
    if id_.rest == IN_HELP:
        await show_help(ctx)
    elif id_.rest == IN_PANEL:
        await open_panel(ctx, id_.game)
    else:
        await ctx.say("me-language", language=OWN_NAMES[ctx.value])


async def show_help(ctx: InteractionContext, topic: str = PAGE) -> None:
    """Show a topic of the help with the available games and the links to the operator's pages."""
    await ctx.show(help_card(ctx.words, topic, direct=ctx.direct, policies=policy_line(ctx.bot, ctx.words)))


def picked_offer(ctx: InteractionContext) -> Offer:
    """Return the game that was picked in a select; OutdatedComponent if the game no longer exists."""
    offer = offers().get(ctx.value)
    if offer is None:
        raise OutdatedComponent(ctx.value)
    return offer


async def _try_out(ctx: InteractionContext, current: Lesson, id_: CustomId) -> None:
    """Show the changed draft. If it is wrong, drop the wrong part and repeat the hint."""
    state = after_tap(current, id_.verb, id_.rest, ctx.values)
    preview = attempt_at(current, state.draft)
    if preview is None or goes_right(current, preview):
        await _show(ctx, current, state)
        return
    # A select's id holds the draft from before the pick, a button's id only the draft after the click.
    earlier = decode_state(id_.rest) if id_.verb in SELECTS else PanelState(right_part(current, preview))
    await _refuse(ctx, current, earlier)


async def _confirm(ctx: InteractionContext, current: Lesson, state: PanelState) -> None:
    """Apply the answers of the draft if all of them are right."""
    preview = attempt_at(current, state.draft)
    if preview is None:
        raise InvalidDraft(str(state))
    given = [answer for answer in answers_of(current, preview) if answer is not None]
    if len(given) < len(state.draft):
        await _refuse(ctx, current, state)
        return
    events: tuple[Event, ...] = ()
    for which in given:
        current.answer(which)
        events += current.events
    current.events = events
    await _show(ctx, current, PanelState())


async def _refuse(ctx: InteractionContext, current: Lesson, state: PanelState) -> None:
    preview = attempt_at(current, state.draft)
    await _show(ctx, current, state, kind_note(current, preview, ctx.words) if preview else "")


async def _show(ctx: InteractionContext, current: Lesson, state: PanelState, note: str = "") -> None:
    names = [ctx.name, free_opponent_name(())]
    await show_panel(ctx, tutorial_message(current, state, ctx.words, names, note, direct=ctx.direct))


WelcomeComponent = component_handler(WELCOME, handle_component)
