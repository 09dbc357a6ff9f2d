"""One table of any game: asks, answers, views, and how it survives restarts and upgrades.

A table is the state at the last checkpoint plus the choices since then. ``dump`` writes both; ``load`` restores the
state and replays the choices of the open turn. With every choice goes a digest of what the table then asked: where an
upgrade changes the open turn, the table goes back to that turn's start and loses nothing before it.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from rules.chance import Chance
from rules.flow import CHECKPOINT, Check, Checkpoint, Play, Request, State, all_of, any_of, ask, pick
from rules.game import GAMES, Game, check_seats, game_called, settings_of
from rules.record import Entry, Saved, Taken, digest
from rules.vocabulary import (
    Ask,
    Choice,
    Event,
    Facts,
    Field,
    IllegalChoice,
    Meta,
    Option,
    Place,
    Setting,
    View,
    check_choice,
    normalise,
    plain,
    ranked,
    sole_choice,
)

__all__ = [
    "CHECKPOINT",
    "GAMES",
    "Ask",
    "Chance",
    "Checkpoint",
    "Choice",
    "Event",
    "Facts",
    "Field",
    "Game",
    "IllegalChoice",
    "Meta",
    "Option",
    "Place",
    "Play",
    "Request",
    "Setting",
    "State",
    "Table",
    "View",
    "all_of",
    "any_of",
    "ask",
    "check_choice",
    "pick",
    "plain",
    "ranked",
    "sole_choice",
]


class Table:
    """One game being played."""

    def __init__(self, game: str, state: State, first: int = 1) -> None:
        """Set the table up at a checkpoint; ``new``, ``arrange`` and ``load`` are the doors."""
        self.game = game
        self.restarted = False
        """Whether loading went back to the turn's start, because the rules of the open turn have changed."""
        self._rules = GAMES[game]
        self._asks: tuple[Ask, ...] = ()
        self._checks: tuple[Check | None, ...] = ()
        self._taken: list[Taken] = []
        self._answers: dict[int, Choice] = {}
        self.news = self._begin(state, first)
        """What happened between the start of a new table and its first ask; () for a loaded one."""

    # Doors

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seats: int,
        seed: int | None = None,
        options: Facts | None = None,
        script: Sequence[int] = (),
    ) -> "Table":
        """Start a table; ``script`` is drawn before the seed's numbers. ValueError says why it cannot be."""
        rules = game_called(game)
        check_seats(rules.meta, seats)
        chance = Chance.of(seed, script)
        settings = plain(settings_of(rules.meta, options or {}))
        return cls._start(game, rules.new(seats, settings, chance))

    @classmethod
    def arrange(cls, game: str, position: Facts, seed: int | None = None, *, script: Sequence[int] = ()) -> "Table":
        """Set a table up from a position as ``position()`` writes it; an impossible one is a clear ValueError."""
        rules = game_called(game)
        try:
            facts = plain(position)
            check_seats(rules.meta, facts.get("seats"))
            facts["options"] = settings_of(rules.meta, facts.get("options", {}))
            return cls._start(game, rules.arrange(facts, Chance.of(seed, script)))
        except (msgspec.ValidationError, AttributeError, TypeError, OverflowError) as error:
            raise ValueError(f"this is no position of {rules.meta.name}: {error}") from error

    @classmethod
    def _start(cls, game: str, state: State) -> "Table":
        state.tell("kernel.started", seed_hash=state.chance.fingerprint)
        return cls(game, state)

    @classmethod
    def load(cls, data: bytes) -> "Table":
        """Return the table that ``dump`` wrote, mid-ask and mid-effect; ValueError if it is none.

        If the open turn no longer goes as it went, the table stands at that turn's start and ``restarted`` is True.
        """
        try:
            saved = msgspec.msgpack.decode(data, type=Saved)
            rules = game_called(saved.game)
            table = cls(saved.game, _decode(saved.base, rules.state), saved.first)
        except (msgspec.DecodeError, LookupError, TypeError, ArithmeticError) as error:
            raise ValueError(f"this is no table: {error}") from error
        if not table._replay(saved.entries):
            table._again(saved.base, saved.unused)
            table.restarted = True
        table.news = ()
        return table

    def dump(self) -> bytes:
        """Write down everything: the state at the last checkpoint and the choices since."""
        entries = [taken.entry() for taken in self._taken]
        saved = Saved(self.game, self._base, self._first, self._number, entries)
        return msgspec.msgpack.encode(saved)

    def fork(self) -> "Table":
        """Return an independent copy."""
        return Table.load(self.dump())

    # What there is to see

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Every open ask; () exactly when the table is over."""
        if not self._answers:
            return self._asks
        return tuple([question for question in self._asks if question.seat not in self._answers])

    @property
    def answered(self) -> tuple[Ask, ...]:
        """The asks that are answered while others are still open: such an answer may be changed."""
        return tuple(question for question in self._asks if question.seat in self._answers)

    def ask_of(self, seat: int) -> Ask | None:
        """Return what ``seat`` is asked, or was asked and may still change."""
        for question in self._asks:
            if question.seat == seat:
                return question
        return None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._asks

    @property
    def state(self) -> Any:
        """The game's own plain state."""
        return self._state

    @property
    def seats(self) -> int:
        """How many play."""
        seats: int = self._state.seats
        return seats

    @property
    def standing(self) -> tuple[Place, ...]:
        """The places, best first."""
        rules = self._rules
        return ranked(rules.scores(self._state), rules.ties(self._state) if rules.ties else ())

    @property
    def seed_hash(self) -> str:
        """The SHA-256 of the seed, public from the start."""
        return self._chance.fingerprint

    @property
    def seed(self) -> str | None:
        """The seed in hexadecimal digits, once the game is over."""
        return self._chance.seed.hex() if self.over else None

    @property
    def _chance(self) -> Chance:
        chance: Chance = self._state.chance
        return chance

    @property
    def _seen(self) -> tuple[int, int]:
        """How much has been drawn and shown: what is known cannot be taken back."""
        return self._state.chance.count, self._state.shown

    @property
    def turn_start(self) -> bytes:
        """The state at the last checkpoint, encoded: it changes exactly when a new turn begins."""
        return self._base

    def view(self, seat: int | None = None) -> View:
        """Return what ``seat`` may see; None: what everybody may see."""
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < self.seats):
            raise ValueError(f"there is no seat {seat}")
        return self._rules.view(self._state, seat)

    def position(self) -> Facts:
        """Return the whole table at the last turn's start as plain JSON, documented in the game's package."""
        return self._rules.position(_decode(self._base, self._rules.state))

    # What can be done

    def answer(self, seat: int, choice: object) -> tuple[Event, ...]:
        """Take a seat's choice and return what happened by it.

        Raises IllegalChoice, and whatever the rules raise if they are wrong; either changes nothing.
        """
        picked = normalise(choice)
        question = self._question(seat)
        check_choice(question, picked)
        if check := self._checks[self._asks.index(question)]:
            check(picked)
        before = self._taken
        base, first = self._base, self._first
        try:
            self._take(seat, picked)
        except Exception:
            self._again(base, first)
            if not self._replay([taken.entry() for taken in before]):
                self._again(base, self._number)
            raise
        return self._drain()

    def can_undo(self, seat: int) -> bool:
        """Whether the last choice is this seat's and nothing was drawn or shown since; the end shows the seed."""
        if self.over or not self._taken:
            return False
        last: Taken = self._taken[-1]
        return last.seat == seat and last.seen == self._seen

    def undo(self, seat: int) -> tuple[Event, ...]:
        """Take back this seat's last choice; raise IllegalChoice if chance, a secret or another seat came after it."""
        if not self.can_undo(seat):
            raise IllegalChoice("nothing_to_undo")
        entries = [taken.entry() for taken in self._taken[:-1]]
        self._again(self._base, self._number)
        self._replay(entries)
        return (Event("kernel.undone", {"seat": seat}),)

    # How it runs

    def _begin(self, state: State, first: int) -> tuple[Event, ...]:
        """Start the game's generator at the checkpoint ``state``; return what happens before its first ask."""
        self._state: Any = state
        self._number = first
        self._keep()
        self._run = self._rules.play(state)
        self._resume(None)
        return self._drain()

    def _again(self, base: bytes, first: int) -> None:
        """Go back to the checkpoint ``base``."""
        self._begin(_decode(base, self._rules.state), first)

    def _replay(self, entries: Sequence[Entry]) -> bool:
        """Take the choices again; False as soon as the table asks something else than it asked then."""
        try:
            for entry in entries:
                question = self._question(entry.seat)
                if digest(self._asks) != entry.digest:
                    return False
                check_choice(question, entry.choice)
                self._take(entry.seat, entry.choice)
        except Exception:  # whatever changed rules raise on an old choice, the turn starts again
            return False
        self._drain()
        return True

    def _question(self, seat: int) -> Ask:
        if question := self.ask_of(seat):
            return question
        if self.over:
            raise IllegalChoice("over")
        raise IllegalChoice("not_asked", seat=seat)

    def _take(self, seat: int, choice: Choice) -> None:
        self._taken = [*self._taken, Taken(seat, choice, self._asks, self._seen)]
        self._answers[seat] = choice
        if self._answered():
            self._resume(self._reply())

    def _resume(self, reply: Any) -> None:
        """Run the generator to its next open ask, or to the end."""
        while True:
            try:
                step = self._run.send(reply)
            except StopIteration:
                self._close()
                return
            if isinstance(step, Request):
                self._open(step)
                if not self._answered():
                    return
                reply = self._reply()
            else:
                self._keep()
                reply = None

    def _open(self, request: Request) -> None:
        self._wait = request.wait
        self._checks = request.checks
        first, self._number = self._number, self._number + len(request.asks)
        self._asks = tuple(
            [msgspec.structs.replace(question, number=number) for number, question in enumerate(request.asks, first)]
        )
        self._answers = {}
        if request.wait != "any":
            for question in self._asks:
                forced = None if question.secret else sole_choice(question)
                if forced is not None:
                    self._answers[question.seat] = forced

    def _close(self) -> None:
        self._asks, self._checks, self._answers = (), (), {}
        self._state.tell("kernel.ended", seed=self._chance.seed.hex())

    def _answered(self) -> bool:
        return len(self._answers) == len(self._asks) or (self._wait == "any" and bool(self._answers))

    def _reply(self) -> Any:
        if self._wait == "any":
            return next(iter(self._answers.items()))
        return self._answers if self._wait == "all" else self._answers[self._asks[0].seat]

    def _keep(self) -> None:
        """Make this moment the checkpoint."""
        news: list[Event] = self._state.news
        told = news.copy()
        news.clear()
        self._base = _encode(self._state)
        self._first = self._number
        self._taken = []
        news += told

    def _drain(self) -> tuple[Event, ...]:
        events = tuple(self._state.news)
        self._state.news.clear()
        return events


def _encode(state: State) -> bytes:
    return msgspec.msgpack.encode(state)


def _decode(data: bytes, kind: type[State]) -> State:
    return msgspec.msgpack.decode(data, type=kind)
