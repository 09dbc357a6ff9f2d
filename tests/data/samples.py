"""A message of every kind, and a timer of every kind, with all the facts that each can have."""

from typing import Final

from cogs.acts.undo_by_vote import Undo
from cogs.reminders.nudge import Nudge
from cogs.reminders.presence import Presence
from cogs.reminders.quiet import Morning
from cogs.table.absences import Return
from cogs.table.time.clock import Opponents
from cogs.table.time.lapses import Lapse
from cogs.table.time.substitutes import ClockPlays, OrderDue
from cogs.table.time.waits import Wait
from cogs.table.turns import Expiry, FilmDue
from cogs.table.votes import VoteAgain, VoteEnd
from data.game.models import Offer, Vote
from data.game.outgoing import (
    AwayMessage,
    Chronicle,
    DirectReminder,
    EndMessage,
    LobbyMessage,
    NudgeMessage,
    OfferMessage,
    OfferResult,
    Outgoing,
    PostUpdate,
    ProposalMessage,
    ProposalResult,
    QueueCall,
    ReminderMessage,
    Remove,
    Retire,
    Say,
    TurnEdit,
    TurnMessage,
    VoteMessage,
    VoteResult,
    WatcherCall,
)
from data.game.timers import TimerPayload
from rules.kernel import Event, Proposal, Turn

OFFER = Offer(game=1, seat=2, user=7, maker=8, why="asked", name="Ada", at=5.0)
VOTE = Vote(game=1, name="overdue:2", kind="overdue", facts={"seat": 2}, ballots={"0": "wait"}, opened=5.0)
MESSAGES: Final[tuple[Outgoing, ...]] = (
    TurnMessage(),
    TurnEdit(),
    TurnEdit(refresh=True),
    EndMessage(),
    LobbyMessage(),
    WatcherCall(),
    QueueCall((7, 8)),
    Say("hello"),
    Say("hello", {"name": "Ada", "count": 3}, users=(7, 8), reminds=True, topic="seat:1"),
    Retire(900, 5),
    Chronicle(900, 5, 3, 9),
    Remove(900, 5),
    PostUpdate(),
    ProposalMessage("offer:1"),
    ProposalResult(Proposal("offer:1", "demo.offer", {"give": "agate"}, ("accept:1",)), (Event("demo.swapped"),)),
    ReminderMessage(),
    ReminderMessage((7, 8), {7: (2, 3)}, topic="reminder:7"),
    DirectReminder(7, (1, 2)),
    NudgeMessage(1, Turn(1, 4), "en", "a token"),
    VoteMessage("overdue:2"),
    VoteResult(VOTE, "wait", ("Ada", "Ben")),
    AwayMessage(1),
    OfferMessage(OFFER),
    OfferResult(OFFER, "taken"),
)

TIMERS: Final[tuple[TimerPayload, ...]] = (
    Wait(5.0, 86_400.0, 2, True, 6.0, True, 7.0, ((8.0, 9.0),)),
    Opponents(3),
    ClockPlays(3),
    OrderDue(3, tried=True),
    Lapse(3),
    FilmDue(2),
    Expiry(1, 5.0),
    VoteEnd("pause"),
    VoteAgain(),
    Return(),
    Presence((7, 8), 5.0, 60.0),
    Morning(7, ReminderMessage((7,), {7: (2, 3)}, topic="reminder:7")),
    Nudge(Turn(1, 4), 7, "en", 5.0, "a token"),
    Undo(1, 2, 5, 7),
)
