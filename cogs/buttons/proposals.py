"""Proposals of the rules beside the turn, such as an open trade offer. Each has a message with buttons of its own."""

import zlib
from collections.abc import Collection, Sequence
from functools import partial
from typing import Final, NamedTuple

import msgspec

from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import MAX_IN_ROW
from cogs.panel.commit import commit_choices, outcome_lines
from cogs.panel.details import own_words
from cogs.panel.draft.codec import PanelState
from cogs.panel.draft.edits import advance
from cogs.panel.draft.picks import Draft, Pick
from cogs.panel.draft.preview import preview_of
from cogs.panel.form.carry import forget
from cogs.panel.hotseat import seat_asked
from cogs.panel.message import panel_message, show_panel
from cogs.show.history import event_sentences
from cogs.table.buttons import on_button_id
from cogs.table.labels import escaped_names
from cogs.table.proposals import DECLINED, addressees, is_about
from data.game.models import Seat, people_at
from data.game.session import GameSession
from render import Words
from rules.kernel import Ask, Event, IllegalChoice, Option, Proposal, Table, View

MARKS: Final = 1_000_000_000
"""Number of different marks of a button's terms. The number in a custom id has as many values."""


class ProposalSnapshot(NamedTuple):
    """An open proposal: its facts, and its buttons with the asks that they answer."""

    game: int
    proposal: Proposal
    names: list[str]
    view: View
    buttons: tuple[tuple[Ask, Option], ...]
    asked: tuple[int, ...] = ()
    """The people who can answer it and have not done so yet."""


def proposal_snapshot(session: GameSession, name: str) -> ProposalSnapshot | None:
    """Return the proposal called ``name``, or None if it is no longer open."""
    table = session.table
    proposal = next((proposal for proposal in table.proposals if proposal.name == name), None)
    if proposal is None or session.game.phase != "running":
        return None
    asked = people_at(addressees(session, proposal))
    # No one can press a computer's button.
    people = {seat.seat for seat in session.seats if seat.user is not None}
    names, buttons = escaped_names(session.seats), offered(table, proposal, people)
    return ProposalSnapshot(session.game.id, proposal, names, table.view(), buttons, asked)


def offered(table: Table, proposal: Proposal, people: Collection[int]) -> tuple[tuple[Ask, Option], ...]:
    """Return the buttons of a proposal that a person can press, each with its ask, without that ask's own facts."""
    asks = [ask for ask in (*table.asks, *table.answered) if ask.seat in people]
    # Reversed, so that the first of several asks with the same option is used.
    first = {
        option.id: (ask, option) for ask in reversed(asks) for option in ask.options if option.id in proposal.quick
    }
    pairs = [first[id_] for id_ in proposal.quick if id_ in first]
    return tuple((Ask(ask.seat, ask.kind, (option,)), option) for ask, option in pairs)


def proposal_card(snapshot: ProposalSnapshot, words: Words) -> Card:
    """Return the message of an open proposal."""
    words = words.about(snapshot.view)
    buttons = [
        Button(
            str(CustomId(TABLE, snapshot.game, "proposal", terms_mark(option), option.id)),
            _button_label(ask, option, snapshot.names, words),
            "primary" if _verb(option) == _verb(snapshot.buttons[0][1]) else "secondary",
        )
        for ask, option in snapshot.buttons
    ]
    rows = tuple(tuple(buttons[first : first + MAX_IN_ROW]) for first in range(0, len(buttons), MAX_IN_ROW))
    asked = words.text("proposal-for", who=words.listed([f"<@{user}>" for user in snapshot.asked]))
    above = (words.proposal(snapshot.proposal, snapshot.names), *((asked,) if snapshot.asked else ()))
    return Card(above, rows=rows, accent=GOLD)


def _verb(option: Option) -> str:
    """Return what an answer does. Several can do the same, such as those that name a card."""
    return option.id.partition(":")[0]


def terms_mark(option: Option) -> int:
    """Return the mark in a button's custom id of the terms that its message shows, such as both sides of a trade.

    A press on terms that no longer hold is refused, even if another option has the same id now. ``later`` is no term,
    and can differ between the seats that have the button.
    """
    return zlib.crc32(msgspec.msgpack.encode(msgspec.structs.replace(option, later=False))) % MARKS


