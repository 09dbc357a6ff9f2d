"""Cities & Knights in pictures and words."""

from collections.abc import Iterator, Sequence

from render.catan.contribution import Contribution, Deck
from render.catan.expansions.ck import island, prices, rulebook, strip, words
from render.catan.expansions.ck.dice import event
from render.catan.expansions.ck.icons import icons
from render.catan.expansions.ck.pieces import TRACK_RAMPS
from render.catan.expansions.ck.track import put_track
from render.kit.sprites import Sprite
from render.kit.theme import tone
from rules.catan.expansions.ck.view import COSTS, CitiesView

COUNT = 18
"""The number of cards of each deck."""
CARDS: dict[str, tuple[str, ...]] = {
    "science": (
        "alchemist", "crane", "engineer", "inventor", "irrigation", "medicine", "mining", "printer", "road_building",
        "smith",
    ),
    "trade": (
        "commercial_harbor", "master_merchant", "merchant_fleet", "merchant", "resource_monopoly", "commodity_monopoly",
    ),
    "politics": (
        "bishop", "constitution", "deserter", "diplomat", "intrigue", "saboteur", "spy", "warlord", "wedding",
    ),
}  # fmt: skip
"""The cards of every deck."""
TONES = {"science": 0.42, "trade": 0.40, "politics": 0.44}
"""Tones of the cards' frames."""
DECKS = {
    track: Deck(cards, COUNT, ramp, track, tone(ramp, TONES[track]), tone(ramp, 0.75))
    for (track, ramp), cards in zip(TRACK_RAMPS.items(), CARDS.values(), strict=True)
}


def left(part: CitiesView) -> Iterator[tuple[str, int]]:
    """Yield the decks with the number of their cards."""
    yield from part.decks.items()


def cards(part: CitiesView) -> Sequence[str]:
    """Return the seat's own progress cards."""
    return part.cards


def dice(part: CitiesView) -> Iterator[Sprite]:
    """Yield the event die."""
    if part.event:
        yield event(part.event)


CONTRIBUTION = Contribution(
    kinds={"paper": ("green", 0.44), "cloth": ("amber", 0.30), "coin": ("blue", 0.44)},
    decks=DECKS,
    left=left,
    cards=cards,
    costs=COSTS,
    slips=prices.slips,
    every_slip=prices.EVERY,
    signs={
        36: ("activate", "defender"),
        38: ("paper", "cloth", "coin"),
        44: ("castle", "activate"),
        84: ("barbarians",),
    },
    counters=strip.counters,
    row=strip.row,
    score_signs={"metropolises": "castle", "defender": "defender", "merchant": "trade"},
    house=island.house,
    adorned=island.adorned,
    pieces=island.pieces,
    corner=put_track,
    red=True,
    dice=dice,
    on_island=("catan.alchemist", "catan.deserter"),
    laid_open={"catan.master_merchant.take": "hand", "catan.spy.take": "cards"},
    gives=("catan.wedding",),
    previewed=island.previewed,
    rolled=words.rolled,
    described=words.described,
    belongings=words.belongings,
    stock=words.stock,
    own_told=words.own_told,
    house_told=words.house_told,
    pieces_at=words.pieces_at,
    on_hex=words.on_hex,
    places=words.places,
    topics={"improvements": rulebook.improvements, "knights": rulebook.knights},
    icons=icons,
)
