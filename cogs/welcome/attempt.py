"""A learner's attempt in a tutorial, compared with the tutorial's steps."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice, repeat, takewhile

from cogs.panel.draft.codec import PanelState
from cogs.panel.draft.edits import step_back
from cogs.panel.draft.picks import BLANK, Draft, Picks
from cogs.panel.draft.preview import Preview, choice_of, is_complete, preview_of
from cogs.panel.draft.steps import path_of, turns
from cogs.panel.form.transitions import next_state
from rules.kernel import LEARNER, Ask, Choice, Field, Lesson, Step, answer_given, leads_on


def after_tap(lesson: Lesson, verb: str, rest: str, values: Sequence[str]) -> PanelState:
    """Return the panel's state after a click; InvalidDraft if the component belongs to another tutorial."""
    state = next_state(lesson.table, LEARNER, verb, rest, values)
    ahead = len([*_steps_ahead(lesson)])
    # After these steps another player acts first, so the panel's next ask is not part of this draft.
    return state if any(map(any, state.draft[ahead:])) else state._replace(draft=state.draft[: max(ahead, 1)])


def attempt_at(lesson: Lesson, draft: Draft) -> Preview | None:
    """Return the preview of the learner's draft; None at the tutorial's end. InvalidDraft if it does not fit."""
    return preview_of(lesson.table, LEARNER, draft) if lesson.step else None


def goes_right(lesson: Lesson, preview: Preview) -> bool:
    """Return whether every pick of a draft can become the answer to its step."""
    asks = (*preview.earlier, preview.ask)
    answers = (*preview.draft[:-1], preview.answer)
    steps = chain(_steps_ahead(lesson), repeat(None))
    return all(
        not any(answer) or (step is not None and leads_on(step, ask, _paths(ask, answer)))
        for step, ask, answer in zip(steps, asks, answers, strict=False)
    )


def _steps_ahead(lesson: Lesson) -> Iterator[Step]:
    """Yield the learner's next steps, up to the first step of another player."""
    return takewhile(lambda step: step.seat == LEARNER, lesson.tutorial.steps[lesson.done :])


def _paths(ask: Ask, answer: tuple[Picks, ...]) -> list[list[tuple[str, ...]]]:
    return [
        [_decided(part, picks, at) for at in range(len(picks))] for part, picks in zip(ask.parts, answer, strict=True)
    ]


def _decided(part: Field, picks: Picks, at: int) -> tuple[str, ...]:
    """Return the part of a pick's path that the learner has chosen."""
    path, pick = path_of(part, picks[at]), picks[at]
    # The panel fills in a tile's rotation. The learner can still change it.
    return path[:-1] if turns(part, pick) else path


def right_part(lesson: Lesson, preview: Preview) -> Draft:
    """Return the longest part of a draft that can still become the right answers."""
    while not goes_right(lesson, preview):
        shorter = step_back(preview)
        earlier = preview_of(lesson.table, LEARNER, shorter) if shorter else None
        if shorter is None or earlier is None:
            return (BLANK,)
        preview = earlier
    return preview.draft


def answers_of(lesson: Lesson, preview: Preview) -> Iterator[int | None]:
    """Yield for each complete answer of a draft its index among the step's answers; None for a wrong answer."""
    for step, (ask, choice) in zip(_steps_ahead(lesson), _complete(preview), strict=False):
        yield answer_given(step, ask, choice)


def _complete(preview: Preview) -> Iterator[tuple[Ask, Choice]]:
    yield from zip(preview.earlier, map(choice_of, preview.earlier, preview.draft[:-1]), strict=True)
    if is_complete(preview):
        yield preview.ask, choice_of(preview.ask, preview.answer)


def steps_right(lesson: Lesson, preview: Preview) -> int:
    """Return the number of steps that a draft answers rightly before its first wrong or missing answer."""
    if not any(map(any, preview.draft)):
        return 0
    return len([*takewhile(lambda answer: answer is not None, answers_of(lesson, preview))])


def current_step(lesson: Lesson, preview: Preview) -> Step | None:
    """Return the first step that a draft does not yet answer rightly; None if only Confirm is missing."""
    right = steps_right(lesson, preview)
    return None if right == len(preview.draft) else next(islice(_steps_ahead(lesson), right, None), None)
