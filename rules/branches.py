"""Parts of a game that run beside each other: all together, or each as soon as its own ask is answered.

A **group** has one **branch** for each part. What the branches ask is open at the same time, of different seats, and
is listed anew whenever somebody has answered. Groups nest: a branch may wait for a group of its own.

A group is to whoever runs it what a game is to the table: a generator. It yields one request with all that its branches
ask, and is sent ``(seat, choice)``, which it hands to the branch that asks this seat; or None, where somebody beside it
has acted and it has to look whether its branches still wait for what they waited for.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from rules.flow import NOTHING, ONE_THING, Check, Checkpoint, Play, Request
from rules.vocabulary import Ask, Choice, IllegalChoice, Option, check_choice

T = TypeVar("T")


def all_of(branches: Iterable[Request | Play[T]]) -> Play[list[T]]:
    """Run ``branches`` together and return what each returns (a bare ask: its choice).

    All that the branches ask is open together, of different seats; when the last is answered, the branches go on in
    the order given, each to its next ask, and so forth. So the outcome does not depend on who answered first, and an
    answer may be changed until the last one is in. What a branch asks by ``any_of``, or in a group of its own, is not
    held back so: it goes on there as soon as that is answered.
    """
    return _run(branches, hold=True)


def side_by_side(branches: Iterable[Request | Play[Any]]) -> Play[list[Any]]:
    """Run ``branches`` independently, each as soon as its own ask is answered, and return what each returns.

    It ends when nothing that must be answered is open any more: a branch that then waits for what is optional, or for
    something to ask, is closed and returns None. While a seat must answer in one branch, what is optional in another
    is not on offer to it.
    """
    return _run(branches, hold=False)


def _run(steps: Iterable[Request | Play[Any]], *, hold: bool) -> Play[list[Any]]:
    group = Group([Branch(one, hold=hold) for one in steps])
    while True:
        group.settle()
        request = group.listed()
        if not request.must_be_answered():
            break
        acted = yield request
        if acted is not None:  # None: somebody beside this group has acted, so it is only listed anew
            group.take(*acted)
    return group.end()


class Branch:
    """One of several parts of the game that run beside each other: what it waits for, and the answer it holds."""

    def __init__(self, steps: Request | Play[Any], *, hold: bool) -> None:
        self.result: Any = None
        self.answer: Choice | None = None
        """The held answer, which waits for the other branches and may be changed."""
        # Whether all answers are held, as in ``all_of``, and not only those to what the rules call held.
        self._hold = hold
        self._steps = _steps(steps)
        self._waiting: Request | None = None
        # At once, so that every branch stands at its first ask before anybody is asked.
        self.go_on(None)

    def go_on(self, reply: Any) -> None:
        """Run to the next ask; an answer that is forced is taken, or held, without asking."""
        self.answer = None
        try:
            while True:
                self._waiting = _request(self._steps.send(reply))
                reply = self._waiting.forced()
                if reply is None:
                    return
                # Even a forced answer waits for the others, or this branch would run ahead of the order given.
                if self.holds:
                    self.answer = reply
                    return
        except StopIteration as stop:
            self._waiting, self.result = None, stop.value

    @property
    def running(self) -> bool:
        """Whether it has not come to its end."""
        return self._waiting is not None

    @property
    def holds(self) -> bool:
        """Whether the answer that it waits for is kept until the others are as far."""
        return self._waiting is not None and self._waiting.wait == "one" and (self._hold or self._waiting.held)

    @property
    def settled(self) -> bool:
        """Whether it goes on only when somebody answers; the state may have changed under branches of its own."""
        return self._waiting is None or self._waiting.settled is None or self._waiting.settled()

    def listed(self) -> Request:
        """Return what it asks, as the state is now."""
        found = self._waiting
        if found is not None and found.relist is not None:
            found = found.relist()
        if found is None:
            return NOTHING
        if self.answer is None:
            return found
        asks = tuple([_without(question, self._at_once) for question in found.asks])
        return msgspec.structs.replace(found, asks=asks, answered=frozenset([question.seat for question in asks]))

    @property
    def _at_once(self) -> tuple[str, ...]:
        return self._waiting.at_once if self._waiting else ()

    @property
    def outdated(self) -> bool:
        """Whether it holds an answer that no longer fits, as the state has changed since."""
        if self.answer is None or self._waiting is None or self._waiting.relist is None:
            return False
        found = self.listed()
        try:
            for question, check in zip(found.asks, found.checks, strict=True):
                check_choice(question, self.answer)
                if check:
                    check(self.answer)
        except IllegalChoice:
            return True
        return not found.asks

    def review(self) -> None:
        """Let go of a held answer that no longer fits."""
        if self.outdated:
            self.answer = None

    def take(self, seat: int, choice: Choice) -> None:
        """Take in an answer to what it asks."""
        if self.holds and not _picks(choice).intersection(self._at_once):
            self.answer = choice
        else:
            self.go_on(self.listed().reply(seat, choice))

    def close(self) -> None:
        """Let it go on no further."""
        self._steps.close()


class _Asked(NamedTuple):
    """An ask that is open in a group, with the branch that asks it."""

    branch: Branch
    ask: Ask
    check: Check | None
    answered: bool


class Group:
    """Branches beside each other, and who is asked what in which of them."""

    def __init__(self, branches: list[Branch]) -> None:
        self._branches = branches
        self._asked: dict[int, _Asked] = {}

    def settle(self) -> None:
        """Go on with all that waits for nobody: groups within, and held answers once no other is missing."""
        while True:
            for branch in self._branches:
                branch.review()
            # One at a time: what goes on may change what the others wait for, or make their answers unfit.
            if moving := [branch for branch in self._branches if not branch.settled]:
                # None is nobody's answer: the group within looks again, and ends if nobody must answer there.
                moving[0].go_on(None)
                continue
            ready = [branch for branch in self._branches if branch.answer is not None]
            # Whoever must still answer, in any branch, keeps all held answers waiting.
            if not ready or any(branch.listed().must_be_answered() for branch in self._branches):
                return
            for branch in ready:
                branch.go_on(branch.answer)

    def settled(self) -> bool:
        """Whether nothing would change if it settled again."""
        quiet = all(branch.settled and not branch.outdated for branch in self._branches)
        return quiet and self.listed().must_be_answered()

    def listed(self) -> Request:
        """Return what the group asks, as the state is now; what must be answered comes first."""
        self._asked = self._by_seat()
        listed = sorted(self._asked.values(), key=lambda one: one.ask.optional)
        return Request(
            tuple([one.ask for one in listed]),
            tuple([one.check for one in listed]),
            "branches",
            frozenset([one.ask.seat for one in listed if one.answered]),
            relist=self.listed,
            settled=self.settled,
        )

    def _by_seat(self) -> dict[int, _Asked]:
        """Return what every seat is asked; what it must answer goes before what it may."""
        # Where nothing else runs any more, an answer is final at once, so it is not called changeable.
        several = sum(branch.running for branch in self._branches) > 1
        found: dict[int, _Asked] = {}
        for branch in self._branches:
            request = branch.listed()
            for question, check in zip(request.asks, request.checks, strict=True):
                other = found.get(question.seat)
                if other and not other.ask.optional and not question.optional:
                    raise ValueError(ONE_THING)
                # The other way round, what must be answered takes the place of what may be, below.
                if other and question.optional:
                    continue
                together = question.together or (branch.holds and several)
                one = msgspec.structs.replace(question, together=together) if together else question
                found[one.seat] = _Asked(branch, one, check, one.seat in request.answered)
        return found

    def take(self, seat: int, choice: Choice) -> None:
        """Hand an answer to the branch that has asked for it."""
        self._asked[seat].branch.take(seat, choice)

    def end(self) -> list[Any]:
        """Let no branch go on any further, and return what each has returned."""
        for branch in self._branches:
            branch.close()
        return [branch.result for branch in self._branches]


def _without(question: Ask, ids: Sequence[str]) -> Ask:
    """Return ``question`` without the options called ``ids``."""
    if not ids:
        return question
    fields = [msgspec.structs.replace(part, options=_rest(part.options, ids)) for part in question.fields]
    return msgspec.structs.replace(question, options=_rest(question.options, ids), fields=tuple(fields))


def _rest(options: tuple[Option, ...], ids: Sequence[str]) -> tuple[Option, ...]:
    return tuple([option for option in options if option.id not in ids])


def _picks(choice: Choice) -> set[str]:
    return set(choice) if isinstance(choice, list) else {id_ for ids in choice.values() for id_ in ids}


def _steps(steps: Request | Play[T]) -> Play[T]:
    if isinstance(steps, Request):
        answer: T = yield steps
        return answer
    return (yield from steps)


def _request(step: Checkpoint | Request) -> Request:
    if isinstance(step, Request):
        return step
    # The state alone would not tell how far each branch has come.
    raise ValueError("a checkpoint stands outside of what runs side by side")
