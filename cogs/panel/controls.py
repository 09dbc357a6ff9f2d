"""The panel's controls: what a seat is shown of an ask and of the draft it is making, for any ask of any game.

A pure function of table, seat and draft. An option is picked step by step along its path; two to five possibilities
are buttons, more are a select, more than 25 a select with pages; of up to 20 that one step picks each is a button, as
a select takes a tap more. Amounts are a select that takes several, or − and +.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from cogs.discord.components import MAX_IN_ROW, MAX_OPTIONS, Button, Row, Select, SelectOption
from cogs.discord.custom_ids import PANEL, CustomId
from cogs.discord.names import escaped
from cogs.panel.codec import DIGITS, PanelState, encode, encode_pick, fits
from cogs.panel.draft import Pick, Picks
from cogs.panel.edits import step_back
from cogs.panel.preview import Preview, is_complete, rejection
from cogs.panel.steps import (
    FEW,
    add_pick,
    capacity,
    path_of,
    siblings,
    takes_several_at_once,
    ways_on,
)
from cogs.panel.summary import Wording, field_name, summary_lines
from rules.kernel import Ask, Field, Option, View

# More controls than these push the picture out of sight on a phone.
FIELDS_AT_ONCE = 4
MAX_BUTTONS = 20
"""As many possibilities are buttons where one tap picks one for good: a select takes two."""
# Every amount is a row with three buttons, and Discord counts 40 components a message: with five of them there is
# room for a pager, the other fields and Confirm.
AMOUNTS_AT_ONCE = 5


class Scene(NamedTuple):
    """What the panel's picture shows."""

    view: View
    ask: Ask | None = None
    chosen: tuple[str, ...] = ()


class Panel(NamedTuple):
    """What a panel shows, but for the picture itself."""

    prompt: str
    notes: tuple[str, ...]
    rows: tuple[Row, ...]
    scene: Scene


class ControlBuilder:
    """A panel being written: it gives every control an id of its own."""

    def __init__(
        self,
        address: tuple[str, int, int],
        preview: Preview,
        state: PanelState,
        words: Wording,
        names: Sequence[str],
    ) -> None:
        self.family, self.game, self.number = address
        self.preview, self.state = preview, state
        self.words, self.names = words, names
        # Discord refuses two components with the same custom id, and two buttons may well lead to the same draft: a
        # running number behind the verb keeps them apart.
        self._slots = count()

    def id(self, verb: str, rest: object) -> str:
        """Return a custom id that no other control of this panel has."""
        return str(CustomId(self.family, self.game, f"{verb}{next(self._slots)}", self.number, str(rest)))

    def show(self, at: int, picks: Picks, page: int = 0) -> str:
        """Return the id of a button that leads to other picks for part ``at``."""
        return self.id("d", PanelState(self.preview.with_picks(at, picks), at, page))

    def select(self, verb: str, at: int) -> str:
        """Return the id of a select that picks for part ``at``."""
        return self.id(verb, PanelState(self.preview.draft, at))

    def option(self, option: Option) -> str:
        """Return an option of the ask in hand in words."""
        return self.words.option(option, self.preview.ask, self.names)


def build_panel(
    game: int,
    number: int,
    preview: Preview,
    state: PanelState,
    words: Wording,
    names: Sequence[str],
    family: str = PANEL,
) -> Panel:
    """Return the panel for the draft in ``preview``; ``number`` is the open ask that the whole draft answers.

    ``names`` are the seats' names as they are: in texts, unlike on controls, no letter of them may mean bold or a link.
    ``family`` is that of the controls' ids: who answers them.
    """
    builder = ControlBuilder((family, game, number), preview, state, words, names)
    # Labels of buttons and selects are shown as they are; only texts are read as Markdown.
    in_texts = [escaped(name) for name in names]
    done = is_complete(preview)
    # Only a complete answer is held against the rules: while something is missing, the count above the controls says
    # so, and a warning would be in the way.
    refused = rejection(preview) if done else None
    notes = [*summary_lines(preview, words, in_texts), *([f"⚠ {words.reason(refused)}"] if refused else [])]
    rows = (*_rotation_row(builder), *_field_controls(builder), *_closing(builder, done and refused is None))
    return Panel(
        words.ask(preview.ask, in_texts), tuple(notes), rows, Scene(preview.view, preview.ask, _chosen(preview))
    )


