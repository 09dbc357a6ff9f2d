"""The messages of a puzzle: the question, the answer with what each choice is worth, and the daily post."""

from collections import Counter
from collections.abc import Iterator, Sequence

import render
from cogs.discord.components import Button, Card, Row, Select, SelectOption, in_rows
from cogs.discord.custom_ids import PUZZLE, CustomId
from cogs.discord.limits import MAX_OPTIONS
from cogs.discord.names import escaped
from cogs.discord.titles import game_name, message_url
from cogs.panel.draft.summary import choice_text
from cogs.panel.form.controls import Scene
from cogs.panel.message import PanelMessage
from cogs.puzzles.daily import Daily, riddle_of
from cogs.table.opponents import OPPONENT_NAMES
from data.puzzles import PuzzleAnswer, PuzzlePost, PuzzleRecord
from render import Words

SOLVE, PICK, ANSWER, LOOK = "solve", "pick", "answer", "look"
"""The verbs: of the post's button, of the button of each choice, of *Confirm*, and of the select of closer looks."""
TEXT = "text"
"""The look at the table as text."""
EASY, MEDIUM = 0.7, 0.3
"""The least shares of tries in which level *normal* finds the best choice of such a puzzle."""


def question_message(today: Daily, words: Words, picked: int | None = None) -> PanelMessage:
    """Return the private message with the question, a button for each choice, and *Confirm* for the picked one."""
    words = words.with_icons()
    chosen = [words.text("panel-chosen", what=told_choice(today, picked, words))] if picked is not None else []
    below = "\n".join((*choice_lines(today, words), *chosen, words.text("puzzle-once")))
    rows = (*_buttons(today, picked, words), _looks(today, words))
    card = Card(_above(today, words), (below,), rows, accent=_accent(today))
    return _message(today, card)


def answer_message(
    shown: Daily, answer: PuzzleAnswer, picks: Counter[int], record: PuzzleRecord, words: Words
) -> PanelMessage:
    """Return the private message after the answer: what each choice is worth, and how others here have answered."""
    words = words.with_icons()
    key = "puzzle-solved" if answer.solved else "puzzle-missed"
    numbers = {"best": shown.puzzle.best + 1, "pick": answer.pick + 1}
    notes = [words.text("puzzle-here", solved=picks[shown.puzzle.best], count=picks.total()), words.text("puzzle-how")]
    if record.streak > 1:
        notes.append(words.text("puzzle-streak", streak=record.streak))
    notes.append(words.text("puzzle-next", when=f"<t:{int(shown.ends)}:R>"))
    below = "\n".join((words.text(key, **numbers), *_worths(shown, answer.pick, picks, words), *notes))
    return _message(shown, Card(_above(shown, words), (below,), (_looks(shown, words),), accent=_accent(shown)))


def post_card(today: Daily, last: str, words: Words) -> Card:
    """Return the daily post without its picture. ``last`` is the line about the puzzle before, or ""."""
    words = words.with_icons()
    below = "\n".join(filter(None, (*choice_lines(today, words), last)))
    return Card(_above(today, words), (below,), ((solve_button(today, words),),), accent=_accent(today))


def solve_button(today: Daily, words: Words) -> Button:
    """Return the button that opens the puzzle in private."""
    return Button(_id(today, SOLVE), words.text("button-solve"), "primary")


def last_line(guild: int, post: PuzzlePost, last: Daily, picks: Counter[int], words: Words) -> str:
    """Return the line that tells the solution of the last posted puzzle, with a link to its post."""
    words = words.with_icons()
    address = message_url(guild, post.channel, post.message)
    what = told_choice(last, last.puzzle.best, words)
    facts = {"number": last.puzzle.best + 1, "solved": picks[last.puzzle.best], "count": picks.total()}
    return words.text("puzzle-last", address=address, what=what, **facts)


