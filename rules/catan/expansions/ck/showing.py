"""The facts of Cities & Knights in views and twins, and the way back from a view."""

from collections import Counter

from rules.catan.expansions.ck.components import PIECES, TRACKS
from rules.catan.expansions.ck.part import GREATEST, KEY, LEVELS, in_stock, own, part_of, strength, walls_of
from rules.catan.expansions.ck.progress import DECK_OF, DECKS, POINTS
from rules.catan.expansions.ck.state import Piece
from rules.catan.expansions.ck.view import CitiesView, Holdings, Knight, Metropolis
from rules.catan.island import Island
from rules.catan.state import NOBODY, NOWHERE, Catan
from rules.catan.view import CatanView
from rules.kernel import Ask, Chance


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
            if one.vertex != NOWHERE
        ),
        walls=tuple(part.walls),
        reduced=tuple(part.reduced),
        metropolises={
            track: Metropolis(vertex, state.owners[vertex])
            for track, vertex in zip(TRACKS, part.metropolis, strict=True)
            if vertex != NOWHERE
        },
        robber_home=not part.attacks,
        merchant=None if part.merchant == NOWHERE else part.merchant,
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


def recall(state: Catan, view: CatanView, ask: Ask, chance: Chance) -> None:
    """Put the facts of a view on a state; the cards of others and the decks are dealt from the cards not in sight."""
    shown: CitiesView = view.parts[KEY]
    part, offered = part_of(state), {option.id for option in ask.options}
    part.ship, part.attacks = shown.barbarians, int(not shown.robber_home)
    part.event = shown.event or ""
    part.walls, part.reduced = list(shown.walls), list(shown.reduced)
    part.merchant = NOWHERE if shown.merchant is None else shown.merchant
    part.trader = NOBODY if shown.merchant_seat is None else shown.merchant_seat
    for track, metropolis in shown.metropolises.items():
        part.metropolis[TRACKS.index(track)] = metropolis.vertex
    for seat, player in enumerate(shown.players):
        part.levels[seat] = list(player.improvements.values())
        part.shown[seat], part.defender[seat] = list(player.shown), player.defender
    # In the order in which the table has them.
    order = [piece.vertex for piece in view.pieces]
    part.knights = [
        Piece(
            *(one.vertex, one.seat, one.level, one.active),
            rested=one.ready and one.seat == view.turn,
            # A knight that cannot be upgraded now may have been upgraded in this turn.
            promoted=one.seat == view.turn and f"upgrade:V{one.vertex}" not in offered,
        )
        for one in sorted(shown.knights, key=lambda one: order.index(one.vertex))
    ]
    deal(state, shown, ask.seat, chance)
    # The view shows only the effect of cards played in this turn.
    part.crane = "crane" in shown.cards and "play:crane" not in offered
    usual = Island(state).rates[ask.seat]
    part.fleet = [kind for kind, rate in enumerate(view.rates.values()) if rate < usual[kind]]


def calm(state: Catan) -> list[str]:
    """Return a face of the event die that brings no one a card with a red six, if there is one."""
    levels = part_of(state).levels
    idle = [track for index, track in enumerate(TRACKS) if all(seat[index] < GREATEST for seat in levels)]
    return (idle or [*TRACKS])[:1]


def deal(state: Catan, shown: CitiesView, mine: int, chance: Chance) -> None:
    """Deal the progress cards that are not in sight to the other seats and the decks."""
    part = part_of(state)
    part.held[mine] = list(shown.cards)
    seen = Counter([*shown.cards, *(card for player in shown.players for card in player.shown)])
    for track, deck in enumerate(DECKS):
        pool = [card for card, count in deck.items() for _ in range(count - seen[card])]
        chance.shuffle(pool)
        for seat, player in enumerate(shown.players):
            if seat != mine:
                count = player.progress[TRACKS[track]]
                # Point cards are never in hand.
                hidden = [card for card in pool if card not in POINTS][:count]
                part.held[seat] += hidden
                for card in hidden:
                    pool.remove(card)
        part.decks[track] = pool
