"""The controls of one step of a pick: a button for each way on, or a select with pages.

A few possibilities are buttons, more are a select, and more than 25 are a select with pages.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple, TypeAlias, TypeGuard

from cogs.discord.components import PHONE, Button, Entry, Line, Row, Select, SelectOption, in_lines, in_rows, width_of
from cogs.discord.limits import MAX_IN_ROW, MAX_OPTIONS
from cogs.panel.draft.codec import encode_pick
from cogs.panel.draft.picks import Pick, Picks
from cogs.panel.draft.preview import Preview
from cogs.panel.draft.steps import (
    AMOUNT,
    FEW,
    add_pick,
    available,
    capacity,
    next_steps,
    path_of,
    siblings,
    sole_beginning,
    walk,
    ways_on,
)
from cogs.panel.draft.summary import field_name
from cogs.panel.draft.verbs import Verb
from cogs.panel.form.builder import ControlBuilder, page_of, pager
from rules.kernel import Ask, Field, Option

MAX_LINES, MAX_UNMARKED = 7, 10
"""The maximum number of lines of buttons on a phone, of places with marks in the picture and of others. With more, the
picture above them would be out of sight.
"""
FEW_TOGETHER = 15
"""The maximum number of possibilities of several fields of which a single one may have two rows of buttons."""
MAX_MARKED, MARKED_PAGE, MARKED_PAGES = 4 * MAX_IN_ROW, 3 * MAX_IN_ROW, 3
"""The maximum number of places in the picture of which each has a button with its mark, beside a select.

