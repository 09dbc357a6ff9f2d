"""Setting a table up: the kingdom, the piles of the supply, the first hands (D5 to D12)."""

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import cast

import msgspec

from rules.dominion.card import CARDS, COSTS, SETS, VICTORY, basic_cards, cards_of, is_a
from rules.dominion.data_files import tables
from rules.dominion.effects import draw_new_hand
from rules.dominion.expansion import EXPANSIONS
from rules.dominion.state import HAND, Dominion, Player, StatePart
from rules.kernel import Chance, Facts, Setting

KINGDOMS: dict[str, list[str]] = {name: cards for table in tables("kingdoms.toml") for name, cards in table.items()}
"""The recommended sets of ten by their names."""

SIZE = 10
"""The number of piles in a kingdom."""

START = {"Copper": 7, "Estate": 3}
"""The cards that every player starts with (D11)."""

BEGINNERS = "First Game"
"""The recommended set with which a lobby opens."""

WEIGHTS = ("0", "1", "2", "3")

FIRST, SECOND = "first", "second"
EDITIONS = (FIRST, SECOND, "both")
"""The editions of a set that a random kingdom may be drawn from."""


def settings() -> tuple[Setting, ...]:
    """Return the options of a game, as the lobby shows them.

    ``kingdom`` is a recommended set or ``random``. The kingdom always has the cards of ``pick_<set>`` and never those
    of ``veto_<set>``. A random draw uses the weights of the sets and their editions.
    """
    cards = {set_: cards_of(set_) for set_ in SETS}
    # A recommended set may mix the cards of several sets, and one of these may not exist here.
    kingdoms = {name: kingdom for name, kingdom in KINGDOMS.items() if CARDS.keys() >= set(kingdom)}
    return (
        Setting("kingdom", ("random", *kingdoms), "random", holds=kingdoms, opening=BEGINNERS),
        *map(_weight_or_edition, SETS),
        *(Setting(f"pick_{set_}", cards[set_], [], many=True) for set_ in SETS),
        *(Setting(f"veto_{set_}", cards[set_], [], many=True) for set_ in SETS),
        *(setting for expansion in EXPANSIONS.values() for setting in expansion.settings),
    )


def _weight_or_edition(set_: str) -> Setting:
    if edition_of(set_):
        return Setting(set_, EDITIONS, FIRST)
    later = set_ in EXPANSIONS and EXPANSIONS[set_].since_later
    return Setting(set_, WEIGHTS, "1", before="0" if later else "")


def new(seats: int, options: Facts, chance: Chance) -> Dominion:
    """Set a table up for its first turn and draw the first player (D5)."""
    kingdom = choose_kingdom(options, chance)
    # After the kingdom, because the piles beside it may depend on it.
    beside = [expansion.piles(options, kingdom, chance, expansion.keys(), ()) for expansion in EXPANSIONS.values()]
    table = lay_out(seats, options, chance, kingdom, {card for cards in beside for card in cards})
    deal(table)
    table.seat = chance.below(seats)
    facts = {fact: value for expansion in EXPANSIONS.values() for fact, value in expansion.told(table).items()}
    table.tell("dominion.kingdom", cards=list(kingdom), **facts)
    return table


@cache
def state_type() -> type[Dominion]:
    """Return the type of the state: the base game's facts and the parts of all expansions that have one."""
    # The parts of all expansions, because a saved state is read before its kingdom is known.
    used = {key: one.part for key, one in EXPANSIONS.items() if one.part is not StatePart}
    parts = [(key, part, msgspec.field(default_factory=part)) for key, part in used.items()]
    composed = msgspec.defstruct(
        "DominionState", parts, bases=(Dominion,), kw_only=True, omit_defaults=True, module=__name__
    )
    return cast("type[Dominion]", composed)


def lay_out(seats: int, options: Facts, chance: Chance, kingdom: tuple[str, ...], beside: Collection[str]) -> Dominion:
    """Return a table with its supply, the optional basic cards ``beside`` the kingdom included, and no cards dealt."""
    basic = [card for card in basic_cards() if card in beside or not CARDS[card].optional]
    return state_type()(
        seats=seats,
        chance=chance,
        options=options,
        players=[Player() for _ in range(seats)],
        # In this order: Treasures, Victory cards and Curses, then the kingdom (D12).
        supply={card: pile_size(card, seats) for card in (*basic, *kingdom)},
        kingdom=kingdom,
    )


