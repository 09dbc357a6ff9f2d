"""Another table that a seat cannot tell from this one: all cards hidden from the seat are exchanged."""

from itertools import islice

from rules.dominion.state import Dominion, Player
from rules.kernel import Chance


def twin(table: Dominion, seat: int | None, chance: Chance) -> Dominion:
    """Exchange the decks, the insides of the discard pile, and the hands and face-down cards of others."""
    for other, player in enumerate(table.players):
        # By the rules a seat knows its hand and its face-down cards, but not the order of its deck or the inside of its
        # discard pile.
        if other == seat:
            chance.shuffle(player.deck)
            player.discard = _inside_shuffled(player.discard, chance)
        else:
            _exchange(player, chance)
    return table


def _exchange(player: Player, chance: Chance) -> None:
    """Deal a player's hidden cards again to hand, deck, mats and the discard pile below its top."""
    top, below = player.discard[:1], player.discard[1:]
    # Only within one player's cards, because everyone may have counted the cards of each player.
    pool = [*player.hand, *player.deck, *below, *(card for cards in player.hidden.values() for card in cards)]
    chance.shuffle(pool)
    dealt = iter(pool)
    player.hand = list(islice(dealt, len(player.hand)))
    player.deck = list(islice(dealt, len(player.deck)))
    player.hidden = {mat: list(islice(dealt, len(cards))) for mat, cards in player.hidden.items()}
    player.discard = [*top, *dealt]


def _inside_shuffled(pile: list[str], chance: Chance) -> list[str]:
    below = pile[1:]
    chance.shuffle(below)
    return [*pile[:1], *below]
