"""The panel's controls: the form for an ask and its draft, for any ask of any game.

A pure function of table, seat and draft. An option is picked step by step along its path. A field has its own controls
(``field_controls``), and *Confirm* and *Back* follow below.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cogs.discord.components import Button, Row, Select, SelectOption, Style, in_lines
from cogs.discord.custom_ids import PANEL
from cogs.discord.limits import MAX_IN_ROW, MAX_OPTIONS
from cogs.discord.names import escaped
from cogs.panel.draft.codec import DIGITS, PanelState, encode
from cogs.panel.draft.edits import step_back
from cogs.panel.draft.picks import BLANK, Answer, Draft, Pick
from cogs.panel.draft.preview import Preview, is_complete, rejection
from cogs.panel.draft.steps import capacity, is_tapped, path_of, sole_beginning, turns
from cogs.panel.draft.summary import field_name, summary_lines
from cogs.panel.draft.verbs import Verb
from cogs.panel.form.builder import ControlBuilder
from cogs.panel.form.field_controls import field_controls, is_tall
from cogs.panel.form.step_controls import has_buttons, is_amount, is_tapped_into, max_buttons_each
from cogs.panel.form.tapped import size_of
from render import Words
from rules.kernel import Ask, Field, Unfinished, View, sole_choice

# With more controls than these, a phone has no space left for the picture.
FIELDS_AT_ONCE = 4
MAX_NAMES = 40
"""The maximum length of the names of fields on a button, in characters."""
# A message has at most 40 components. The card, its texts and picture, and Confirm take eight, the way to other fields
# four more: https://discord.com/developers/docs/components/reference
MAX_COMPONENTS = 32
MAX_WITH_OTHERS = 28


class Scene(NamedTuple):
    """The content of the panel's picture."""

    view: View
    ask: Ask | None = None
    chosen: tuple[str, ...] = ()


class Panel(NamedTuple):
    """The content of a panel, without the picture."""

    prompt: str
    notes: tuple[str, ...]
    rows: tuple[Row, ...]
    scene: Scene


def build_panel(
    game: int,
    number: int,
    preview: Preview,
    state: PanelState,
    words: Words,
    names: Sequence[str],
    family: str = PANEL,
) -> Panel:
    """Return the panel for the draft in ``preview``; ``number`` is the open ask that the whole draft answers.

    ``names`` are the seats' names without escapes. Texts escape them, so that no character means bold or a link; labels
    of controls do not. ``family`` is the family of the custom ids, which selects their handler.
    """
    words = words.about(preview.view)
    builder = ControlBuilder((family, game, number), preview, state, words, names)
    # Discord shows labels of buttons and selects as they are. Only texts are read as Markdown.
    in_texts = [escaped(name) for name in names]
    done = is_complete(preview)
    # Only a complete answer is checked against the rules. While picks are missing, the count above the controls shows
    # it, and a warning would only distract.
    refused = rejection(preview) if done else None
    warned = refused is not None and not isinstance(refused, Unfinished)
    notes = [
        *summary_lines(preview, words, in_texts),
        *([f"⚠ {words.reason(refused)}"] if refused and warned else []),
        *_final_answer(preview, state, words, in_texts),
    ]
    fields, confirm = [*_field_controls(builder)], [*_confirm_row(builder, done and refused is None)]
    # An answer that is always there stands beside Confirm, in its own place.
    if confirm and (alone := _standing_alone(preview, fields)) and has_buttons(confirm[0]):
        both = (*alone, *confirm[0])
        if len(in_lines(both)) == 1:
            fields, confirm = [*fields[:-1], both], []
    rows = (*_rotation_row(builder), *fields, *confirm)
    return Panel(words.question(preview.ask, in_texts), tuple(notes), rows, scene_of(preview))


def _standing_alone(preview: Preview, rows: Sequence[Row]) -> tuple[Button, ...]:
    """Return the last row if it has only the answers that are always there, below a select of the others."""
    if not preview.ask.taps or len(rows) < 2 or not isinstance(rows[-2], Select):
        return ()
    last = rows[-1]
    return last if has_buttons(last) else ()


def _final_answer(preview: Preview, state: PanelState, words: Words, names: Sequence[str]) -> Iterator[str]:
    """Yield a question if the draft ends with an answer that takes a second tap."""
    ask, picked = preview.ask, any(preview.answer)
    if state.sure and not picked and "" in ask.twice:
        yield words.text("panel-twice", what=words.nothing(ask))
    for part, picks in zip(ask.parts, preview.answer, strict=True):
        for option in (part.options[pick.option] for pick in picks if not pick.depth):
            if option.id in ask.twice:
                yield words.text("panel-twice", what=words.option(option, ask, names).strip())


