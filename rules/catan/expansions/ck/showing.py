"""The facts of Cities & Knights in views and twins."""

from rules.catan.expansions.ck.components import PIECES, TRACKS
from rules.catan.expansions.ck.part import LEVELS, in_stock, own, part_of, strength, walls_of
from rules.catan.expansions.ck.progress import DECK_OF
from rules.catan.expansions.ck.view import CitiesView, Holdings, Knight, Metropolis
from rules.catan.island import Island
from rules.catan.state import NOBODY, Catan
from rules.kernel import Chance


def show(island: Island, seat: int | None) -> CitiesView:
    """Return the public facts, and the seat's own progress cards."""
    part, state = own(island), island.state
    seats = range(state.seats)
    return CitiesView(
        players=tuple(holdings(island, one) for one in seats),
        decks={track: len(deck) for track, deck in zip(TRACKS, part.decks, strict=True)},
        event=part.event or None,
        knights=tuple(
            # In others' turns every active knight is ready: it will be rested when its owner's turn begins.
            Knight(one.vertex, one.seat, one.level, one.active, one.active and (one.rested or one.seat != state.seat))
            for one in sorted(part.knights, key=lambda one: one.vertex)
            if one.vertex != NOBODY
        ),
        walls=tuple(part.walls),
        reduced=tuple(part.reduced),
        metropolises={
            track: Metropolis(vertex, state.owners[vertex])
            for track, vertex in zip(TRACKS, part.metropolis, strict=True)
            if vertex != NOBODY
        },
        robber_home=not part.attacks,
        merchant=None if part.merchant == NOBODY else part.merchant,
        merchant_seat=None if part.trader == NOBODY else part.trader,
        barbarians=part.ship,
        threat=sum(map(len, island.cities)),
        defence=sum(strength(island, one) for one in seats),
        cards=() if seat is None else tuple(sorted(part.held[seat])),
    )


def holdings(island: Island, seat: int) -> Holdings:
    """Return the public facts of a seat."""
    part = own(island)
    decks = [DECK_OF[card] for card in part.held[seat]]
    return Holdings(
        progress={track: decks.count(index) for index, track in enumerate(TRACKS)},
        improvements=dict(zip(TRACKS, part.levels[seat], strict=True)),
        strength=strength(island, seat),
        walls=PIECES["wall"] - walls_of(island, seat),
        knights=tuple(in_stock(island, seat, level) for level in LEVELS),
        defender=part.defender[seat],
        shown=tuple(part.shown[seat]),
    )


def exchange(state: Catan, seat: int | None, chance: Chance) -> None:
    """Exchange the decks and the cards of others, colour by colour, because the colour of a card in hand is public."""
    part = part_of(state)
    others = [other for other in range(state.seats) if other != seat]
    for track in range(len(TRACKS)):
        places = [(other, i) for other in others for i, card in enumerate(part.held[other]) if DECK_OF[card] == track]
        pool = [*part.decks[track], *(part.held[other][index] for other, index in places)]
        chance.shuffle(pool)
        for other, index in places:
            part.held[other][index] = pool.pop()
        part.decks[track] = pool
