"""Exchanges with the bank: two cards of a cart for one of it, or with a broker one for one (Z31 to Z36)."""

from functools import lru_cache
from itertools import combinations_with_replacement

from rules.kernel import Option
from rules.zavandor.components import CARTS, GEMS
from rules.zavandor.piles import hand_over, lay_off, search, unavailable
from rules.zavandor.state import Player, Zavandor

BANK, BROKER = "bank", "broker"


def exchanges_left(player: Player) -> int:
    """Return the number of exchanges at 1:1 that the brokers still allow in this round; several add up (Z36)."""
    return sum(card.helps(level) for card, level in player.works(BROKER)) - player.brokered


def exchanges(table: Zavandor, player: Player, left: int) -> tuple[Option, ...]:
    """Return every exchange that the seat can pay and that may succeed by public knowledge; ``left`` of them are at
    1:1.
    """
    return _listed(tuple(player.hand), left > 0, unavailable(table))


@lru_cache(1024)
# Cached, because every act in the window looks at the same hands again.
def _listed(hand: tuple[str, ...], broker: bool, barred: tuple[str, ...]) -> tuple[Option, ...]:
    found: list[Option] = []
    for cart in CARTS:
        own = "".join(card[1] for card in hand if card[0] == cart)
        wanted = [gem for gem in GEMS if cart + gem not in barred]
        found += [_option(cart, pair, gem) for pair in _pairs(own) for gem in wanted if gem not in pair]
        if broker:
            found += [_option(cart, one, gem) for one in GEMS if one in own for gem in wanted if gem != one]
    return tuple(found)


def _pairs(gems: str) -> list[str]:
    """Return the different pairs of gems among these."""
    return [
        one + other
        for one, other in combinations_with_replacement(GEMS, 2)
        # A pair of one gem needs two of it.
        if gems.count(one) > (one == other) and other in gems
    ]


@lru_cache(1024)
def _option(cart: str, gems: str, wanted: str) -> Option:
    give = "+".join(cart + gem for gem in gems)
    verb = BANK if len(gems) > 1 else BROKER
    facts = {"cart": cart, "give": [cart + gem for gem in gems], "get": cart + wanted}
    return Option(f"{give}>{wanted}", (verb, cart, give, wanted), facts)


def exchange(table: Zavandor, seat: int, option: str) -> None:
    """Carry an exchange out. If the gem is not in the draw pile, nothing is paid (Z32, Z33)."""
    give, _, gem = option.partition(">")
    cards = give.split("+")
    wanted = cards[0][0] + gem
    player = table.players[seat]
    found, turned = search(table, wanted)
    if found:
        hand_over(player, cards)
        lay_off(table, cards)
        player.hand.append(found)
        player.brokered += len(cards) == 1
    # Found or not, the cards turned up are known now and go to the discard pile (Z33).
    lay_off(table, turned)
    table.tell("zavandor.exchanged", seat=seat, give=cards, get=wanted, found=bool(found), turned=turned)
