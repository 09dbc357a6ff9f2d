"""A preview: a draft tried out on a copy of the table.

The copy goes on to the next ask only while the same seat could still take everything back. So it never shows what
follows a draw, a secret or another player's answer.
"""

from collections import Counter
from typing import NamedTuple

import render
from cogs.panel.draft.codec import encode
from cogs.panel.draft.picks import BLANK, Answer, Draft, InvalidDraft, Pick, Picks
from cogs.panel.draft.steps import capacity
from rules.kernel import Ask, Choice, Field, IllegalChoice, Table, View, check_choice, sole_choice


class Preview(NamedTuple):
    """The result of a draft: the current ask, on a copy of the table that has taken the earlier answers."""

    seat: int
    draft: Draft
    table: Table
    ask: Ask
    earlier: tuple[Ask, ...] = ()
    """The asks that the draft has answered before the current one."""

    @property
    def answer(self) -> Answer:
        """The picks for the current ask, by part."""
        given = self.draft[-1]
        return given if len(given) == len(self.ask.parts) else ((),) * len(self.ask.parts)

    @property
    def view(self) -> View:
        """The table as the seat sees it after the earlier answers."""
        return self.table.view(self.seat)

    @property
    def choices(self) -> list[Choice]:
        """The whole draft as choices. Every answer must be complete."""
        return [choice for _, choice in self.answered]

    @property
    def answered(self) -> list[tuple[Ask, Choice]]:
        """The asks of the whole draft, each with its choice. Every answer must be complete."""
        asks = (*self.earlier, self.ask)
        answers = (*self.draft[:-1], self.answer)
        return [(ask, choice_of(ask, answer)) for ask, answer in zip(asks, answers, strict=True)]

    def with_answer(self, answer: Answer) -> Draft:
        """Return the draft with another answer to the current ask."""
        return (*self.draft[:-1], answer)

    def with_picks(self, at: int, picks: Picks) -> Draft:
        """Return the draft with other picks for part ``at`` of the current ask."""
        return self.with_answer((*self.answer[:at], picks, *self.answer[at + 1 :]))


def preview_of(table: Table, seat: int, draft: Draft = (BLANK,), *, all_ways: bool = True) -> Preview | None:
    """Try ``draft`` out on a copy of ``table``; return None if the seat is asked nothing.

    ``all_ways``: the asks have every path to their options, as steps need them. A list of whole moves has each once.
    Raise InvalidDraft if the draft does not fit the table's asks.
    """
    # Only a longer draft needs a copy: copying replays every choice since the last checkpoint.
    fork = table.fork() if len(draft) > 1 else table
    earlier: list[Ask] = []
    for answer in draft[:-1]:
        ask = _asked(fork, seat, all_ways)
        if ask is None:
            raise InvalidDraft(encode(draft))
        _check_shape(ask, answer)
        try:
            fork.answer(seat, choice_of(ask, answer))
        except IllegalChoice as error:
            raise InvalidDraft(encode(draft)) from error
        # The draft was made while the asks continued. If they no longer do, the rules or the table have changed.
        if not continues(fork, seat, ask):
            raise InvalidDraft(encode(draft))
        earlier.append(ask)
    ask = _asked(fork, seat, all_ways)
    if ask is None:
        return None
    _check_shape(ask, draft[-1])
    return Preview(seat, draft, fork, ask, tuple(earlier))


def _asked(table: Table, seat: int, all_ways: bool) -> Ask | None:
    """Return the open ask of a seat, with every path to its options, such as each hex of a corner, or with one."""
    ask = table.ask_of(seat)
    return render.all_ways(table.game, ask, table.seats) if ask and all_ways else ask


def only_answer(table: Table, ask: Ask) -> Answer:
    """Return the only answer of an ask that has one, else a blank one."""
    only = None if ask.optional or ask in table.answered else sole_choice(ask)
    answer = BLANK if only is None else answer_of(ask, only)
    return answer if any(answer) else BLANK


def first_answer(table: Table, ask: Ask) -> Answer:
    """Return the picks with which the panel of an open ask begins: the only answer, unless one tap gives it."""
    # Its button commits it. A picked answer would add a Confirm that does the same.
    return BLANK if sole_choice(ask) in [[tap] for tap in ask.taps] else only_answer(table, ask)


