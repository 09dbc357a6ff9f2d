"""Playthroughs: the opening of every game as text, with all asks, options and events, for people to review.

``playthroughs/<form>.txt`` shows the first choices of a random game. The test compares the text. If a rule changes,
write the texts again by ``python -m tests.contract`` and review the difference.
"""

import json
import random
from collections.abc import Iterator, Sequence
from textwrap import fill
from typing import Final

from bench.games.random_play import step
from rules.kernel import GAMES, Ask, Event, Facts, Table
from tests.contract.adding import ROOT, game_folders
from tests.contract.conftest import Form, named
from tests.contract.perft import openings

FOLDER = ROOT / "tests" / "contract" / "playthroughs"
SEED: Final = 7
CHOICES: Final = 40
SHOWN: Final = 12
"""The most options of an ask that are written out."""


def shown_forms() -> list[Form]:
    """Return the first and the last opening of every game: the base game, and the game with all that can be added."""
    found = []
    for game in game_folders(ROOT):
        forms = [form for form in openings() if form[0] == game]
        found += [forms[0], *([forms[-1]] if len(forms) > 1 else [])]
    return found


def text_of(form: Form) -> str:
    """Return the playthrough of a form."""
    game, seats, options = form
    table = Table.new(game, seats=seats, seed=SEED, options=options)
    title = f"{GAMES[game].meta.name}, {seats} seats, seed {SEED}, options {json.dumps(options)}"
    return "\n".join([title, "", *map(_event, table.news), *_course(table)]) + "\n"


def _course(table: Table) -> Iterator[str]:
    rng = random.Random(SEED)
    shown = set[int]()
    for number in range(1, CHOICES + 1):
        if table.over:
            break
        turn = table.turn
        yield f"\n{number}. turn {turn.number}" + ("" if turn.seat is None else f" of seat {turn.seat}")
        for ask in table.asks:
            yield from [f"  seat {ask.seat} is still asked {ask.kind}"] if ask.number in shown else _asked(ask)
            shown.add(ask.number)
        seat, choice, events = step(table, rng)
        yield f"  seat {seat} chooses {json.dumps(choice)}"
        yield from map(_event, events)
    yield "\n" + _standing(table)


def _asked(ask: Ask) -> Iterator[str]:
    flags = [flag for flag in ("secret", "together", "optional", "ordered") if getattr(ask, flag)]
    yield _line(f"seat {ask.seat} is asked {ask.kind}", *flags, _facts(ask.args))
    for part in ask.parts:
        ids = [option.id if option.limit == 1 else f"{option.id} (up to {option.limit})" for option in part.options]
        yield _line(f"  {part.name or 'options'} ({part.least} to {part.most} of {len(ids)}):", " | ".join(_short(ids)))


def _short(ids: Sequence[str]) -> Sequence[str]:
    return ids if len(ids) <= SHOWN else [*ids[: SHOWN - 1], "…", ids[-1]]


def _event(event: Event) -> str:
    hidden = f"hidden from all but {', '.join(map(str, event.to))}: {_facts(event.hidden)}" if event.hidden else ""
    return _line(f"  - {event.kind}", _facts(event.args), hidden)


def _standing(table: Table) -> str:
    return "standing: " + ", ".join(f"{place.rank}. seat {place.seat} ({place.score})" for place in table.standing)


def _facts(facts: Facts) -> str:
    return " ".join(f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in facts.items())


def _line(*parts: str) -> str:
    return fill("  " + " ".join(filter(None, parts)), 120, subsequent_indent="        ", break_on_hyphens=False)


def write_playthroughs() -> None:
    """Write the playthroughs of every game."""
    FOLDER.mkdir(exist_ok=True)
    for form in shown_forms():
        (FOLDER / f"{named(form)}.txt").write_text(text_of(form), encoding="utf-8")
