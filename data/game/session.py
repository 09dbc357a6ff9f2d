"""A game in an open transaction, with the methods that change it. All changes are written at its end, or none."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias, Unpack

import msgspec

from data.errors import Refused, Stale
from data.game.changes import ChangeSet, Details, StoredGame
from data.game.entrants import results
from data.game.hook_events import HookEvent, TableEnded, Told, place_refs, table_ref
from data.game.journal import Journal
from data.game.live_table import LiveTable
from data.game.models import (
    GameRow,
    Invitation,
    Message,
    Phase,
    Reminder,
    Seat,
    SeatHistory,
    Sitting,
    active_only,
    people_at,
)
from data.game.outbox import Outbox
from data.game.outgoing import PostUpdate
from data.game.ratings import is_rated
from data.game.rows import Calls, Offers, Rows, SeatRows
from data.game.seating import Seating
from data.game.timers import Timers
from data.game.turn_state import TurnState, turn_state
from data.shared.alive import ALWAYS, Uptime
from rules.kernel import Ask, Event, Facts, Level, Table, normalise

WaitedFor: TypeAlias = Callable[["GameSession"], frozenset[int]]
"""A function that returns the seats of the people that a running table waits for."""
OnChange: TypeAlias = Callable[["GameSession", TurnState], None]
"""A function that queues the messages and timers that follow from the changes at a table since it was in a state."""


class GameSession:
    """A game, its seats and its table in one transaction, with its messages, timers, votes and the like.

    All changes are written when the transaction ends. A refusal undoes everything done in it. Texts and pictures are
    made after it, from values read here, so that a fault in them cannot undo a choice.
    """

    def __init__(
        self,
        stored: StoredGame,
        table: Table | None,
        now: float,
        uptime: Uptime = ALWAYS,
        *,
        waited_for: WaitedFor,
        on_change: OnChange,
    ) -> None:
        self.now = now
        """The time at which the transaction began."""
        self.uptime = uptime
        self._waited_for = waited_for
        self._on_change = on_change
        self.restarted = False
        """Whether the open turn had to start again because an upgrade has changed its rules."""
        self._reset_to(stored, table)

    def _reset_to(self, stored: StoredGame, table: Table | None) -> None:
        self._stored = stored
        self._live = LiveTable(table)
        self._change = change = ChangeSet()
        self.events: tuple[Event, ...] = ()
        """The events of the answers and undos in this transaction. They can be read after it, too."""
        self.before: TurnState | None = None
        """The state of the table before the changes whose updates are not queued yet; None if there are none."""
        self._events_before = 0
        self.edit_pause = 0.0
        """Seconds for which an edit of the turn message waits, so that it also shows the events that follow at once."""
        self._journal = Journal(stored, self._live, self.now, change)
        self.expect = self._journal.expect
        self._seating = Seating(stored, change)
        self.outbox = Outbox(stored.game.id, self.now, change)
        self.enqueue = self.outbox.enqueue
        self.messages = Rows(change, stored.messages, lambda message: message.topic)
        self.calls = Calls(stored.game.id, self.now, change, stored.calls)
        self.timers = Timers(stored.game.id, change, stored.timers)
        self.votes = Rows(change, stored.votes, lambda vote: vote.name)
        self.absences = Rows(change, stored.absences, lambda absence: absence.seat)
        self.orders = SeatRows(change, stored.orders, lambda order: (order.seat, order.key))
        self.offers = Offers(self.outbox, change, stored.offers)
        self.invitations = Rows(change, stored.invitations, lambda invitation: invitation.user)

    # Reading

    @property
    def game(self) -> GameRow:
        """The game's row."""
        return self._journal.game

    @property
    def origin(self) -> Facts | None:
        """The position from which the game begins; None: the start."""
        return self._stored.origin

    @property
    def channel(self) -> int:
        """The channel or thread of the game."""
        return self.game.thread or self.game.channel

    @property
    def last(self) -> int:
        """The number of the log's last entry."""
        return self._journal.last

    @property
    def table(self) -> Table:
        """The table. Read and ``fork`` it, but change it only by the methods below. Raise Refused("no_table") in a
        lobby.
        """
        if self._live.table is None:
            raise Refused("no_table")
        return self._live.table

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in order."""
        return self._seating.seats

    @property
    def sittings(self) -> tuple[Sitting, ...]:
        """The sittings: the players of each seat since the start."""
        return self._seating.sittings

    @property
    def history(self) -> SeatHistory:
        """The seats now, and all players since the start."""
        return SeatHistory(self.seats, self.sittings)

    def seats_of(self, user: int) -> tuple[Seat, ...]:
        """Return the seats of ``user``. Most people have one."""
        return self._seating.all_of(user)

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat that ``user`` plays.

        Raise Refused("which_seat") if they have several in a running game and have not said which one they play now.
        """
        seat = self.playing(user)
        if seat is None and self.seats_of(user):
            raise Refused("which_seat")
        return seat

    def playing(self, user: int) -> Seat | None:
        """Return the seat that ``user`` plays; None if they have several and have not said which one they play now."""
        own = self.seats_of(user)
        # Nothing is hidden from the owner of a seat in a lobby or after the end.
        return self._seating.active_of(user) if self.game.phase == "running" else next(iter(own), None)

    def take_up(self, user: int, seat: int) -> None:
        """Note which one of their seats a person plays from now on. Raise Refused if it is not theirs."""
        self.expect("running")
        if seat not in {own.seat for own in self.seats_of(user)}:
            raise Refused("not_your_seat")
        self._seating.take_up(user, seat)

    def put_down(self, user: int) -> None:
        """Note that a person with several seats has to say again which one they play."""
        self._seating.take_up(user, None)

    def sittings_of(self, user: int | None) -> tuple[Sitting, ...]:
        """Return the sittings. A person with several seats of a running game has those of the seat that they play."""
        running = self.game.phase == "running"
        return active_only(self.sittings, self.seats, user) if running else self.sittings

    def has_sat(self, user: int) -> frozenset[int]:
        """Return the seats that a person has or had in this game."""
        return self._seating.had_by(user)

    def may_know(self, user: int) -> bool:
        """Return whether a person may see the table and join. A private one is open to its host, its players, and
        people who are invited or have an open offer of a seat.
        """
        game = self.game
        # A private table that is played in a public channel is no longer secret.
        if not game.private or (game.phase != "lobby" and not game.hidden):
            return True
        asked = user in self.invitations or any(offer.user == user for offer in self.offers.values())
        return user == game.host or asked or bool(self.seats_of(user))

    @property
    def acted(self) -> frozenset[int]:
        """The seats that have chosen something in this transaction."""
        chosen = (entry.seat for entry in self._change.entries if entry.kind == "choice")
        return frozenset(seat for seat in chosen if seat is not None)

    @property
    def acting(self) -> frozenset[int]:
        """The people who have chosen something in this transaction."""
        return frozenset(entry.who for entry in self._change.entries if entry.kind == "choice" and entry.who)

    @property
    def reseated(self) -> frozenset[int]:
        """The seats that another player has taken in this transaction."""
        return frozenset(sitting.seat for sitting in self.sittings[len(self._stored.sittings) :])

    # Updates

    @property
    def new_events(self) -> tuple[Event, ...]:
        """The events since ``before``."""
        return self.events[self._events_before :]

    def watch(self) -> None:
        """Note the state of the table before a change from which updates follow.

        ``answer``, ``undo``, ``rewind`` and ``give`` do it themselves.
        """
        if self.before is None:
            self.before = turn_state(self.table, self._waited_for(self))
            self._events_before = len(self.events)

    def queue_updates(self) -> None:
        """Queue the messages and timers that follow from the changes at the table so far.

        Each transaction ends with it. Call it only before something that must come after these updates.
        """
        # Updates can include answers by standing orders, so the state stays noted until the end.
        if self.before is not None:
            self._on_change(self, self.before)
            self._put_answered_down()
            self.before = None

    def _put_answered_down(self) -> None:
        """Put down the seats that have answered and are not asked again: the next one may be another person's."""
        asked = {ask.seat for ask in self.table.asks if not ask.optional}
        for seat in self.seats:
            if seat.active and seat.user in self.acting and seat.seat in self.acted - asked:
                self._seating.take_up(seat.user, None)

    def tell(self, event: HookEvent) -> None:
        """Queue an event for the guild's web hooks, if it has any."""
        self._change.told.append(Told(self.game, event, self.now))

    # The lobby

    def join(self, user: int, name: str) -> Seat:
        """Seat a person at the end of the table."""
        if self.seats_of(user):
            raise Refused("joined")
        if not self.may_know(user):
            raise Refused("private")
        return self._sit(Seat(game=self.game.id, seat=len(self.seats), user=user, name=name))

    def add_opponent(self, name: str, level: Level = "normal") -> Seat:
        """Seat a computer opponent at the end of the table."""
        return self._sit(Seat(game=self.game.id, seat=len(self.seats), opponent=True, name=name, level=level))

    def set_level(self, seat: int, level: Level) -> None:
        """Change the level of a computer. Raise Refused if it is fixed, or if a person plays the seat."""
        if self.game.phase != "lobby":
            self.expect("running")
        if (why := self.why_level_fixed(seat)) is not None:
            raise Refused(why)
        self._seating.change(msgspec.structs.replace(self._seating.seat(seat), level=level))

    def why_level_fixed(self, seat: int) -> str | None:
        """Return the reason why a seat's level cannot change; None if it can.

        A computer with which the game began keeps its level, because the ratings count it. In a rated game one that
        plays for a person is always *normal*, so that no player can choose how strong a rival is.
        """
        if not self._seating.seat(seat).opponent:
            return "not_a_computer"
        if self.game.phase == "lobby":
            return None
        if any(
            entrant.seat == seat and entrant.level is not None and entrant.gone is None
            for entrant in self._seating.entrants
        ):
            return "level_fixed"
        return "level_rated" if self.game.rated else None

    def remove(self, seat: int) -> None:
        """Free a seat. Later seats move up."""
        self.expect("lobby")
        self._seating.remove(seat)

    def leave(self, user: int) -> None:
        """Free the seats of a person. Raise Refused("not_seated") if they have none."""
        if not self.seats_of(user):
            raise Refused("not_seated")
        for own in reversed(self.seats_of(user)):
            self.remove(own.seat)

    def start(self) -> tuple[Event, ...]:
        """Start the game with a seed from the operating system. Raise ValueError if the options do not fit together."""
        self.expect("lobby")
        least, _ = self.game.limits
        if len(self.seats) < least:
            raise Refused("too_few", least=least)
        if self.origin is None:
            table = Table.new(self.game.kind, seats=len(self.seats), options=self.game.options)
        else:
            table = Table.arrange(self.game.kind, self.origin)
        table.number_from(self._stored.asks_from)
        self._live.replace(table)
        people = [seat.user for seat in self.seats if seat.user is not None]
        rated = self.origin is None and is_rated(people, self.now, self.game.hints, self.game.friendly)
        self._set_phase("running", started=self.now, seed_hash=table.seed_hash, rated=rated)
        self._journal.log("start", table.news)
        self._seating.start(self.last)
        return table.news

    # The table

    def may_hint(self) -> bool:
        """Return whether players may ask for hints."""
        people = len(people_at(self.seats))
        # A person whom all others have left is still rated against them. One who was deleted has no id any more.
        persons = [entrant for entrant in self._seating.entrants if entrant.level is None]
        began = len({entrant.user or -entrant.seat for entrant in persons})
        alone = people == 1 and began <= 1
        # A table that began under an older rule can have hints on and be rated. It stays rated and gives no hints.
        return alone if self.game.hints == "alone" else self.game.hints == "on" and not self.game.rated

    def check_hint(self) -> None:
        """Raise Refused unless players may ask for hints."""
        if not self.may_hint():
            raise Refused("hints_rated" if self.game.hints == "on" else "no_hints")

    def answer(
        self, seat: int, choice: object, *, number: int | None = None, who: int | None = None
    ) -> tuple[Event, ...]:
        """Answer with a seat's choice, made by the person ``who`` (None: a computer), and return its events.

        ``number`` is the ask that is meant. Raise Stale if another one is open, and IllegalChoice as the table does.
        """
        if self.game.halted or (self.game.paused_by_silence and who is None):
            raise Refused("paused")
        with self._altering() as table:
            question = table.ask_of(seat)
            asked = question.number if question else None
            if number is not None and number != asked:
                raise Stale(number)
            before, turn = (table.asks, table.answered), table.turn
            events = table.answer(seat, choice)
            self.events += events
            # The log must not reveal it to others either.
            unseen = not events and _public_asks(*before) == _public_asks(table.asks, table.answered)
            self._journal.log(
                "choice", events, turn, seat=seat, who=who, ask=asked, choice=normalise(choice), unseen=unseen
            )
        if who is not None and self.game.silent:
            self._journal.set(paused=None, silent=0)
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
            self.events += events
            self._journal.log("undo", events, seat=seat, who=who, took_back=1, unseen=unseen)
            table.skip_numbers(self.last)
        return events

    def rewind(self, earlier: Table, seat: int, count: int) -> None:
        """Replace the table by the one of ``count`` choices ago, because all agree to take back what ``seat`` did."""
        with self._altering():
            self._live.replace(earlier)
            self._journal.log("undo", (Event("kernel.undone", {"seat": seat}),), seat=seat, took_back=count)
            earlier.skip_numbers(self.last)

    def give(self, seat: int, *, user: int | None, name: str, opponent: bool = False, who: int | None = None) -> Seat:
        """Give a seat to another player: a person, a computer, or a computer for an absent person (both)."""
        self.expect("running")
        # A person who began with several seats can come back to each of them.
        if user is not None and self.seats_of(user) and seat not in self.has_sat(user):
            raise Refused("joined")
        self.watch()
        new = Seat(game=self.game.id, seat=seat, user=user, name=name, opponent=opponent)
        old = self._seating.change(new)
        self._journal.log(
            "seat", (Event("kernel.seated", {"seat": seat, "how": _how_seated(old, new)}),), seat=seat, who=who
        )
        # Standing orders and absences belong to the person, not to the seat. An offer was about the old player's seat.
        if new.user != old.user:
            self._seating.note_handed_over(new, self.last)
            for offer in self.offers.of(seat):
                self.offers.end(offer, "taken" if offer.user == user else "gone")
            for order in self.orders.of(seat):
                self.orders.drop((seat, order.key))
            self.absences.drop(seat)
        return new

    def follow_name(self, user: int, name: str) -> None:
        """Give the seats of a person their present name on the server."""
        self._seating.rename(user, name)

    def note_present(self, user: int) -> None:
        """Note that this person is here: the time of their call starts again, and offers of their seat end.

        Only offers from before this transaction end. One that they made themselves ends only when they do anything but
        offer, because then they play on.
        """
        own = {seat.seat for seat in self.seats_of(user)}
        acts = self.changed and tuple(self.offers.values()) == self._stored.offers
        for offer in self._stored.offers:
            if offer.seat in own and (acts or offer.maker != user):
                self.offers.end(offer, "present")
        self.calls.note_present(user)

    def close(self, who: int | None = None) -> None:
        """End the game without a result, except for players who left it."""
        if self.game.phase in ("over", "closed"):
            raise Refused("ended", phase=self.game.phase)
        self.before = None
        self._journal.log("close", (), who=who)
        self._seating.close(who, self.last)
        self._end("closed")
        self.tell(TableEnded(table_ref(self.game), "closed", ()))

    def change(self, **details: Unpack[Details]) -> None:
        """Change details of the game."""
        self._journal.set(**details)
        self._change.moved |= not details.keys().isdisjoint({"channel", "thread"})

    # Messages and people

    def posted(self, topic: str, message: int, *, shown: int = 0, begins: int = 0) -> None:
        """Note the posted message of a topic, and the log entries after and up to which it tells.

        It replaces the topic's earlier message. The caller removes that message's buttons.
        """
        game, channel = self.game.id, self.channel
        new = Message(game=game, topic=topic, channel=channel, message=message, shown=shown, begins=begins)
        self.messages.put(new)

    def note_reminded(self, user: int, games: Iterable[int] = ()) -> None:
        """Note that a person is reminded of this game, and of ``games`` by the same message."""
        for game in (self.game.id, *games):
            self._change.put(Reminder(user=user, at=self.now, game=game, live=self.game.speed == "live"))

    def invite(self, user: int) -> None:
        """Note an invitation."""
        self.invitations.put(Invitation(game=self.game.id, user=user))

    # Storing

    @property
    def changed(self) -> bool:
        """Whether there are changes to write."""
        return bool(self._change)

    @property
    def newcomers(self) -> tuple[int, ...]:
        """The people who are new to the game: they joined, were invited, or were offered a seat."""
        before = {seat.user for seat in self._stored.seats}
        seated = [seat.user for seat in self.seats if seat.user is not None and seat.user not in before]
        invited = (
            user
            for user in self.invitations
            if user not in {invitation.user for invitation in self._stored.invitations}
        )
        offers = (offer for offer in self.offers.values() if offer not in self._stored.offers)
        return (*seated, *invited, *(user for offer in offers for user in (offer.user, offer.maker)))

    def restart(self) -> None:
        """Note that loading restarted the table's open turn."""
        self.restarted = self._live.changed = True
        self._journal.log("restart", (), took_back=self.table.took_back)
        self.table.skip_numbers(self.last)

    def pending(self) -> ChangeSet:
        """Return the changes to write."""
        if self._live.changed:
            # Dumped once a transaction, even for several choices.
            self._change.checkpoint = self.table.dump()
        return self._change

    def saved(self) -> tuple[StoredGame, Table | None]:
        """Note that all changes are stored. Return the game as it is stored now."""
        stored = StoredGame(
            game=self.game,
            seats=self.seats,
            sittings=self.sittings,
            entrants=self._seating.entrants,
            messages=tuple(self.messages.values()),
            calls=tuple(self.calls.values()),
            timers=tuple(self.timers.values()),
            votes=tuple(self.votes.values()),
            absences=tuple(self.absences.values()),
            orders=tuple(self.orders.values()),
            offers=tuple(self.offers.values()),
            invitations=tuple(self.invitations.values()),
            origin=self._stored.origin,
            last=self.last,
            asks_from=self._stored.asks_from,
        )
        events = self.events
        self._reset_to(stored, self._live.table)
        self.events = events
        return stored, self._live.table

    @contextmanager
    def _altering(self) -> Iterator[Table]:
        """Return the table for one change. A refusal undoes everything done in this transaction."""
        table, before = self.table, self.before
        try:
            # Inside the "try", so that this refusal undoes earlier changes, too.
            self.expect("running")
            self.watch()
            with self._live.altering(table):
                yield table
        except BaseException:
            self.before = before
            # Without earlier changes there is nothing to undo, so a refused choice, which is common, needs no loading.
            if self.changed:
                self._reset_to(self._stored, self._live.at_beginning())
            raise

    def _sit(self, seat: Seat) -> Seat:
        self.expect("lobby")
        _, most = self.game.limits
        if len(self.seats) >= most:
            raise Refused("full", most=most)
        self._seating.add(seat)
        return seat

    def _finish(self) -> None:
        places = self.table.standing
        self._change.results = results(self.seats, places)
        self._seating.finish({place.seat: place.rank for place in places})
        self._end("over")
        self.tell(TableEnded(table_ref(self.game), "over", place_refs(self.seats, places)))

    def _set_phase(self, phase: Phase, **facts: Any) -> None:
        self._journal.set(phase=phase, **facts)
        # The thread may be a post of a forum.
        if self.game.thread is not None:
            self.enqueue(PostUpdate())

    def _end(self, phase: Phase) -> None:
        self._set_phase(phase, ended=self.now)
        for offer in self.offers.values():
            self.offers.end(offer, "ended")
        for key in self.timers:
            self.timers.drop(key)


def _how_seated(old: Seat, new: Seat) -> str:
    """Return the way in which the player of a seat has changed."""
    if new.user is not None and new.user == old.user:
        return "away" if new.opponent else "back"
    return "person" if new.user is not None else "computer"


def _public_asks(*open_: tuple[Ask, ...]) -> list[list[Ask]]:
    """Return asks as everyone sees them, without their numbers."""
    return [[msgspec.structs.replace(ask.seen_by(None), number=0) for ask in asks] for asks in open_]
