"""A draft: the choices that a seat lines up in its private panel before it confirms them.

A draft is a pure value made of option indexes, short enough to live in a custom id: it survives restarts, costs no
write, and changes nothing until it is confirmed. ``lay`` tries it out on a copy of the table. The copy goes on to
the next ask only as long as the same seat could still take everything back: nothing that lies behind a draw, a secret
or somebody else's answer is ever looked at.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from rules.kernel import Ask, Choice, Field, IllegalChoice, Option, Table, View, check_choice

ROOM = 70
"""The characters of a custom id that a draft may take."""

FEW = 5
"""As many possibilities fit into one row of buttons."""

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
WIDE, PARTIAL = "yz"
"""Marks before an index that needs three digits, and before the number of steps of a path not yet walked to its end."""


class Pick(NamedTuple):
    """An option by its index, or only the first ``depth`` steps of its path (0: the whole path)."""

    option: int
    depth: int = 0


Picks: TypeAlias = tuple[Pick, ...]
Answer: TypeAlias = tuple[Picks, ...]
"""The picks for every part of an ask."""
Draft: TypeAlias = tuple[Answer, ...]
"""The answers to an ask and to the asks that follow from it; the last one is still being made. Never empty."""

BLANK: Answer = ((),)


class Misfit(ValueError):  # noqa: N818 - a finding, not a fault
    """The draft is none of this table's asks: the text is no draft, or the rules have changed under it."""


# As text


def written(draft: Draft) -> str:
    """Return ``draft`` as it stands in a custom id."""
    return ".".join("+".join("".join(map(pick_text, picks)) for picks in answer) for answer in draft)


def read(text: str) -> Draft:
    """Return the draft that ``written`` wrote; Misfit if it is none."""
    return tuple(tuple(tuple(_picks(part)) for part in answer.split("+")) for answer in text.split("."))


def pick_text(pick: Pick) -> str:
    """Return one pick as it stands in a draft's text."""
    index = DIGITS[pick.option] if pick.option < len(DIGITS) - 2 else WIDE + _digits(pick.option, 3)
    return index + (PARTIAL + DIGITS[pick.depth] if pick.depth else "")


