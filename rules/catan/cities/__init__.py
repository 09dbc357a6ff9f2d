"""Cities & Knights: one mode with everything that the base game does not have (K50).

Ids among the actions of ``catan.act``: ``knight:V18`` (place one), ``activate:V18``, ``upgrade:V18``, ``move:V18>V24``,
``displace:V18>V30``, ``chase:V18``, ``wall:V18``, ``improve:science``, ``play:<card>``. Cards: alchemist, crane,
engineer, inventor, irrigation, medicine, mining, printer, road_building, smith; merchant, merchant_fleet,
commercial_harbor, master_merchant, resource_monopoly, commodity_monopoly; bishop, constitution, deserter, diplomat,
intrigue, saboteur, spy, warlord, wedding.

==================================  ==================================================================================
``catan.alchemist``                 ``3:5``: regular and red die
``catan.crane``                     tracks
``catan.engineer``, ``.medicine``   ``V18``; also ``catan.smith`` (left; the second time also ``done``),
                                    ``catan.metropolis`` (track), ``catan.city_lost``, ``catan.relocate`` (place: from
                                    where, level), ``catan.intrigue``, ``catan.deserter.remove`` (partner: who played
                                    it), ``catan.deserter.place`` (level; also ``done``)
``catan.inventor``                  ``H9``; ``catan.inventor.second`` (hex: the first)
``catan.merchant``, ``.bishop``     ``H9``
``catan.merchant_fleet``            kinds; also ``catan.resource_monopoly``, ``catan.commodity_monopoly``
``catan.commercial_harbor``         ``2:grain``: to seat 2 (offers: so far), ``done``: sends them off, or stops
``catan.give_commodity``            commodities (partner, card: the one given for it)
``catan.master_merchant``           ``seat:2``; then ``catan.master_merchant.take``: kinds
``catan.diplomat``                  ``E28``; then ``catan.diplomat.rebuild``: ``road:E29``, ``done``
``catan.deserter``                  ``seat:2``
``catan.saboteur``                  kinds (count); ``catan.wedding``: kinds (count, partner)
``catan.spy``                       ``seat:2``; then ``catan.spy.take`` (victim): cards
``catan.deck``                      tracks: the draw after a tie against the barbarians
``catan.put_back``                  cards: the fifth in hand
``catan.aqueduct``                  resources, ``none``
==================================  ==================================================================================

Events:

- ``rolled`` has ``event``: ``ship`` or a track; ship (step, steps), attack (threat, defence, strengths: by seat, held),
  defender (seat), city_lost (seat, place, wall, reduced);
- drew (seat, deck, needed: level, or null; hidden: card), point_card (seat, card, needed, deck), put_back (seat, deck;
  hidden: card), aqueduct (seat, card);
- ``built`` with the pieces knight (level, active) and wall; activated (seat, places), upgraded (seat, place, level),
  knight_moved (seat, before, place), displaced (seat, victim, before, place; Intrigue: no before), relocated (seat,
  before, place), knight_lost (seat, level), chased (seat, place);
- improved (seat, track, level), metropolis (seat, track, place, loser or null);
- dice_set (seat, dice), swapped (seat, hexes: [{hex, number}]), merchant (seat, hex, loser or null), merchant_fleet
  (seat, card), no_commodity (seat, partner), passed (seat, receiver, count; hidden: cards), looked (seat, victim;
  hidden: cards by kind), road_removed (seat, owner, place), deserted (seat, place, level), spied (seat, victim; hidden:
  cards), card_taken (seat, victim; hidden: card); collected, took and stole as in the base game.

Position: ``ship`` (step 0 to 6), ``attacks`` (so far), ``improvements`` (by seat: ``{"science": 2}``), ``metropolises``
(``{"trade": "V18"}``), ``walls``, ``reduced`` (vertices), ``knights`` (``[[0, "V18", 2, true, true]]``: seat, vertex,
level, active, whether it was active when the turn began), ``decks`` (by track, next first; one without an entry has all
other cards, shuffled), ``cards``, ``shown`` (by seat), ``defender`` (points by seat), ``merchant`` (``"H9"``) and
``merchant_seat``, ``event``.
"""

from rules.catan.cards import KINDS, TRACKS
from rules.catan.cities import barbarians, improvements, knights, politics, progress, science, trade, writing
from rules.catan.cities.aqueduct import harvested
from rules.catan.cities.part import CITY_GIVES, bargains, occupied, own, points, raisable, raised, safe, terms
from rules.catan.island import Island, Mode
from rules.catan.state import Cities
from rules.kernel import Facts, Option, Play

__all__ = ["CITIES"]

FACES = (barbarians.SHIP,) * 3 + TRACKS
"""The faces of the event die (K4)."""

for _deck in (science, trade, politics):
    progress.register(_deck.CARDS)


def fresh(seats: int, _size: str) -> Cities:
    """Return the decks, with nothing built."""
    none: list[list[str]] = [[] for _ in range(seats)]
    return Cities(
        levels=[[0] * len(TRACKS) for _ in range(seats)],
        decks=progress.ordered_decks(),
        held=none,
        shown=[[] for _ in range(seats)],
        defender=[0] * seats,
    )


def begin(island: Island) -> None:
    """Begin a regular turn: knights that are active now may act, and each may be upgraded once (K65, K66)."""
    part, seat = own(island), island.state.seat
    for knight in part.knights:
        knight.promoted = False
        # Knights of others cannot act in this turn; theirs are updated when their own turn begins.
        knight.rested = knight.active and knight.seat == seat
    part.fleet, part.approached = [], []
    part.crane = part.alchemy = False


def build_begins(island: Island) -> None:
    """Begin special building: each knight may be upgraded once (K123)."""
    for knight in own(island).knights:
        knight.promoted = False


def event(island: Island, coming: list[int | str]) -> Facts:
    """Roll the event die."""
    face = str(coming[0]) if coming else island.state.chance.pick(FACES)
    own(island).event = face
    return {"event": face}


def befall(island: Island) -> Play[None]:
    """Resolve the event die: the ship sails, or a castle gives progress cards (K51)."""
    face = own(island).event
    if face == barbarians.SHIP:
        yield from barbarians.sail(island)
    else:
        yield from progress.castle(island, TRACKS.index(face))


def purchases(island: Island, seat: int) -> list[Option]:
    """Offer knights, walls and improvements."""
    return [*knights.purchases(island, seat), *improvements.purchases(island, seat)]


def plays(island: Island, seat: int) -> list[Option]:
    """Offer the actions of knights, and progress cards."""
    return [*knights.actions(island, seat), *progress.plays(island, seat)]


CITIES = Mode(
    key="ck",
    target=13,
    kinds=len(KINDS),
    second=2,
    twin_card=CITY_GIVES,
    part=Cities,
    fresh=fresh,
    shuffle=progress.shuffle,
    occupied=occupied,
    points=points,
    terms=terms,
    safe=safe,
    bargains=bargains,
    raisable=raisable,
    raised=raised,
    reduced=barbarians.reduced,
    robbing=lambda island: own(island).attacks > 0,
    begin=begin,
    build_begins=build_begins,
    early=progress.early,
    waits=progress.waits,
    event=event,
    befall=befall,
    harvested=harvested,
    purchases=purchases,
    plays=plays,
    does={**knights.DOES, **improvements.DOES, "play": progress.play_card},
    holding=lambda island, seat: bool(own(island).held[seat]),
    end=progress.end,
    show=writing.show,
    exchange=writing.exchange,
    write=writing.write,
    take=writing.take,
    check=writing.check,
)