More places have pages of fewer buttons, because the buttons that turn them need space too, and even more have none.
"""
LISTS_AT_ONCE = 3
"""The maximum number of first steps of which each has a select of its own."""


OfferedPick: TypeAlias = tuple[Pick, Picks]
"""A way on: the pick to which it leads, and all picks of the field with it."""


def has_buttons(row: Row) -> TypeGuard[tuple[Button, ...]]:
    """Return whether a row is one of buttons. Every row is a tuple."""
    return not isinstance(row, Select | Line | Entry)


class Step(NamedTuple):
    """A step that a player chooses: of field ``at``, after the steps ``walked``. ``now`` is the present pick."""

    builder: ControlBuilder
    at: int
    part: Field
    walked: tuple[str, ...] = ()
    now: Pick | None = None

    def id_of(self, pick: Pick) -> str:
        """Return the id of the step to which a pick leads."""
        return self.part.options[pick.option].steps[len(self.walked)]

    def label(self, pick: Pick) -> str:
        """Return the label of a pick: its step, or its option if that is the only one behind the step."""
        builder = self.builder
        part = self.part
        ask = self.builder.preview.ask
        steps, next_ = part.options[pick.option].steps, len(self.walked)
        # The only option behind a step is named whole, such as the only card that can be played. A place has its mark
        # in the picture.
        marked = any(builder.words.is_marked(ask, steps[:end]) for end in range(next_, len(steps)))
        if not pick.depth and len(steps) > next_ + 1 and not marked and not part.name:
            return _priced(
                builder.option(part.options[pick.option]),
                builder.words.cost(ask, steps[:-1], steps[-1], builder.names),
            )
        label = _priced(
            builder.words.step(ask, self.walked, steps[next_], builder.names),
            builder.words.cost(ask, self.walked, steps[next_], builder.names),
        )
        # The first steps were not picked, so the label names them too.
        if self.walked and self.walked == sole_beginning(part, ()) and not pick.depth:
            return builder.option(part.options[pick.option])
        # The first step of a longer path does not say what it is for. A select names the field, so a button names it
        # too.
        begins = part.name and not self.walked and len(steps) > 1
        return f"{field_name(part, ask, builder.words)}: {label}" if begins else label

    def use(self, pick: Pick) -> str:
        """Return a line that says what a pick is good for, with its label; "" if its label says enough."""
        builder, part = self.builder, self.part
        ask, steps = builder.preview.ask, part.options[pick.option].steps
        # As in the label: the only option behind a step is named whole.
        whole = not pick.depth and not part.name
        walked, step = (steps[:-1], steps[-1]) if whole else (self.walked, self.id_of(pick))
        use = builder.words.use(ask, walked, step, builder.names)
        if not use:
            return ""
        named = (
            builder.option(part.options[pick.option]) if whole else builder.words.step(ask, walked, step, builder.names)
        )
        return f"-# {named}: {use}"

    def detail(self, pick: Pick) -> str:
        """Return the meaning of a step, which a select shows below its label."""
        builder = self.builder
        return builder.words.detail(builder.preview.ask, self.walked, self.id_of(pick), builder.names)

    def mark(self, pick: Pick) -> str:
        """Return the mark of a step in the picture, or "" if it has none."""
        builder = self.builder
        return builder.words.mark(builder.preview.ask, self.walked, self.id_of(pick), builder.names)

    def button(self, offer: OfferedPick, label: str) -> Button:
        """Return the button of a way on."""
        pick, leads = offer
        return Button(self.builder.show(self.at, leads), label, "primary" if pick == self.now else "secondary")


def _priced(label: str, cost: str) -> str:
    return f"{label}: {cost}" if cost else label


def step_controls(builder: ControlBuilder, at: int, part: Field, picks: Picks) -> Iterator[Row]:
    """Yield the next step of an unfinished pick, or the last step of a finished one with its alternatives."""
    last = picks[-1] if picks else None
    if last and not last.depth:
        steps = part.options[last.option].steps
        # A finished pick stays on the panel if one tap can change it: the only pick of the field, or one whose last
        # step has few siblings. Otherwise the next pick matters more.
        if capacity(part) == 1 or (len(steps) > 1 and 2 <= len(siblings(part, last)) <= FEW):
            listed = entries(part, lists(builder, builder.preview.ask, part).get(steps[0], ()))
            rest, walked = picks[:-1], () if last in listed else steps[:-1]
            # Another tap on an optional pick removes it.
            without = rest if _may_be_dropped(part, last) else picks
            others = [(other, without if other == last else (*rest, other)) for other in ways_on(part, rest, walked)]
            # A thing that fits one way only cannot be turned.
            if len(others) > 1 or not (part.turned and walked):
                yield from _offers(Step(builder, at, part, walked, last), others)
        if len(picks) >= capacity(part):
            return
        last = None
    before = picks[:-1] if last else picks
    walked = path_of(part, last) if last else sole_beginning(part, before)
    ways = [(way, add_pick(part, picks, way)) for way in ways_on(part, before, walked)]
    yield from _offers(Step(builder, at, part, walked), ways)


def _may_be_dropped(part: Field, pick: Pick) -> bool:
    """Return whether a finished pick of a single step can be removed by itself, because its field can stay empty."""
    return part.least == 0 and capacity(part) == 1 and len(part.options[pick.option].steps) == 1


def _offers(step: Step, offers: Sequence[OfferedPick]) -> Iterator[Row]:
    """Yield the controls for the ways on: buttons if they are few, or else a select."""
    builder, part = step.builder, step.part
    listed = {} if step.walked else lists(builder, builder.preview.ask, part)
    offers = [offer for offer in offers if part.options[offer[0].option].steps[0] not in listed or step.walked]
    # Buttons and selects keep the order of the ask, except for prices, and for letters in the picture.
    offers = _by_letter(step, offers)
    few = len(offers) <= _max_buttons(builder.preview, step.walked)
    labels = [step.label(pick) for pick, _ in offers] if few else []
    # An answer that is always there stays a button beside the select.
    alone = [offer for offer in offers if part.options[offer[0].option].id in builder.preview.ask.taps]
    others = [offer for offer in offers if offer not in alone]
    if few and _fits_on_phone(step, labels, others):
        # A select has these lines below its entries.
        if uses := [use for pick, _ in offers if (use := step.use(pick))]:
            yield Line("\n".join(uses))
        shown = _brief(part, offers, labels)
        buttons = [step.button(offer, label) for offer, label in zip(offers, shown, strict=True)]
        yield from map(tuple, in_lines(buttons)) if is_amount(part) else in_rows(buttons)
    else:
        # Beside other selects, which have names, this one has the actions.
        hint = builder.words.text("panel-pick-act") if listed and not part.name else builder.hint(part)
        yield from _page(step, others, hint)
        if alone:
            yield tuple(step.button(offer, step.label(offer[0])) for offer in alone)
    yield from (_list(step, options) for options in listed.values())


def is_amount(part: Field) -> bool:
    """Return whether a field takes one amount of a thing, such as a bid."""
    ids = [AMOUNT.fullmatch(option.id) for option in part.options]
    return capacity(part) == 1 and all(ids) and len({id_[2] for id_ in ids if id_}) == 1


def _brief(part: Field, offers: Sequence[OfferedPick], labels: Sequence[str]) -> list[str]:
    """Name the thing of several amounts once: "1 ruby", "2", "3". A phone shows five of them in one line."""
    others = (AMOUNT.fullmatch(part.options[pick.option].id) for pick, _ in offers[1:])
    return [labels[0], *(amount[1] for amount in others if amount)] if is_amount(part) else [*labels]


def _by_letter(step: Step, offers: Sequence[OfferedPick]) -> Sequence[OfferedPick]:
    """Return the ways on in the order of their letters in the picture, if each has one."""
    letters = [step.mark(pick) for pick, _ in offers] if len(offers) <= MARKED_PAGES * MARKED_PAGE else []
    if not letters or not all(map(str.isalpha, letters)):
        return offers
    order = sorted(range(len(offers)), key=lambda at: (len(letters[at]), letters[at]))
    return [offers[at] for at in order]


def _page(step: Step, offers: Sequence[OfferedPick], hint: str) -> Iterator[Row]:
    """Yield a page of the ways on, the dearest first: marked places as buttons, all as a select, and the pager."""
    builder = step.builder
    part = step.part
    now = step.now
    marked = _marks_places(step, offers)
    size = MAX_OPTIONS if not marked or len(offers) <= MAX_MARKED else MARKED_PAGE
    page, pages = page_of(builder, len(offers), size)
    dearest = sorted(offers, key=lambda offer: -part.options[offer[0].option].args.get("price", 0))
    # Hundreds may be offered, so only the visible page is put into words.
    shown = dearest[page * size : (page + 1) * size]
    if marked:
        # Buttons keep the order of the marks in the picture.
        buttons = _marked(step, [offer for offer in offers if offer in shown])
        yield from in_rows(buttons)
        # The picture marks some choices that have no button, such as a big follower beside the usual one.
        told = "panel-pick-told" if len(buttons) == len(shown) else "panel-pick-all"
        hint = hint if part.name else builder.words.text(told, count=len(shown))
    options = tuple(
        SelectOption(encode_pick(pick), step.label(pick), step.detail(pick), picked=pick == now) for pick, _ in shown
    )
    least = 0 if now and _may_be_dropped(part, now) else 1
    yield Select(builder.select(Verb.ADD, step.at), hint, options, least)
    yield from pager(builder, page, pages)


def _marks_places(step: Step, offers: Sequence[OfferedPick]) -> bool:
    """Return whether marked places have buttons of their own."""
    many = len(offers) > MAX_MARKED
    alone = len(step.builder.preview.ask.parts) == 1 and len(offers) <= MARKED_PAGES * MARKED_PAGE
    return alone and (not many or all(map(step.mark, (pick for pick, _ in offers))))


def _marked(step: Step, offers: Sequence[OfferedPick]) -> list[Button]:
    """Return a button for each place that the picture marks, with its mark alone. The select beside it has the words.

    The list of an open select covers the picture on a phone.
    """
    return [step.button(offer, mark) for offer in offers if (mark := step.mark(offer[0]))]


def is_tapped_into(builder: ControlBuilder, ask: Ask, part: Field, pick: Pick) -> bool:
    """Return whether a tap leads to an unfinished pick: an entry of a list goes past the first steps of its path."""
    listed = lists(builder, ask, part).get(path_of(part, pick)[0])
    return listed is None or pick in entries(part, listed)


def lists(builder: ControlBuilder, ask: Ask, part: Field) -> dict[str, list[Option]]:
    """Return the options that have a select of their own for their first step: trades, but no places.

    The picture shows places step by step.
    """
    if capacity(part) != 1 or part.turned:
        return {}
    steps = next_steps(available(part, ()), ())
    listed = {
        step: options
        for step, options in steps.items()
        if 1 < len(entries(part, options)) <= MAX_OPTIONS and not builder.words.is_marked(ask, (step,))
    }
    # If every first step has such options, it is a choice of its own (the first of two dice).
    return dict(islice(listed.items(), LISTS_AT_ONCE)) if len(listed) < len(steps) else {}


def entries(part: Field, options: Sequence[Option]) -> list[Pick]:
    """Return the entries of the select behind one first step: whole options, or the next steps of very many."""
    if len(options) <= MAX_OPTIONS:
        return [Pick(part.options.index(option)) for option in options]
    first = options[0].steps[:1]
    return [walk(part, (), (*first, step)) for step in next_steps(options, first)]


def _list(step: Step, options: Sequence[Option]) -> Select:
    """Return the select of the options behind one first step."""
    builder, part = step.builder, step.part
    ask = builder.preview.ask
    names = builder.names
    first = options[0].steps[:1]

    def entry(pick: Pick) -> SelectOption:
        steps = path_of(part, pick)
        label = (
            builder.words.step(ask, first, steps[1], names) if pick.depth else builder.option(part.options[pick.option])
        )
        # The meaning of the last of two steps, such as the text of a card, or else of the first: the terms of an offer.
        details = (builder.words.detail(ask, steps[:at], steps[at], names) for at in (1, 0)) if len(steps) == 2 else ()
        return SelectOption(encode_pick(pick), label, next(filter(None, details), ""), picked=pick == step.now)

    shown = tuple(entry(pick) for pick in entries(part, options))
    return Select(builder.select(Verb.ADD, step.at), builder.words.step(ask, (), first[0], names), shown)


def _fits_on_phone(step: Step, labels: Sequence[str], offers: Sequence[OfferedPick]) -> bool:
    """Return whether buttons with these labels leave the picture in sight."""
    # Places with marks have buttons beside their select. Without marks the select costs one tap more.
    marked = all(step.mark(pick) for pick, _ in offers)
    return lines_on_phone(labels) <= (MAX_LINES if marked else MAX_UNMARKED)


def lines_on_phone(labels: Sequence[str]) -> int:
    """Return about how many lines these buttons take on a phone."""
    lines, used = 0, PHONE
    for label in labels:
        width = width_of(label)
        if used + width > PHONE:
            lines, used = lines + -(-width // PHONE), 0
        used += width
    return lines


def _max_buttons(preview: Preview, walked: tuple[str, ...]) -> int:
    """Return the maximum number of buttons. More possibilities become a select: one tap more, but less space."""
    # The threshold weighs taps against space. A button is one tap and a select two, but a row of buttons is harder to
    # read than a list, and more than two rows leave a phone no space for the picture. One row if more steps follow,
    # because they need space too.
    parts = preview.ask.parts
    if len(parts) > 1:
        return max_buttons_each(parts)
    ends = any(len(option.steps) == len(walked) + 1 for part in parts for option in part.options)
    return 2 * MAX_IN_ROW if ends else MAX_IN_ROW


def max_buttons_each(parts: Sequence[Field]) -> int:
    """Return the maximum number of buttons of each of several fields: two rows if all fields together have few."""
    plain_parts = (
        part for part in parts if capacity(part) == 1 and all(len(option.steps) == 1 for option in part.options)
    )
    return 2 * MAX_IN_ROW if sum(len(part.options) for part in plain_parts) <= FEW_TOGETHER else MAX_IN_ROW
