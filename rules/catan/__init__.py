"""Catan for two to four players, and for five and six on a larger island; the expansions are in ``expansions``.

Places are called ``H9`` (hexes), ``V18`` (vertices) and ``E28`` (edges), numbered row by row (K5, K6). Card kinds are
``lumber brick wool grain ore``. If more than twenty vertices or edges can be chosen, the path goes through a hex first,
which lists all of its own; every vertex and edge belongs to one hex only (``Geometry.region``).

Options
=======

``terrain``: ``random`` or ``beginner``. ``numbers``: ``balanced``, ``spiral``, ``free``. ``harbours``: ``shuffled`` or
``standard``. ``friendly_robber``: ``off``, ``on``. ``target`` points: ``usual`` (10, or what the expansions say) or a
number. ``discard_limit``: ``7`` or another number. An expansion has an option of its own, and is in play if that has
the expansion's key as its value.

Asks and their ids
==================

==============================  ======================================================================================
``catan.place``                 ``settlement:V18``, ``city:V18`` (piece, round)
``catan.place_road``            ``road:E28`` (place: the building)
``catan.roll``                  ``roll``, and cards that may be played before the roll: ``play:<card>``, as among the
                                actions
``catan.act``                   the actions of a turn, see below
``catan.reply``                 others meanwhile (optional): ``accept:3``, ``decline:3``, ``counter:3``, ``withdraw:3``,
                                ``match:4`` (offer the same as counter-offer 4),
                                ``name:3:ore`` (a counter-offer to an offer for any card)
                                about open offers, ``offer``; ``flag``, ``unflag`` for special building (5, 6 players)
``catan.offer``                 fields ``give``, ``get`` (kinds), and for the seat to move ``to`` (``all``, ``seat:2``;
                                nothing: all); both sides empty: no offer. offer: the one that is countered, if any
``catan.exchange``              fields ``give``, ``get`` (kinds; total: cards of each pick): several exchanges with the
                                bank; both sides empty: none
``catan.special``               special building: as ``catan.act`` without trade and cards; ``pass``
``catan.robber``                ``H9`` (no one to rob there) or ``H9:2`` (robs seat 2)
``catan.discard``               kinds, repeated (count)
``catan.free_road``             ``road:E28``, the second time also ``done`` (left)
``catan.plenty``                kinds of resources, one or two
==============================  ======================================================================================

An idle seat is asked ``catan.act`` too while others can put up a flag. ``catan.roll`` has ``catan.reply`` with
``flag`` beside it.

Of ``catan.act``: ``road:E28``, ``settlement:V18``, ``city:V18``, ``development`` (buys a card), ``bank:ore>brick``
(give, get, rate), ``bank:several``, ``offer``, ``accept:3``, ``decline:3``, ``refuse:3`` (decline for good),
``withdraw:3``, ``confirm:3:1`` (trade number 3 with seat 1), ``play:knight``, ``play:road_building``,
``play:year_of_plenty``, ``play:monopoly:ore``,
``flag``, ``unflag``, ``end``.

An open offer is a proposal ``offer:3`` of kind ``catan.offer`` (offer, seat, to, give, get: counts by kind; accepted,
declined: seats; counters: another offer's number or null), with the buttons accept, decline, counter, match (of a
counter-offer), name (a kind, of an offer for any card), confirm and withdraw. An offer to one seat is traded as soon as
that seat accepts; if several accept, the maker of the offer confirms one.

Refusals: ``cannot_pay`` (offer), ``one_sided_offer``, ``same_card_on_both_sides`` (card), ``uneven_exchange``,
``all_or_some``.

Events
======

- setup (seat: places now), turn (seat, turn: counted from the first roll), turn_ended (seat), special (seat builds out
  of turn), flag (seat, up), won (seat, points: of all), scored (seat, points, terms: settlements, cities, longest_road,
  largest_army, point_cards, each with count and each);
- built (seat, piece: road, settlement, city; place; worth: points; free: in the initial placement),
  first_cards (seat, cards), longest_road (seat or null, loser or null, length), largest_army (seat, loser or null,
  size);
- rolled (seat, dice, total), produced (number, gains: [{seat, cards}], short: kinds that
  the bank lacked, sources: [{land, seat, count: of cards claimed}], blocked: the robber's land or null), discarded
  (seat, cards, count, had: cards before, limit: safe on a seven), robber (seat, hex, before, land, number), stole
  (seat, victim, had: cards before; hidden: card);
- exchanged (seat, give, count, get), offered (as the proposal, but ``partners`` for ``to``), accepted (seat, offer,
  by), declined (seat, offer, by), withdrawn (seat, offer, by), lapsed (offer, by: all declined, or it can no longer be
  paid), fell_through (seat, offer, by: could no longer pay), traded (seat, partner, offer, give, get);
- bought (seat; hidden: card), played (seat, card; kind), took (seat, cards), collected (seat, card, taken: [{seat,
  count}], total).

Every expansion adds options, ids, asks, events and keys of its own; its package documents them.

Position
========

Only ``seats`` is required. Lists "by seat" have one entry a seat.

- ``seats``, ``options``; ``phase``: ``setup``, ``roll`` (before the roll), ``act`` (after it), ``special``; without it
  ``roll`` if anything is built; ``turn`` (seat to move), ``first`` (the seat that began), ``order`` (of the turns;
  without it by seat), ``number`` (turns so far, without the setup), ``building`` (the seat in special building),
  ``flags`` (by seat), ``made`` (offers so far);
- ``terrain`` (forest, hills, pasture, fields, mountains, desert) and ``numbers`` (0 on a desert) by hex, ``harbours``
  by place (``any`` or a resource), ``robber`` (``"H9"``); without them as the options say;
- ``roads`` (``[["E28"], []]``), ``settlements``, ``cities`` by seat; ``hands`` by seat (``{"ore": 2}``; the bank has
  the rest); ``least`` and ``most`` by seat, the fewest and the most cards of each kind in the hand by what everyone has
  seen (without them only the size of each hand is known); ``longest_road`` (seat or null; without it the seat that
  alone is longest);
- ``dice``: the last roll; ``rolls``: how often each sum was rolled: ``{"7": 3}``; ``coming``: dice that will be rolled
  next: ``[[3, 4], [6, 6]]``, and behind them the faces of the expansions' dice;
- the development cards: ``deck`` (next first; without it all other cards, shuffled), ``cards`` (unplayed, by seat:
  knight, victory_point, road_building, year_of_plenty, monopoly), ``fresh`` (those bought this turn), ``army`` (knights
  played, by seat), ``largest_army`` (seat or null; without it the seat that alone has the largest).
"""