def scene_of(preview: Preview) -> Scene:
    """Return the content of the picture for a draft."""
    return Scene(preview.view, preview.ask, chosen_of(preview.ask, preview.answer))


def chosen_of(ask: Ask, answer: Answer) -> tuple[str, ...]:
    """Return the chosen ids that the picture shows: the steps of a single pick, or the ids of all picks."""
    # The picture marks the next steps of a path only while one option is being chosen. It shows several picks each as
    # a whole.
    if len(ask.parts) == 1 and capacity(ask.parts[0]) == 1:
        return path_of(ask.parts[0], answer[0][0]) if answer[0] else sole_beginning(ask.parts[0], ())
    return tuple(
        part.options[pick.option].id
        for part, picks in zip(ask.parts, answer, strict=True)
        for pick in picks
        if not pick.depth
    )


def _rotation_row(builder: ControlBuilder) -> Iterator[Row]:
    """Offer the other ways to turn what the previous answer has placed (a tile's rotations)."""
    preview = builder.preview
    if not preview.earlier or not preview.draft[-2][-1]:
        return
    ask, last = preview.earlier[-1], preview.draft[-2][-1][-1]
    part = ask.parts[-1]
    steps = part.options[last.option].steps
    ways = turns(part, last)
    if not ways:
        return
    draft = encode(preview.draft)
    yield tuple(
        Button(
            builder.id(Verb.TURN, f"{draft}!{part.options.index(option)}"),
            builder.words.step(ask, steps[:-1], step, builder.names),
            "primary" if step == steps[-1] else "secondary",
        )
        for step, option in ways.items()
    )


def _field_controls(builder: ControlBuilder) -> Iterator[Row]:
    """Yield one control per field; if there are too many, some of the fields and the way to the others."""
    parts = builder.preview.ask.parts
    focus = min(builder.state.field, len(parts) - 1)
    first, *others = ([at for at in group if not _names_sole_seat(parts[at])] for group in _groups(parts))
    switches = [at for group in others for at in group if _is_switch(parts[at])]
    groups = [first, *filter(None, ([at for at in group if at not in switches] for group in others))]
    shown = next((group for group in groups if focus in group), first)
    # The question above the picture names the first field.
    titled = (len(shown) > 1 or shown != first) and any(is_tapped(parts[at]) for at in shown)
    yield from _joined(
        (parts[at], row) for at in shown for row in field_controls(builder, at, parts[at], titled=titled)
    )
    hidden = [group for group in groups if group != shown]
    if len(hidden) + len(switches) <= MAX_IN_ROW:
        buttons = (*(_way_to(builder, group) for group in hidden), *(_switch(builder, at) for at in switches))
        yield from (buttons,) if buttons else ()
        return
    for at in switches:
        yield from field_controls(builder, at, parts[at])
    entries = tuple(
        SelectOption(DIGITS[group[0]], _group_name(builder, group), picked=group == shown) for group in groups
    )
    yield Select(
        builder.id(Verb.FIELD, encode(builder.preview.draft)), builder.words.text("panel-field"), entries[:MAX_OPTIONS]
    )


def _joined(rows: Iterable[tuple[Field, Row]]) -> list[Row]:
    """Return rows, with amounts of several things in one row if it takes one line on a phone."""
    joined: list[Row] = []
    before = False
    for part, row in rows:
        amount = is_amount(part)
        last = joined[-1] if before and amount else ()
        both = (*last, *row) if last and has_buttons(last) and has_buttons(row) else ()
        if both and len(in_lines(both)) == 1:
            joined[-1] = both
        else:
            joined.append(row)
        before = amount
    return joined


def _is_switch(part: Field) -> bool:
    """Return whether a field has nothing but one option, which can be picked or not."""
    return len(part.options) == 1 and part.most == 1 and part.least == 0 and len(part.options[0].steps) == 1


def _names_sole_seat(part: Field) -> bool:
    """Return whether an optional field has a single seat, so that an empty one means the same (an offer to all)."""
    return _is_switch(part) and "seat" in part.options[0].args


def _switch(builder: ControlBuilder, at: int) -> Button:
    """Return the button that picks the only option of a field, or removes it."""
    picked = bool(builder.preview.answer[at])
    option = builder.option(builder.preview.ask.parts[at].options[0])
    picks = () if picked else (Pick(0),)
    return Button(builder.show(at, picks), option, "primary" if picked else "secondary")


def _way_to(builder: ControlBuilder, group: Sequence[int]) -> Button:
    """Return the button that shows other fields. It stands out while one of these lacks picks in a draft."""
    state = PanelState(builder.preview.draft, group[0])
    ask, answer = builder.preview.ask, builder.preview.answer
    # Otherwise nothing would say why *Confirm* is disabled.
    missing = any(answer) and any(len(answer[at]) < ask.parts[at].least for at in group)
    name = builder.words.text("panel-part", name=_group_name(builder, group))
    return Button(builder.id(Verb.PAGE, state), name, "primary" if missing else "secondary")


