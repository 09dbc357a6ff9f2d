"""Playing through a tutorial by its own controls, without Discord."""

from collections.abc import Iterator
from itertools import product

from cogs.discord.components import Button, Card, Select, buttons, controls
from cogs.discord.custom_ids import WELCOME, CustomId, id_pattern, parse_id
from cogs.panel.draft.codec import PanelState, decode_state
from cogs.panel.draft.picks import InvalidDraft
from cogs.welcome.attempt import after_tap, attempt_at, current_step, goes_right
from cogs.welcome.tutorial import tutorial_message
from render import Words
from rules.kernel import Lesson, Tutorial, lesson

NAMES = ["Ada", "Bruno"]


def ways(tutorial: Tutorial) -> Iterator[tuple[int, ...]]:
    """Return every path through a tutorial."""
    yield from product(*(range(len(step.answers)) for step in tutorial.own_steps))


def lessons(game: str, way: tuple[int, ...]) -> Iterator[Lesson]:
    """Yield a tutorial on a path, at each step and at its end."""
    for steps in range(len(way) + 1):
        yield lesson(game, way[:steps])


def card_of(current: Lesson, state: PanelState, words: Words) -> Card:
    """Return the present content of a tutorial, without its picture."""
    return tutorial_message(current, state, words, NAMES).card


def taps(current: Lesson, state: PanelState, words: Words) -> Iterator[PanelState]:
    """Yield the resulting state of each control of a tutorial's panel, except for Confirm."""
    for control in controls(card_of(current, state, words).rows):
        yield from _leads_to(current, control)


def _leads_to(current: Lesson, control: Button | Select) -> Iterator[PanelState]:
    id_ = _id(control)
    if id_.verb in ("c", "n"):
        return
    values = [[entry.value] for entry in control.options] if isinstance(control, Select) else [[]]
    if isinstance(control, Select) and id_.verb == "m":
        values = [*_several([entry.value for entry in control.options], control.least, control.most)]
    for picked in values:
        yield after_tap(current, id_.verb, id_.rest, picked)


def _several(values: list[str], least: int, most: int) -> Iterator[list[str]]:
    for first, size in product(range(len(values)), range(max(1, least), most + 1)):
        yield [values[(first + at) % len(values)] for at in range(min(size, len(values)))]


def composed(current: Lesson, words: Words) -> PanelState:
    """Tap forward until only Confirm is missing: the shortest path by the controls."""
    waiting, seen = [PanelState()], set()
    for _ in range(10_000):
        state = waiting.pop(0)
        preview = attempt_at(current, state.draft)
        assert preview is not None
        if current_step(current, preview) is None and (sure := _confirmed(current, state, words)):
            return sure
        for after in taps(current, state, words):
            if after not in seen and _is_right(current, after):
                seen.add(after)
                waiting.append(after)
    raise AssertionError(f"nothing leads on from {current.step}")


def _confirmed(current: Lesson, state: PanelState, words: Words) -> PanelState | None:
    """Return the draft that Confirm would commit, if it is enabled."""
    rows = card_of(current, state, words).rows
    ids = [_id(button) for button in buttons(rows) if not button.disabled]
    return next((decode_state(id_.rest) for id_ in ids if id_.verb == "c"), None)


def _id(control: Button | Select) -> CustomId:
    match = id_pattern(WELCOME).fullmatch(control.id)
    assert match, control.id
    return parse_id(WELCOME, match)


def _is_right(current: Lesson, state: PanelState) -> bool:
    try:
        preview = attempt_at(current, state.draft)
    except InvalidDraft:
        return False
    return preview is not None and goes_right(current, preview)
