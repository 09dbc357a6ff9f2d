"""A draft in words: the choices so far, and how many picks are left."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from cogs.panel.draft.picks import Picks
from cogs.panel.draft.preview import Preview
from cogs.panel.draft.steps import capacity, is_tapped, path_of
from render import Words
from rules.kernel import Ask, Choice, Field


def summary_lines(preview: Preview, words: Words, names: Sequence[str]) -> Iterator[str]:
    """Yield lines about an answer that can be changed, the picks of the draft, and how many are left."""
    if preview.ask in preview.table.answered:
        yield words.text("panel-sealed" if preview.ask.secret else "panel-answered")
    # One line for the whole draft, because one tap confirms it as a whole.
    asks = (*preview.earlier, preview.ask)
    chosen = [choice_text(ask, choice, words, names) for ask, choice in zip(asks, preview.choices, strict=True)]
    chosen += begun_texts(preview, words, names)
    if any(chosen):
        yield words.text("panel-chosen", what=" → ".join(filter(None, chosen)))
    for part, picks in zip(preview.ask.parts, preview.answer, strict=True):
        # No count for an optional part without picks, or for an ask that has its answer. A field with its name above
        # the buttons has its count there.
        needed = part.least and preview.ask not in preview.table.answered
        # A field that takes each of its options once has no number to keep to.
        bounded = part.least or capacity(part) < len(part.options)
        if capacity(part) > 1 and bounded and (needed or picks) and not (part.name and is_tapped(part)):
            counted = count_text(part, picks, words)
            yield f"-# {field_name(part, preview.ask, words)}: {counted}" if part.name else f"-# {counted}"


def begun_texts(preview: Preview, words: Words, names: Sequence[str]) -> Iterator[str]:
    """Yield the last step of each unfinished pick, because the prompt does not say what its next steps are for."""
    for part, picks in zip(preview.ask.parts, preview.answer, strict=True):
        for walked in (path_of(part, pick) for pick in picks if pick.depth):
            yield f"{words.step(preview.ask, walked[:-1], walked[-1], names)} …"


def count_text(part: Field, picks: Picks, words: Words) -> str:
    """Return how many picks a part has, and how many it takes."""
    key = "panel-count" if part.least < capacity(part) else "panel-count-exactly"
    picked_so_far = sum(not pick.depth for pick in picks)
    # With enough picks only the maximum matters.
    least = 0 if picked_so_far >= part.least else part.least
    return words.text(key, count=picked_so_far, least=least, most=capacity(part))


def choice_text(ask: Ask, choice: Choice, words: Words, names: Sequence[str]) -> str:
    """Return a choice in words, "" if it picks nothing."""
    picked = {part.name: choice.get(part.name, []) if isinstance(choice, dict) else choice for part in ask.parts}
    # Hundreds may be offered, so only the picked options are put into words.
    labels = {
        part.name: {option.id: words.option(option, ask, names) for option in part.options if option.id in ids}
        for part, ids in zip(ask.parts, picked.values(), strict=True)
    }
    return written_choice(ask, choice, labels, {part.name: _before_picks(part, ask, words) for part in ask.fields})


def _before_picks(part: Field, ask: Ask, words: Words) -> str:
    """Return the text before the picks of a field: its name, or "" if the picks name it themselves."""
    key = f"before.{ask.kind}.{part.name}"
    return words.text(key) if words.known(key) else f"{field_name(part, ask, words)}: "


def written_choice(ask: Ask, choice: Choice, labels: Mapping[str, Mapping[str, str]], before: Mapping[str, str]) -> str:
    """Return a choice in words, from the labels of its options by field and the text before the picks of each field."""
    parts = []
    for part in ask.parts:
        ids = choice.get(part.name, []) if isinstance(choice, dict) else choice
        named = [labels[part.name][id_] for id_ in ids]
        if part.ordered:
            said = [f"{rank}. {label}" for rank, label in enumerate(named, 1)]
        else:
            said = [f"{label} × {times}" if times > 1 else label for label, times in Counter(named).items()]
        if said:
            parts.append(before.get(part.name, "") + ", ".join(said))
    return " · ".join(parts)


def field_name(part: Field, ask: Ask, words: Words) -> str:
    """Return the name of a field of an ask."""
    return words.text(f"field.{ask.kind}.{part.name}")
