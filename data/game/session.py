"""A game in an open transaction, with the methods that change it. All changes are written at its end, or none."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypedDict, Unpack

import msgspec

from data.errors import Refused, Stale
from data.game.agenda import Agenda
from data.game.changes import ChangeSet, StoredGame
from data.game.entrants import closed, entered, handed_over, placed, results
from data.game.models import Entrant, GameRow, LogEntry, LogKind, Phase, Seat, Sitting, Speed
from data.game.ratings import is_rated
from data.shared.alive import ALWAYS, Uptime
from rules.kernel import GAMES, Ask, Event, Facts, Table, normalise

DAY = 86_400.0


class Details(TypedDict, total=False):
    """The details of a game that can be changed at any time."""

    options: Facts
    host: int
    channel: int
    thread: int | None
    language: str
    speed: Speed
    paused: float | None
    silent: int


class GameSession(Agenda):
    """A game, its seats and its table in one transaction.

    All changes are written when the transaction ends. A refusal undoes everything done in it. Texts and pictures are
    made after it, from values read here, so that a fault in them cannot undo a choice.
    """

    def __init__(self, stored: StoredGame, table: Table | None, now: float, uptime: Uptime = ALWAYS) -> None:
        self.now = now
        """The time at which the transaction began."""
        self.uptime = uptime
        self.restarted = False
        """Whether the open turn had to start again because an upgrade has changed its rules."""
        self._found = table
        self._reset_to(stored)

    def _reset_to(self, stored: StoredGame) -> None:
        self._stored = stored
        self._game = stored.game
        self._seats = stored.seats
        self._sittings = stored.sittings
        self._entrants = stored.entrants
        self._last = stored.last
        self._table = self._found
        self._before: bytes | None = None
        self._moved = False
        self._change = ChangeSet()
        self._take_up(stored)

    # Reading

    @property
    def game(self) -> GameRow:
        """The game's row."""
        return self._game

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in order."""
        return self._seats

    @property
    def sittings(self) -> tuple[Sitting, ...]:
        """The sittings: the players of each seat since the start."""
        return self._sittings

    def has_sat(self, user: int) -> frozenset[int]:
        """Return the seats that a person has or had in this game."""
        return frozenset(sitting.seat for sitting in self._sittings if sitting.was(user))

    def seated_since(self, seat: int) -> int:
        """Return the log entry since which a seat's player has played it."""
        return max((sitting.since for sitting in self._sittings if sitting.seat == seat), default=0)

    @property
    def table(self) -> Table:
        """The table. Read and ``fork`` it, but change it only by the methods below. Raise Refused("no_table") in a
        lobby.
        """
        if self._table is None:
            raise Refused("no_table")
        return self._table

    @property
    def last(self) -> int:
        """The number of the log's last entry."""
        return self._last

    def may_know(self, user: int) -> bool:
        """Whether a person may see the table and join. A private one is open to its host, its players and invited
        people.

        A person with an open offer of a seat is invited until the offer ends.

        A private table that is played in a public channel is no longer secret.
        """
        game = self._game
        if not game.private or (game.phase != "lobby" and not game.hidden):
            return True
        asked = user in self._invitations or any(offer.user == user for offer in self._offers.values())
        return user == game.host or asked or self.seat_of(user) is not None

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat of ``user``."""
        return next((seat for seat in self._seats if seat.user == user), None)

    # The lobby

    def join(self, user: int, name: str) -> Seat:
        """Seat a person at the end of the table."""
        if self.seat_of(user):
            raise Refused("joined")
        if not self.may_know(user):
            raise Refused("private")
        return self._sit(Seat(game=self._game.id, seat=len(self._seats), user=user, name=name))

    def add_opponent(self, name: str) -> Seat:
        """Seat a computer opponent at the end of the table."""
        return self._sit(Seat(game=self._game.id, seat=len(self._seats), opponent=True, name=name))

    def remove(self, seat: int) -> None:
        """Free a seat. Later seats move up."""
        self._expect("lobby")
        rest = [one for one in self._seats if one.seat != self._seat(seat).seat]
        self._seat_all(msgspec.structs.replace(one, seat=index) for index, one in enumerate(rest))

    def leave(self, user: int) -> None:
        """Free the seat of a person."""
        self.remove(self._own(user).seat)

    def start(self) -> tuple[Event, ...]:
        """Start the game with a seed from the operating system. Raise ValueError if the options do not fit together."""
        self._expect("lobby")
        least, _ = GAMES[self._game.kind].meta.seats
        if len(self._seats) < least:
            raise Refused("too_few", least=least)
        self._table = Table.new(self._game.kind, seats=len(self._seats), options=self._game.options)
        rated = is_rated([seat.user for seat in self._seats if seat.user is not None], self.now)
        self._set(phase="running", started=self.now, seed_hash=self._table.seed_hash, rated=rated)
        self._enter(entered(self._seats))
        # Each change of the table sets this. The checkpoint is the largest write, so it is skipped otherwise.
        self._moved = True
        self._log("start", self._table.news)
        for seat in self._seats:
            self._seat_user(seat)
        return self._table.news

    # The table

    def answer(
        self, seat: int, choice: object, *, number: int | None = None, who: int | None = None
    ) -> tuple[Event, ...]:
        """Answer with a seat's choice, made by the person ``who`` (None: a computer), and return its events.

        ``number`` is the ask that is meant. Raise Stale if another one is open, and IllegalChoice as the table does.
        """
        if self._game.halted or (self._game.resting and who is None):
            raise Refused("paused")
        with self._altering() as table:
            question = table.ask_of(seat)
            asked = question.number if question else None
            if number is not None and number != asked:
                raise Stale(number)
            before = table.asks, table.answered
            events = table.answer(seat, choice)
            # The log must not reveal it to others either.
            unseen = not events and _public_asks(*before) == _public_asks(table.asks, table.answered)
            self._log("choice", events, seat=seat, who=who, ask=asked, choice=normalise(choice), unseen=unseen)
        if who is not None and self._game.silent:
            self._set(paused=None, silent=0)
        # In the same transaction as the last choice, so that a game that is over always has a result.
        if table.over:
            self._finish()
        return events

    def check_open(self, number: int) -> None:
        """Raise Stale unless this ask is open, or answered and can still be changed."""
        if number not in {ask.number for ask in (*self.table.asks, *self.table.answered)}:
            raise Stale(number)

    def undo(self, seat: int, *, number: int | None = None, who: int | None = None) -> tuple[Event, ...]:
        """Take back the seat's last choice. Raise Stale unless ask ``number`` was open when the person asked for it."""
        with self._altering() as table:
            if number is not None:
                self.check_open(number)
            before = _public_asks(table.asks, table.answered), table.view(None)
            events = table.undo(seat)
            unseen = before == (_public_asks(table.asks, table.answered), table.view(None))
            # The events would reveal a choice that no other player saw.
            events = () if unseen else events
            self._log("undo", events, seat=seat, who=who, took_back=1, unseen=unseen)
            table.skip_numbers(self._last)
        return events

    def rewind(self, earlier: Table, seat: int, count: int) -> None:
        """Replace the table by the one of ``count`` choices ago, because all agree to take back what ``seat`` did."""
        with self._altering():
            self._table = earlier
            self._log("undo", (Event("kernel.undone", {"seat": seat}),), seat=seat, took_back=count)
            earlier.skip_numbers(self._last)

    def give(self, seat: int, *, user: int | None, name: str, opponent: bool = False, who: int | None = None) -> Seat:
        """Give a seat to another player: a person, a computer, or a computer for an absent person (both)."""
        self._expect("running")
        old = self._seat(seat)
        if user is not None and self.seat_of(user) not in (None, old):
            raise Refused("joined")
        new = msgspec.structs.replace(old, user=user, name=name, opponent=opponent)
        self._seat_all(new if one is old else one for one in self._seats)
        self._log("seat", (), seat=seat, who=who)
        # Standing orders and absences belong to the person, not to the seat. An offer was about the old player's seat.
        if new.user != old.user:
            for offer in self.offers:
                if offer.seat == seat:
                    self.end_offer(offer, "taken" if offer.user == user else "gone")
            self._seat_user(new)
            self._enter(handed_over(self._entrants, new, self._last))
            self.drop_absence(seat)
            self.drop_orders(seat)
        return new

    def note_present(self, user: int) -> None:
        """Note that this person is here: the time of their call starts again, and offers of their seat end.

        Only offers from before this transaction end. One that they made themselves ends only when they do anything but
        offer, because then they play on.
        """
        seat, acts = self.seat_of(user), self.changed and self._change.offers is None
        for offer in self._stored.offers if seat else ():
            if seat and offer.seat == seat.seat and (acts or offer.maker != user):
                self.end_offer(offer, "present")
        # Written once a day at most, because the time since the call has a resolution of days.
        call = self.called(user)
        if call is not None and call.number > 0 and self.now - call.at > DAY:
            self.note_called(user, call.number)

    def close(self, who: int | None = None) -> None:
        """End the game without a result, except for players who left it."""
        if self._game.phase in ("over", "closed"):
            raise Refused("ended", phase=self._game.phase)
        self._log("close", (), who=who)
        self._enter(closed(self._entrants, self._seats, who, self._last))
        self._end("closed")

    def change(self, **details: Unpack[Details]) -> None:
        """Change details of the game."""
        self._set(**details)
        self._change.moved |= not details.keys().isdisjoint({"channel", "thread"})

    # Storing

    @property
    def changed(self) -> bool:
        """Whether there are changes to write."""
        return bool(self._change)

    @property
    def newcomers(self) -> tuple[int, ...]:
        """The people who are new to the game: they joined, were invited, or were offered a seat."""
        before = {seat.user for seat in self._stored.seats}
        seated = [seat.user for seat in self._seats if seat.user is not None and seat.user not in before]
        named = (user for offer in self._change.offers or () for user in (offer.user, offer.maker))
        return (*seated, *(one.user for one in self._change.invitations), *named)

    def restart(self) -> None:
        """Note that loading restarted the table's open turn."""
        self.restarted = self._moved = True
        self._log("restart", (), took_back=self.table.took_back)
        self.table.skip_numbers(self._last)

    def pending(self) -> ChangeSet:
        """Return the changes to write."""
        if self._table and self._moved:
            # Dumped once a transaction, even for several choices.
            self._change.checkpoint = self._table.dump()
        return self._change

    def saved(self) -> tuple[StoredGame, Table | None]:
        """Note that all changes are stored. Return the game as it is stored now."""
        stored = StoredGame(
            game=self._game,
            seats=self._seats,
            timers=self.timers,
            messages=tuple(self._messages.values()),
            sittings=self._sittings,
            calls=tuple(self._calls.values()),
            absences=tuple(self._absences.values()),
            votes=tuple(self._votes.values()),
            orders=tuple(self._orders.values()),
            invitations=tuple(self._invitations.values()),
            offers=self.offers,
            entrants=self._entrants,
            last=self._last,
        )
        self._found = self._table
        self._reset_to(stored)
        return stored, self._found

    def _revert(self) -> None:
        """Reset everything to the beginning of the transaction."""
        # The table was changed in place, so load it from its dump before the first change.
        if self._found and self._before is not None:
            self._found = Table.load(self._before)
        self._reset_to(self._stored)

    @contextmanager
    def _altering(self) -> Iterator[Table]:
        """Return the table for one change. A refusal undoes everything done in this transaction."""
        table = self.table
        try:
            # Inside the "try", so that this refusal undoes earlier changes, too.
            self._expect("running")
            # A table undoes a refused choice by itself. This dump is for the earlier changes of the transaction.
            before = table.dump()
            yield table
        except BaseException:
            # Without earlier changes there is nothing to undo, so a refused choice, which is common, needs no loading.
            if self.changed:
                self._revert()
            raise
        # Only the dump before the first change is the table at the beginning of the transaction.
        if self._before is None:
            self._before = before
        self._moved = True

    def _expect(self, phase: Phase) -> None:
        if self._game.phase != phase:
            raise Refused(f"not_{phase}", phase=self._game.phase)

    def _seat(self, seat: int) -> Seat:
        if 0 <= seat < len(self._seats):
            return self._seats[seat]
        raise Refused("no_seat", seat=seat)

    def _own(self, user: int) -> Seat:
        seat = self.seat_of(user)
        if seat is None:
            raise Refused("not_seated")
        return seat

    def _sit(self, seat: Seat) -> Seat:
        self._expect("lobby")
        _, most = GAMES[self._game.kind].meta.seats
        if len(self._seats) >= most:
            raise Refused("full", most=most)
        self._seat_all((*self._seats, seat))
        return seat

    def _seat_all(self, seats: Any) -> None:
        self._seats = self._change.seats = tuple(seats)

    def _seat_user(self, seat: Seat) -> None:
        """Note the player of a seat since the log's last entry."""
        sitting = Sitting(game=self._game.id, seat=seat.seat, since=self._last, user=seat.user)
        self._sittings = (*self._sittings, sitting)
        self._change.sittings.append(sitting)

    def _enter(self, entrants: tuple[Entrant, ...]) -> None:
        self._entrants = self._change.entrants = entrants

    def _set(self, **facts: Any) -> None:
        self._game = self._change.game = msgspec.structs.replace(self._game, **facts)

    def _log(self, kind: LogKind, events: tuple[Event, ...], **facts: Any) -> None:
        self._last += 1
        entry = LogEntry(game=self._game.id, number=self._last, at=self.now, kind=kind, events=events, **facts)
        self._change.entries.append(entry)

    def _finish(self) -> None:
        self._change.results = results(self._seats, self.table.standing)
        self._enter(placed(self._entrants, {place.seat: place.rank for place in self.table.standing}))
        self._end("over")

    def _end(self, phase: Phase) -> None:
        self._set(phase=phase, ended=self.now)
        for offer in self.offers:
            self.end_offer(offer, "ended")
        for timer in self.timers:
            self.cancel_timer(timer.kind, seat=timer.seat)


def _public_asks(*open_: tuple[Ask, ...]) -> list[list[Ask]]:
    """Return asks as everyone sees them, without their numbers."""
    return [[msgspec.structs.replace(one.seen_by(None), number=0) for one in asks] for asks in open_]
