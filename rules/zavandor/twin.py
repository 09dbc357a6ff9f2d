"""The twin: another table that a seat cannot tell from this one, with all hidden facts exchanged (Z74)."""

from rules.kernel import Chance
from rules.zavandor.components import CARTS
from rules.zavandor.market import OFFER
from rules.zavandor.state import Bid, Zavandor


def twin(table: Zavandor, seat: int | None, chance: Chance) -> Zavandor:
    """Deal the hidden gem cards again, cart by cart; others' sealed bids, orders and silent scrolls change."""
    others = [player for other, player in enumerate(table.players) if other != seat]
    # The backs are public, so each hand keeps its number of every cart.
    for cart in CARTS:
        pool = table.draw[cart] + [card for player in others for card in player.hand if card[0] == cart]
        chance.shuffle(pool)
        for player in others:
            kept = [card for card in player.hand if card[0] != cart]
            count = len(player.hand) - len(kept)
            player.hand, pool = kept + pool[:count], pool[count:]
        table.draw[cart] = pool
    for player in others:
        player.orders = {}
        # Others do not see the step of choosing a payment, because it would reveal that the seat can pay.
        player.step = player.step if player.step == OFFER else ""
        if player.sealed:
            player.sealed = Bid(player.hand[: chance.below(len(player.hand) + 1)], {})
        for item in player.items():
            item.silent = False
    return table
