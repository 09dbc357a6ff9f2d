"""Branches: phases of a game that run at the same time, all together or each as soon as its own ask is answered.

A **group** has one **branch** for each phase. The asks of its branches are open at the same time, of different seats,
and are listed again after every answer. Groups nest: a branch may wait for a group of its own.

A group is a generator, as a game is. It yields one request with the asks of all branches and receives
``(seat, choice)``, which it passes to the branch that asks this seat. It receives None if a seat acted in a branch
beside it: then it checks whether its branches still wait for the same things.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from rules.flow import NOTHING, ONE_THING, Check, Checkpoint, GroupRequest, OpenAsks, Play, Request
from rules.vocabulary import Ask, Choice, IllegalChoice, Option, check_choice

T = TypeVar("T")


def all_of(branches: Iterable[Request | Play[T]]) -> Play[list[T]]:
    """Run ``branches`` together and return what each returns (a bare ask: its choice).

    Their asks are open together, of different seats. When the last one is answered, the branches go on in the order
    given, each to its next ask, and so forth. So the outcome does not depend on who answered first, and an answer may
    be changed until the last one is in. Asks by ``any_of`` and in inner groups are not held back: those branches go on
    as soon as they are answered.
    """
    return _run(branches, hold=True)


def side_by_side(branches: Iterable[Request | Play[Any]]) -> Play[list[Any]]:
    """Run ``branches`` independently, each as soon as its own ask is answered, and return what each returns.

    The group ends when no open ask must be answered. A branch that still waits for an optional ask, or for something
    to ask, is then closed and returns None. While a seat must answer in one branch, optional asks of other branches
    are not open to it.
    """
    return _run(branches, hold=False)


def _run(steps: Iterable[Request | Play[Any]], *, hold: bool) -> Play[list[Any]]:
    group = Group([Branch(one, hold=hold) for one in steps])
    while True:
        group.advance()
        request = group.request()
        if not request.must_be_answered():
            break
        received = yield request
        if received is not None:  # None: a seat acted beside this group, so its asks are only listed again
            group.receive(*received)
    return group.close()


class Branch:
    """One of several phases that run at the same time: the request that it waits for, and the answer that it holds."""

    def __init__(self, steps: Request | Play[Any], *, hold: bool) -> None:
        self.result: Any = None
        self.answer: Choice | None = None
        """The held answer, which waits for the other branches and may be changed."""
        # Whether every answer is held, as in ``all_of``, and not only those that the rules call held.
        self._hold = hold
        self._steps = _steps(steps)
        self._waiting: Request | GroupRequest | None = None
        # Run at once, so that every branch stands at its first ask before any seat is asked.
        self.resume(None)

    def resume(self, reply: Any) -> None:
        """Run to the next ask; a forced answer is taken, or held, without asking."""
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
        """Whether the branch has not ended."""
        return self._waiting is not None

    @property
    def holds(self) -> bool:
        """Whether the next answer is kept until the other branches wait too."""
        waiting = self._waiting
        return isinstance(waiting, Request) and not waiting.first_counts and (self._hold or waiting.held)

    @property
    def blocked(self) -> bool:
        """Whether only an answer moves the branch; a change of the state may have moved its inner group."""
        return not isinstance(self._waiting, GroupRequest) or self._waiting.blocked()

    @property
    def stale(self) -> bool:
        """Whether the branch holds an answer that is no longer legal, as the state has changed since."""
        if self.answer is None or self._waiting is None or self._waiting.relist is None:
            return False
        found = self.open_asks()
        try:
            for question, check in zip(found.asks, found.checks, strict=True):
                check_choice(question, self.answer)
                if check:
                    check(self.answer)
        except IllegalChoice:
            return True
        return not found.asks

    def open_asks(self) -> OpenAsks:
        """Return the asks of the branch in the current state."""
        found = self._listed()
        if self.answer is None:
            return found
        asks = tuple([_without(question, self._at_once) for question in found.asks])
        return OpenAsks(asks, found.checks, frozenset([question.seat for question in asks]))

    def drop_stale_answer(self) -> None:
        """Drop a held answer that is no longer legal."""
        if self.stale:
            self.answer = None

    def receive(self, seat: int, choice: Choice) -> None:
        """Take an answer to an ask of this branch."""
        if self.holds and not _picks(choice).intersection(self._at_once):
            self.answer = choice
        else:
            self.resume(self._listed().reply(seat, choice))

    def close(self) -> None:
        """End the branch where it stands."""
        self._steps.close()

    def _listed(self) -> Request | GroupRequest:
        """Return the request, listed again if it follows the state."""
        found = self._waiting
        if found is not None and found.relist is not None:
            found = found.relist()
        return NOTHING if found is None else found

    @property
    def _at_once(self) -> tuple[str, ...]:
        return self._waiting.at_once if isinstance(self._waiting, Request) else ()


class _Asked(NamedTuple):
    """An open ask of a group, and the branch that asks it."""

    branch: Branch
    ask: Ask
    check: Check | None
    answered: bool


class Group:
    """Branches that run at the same time, and which of them asks which seat."""

    def __init__(self, branches: list[Branch]) -> None:
        self._branches = branches
        self._asked: dict[int, _Asked] = {}

    def advance(self) -> None:
        """Run every branch as far as it goes without a new answer: inner groups, and held answers once all are in."""
        while True:
            for branch in self._branches:
                branch.drop_stale_answer()
            # One at a time: a branch that goes on may change the requests of the others, or make their answers stale.
            if moving := [branch for branch in self._branches if not branch.blocked]:
                # None is no answer: the inner group lists its asks again, and ends if none must be answered.
                moving[0].resume(None)
                continue
            ready = [branch for branch in self._branches if branch.answer is not None]
            # A missing answer in any branch keeps all held answers waiting.
            if not ready or any(branch.open_asks().must_be_answered() for branch in self._branches):
                return
            for branch in ready:
                branch.resume(branch.answer)

    def blocked(self) -> bool:
        """Return whether ``advance`` would change nothing."""
        still = all(branch.blocked and not branch.stale for branch in self._branches)
        return still and self.request().must_be_answered()

    def request(self) -> GroupRequest:
        """Return the asks of the group in the current state, the optional ones last."""
        self._asked = self._by_seat()
        listed = sorted(self._asked.values(), key=lambda one: one.ask.optional)
        return GroupRequest(
            tuple([one.ask for one in listed]),
            tuple([one.check for one in listed]),
            frozenset([one.ask.seat for one in listed if one.answered]),
            relist=self.request,
            blocked=self.blocked,
        )

    def _by_seat(self) -> dict[int, _Asked]:
        """Return the ask of every seat; one that must be answered goes before an optional one."""
        # In the last running branch an answer is final at once, so its ask is not marked ``together``.
        several = sum(branch.running for branch in self._branches) > 1
        found: dict[int, _Asked] = {}
        for branch in self._branches:
            listed = branch.open_asks()
            for question, check in zip(listed.asks, listed.checks, strict=True):
                other = found.get(question.seat)
                if other and not other.ask.optional and not question.optional:
                    raise ValueError(ONE_THING)
                # The other way round, an ask that must be answered replaces an optional one below.
                if other and question.optional:
                    continue
                together = question.together or (branch.holds and several)
                one = msgspec.structs.replace(question, together=together) if together else question
                found[one.seat] = _Asked(branch, one, check, one.seat in listed.answered)
        return found

    def receive(self, seat: int, choice: Choice) -> None:
        """Pass an answer to the branch that asks this seat."""
        self._asked[seat].branch.receive(seat, choice)

    def close(self) -> list[Any]:
        """End every branch where it stands, and return what each has returned."""
        for branch in self._branches:
            branch.close()
        return [branch.result for branch in self._branches]


def _without(question: Ask, ids: Sequence[str]) -> Ask:
    """Return ``question`` without the options called ``ids``."""
    if not ids:
        return question
    fields = [msgspec.structs.replace(field, options=_others(field.options, ids)) for field in question.fields]
    return msgspec.structs.replace(question, options=_others(question.options, ids), fields=tuple(fields))


def _others(options: tuple[Option, ...], ids: Sequence[str]) -> tuple[Option, ...]:
    return tuple([option for option in options if option.id not in ids])


def _picks(choice: Choice) -> set[str]:
    return set(choice) if isinstance(choice, list) else {id_ for ids in choice.values() for id_ in ids}


def _steps(steps: Request | Play[T]) -> Play[T]:
    if isinstance(steps, Request):
        answer: T = yield steps
        return answer
    return (yield from steps)


def _request(step: Checkpoint | Request | GroupRequest) -> Request | GroupRequest:
    if not isinstance(step, Checkpoint):
        return step
    # The state does not tell how far each branch has come.
    raise ValueError("no checkpoint can be made inside a branch")
