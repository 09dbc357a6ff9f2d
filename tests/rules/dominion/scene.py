"""Scenes: tables arranged for one test, and functions to play and read them."""

from typing import Any

from rules.dominion.expansions.prosperity import tokens as prosperity
from rules.dominion.expansions.prosperity.view import ProsperityView
from rules.dominion.state import Dominion, Player
from rules.dominion.view import DominionView
from rules.kernel import Ask, Event, Table

Cards = str | list[str]

OF_A_PLAYER = (
    *("deck", "discard", "in_play", "turns", "mats", "hidden", "later", "extra_turns"),
    *("vp", "pirate", "gained"),
)
"""The keys of a player in a position, apart from the hand."""


def cards(text: Cards) -> list[str]:
    """Return the cards of ``"Copper 3, Estate"``."""
    if isinstance(text, list):
        return text
    found: list[str] = []
    for part in filter(None, map(str.strip, text.split(","))):
        name, _, count = part.rpartition(" ")
        found += [name] * int(count) if count.isdigit() else [part]
    return found


def seat(**zones: Any) -> dict[str, Any]:
    """Return one player's part of a position."""
    return {
        key: cards(value) if key in ("hand", "deck", "discard", "in_play") else value for key, value in zones.items()
    }


def scene(hand: Cards = "", *others: dict[str, Any], more: dict[str, Any] | None = None, **position: Any) -> Table:
    """Arrange a table on which seat 0 moves with this hand. The default of ``others`` is one player without cards."""
    mine = seat(**{key: position.pop(key) for key in OF_A_PLAYER if key in position})
    players = [{"hand": cards(hand), **mine}, *(others or (seat(),))]
    if "trash" in position:
        position["trash"] = cards(position["trash"])
    return Table.arrange("dominion", {"seats": len(players), "players": players, **position, **(more or {})}, seed=1)


def do(table: Table, *choices: Any) -> list[Event]:
    """Answer the first open ask with one choice after the other: an id, or a list of ids, or (seat, choice)."""
    events: list[Event] = []
    for choice in choices:
        asked = table.asks[0].seat
        who, what = choice if isinstance(choice, tuple) else (asked, choice)
        events += table.answer(who, what)
    return events


def buy_phase(hand: Cards = "", *others: dict[str, Any], **position: Any) -> Table:
    """Arrange a table on which seat 0 is in the Buy phase."""
    return scene(hand, *others, phase="buy", **position)


def sight(table: Table, who: int | None = None) -> DominionView:
    """Return the view of a seat, or the public one."""
    view = table.view(who)
    assert isinstance(view, DominionView)
    return view


def prices(table: Table) -> dict[str, int]:
    """Return what every pile costs now, as the seat to move sees it."""
    return {one.card: one.cost for one in sight(table, state(table).seat).piles}


def state(table: Table) -> Dominion:
    """Return the state."""
    found: Dominion = table.state
    return found


def tokens(table: Table) -> prosperity.Tokens:
    """Return Prosperity's part of the state."""
    return prosperity.tokens(state(table))


def vp(table: Table, who: int = 0) -> int:
    """Return how many victory tokens a seat has."""
    return prosperity.tokens_of(state(table), who)


def shown(table: Table, who: int | None = None) -> ProsperityView:
    """Return Prosperity's part of the view of a seat, or of the public one."""
    found = sight(table, who).parts.get("prosperity", ProsperityView())
    assert isinstance(found, ProsperityView)
    return found


def me(table: Table) -> Player:
    """Return the first player's cards."""
    return state(table).players[0]


def foe(table: Table, number: int = 1) -> Player:
    """Return another player's cards."""
    return state(table).players[number]


def kind(table: Table) -> str:
    """Return the kind of the first open ask, without the game's name."""
    return table.asks[0].kind.removeprefix("dominion.")


def ask(table: Table, who: int = 0) -> Ask:
    """Return the open ask of a seat."""
    found = table.ask_of(who)
    assert found is not None
    return found


def ids(table: Table, who: int = 0) -> dict[str, int]:
    """Return the ids that a seat may pick, with their limits."""
    return {option.id: option.limit for option in ask(table, who).options}


def counters(table: Table) -> tuple[int, int, int]:
    """Return actions, buys and coins."""
    turn = state(table).turn
    return turn.actions, turn.buys, turn.coins


def same(zone: list[str], text: Cards) -> bool:
    """Return whether a zone has exactly these cards, in any order."""
    return sorted(zone) == sorted(cards(text))


def pile(table: Table, card: str) -> int:
    """Return how many cards a pile has."""
    return state(table).supply[card]


def kinds(events: list[Event]) -> list[str]:
    """Return the kinds of events, without the game's name."""
    return [event.kind.removeprefix("dominion.") for event in events]


FOE = seat(hand="Estate", deck="Copper 12")
"""A player with cards for some turns."""


def end_turn(table: Table) -> None:
    """Play and buy nothing more this turn."""
    who = state(table).seat
    number = state(table).number
    while (state(table).seat, state(table).number) == (who, number) and not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, ["done"] if any(option.id == "done" for option in ask.options) else [])


def round_of_turns(table: Table) -> None:
    """End this turn and those of all others."""
    who = state(table).seat
    end_turn(table)
    while state(table).seat != who:
        end_turn(table)