def scene_of(shown: Daily) -> Scene:
    """Return the content of the picture: the choices have the numbers of their lines where it can show them."""
    view, ask, _ = riddle_of(shown.game, shown.puzzle.id)
    marks = render.numbered(ask, [one.choice for one in shown.puzzle.choices])
    return Scene(view, render.with_marks(ask, marks, whole=True))


def names_of(shown: Daily) -> list[str]:
    """Return the names of the seats."""
    return list(OPPONENT_NAMES[: riddle_of(shown.game, shown.puzzle.id).seats])


def choice_lines(shown: Daily, words: Words) -> Iterator[str]:
    """Yield a line for each choice."""
    for number in range(len(shown.puzzle.choices)):
        yield words.text("hint-line", number=number + 1, what=told_choice(shown, number, words))


def told_choice(shown: Daily, at: int, words: Words) -> str:
    """Return a choice in words."""
    view, ask, _ = riddle_of(shown.game, shown.puzzle.id)
    # The picture has the numbers of the lines instead of the panel's marks.
    about, plain = words.about(view), render.with_marks(ask, {})
    names = [escaped(name) for name in names_of(shown)]
    return choice_text(plain, shown.puzzle.choices[at].choice, about, names) or about.nothing(plain)


def _worths(shown: Daily, picked: int, picks: Counter[int], words: Words) -> Iterator[str]:
    """Yield a line for each choice: what it is worth, and how often it was picked here."""
    for at, judged in enumerate(shown.puzzle.choices):
        # Behind the number, so that Discord shows the lines as one list.
        mark = "✔ " if at == shown.puzzle.best else "✘ " if at == picked else ""
        facts = {"number": at + 1, "what": mark + told_choice(shown, at, words), "chance": round(100 * judged.chance)}
        lead = {"sign": "−" if judged.points < 0 else "+", "lead": abs(judged.points)}
        yield words.text("puzzle-worth", **facts, **lead, count=picks[at])


def _above(shown: Daily, words: Words) -> tuple[str, ...]:
    view, ask, _ = riddle_of(shown.game, shown.puzzle.id)
    names = [escaped(name) for name in names_of(shown)]
    heading = words.text("puzzle-heading", game=game_name(shown.game, words))
    level = "easy" if shown.puzzle.found >= EASY else "medium" if shown.puzzle.found >= MEDIUM else "hard"
    question = words.about(view).question(ask, names)
    which = words.text("puzzle-which", name=names[shown.puzzle.seat])
    return f"### {heading}", f"**{question}** {which}\n{words.text(f'puzzle-{level}')}"


def _buttons(today: Daily, picked: int | None, words: Words) -> Iterator[Row]:
    choices: Sequence[int] = range(len(today.puzzle.choices))
    yield from in_rows(
        [Button(_id(today, PICK, at), f"{at + 1}", "primary" if at == picked else "secondary") for at in choices]
    )
    if picked is not None:
        yield (Button(_id(today, ANSWER, picked), words.text("panel-confirm"), "success"),)


def looks(shown: Daily, words: Words) -> dict[str, str]:
    """Return the names of the closer looks at the table, by key: its overlays, and the table as text."""
    keys = render.overlays(riddle_of(shown.game, shown.puzzle.id).view)[: MAX_OPTIONS - 1]
    return {TEXT: words.text("button-text"), **{key: words.text(f"overlay.{shown.game}.{key}") for key in keys}}


def _looks(shown: Daily, words: Words) -> Select:
    options = tuple(SelectOption(key, name) for key, name in looks(shown, words).items())
    return Select(_id(shown, LOOK), words.text("puzzle-look"), options)


def _id(today: Daily, verb: str, at: int = 0) -> str:
    # Digits after a verb make the ids of a message unique.
    return str(CustomId(PUZZLE, today.day, f"{verb}{at}", at, today.address))


def _accent(shown: Daily) -> int:
    return render.accent(shown.puzzle.seat)


def _message(shown: Daily, card: Card) -> PanelMessage:
    return PanelMessage(card, scene_of(shown), names_of(shown), f"puzzle-{shown.day}")