def _groups(parts: Sequence[Field]) -> list[list[int]]:
    """Return the indexes of the fields that are shown together."""
    # Without other fields there is no row that leads to them.
    sizes = [_size(part, max_buttons_each(parts)) for part in parts]
    most = MAX_COMPONENTS if sum(sizes) <= MAX_COMPONENTS else MAX_WITH_OTHERS
    groups: list[list[int]] = []
    for at in range(len(parts)):
        # A field with counters or with paths takes several rows, so it is shown alone.
        alone = not groups or is_tall(parts[at]) or is_tall(parts[groups[-1][0]]) or _refines(parts, at)
        crowded = bool(groups) and sum(sizes[other] for other in (*groups[-1], at)) > most
        if alone or crowded or len(groups[-1]) == FIELDS_AT_ONCE:
            groups.append([at])
        else:
            groups[-1].append(at)
    return groups


def _refines(parts: Sequence[Field], at: int) -> bool:
    """Return whether a field can stay empty beside one that cannot: the cards that pay for what is bought."""
    return is_tapped(parts[at]) and not parts[at].least and any(part.least for part in parts)


def _size(part: Field, most: int) -> int:
    """Return the maximum number of components of a field with at most ``most`` buttons."""
    if is_tapped(part):
        return size_of(part)
    # Its name, and rows of buttons or a select.
    options = len(part.options)
    return 1 + -(-options // MAX_IN_ROW) + options if options <= most else 3


def _group_name(builder: ControlBuilder, group: Sequence[int]) -> str:
    ask = builder.preview.ask
    names = [field_name(ask.parts[at], ask, builder.words) for at in group]
    # A long label would be cut on a phone.
    whole = ", ".join(names)
    return whole if len(whole) <= MAX_NAMES else f"{names[0]} – {names[-1]}"


def _step_back(builder: ControlBuilder) -> Draft | None:
    """Undo the last tap of the draft; None if there is none."""
    preview, earlier = builder.preview, step_back(builder.preview)
    if earlier is None or not any(earlier[-1]):
        return earlier
    ask = preview.ask if len(earlier) == len(preview.draft) else preview.earlier[-1]
    kept = tuple(
        picks[:-1] if picks and picks[-1].depth and not is_tapped_into(builder, ask, part, picks[-1]) else picks
        for part, picks in zip(ask.parts, earlier[-1], strict=True)
    )
    return (*earlier[:-1], kept if any(kept) else BLANK)


def _confirm_row(builder: ControlBuilder, legal: bool) -> Iterator[Row]:
    """Yield the buttons that confirm the whole draft or go one step back."""
    earlier = _step_back(builder)
    if not legal and earlier is None:
        return
    words, draft = builder.words, builder.preview.draft
    # The next act of a turn (trade on, buy once more, what follows the robber) is a choice of its own, so the choices
    # before it can be confirmed without it. Any other ask is a part of the act, and must be answered with it.
    asked = builder.preview.ask
    again = asked.kind in {ask.kind for ask in builder.preview.earlier} or any(
        asked.default == [tap] for tap in asked.taps
    )
    if again and not legal and not any(builder.preview.answer):
        draft, legal = draft[:-1], True
    # Passing is a choice like any other, but must not happen by accident. The button says what it does.
    empty = legal and not any(map(any, draft))
    # The game does not wait for an optional ask, so picking nothing needs no button.
    if empty and builder.preview.ask.optional:
        return
    nothing = legal and draft is builder.preview.draft and not any(builder.preview.answer)
    sure = nothing and builder.state.sure
    if nothing and "" in asked.twice and not sure:
        yield (Button(builder.id(Verb.DRAFT, PanelState(draft, sure=True)), words.nothing(asked)),)
        return
    # Back from here only takes back the first of the two taps.
    earlier = draft if sure else earlier
    confirm = words.nothing(asked) if nothing and not sure else words.text("panel-confirm")
    # Green is for a choice, and for an empty answer that is what a player comes for, such as an income. A seat that has
    # answered need not press anything.
    usual = "" in asked.taps and asked not in builder.preview.table.answered
    style: Style = "success" if not nothing or usual else "secondary"
    row = [Button(builder.id(Verb.CONFIRM, encode(draft)), confirm, style, disabled=not legal)]
    # The only answer is picked for the player, so there is nothing to go back to.
    if earlier is not None and (len(draft) > 1 or sole_choice(builder.preview.ask) is None):
        row.append(Button(builder.id(Verb.DRAFT, encode(earlier)), words.text("panel-back")))
    yield tuple(row)