def _button_label(ask: Ask, option: Option, names: Sequence[str], words: Words) -> str:
    # The message above the button states the proposal, so "Accept" needs no number.
    verb = f"proposal.{_verb(option)}"
    if words.known(verb) and len(option.steps) <= 2:
        return words.text(verb)
    # The first of two steps names the proposal.
    if len(option.steps) == 2:
        return words.step(ask, option.steps[:1], option.steps[1], names)
    own = f"proposal.{ask.kind.partition('.')[0]}.{_verb(option)}"
    if words.known(own):
        return words.tell(own, ask.kind, option.args, names)
    return words.option(option, ask, names)


def closed_card(proposal: Proposal, events: Sequence[Event], names: Sequence[str], words: Words) -> Card:
    """Return the message of a closed proposal: its text and its outcome."""
    # The line above names the offer, so the short form is enough.
    about = [event for event in events if is_about(event, proposal)]
    outcome = event_sentences(about, names, words.in_brief())
    outcome = outcome or [words.text("proposal-closed")]
    return Card((f"-# {words.proposal(proposal, names)}", "\n".join(outcome)))


class Outcome(NamedTuple):
    """The result of a press: a sentence, committed events, or a draft that is continued in private."""

    sentence: str = ""
    draft: Draft | None = None


@on_button_id("proposal")
async def answer_proposal(ctx: InteractionContext, id_: CustomId) -> None:
    """Commit the answer of a button of a proposal, if this person may give it. Ask further questions in private."""
    async with ctx.table(id_.game, change=True) as session:
        seat, seats = seat_asked(session, ctx.user, partial(_offers, id_=id_.rest)), session.seats
        outcome = _outcome(ctx, session, seat, id_)
        reader = seat if seat == session.playing(ctx.user) else None
        if outcome.draft is not None and reader is None:
            session.put_down(ctx.user)
        words = own_words(ctx).about(session.table.view(reader.seat if reader else None))
    if outcome.draft is not None:
        async with ctx.table(id_.game) as session:
            shown = panel_message(session, ctx.user, PanelState(outcome.draft), own_words(ctx))
        await show_panel(ctx, shown)
    elif seat is not None and session.events:
        ctx.outcome = "\n".join(outcome_lines(session.events, (), reader, seats, words))
        await ctx.tell(ctx.outcome)
    else:
        await ctx.tell(outcome.sentence)


def _offers(ask: Ask, id_: str) -> bool:
    return any(option.id == id_ for option in ask.options)


def _outcome(ctx: InteractionContext, session: GameSession, seat: Seat | None, pressed: CustomId) -> Outcome:
    """Answer with one option, or continue in the panel if it leads to another question (a counter-offer)."""
    id_ = pressed.rest
    asked = session.table.ask_of(seat.seat) if seat and not seat.opponent else None
    at, option = next(
        ((at, candidate) for at, candidate in enumerate(asked.options if asked else ()) if candidate.id == id_),
        (0, None),
    )
    if seat is None or asked is None or option is None:
        return Outcome(ctx.words.text(_refusal_key(session, seat, id_)))
    if terms_mark(option) != pressed.number:
        return Outcome(ctx.words.text("proposal-gone"))
    try:
        session.table.check(seat.seat, [id_])
    except IllegalChoice as refused:
        # A private answer, because the reason may reveal the player's resources.
        return Outcome(ctx.words.reason(refused))
    draft: Draft = (((Pick(at),),),)
    longer = advance(session.table, seat.seat, draft, decided=True)
    follows = preview_of(session.table, seat.seat, longer)
    # A follow-up ask of the same kind is the next choice, not a part of this one.
    if follows is not None and len(longer) > len(draft) and follows.ask.kind != asked.kind:
        return Outcome(draft=longer)
    forget(ctx, pressed.game)
    commit_choices(session, seat, [[id_]], ctx.user, asked.number)
    return Outcome()


def _refusal_key(session: GameSession, seat: Seat | None, id_: str) -> str:
    """Return the key of the sentence that says why a person cannot press this button."""
    proposal = next((proposal for proposal in session.table.proposals if id_ in proposal.quick), None)
    if proposal is None:
        return "proposal-gone"
    if seat is None:
        return "proposal-not-seated"
    return "proposal-declined" if seat.seat in proposal.args.get(DECLINED, ()) else "proposal-not-yours"