import pkgutil
from importlib import import_module

from rules.catan import beginner, expansions, opponent, setup, turn, view
from rules.catan.development import DEVELOPMENT
from rules.catan.expansion import EXPANSIONS, Expansion
from rules.catan.foresight import foresee
from rules.catan.island import Island
from rules.catan.lookahead import LOOKAHEAD
from rules.catan.orders import orders
from rules.catan.position import arrange, position
from rules.catan.reasons import advice, reasons
from rules.catan.state import NOBODY, Catan
from rules.catan.twin import twin
from rules.catan.winning import scores
from rules.kernel import Game, Meta, by_level, searching

__all__ = ["GAME"]

EXPANSIONS[DEVELOPMENT.key] = DEVELOPMENT
for _module in pkgutil.iter_modules(expansions.__path__):
    _expansion: Expansion = import_module(f"{expansions.__name__}.{_module.name}").EXPANSION
    EXPANSIONS[_expansion.key] = _expansion


def _scores(state: Catan) -> list[int]:
    return scores(Island(state))


def _winner(state: Catan) -> int | None:
    return None if state.winner == NOBODY else state.winner


GAME = Game(
    meta=Meta("Catan", (2, 6), setup.settings(), "Catan and its expansions are games by Klaus Teuber."),
    state=setup.state_type(),
    new=setup.new,
    play=turn.play,
    view=view.view,
    scores=_scores,
    position=position,
    arrange=arrange,
    twin=twin,
    choose=by_level(easy=beginner.choose, normal=opponent.choose, hard=searching("catan", opponent.choose_well)),
    winner=_winner,
    orders=orders(),
    foresee=foresee,
    lookahead=LOOKAHEAD,
    reasons=reasons,
    advice=advice,
)
