"""One table of any game: asks, answers, views, and how it survives restarts and upgrades.

A table is the state at the last checkpoint plus the choices since then. ``dump`` writes both; ``load`` restores the
state and replays the choices. Every choice is stored with a digest of the asks at that time: if an upgrade changes what
is asked, the table goes back to that checkpoint and loses nothing before it.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from rules.chance import Chance
from rules.flow import NOTHING, Checkpoint, GroupRequest, Request, State
from rules.game import GAMES, check_seats, game_called, settings_of
from rules.history import History, checkpoint_of, state_at
from rules.record import Entry, KeptAsk, Played, Saved, Stretch, Taken, digest
from rules.vocabulary import (
    Ask,
    Choice,
    Event,
    Facts,
    IllegalChoice,
    Place,
    Proposal,
    Turn,
    View,
    check_choice,
    normalise,
    open_proposals,
    plain,
)


class Table:
    """One game being played."""

    def __init__(self, game: str, state: State, first: int = 1, kept: tuple[KeptAsk, ...] = ()) -> None:
        """Set the table up at a checkpoint. Callers use ``new``, ``arrange`` or ``load``."""
        self.game = game
        self.restarted = False
        """Whether the table went back to its last checkpoint because the choices since could not be replayed."""
        self.took_back = 0
        """The number of choices lost in that case."""
        self._rules = GAMES[game]
        self._buffer = bytearray()
        self._request: Request | GroupRequest = NOTHING
        """The request that the generator waits for, as the rules made it."""
        self._numbered: tuple[Ask, ...] = ()
        """The asks of the request with their numbers: ``asks`` and ``answered``, in the order of the request."""
        self.asks: tuple[Ask, ...] = ()
        """Every open ask, the optional ones included; () exactly when the table is over."""
        self.answered: tuple[Ask, ...] = ()
        """The asks that are answered while others are still open: such an answer may be changed."""
        self.news = self._begin(state, Stretch(b"", first, kept=kept))
        """The events between the start of a new table and its first ask; () for a loaded one."""

    # Constructors

    @classmethod
    def new(
        cls, game: str, *, seats: int, seed: int | None = None, options: Facts | None = None, script: Sequence[int] = ()
    ) -> "Table":
        """Start a table. Numbers in ``script`` are drawn before those of the seed. ValueError says what is wrong."""
        rules = game_called(game)
        check_seats(rules.meta, seats)
        chance = Chance.of(seed, script)
        settings = plain(settings_of(rules.meta, options or {}))
        return cls._start(game, rules.new(seats, settings, chance))

    @classmethod
    def again(cls, game: str, *, seats: int, seed: int, options: Facts) -> "Table":
        """Start a table as it was begun, perhaps by an earlier version without some of today's options."""
        before = {setting.key: setting.before for setting in game_called(game).meta.options if setting.before}
        return cls.new(game, seats=seats, seed=seed, options=before | dict(options))

    @classmethod
    def arrange(cls, game: str, position: Facts, seed: int | None = None, *, script: Sequence[int] = ()) -> "Table":
        """Set a table up from a position as ``position()`` writes it. ValueError says why a position is impossible."""
        rules = game_called(game)
        try:
            facts = plain(position)
            check_seats(rules.meta, facts.get("seats"))
            facts["options"] = settings_of(rules.meta, facts.get("options", {}))
            return cls._start(game, rules.arrange(facts, Chance.of(seed, script)))
        # A position is foreign JSON: wrong types in it make the rules raise these errors.
        except (msgspec.ValidationError, AttributeError, TypeError, OverflowError) as error:
            raise ValueError(f"this is no position of {rules.meta.name}: {error}") from error

    @classmethod
    def _start(cls, game: str, state: State) -> "Table":
        state.tell("kernel.started", seed_hash=state.chance.fingerprint)
        return cls(game, state)

    @classmethod
    def load(cls, data: bytes) -> "Table":
        """Return the table that ``dump`` wrote, mid-ask and mid-effect; ValueError if the data are no table.

        If the choices since the checkpoint cannot be replayed, the table stands there and ``restarted`` is True.
        """
        try:
            saved = msgspec.msgpack.decode(data, type=Saved)
            rules = game_called(saved.game)
            # Numbering starts where the stretch started: the asks get their old numbers, and open panels still fit.
            table = cls(saved.game, state_at(saved, rules.state, saved.options), saved.first, saved.kept)
        except (msgspec.DecodeError, LookupError, TypeError, ArithmeticError) as error:
            raise ValueError(f"this is no table: {error}") from error
        table._history = replace(table._history, behind=tuple(map(Played.of, saved.behind)))
        if not table._replay(saved.entries):
            # New numbers: no panel of the lost choices may fit a new ask.
            table._return_to(Stretch(saved.base, saved.unused, lately=saved.lately))
            table.restarted, table.took_back = True, len(saved.entries)
        table.skip_numbers(saved.issued)
        table.news = ()
        return table

    def dump(self) -> bytes:
        """Write everything: the state at the last checkpoint and the choices since."""
        here, state = self._history.stored(), self._state
        behind = tuple([past.stored() for past in self._history.undoable(state.seen)])
        numbers = here.first, self._number
        saved = Saved(
            self.game, here.base, *numbers, here.entries, behind, here.lately, state.options, here.kept, state.issued
        )
        return msgspec.msgpack.encode(saved)

    def fork(self) -> "Table":
        """Return an independent copy."""
        return Table.load(self.dump())

    def rewound(self, earlier: "Table") -> "Table":
        """Return ``earlier``, this table at an earlier time, with new numbers for its asks and proposals.

        No panel and no button that was open here fits there. ValueError if the choices cannot be replayed.
        """
        saved = msgspec.msgpack.decode(earlier.dump(), type=Saved)
        number, issued = self._number, max(saved.issued, self._state.issued)
        renumbered = replace(saved, first=number, unused=number, behind=(), kept=(), issued=issued)
        table = Table.load(msgspec.msgpack.encode(renumbered))
        if table.restarted:
            raise ValueError("the choices lead elsewhere now")
        return table

    def number_from(self, first: int) -> None:
        """Give the open asks new numbers from ``first``, unless theirs are higher. No panel that was open fits then."""
        if self._number > first:
            return
        issued, news = self._state.issued, self.news
        course, behind = self._history.stored(), self._history.behind
        # The choices fit: the table has taken them, or has just replayed them.
        self._follow(replace(course, first=first, kept=()), behind)
        self.skip_numbers(issued)
        self.news = news

    def skip_numbers(self, last: int) -> None:
        """Issue no proposal number up to ``last`` again: a proposal that had one may have been undone."""
        self._state.issued = max(self._state.issued, last)

    # Reading

    @property
    def proposals(self) -> tuple[Proposal, ...]:
        """The open proposals, each once, with the buttons of every seat that it asks."""
        return open_proposals(self._numbered)

    @property
    def turn(self) -> Turn:
        """The turn as players count it, as told by the rules."""
        return self._state.turn_marker

    def ask_of(self, seat: int) -> Ask | None:
        """Return the ask that ``seat`` must answer, or has answered and may still change."""
        for question in self._numbered:
            if question.seat == seat:
                return question
        return None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._numbered

    @property
    def state(self) -> Any:
        """The game's own plain state."""
        return self._state

    @property
    def checkpoint(self) -> Any:
        """A copy of the state at the last checkpoint."""
        return self._state_at(self._history.checkpoint)

    @property
    def seats(self) -> int:
        """The number of players."""
        return self._state.seats

    @property
    def standing(self) -> tuple[Place, ...]:
        """The places, best first."""
        return self._rules.standing(self._state)

    @property
    def seed_hash(self) -> str:
        """The SHA-256 of the seed, public from the start."""
        return self._state.chance.fingerprint

    @property
    def seed(self) -> str | None:
        """The seed in hexadecimal digits, once the game is over."""
        return self._state.chance.seed.hex() if self.over else None

    @property
    def secret(self) -> bytes:
        """A key that only this table has. It does not reveal the seed."""
        return hashlib.blake2s(b"secret", key=self._state.chance.seed).digest()

    @property
    def revealed(self) -> int:
        """The number of draws and reveals so far: a choice can be undone while this count stays the same."""
        return self._state.seen

    def view(self, seat: int | None = None) -> View:
        """Return what ``seat`` may see; None: what everyone may see."""
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < self.seats):
            raise ValueError(f"there is no seat {seat}")
        asked = tuple([one.seat for one in self.asks if not one.optional])
        return replace(self._rules.view(self._state, seat), asked=asked)

    def position(self) -> Facts:
        """Return the whole table at the last checkpoint as plain JSON, documented in the game's package."""
        return self._rules.position(self.checkpoint)

    # Changing

    def check(self, seat: int, choice: object) -> Choice:
        """Return a seat's choice in its usual form; raise IllegalChoice if ``answer`` would refuse it."""
        picked = normalise(choice)
        question = self._question(seat)
        check_choice(question, picked)
        if check := self._request.checks[self._numbered.index(question)]:
            check(picked)
        return picked

    def answer(self, seat: int, choice: object) -> tuple[Event, ...]:
        """Take a seat's choice and return the events that follow.

        Raises IllegalChoice, or any exception of faulty rules. Neither changes the table.
        """
        picked = self.check(seat, choice)
        # The rules may pass checkpoints before they raise.
        before, issued = self._history, self._state.issued
        try:
            self._take(seat, picked)
        except Exception:
            self._restore(before)
            self.skip_numbers(issued)
            raise
        return self._drain()

    def can_undo(self, seat: int) -> bool:
        """Return whether the last choice is this seat's, and nothing was revealed since. The end reveals the seed."""
        return not self.over and self._history.last_by(seat, self.revealed)

    def revealed_since(self, seat: int) -> bool:
        """Return whether something was revealed since this seat's last choice, so that only an agreement undoes it."""
        return self._history.revealed_since(seat, self.revealed)

    def undo(self, seat: int) -> tuple[Event, ...]:
        """Take back this seat's last choice; raise IllegalChoice if a draw, a reveal or another seat came after it."""
        if not self.can_undo(seat):
            raise IllegalChoice("nothing_to_undo")
        # Replaying replaces every attribute, so a shallow copy is enough to come back to the table as it is.
        here, issued = vars(self).copy(), self._state.issued
        course, behind = self._history.without_last()
        # New numbers: an old panel must not answer the ask that replaces its own.
        if not self._follow(replace(course, first=self._number, kept=()), behind):
            # An upgrade changed what is asked: more than this one choice would be lost.
            vars(self).update(here)
            raise IllegalChoice("nothing_to_undo")
        self.skip_numbers(issued)
        return (Event("kernel.undone", {"seat": seat}),)

    # Replaying

    def _restore(self, history: History) -> None:
        """Replay a history; if its choices no longer fit, go back to its checkpoint as ``load`` does."""
        course, unused = history.stored(), self._number
        if not self._follow(course, history.behind):
            self._return_to(replace(course, first=unused, kept=()), history.behind)
            self.restarted, self.took_back = True, len(course.entries)

    def _follow(self, course: Stretch, behind: tuple[Played, ...]) -> bool:
        """Replay the choices of a stretch from its start; False as soon as they no longer fit."""
        try:
            self._return_to(course, behind)
        except Exception:  # changed rules may refuse even the state at the checkpoint
            return False
        return self._replay(course.entries)

    def _return_to(self, start: Stretch, behind: tuple[Played, ...] = ()) -> None:
        """Go back to the checkpoint at the start of a stretch."""
        self._begin(self._state_at(start), start, behind)

    def _state_at(self, start: Stretch) -> Any:
        """Return the state at a checkpoint of this table."""
        return state_at(start, self._rules.state, self._state.options)

    def _replay(self, entries: Sequence[Entry]) -> bool:
        """Take stored choices; False as soon as the table asks something else than it asked then."""
        try:
            for entry in entries:
                question = self._question(entry.seat)
                if digest(self._numbered) != entry.digest:
                    return False
                check_choice(question, entry.choice)
                self.skip_numbers(entry.issued)
                self._take(entry.seat, entry.choice)
        except Exception:  # changed rules may raise anything on an old choice
            return False
        self._drain()
        return True

    # Running

    def _begin(self, state: State, start: Stretch, behind: tuple[Played, ...] = ()) -> tuple[Event, ...]:
        """Start the game's generator at a checkpoint; return the events before its first ask."""
        self._state = state
        self._number = start.first
        # Only the asks kept at the checkpoint count as open before.
        self._request, self._numbered = NOTHING, ()
        self._history = History(start, (), behind, state.seen)
        self._keep(start.kept)
        self._run = self._rules.play(state)
        self._resume(None)
        return self._drain()

    def _question(self, seat: int) -> Ask:
        question = self.ask_of(seat)
        if question is None:
            raise IllegalChoice("over") if self.over else IllegalChoice("not_asked", seat=seat)
        return question

    def _take(self, seat: int, choice: Choice) -> None:
        sealed = self.answered and [one for one in self.answered if one.seat != seat]
        taken = Taken(seat, choice, self._numbered, self._state.seen, issued=self._state.issued)
        self._history = self._history.with_choice(taken)
        self._resume(self._request.reply(seat, choice), seat)
        if sealed and any(one not in self.answered for one in sealed):
            self._history = self._history.with_last_final()

    def _resume(self, reply: Any, seat: int | None = None) -> None:
        """Run the generator to its next open ask, or to the end; ``seat`` has just answered."""
        while True:
            try:
                step = self._run.send(reply)
            except StopIteration:
                return self._close()
            if isinstance(step, Checkpoint):
                self._pass(step, seat)
                reply = None
            # A forced answer is no choice of a player, so it is neither asked nor logged.
            elif (reply := step.forced()) is None:
                return self._open(step, seat)

    def _open(self, request: Request | GroupRequest, seat: int | None) -> None:
        """Open a request after ``seat`` has answered. An ask that is open already and unchanged keeps its number."""
        if not request.must_be_answered():
            # With optional asks alone the table would never go on.
            raise ValueError("no seat would have to answer")
        asks, answered, before = [], request.answered, self._request.answered
        for one in request.asks:
            # An ask stays open while its answer may be changed, and while it has none and others act. Otherwise it is
            # a new ask, even in the same words: the second half of a double click must not answer it.
            stays = one.seat in answered or (one.seat != seat and one.seat not in before)
            open_ask = self._still_open(one) if stays else None
            if open_ask is None:
                open_ask = replace(one, number=self._number)
                self._number += 1
            asks.append(open_ask)
        self._request = request
        self._numbered = self.asks = tuple(asks)
        self.answered = ()
        if answered:
            self.asks = tuple([one for one in asks if one.seat not in answered])
            self.answered = tuple([one for one in asks if one.seat in answered])

    def _still_open(self, listed: Ask) -> Ask | None:
        """Return ``listed`` with its number if it is open already; None if its seat was asked something else."""
        found = self.ask_of(listed.seat)
        if found is not None:
            # The number of taps for an answer can depend on others, and does not make it another question.
            same = replace(listed, number=found.number)
            return same if replace(same, twice=found.twice) == found else None
        for one in () if self._numbered else self._history.checkpoint.kept:
            if one.seat == listed.seat and one.digest == digest((listed,)):
                return replace(listed, number=one.number)
        return None

    def _close(self) -> None:
        self._request, self._numbered, self.asks, self.answered = NOTHING, (), (), ()
        self._state.tell("kernel.ended", seed=self._state.chance.seed.hex())

    def _pass(self, point: Checkpoint, seat: int | None) -> None:
        """Pass a checkpoint after ``seat`` has answered; None: the generator has just been started."""
        if seat is None:
            self._keep(self._history.checkpoint.kept)
        elif point.keeps_asks:
            self._keep(tuple([KeptAsk.of(one) for one in self._numbered if one.seat != seat]))
        else:
            self._request, self._numbered = NOTHING, ()
            self._keep()

    def _keep(self, kept: tuple[KeptAsk, ...] = ()) -> None:
        """Make a checkpoint at which the asks in ``kept`` stay open."""
        checkpoint = checkpoint_of(self._state, self._number, kept, self._buffer)
        taken = self._history.taken
        reveals = bool(taken and self.answered) and any(one.seat != taken[-1].seat for one in self.answered)
        self._history = self._history.with_checkpoint(checkpoint, self._state.seen, reveals=reveals)

    def _drain(self) -> tuple[Event, ...]:
        told, self._state.news = self._state.news, []
        return tuple(told)
