"""The controls of one field of an ask: those of a step, a select for several picks, or − and + for amounts."""

from collections import Counter
from collections.abc import Iterator

from cogs.discord.components import Button, Line, Row, Select, SelectOption
from cogs.panel.draft.codec import fits
from cogs.panel.draft.picks import Pick, Picks
from cogs.panel.draft.steps import capacity, is_tapped, takes_several_at_once
from cogs.panel.draft.summary import field_name
from cogs.panel.draft.verbs import Verb
from cogs.panel.form.builder import ControlBuilder, page_of, pager
from cogs.panel.form.step_controls import step_controls
from cogs.panel.form.tapped import tapped_controls
from rules.kernel import Field

# Every amount is a row with three buttons, and Discord allows 40 components per message. With five amounts there is
# space for a pager, the other fields and Confirm: https://discord.com/developers/docs/components/reference
AMOUNTS_AT_ONCE = 5


def field_controls(builder: ControlBuilder, at: int, part: Field, *, titled: bool = False) -> Iterator[Row]:
    """Yield the rows of controls that answer part ``at`` of an ask, with its name above them if they are ``titled``."""
    picks = builder.preview.answer[at]
    if capacity(part) == 0:
        return
    if is_tapped(part):
        yield from tapped_controls(builder, at, part, picks, titled=titled)
    elif takes_several_at_once(part):
        yield _several(builder, at, part, picks)
    elif _is_counted(part):
        yield from _counters(builder, at, part, picks)
    else:
        # Beside fields with their names above the buttons this one needs its name too.
        if titled:
            yield Line(f"**{field_name(part, builder.preview.ask, builder.words)}**")
        yield from step_controls(builder, at, part, picks)


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
        builder.select(Verb.SEVERAL, at),
        builder.hint(part),
        select_options,
        min(part.least, len(select_options)),
        capacity(part),
    )


def _counters(builder: ControlBuilder, at: int, part: Field, picks: Picks) -> Iterator[Row]:
    """Yield a row for every option: one less, the amount, one more."""
    taken = Counter(pick.option for pick in picks)
    page, pages = page_of(builder, len(part.options), AMOUNTS_AT_ONCE)
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
            Button(builder.id(Verb.NOTHING, ""), label, "primary" if taken[index] else "secondary", disabled=True),
            # A disabled button needs its own custom id too.
            Button(builder.show(at, picks if full else more, page), builder.words.text("panel-more"), disabled=full),
        )
    yield from pager(builder, page, pages)


def is_tall(part: Field) -> bool:
    """Return whether the picks of a part are made one by one, so that its controls take several rows."""
    return capacity(part) > 1 and not takes_several_at_once(part) and not is_tapped(part)


def _is_counted(part: Field) -> bool:
    """Return whether the picks of a part are counted with − and +, because one select cannot list them."""
    flat = all(len(option.steps) == 1 for option in part.options)
    return is_tall(part) and not part.ordered and flat