def deal(table: Dominion) -> None:
    """Give every player the first ten cards and a hand of five (D11)."""
    for seat, player in enumerate(table.players):
        player.deck = [card for card, count in START.items() for _ in range(count)]
        table.chance.shuffle(player.deck)
        draw_new_hand(table, seat, HAND)


# The kingdom


def choose_kingdom(options: Facts, chance: Chance) -> tuple[str, ...]:
    """Return the ten kingdom cards: the picked ones, those of the recommended set, the others at random (D7)."""
    picked = [card for set_ in SETS for card in options[f"pick_{set_}"]]
    veto = {card for set_ in SETS for card in options[f"veto_{set_}"]}
    if len(set(picked)) > SIZE:
        raise ValueError(f"a kingdom has {SIZE} cards, not {len(set(picked))}")
    if clash := sorted(veto.intersection(picked)):
        raise ValueError(f"{clash[0]} is both picked and vetoed")
    # Picked cards come first, so they stay if both together are more than ten.
    wanted = [*picked, *(card for card in KINGDOMS.get(options["kingdom"], []) if card not in veto)]
    kingdom = list(dict.fromkeys(wanted))[:SIZE]
    if len(kingdom) < SIZE:
        out = veto.union(kingdom, left_out(options))
        pool = [card for card in cards_of(*SETS) if card not in out]
        kingdom += draw_cards(pool, set_weights(options), SIZE - len(kingdom), chance)
    return tuple(sorted(kingdom, key=_by_cost))


def edition_of(set_: str) -> str:
    """Return the set of which a set is the second edition; "" for most sets."""
    return EXPANSIONS[set_].edition_of if set_ in EXPANSIONS else ""


def set_weights(options: Facts) -> dict[str, int]:
    """Return the weight of every set. A second edition has the weight of its set, if that edition is chosen."""
    weights = {set_: int(options[set_]) for set_ in SETS if not edition_of(set_)}
    editions = {set_: edition_of(set_) for set_ in SETS if edition_of(set_)}
    # The set of an edition may not exist here.
    return weights | {one: weights.get(of, 1) * (options[one] != FIRST) for one, of in editions.items()}


def left_out(options: Facts) -> set[str]:
    """Return the cards that the chosen editions do not have."""
    return {card for one in EXPANSIONS.values() for card in one.leaves_out if options[one.key] == SECOND}


def draw_cards(pool: Sequence[str], weights: dict[str, int], count: int, chance: Chance) -> Iterator[str]:
    """Draw different cards. The weight of a card is that of its set."""
    # A card has as many tickets as its weight.
    tickets = [card for card in pool for _ in range(weights[CARDS[card].set])]
    for _ in range(count):
        if not tickets:
            raise ValueError(f"the sets and vetoes leave fewer than {SIZE} cards")
        drawn = chance.pick(tickets)
        yield drawn
        tickets = [card for card in tickets if card != drawn]


def _by_cost(card: str) -> tuple[int, str]:
    return COSTS[card], card


# The supply


@cache
def copies(card: str, seats: int) -> int:
    """Return how many cards of this name a game has: its pile and those that the players start with."""
    return pile_size(card, seats) + START.get(card, 0) * seats


@cache
def pile_size(card: str, seats: int) -> int:
    """Return how many cards a pile has after the first hands are dealt (D6)."""
    # Five and six players take the Treasures of two boxes.
    boxes = 1 if seats < 5 else 2
    fixed = {
        "Copper": 60 * boxes - START["Copper"] * seats,
        "Silver": 40 * boxes,
        "Gold": 30 * boxes,
        "Province": {2: 8, 5: 15, 6: 18}.get(seats, 12),
        "Curse": 10 * (seats - 1),
    }
    if card in fixed:
        return fixed[card]
    usual = (8 if seats == 2 else 12) if is_a(card, VICTORY) else SIZE
    return CARDS[card].pile or usual
