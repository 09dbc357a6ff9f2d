"""Scenes: tables arranged for one test, and functions to play on them."""

from collections import Counter
from typing import Any

from rules.kernel import Ask, Event, Facts, Table
from rules.zavandor.components import GEMS
from rules.zavandor.state import Player, Zavandor
from rules.zavandor.view import ZavandorView


def cards(text: str) -> list[str]:
    """Return the gem cards of ``"Lb 3, Gr"``."""
    found: list[str] = []
    for part in filter(None, map(str.strip, text.split(","))):
        name, _, count = part.partition(" ")
        found += [name] * int(count or 1)
    return found


def seat(hand: str = "", cave: str = "", **more: Any) -> Facts:
    """Return one player's part of a position; ``cave`` is ``"R1 2, -, S0 1"``."""
    slots: list[Any] = []
    for slot in filter(None, map(str.strip, cave.split(","))):
        name, _, level = slot.partition(" ")
        slots.append(None if name == "-" else [name, int(level or 0)])
    if "bids" in more:
        more["bids"] = cards(more["bids"])
    return {"hand": cards(hand), "cave": slots, **more}


def scene(*players: Facts, seed: int = 1, **position: Any) -> Table:
    """Arrange a table of these players; a single player gets an empty second one."""
    seats = [*players, *([seat()] if len(players) == 1 else [])]
    for piles in ("draw", "discard"):
        if piles in position:
            position[piles] = {cart: cards(pile) for cart, pile in position[piles].items()}
    return Table.arrange("zavandor", {"seats": len(seats), "players": seats, **position}, seed=seed)


def market(*players: Facts, **position: Any) -> Table:
    """Arrange a table whose trade window is open."""
    return scene(*players, phase="trade", **position)


def rows(**right: str) -> Facts:
    """Return rows with these cards up for auction and no others."""
    return {gem: {"right": right.get(gem)} for gem in GEMS}


def do(table: Table, *choices: tuple[int, Any]) -> list[Event]:
    """Answer one ask after the other."""
    return [event for who, choice in choices for event in table.answer(who, choice)]


def bid(text: str = "", *orders: str) -> Facts:
    """Return a bid of exactly these gem cards with these orders."""
    named = cards(text)
    counts = {gem: sum(card[1] == gem for card in named) for gem in GEMS}
    numbers = {gem: [f"{count}{gem}"] for gem, count in counts.items() if count}
    return {**numbers, **({"cards": named} if named else {}), "orders": list(orders)}


def finish(table: Table) -> None:
    """End the trading of every seat."""
    for who in range(table.seats):
        if not state(table).players[who].done:
            table.answer(who, "done")


def auction(table: Table, *bids: Facts) -> list[Event]:
    """End the trading of every seat and bid; a seat without an entry bids nothing."""
    finish(table)
    given = [*bids, *([bid()] * (table.seats - len(bids)))]
    return do(table, *enumerate(given))


def state(table: Table) -> Zavandor:
    """Return the state."""
    found: Zavandor = table.state
    return found


def me(table: Table, who: int = 0) -> Player:
    """Return a player."""
    return state(table).players[who]


def sight(table: Table, who: int | None = None) -> ZavandorView:
    """Return the view of a seat, or the public view."""
    view = table.view(who)
    assert isinstance(view, ZavandorView)
    return view


def ask(table: Table, who: int = 0) -> Ask:
    """Return the ask of a seat."""
    found = table.ask_of(who)
    assert found is not None
    return found


def asked(table: Table) -> dict[int, str]:
    """Return the kinds of the asks that must be answered, by seat and without the game's name."""
    return {one.seat: one.kind.removeprefix("zavandor.") for one in table.asks if not one.optional}


def ids(table: Table, who: int = 0, field: str = "") -> dict[str, int]:
    """Return the options of a seat, and how often it may pick each."""
    part = next(part for part in ask(table, who).parts if part.name == field)
    return {option.id: option.limit for option in part.options}


def fields(table: Table, who: int = 0) -> list[str]:
    """Return the fields of a seat's ask."""
    return [part.name for part in ask(table, who).parts]


def same(zone: list[str], text: str) -> bool:
    """Return whether a zone holds exactly these gem cards, in any order."""
    return sorted(zone) == sorted(cards(text))


def carts(zone: list[str]) -> dict[str, int]:
    """Count gem cards by cart."""
    return dict(Counter(card[0] for card in zone))


def facts(events: Any, kind: str) -> list[Facts]:
    """Return the public facts of the events of a kind."""
    return [event.args for event in events if event.kind == f"zavandor.{kind}"]


def levels(table: Table, who: int = 0) -> dict[str, int]:
    """Return the levels of a seat's objects."""
    return {id_: level for id_, _, level in me(table, who).objects()}


def score(table: Table, who: int = 0) -> int:
    """Return a seat's points."""
    return next(place.score for place in table.standing if place.seat == who)


def gem_cards(table: Zavandor) -> Counter[str]:
    """Count the gem cards of all zones."""
    found: Counter[str] = Counter()
    for player in table.players:
        found.update((*player.hand, *player.bids))
    for pile in (*table.draw.values(), *table.discard.values()):
        found.update(pile)
    return found