def _digits(number: int, length: int) -> str:
    return "".join(DIGITS[number // 36**place % 36] for place in reversed(range(length)))


def _picks(text: str) -> Iterator[Pick]:
    at = 0
    try:
        while at < len(text):
            width = 3 if text[at] == WIDE else 1
            at += text[at] == WIDE
            option, at = int(text[at : at + width], 36), at + width
            depth = 0
            if text[at : at + 1] == PARTIAL:
                depth, at = int(text[at + 1], 36), at + 2
            yield Pick(option, depth)
    except (ValueError, IndexError) as error:
        raise Misfit(text) from error


def fits(draft: Draft) -> bool:
    """Whether ``draft`` is short enough for a custom id."""
    return len(written(draft)) <= ROOM


# On the table


class Desk(NamedTuple):
    """What a draft has come to: the ask in hand, on a copy of the table that has taken the answers before it."""

    seat: int
    draft: Draft
    table: Table
    ask: Ask
    earlier: tuple[Ask, ...] = ()
    """The asks that the draft has answered before this one."""

    @property
    def answer(self) -> Answer:
        """The picks for the ask in hand, by part."""
        given = self.draft[-1]
        return given if len(given) == len(self.ask.parts) else ((),) * len(self.ask.parts)

    @property
    def view(self) -> View:
        """What the seat sees there."""
        return self.table.view(self.seat)

    @property
    def choices(self) -> list[Choice]:
        """The whole draft as choices; only where every answer is complete."""
        asks = (*self.earlier, self.ask)
        return [choice_of(ask, answer) for ask, answer in zip(asks, (*self.draft[:-1], self.answer), strict=True)]

    def with_answer(self, answer: Answer) -> Draft:
        """Return the draft with another answer to the ask in hand."""
        return (*self.draft[:-1], answer)

    def with_picks(self, at: int, picks: Picks) -> Draft:
        """Return the draft with other picks for part ``at`` of the ask in hand."""
        return self.with_answer((*self.answer[:at], picks, *self.answer[at + 1 :]))


def lay(table: Table, seat: int, draft: Draft = (BLANK,)) -> Desk | None:
    """Try ``draft`` out on a copy of ``table``; None where the seat is asked nothing, Misfit where it does not go."""
    fork = table.fork()
    earlier: list[Ask] = []
    for answer in draft[:-1]:
        ask = fork.ask_of(seat)
        if ask is None:
            raise Misfit(written(draft))
        _check_form(ask, answer)
        try:
            fork.answer(seat, choice_of(ask, answer))
        except IllegalChoice as error:
            raise Misfit(written(draft)) from error
        if not goes_on(fork, seat, ask):
            raise Misfit(written(draft))
        earlier.append(ask)
    ask = fork.ask_of(seat)
    if ask is None:
        return None
    _check_form(ask, draft[-1])
    return Desk(seat, draft, fork, ask, tuple(earlier))


def goes_on(fork: Table, seat: int, before: Ask) -> bool:
    """Whether ``seat`` alone is asked next, and could still take back what it has just answered."""
    ask = fork.ask_of(seat)
    alone = all(other.seat == seat for other in fork.asks)
    return ask is not None and ask.number != before.number and alone and fork.can_undo(seat)


def _check_form(ask: Ask, answer: Answer) -> None:
    if answer == BLANK:
        return
    if len(answer) != len(ask.parts):
        raise Misfit(ask.kind)
    for part, picks in zip(ask.parts, answer, strict=True):
        for pick in picks:
            if pick.option >= len(part.options) or pick.depth > len(part.options[pick.option].steps):
                raise Misfit(ask.kind)


def choice_of(ask: Ask, answer: Answer) -> Choice:
    """Return the finished picks of ``answer`` as the kernel takes them."""
    filled = answer if len(answer) == len(ask.parts) else ((),) * len(ask.parts)
    ids = {
        part.name: [part.options[pick.option].id for pick in picks if not pick.depth]
        for part, picks in zip(ask.parts, filled, strict=True)
    }
    return ids if ask.fields else ids[""]


def complete(desk: Desk) -> bool:
    """Whether the answer in hand is one the ask allows; what cannot be listed is left to ``refusal``."""
    if any(pick.depth for picks in desk.answer for pick in picks):
        return False
    try:
        check_choice(desk.ask, choice_of(desk.ask, desk.answer))
    except IllegalChoice:
        return False
    return True


def refusal(desk: Desk) -> IllegalChoice | None:
    """Return why the rules refuse a complete answer that looks like one of those offered; None if they take it."""
    try:
        desk.table.fork().answer(desk.seat, choice_of(desk.ask, desk.answer))
    except IllegalChoice as error:
        return error
    return None


def settle(table: Table, seat: int, draft: Draft, *, decided: bool = False) -> Draft:
    """Go on to the seat's next ask if the answer in hand is finished: no pick can be added, or it is ``decided``."""
    desk = lay(table, seat, draft)
    if desk is None or not complete(desk) or not (decided or full(desk)):
        return draft
    longer = (*draft, BLANK)
    if not fits(longer) or refusal(desk):
        return draft
    fork = desk.table.fork()
    fork.answer(seat, choice_of(desk.ask, desk.answer))
    return longer if goes_on(fork, seat, desk.ask) else draft


def ready(table: Table, seat: int, draft: Draft) -> bool:
    """Whether the draft has come to its end: legal, and nothing could be added to it."""
    desk = lay(table, seat, draft)
    return desk is not None and complete(desk) and full(desk) and not refusal(desk)


def full(desk: Desk) -> bool:
    """Whether every part of the ask in hand has as many picks as it takes."""
    return all(len(picks) == room(part) for part, picks in zip(desk.ask.parts, desk.answer, strict=True))


def room(part: Field) -> int:
    """Return how many picks a part can take."""
    return min(part.most, sum(option.limit for option in part.options))


# Step by step


def prefix(part: Field, pick: Pick) -> tuple[str, ...]:
    """Return the steps that ``pick`` has gone."""
    steps = part.options[pick.option].steps
    return steps[: pick.depth] if pick.depth else steps


def below(options: Iterable[Option], walked: tuple[str, ...]) -> dict[str, Option]:
    """Return the possible next steps after ``walked``, each with the first option it leads to, in the ask's order."""
    at = len(walked)
    found: dict[str, Option] = {}
    for option in options:
        if len(option.steps) > at and option.steps[:at] == walked:
            found.setdefault(option.steps[at], option)
    return found


def walk(part: Field, picks: Picks, walked: tuple[str, ...]) -> Pick:
    """Follow the path while there is one way on; where few last steps are left (a rotation), take the first of them."""
    options = [option for option in pickable(part, picks) if option.steps[: len(walked)] == walked]
    while ways := below(options, walked):
        last = all(len(option.steps) == len(walked) + 1 for option in options)
        if len(ways) > 1 and not (walked and last and len(ways) <= FEW):
            return Pick(part.options.index(options[0]), len(walked))
        walked = (*walked, next(iter(ways)))
        options = [option for option in options if option.steps[: len(walked)] == walked]
    return Pick(part.options.index(options[0]))


def pickable(part: Field, picks: Picks) -> list[Option]:
    """Return the options that may be picked once more; a pick still being walked does not count.

    Of options that come to the same (a tile turned by 180° may look as before) only the first is offered.
    """
    used = Counter(pick.option for pick in picks if not pick.depth)
    return [option for index, option in enumerate(part.options) if used[index] < option.limit and distinct(option)]


def distinct(option: Option) -> bool:
    """Whether an option comes to something else than those before it."""
    return not option.like


def picked(part: Field, picks: Picks, pick: Pick) -> Picks:
    """Add ``pick``: it takes the place of one still being walked, and of the only one there can be."""
    rest = picks[:-1] if picks and (picks[-1].depth or room(part) == 1) else picks
    return (*rest, pick)


def siblings(part: Field, pick: Pick) -> dict[str, Option]:
    """Return the options that differ from a finished pick in the last step only, by that step."""
    steps = part.options[pick.option].steps
    ways = below(filter(distinct, part.options), steps[:-1])
    return {step: option for step, option in ways.items() if len(option.steps) == len(steps)}


def toggled(table: Table, seat: int, draft: Draft, option: int) -> Draft:
    """Exchange the last pick of the answer before the one in hand; what was picked since stays where still offered."""
    desk = lay(table, seat, draft)
    if desk is None or len(draft) < 2:
        raise Misfit(written(draft))
    before = [{part.options[pick.option].id: pick for pick in picks} for part, picks in _parts(desk)]
    turned = (*draft[-2][:-1], (*draft[-2][-1][:-1], Pick(option)))
    changed = settle(table, seat, (*draft[:-2], turned))
    after = lay(table, seat, changed)
    if after is None or len(changed) < len(draft) or len(after.ask.parts) != len(before):
        return changed
    kept = tuple(
        tuple(Pick(at, old[opt.id].depth) for at, opt in enumerate(part.options) if opt.id in old)
        for part, old in zip(after.ask.parts, before, strict=True)
    )
    same = after.ask.kind == desk.ask.kind and sum(map(len, kept)) == sum(map(len, before))
    return after.with_answer(kept) if same else changed


def _parts(desk: Desk) -> Iterator[tuple[Field, Picks]]:
    yield from zip(desk.ask.parts, desk.answer, strict=True)


def back(desk: Desk) -> Draft | None:
    """Undo one step of the draft; None if there is none."""
    if any(desk.answer):
        return desk.with_answer(_shorter(desk.ask, desk.answer))
    if len(desk.draft) < 2:
        return None
    return (*desk.draft[:-2], _shorter(desk.earlier[-1], desk.draft[-2]))


def _shorter(ask: Ask, answer: Answer) -> Answer:
    """Take back the last pick; several that were picked in one go are taken back in one go; of none there is none."""
    if not any(answer):
        return BLANK
    at = max(index for index, picks in enumerate(answer) if picks)
    part, picks = ask.parts[at], answer[at]
    kept = () if bulk(part) else (*picks[:-1], *_unwalk(part, picks))
    cut = (*answer[:at], kept, *answer[at + 1 :])
    return cut if any(cut) else BLANK


def _unwalk(part: Field, picks: Picks) -> Picks:
    """Return the last pick one decision shorter: steps that were taken by themselves are gone back as well."""
    *before, pick = picks
    walked = prefix(part, pick)
    while walked := walked[:-1]:
        shorter = walk(part, tuple(before), walked)
        if shorter.depth == len(walked):
            return (shorter,)
    return ()


def bulk(part: Field) -> bool:
    """Whether the picks of a part are made in one go, in a select that takes several."""
    expanded = sum(min(option.limit, room(part)) for option in part.options)
    flat = all(len(option.steps) == 1 for option in part.options)
    return room(part) > 1 and not part.ordered and flat and expanded <= 25
