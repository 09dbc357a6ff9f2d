"""The controls of one field of an ask: buttons or a select for a step, a select for several, − and + for amounts.

A few possibilities are buttons, more are a select, and more than 25 are a select with pages.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from cogs.discord.components import MAX_IN_ROW, MAX_OPTIONS, Button, Line, Row, Select, SelectOption, in_rows
from cogs.panel.builder import ControlBuilder
from cogs.panel.codec import encode_pick, fits
from cogs.panel.draft import Pick, Picks
from cogs.panel.preview import Preview
from cogs.panel.steps import (
    FEW,
    add_pick,
    available,
    capacity,
    is_tapped,
    next_steps,
    path_of,
    siblings,
    takes_several_at_once,
    walk,
    ways_on,
)
from cogs.panel.summary import field_name
from cogs.panel.tapped import tapped_controls
from render.icon_marks import plain
from rules.kernel import Ask, Field, Option

# Every amount is a row with three buttons, and Discord allows 40 components per message. With five amounts there is
# space for a pager, the other fields and Confirm: https://discord.com/developers/docs/components/reference
AMOUNTS_AT_ONCE = 5
MAX_LINES = 7
"""The maximum number of lines of buttons on a phone. With more, the picture above them would be out of sight."""
LINE, BETWEEN = 38, 4
"""The number of characters in such a line, and what the border of a button takes."""
FEW_TOGETHER = 15
"""The maximum number of possibilities of several fields of which a single one may have two rows of buttons."""
MAX_MARKED = 4 * MAX_IN_ROW
"""The maximum number of places in the picture of which each has a button with its mark, beside a select."""
LISTS_AT_ONCE = 3
"""The maximum number of first steps of which each has a select of its own."""


def field_controls(builder: ControlBuilder, at: int, part: Field, *, titled: bool = False) -> Iterator[Row]:
    """Yield the rows of controls that answer part ``at`` of an ask, with its name above them if they are ``titled``."""
    picks = builder.preview.answer[at]
    if capacity(part) == 0:
        return
    if is_tapped(part):
        yield from tapped_controls(builder, at, part, picks)
    elif takes_several_at_once(part):
        yield _several(builder, at, part, picks)
    elif _is_counted(part):
        yield from _counters(builder, at, part, picks)
    else:
        # Beside fields with their names above the buttons this one needs its name too.
        if titled:
            yield Line(f"**{field_name(part, builder.preview.ask, builder.words)}**")
        yield from _steps(builder, at, part, picks)


def _several(builder: ControlBuilder, at: int, part: Field, picks: Picks) -> Select:
    """Return a select for several picks. It lists an option with a limit as often as that limit allows."""
    # Discord shows the picks of a select only if their lines are marked as default when it is sent.
    taken = Counter(pick.option for pick in picks)
    select_options = tuple(
        SelectOption(
            f"{index}x{copy}",
            builder.option(option),
            builder.words.detail(builder.preview.ask, (), option.steps[0], builder.names)
            if len(option.steps) == 1
            else "",
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
    """Yield a row for every option: one less, the amount, one more."""
    taken = Counter(pick.option for pick in picks)
    page, pages = _page(builder, len(part.options), AMOUNTS_AT_ONCE)
    first = page * AMOUNTS_AT_ONCE
    for index, option in list(enumerate(part.options))[first : first + AMOUNTS_AT_ONCE]:
        fewer = tuple(Pick(other) for other in sorted((taken - Counter([index])).elements()))
        more = tuple(Pick(other) for other in sorted((taken + Counter([index])).elements()))
        # A draft that does not fit into a custom id could only fail, so the button is disabled.
        full = (
            len(picks) >= capacity(part)
            or taken[index] >= option.limit
            or not fits(builder.preview.with_picks(at, more))
        )
        label = f"{builder.option(option)} × {taken[index]}"
        yield (
            Button(builder.show(at, fewer, page), builder.words.text("panel-fewer"), disabled=not taken[index]),
            Button(builder.id("n", ""), label, "primary" if taken[index] else "secondary", disabled=True),
            # A disabled button needs its own custom id too.
            Button(builder.show(at, picks if full else more, page), builder.words.text("panel-more"), disabled=full),
        )
    yield from _pager(builder, page, pages)


def _steps(builder: ControlBuilder, at: int, part: Field, picks: Picks) -> Iterator[Row]:
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
                yield from _offers(builder, at, part, others, walked, last)
        if len(picks) >= capacity(part):
            return
        last = None
    walked = path_of(part, last) if last else ()
    before = picks[:-1] if last else picks
    ways = [(way, add_pick(part, picks, way)) for way in ways_on(part, before, walked)]
    yield from _offers(builder, at, part, ways, walked, None)


def _may_be_dropped(part: Field, pick: Pick) -> bool:
    """Return whether a finished pick of a single step can be removed by itself, because its field can stay empty."""
    return part.least == 0 and capacity(part) == 1 and len(part.options[pick.option].steps) == 1


def _offers(
    builder: ControlBuilder,
    at: int,
    part: Field,
    offers: Sequence[tuple[Pick, Picks]],
    walked: tuple[str, ...],
    now: Pick | None,
) -> Iterator[Row]:
    """Yield the steps after ``walked``, each with its pick and the resulting picks; ``now`` is the present pick."""
    preview = builder.preview
    listed = {} if walked else lists(builder, preview.ask, part)
    offers = [offer for offer in offers if part.options[offer[0].option].steps[0] not in listed or walked]

    def label(pick: Pick) -> str:
        steps, next_ = part.options[pick.option].steps, len(walked)
        # The only option behind a step is named whole, such as the only card that can be played. A place has its mark
        # in the picture.
        marked = any(builder.words.is_marked(preview.ask, steps[:at]) for at in range(next_, len(steps)))
        if not pick.depth and len(steps) > next_ + 1 and not marked and not part.name:
            told = builder.option(part.options[pick.option])
            cost = builder.words.cost(preview.ask, steps[:-1], steps[-1], builder.names)
            return f"{told}: {cost}" if cost else told
        told = builder.words.step(preview.ask, walked, steps[next_], builder.names)
        # The first step of a longer path does not say what it is for. A select names the field, so a button names it
        # too.
        begins = part.name and not walked and len(steps) > 1
        cost = builder.words.cost(preview.ask, walked, steps[len(walked)], builder.names)
        told = f"{told}: {cost}" if cost else told
        return f"{field_name(part, preview.ask, builder.words)}: {told}" if begins else told

    def detail(pick: Pick) -> str:
        steps = part.options[pick.option].steps
        return builder.words.detail(preview.ask, walked, steps[len(walked)], builder.names)

    # Buttons and selects keep the order of the ask, which is the order of the marks in the picture, except for prices.
    labels = [label(pick) for pick, _ in offers[: 2 * MAX_IN_ROW]]
    if len(offers) <= _max_buttons(preview, walked) and lines_on_phone(labels) <= MAX_LINES:
        buttons = [
            Button(builder.show(at, leads), told, "primary" if pick == now else "secondary")
            for (pick, leads), told in zip(offers, labels, strict=True)
        ]
        yield from in_rows(buttons)
        yield from (_list(builder, at, part, options, now) for options in listed.values())
        return
    # An answer that is always there stays a button beside the list.
    alone = [offer for offer in offers if part.options[offer[0].option].id in preview.ask.taps]
    offers = [offer for offer in offers if offer not in alone]
    page, pages = _page(builder, len(offers), MAX_OPTIONS)
    dearest = sorted(offers, key=lambda offer: -part.options[offer[0].option].args.get("price", 0))
    yield from _marked(builder, at, part, offers, walked, now)
    # Hundreds may be offered, so only the visible page is put into words.
    shown = dearest[page * MAX_OPTIONS : (page + 1) * MAX_OPTIONS]
    select_options = tuple(
        SelectOption(encode_pick(pick), label(pick), detail(pick), picked=pick == now) for pick, _ in shown
    )
    least = 0 if now and _may_be_dropped(part, now) else 1
    # Beside other selects, which have names, this one has the actions.
    hint = builder.words.text("panel-pick-act") if listed and not part.name else _hint(builder, part)
    yield Select(builder.select("s", at), hint, select_options, least)
    yield from _pager(builder, page, pages)
    if alone:
        yield tuple(
            Button(builder.show(at, leads), label(pick), "primary" if pick == now else "secondary")
            for pick, leads in alone
        )
    yield from (_list(builder, at, part, options, now) for options in listed.values())


def _marked(
    builder: ControlBuilder,
    at: int,
    part: Field,
    offers: Sequence[tuple[Pick, Picks]],
    walked: tuple[str, ...],
    now: Pick | None,
) -> Iterator[Row]:
    """Yield a button for each place that the picture marks, with its mark alone. The select beside it has the words.

    The list of an open select covers the picture on a phone.
    """
    ask = builder.preview.ask
    marks = [
        builder.words.mark(ask, walked, part.options[pick.option].steps[len(walked)], builder.names)
        for pick, _ in offers
    ]
    if len(ask.parts) > 1 or len(offers) > MAX_MARKED:
        return
    yield from in_rows(
        [
            Button(builder.show(at, leads), mark, "primary" if pick == now else "secondary")
            for (pick, leads), mark in zip(offers, marks, strict=True)
            if mark
        ]
    )


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
    found = {
        step: options
        for step, options in steps.items()
        if 1 < len(entries(part, options)) <= MAX_OPTIONS and not builder.words.is_marked(ask, (step,))
    }
    # If every first step has such options, it is a choice of its own (the first of two dice).
    return dict(islice(found.items(), LISTS_AT_ONCE)) if len(found) < len(steps) else {}


def entries(part: Field, options: Sequence[Option]) -> list[Pick]:
    """Return the entries of the select behind one first step: whole options, or the next steps of very many."""
    if len(options) <= MAX_OPTIONS:
        return [Pick(part.options.index(option)) for option in options]
    first = options[0].steps[:1]
    return [walk(part, (), (*first, step)) for step in next_steps(options, first)]


def _list(builder: ControlBuilder, at: int, part: Field, options: Sequence[Option], now: Pick | None) -> Select:
    """Return the select of the options behind one first step."""
    ask, names, first = builder.preview.ask, builder.names, options[0].steps[:1]

    def entry(pick: Pick) -> SelectOption:
        steps = path_of(part, pick)
        label = (
            builder.words.step(ask, first, steps[1], names) if pick.depth else builder.option(part.options[pick.option])
        )
        # The meaning of the last of two steps, such as the text of a card, or else of the first: the terms of an offer.
        told = (builder.words.detail(ask, steps[:at], steps[at], names) for at in (1, 0)) if len(steps) == 2 else ()
        return SelectOption(encode_pick(pick), label, next(filter(None, told), ""), picked=pick == now)

    shown = tuple(entry(pick) for pick in entries(part, options))
    return Select(builder.select("s", at), builder.words.step(ask, (), first[0], names), shown)


def lines_on_phone(labels: Sequence[str]) -> int:
    """Return about how many lines these buttons take on a phone."""
    lines, used = 0, LINE
    for label in labels:
        width = len(plain(label)) + BETWEEN
        if used + width > LINE:
            lines, used = lines + -(-width // LINE), 0
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


def is_tall(part: Field) -> bool:
    """Return whether the picks of a part are made one by one, so that its controls take several rows."""
    return capacity(part) > 1 and not takes_several_at_once(part) and not is_tapped(part)


def _is_counted(part: Field) -> bool:
    """Return whether the picks of a part are counted with − and +, because one select cannot list them."""
    flat = all(len(option.steps) == 1 for option in part.options)
    return is_tall(part) and not part.ordered and flat


def _hint(builder: ControlBuilder, part: Field) -> str:
    if part.name:
        return field_name(part, builder.preview.ask, builder.words)
    return builder.words.text("panel-pick-several" if capacity(part) > 1 else "panel-pick")