def _chosen(preview: Preview) -> tuple[str, ...]:
    """Return what the picture shows as chosen: the steps of a single pick, else the ids of all picks."""
    parts = preview.ask.parts
    # The picture marks what comes next along a path only while one option is being chosen; of several picks each is
    # shown as a whole.
    if len(parts) == 1 and capacity(parts[0]) == 1:
        return path_of(parts[0], preview.answer[0][0]) if preview.answer[0] else ()
    return tuple(
        part.options[pick.option].id
        for part, picks in zip(parts, preview.answer, strict=True)
        for pick in picks
        if not pick.depth
    )


def _rotation_row(builder: ControlBuilder) -> Iterator[Row]:
    """Offer what differs in the last step only from the answer before the one in hand (the tile's rotations)."""
    preview = builder.preview
    if not preview.earlier or not preview.draft[-2][-1]:
        return
    ask, last = preview.earlier[-1], preview.draft[-2][-1][-1]
    part = ask.parts[-1]
    steps = part.options[last.option].steps
    ways = siblings(part, last)
    # More last steps than a row has buttons are no rotation but a choice of its own: going back is the way to it.
    if len(steps) < 2 or not 2 <= len(ways) <= FEW:
        return
    draft = encode(preview.draft)
    yield tuple(
        Button(
            builder.id("t", f"{draft}!{part.options.index(option)}"),
            builder.words.step(ask, steps[:-1], step, builder.names),
            "primary" if step == steps[-1] else "secondary",
        )
        for step, option in ways.items()
    )


def _field_controls(builder: ControlBuilder) -> Iterator[Row]:
    """One control a field; where there is not room for all, some fields at a time and a select to go to others."""
    parts = builder.preview.ask.parts
    focus = min(builder.state.field, len(parts) - 1)
    groups = _groups(parts)
    if len(groups) > 1:
        select_options = tuple(
            SelectOption(DIGITS[group[0]], _group_name(builder, group), picked=focus in group) for group in groups
        )
        yield Select(
            builder.id("f", encode(builder.preview.draft)),
            builder.words.text("panel-field"),
            select_options[:MAX_OPTIONS],
        )
    for at in next(group for group in groups if focus in group):
        yield from _controls(builder, at, parts[at])


def _groups(parts: Sequence[Field]) -> list[range]:
    """Return which fields are shown together."""
    groups: list[range] = []
    for at, part in enumerate(parts):
        # A field with counters takes several rows, so nothing fits beside it.
        alone = _is_counted(part) or not groups or _is_counted(parts[groups[-1].start])
        if alone or len(groups[-1]) == FIELDS_AT_ONCE:
            groups.append(range(at, at + 1))
        else:
            groups[-1] = range(groups[-1].start, at + 1)
    return groups


def _group_name(builder: ControlBuilder, group: range) -> str:
    ask = builder.preview.ask
    return ", ".join(field_name(ask.parts[at], ask, builder.words) for at in group)


def _is_counted(part: Field) -> bool:
    """Whether the picks of a part are counted with − and +: too many of them for one select."""
    flat = all(len(option.steps) == 1 for option in part.options)
    return capacity(part) > 1 and not part.ordered and flat and not takes_several_at_once(part)


def _controls(builder: ControlBuilder, at: int, part: Field) -> Iterator[Row]:
    picks = builder.preview.answer[at]
    if capacity(part) == 0:
        return
    if takes_several_at_once(part):
        yield _several(builder, at, part, picks)
    elif _is_counted(part):
        yield from _counters(builder, at, part, picks)
    else:
        yield from _steps(builder, at, part, picks)


