"""The base game's own cards: development cards and the largest army (K34 to K37)."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from rules.catan.building import free_roads, roads_for
from rules.catan.cards import COMPONENTS, INDEX, RESOURCES, can_pay, price, tally
from rules.catan.collecting import collect
from rules.catan.island import AWARD, Island, Mode, Term
from rules.catan.options import cards
from rules.catan.robber import move_robber
from rules.catan.state import NOBODY, Catan, Development
from rules.catan.view import CatanView
from rules.catan.winning import check_win
from rules.kernel import Chance, Facts, Option, Play, ask

DECK = COMPONENTS["development"]
POINT = "victory_point"
PRICE = price("development")
LARGE = 3
"""The smallest army that earns the award (K36)."""

BUYING = (Option("development"),)
CARDS = {
    name: Option(f"play:{name}", ("play", name), {"card": name})
    for name in ("knight", "road_building", "year_of_plenty")
}
MONOPOLY = [
    Option(f"play:monopoly:{kind}", ("play", "monopoly", kind), {"card": "monopoly", "kind": kind})
    for kind in RESOURCES
]


def own(island: Island) -> Development:
    """Return the base game's facts."""
    part: Development = island.state.own  # type: ignore[assignment]
    return part


def fresh(seats: int, size: str) -> Development:
    """Return the deck, with no card bought."""
    deck = [card for card, count in DECK[size].items() for _ in range(count)]
    return Development(deck, [[] for _ in range(seats)], [[] for _ in range(seats)], [0] * seats)


def shuffle(state: Catan) -> None:
    """Shuffle the deck."""
    part: Development = state.own  # type: ignore[assignment]
    state.chance.shuffle(part.deck)


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
    """Whether the seat publicly has unplayed cards."""
    return bool(own(island).held[seat])


def waits(island: Island, seat: int) -> bool:
    """Whether the seat may have a card to play before the roll, by public knowledge."""
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
    """Whether playing the card would change anything (K35)."""
    if card == "road_building":
        return bool(roads_for(island, seat))
    return card != "year_of_plenty" or any(island.state.bank)


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
    got = tally(choice)
    for kind, number in enumerate(got):
        island.gain(seat, kind, number)
    island.state.tell("catan.took", seat=seat, cards={kind: got[INDEX[kind]] for kind in dict.fromkeys(choice)})


def monopoly(island: Island, seat: int, kind: str) -> None:
    """Take all cards of a resource from every opponent (K35)."""
    collect(island, seat, INDEX[kind], None)


def show(island: Island, view: CatanView) -> CatanView:
    """Return the army, the award and the numbers of held cards, and the seat's own cards."""
    part, seat = own(island), view.seat
    players = tuple(
        msgspec.structs.replace(player, army=army, development=len(held))
        for player, army, held in zip(view.players, part.army, part.held, strict=True)
    )
    return msgspec.structs.replace(
        view,
        players=players,
        decks={"development": len(part.deck)},
        largest_army=None if part.largest == NOBODY else part.largest,
        cards=() if seat is None else tuple(sorted(part.held[seat])),
        fresh=() if seat is None else tuple(sorted(part.fresh[seat])),
    )


def exchange(state: Catan, seat: int | None, chance: Chance) -> None:
    """Exchange the deck and others' hands; at the end all point cards are known."""
    if state.phase == "over":
        return
    part: Development = state.own  # type: ignore[assignment]
    others = [other for other in range(state.seats) if other != seat]
    pool = [*part.deck, *(card for other in others for card in part.held[other])]
    chance.shuffle(pool)
    for other in others:
        count, new = len(part.held[other]), len(part.fresh[other])
        part.held[other], pool = pool[:count], pool[count:]
        # The number of new cards stays, because their purchase was public.
        part.fresh[other] = part.held[other][count - new :]
    part.deck = pool


class Written(Struct, forbid_unknown_fields=True):
    """The base game's own keys of a position."""

    deck: list[str] | None = None
    cards: list[list[str]] | None = None
    fresh: list[list[str]] | None = None
    army: list[int] | None = None
    # Neither a seat nor "no one": None already means that no one holds the award.
    largest_army: int | msgspec.UnsetType | None = msgspec.UNSET


def write(state: Catan) -> Facts:
    """Return the keys of a position."""
    part: Development = state.own  # type: ignore[assignment]
    return {
        "deck": part.deck,
        "cards": part.held,
        "fresh": part.fresh,
        "army": part.army,
        "largest_army": None if part.largest == NOBODY else part.largest,
    }


def take(state: Catan, facts: Facts) -> None:
    """Read the keys of a position; a deck without an entry has all other cards."""
    given = msgspec.convert(facts, Written)
    part: Development = state.own  # type: ignore[assignment]
    part.held = given.cards or part.held
    part.fresh = given.fresh or part.fresh
    part.army = given.army or part.army
    if given.largest_army is msgspec.UNSET:
        part.largest = largest(part.army)
    else:
        part.largest = NOBODY if given.largest_army is None else given.largest_army
    if given.deck is not None:
        part.deck = given.deck
        return
    # Only knights are counted among the cards played.
    for card in [*(card for held in part.held for card in held), *(["knight"] * sum(part.army))]:
        if card in part.deck:
            part.deck.remove(card)
    shuffle(state)


def largest(army: Sequence[int]) -> int:
    """Return the seat that alone has the largest army, or None."""
    best = max(army)
    return army.index(best) if best >= LARGE and army.count(best) == 1 else NOBODY


def check(island: Island) -> None:
    """Refuse impossible cards and awards."""
    part, state = own(island), island.state
    if not len(part.held) == len(part.fresh) == len(part.army) == state.seats:
        raise ValueError("held, fresh and army have one entry a seat")
    if min(part.army) < 0 or not NOBODY <= part.largest < state.seats:
        raise ValueError("an army has no fewer than no knights, and the largest belongs to a seat or to nobody (-1)")
    if part.largest != NOBODY and not max(LARGE, *part.army) == part.army[part.largest]:
        raise ValueError("the largest army has at least 3 knights and is the largest")
    known = [*part.deck, *(card for held in part.held for card in held), *(["knight"] * sum(part.army))]
    for card in set(known):
        if known.count(card) > DECK[state.size].get(card, 0):
            raise ValueError(f"there are not so many cards {card!r}")
    for held, new in zip(part.held, part.fresh, strict=True):
        if any(new.count(card) > held.count(card) for card in new):
            raise ValueError("a fresh card is one of those held")


BASE = Mode(
    key="base",
    target=10,
    kinds=len(RESOURCES),
    second=1,
    twin_card={kind: kind for kind in range(len(RESOURCES))},
    part=Development,
    fresh=fresh,
    shuffle=shuffle,
    points=points,
    hidden=hidden,
    terms=terms,
    begin=begin,
    # Every card that may be played among the actions may also be played before the roll (K35).
    early=plays,
    waits=waits,
    purchases=purchases,
    plays=plays,
    does={"development": buy, "play": play_card},
    holding=holding,
    show=show,
    exchange=exchange,
    write=write,
    take=take,
    check=check,
)
