"""Public matters beside the turn, such as an open offer: a message of their own, with buttons for all they address."""

import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from cogs.discord.components import GOLD, MAX_IN_ROW, Button, Card
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.panel.codec import PanelState
from cogs.panel.commit import commit_choices, outcome_lines
from cogs.panel.draft import Draft, Pick
from cogs.panel.edits import advance
from cogs.panel.message import panel_message, show_panel
from cogs.panel.preview import preview_of
from cogs.show.history import event_sentences
from cogs.table.labels import escaped_names
from data.models import Seat
from data.session import GameSession
from render import Words
from rules.kernel import Ask, Event, IllegalChoice, Option, Table, Topic

MARKS: Final = 1_000_000_000
"""How many different marks of a button's terms there are: as many as the number in a custom id has values."""


class TopicSnapshot(NamedTuple):
    """A public matter as it stands: its facts, and its buttons with the asks that they can be answers to."""

    game: int
    topic: Topic
    names: list[str]
    buttons: tuple[tuple[Ask, Option], ...]


def topic_snapshot(session: GameSession, name: str) -> TopicSnapshot | None:
    """Return the matter called ``name``; None if it is not open any more."""
    table = session.table
    topic = next((topic for topic in table.topics if topic.name == name), None)
    if topic is None or session.game.phase != "running":
        return None
    return TopicSnapshot(session.game.id, topic, escaped_names(session.seats), offered(table, topic))


def offered(table: Table, topic: Topic) -> tuple[tuple[Ask, Option], ...]:
    """Return which buttons of a matter somebody can press, each with its ask, without that ask's own facts."""
    asks = (*table.asks, *table.answered)
    # Backwards, so that of several asks with the same option the first one counts.
    first = {option.id: (ask, option) for ask in reversed(asks) for option in ask.options if option.id in topic.quick}
    found = [first[id_] for id_ in topic.quick if id_ in first]
    return tuple((Ask(ask.seat, ask.kind, (option,)), option) for ask, option in found)


def topic_card(snapshot: TopicSnapshot, words: Words) -> Card:
    """Return the message of an open matter."""
    buttons = [
        Button(
            str(CustomId(TABLE, snapshot.game, "topic", terms_mark(option), option.id)),
            _button_label(ask, option, snapshot.names, words),
            "primary" if at == 0 else "secondary",
        )
        for at, (ask, option) in enumerate(snapshot.buttons)
    ]
    rows = tuple(tuple(buttons[first : first + MAX_IN_ROW]) for first in range(0, len(buttons), MAX_IN_ROW))
    return Card((words.topic(snapshot.topic, snapshot.names),), rows=rows, accent=GOLD)


def terms_mark(option: Option) -> int:
    """Return what stands in a button's custom id for the terms that were read above it, such as both sides of a trade.

    A press on terms that no longer hold is refused, whatever the option is called.
    """
    return zlib.crc32(msgspec.msgpack.encode(option)) % MARKS


def _button_label(ask: Ask, option: Option, names: Sequence[str], words: Words) -> str:
    # What stands above the button is what it is about: "Accept" needs no number there.
    verb = f"topic.{option.id.partition(':')[0]}"
    return words.text(verb) if words.known(verb) and len(option.steps) <= 2 else words.option(option, ask, names)


def closed_card(topic: Topic, events: Sequence[Event], names: Sequence[str], words: Words) -> Card:
    """Return the message of a matter that is settled: what it was, and how it came out."""
    outcome = event_sentences([one for one in events if _tells_of(one, topic)], names, words)
    outcome = outcome or [words.text("topic-closed")]
    return Card((f"-# {words.topic(topic, names)}", "\n".join(outcome)))


def _tells_of(event: Event, topic: Topic) -> bool:
    """Whether an event is about a matter: both carry its number. The same act may have settled others, or more."""
    return any(name in event.args and event.args[name] == topic.args.get(name) for name in ("offer", "number"))


class Outcome(NamedTuple):
    """What a press has led to: a sentence, events that were committed, or a draft to go on with in private."""

    sentence: str = ""
    events: tuple[Event, ...] = ()
    draft: Draft | None = None


async def answer_topic(ctx: InteractionContext, id_: CustomId) -> None:
    """Answer for whoever presses a button of an open matter, if it is theirs; what follows is asked privately."""
    async with ctx.table(id_.game, change=True) as session:
        seat, seats = session.seat_of(ctx.user), session.seats
        outcome = _outcome(ctx, session, seat, id_)
    if outcome.draft is not None:
        async with ctx.table(id_.game) as session:
            shown = panel_message(session, ctx.user, PanelState(outcome.draft), ctx.words)
        await show_panel(ctx, shown)
    elif seat is not None and outcome.events:
        ctx.outcome = "\n".join(outcome_lines(outcome.events, (), seat, seats, ctx.words))
        await ctx.tell(ctx.outcome)
    else:
        await ctx.tell(outcome.sentence)


def _outcome(ctx: InteractionContext, session: GameSession, seat: Seat | None, pressed: CustomId) -> Outcome:
    """Answer with one option, or go on in the panel where that leads to a question of its own (a counter-offer)."""
    id_ = pressed.rest
    asked = session.table.ask_of(seat.seat) if seat and not seat.opponent else None
    at, option = next(((at, one) for at, one in enumerate(asked.options if asked else ()) if one.id == id_), (0, None))
    if seat is None or asked is None or option is None:
        return Outcome(ctx.words.text(_why_not(session, seat, id_)))
    if terms_mark(option) != pressed.number:
        return Outcome(ctx.words.text("topic-gone"))
    try:
        session.table.check(seat.seat, [id_])
    except IllegalChoice as refused:
        # Said to whoever pressed alone: what somebody could pay is nobody else's business.
        return Outcome(ctx.words.reason(refused))
    draft: Draft = (((Pick(at),),),)
    longer = advance(session.table, seat.seat, draft, decided=True)
    follows = preview_of(session.table, seat.seat, longer)
    # A question of the same kind is the next act of a window, not a part of this one.
    if follows is not None and len(longer) > len(draft) and follows.ask.kind != asked.kind:
        return Outcome(draft=longer)
    return Outcome(events=tuple(commit_choices(session, seat, [[id_]], ctx.user, asked.number)))


def _why_not(session: GameSession, seat: Seat | None, id_: str) -> str:
    """Return the key of the sentence that says why somebody cannot press this."""
    if not any(id_ in topic.quick for topic in session.table.topics):
        return "topic-gone"
    return "topic-not-seated" if seat is None else "topic-not-yours"
