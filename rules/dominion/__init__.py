"""Dominion for two to six players: the base set, first edition, and the expansions in ``expansions``.

Each expansion adds cards, and may add keys, options, ids, asks and events; its package documents them.

Position
========

Cards are written with their English names. Every key but ``seats`` may be left out.

- ``seats``: how many play. ``options``: as in a new game, or the defaults.
- ``players``: one object a seat with ``hand``, ``deck`` and ``discard`` (top card first), ``in_play`` (in the order of
  playing), ``turns`` (taken). The default of each is empty. Without ``players`` everyone has the ten first cards,
  shuffled, and five of them in hand.
- ``kingdom``: at most ten cards; kingdom cards that are named elsewhere join it. The default is the cards named
  elsewhere, filled up to ten with those of First Game.
- ``supply``: {card: count}; a pile that is not named is full except for the cards that lie elsewhere. ``trash``: a list
  of cards. No card may be there more often than it exists.
- Players also have, if they are needed, ``mats`` and ``hidden``: {card: the cards that it has laid face up or face down
  on a mat}; ``later``: the effects at the start of the next turn, as objects with ``card`` and the cards that ``stay``
  in play for it; ``extra_turns`` (taken in addition to the others). Only these cards are in play before a player who is
  not to move. ``extra``: the turn is one more of the same player.
- ``turn``: the seat to move (0), also called ``seat``. ``phase`` (``"action"`` or ``"buy"``), ``actions`` (1), ``buys``
  (1), ``coins`` (0). In the middle of a turn every Action in play counts as played once.

Options
=======

``kingdom``: ``random`` or a recommended set. For every set, ``<set>`` is the weight of its cards in a random draw,
``pick_<set>`` are cards that the kingdom always has and ``veto_<set>`` cards that it never has. ``<set>`` is ``base``
or the key of an expansion. For the second edition of a set, ``<set>`` is no weight but the edition that a random draw
uses: ``first``, ``second``, ``both``.

Choices
=======

The ids of cards and piles are the names of cards, repeated for several copies; with ``ordered`` the first card put back
ends on top. "Any number" includes none: an empty list. One card that may be picked comes with ``done``. The other ids:

=============================  =======================================================================================
``dominion.action``            an Action in hand, ``done``
``dominion.treasure``          a Treasure in hand, ``all`` (plays all plain ones), ``done``
``dominion.buy``               a pile, ``done``
``dominion.attack``            a Reaction in hand such as ``Moat``, ``done``
``dominion.gain``              ``trash``, ``deck``, ``keep``
``dominion.*`` with yes or no  ``yes``, ``no``: chancellor.turn_over; library.set_aside also has ``keep all`` (of this
                               Library)
``dominion.spy.choose``        ``discard``, ``leave``
=============================  =======================================================================================

Asks
====

Every ask of a card has ``card`` (the card asking) in its args; brackets name further args. Besides the asks above:

- from the hand: bureaucrat.put_back, cellar.discard, chapel.trash, militia.discard, mine.trash, remodel.trash,
  throne_room.play;
- from revealed cards: thief.trash (owner), thief.gain, spy.choose (owner, revealed), library.set_aside (drawn);
- from the supply, all with at_least and at_most, the prices that fit: feast.gain, mine.gain, remodel.gain,
  workshop.gain;
- any card's name has the path (supply or its set, name);
- action (actions), treasure (coins), buy (coins, buys), attack (card: the Attack, attacker), gain (card: the card
  gained, attacker: the seat whose turn it is), both with possible: the reactions that everyone must reckon with;
  chancellor.turn_over (count).

An ask that depends on a hand is also put to a player who has nothing to choose, if the others have seen the card that
matters among this player's gains. The others are told one kind, ``dominion.turn``, for action, treasure and buy.
``secrecy`` says why, and for which cards.

Events
======

- kingdom (cards, and what expansions add), turn (seat, turn, extra: a further turn of the same player);
- again (seat, cards: their effects at the start of the turn), chose (seat, card, options), looked (seat, count; hidden:
  cards: at the top of the deck), hid and took_back (seat, card: the mat, count; hidden: cards);
- ended (piles: those used up), scored (seat, score, turns, terms: [card or another thing, count, each]);
- played (seat, card, time, of), treasures (seat, cards, coins), bought (seat, card, price), named (seat, card, name),
  chose (seat, card, options), reacted (seat, card, option);
- drew, new_hand and looked (seat, count; hidden: cards), shuffled (seat, count), revealed (seat, cards), showed (seat,
  cards, all: the whole hand), took (seat, cards: into the hand), set_aside (seat, cards), put_back (seat, count, cards
  if they are known; hidden: order), turned_over (seat, count, top);
- discarded (seat, count, top, cards if they are known; hidden: cards), trashed (seat, cards), gained (seat, card,
  place; not after bought), moved (seat, card, place: a card just gained).
"""

import pkgutil
from importlib import import_module

from rules.dominion import (
    beginner,
    cards,  # noqa: F401 - registers the cards
    expansions,
    opponent,
)
from rules.dominion.expansion import EXPANSIONS, Expansion
from rules.dominion.foresight import foresee
from rules.dominion.lookahead import LOOKAHEAD, choose_well
from rules.dominion.orders import begin, orders
from rules.dominion.position import arrange, position
from rules.dominion.reasons import reasons
from rules.dominion.scoring import scores, ties
from rules.dominion.setup import new, settings, state_type
from rules.dominion.turn import play
from rules.dominion.twin import twin
from rules.dominion.view import view
from rules.kernel import Game, Meta, by_level, searching

__all__ = ["GAME"]

for _module in pkgutil.iter_modules(expansions.__path__):
    _expansion: Expansion = import_module(f"{expansions.__name__}.{_module.name}").EXPANSION
    EXPANSIONS[_expansion.key] = _expansion

GAME = Game(
    meta=Meta(
        "Dominion",
        (2, 6),
        settings(),
        "Dominion and its expansions are games by Donald X. Vaccarino.",
        open_scores=False,  # a card that another card moves unseen would show in them
    ),
    state=state_type(),
    new=new,
    play=play,
    view=view,
    scores=scores,
    position=position,
    arrange=arrange,
    twin=twin,
    choose=by_level(easy=beginner.choose, normal=opponent.choose, hard=searching("dominion", choose_well)),
    ties=ties,
    lookahead=LOOKAHEAD,
    reasons=reasons,
    orders=orders(),
    foresee=foresee,
    begin=begin,
)
