"""The reasons of computers in recorded games: they follow from public facts, and every language tells them."""

from collections.abc import Iterator
from functools import cache

import pytest

from cogs.show.reasons import ACTING
from render import LANGUAGES, words
from rules.kernel import GAMES, LEVELS, Event, Reason, Table
from tests.contract.recording import file_of, read

RECORDED = {
    "carcassonne": ("every_expansion",),
    "catan": ("building", "cities_improvement"),
    "dominion": ("provinces", "three_piles"),
    "zavandor": ("normal",),
}
EVERY = {"carcassonne": 7}
"""The distance of the choices that are looked at, in a game whose reasons take time."""
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")
LEAST = {
    "carcassonne.placed": 0.8,
    "carcassonne.passed": 1.0,
    "catan.built": 0.8,
    "dominion.bought": 0.9,
    "zavandor.won": 0.9,
    "zavandor.no_bid": 1.0,
    "zavandor.kept": 1.0,
}
"""The least share of these events that has a reason."""


def played(game: str, name: str) -> Iterator[tuple[Event, tuple[Reason, ...], Table]]:
    """Yield some public events of a recorded game in which a seat acts, with the reasons, at each level in turn."""
    document = read(file_of(game, name))
    every = EVERY.get(game, 1)
    seed, seats = int(document["seed"], 16), len(document["seats"])
    table = Table.again(game, seats=seats, seed=seed, options=document["options"])
    for number, line in enumerate(document["log"][1:]):
        looked_at = number % every == 0
        before = table.view(None) if looked_at else None
        for event in table.answer(line["seat"], line["choice"])[: None if looked_at else 0]:
            told = event.seen_by(None)
            seat = next((told.args[fact] for fact in ACTING if isinstance(told.args.get(fact), int)), None)
            if seat is not None:
                reasons = GAMES[game].reasons(before, told, seat, LEVELS[number // every % len(LEVELS)])
                yield event, tuple(reasons), table


@cache
def found(game: str) -> tuple[dict[str, list[bool]], dict[str, Reason], Table]:
    """Return by kind of event whether each has a reason, one reason of each kind, and a table."""
    reasoned: dict[str, list[bool]] = {}
    kinds: dict[str, Reason] = {}
    steps = [step for name in RECORDED[game] for step in played(game, name)]
    for event, reasons, _ in steps:
        reasoned.setdefault(event.kind, []).append(bool(reasons))
        kinds |= {reason.kind: reason for reason in reasons}
    return reasoned, kinds, steps[-1][2]


@pytest.mark.parametrize("game", RECORDED)
def test_most_choices_of_a_computer_have_a_reason(game: str) -> None:
    reasoned, kinds, _ = found(game)
    for kind, share in LEAST.items():
        if kind in reasoned:
            assert sum(reasoned[kind]) >= share * len(reasoned[kind]), kind
    assert len(kinds) >= 5, "not always the same reason"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RECORDED)
def test_every_language_tells_the_reasons_as_half_sentences(game: str, language: str) -> None:
    _, kinds, table = found(game)
    about = words(language).about(table.view(None))
    for reason in kinds.values():
        told = about.because(reason, NAMES)
        assert about.has(f"because.{reason.kind}"), reason
        # The text of a card in Dominion has sentences.
        assert not told.endswith(".") or reason.kind == "dominion.effect", told
        assert "  " not in told, told
