"""Cards that lie on a mat beside the deck: face up, or face down so that only their owner may look at them."""

from collections.abc import Sequence

from rules.dominion.state import Dominion


def lay_on_mat(table: Dominion, seat: int, card: str, zone: str, mat: str) -> None:
    """Lay a card face up on the mat of the card ``mat``."""
    player = table.players[seat]
    player.zone(zone).remove(card)
    player.mats.setdefault(mat, []).append(card)


def hide(table: Dominion, seat: int, cards: Sequence[str], zone: str, mat: str) -> None:
    """Lay cards face down on the mat of the card ``mat``."""
    player = table.players[seat]
    for card in cards:
        player.zone(zone).remove(card)
    player.hidden.setdefault(mat, []).extend(cards)
    table.tell("dominion.hid", seat=seat, card=mat, count=len(cards), to=(seat,), hidden={"cards": list(cards)})


def take_hidden(table: Dominion, seat: int, mat: str) -> None:
    """Take all cards that lie face down on the mat of the card ``mat`` into the hand."""
    player = table.players[seat]
    cards = player.hidden.pop(mat, [])
    player.hand += cards
    table.tell("dominion.took_back", seat=seat, card=mat, count=len(cards), to=(seat,), hidden={"cards": cards})
