"""Buying and playing development cards, and the largest army (K34 to K36)."""

from collections.abc import Sequence

from rules.catan.building import free_roads, roads_for
from rules.catan.cards import DEVELOPMENT_COST, INDEX, RESOURCES, can_pay, price
from rules.catan.collecting import collect
from rules.catan.development.part import LARGE, Development, own
from rules.catan.expansion import Term
from rules.catan.island import AWARD, Island
from rules.catan.options import cards
from rules.catan.robber import move_robber
from rules.catan.state import NOBODY
from rules.catan.winning import check_win
from rules.kernel import Facts, Option, Play, ask

POINT = "victory_point"
PRICE = price(DEVELOPMENT_COST)
BUYING = (Option("development"),)
CARDS = {
    name: Option(f"play:{name}", ("play", name), {"card": name})
    for name in ("knight", "road_building", "year_of_plenty")
}
MONOPOLY = [
    Option(f"play:monopoly:{kind}", ("play", "monopoly", kind), {"card": "monopoly", "kind": kind})
    for kind in RESOURCES
]


def points(island: Island, seat: int) -> int:
    """Return the points of the largest army."""
    return AWARD if own(island).largest == seat else 0


def hidden(island: Island, seat: int) -> int:
    """Return the point cards in hand."""
    return own(island).held[seat].count(POINT)


def terms(island: Island, seat: int) -> tuple[Term, ...]:
    """Return the terms of the points of army and cards."""
    return ("largest_army", own(island).largest == seat, AWARD), ("point_cards", hidden(island, seat), 1)


def holding(island: Island, seat: int) -> bool:
    """Return whether the seat publicly has unplayed cards."""
    return bool(own(island).held[seat])


def waits(island: Island, seat: int) -> bool:
    """Return whether the seat may have a card to play before the roll, by public knowledge."""
    part = own(island)
    return not part.played and bool(part.held[seat])


def begin(island: Island) -> None:
    """Begin a turn: cards bought before may be played, one of them."""
    part = own(island)
    part.played = False
    part.fresh[island.state.seat] = []


def purchases(island: Island, seat: int) -> Sequence[Option]:
    """Offer a development card (K34)."""
    return BUYING if can_pay(island.state.hands[seat], PRICE) and own(island).deck else ()


def buy(island: Island, seat: int, _: str) -> None:
    """Buy the top card of the deck."""
    part, state = own(island), island.state
    island.pay(seat, PRICE)
    card = part.deck.pop(0)
    part.held[seat].append(card)
    part.fresh[seat].append(card)
    state.reveal()
    state.tell("catan.bought", seat=seat, to=(seat,), hidden={"card": card})


def plays(island: Island, seat: int) -> list[Option]:
    """Offer the cards that may be played now (K35)."""
    part = own(island)
    if part.played or not part.held[seat]:
        return []
    held = set(ripe(part, seat) if part.fresh[seat] else part.held[seat])
    found = [option for card, option in CARDS.items() if card in held and possible(island, seat, card)]
    return found + MONOPOLY if "monopoly" in held else found


def ripe(part: Development, seat: int) -> list[str]:
    """Return the cards in hand that were not bought this turn."""
    found = part.held[seat].copy()
    for card in part.fresh[seat]:
        found.remove(card)
    return found


def possible(island: Island, seat: int, card: str) -> bool:
    """Return whether playing the card would change anything (K35)."""
    if card == "road_building":
        return bool(roads_for(island, seat))
    return card != "year_of_plenty" or any(island.state.bank[: len(RESOURCES)])


def play_card(island: Island, seat: int, what: str) -> Play[None]:
    """Play a card, which then leaves the game."""
    card, _, kind = what.partition(":")
    facts: Facts = {"kind": kind} if kind else {}
    part = own(island)
    part.held[seat].remove(card)
    part.played = True
    island.state.tell("catan.played", seat=seat, card=card, **facts)
    if card == "knight":
        # The army counts before the robber moves, because it may end the game.
        part.army[seat] += 1
        settle_army(island, seat)
        check_win(island)
        yield from move_robber(island, seat)
    elif card == "road_building":
        yield from free_roads(island, seat)
    elif card == "year_of_plenty":
        yield from plenty(island, seat)
    else:
        monopoly(island, seat, kind)


def settle_army(island: Island, seat: int) -> None:
    """Give the largest army to ``seat`` if it has become the largest (K36)."""
    part = own(island)
    # Without a holder the minimum must be reached, not exceeded.
    rival = LARGE - 1 if part.largest == NOBODY else part.army[part.largest]
    if part.largest != seat and part.army[seat] > rival:
        loser = None if part.largest == NOBODY else part.largest
        part.largest = seat
        island.state.tell("catan.largest_army", seat=seat, loser=loser, size=part.army[seat])


def plenty(island: Island, seat: int) -> Play[None]:
    """Let the seat take two resources from the bank (K35)."""
    bank = island.state.bank[: len(RESOURCES)]
    count = min(2, sum(bank))
    usual = [kind for kind, left in zip(RESOURCES, bank, strict=True) for _ in range(left)][:count]
    choice = yield ask(seat, "catan.plenty", cards(bank, RESOURCES, count), least=count, most=count, default=usual)
    got = island.tally(choice)
    for kind, number in enumerate(got):
        island.gain(seat, kind, number)
    island.state.tell("catan.took", seat=seat, cards={kind: got[INDEX[kind]] for kind in dict.fromkeys(choice)})


def monopoly(island: Island, seat: int, kind: str) -> None:
    """Take all cards of a resource from every opponent (K35)."""
    collect(island, seat, INDEX[kind], None)
