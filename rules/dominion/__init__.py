"""Dominion: base set, Intrigue and Prosperity, first editions, with Platinum and Colony, for two to six players.

Position
========

Cards are written with their English names. Every key but ``seats`` may be left out.

- ``seats``: how many play. ``options``: as in a new game; without them the defaults.
- ``players``: one object a seat with ``hand``, ``deck`` and ``discard`` (top card first), ``in_play`` (in the order of
  playing), ``vp`` (tokens), ``turns`` (taken); what an object leaves out is empty.
  Without ``players`` everybody has the ten first cards, shuffled, five of them in hand.
- ``kingdom``: its cards, at most ten; kingdom cards named anywhere else join it. Without it: those named elsewhere,
  filled up to ten with those of First Game.
- ``colony``: whether Platinum and Colony are used; without it, if one is named, else by the option.
- ``supply``: {card: count}; a pile that is not named is full but for the cards that lie elsewhere. ``trash``: a list
  of cards. No card may be there more often than it exists.
- ``trade_route``: the piles whose token lies on the mat, or how many; without it, the piles that are not full.
- ``turn``: the seat to move (0); ``seat`` says the same. ``phase`` (``"action"`` or ``"buy"``), ``actions`` (1),
  ``buys`` (1), ``coins`` (0). In the middle of a turn every Action in play counts as played once: for Conspirator,
  Bridge and Coppersmith.

Options
=======

``kingdom``: ``random`` or a recommended set. ``base``, ``intrigue``, ``prosperity``: the weight of the set's cards when
cards are drawn. ``pick_base`` …: cards that are in the kingdom in any case. ``veto_base`` …: cards that are not.
``colony``: whether Platinum and Colony are used: ``auto`` (with four cards of Prosperity), ``on``, ``off``, ``random``.

Choices
=======

Where cards or piles are picked, ids are names of cards, repeated for several copies; with ``ordered`` the first card
put back ends on top. Any number may be none: an empty list. One card that may be picked comes with ``done``. Others are

=============================  =======================================================================================
``dominion.action``            an Action of the hand, ``done``
``dominion.treasure``          a Treasure of the hand, ``all`` (plays all plain ones), ``done``
``dominion.buy``               a pile, ``done``
``dominion.attack``            ``Moat``, ``Secret Chamber``, ``done``
``dominion.gain``              ``trash``, ``deck``, ``keep``
``dominion.*`` with yes or no  ``yes``, ``no``: chancellor.turn_over, baron.discard, mining_village.trash;
                               library.set_aside also ``keep all`` (of this Library)
``dominion.spy.choose``        ``discard``, ``leave``
``dominion.loan.choose``       ``trash``, ``discard``
``dominion.minion.choose``     ``coins``, ``cards``
``dominion.nobles.choose``     ``cards``, ``actions``
``dominion.pawn.choose``       two of ``cards``, ``actions``, ``buys``, ``coins``
``dominion.steward.choose``    ``cards``, ``coins``, ``trash``
``dominion.torturer.choose``   ``discard``, ``curse``
=============================  =======================================================================================

Asks
====

Every ask of a card has ``card`` (the card asking) in its args; what is more stands in brackets. Besides those above:

- from the hand: bureaucrat.put_back, cellar.discard, chapel.trash, militia.discard, mine.trash, remodel.trash,
  throne_room.play, courtyard.put_back, masquerade.pass, masquerade.trash, secret_chamber.discard,
  secret_chamber.put_back (the Reaction), steward.trash, torturer.discard, trading_post.trash, upgrade.trash,
  bishop.trash, bishop.may_trash (the others), expand.trash, forge.trash, goons.discard, kings_court.play, mint.show,
  mountebank.discard, trade_route.trash, vault.discard, vault.may_discard (the others: none or two);
- from the discard pile: counting_house.take;
- from revealed cards: thief.trash (owner), thief.gain, scout.put_back, rabble.put_back; spy.choose (owner, revealed),
  loan.choose (revealed), library.set_aside (drawn);
- from the supply, all with at_least and at_most, the prices that fit: feast.gain, mine.gain, remodel.gain,
  workshop.gain, ironworks.gain, saboteur.gain, upgrade.gain, expand.gain, forge.gain, swindler.give (owner, trashed);
- any card's name, by the path (supply or its set, name): wishing_well.name, contraband.name;
- action (actions), treasure (coins), buy (coins, buys), attack (card: the Attack, attacker), gain (card: the card
  gained, attacker: whose turn it is), both with possible: the reactions that all must reckon with;
  chancellor.turn_over (count).

An ask that depends on a hand is put also to whoever has nothing to choose, if by what everybody has seen him gain he
may hold the card that matters; the others are told one kind, ``dominion.turn``, for action, treasure and buy. Why, and
for which cards, stands in ``etiquette``.

Events
======

- kingdom (cards, colony), turn (seat, turn);
- ended (piles: those used up), scored (seat, score, turns, terms: [card or ``tokens``, count, each]);
- played (seat, card, time, of), treasures (seat, cards, coins), bought (seat, card, price),
  chose (seat, card, options), named (seat, card, name), reacted (seat, card, option), tokens (seat, vp),
  token_moved (card, mat);
- drew and new_hand (seat, count; hidden: cards), shuffled (seat, count), revealed (seat, cards), showed (seat, cards,
  all: the whole hand), took (seat, cards: into the hand), set_aside (seat, cards), put_back (seat, count, cards if
  they are known; hidden: order), turned_over (seat, count, top), passed (seat, receiver; hidden from the others: card);
- discarded (seat, count, top, cards if they are known; hidden: cards), trashed (seat, cards), gained (seat, card,
  place; not after bought), moved (seat, card, place: a card just gained).
"""

from rules.dominion import cards  # noqa: F401 - registers them
from rules.dominion.foresight import foresee
from rules.dominion.opponent import choose
from rules.dominion.orders import ORDERS
from rules.dominion.position import arrange, position
from rules.dominion.scoring import scores, ties
from rules.dominion.setup import new, settings
from rules.dominion.state import Dominion
from rules.dominion.turn import play
from rules.dominion.twin import twin
from rules.dominion.view import view
from rules.kernel import Game, Meta

__all__ = ["GAME"]

GAME = Game(
    meta=Meta(
        "Dominion",
        (2, 6),
        settings(),
        "Dominion, Intrigue and Prosperity are games by Donald X. Vaccarino.",
        open_scores=False,  # a card passed with Masquerade would show in them
    ),
    state=Dominion,
    new=new,
    play=play,
    view=view,
    scores=scores,
    position=position,
    arrange=arrange,
    twin=twin,
    choose=choose,
    ties=ties,
    orders=ORDERS,
    foresee=foresee,
)