def _several(builder: ControlBuilder, at: int, part: Field, picks: Picks) -> Select:
    """A select that takes several; an option that may be taken often is listed as often."""
    # Discord shows what is picked only if the lines that stand for it are marked as such when the select is sent.
    taken = Counter(pick.option for pick in picks)
    select_options = tuple(
        SelectOption(
            f"{index}x{copy}",
            builder.option(option),
            picked=copy < taken[index],
        )
        for index, option in enumerate(part.options)
        for copy in range(min(option.limit, capacity(part)))
    )
    return Select(
        builder.select("m", at),
        _hint(builder, part),
        select_options,
        min(part.least, len(select_options)),
        capacity(part),
    )


def _counters(builder: ControlBuilder, at: int, part: Field, picks: Picks) -> Iterator[Row]:
    """A row for every option: one less, how many, one more."""
    taken = Counter(pick.option for pick in picks)
    page, pages = _page(builder, len(part.options), AMOUNTS_AT_ONCE)
    first = page * AMOUNTS_AT_ONCE
    for index, option in list(enumerate(part.options))[first : first + AMOUNTS_AT_ONCE]:
        fewer = tuple(Pick(other) for other in sorted((taken - Counter([index])).elements()))
        more = tuple(Pick(other) for other in sorted((taken + Counter([index])).elements()))
        # A draft that no longer fits into a custom id could be pressed only to fail: then the button is off.
        full = (
            len(picks) >= capacity(part)
            or taken[index] >= option.limit
            or not fits(builder.preview.with_picks(at, more))
        )
        label = f"{builder.option(option)} × {taken[index]}"
        yield (
            Button(builder.show(at, fewer, page), builder.words.text("panel-fewer"), disabled=not taken[index]),
            Button(builder.id("n", ""), label, "primary" if taken[index] else "secondary", disabled=True),
            # A button that is off needs an id as well, and one of its own.
            Button(builder.show(at, picks if full else more, page), builder.words.text("panel-more"), disabled=full),
        )
    yield from _pager(builder, page, pages)


def _steps(builder: ControlBuilder, at: int, part: Field, picks: Picks) -> Iterator[Row]:
    """The next step of the pick in hand; for a finished pick its last step once more, and what else it could be."""
    last = picks[-1] if picks else None
    if last and not last.depth:
        steps = part.options[last.option].steps
        # A finished pick stays on the panel where it can be changed by one tap: the only pick of the field, or one
        # whose last step has few siblings. Of other picks the next one matters more.
        if capacity(part) == 1 or (len(steps) > 1 and 2 <= len(siblings(part, last)) <= FEW):
            rest, walked = picks[:-1], steps[:-1]
            # What may be left out is left out again by another tap on it.
            without = rest if _may_be_dropped(part, last) else picks
            others = [(other, without if other == last else (*rest, other)) for other in ways_on(part, rest, walked)]
            yield from _offers(builder, at, part, others, walked, last)
        if len(picks) >= capacity(part):
            return
        last = None
    walked = path_of(part, last) if last else ()
    before = picks[:-1] if last else picks
    ways = [(way, add_pick(part, picks, way)) for way in ways_on(part, before, walked)]
    yield from _offers(builder, at, part, ways, walked, None)


def _may_be_dropped(part: Field, pick: Pick) -> bool:
    """Whether a finished pick of a single step may be taken back by itself, as its field may stay empty."""
    return part.least == 0 and capacity(part) == 1 and len(part.options[pick.option].steps) == 1


def _offers(
    builder: ControlBuilder,
    at: int,
    part: Field,
    offers: Sequence[tuple[Pick, Picks]],
    walked: tuple[str, ...],
    now: Pick | None,
) -> Iterator[Row]:
    """The steps after ``walked``: each with its pick and the picks it leads to; ``now`` is the one made already."""
    preview = builder.preview

    def label(pick: Pick) -> str:
        steps = part.options[pick.option].steps
        told = builder.words.step(preview.ask, walked, steps[len(walked)], builder.names)
        # What only begins an option does not say what is done with it: the field does, which a select would name.
        begins = part.name and not walked and len(steps) > 1
        return f"{field_name(part, preview.ask, builder.words)}: {told}" if begins else told

    # Whether it is buttons or a select, the order is that of the ask, which is that of the marks in the picture.
    if len(offers) <= _max_buttons(preview, walked):
        buttons = [
            Button(builder.show(at, leads), label(pick), "primary" if pick == now else "secondary")
            for pick, leads in offers
        ]
        yield from (tuple(buttons[first : first + MAX_IN_ROW]) for first in range(0, len(buttons), MAX_IN_ROW))
        return
    page, pages = _page(builder, len(offers), MAX_OPTIONS)
    # Hundreds may be on offer: only the page that is shown is put into words.
    shown = offers[page * MAX_OPTIONS : (page + 1) * MAX_OPTIONS]
    select_options = tuple(SelectOption(encode_pick(pick), label(pick), picked=pick == now) for pick, _ in shown)
    least = 0 if now and _may_be_dropped(part, now) else 1
    yield Select(builder.select("s", at), _hint(builder, part), select_options, least)
    yield from _pager(builder, page, pages)


