"""The controls of a field that takes several picks of few options: one tap adds one, another takes one back.

Above them is the name of the field, below them the shortcuts: all of them, all of one option, a suggestion to start
from. A player changes what a shortcut has picked with the same buttons.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from cogs.discord.components import MAX_IN_ROW, Button, Line, Row, Select, SelectOption
from cogs.panel.builder import ControlBuilder
from cogs.panel.codec import fits
from cogs.panel.draft import Pick, Picks
from cogs.panel.steps import capacity, is_distinct
from cogs.panel.summary import count_text, field_name
from rules.kernel import Field

LEAST_SHORTENED = 4
"""The number of picks from which shortcuts are offered. Fewer picks are as quick one by one."""
LEAST_OF_ONE = 3
"""The number of picks of one option from which a shortcut adds them all."""


def tapped_controls(builder: ControlBuilder, at: int, part: Field, picks: Picks) -> Iterator[Row]:
    """Yield the rows of controls of such a field."""
    taken = Counter(pick.option for pick in picks)
    shown = [index for index, option in enumerate(part.options) if is_distinct(option)]
    if part.name:
        yield Line(_heading(builder, part, picks))
    buttons = [_one_more(builder, at, part, picks, index) for index in shown]
    yield from (tuple(buttons[first : first + MAX_IN_ROW]) for first in range(0, len(buttons), MAX_IN_ROW))
    yield from _one_less(builder, at, part, picks, [index for index in shown if taken[index] and _repeats(part)])
    yield from _shortcuts(builder, at, part, picks)


def _repeats(part: Field) -> bool:
    """Return whether an option can be picked several times."""
    return any(option.limit > 1 for option in part.options)


def _heading(builder: ControlBuilder, part: Field, picks: Picks) -> str:
    name = f"**{field_name(part, builder.preview.ask, builder.words)}**"
    return f"{name} · {count_text(part, picks, builder.words)}" if picks else name


def _one_more(builder: ControlBuilder, at: int, part: Field, picks: Picks, index: int) -> Button:
    """Return the button that picks an option once more, or removes it if each can be picked only once."""
    option, times = part.options[index], sum(pick.option == index for pick in picks)
    repeats = _repeats(part)
    if times and not repeats:
        return Button(builder.show(at, without_one(picks, index)), builder.option(option), "primary")
    more = with_one(picks, index)
    # A draft that does not fit into a custom id could only fail, so the button is disabled.
    full = len(picks) >= capacity(part) or times >= option.limit or not fits(builder.preview.with_picks(at, more))
    label = builder.option(option)
    if repeats:
        key = "panel-one-more-of" if times else "panel-one-more"
        label = builder.words.text(key, option=label, **({"count": times} if times else {}))
    # A disabled button needs its own custom id too.
    return Button(builder.show(at, picks if full else more), label, "primary" if times else "secondary", disabled=full)


def _one_less(builder: ControlBuilder, at: int, part: Field, picks: Picks, indexes: Sequence[int]) -> Iterator[Row]:
    """Yield the controls that take one pick back: a row of buttons, or a select beside many buttons."""
    told = {
        index: builder.words.text("panel-one-less", option=builder.option(part.options[index])) for index in indexes
    }
    if not told:
        return
    # Discord allows 40 components per message: https://discord.com/developers/docs/components/reference
    if len(part.options) <= MAX_IN_ROW:
        yield tuple(Button(builder.show(at, without_one(picks, index)), label) for index, label in told.items())
        return
    options = tuple(SelectOption(str(index), label) for index, label in told.items())
    yield Select(builder.select("l", at), builder.words.text("panel-take-back"), options)


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
        buttons.append(Button(builder.select("u", at), builder.words.text("panel-suggest")))
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
        yield Select(builder.select("a", at), builder.words.text("panel-several"), options)


def size_of(part: Field) -> int:
    """Return the maximum number of components that these controls take."""
    options = len(part.options)
    rows = -(-options // MAX_IN_ROW)
    less = 1 + options if options <= MAX_IN_ROW else 2
    shortcuts = 0 if part.name or capacity(part) < LEAST_SHORTENED else 4
    return bool(part.name) + rows + options + (less if _repeats(part) else 0) + shortcuts


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
