"""Tutorials: every path through each of them is legal, has texts, and can be tapped."""

from typing import cast

import pytest

import render
from cogs.discord.custom_ids import OutdatedComponent
from cogs.discord.limits import MAX_ALT
from cogs.lobby.tutorials import games_to_learn, kind_of, number_of, tutorial_buttons
from cogs.panel.draft.codec import PanelState
from cogs.welcome.attempt import answers_of, attempt_at, goes_right, right_part
from cogs.welcome.tutorial import lesson_after, progress_of, tutorial_message
from render import LANGUAGES, words
from render.icon_marks import plain
from rules.catan.view import CatanView, geometry
from rules.kernel import GAMES, LEARNER, Lesson, Table, lesson, tutorial_of
from tests.cogs.card_limits import check
from tests.cogs.welcome.tutorial_paths import NAMES, composed, lessons, taps, ways

LEARNABLE = games_to_learn()
MAX_STEPS, MAX_ANSWERS = 8, 10
"""The most steps of the learner, and the most answers to each: a custom id has one digit for each answer given."""


def test_a_game_without_a_tutorial_has_none() -> None:
    assert tutorial_of("demo") is None
    assert tutorial_of("whist") is None
    assert tutorial_buttons("demo", words("en")) == ()
    with pytest.raises(LookupError):
        lesson("demo")


@pytest.mark.parametrize("kind", LEARNABLE)
def test_every_step_is_legal_on_every_path_and_the_last_one_is_reached(kind: str) -> None:
    tutorial = tutorial_of(kind)
    assert tutorial is not None
    for way in ways(tutorial):
        table = Table.arrange(kind, tutorial.position, tutorial.seed)
        chosen = iter(way)
        for step in tutorial.steps:
            asked = table.ask_of(step.seat)
            assert asked is not None
            assert asked.kind == step.ask
            table.answer(step.seat, step.answers[next(chosen) if step.seat == LEARNER else 0])
        whole = lesson(kind, way)
        assert whole.step is None
        assert whole.table.dump() == table.dump()


@pytest.mark.parametrize("kind", LEARNABLE)
def test_a_tutorial_is_short_and_its_path_has_few_digits(kind: str) -> None:
    tutorial = tutorial_of(kind)
    assert tutorial is not None
    assert 4 <= len(tutorial.own_steps) <= MAX_STEPS
    assert all(1 <= len(step.answers) <= MAX_ANSWERS and step.hint for step in tutorial.own_steps)
    assert all(len(step.answers) == 1 for step in tutorial.steps if step.seat != LEARNER)
    assert len(str(progress_of((9,) * MAX_STEPS))) <= 9


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", LEARNABLE)
def test_every_hint_has_a_text_in_every_language(kind: str, language: str) -> None:
    tutorial = tutorial_of(kind)
    assert tutorial is not None
    hints = [step.hint for step in tutorial.own_steps] + ["end"]
    assert len(set(hints)) == len(hints)
    assert all(words(language).has(f"tutorial-{kind}-{hint}") for hint in hints)
    told = {key for key in words(language).keys if key.startswith(f"tutorial-{kind}-")}
    assert told == {f"tutorial-{kind}-{hint}" for hint in hints}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", LEARNABLE)
def test_every_step_keeps_the_limits_and_shows_its_hint(kind: str, language: str) -> None:
    tutorial = tutorial_of(kind)
    assert tutorial is not None
    told = words(language)
    for current in lessons(kind, (0,) * len(tutorial.own_steps)):
        shown = tutorial_message(current, PanelState(), told, NAMES)
        check(shown.card, language)
        hint = current.step.hint if current.step else "end"
        assert told.text(f"tutorial-{kind}-{hint}") in plain("\n".join(shown.card.above))
        assert 0 < len(render.describe(shown.scene.view, names=NAMES, language=language)) <= MAX_ALT


def hint_at(current: Lesson, state: PanelState) -> str:
    """Return all text above a tutorial's picture."""
    return "\n".join(tutorial_message(current, state, words("en"), NAMES).card.above)


