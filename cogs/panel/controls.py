"""The panel's controls: the form for an ask and its draft, for any ask of any game.

A pure function of table, seat and draft. An option is picked step by step along its path. A field has its own controls
(``field_controls``), and *Confirm* and *Back* follow below.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cogs.discord.components import MAX_OPTIONS, Button, Row, Select, SelectOption
from cogs.discord.custom_ids import PANEL
from cogs.discord.names import escaped
from cogs.panel.builder import ControlBuilder
from cogs.panel.codec import DIGITS, PanelState, encode
from cogs.panel.edits import step_back
from cogs.panel.field_controls import field_controls, is_tall
from cogs.panel.preview import Preview, is_complete, rejection
from cogs.panel.steps import FEW, capacity, path_of, siblings
from cogs.panel.summary import Wording, field_name, summary_lines
from rules.kernel import Ask, Field, View

# With more controls than these, a phone has no space left for the picture.
FIELDS_AT_ONCE = 4


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
    words: Wording,
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
    # Only a complete answer is checked against the rules. Before that the count above the controls shows that picks are
    # missing, and a warning would only distract.
    refused = rejection(preview) if done else None
    notes = [*summary_lines(preview, words, in_texts), *([f"⚠ {words.reason(refused)}"] if refused else [])]
    rows = (*_rotation_row(builder), *_field_controls(builder), *_confirm_row(builder, done and refused is None))
    return Panel(
        words.ask(preview.ask, in_texts), tuple(notes), rows, Scene(preview.view, preview.ask, _chosen(preview))
    )


def _chosen(preview: Preview) -> tuple[str, ...]:
    """Return the chosen ids that the picture shows: the steps of a single pick, or the ids of all picks."""
    parts = preview.ask.parts
    # The picture marks the next steps of a path only while one option is being chosen. It shows several picks each as
    # a whole.
    if len(parts) == 1 and capacity(parts[0]) == 1:
        return path_of(parts[0], preview.answer[0][0]) if preview.answer[0] else ()
    return tuple(
        part.options[pick.option].id
        for part, picks in zip(parts, preview.answer, strict=True)
        for pick in picks
        if not pick.depth
    )


def _rotation_row(builder: ControlBuilder) -> Iterator[Row]:
    """Offer the options that differ from the previous answer in the last step only (a tile's rotations)."""
    preview = builder.preview
    if not preview.earlier or not preview.draft[-2][-1]:
        return
    ask, last = preview.earlier[-1], preview.draft[-2][-1][-1]
    part = ask.parts[-1]
    steps = part.options[last.option].steps
    ways = siblings(part, last)
    # More last steps than a row has buttons are no rotation but a separate choice. *Back* leads to it.
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
    """Yield one control per field; if there are too many, some of the fields and a select for the others."""
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
        yield from field_controls(builder, at, parts[at])


def _groups(parts: Sequence[Field]) -> list[range]:
    """Return the ranges of fields that are shown together."""
    groups: list[range] = []
    for at, part in enumerate(parts):
        # A field with counters or with paths takes several rows, so it is shown alone.
        alone = is_tall(part) or not groups or is_tall(parts[groups[-1].start])
        if alone or len(groups[-1]) == FIELDS_AT_ONCE:
            groups.append(range(at, at + 1))
        else:
            groups[-1] = range(groups[-1].start, at + 1)
    return groups


def _group_name(builder: ControlBuilder, group: range) -> str:
    ask = builder.preview.ask
    return ", ".join(field_name(ask.parts[at], ask, builder.words) for at in group)


def _confirm_row(builder: ControlBuilder, legal: bool) -> Iterator[Row]:
    """Yield the buttons that confirm the whole draft or go one step back."""
    earlier = step_back(builder.preview)
    if not legal and earlier is None:
        return
    words, draft = builder.words, builder.preview.draft
    # An ask of the same kind is the next act of a window (trade on, buy once more), so the choices before it can be
    # confirmed without it. Any other ask is a part of the act, and must be answered with it.
    again = builder.preview.ask.kind in {ask.kind for ask in builder.preview.earlier}
    if again and not legal and not any(builder.preview.answer):
        draft, legal = draft[:-1], True
    # Passing is a choice like any other, but must not happen by accident. The button says that nothing is picked.
    empty = legal and not any(map(any, draft))
    # The game does not wait for an optional ask, so picking nothing needs no button.
    if empty and builder.preview.ask.optional:
        return
    confirm = _confirm_nothing(builder) if empty else words.text("panel-confirm")
    row = [Button(builder.id("c", encode(draft)), confirm, "success", disabled=not legal)]
    if earlier is not None:
        row.append(Button(builder.id("d", encode(earlier)), words.text("panel-back")))
    yield tuple(row)


def _confirm_nothing(builder: ControlBuilder) -> str:
    """Return the label that confirms an empty draft: what the game says it does, or that nothing is picked."""
    words, own = builder.words, f"panel-confirm-nothing.{builder.preview.ask.kind}"
    return words.text(own if words.known(own) else "panel-confirm-nothing")
