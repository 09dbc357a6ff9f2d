"""What somebody tries in a tutorial, held against its steps: whether it leads on, and what is to be said of it."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice, repeat, takewhile

from cogs.panel.codec import PanelState
from cogs.panel.draft import BLANK, Draft, Picks
from cogs.panel.edits import step_back
from cogs.panel.preview import Preview, choice_of, is_complete, preview_of
from cogs.panel.steps import FEW, path_of, siblings
from cogs.panel.transitions import next_state
from rules.kernel import LEARNER, Ask, Choice, Field, Lesson, Step, answer_given, leads_on


def after_tap(lesson: Lesson, verb: str, rest: str, values: Sequence[str]) -> PanelState:
    """Return the panel's state after a component was used; InvalidDraft if it belongs to another tutorial."""
    state = next_state(lesson.table, LEARNER, verb, rest, values)
    ahead = len([*_steps_ahead(lesson)])
    # Behind these steps somebody else acts first: what the panel might ask then is not a part of this draft.
    return state if any(map(any, state.draft[ahead:])) else state._replace(draft=state.draft[: max(ahead, 1)])


def attempt_at(lesson: Lesson, draft: Draft) -> Preview | None:
    """Return a draft of the learner, tried out; None at the tutorial's end. InvalidDraft where it does not fit."""
    return preview_of(lesson.table, LEARNER, draft) if lesson.step else None


def goes_right(lesson: Lesson, preview: Preview) -> bool:
    """Whether every pick of a draft can become the answer to its step."""
    asks = (*preview.earlier, preview.ask)
    answers = (*preview.draft[:-1], preview.answer)
    steps = chain(_steps_ahead(lesson), repeat(None))
    return all(
        not any(answer) or (step is not None and leads_on(step, ask, _paths(ask, answer)))
        for step, ask, answer in zip(steps, asks, answers, strict=False)
    )


def _steps_ahead(lesson: Lesson) -> Iterator[Step]:
    """Yield the learner's next steps, up to where somebody else acts."""
    return takewhile(lambda step: step.seat == LEARNER, lesson.tutorial.steps[lesson.done :])


def _paths(ask: Ask, answer: tuple[Picks, ...]) -> list[list[tuple[str, ...]]]:
    return [
        [_decided(part, picks, at) for at in range(len(picks))] for part, picks in zip(ask.parts, answer, strict=True)
    ]


def _decided(part: Field, picks: Picks, at: int) -> tuple[str, ...]:
    """Return the steps of a pick that somebody has decided on."""
    path, pick = path_of(part, picks[at]), picks[at]
    # The last step of a few (a tile's rotation) the panel takes by itself: it may still be turned.
    turns = not pick.depth and len(path) > 1 and 2 <= len(siblings(part, pick)) <= FEW
    return path[:-1] if turns else path


def right_part(lesson: Lesson, preview: Preview) -> Draft:
    """Return as much of a draft as can become the answers that lead on."""
    while not goes_right(lesson, preview):
        shorter = step_back(preview)
        earlier = preview_of(lesson.table, LEARNER, shorter) if shorter else None
        if shorter is None or earlier is None:
            return (BLANK,)
        preview = earlier
    return preview.draft


def answers_of(lesson: Lesson, preview: Preview) -> Iterator[int | None]:
    """Yield which of its step's answers each complete answer of a draft is; None for one that is none of them."""
    for step, (ask, choice) in zip(_steps_ahead(lesson), _complete(preview), strict=False):
        yield answer_given(step, ask, choice)


def _complete(preview: Preview) -> Iterator[tuple[Ask, Choice]]:
    yield from zip(preview.earlier, map(choice_of, preview.earlier, preview.draft[:-1]), strict=True)
    if is_complete(preview):
        yield preview.ask, choice_of(preview.ask, preview.answer)


def steps_right(lesson: Lesson, preview: Preview) -> int:
    """Return how many steps a draft answers as it should, one after the other."""
    if not any(map(any, preview.draft)):
        return 0
    return len([*takewhile(lambda found: found is not None, answers_of(lesson, preview))])


def step_in_hand(lesson: Lesson, preview: Preview) -> Step | None:
    """Return the first step that a draft does not yet answer as it should; None where only Confirm is missing."""
    right = steps_right(lesson, preview)
    return None if right == len(preview.draft) else next(islice(_steps_ahead(lesson), right, None), None)
