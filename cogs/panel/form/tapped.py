"""The controls of a field that takes several picks of few options: one tap adds one, another takes one back.

Above them is the name of the field, below them the shortcuts: all of them, all of one option, a suggestion to start
from. A player changes what a shortcut has picked with the same buttons.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cogs.discord.components import Button, Line, Row, Select, SelectOption, in_rows
from cogs.discord.limits import MAX_IN_ROW
from cogs.panel.draft.codec import fits
from cogs.panel.draft.picks import Pick, Picks
from cogs.panel.draft.steps import amounts, capacity, is_distinct
from cogs.panel.draft.summary import count_text, field_name
from cogs.panel.draft.verbs import Verb
from cogs.panel.form.builder import ControlBuilder
from rules.kernel import Field

LEAST_SHORTENED = 4
"""The number of picks from which shortcuts are offered. Fewer picks are as quick one by one."""
LEAST_OF_ONE = 3
"""The number of picks of one option from which a shortcut adds them all."""


class Counted(NamedTuple):
    """A thing of which such a field takes some: how many it has, and its picks with one more and with one less."""

    label: str
    times: int
    more: Picks
    less: Picks
    full: bool = False
    """Whether the field can take no more of it."""


def tapped_controls(
    builder: ControlBuilder, at: int, part: Field, picks: Picks, *, titled: bool = True
) -> Iterator[Row]:
    """Yield the rows of controls of such a field."""
    # The question names a field of things to switch on. Amounts need the name of their sum.
    if part.name and (titled or picks or amounts(part) or _repeats(part)):
        yield Line(_heading(builder, part, picks))
    if amounts(part):
        things = _amounts(builder, part, picks)
        yield from in_rows([_one_more(builder, at, picks, thing) for thing in things])
        yield from _one_less(builder, at, things)
        return
    if _repeats(part):
        things = _options(builder, part, picks)
        yield from in_rows([_one_more(builder, at, picks, thing) for thing in things])
        yield from (
            _one_less(builder, at, things) if len(part.options) <= MAX_IN_ROW else _take_back(builder, at, part, picks)
        )
    else:
        yield from in_rows([_switch(builder, at, picks, thing) for thing in _options(builder, part, picks)])
    yield from _shortcuts(builder, at, part, picks)


def _options(builder: ControlBuilder, part: Field, picks: Picks) -> list[Counted]:
    """Return the options of a field, each picked as often as it is wanted."""
    taken = Counter(pick.option for pick in picks)
    return [
        Counted(
            builder.option(option),
            taken[index],
            with_one(picks, index),
            without_one(picks, index),
            len(picks) >= capacity(part) or taken[index] >= option.limit,
        )
        for index, option in enumerate(part.options)
        if is_distinct(option)
    ]


def _amounts(builder: ControlBuilder, part: Field, picks: Picks) -> list[Counted]:
    """Return the things of which a field takes amounts, each picked once as the option for its amount."""
    game = builder.preview.ask.kind.partition(".")[0]
    found = []
    for name, indexes in amounts(part).items():
        others = tuple(pick for pick in picks if pick.option not in indexes)
        times = sum(indexes.index(pick.option) + 1 for pick in picks if pick.option in indexes)
        fewer, more = (
            [Pick(index) for index in indexes[count - 1 : count] if count] for count in (times - 1, times + 1)
        )
        label = builder.words.thing(game, name)
        full = times >= len(indexes)
        found.append(Counted(label, times, tuple(sorted((*others, *more))), tuple(sorted((*others, *fewer))), full))
    return found


def _repeats(part: Field) -> bool:
    """Return whether an option can be picked several times."""
    return any(option.limit > 1 for option in part.options)


def _heading(builder: ControlBuilder, part: Field, picks: Picks) -> str:
    name = f"**{field_name(part, builder.preview.ask, builder.words)}**"
    # Amounts have no number to keep to.
    return f"{name} · {count_text(part, picks, builder.words)}" if picks and not amounts(part) else name


def _one_more(builder: ControlBuilder, at: int, picks: Picks, thing: Counted) -> Button:
    """Return the button that adds one more."""
    # A draft that does not fit into a custom id could only fail, so the button is disabled.
    full = thing.full or not fits(builder.preview.with_picks(at, thing.more))
    key = "panel-one-more-of" if thing.times else "panel-one-more"
    label = builder.words.text(key, option=thing.label, **({"count": thing.times} if thing.times else {}))
    # A disabled button needs its own custom id too.
    leads = picks if full else thing.more
    return Button(builder.show(at, leads), label, "primary" if thing.times else "secondary", disabled=full)


def _switch(builder: ControlBuilder, at: int, picks: Picks, thing: Counted) -> Button:
    """Return the button that picks an option, or removes it."""
    if thing.times:
        return Button(builder.show(at, thing.less), thing.label, "primary")
    full = thing.full or not fits(builder.preview.with_picks(at, thing.more))
    return Button(builder.show(at, picks if full else thing.more), thing.label, disabled=full)


def _one_less(builder: ControlBuilder, at: int, things: Sequence[Counted]) -> Iterator[Row]:
    """Yield a row with a button for each thing that takes one of it back."""
    row = [
        Button(builder.show(at, thing.less), builder.words.text("panel-one-less", option=thing.label))
        for thing in things
        if thing.times
    ]
    if row:
        yield tuple(row)


def _take_back(builder: ControlBuilder, at: int, part: Field, picks: Picks) -> Iterator[Row]:
    """Yield a select that takes one pick back, beside many buttons."""
    # Discord allows 40 components per message: https://discord.com/developers/docs/components/reference
    taken = sorted({pick.option for pick in picks})
    options = tuple(
        SelectOption(str(index), builder.words.text("panel-one-less", option=builder.option(part.options[index])))
        for index in taken
    )
    if options:
        yield Select(builder.select(Verb.TAKE_BACK, at), builder.words.text("panel-take-back"), options)


def _shortcuts(builder: ControlBuilder, at: int, part: Field, picks: Picks) -> Iterator[Row]:
    """Yield shortcuts for many picks: all, a suggestion, all of one option."""
    most = capacity(part)
    if part.name or most < LEAST_SHORTENED:
        return
    every = tuple(Pick(index) for index, option in enumerate(part.options) for _ in range(option.limit))
    buttons = []
    if len(every) == most and len(picks) < most and fits(builder.preview.with_picks(at, every)):
        buttons.append(Button(builder.show(at, every), builder.words.text("panel-all")))
    elif part.least == most:
        buttons.append(Button(builder.select(Verb.SUGGEST, at), builder.words.text("panel-suggest")))
    if buttons:
        yield tuple(buttons)
    several = {index: all_of(part, picks, index) for index in range(len(part.options))}
    options = tuple(
        SelectOption(
            str(index), builder.words.text("panel-all-of", option=builder.option(part.options[index]), count=count)
        )
        for index, count in several.items()
        if count >= LEAST_OF_ONE
    )
    if options:
        yield Select(builder.select(Verb.ALL_OF, at), builder.words.text("panel-several"), options)


def size_of(part: Field) -> int:
    """Return the maximum number of components that these controls take."""
    options = len(amounts(part)) or len(part.options)
    rows = -(-options // MAX_IN_ROW)
    less = 1 + options if options <= MAX_IN_ROW else 2
    shortcuts = 0 if part.name or capacity(part) < LEAST_SHORTENED else 4
    return bool(part.name) + rows + options + (less if amounts(part) or _repeats(part) else 0) + shortcuts


def all_of(part: Field, picks: Picks, index: int) -> int:
    """Return how many more picks of an option a part takes."""
    left = part.options[index].limit - sum(pick.option == index for pick in picks)
    return min(left, capacity(part) - len(picks))


def with_one(picks: Picks, index: int, times: int = 1) -> Picks:
    """Return the picks with some more of an option."""
    return tuple(sorted((*picks, *[Pick(index)] * times)))


def without_one(picks: Picks, index: int) -> Picks:
    """Return the picks with one less of an option, or as they are if there is none."""
    if Pick(index) not in picks:
        return picks
    at = picks.index(Pick(index))
    return (*picks[:at], *picks[at + 1 :])