def test_the_number_of_the_step_follows_the_draft() -> None:
    current = lesson("carcassonne")
    assert "step 1 of 6" in hint_at(current, PanelState())
    (placed,) = (one for one in taps(current, PanelState(), words("en")) if "step 2 of 6" in hint_at(current, one))
    assert words("en").text("tutorial-carcassonne-knight") in hint_at(current, placed)
    assert "step 2 of 6" in hint_at(current, composed(current, words("en")))


def test_events_before_the_first_step_are_shown_without_seeds() -> None:
    above = hint_at(lesson("catan"), PanelState())
    assert "Ada, turn 1: rolls **6**" in above
    assert not any("SHA-256" in hint_at(lesson(kind), PanelState()) for kind in LEARNABLE)


@pytest.mark.parametrize("kind", LEARNABLE)
def test_each_step_can_be_tapped_and_is_then_confirmed(kind: str) -> None:
    current = lesson(kind)
    while current.step:
        state = composed(current, words("en"))
        preview = attempt_at(current, state.draft)
        assert preview is not None
        assert words("en").text("tutorial-confirm") in hint_at(current, state)
        given = [*answers_of(current, preview)]
        assert None not in given
        for which in given:
            assert which is not None
            current.answer(which)


@pytest.mark.parametrize("kind", LEARNABLE)
def test_a_tap_in_another_direction_is_removed_again(kind: str) -> None:
    tutorial = tutorial_of(kind)
    assert tutorial is not None
    astray = 0
    for current in [*lessons(kind, (0,) * len(tutorial.own_steps))][:-1]:
        for state in taps(current, PanelState(), words("en")):
            preview = attempt_at(current, state.draft)
            assert preview is not None
            if not goes_right(current, preview):
                astray += 1
                kept = attempt_at(current, right_part(current, preview))
                assert kept is not None
                assert goes_right(current, kept)
    assert astray


def test_the_picture_of_catan_shows_the_hexes_that_its_hints_name() -> None:
    """A hint spoke of hills, and no hills lay beside the place that it meant."""
    named = {"E27": {("hills", 6), ("desert", 0)}, "V23": {("hills", 6), ("forest", 11), ("desert", 0)}}
    touched = {}
    for current in lessons("catan", (0,) * len(lesson("catan").tutorial.own_steps)):
        view = cast("CatanView", tutorial_message(current, PanelState(), words("en"), NAMES).scene.view)
        places = geometry(view.size)
        for answer in current.step.answers if current.step else ():
            place = str(answer).partition(":")[2]
            if place in named:
                number = int(place[1:])
                ends = places.ends[number] if place[0] == "E" else (number,)
                hexes = set.intersection(*({*places.hexes_at[end]} for end in ends))
                touched[place] = {(view.hexes[hex_].terrain, view.hexes[hex_].number) for hex_ in hexes}
    assert touched == named


def test_a_game_is_identified_by_its_number() -> None:
    assert len({number_of(kind) for kind in GAMES}) == len(GAMES)
    assert [kind_of(number_of(kind)) for kind in GAMES] == list(GAMES)
    with pytest.raises(OutdatedComponent):
        kind_of(number_of("whist"))


def test_an_unknown_path_is_outdated() -> None:
    for progress in (19, 199999999, 10000000):
        with pytest.raises(OutdatedComponent):
            lesson_after(LEARNABLE[0], progress)


@pytest.mark.parametrize("kind", LEARNABLE)
def test_end_of_a_tutorial_offers_a_table_only_on_a_server(kind: str) -> None:
    tutorial = tutorial_of(kind)
    assert tutorial is not None
    ended = lesson(kind, next(iter(ways(tutorial))))
    rows = [
        tutorial_message(ended, PanelState(), words("en"), NAMES, direct=direct).card.rows for direct in (False, True)
    ]
    assert [len(each) for each in rows] == [1, 0]
