"""The trade window in a position: the progress of each seat, and the open offers."""

from collections.abc import Iterable

from msgspec import Struct

from rules.kernel import Facts
from rules.zavandor.components import GEM_CARDS, GEMS
from rules.zavandor.market import ASK, OFFER, ORDERS
from rules.zavandor.piles import without
from rules.zavandor.state import Bid, Offer, Player, Zavandor
from rules.zavandor.trade import MOST_OPEN, PAY

MANY = 1_000_000
"""More offers, exchanges, rounds or coins than any game reaches; an unlimited number could not be stored."""


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """The progress of a seat in the trade window; ``sealed`` is its bid, ``step`` an act in progress."""

    done: bool = False
    waiting: bool = False
    step: str = ""
    brokered: int = 0
    offered: int = 0
    sealed: Bid | None = None


class OpenOffer(Struct, forbid_unknown_fields=True):
    """An open offer of a position."""

    number: int
    seat: int
    to: tuple[int, ...]
    give: tuple[str, ...]
    want: str
    declined: tuple[int, ...] = ()


def progress_of(player: Player) -> Facts:
    """Return the progress of a seat, without the values of a player who has done nothing yet."""
    found: Facts = {name: getattr(player, name) for name in Progress.__struct_fields__}
    start = Progress()
    return {name: value for name, value in found.items() if value != getattr(start, name)}


def set_progress(player: Player, window: Progress) -> None:
    """Give a player the progress that the position says."""
    for name in Progress.__struct_fields__:
        setattr(player, name, getattr(window, name))


def written_offers(table: Zavandor) -> list[Facts]:
    """Return the open offers."""
    return [{name: getattr(offer, name) for name in OpenOffer.__struct_fields__} for offer in table.offers]


def open_offers(given: Iterable[OpenOffer]) -> list[Offer]:
    """Return the open offers of a position."""
    return [Offer(**{name: getattr(one, name) for name in OpenOffer.__struct_fields__}) for one in given]


def check_window(table: Zavandor) -> None:
    """Raise ValueError unless the seats can be in these states together."""
    if table.phase != "trade" and (table.offers or any(map(progress_of, table.players))):
        raise ValueError("offers are open, and players trade, in the phase trade only")
    for player in table.players:
        _check_progress(player)
    numbers = [offer.number for offer in table.offers]
    if len({*numbers}) < len(numbers) or any(not 0 < one <= MANY for one in numbers):
        raise ValueError("every offer has a number of its own, from 1 on")
    for offer in table.offers:
        _check_offer(table, offer)


def _check_progress(player: Player) -> None:
    if player.sealed and not player.done:
        raise ValueError("a player with a sealed bid is done with trading")
    if player.done and (player.waiting or player.step):
        raise ValueError("a player who is done does nothing more in the trade window")
    if not (0 <= player.brokered <= MANY and 0 <= player.offered <= MANY):
        raise ValueError(f"exchanges and offers are counted from 0 to {MANY}")
    verb, _, number = player.step.partition(":")
    if player.step not in ("", OFFER) and not (verb == PAY and number.isdecimal()):
        raise ValueError(f"there is no step {player.step!r} in the trade window")
    bid = player.sealed or Bid()
    if len(without(player.hand, bid.cards)) + len(bid.cards) != len(player.hand):
        raise ValueError("a sealed bid consists of cards of its hand")
    for what, order in bid.orders.items():
        if order == ASK or order not in ORDERS.get(what, ()):
            raise ValueError(f"there is no order {what}:{order}")


def _check_offer(table: Zavandor, offer: Offer) -> None:
    seats = range(table.seats)
    if offer.seat not in seats or not offer.to or any(seat not in seats or seat == offer.seat for seat in offer.to):
        raise ValueError(f"offer {offer.number} goes from a seat to others")
    if not {*offer.declined} <= {*offer.to}:
        raise ValueError(f"only its addressees can have declined offer {offer.number}")
    if not offer.give or not offer.want or not {*offer.give} <= {*GEM_CARDS} or not {*offer.want} <= {*GEMS}:
        raise ValueError(f"offer {offer.number} gives gem cards and wants gems")
    if table.players[offer.seat].done:
        raise ValueError(f"the seat that made offer {offer.number} is done with trading")
    if sum(other.seat == offer.seat for other in table.offers) > MOST_OPEN:
        raise ValueError(f"no seat has more than {MOST_OPEN} open offers")
