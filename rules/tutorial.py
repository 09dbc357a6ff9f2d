"""Tutorials: a game in an arranged position, and the asks that a learner answers in it step by step.

A game's tutorial is ``rules/<game>/tutorial.toml``: ``position`` and ``seed`` as ``Table.arrange`` takes them, and its
``steps``. A step of the learner (seat 0) names the kind of ``ask``, the ``answers`` that lead on, and the ``hint``,
whose words are ``tutorial-<game>-<hint>`` in the catalogues. A step of another ``seat`` has one answer, which is played
automatically. The learner has at most eight steps, each with at most ten answers.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from rules.game import GAMES
from rules.table import Table
from rules.vocabulary import Ask, Choice, Event, Facts, normalise

LEARNER = 0
"""The seat of the learner."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """The ask of a seat and the answers that lead on; ``hint`` names the words that the learner reads."""

    ask: str
    answers: tuple[str | list[str] | dict[str, list[str]], ...]
    hint: str = ""
    seat: int = LEARNER


class Tutorial(Struct, frozen=True, forbid_unknown_fields=True):
    """An arranged game and the steps through it."""

    position: Facts
    seed: int
    steps: tuple[Step, ...]

    @property
    def own_steps(self) -> tuple[Step, ...]:
        """The steps of the learner."""
        return tuple(step for step in self.steps if step.seat == LEARNER)


class Lesson(Struct):
    """A tutorial in progress: the arranged table, and the number of steps done."""

    game: str
    tutorial: Tutorial
    table: Table
    taken: tuple[int, ...] = ()
    """The index of the learner's answer at each step."""
    events: tuple[Event, ...] = ()
    """The events of the learner's last answer and of the other seats' steps after it."""
    done: int = 0

    @property
    def step(self) -> Step | None:
        """The learner's next step; None at the end."""
        return self.tutorial.steps[self.done] if self.done < len(self.tutorial.steps) else None

    def answer(self, which: int) -> None:
        """Give the step's answer number ``which`` and play the others' next steps; IndexError if there is none."""
        if self.step is None:
            raise IndexError(which)
        self.events = self._go(self.step.answers[which])
        self.taken = (*self.taken, which)
        self.let_others()

    def let_others(self) -> None:
        """Play the steps of the other seats up to the learner's next one."""
        while self.step is not None and self.step.seat != LEARNER:
            self.events += self._go(self.step.answers[0])

    def _go(self, choice: object) -> tuple[Event, ...]:
        assert self.step is not None
        happened = self.table.answer(self.step.seat, choice)
        self.done += 1
        return happened


def tutorial_of(game: str) -> Tutorial | None:
    """Return a game's tutorial; None for a game without one."""
    return _read(game) if game in GAMES else None


@cache
def _read(game: str) -> Tutorial | None:
    file = resources.files("rules").joinpath(game, "tutorial.toml")
    return msgspec.toml.decode(file.read_bytes(), type=Tutorial) if file.is_file() else None


def lesson(game: str, taken: Sequence[int] = ()) -> Lesson:
    """Return a game's tutorial after these answers; LookupError if there is no tutorial or no such answer."""
    tutorial = tutorial_of(game)
    if tutorial is None:
        raise LookupError(game)
    table = Table.arrange(game, tutorial.position, tutorial.seed)
    # A learner need not know about seeds.
    news = tuple(event for event in table.news if not event.kind.startswith("kernel."))
    started = Lesson(game, tutorial, table, events=news)
    started.let_others()
    for which in taken:
        started.answer(which)
    return started


def answer_given(step: Step, ask: Ask, choice: Choice) -> int | None:
    """Return the index of a choice among a step's answers; None if it is none, or if the step asks something else."""
    if ask.kind != step.ask:
        return None
    given = _comparable(ask, choice)
    return next((at for at, one in enumerate(step.answers) if _comparable(ask, normalise(one)) == given), None)


def _comparable(ask: Ask, choice: Choice) -> list[list[str] | Counter[str]]:
    """Return a form that is equal for choices with the same effect: order counts only if the ask says so."""
    picked = [choice.get(part.name, []) if isinstance(choice, dict) else choice for part in ask.parts]
    return [ids if part.ordered else Counter(ids) for part, ids in zip(ask.parts, picked, strict=True)]


def leads_on(step: Step, ask: Ask, picked: Sequence[Sequence[tuple[str, ...]]]) -> bool:
    """Return whether the picks so far (paths, or their first steps, by field) can become one of a step's answers."""
    return ask.kind == step.ask and any(_holds(ask, normalise(answer), picked) for answer in step.answers)


def _holds(ask: Ask, answer: Choice, picked: Sequence[Sequence[tuple[str, ...]]]) -> bool:
    for part, paths in zip(ask.parts, picked, strict=True):
        wanted = answer.get(part.name, []) if isinstance(answer, dict) else answer
        ways = [option.steps for option in part.options if option.id in wanted]
        if not all(any(way[: len(path)] == path for way in ways) for path in paths):
            return False
    return True
