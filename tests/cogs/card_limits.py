"""Discord's limits on cards, and long content for them."""

from collections.abc import Iterator, Sequence
from typing import Any

from cogs.discord.components import Card, Select, controls, layout_view
from cogs.discord.limits import MAX_ALT, MAX_OPTIONS, MAX_TEXT
from cogs.show.snapshot import TableSnapshot, quick_ask
from data.game.models import GameRow, Phase, Seat, SeatHistory
from render.lengths import length
from rules.kernel import Table

LONG = "𝓦𝓲𝓵𝓱𝓮𝓵𝓶𝓲𝓷𝓮-𝓒𝓱𝓪𝓻𝓵𝓸𝓽𝓽𝓮 von der Alm"
"""A name whose characters count as two each if Discord counts UTF-16 units."""


def seats(count: int) -> tuple[Seat, ...]:
    return tuple(
        Seat(game=1, seat=seat, user=10**18 + seat, opponent=seat == 1, name=f"{LONG[:30]} {seat}")
        for seat in range(count)
    )


def game(phase: Phase, kind: str = "carcassonne") -> GameRow:
    return GameRow(
        id=99_999, kind=kind, options={}, host=10**18, channel=1, created=0.0, phase=phase, seed_hash="f" * 64
    )


def moment(table: Table) -> TableSnapshot:
    return TableSnapshot(
        game=game("over" if table.over else "running", table.game),
        history=SeatHistory(seats(table.seats)),
        view=table.view(None),
        standing=table.standing,
        asked=tuple(ask.seat for ask in table.asks),
        turn=99,
        key=bytes(32),
        last=999,
        seed=table.seed,
        messages={},
        quick=quick_ask(table.asks),
    )


def check(card: Card, language: str) -> None:
    view = layout_view(card)
    assert view.content_length() <= MAX_TEXT
    assert view.total_children_count <= 40
    check_lengths(view.to_components())  # type: ignore[no-untyped-call]
    ids = [control.id for control in controls(card.rows)]
    assert len(ids) == len(set(ids))
    for text in (*card.above, *card.below):
        assert text.strip()
        assert "{" not in text, language
    for one in controls(card.rows):
        if isinstance(one, Select):
            assert 1 <= len(one.options) <= MAX_OPTIONS
            assert len({option.value for option in one.options}) == len(one.options), "no value twice"
        labels = [entry.label for entry in one.options] if isinstance(one, Select) else [one.label]
        assert all(label.strip() for label in labels), one
    if card.picture:
        assert 0 < length(card.picture.alt) <= MAX_ALT


def check_lengths(components: Sequence[Any]) -> None:
    """Check that every text is short enough, in code points and in UTF-16 units."""
    every = [*walk(components)]
    assert sum(length(part["content"]) for part in every if "content" in part) <= MAX_TEXT
    for part in every:
        most = 80 if part.get("type") == 2 else 100
        for key, limit in {"label": most, "description": 1_024 if "media" in part else 100, "placeholder": 150}.items():
            assert length(part.get(key) or "") <= limit, part


def walk(facts: Any) -> Iterator[dict[str, Any]]:
    """Yield every object in the sent content."""
    if isinstance(facts, dict):
        yield facts
    for inner in facts.values() if isinstance(facts, dict) else facts if isinstance(facts, list) else ():
        yield from walk(inner)