def _max_buttons(preview: Preview, walked: tuple[str, ...]) -> int:
    """Return how many possibilities are buttons; more are a select, which takes a tap more and less room."""
    # The thresholds weigh taps against room. A button is one tap, a select two; but a row of buttons is read less
    # easily than a list, and pushes the picture out of sight on a phone.
    if _is_single_step(preview):
        return MAX_BUTTONS
    # Two rows where the tap after it is already Confirm; one row where more steps follow, which need room too.
    alone = len(preview.ask.parts) == 1
    ends = any(len(option.steps) == len(walked) + 1 for part in preview.ask.parts for option in part.options)
    return 2 * MAX_IN_ROW if alone and ends else MAX_IN_ROW


def _is_single_step(preview: Preview) -> bool:
    """Whether the ask in hand is one pick of one step, and the one before it leaves room for many buttons."""
    parts = [part for ask in (*preview.earlier[-1:], preview.ask) for part in ask.parts]
    flat = all(len(option.steps) == 1 for part in parts for option in part.options)
    return flat and len(preview.ask.parts) == 1 and capacity(preview.ask.parts[0]) == 1


def _page(builder: ControlBuilder, total: int, size: int) -> tuple[int, int]:
    pages = -(-total // size)
    # The list may have become shorter since the page was turned.
    return min(builder.state.page, pages - 1), pages


def _pager(builder: ControlBuilder, page: int, pages: int) -> Iterator[Row]:
    if pages < 2:
        return
    state = builder.state
    before, after = (state._replace(page=(page + way) % pages) for way in (-1, 1))
    yield (
        Button(builder.id("g", before), builder.words.text("page-before")),
        Button(builder.id("n", ""), f"{page + 1} / {pages}", disabled=True),
        Button(builder.id("g", after), builder.words.text("page-after")),
    )


def _closing(builder: ControlBuilder, legal: bool) -> Iterator[Row]:
    """Confirm the whole draft, or go one step back."""
    earlier = step_back(builder.preview)
    if not legal and earlier is None:
        return
    words, draft = builder.words, builder.preview.draft
    # What is asked again is the next act of a window (trade on, buy once more): what was chosen before it can be
    # confirmed by itself. Any other question is a part of the act, and has to be answered with it.
    again = builder.preview.ask.kind in {ask.kind for ask in builder.preview.earlier}
    if again and not legal and not any(builder.preview.answer):
        draft, legal = draft[:-1], True
    # Passing is a choice like any other, but nobody should make it by accident: the button says that nothing is
    # picked.
    empty = legal and not any(map(any, draft))
    # Nobody waits for what is optional: to pick nothing there is to do nothing.
    if empty and builder.preview.ask.optional:
        return
    confirm = words.text("panel-confirm-nothing" if empty else "panel-confirm")
    row = [Button(builder.id("c", encode(draft)), confirm, "success", disabled=not legal)]
    if earlier is not None:
        row.append(Button(builder.id("d", encode(earlier)), words.text("panel-back")))
    yield tuple(row)


def _hint(builder: ControlBuilder, part: Field) -> str:
    if part.name:
        return field_name(part, builder.preview.ask, builder.words)
    return builder.words.text("panel-pick-several" if capacity(part) > 1 else "panel-pick")
