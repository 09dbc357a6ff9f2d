"""A table as it stands, read in a transaction and shown after it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cogs.discord.components import MAX_IN_ROW
from cogs.table.clock import clocks_of
from cogs.table.labels import escaped_names, game_name
from cogs.table.schedule import Wait
from data.models import GameRow, Message, Seat
from data.session import GameSession
from render import Words
from rules.kernel import GAMES, Ask, Place, View


class TableSnapshot(NamedTuple):
    """A table as it stands, for showing: taken under the lock, used outside it."""

    game: GameRow
    seats: tuple[Seat, ...]
    view: View
    standing: tuple[Place, ...]
    asked: tuple[int, ...]
    turn: int
    last: int
    seed: str | None
    messages: dict[str, Message]
    called: frozenset[int] = frozenset()
    """The people who have been called for what they are asked now."""
    released: Mapping[int, int] = {}
    """For the others up to which entry of the log nobody waited for them: what called them before counts no more."""
    quick: Ask | None = None
    """The open ask, if it is the only one and answered by one tap on the turn message."""
    clocks: dict[int, Wait] = {}
    """The clocks that run, by seat."""
    away: frozenset[int] = frozenset()
    """The seats whose owners are away."""
    after: int | None = None
    """The seat whose turn comes after this one, where that is known."""
    open_asks: tuple[Ask, ...] = ()
    """What must be answered, as everybody may know it."""

    @property
    def names(self) -> list[str]:
        """The seats' names, for pictures."""
        return [seat.name for seat in self.seats]

    @property
    def spoken(self) -> list[str]:
        """The seats' names, for texts."""
        return escaped_names(self.seats)

    def title(self, words: Words) -> str:
        """Return the game's name."""
        return game_name(self.game.kind, words)

    @property
    def channel(self) -> int:
        """The channel or thread in which it is played."""
        return self.game.thread or self.game.channel


def take_snapshot(session: GameSession, seat: int | None = None) -> TableSnapshot:
    """Return the table of ``session`` as ``seat`` may see it now."""
    table = session.table
    required = [ask for ask in table.asks if not ask.optional]
    people = [seat.user for seat in session.seats if seat.user is not None]
    calls = [(user, call) for user in people if (call := session.called(user))]
    return TableSnapshot(
        game=session.game,
        seats=session.seats,
        view=table.view(seat),
        # Where scores are hidden until the end, the public messages must not tell them.
        standing=table.standing if table.over or GAMES[session.game.kind].meta.open_scores else (),
        asked=tuple(ask.seat for ask in required),
        # A positive number is of the call for what is asked now, a negative one says up to where older calls are void.
        called=frozenset(user for user, call in calls if call.number > 0),
        released={user: -call.number for user, call in calls if call.number <= 0},
        turn=session.table.turn.number,
        messages=session.messages,
        last=session.last,
        seed=table.seed,
        quick=quick_ask(table.asks),
        clocks=clocks_of(session) if session.game.phase == "running" else {},
        away=frozenset(session.absences),
        after=table.state.turn_after,
        open_asks=tuple(ask.seen_by(None) for ask in table.asks if not ask.optional),
    )


def quick_ask(asks: Sequence[Ask]) -> Ask | None:
    """Return the only ask that must be answered, if one tap in public can do it: its buttons fit into one row."""
    required = [ask for ask in asks if not ask.optional]
    if len(required) != 1 or required[0].secret or not 0 < len(required[0].quick) <= MAX_IN_ROW:
        return None
    return required[0]
