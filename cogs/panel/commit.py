"""Commits choices: the rules take them in the open transaction, and the messages are queued with them."""

from collections.abc import Sequence

from cogs.panel.draft.summary import choice_text
from cogs.show.history import event_sentences, tells_seed
from cogs.table.labels import escaped_names
from cogs.table.orders import forget_played, within_orders
from data.game.models import Seat
from data.game.session import GameSession
from render import Words
from rules.kernel import Ask, Choice, Event


def commit_choices(session: GameSession, seat: Seat, choices: Sequence[Choice], user: int, number: int | None) -> None:
    """Answer one ask after the other for a seat. Commit everything or nothing."""
    forget_played(session, seat.seat)
    for at, choice in enumerate(choices):
        # Only the first choice answers an ask that the panel showed. The others answer the asks that follow from it.
        session.answer(seat.seat, within_orders(session, seat.seat, choice), number=None if at else number, who=user)


def outcome_lines(
    events: Sequence[Event],
    played: Sequence[tuple[Ask, Choice]],
    seat: Seat | None,
    seats: Sequence[Seat],
    words: Words,
) -> tuple[str, ...]:
    """Return the events of a choice as its seat may see them, or the choice itself if there are none.

    Without a seat: as everyone may see them.
    """
    names, reader = escaped_names(seats), seat.seat if seat else None
    # The message of the end shows the seed.
    seen = event_sentences([event.seen_by(reader) for event in events if not tells_seed(event)], names, words)
    if seen:
        return ("✔ " + "\n".join(seen),)
    if seat is None:
        return (words.text("hotseat-done"),)
    # Without an event, an empty answer cancels the steps that led to it, such as an offer without cards.
    answers = played if choice_text(*played[-1], words, names) else played[-1:]
    chosen = [choice_text(ask, choice, words, names) or words.nothing(ask) for ask, choice in answers]
    return (words.text("panel-done", what=" → ".join(chosen)),)
