"""A game's tutorial as messages: the real panel of an arranged table, with a hint at each step.

Nothing is stored: a control's id holds the game, the answers so far and the current draft.
"""

import render
from cogs.discord.components import GOLD, Card
from cogs.discord.custom_ids import WELCOME, OutdatedComponent
from cogs.discord.names import escaped
from cogs.discord.titles import game_name
from cogs.lobby.tutorials import number_of
from cogs.panel.draft.codec import PanelState
from cogs.panel.draft.preview import Preview
from cogs.panel.form.controls import Scene, build_panel
from cogs.panel.message import PanelMessage
from cogs.show.history import event_sentences
from cogs.welcome.attempt import attempt_at, current_step, steps_right
from cogs.welcome.controls import AGAINST_COMPUTER, open_button
from render import Words
from rules.kernel import LEARNER, Lesson, lesson


def progress_of(taken: tuple[int, ...]) -> int:
    """Return the answers so far as a number: the digit 1, then one digit for each answer."""
    # The leading 1 keeps zeros, and makes "no answer yet" differ from 0.
    return int("1" + "".join(map(str, taken)))


def lesson_after(kind: str, progress: int) -> Lesson:
    """Return a game's tutorial at the given progress; OutdatedComponent if the tutorial has changed since."""
    digits = str(progress)
    try:
        if digits[0] != "1":
            raise ValueError(progress)
        return lesson(kind, [int(digit) for digit in digits[1:]])
    except (LookupError, ValueError) as error:
        raise OutdatedComponent(f"{kind} {progress}") from error


def tutorial_message(
    current: Lesson, state: PanelState, words: Words, names: list[str], note: str = "", *, direct: bool = False
) -> PanelMessage:
    """Return the current message of a tutorial: the panel of its next step, or its end.

    ``direct``: no table can be opened, because the learner is in direct messages.
    """
    preview, words = attempt_at(current, state.draft), words.with_icons()
    in_texts = [escaped(name) for name in names]
    sentences = event_sentences(
        [event.seen_by(LEARNER) for event in current.events], in_texts, words.about(current.table.view(LEARNER))
    )
    # Show the events until the next pick. After that the hint matters more.
    news = ("✔ " + "\n".join(sentences),) if sentences and not any(map(any, state.draft)) else ()
    name = f"tutorial-{current.game}-{progress_of(current.taken)}"
    if preview is None:
        card = _end(current.game, news, words)
        card = card._replace(rows=()) if direct else card
        return PanelMessage(card, Scene(current.table.view()), names, name)
    address = number_of(current.game), progress_of(current.taken)
    shown = build_panel(*address, preview, state, words.in_brief(), names, WELCOME)
    above = (_heading(current, preview, words), *news, note or _hint(current, preview, words), f"### {shown.prompt}")
    card = Card(above, shown.notes, shown.rows, accent=render.accent(LEARNER))
    return PanelMessage(card, shown.scene, names, name)


def _end(kind: str, news: tuple[str, ...], words: Words) -> Card:
    """Return the card at the end of a tutorial, with buttons that open a real table."""
    heading = words.text("tutorial-end", game=game_name(kind, words))
    above = (*news, heading, words.text(f"tutorial-{kind}-end"), words.text("tutorial-decided"))
    row = (open_button(kind, words, AGAINST_COMPUTER, "primary"), open_button(kind, words))
    return Card(above, rows=(row,), accent=GOLD)


def _heading(current: Lesson, preview: Preview, words: Words) -> str:
    right, steps = steps_right(current, preview), len(current.tutorial.own_steps)
    step = len(current.taken) + right + (current_step(current, preview) is not None)
    return words.text("tutorial-heading", game=game_name(current.game, words), step=step, steps=steps)


def _hint(current: Lesson, preview: Preview, words: Words) -> str:
    """Return the hint for the next step."""
    step = current_step(current, preview)
    text = words.text(f"tutorial-{current.game}-{step.hint}") if step else words.text("tutorial-confirm")
    return words.text("tutorial-hint", hint=text)


def kind_note(current: Lesson, preview: Preview, words: Words) -> str:
    """Return the note after a wrong click: nothing has changed, and the hint again."""
    return f"{words.text('tutorial-elsewhere')}\n{_hint(current, preview, words)}"
