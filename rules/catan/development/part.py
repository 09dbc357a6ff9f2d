"""The facts of the development cards: in the state, in views and in twins."""

from collections import Counter
from collections.abc import Callable
from operator import attrgetter

from rules.catan.cards import COMPONENTS
from rules.catan.causes import by_seven
from rules.catan.island import Island
from rules.catan.state import NOBODY, Catan, StatePart
from rules.catan.view import CatanView, DevelopmentView
from rules.kernel import Ask, Chance, Choice

KEY = "development"
LARGE = 3
"""The smallest army that earns the award (K36)."""

EFFECTS = {"catan.robber": "knight", "catan.plenty": "year_of_plenty", "catan.free_road": "road_building"}
"""The cards whose effects begin with an ask, by its kind."""

DECK: dict[str, dict[str, int]] = COMPONENTS["development"]["deck"]
"""The cards of the deck by board."""


class Development(StatePart):
    """Development cards and the largest army (K34 to K36).

    ``deck`` has the next card first; ``held`` are unplayed cards by seat and ``fresh`` those among them that were
    bought this turn; ``army`` counts knights played, ``largest`` holds the award.
    """

    deck: list[str] = []
    held: list[list[str]] = []
    fresh: list[list[str]] = []
    army: list[int] = []
    largest: int = NOBODY
    played: bool = False


part_of: Callable[[Catan], Development] = attrgetter(KEY)
"""Return the facts of the development cards in a state."""

own: Callable[[Island], Development] = attrgetter(f"state.{KEY}")
"""Return the facts of the development cards."""


def fresh(seats: int, size: str) -> Development:
    """Return the deck, with no card bought."""
    deck = [card for card, count in DECK[size].items() for _ in range(count)]
    return Development(deck, [[] for _ in range(seats)], [[] for _ in range(seats)], [0] * seats)


def shuffle(state: Catan) -> None:
    """Shuffle the deck."""
    state.chance.shuffle(part_of(state).deck)


def show(island: Island, seat: int | None) -> DevelopmentView:
    """Return the armies, the award and the numbers of held cards, and the seat's own cards."""
    part = own(island)
    return DevelopmentView(
        left=len(part.deck),
        held=tuple(map(len, part.held)),
        army=tuple(part.army),
        largest=None if part.largest == NOBODY else part.largest,
        cards=() if seat is None else tuple(sorted(part.held[seat])),
        fresh=() if seat is None else tuple(sorted(part.fresh[seat])),
    )


def exchange(state: Catan, seat: int | None, chance: Chance) -> None:
    """Exchange the deck and others' hands; at the end all point cards are known."""
    if state.phase == "over":
        return
    part = part_of(state)
    others = [other for other in range(state.seats) if other != seat]
    pool = [*part.deck, *(card for other in others for card in part.held[other])]
    chance.shuffle(pool)
    for other in others:
        count, new = len(part.held[other]), len(part.fresh[other])
        part.held[other], pool = pool[:count], pool[count:]
        # The number of new cards stays, because their purchase was public.
        part.fresh[other] = part.held[other][count - new :]
    part.deck = pool


def before(view: CatanView, ask: Ask) -> Choice | None:
    """Return the play of the card to whose effect an ask belongs."""
    # After the first of two free roads it is unknown which one that was.
    if by_seven(view, ask) or ask.args.get("left") == 1 or ask.kind not in EFFECTS:
        return None
    return [f"play:{EFFECTS[ask.kind]}"]


def recall(state: Catan, view: CatanView, ask: Ask, chance: Chance) -> None:
    """Put the cards of a view on a state; those of others and the deck are dealt from the cards not in sight."""
    shown: DevelopmentView = view.parts[KEY]
    part = part_of(state)
    unseen = Counter(DECK[view.size])
    unseen.subtract(shown.cards)
    unseen["knight"] -= sum(shown.army)
    cards = [card for card in unseen for _ in range(unseen[card])]
    chance.shuffle(cards)
    for seat, count in enumerate(shown.held):
        if seat == ask.seat:
            part.held[seat] = list(shown.cards)
        else:
            part.held[seat], cards = cards[:count], cards[count:]
    part.fresh[ask.seat] = list(shown.fresh)
    part.deck, part.army = cards[: shown.left], list(shown.army)
    part.largest = NOBODY if shown.largest is None else shown.largest
    part.played = ask.kind == "catan.act" and not any(option.id.startswith("play:") for option in ask.options)
    if before(view, ask):
        take_back(part, ask.seat, EFFECTS[ask.kind])


def take_back(part: Development, seat: int, card: str) -> None:
    """Take back a card that a seat has just played."""
    part.held[seat].append(card)
    if card == "knight":
        part.army[seat] -= 1
        if part.largest == seat and part.army[seat] < LARGE:
            part.largest = NOBODY