def answer_of(ask: Ask, choice: Choice) -> Answer:
    """Return the picks of a choice."""
    picked = choice if isinstance(choice, dict) else {"": choice}
    index = [{option.id: at for at, option in enumerate(part.options)} for part in ask.parts]
    return tuple(
        tuple(Pick(known[id_]) for id_ in picked[part.name]) for part, known in zip(ask.parts, index, strict=True)
    )


def continues(fork: Table, seat: int, before: Ask) -> bool:
    """Return whether ``seat`` is asked something more, and could still take back its last answer."""
    ask = fork.ask_of(seat)
    # After a draw or a reveal the next ask must stay hidden until the choices so far are confirmed. An answer that can
    # be changed until the others are in is still the same ask.
    if ask is None or ask.number == before.number:
        return False
    # An optional ask is separate: it must not come between an ask that others wait for and Confirm.
    return (before.optional or not ask.optional) and fork.can_undo(seat)


def _check_shape(ask: Ask, answer: Answer) -> None:
    """Raise InvalidDraft unless a panel of ``ask`` could have made ``answer``. A custom id can be forged."""
    # A blank answer fits every ask, because each ask starts with it.
    if answer == BLANK:
        return
    if len(answer) != len(ask.parts) or not all(map(_fits, ask.parts, answer)):
        raise InvalidDraft(ask.kind)


def _fits(part: Field, picks: Picks) -> bool:
    """Return whether a part offers these picks in this number. Only the last pick may be unfinished."""
    if len(picks) > capacity(part) or not all(0 <= pick.option < len(part.options) for pick in picks):
        return False
    if any(pick.depth for pick in picks[:-1]) or (
        picks and picks[-1].depth >= len(part.options[picks[-1].option].steps)
    ):
        return False
    times = Counter(pick.option for pick in picks if not pick.depth)
    return all(count <= part.options[option].limit for option, count in times.items())


def choice_of(ask: Ask, answer: Answer) -> Choice:
    """Return the finished picks of ``answer`` in the form that the kernel takes."""
    # The blank answer has a single part, even if the ask has several.
    filled = answer if len(answer) == len(ask.parts) else ((),) * len(ask.parts)
    ids = {
        part.name: [part.options[pick.option].id for pick in picks if not pick.depth]
        for part, picks in zip(ask.parts, filled, strict=True)
    }
    return ids if ask.fields else ids[""]


def is_complete(preview: Preview) -> bool:
    """Return whether the ask allows the current answer. Rules beyond its options are left to ``rejection``."""
    if any(pick.depth for picks in preview.answer for pick in picks):
        return False
    try:
        check_choice(preview.ask, choice_of(preview.ask, preview.answer))
    except IllegalChoice:
        return False
    return True


def rejection(preview: Preview) -> IllegalChoice | None:
    """Return why the rules refuse a complete answer; None if they take it."""
    try:
        preview.table.check(preview.seat, choice_of(preview.ask, preview.answer))
    except IllegalChoice as error:
        return error
    return None


def is_final(table: Table, seat: int, draft: Draft) -> bool:
    """Return whether the draft is finished: it is legal, and nothing can be added."""
    preview = preview_of(table, seat, draft)
    return preview is not None and is_complete(preview) and is_full(preview) and not rejection(preview)


def is_tap(table: Table, seat: int, draft: Draft) -> bool:
    """Return whether the draft ends with an answer that a single tap on the public message could give.

    Such a tap confirms the answers before it too, such as the Treasures before the end of a turn.
    """
    preview = preview_of(table, seat, draft)
    # A turned thing lies as the panel has turned it first, and a sole answer is picked by the panel. Only the player
    # can confirm them.
    if preview is None or any(ask.turned for ask in preview.earlier):
        return False
    if preview.earlier and sole_choice(preview.ask) is not None:
        return False
    picked = [
        part.options[pick.option].id
        for part, picks in zip(preview.ask.parts, preview.answer, strict=True)
        for pick in picks
    ]
    at_once = len(picked) == 1 and picked[0] in preview.ask.taps and picked[0] not in preview.ask.twice
    return at_once and is_complete(preview) and not rejection(preview)


def is_full(preview: Preview) -> bool:
    """Return whether every part of the current ask has as many picks as it takes."""
    return all(len(picks) == capacity(part) for part, picks in zip(preview.ask.parts, preview.answer, strict=True))
