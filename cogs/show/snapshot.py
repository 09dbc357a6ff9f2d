"""Snapshots of a table: read in a transaction and shown after it."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cogs.discord.limits import MAX_IN_ROW
from cogs.table.labels import escaped_names, plain_names
from cogs.table.proposals import MAKER, addressees
from cogs.table.time.clock import Opponents, clocks_of
from cogs.table.time.waits import Wait
from data.game.models import GameRow, Message, Seat, SeatHistory
from data.game.session import GameSession
from data.game.timers import payload_of
from rules.kernel import GAMES, Ask, Place, Turn, View


class Patience(NamedTuple):
    """A computer's offer that the table waits for: its maker, the people who can answer it, the time until then."""

    maker: int
    asked: tuple[Seat, ...]
    until: float


class TableSnapshot(NamedTuple):
    """A table at one moment, for showing. It is taken under the table's lock and used without it."""

    game: GameRow
    history: SeatHistory
    view: View
    standing: tuple[Place, ...]
    asked: tuple[int, ...]
    turn: int
    last: int
    key: bytes
    """A secret of the table, for names that reveal no part of the log."""
    seed: str | None
    messages: dict[str, Message]
    called: frozenset[int] = frozenset()
    """The people who have been pinged for their open asks."""
    released: Mapping[int, int] = {}
    """For the other people, by id: the log entry up to which older pings are void."""
    quick: Ask | None = None
    """The open ask, if it is the only one and can be answered by one tap on the turn message."""
    taps: tuple[tuple[Ask, str], ...] = ()
    """The answers that one tap in public can give, each with an ask."""
    clocks: dict[int, Wait] = {}
    """The running clocks, by seat."""
    away: frozenset[int] = frozenset()
    """The seats whose owners are away."""
    patience: Patience | None = None
    """The computer's offer that the table waits for."""
    after: int | None = None
    """The seat whose turn follows, if that is known."""
    open_asks: tuple[Ask, ...] = ()
    """The asks that must be answered, as everyone may know them."""
    turn_marker: Turn = Turn()
    """The turn, as players count it."""
    reader: int | None = None
    """The seat that the snapshot is shown to; None if everyone may see it."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats with their present players."""
        return self.history.seats

    @property
    def names(self) -> list[str]:
        """The seats' names, for pictures."""
        return plain_names(self.seats)

    @property
    def spoken(self) -> list[str]:
        """The seats' names, for texts."""
        return escaped_names(self.seats)

    @property
    def revision(self) -> str:
        """A name for this state of the table."""
        return self._revision(self.last)

    def number_of(self, revision: str) -> int:
        """Return the last log entry of the state with this name; 0 if there was none."""
        return next((number for number in range(self.last, 0, -1) if self._revision(number) == revision), 0)

    def _revision(self, number: int) -> str:
        # The numbers themselves would tell how many choices were made that no one else could see.
        return hashlib.blake2s(str(number).encode(), key=self.key, digest_size=6).hexdigest()

    @property
    def channel(self) -> int:
        """The channel or thread of the game."""
        return self.game.thread or self.game.channel


def take_snapshot(session: GameSession, seat: int | None = None) -> TableSnapshot:
    """Return a snapshot of the table as ``seat`` may see it."""
    table = session.table
    required = [ask for ask in table.asks if not ask.optional]
    people = {seat.seat: seat.user for seat in session.seats if seat.user is not None}
    calls = [(user, call) for user in people.values() if (call := session.calls.get(user))]
    quick = quick_ask(table.asks)
    return TableSnapshot(
        game=session.game,
        history=session.history,
        view=table.view(seat),
        # Public messages must not reveal scores that are hidden until the end.
        standing=table.standing if table.over or GAMES[session.game.kind].meta.open_scores else (),
        asked=tuple(ask.seat for ask in required),
        # A positive number belongs to the ping for the open ask. A negative one says up to which entry older pings are
        # void.
        called=frozenset(user for user, call in calls if call.number > 0),
        released={user: -call.number for user, call in calls if call.number <= 0},
        turn=session.table.turn.number,
        messages=dict(session.messages),
        last=session.last,
        key=table.secret,
        seed=table.seed,
        quick=quick if quick and quick.seat in people else None,
        # No one can press a computer's button.
        taps=public_taps([ask for ask in table.asks if ask.seat in people]),
        clocks=clocks_of(session) if session.game.phase == "running" else {},
        away=frozenset(session.absences),
        patience=_patience(session),
        after=table.state.turn_after,
        open_asks=tuple(ask.seen_by(None) for ask in table.asks if not ask.optional),
        turn_marker=table.turn,
        reader=seat,
    )


def _patience(session: GameSession) -> Patience | None:
    """Return the computer's offer that the table waits for, if there is one."""
    timer = session.timers.get((Opponents.KIND, None))
    if timer is None or session.game.paused is not None:
        return None
    waits = payload_of(timer, Opponents)
    # A timer of an earlier version is due when the wait ends.
    until = timer.due if waits.until is None and waits.patient is not None else waits.until
    if until is None:
        return None
    for proposal in session.table.proposals:
        maker, asked = proposal.args.get(MAKER), addressees(session, proposal)
        if maker is not None and session.seats[maker].opponent and asked:
            return Patience(maker, asked, until)
    return None


def public_taps(asks: Sequence[Ask]) -> tuple[tuple[Ask, str], ...]:
    """Return the answers to the asks that one tap in public can give. Asks of one kind share a button."""
    taps = {(ask.kind, id_): (ask, id_) for ask in asks if not ask.optional for id_ in ask.seen_by(None).taps}
    return tuple(taps.values())[:MAX_IN_ROW]


def quick_ask(asks: Sequence[Ask]) -> Ask | None:
    """Return the only ask that must be answered, if it can be answered in public by one row of buttons."""
    required = [ask for ask in asks if not ask.optional]
    if len(required) != 1 or required[0].secret or not 0 < len(required[0].quick) <= MAX_IN_ROW:
        return None
    return required[0]
