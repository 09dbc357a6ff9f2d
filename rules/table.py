"""One table of any game: asks, answers, views, and how it survives restarts and upgrades.

A table is the state at the last checkpoint plus the choices since then. ``dump`` writes both; ``load`` restores the
state and replays the choices since. With every choice goes a digest of what the table then asked: where an upgrade
changes what was asked, the table goes back to that checkpoint and loses nothing before it.
"""

from collections.abc import Container, Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from rules.chance import Chance
from rules.flow import NOTHING, Checkpoint, Request, State
from rules.game import GAMES, check_seats, game_called, settings_of
from rules.record import FINAL, Entry, Played, Saved, Standing, Stretch, Taken, digest
from rules.vocabulary import (
    Ask,
    Choice,
    Event,
    Facts,
    IllegalChoice,
    Place,
    Topic,
    Turn,
    View,
    check_choice,
    normalise,
    plain,
    ranked,
)

_PEN = msgspec.msgpack.Encoder()

MOST_BEHIND = 8
"""How many stretches behind the checkpoint can be taken back. They are written with every choice."""


class Table:
    """One game being played."""

    def __init__(self, game: str, state: State, first: int = 1, standing: tuple[Standing, ...] = ()) -> None:
        """Set the table up at a checkpoint; ``new``, ``arrange`` and ``load`` are the constructors."""
        self.game = game
        self.restarted = False
        """Whether the table went back to the last checkpoint, because what was open no longer goes as it went."""
        self.took_back = 0
        """How many choices were taken back by that."""
        self._rules = GAMES[game]
        self._behind: tuple[Played, ...] = ()
        self._taken: list[Taken] = []
        self._checkpoint = Stretch(b"", first, standing=standing)
        self._sheet = bytearray()
        """What checkpoints are written on: paper that has to grow every time takes longer than the writing."""
        self._request = NOTHING
        self._asks: tuple[Ask, ...] = ()
        self.asks: tuple[Ask, ...] = ()
        """Every open ask, also those that are optional; () exactly when the table is over."""
        self.answered: tuple[Ask, ...] = ()
        """The asks that are answered while others are still open: such an answer may be changed."""
        self.news = self._begin(state, first, standing)
        """What happened between the start of a new table and its first ask; () for a loaded one."""

    # Constructors

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
        # A position is anybody's JSON: what its wrong types make the rules raise on the way means a wrong position too.
        except (msgspec.ValidationError, AttributeError, TypeError, OverflowError) as error:
            raise ValueError(f"this is no position of {rules.meta.name}: {error}") from error

    @classmethod
    def _start(cls, game: str, state: State) -> "Table":
        state.tell("kernel.started", seed_hash=state.chance.fingerprint)
        return cls(game, state)

    @classmethod
    def load(cls, data: bytes) -> "Table":
        """Return the table that ``dump`` wrote, mid-ask and mid-effect; ValueError if it is none.

        If what followed the checkpoint no longer goes as it went, the table stands there and ``restarted`` is True.
        """
        try:
            saved = msgspec.msgpack.decode(data, type=Saved)
            rules = game_called(saved.game)
            # From the number the stretch began with: its asks get their old numbers again, and open panels still fit.
            table = cls(saved.game, _state_at(saved, rules.state, saved.options), saved.first, saved.standing)
        except (msgspec.DecodeError, LookupError, TypeError, ArithmeticError) as error:
            raise ValueError(f"this is no table: {error}") from error
        table._behind = tuple(map(Played.of, saved.behind))
        if not table._replay(saved.entries):
            # Numbered after all that was ever asked: no panel of the lost course may fit a new ask.
            table._again(Stretch(saved.base, saved.unused, lately=saved.lately))
            table.restarted, table.took_back = True, len(saved.entries)
        table.skip_numbers(saved.issued)
        table.news = ()
        return table

    def dump(self) -> bytes:
        """Write down everything: the state at the last checkpoint and the choices since."""
        here = Played(self._checkpoint, self._taken).written()
        saved = Saved(
            self.game,
            here.base,
            here.first,
            self._number,
            here.entries,
            tuple([past.written() for past in self._within_reach]),
            here.lately,
            self._state.options,
            here.standing,
            self._state.issued,
        )
        return _PEN.encode(saved)

    def fork(self) -> "Table":
        """Return an independent copy."""
        return Table.load(self.dump())

    def rewound(self, earlier: "Table") -> "Table":
        """Return ``earlier``, this table as it stood before; what is asked and offered there gets new numbers.

        So no panel and no button that was open here fits anything there. ValueError if it does not go as it went.
        """
        saved = msgspec.msgpack.decode(earlier.dump(), type=Saved)
        number, issued = self._number, max(saved.issued, self._state.issued)
        renumbered = replace(saved, first=number, unused=number, behind=(), standing=(), issued=issued)
        table = Table.load(_PEN.encode(renumbered))
        if table.restarted:
            raise ValueError("the choices lead elsewhere now")
        return table

    def skip_numbers(self, last: int) -> None:
        """Give out no number up to ``last`` any more: something that had one may have been taken back."""
        self._state.issued = max(self._state.issued, last)

    # What there is to see

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The public matters that are open, each once, with the buttons of everybody whom it asks."""
        found: dict[str, Topic] = {}
        for topic in (topic for question in self._asks for topic in question.topics):
            other = found.get(topic.name, topic)
            buttons = tuple(dict.fromkeys((*other.quick, *topic.quick)))
            found[topic.name] = replace(topic, quick=buttons)
        return tuple(found.values())

    @property
    def turn(self) -> Turn:
        """The turn as players count it, said by the rules."""
        marker: Turn = self._state.turn_marker
        return marker

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
    def revealed(self) -> int:
        """How often something was drawn or shown: what is known cannot be taken back."""
        seen: int = self._state.chance.count + self._state.shown
        return seen

    @property
    def _within_reach(self) -> tuple[Played, ...]:
        """What lies behind the checkpoint and can still be taken back: nothing once something was drawn or shown."""
        return self._behind if self._seen_there == self.revealed else ()

    def view(self, seat: int | None = None) -> View:
        """Return what ``seat`` may see; None: what everybody may see."""
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < self.seats):
            raise ValueError(f"there is no seat {seat}")
        asked = tuple([one.seat for one in self.asks if not one.optional])
        return replace(self._rules.view(self._state, seat), asked=asked)

    def position(self) -> Facts:
        """Return the whole table at the last checkpoint as plain JSON, documented in the game's package."""
        return self._rules.position(self._state_there(self._checkpoint))

    # What can be done

    def check(self, seat: int, choice: object) -> Choice:
        """Return a seat's choice as it would be taken; raise IllegalChoice where ``answer`` would not take it."""
        picked = normalise(choice)
        question = self._question(seat)
        check_choice(question, picked)
        if check := self._request.checks[self._asks.index(question)]:
            check(picked)
        return picked

    def answer(self, seat: int, choice: object) -> tuple[Event, ...]:
        """Take a seat's choice and return what happened by it.

        Raises IllegalChoice, and whatever the rules raise if they are wrong; either changes nothing.
        """
        picked = self.check(seat, choice)
        # The rules may pass checkpoints before they raise; all that is needed to stand here again is kept aside.
        start, behind, taken, count = self._checkpoint, self._behind, self._taken, len(self._taken)
        issued = self._state.issued
        try:
            self._take(seat, picked)
        except Exception:
            self._restore(Played(start, taken[:count]).written(), behind)
            self.skip_numbers(issued)
            raise
        return self._drain()

    def _restore(self, course: Stretch, behind: tuple[Played, ...]) -> None:
        """Stand again where these choices had led; where they lead no longer, at the checkpoint before them."""
        unused = self._number
        if not self._follow(course, behind):
            # Numbered and told as loading does it.
            self._again(replace(course, first=unused, standing=()), behind)
            self.restarted, self.took_back = True, len(course.entries)

    def _follow(self, course: Stretch, behind: tuple[Played, ...]) -> bool:
        """Take the choices of a stretch again from its start; False where they lead no longer where they had led."""
        try:
            self._again(course, behind)
        except Exception:  # changed rules may not even understand the state there
            return False
        return self._replay(course.entries)

    def can_undo(self, seat: int) -> bool:
        """Whether the last choice is this seat's and nothing was drawn or shown by it; the end shows the seed.

        What others have sealed is shown by whoever answers last.
        """
        if self.over:
            return False
        if self._taken:
            return self._taken[-1].seat == seat and self._taken[-1].seen == self.revealed
        # Nothing since the checkpoint: then the last choice is the one that led to it.
        return bool(self._within_reach) and self._behind[-1].taken[-1].seat == seat

    def undo(self, seat: int) -> tuple[Event, ...]:
        """Take back this seat's last choice; raise IllegalChoice if chance, a secret or another seat came after it."""
        if not self.can_undo(seat):
            raise IllegalChoice("nothing_to_undo")
        # Going back begins anew beside what runs: that can be taken up again as it is.
        here, issued = vars(self).copy(), self._state.issued
        *behind, last = self._behind if not self._taken else (*self._behind, Played(self._checkpoint, self._taken))
        written = last.written()
        # New numbers: a panel from before must not answer what is now asked in its place.
        course = replace(written, first=self._number, entries=written.entries[:-1], standing=())
        if not self._follow(course, tuple(behind)):
            # Before an upgrade it went another way: more would be lost than this one choice.
            vars(self).update(here)
            raise IllegalChoice("nothing_to_undo")
        self.skip_numbers(issued)
        return (Event("kernel.undone", {"seat": seat}),)

    # How it runs

    def _begin(self, state: State, first: int, standing: tuple[Standing, ...] = ()) -> tuple[Event, ...]:
        """Start the game's generator at the checkpoint ``state``; return what happens before its first ask."""
        self._state: Any = state
        self._seen_there = self.revealed
        self._number = first
        # A table that is loaded here knows only of the asks that stood.
        self._request, self._asks = NOTHING, ()
        self._keep(standing)
        self._run = self._rules.play(state)
        self._resume(None)
        return self._drain()

    def _again(self, start: Stretch, behind: tuple[Played, ...] = ()) -> None:
        """Go back to the checkpoint at the start of a stretch."""
        self._taken, self._behind = [], behind
        self._begin(self._state_there(start), start.first, start.standing)

    def _state_there(self, start: Stretch) -> Any:
        """Return the state as it was at a checkpoint of this table."""
        return _state_at(start, self._rules.state, self._state.options)

    def _replay(self, entries: Sequence[Entry]) -> bool:
        """Take the choices again; False as soon as the table asks something else than it asked then."""
        try:
            for entry in entries:
                question = self._question(entry.seat)
                if digest(self._asks) != entry.digest:
                    return False
                check_choice(question, entry.choice)
                self.skip_numbers(entry.issued)
                self._take(entry.seat, entry.choice)
        except Exception:  # whatever changed rules raise on an old choice, the turn starts again
            return False
        self._drain()
        return True

    def _question(self, seat: int) -> Ask:
        for question in self._asks:
            if question.seat == seat:
                return question
        raise IllegalChoice("over") if self.over else IllegalChoice("not_asked", seat=seat)

    def _take(self, seat: int, choice: Choice) -> None:
        sealed = self.answered and [one for one in self.answered if one.seat != seat]
        self._taken.append(Taken(seat, choice, self._asks, self.revealed, issued=self._state.issued))
        self._resume(self._request.reply(seat, choice), seat)
        # Where a checkpoint was passed, "_keep" has seen to that.
        if sealed and self._taken and any(one not in self.answered for one in sealed):
            self._taken[-1].seen = FINAL

    def _resume(self, reply: Any, seat: int | None = None) -> None:
        """Run the generator to its next open ask, or to the end; ``seat`` has just answered."""
        while True:
            try:
                step = self._run.send(reply)
            except StopIteration:
                self._close()
                return
            if isinstance(step, Request):
                # What has only one answer goes on by itself; it is nobody's choice, so it is not in the log either.
                reply = step.forced()
                if reply is None:
                    self._open(step, seat)
                    return
            else:
                self._pass(step, seat)
                reply = None

    def _open(self, request: Request, seat: int | None) -> None:
        """Number what is asked after ``seat`` has answered; an ask that stands there unchanged keeps its number."""
        if not request.must_be_answered():
            # Optional asks alone would leave the table waiting for ever.
            raise ValueError("nobody would have to answer")
        asks, answered, before = [], request.answered, self._request.answered
        for one in request.asks:
            # An ask stands while its answer may be changed, and while it has none and others act. Asked once more, be
            # it in the same words, it is a new ask: half a double click must not answer it.
            stands = one.seat in answered or (one.seat != seat and one.seat not in before)
            open_ask = self._standing(one) if stands else None
            if open_ask is None:
                open_ask = replace(one, number=self._number)
                self._number += 1
            asks.append(open_ask)
        self._request = request
        self._asks = self.asks = tuple(asks)
        self.answered = ()
        if answered:
            self.asks, self.answered = _told_apart(asks, answered)

    def _standing(self, listed: Ask) -> Ask | None:
        """Return ``listed`` as it stands open, with its number; None if its seat was asked something else."""
        found = self.ask_of(listed.seat)
        if found is not None:
            return found if replace(listed, number=found.number) == found else None
        for one in () if self._asks else self._checkpoint.standing:
            if one.seat == listed.seat and one.digest == digest((listed,)):
                return replace(listed, number=one.number)
        return None

    def _close(self) -> None:
        self._request, self._asks, self.asks, self.answered = NOTHING, (), (), ()
        self._state.tell("kernel.ended", seed=self._chance.seed.hex())

    def _pass(self, point: Checkpoint, seat: int | None) -> None:
        """Pass a checkpoint after ``seat`` has answered; None: the generator has only just begun."""
        if seat is None:
            self._keep(self._checkpoint.standing)
        elif point.keeps_asks:
            self._keep(tuple([Standing.of(one) for one in self._asks if one.seat != seat]))
        else:
            self._request, self._asks = NOTHING, ()
            self._keep()

    def _keep(self, standing: tuple[Standing, ...] = ()) -> None:
        """Make this moment the checkpoint, at which the asks in ``standing`` stay open."""
        seen = self.revealed
        self._behind = self._left_behind(seen)
        state = self._state
        # What never changes lies beside the state, and so does what was told, which is much and seldom needed.
        _PEN.encode_into(replace(state, options={}, news=[], lately=[]), self._sheet)
        lately = tuple(state.lately)
        self._checkpoint = Stretch(bytes(self._sheet), self._number, lately=lately, standing=standing)
        self._seen_there, self._taken = seen, []

    def _left_behind(self, seen: int) -> tuple[Played, ...]:
        """Return what could still be taken back if this moment, up to which so much was seen, were the checkpoint."""
        behind = self._behind if self._seen_there == seen else ()
        if not self._taken:
            return behind
        last = self._taken[-1]
        if last.seen != seen or (self.answered and any(one.seat != last.seat for one in self.answered)):
            return ()
        return (*behind, Played(self._checkpoint, self._taken))[-MOST_BEHIND:]

    def _drain(self) -> tuple[Event, ...]:
        told, self._state.news = self._state.news, []
        return tuple(told)


def _state_at(start: Stretch | Saved, kind: type[State], options: Facts) -> State:
    """Return the state at a checkpoint; the options, and what was told lately, lay in it in older files."""
    state = msgspec.msgpack.decode(start.base, type=kind)
    state.lately += start.lately
    state.options = state.options or options
    return state


def _told_apart(asks: Iterable[Ask], answered: Container[int]) -> tuple[tuple[Ask, ...], tuple[Ask, ...]]:
    """Return the asks that are not answered, and those that are."""
    found: tuple[list[Ask], list[Ask]] = [], []
    for one in asks:
        found[one.seat in answered].append(one)
    return tuple(found[0]), tuple(found[1])
