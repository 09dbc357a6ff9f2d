"""Cities & Knights, for two to six players (K50).

Option: ``mode``: ``base`` or ``ck``, which is this expansion. It replaces the development cards and the largest army,
and 13 points win. Card kinds: ``paper cloth coin``; tracks and decks: ``science trade politics``.

``catan.roll`` has ``play:alchemist``. Ids among the actions of ``catan.act``: ``knight:V18`` (place one),
``activate:V18``, ``upgrade:V18``, ``move:V18>V24``, ``displace:V18>V30``, ``chase:V18``, ``wall:V18``,
``improve:science``, ``play:<card>``. Cards: alchemist, crane, engineer, inventor, irrigation, medicine, mining,
printer, road_building, smith; merchant, merchant_fleet, commercial_harbor, master_merchant, resource_monopoly,
commodity_monopoly; bishop, constitution, deserter, diplomat, intrigue, saboteur, spy, warlord, wedding.

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
``merchant_seat``, ``event``. ``coming`` may have the event die's face: ``[[3, 4, "ship"]]``.
"""

from rules.catan.development.part import KEY as DEVELOPMENT
from rules.catan.expansion import Expansion
from rules.catan.expansions.ck import components, opponent, position, progress, reasons, science, showing, trade, turn
from rules.catan.expansions.ck.aqueduct import harvested
from rules.catan.expansions.ck.part import KEY, bargains, lying, occupied, points, raised, safe, terms
from rules.catan.expansions.ck.politics import CARDS as POLITICS
from rules.catan.expansions.ck.state import Cities
from rules.kernel import Setting

__all__ = ["EXPANSION"]

for _deck in (science.CARDS, trade.CARDS, POLITICS):
    progress.register(_deck)

EXPANSION = Expansion(
    key=KEY,
    setting=Setting("mode", ("base", KEY), "base", apart=(KEY,)),
    replaces=frozenset({DEVELOPMENT}),
    target=3,
    kinds=components.COMMODITIES,
    bank=components.BANK,
    city_gives=components.CITY_GIVES,
    costs=components.COSTS,
    second=2,
    part=Cities,
    fresh=progress.fresh,
    shuffle=progress.shuffle,
    occupied=occupied,
    points=points,
    terms=terms,
    safe=safe,
    bargains=bargains,
    lying=lying,
    raised=raised,
    holding=turn.holding,
    begin=turn.begin,
    build_begins=turn.build_begins,
    early=progress.early,
    waits=progress.waits,
    faces=turn.FACES,
    thrown=turn.thrown,
    befall=turn.befall,
    harvested=harvested,
    robbing=turn.robbing,
    purchases=turn.purchases,
    plays=turn.plays,
    does=turn.DOES,
    end=progress.end,
    show=showing.show,
    exchange=showing.exchange,
    recall=showing.recall,
    calm=showing.calm,
    promise=opponent.promise,
    apart=("play", "improve"),
    estimates=opponent.VALUES["estimate"],
    keys=position.Keys,
    write=position.write,
    take=position.take,
    check=position.check,
    values=opponent.VALUES,
    hard=opponent.HARD,
    goals=opponent.goals,
    verbs=opponent.VERBS,
    early_worth=opponent.EARLY_WORTH,
    weights=opponent.WEIGHTS,
    amounts=opponent.AMOUNTS,
    kept=opponent.next_levels,
    foretells=reasons.FORETELLS,
    reasons=reasons.REASONS,
)
