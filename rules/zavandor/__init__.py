"""The Mines of Zavandor, complete, normal and professional, for two to four players.

A gem card is written cart first, gem second (``Mr``: a ruby on a metal cart). Carts: ``L`` log, ``P`` plank, ``M``
metal, ``G`` gold; gems: ``r`` ruby, ``y`` diamond, ``g`` emerald, ``b`` sapphire. Expansion cards are named ``R1`` to
``B13``, the starting scroll ``S0``, a clan board among the objects of a seat ``clan``.

Position
========

A position is a table at the start of a phase, or in its trade window. Only ``seats`` is required.

- ``seats``: the number of players. ``options``: as in a new game.
- ``start``: the start player (0); ``turn`` says the same. ``round`` (1), ``king``: his field (0),
  ``rested``: whether he stood still in the last round. ``phase``: ``income``, ``trade`` or ``upgrade``.
- ``players``: one object a seat with ``clan`` (``normal``, or ``A`` to ``D``), ``level`` (1), ``cave`` (up to six
  slots, ``["R1", 2]`` or null; without it the starting scroll alone), ``hand`` (gem cards; without it six from the
  log pile), ``coins``, ``bids`` (gem cards that lie on the table, in the phase upgrade only), ``silent`` (scrolls
  that are not asked about), ``window`` (the seat's progress in the trade window: ``done``, ``waiting``, ``brokered``
  and ``offered`` count exchanges at 1:1 and offers of this round, ``sealed`` is a bid with ``cards`` and ``orders``,
  ``step`` an act in progress: ``offer`` or ``pay:<offer>``).
- ``rows``: by gem ``right``, ``middle`` and ``stack`` (next card first). A row without an entry has all its cards
  that are named nowhere else, shuffled.
- ``draw`` and ``discard``: piles by cart, top card first. A draw pile without an entry has all its cards that are
  named nowhere else, shuffled; without ``discard`` nothing is discarded. ``out``: expansion cards that have left the
  game. ``offers``: the open offers, each with ``number``, ``seat``, ``to``, ``give``, ``want``, ``declined``.

Asks and choices
================

- ``zavandor.income`` (due: all carts of the base income, king), a field for each choice that the seat has:
  ``carts``: six of ``L``, ``P``, ``M``, ``G``; ``cast``: ``<scroll>:<cart>`` casts (args card, cart, count),
  ``<scroll>:keep`` keeps it unasked from now on; ``cube``: objects that get free cubes.
- ``zavandor.trade`` (exchanges: the number left at 1:1, waiting, sold_out: gem cards that the bank publicly
  lacks), one of: ``<card>+<card>><gem>`` exchanges two for one with the bank, path ("bank", cart, cards, gem),
  ``<card>><gem>`` one for one with a broker, path ("broker", …) (both: args cart, give, get); ``accept:<offer>``,
  paid from the lowest carts up, or ``pay:<offer>``, which leads to ``zavandor.payment``; ``decline:<offer>``;
  ``withdraw:<offer>`` (all four: args offer, seat, give, want); ``offer`` (leads to ``zavandor.offer``);
  ``wake:<scroll>``: be asked about it again; ``wait``: stay in the window while the others go on, until an offer
  comes (only once all offers to the seat are answered); ``done``.
- ``zavandor.payment`` (offer, partner: its maker, give, want): the gem cards that pay an offer; none: not accepted.
- ``zavandor.offer``: fields ``give`` (gem cards), ``want`` (``2y``: two
  diamonds), ``to`` (a seat; none: all). All empty: no
  offer.
- ``zavandor.bid`` and ``zavandor.rebid`` (the bid is sealed and may be changed; price: the king's, bid: its cards),
  secret: fields
  ``r``, ``y``, ``g``, ``b``: ``<count><gem>`` (``3r``: three rubies; a gem without a card has no option);
  ``orders``: ``<gem>:card``, ``<gem>:points``, ``king:moves``, ``king:stays`` (a decision without an order is asked);
  ``cards``: own cards that are among those of the bid (else they are taken from the lowest cart up);
  ``trade``: ``back`` to trading, while others still trade. In ``rebid`` everything not named stays as it was;
  ``0r`` bids no ruby after all, and the orders ``<gem>:ask`` and ``king:ask`` cancel an earlier order.
- ``zavandor.prize`` (gem, card, bid): ``card``, ``points`` (args vp: the points that go with it, card).
- ``zavandor.room`` (gem, card): a card of the full cave to remove (args level), or ``points`` after all (args vp).
- ``zavandor.king`` (field: his field): ``moves``, ``stays``.
- ``zavandor.upgrade`` (price: the king's, coins), secret: fields ``objects``: objects (args gems, coins: the price)
  or ``none``; ``pay``: gem cards to be spent first if they fit.
- In ``bid``, ``rebid`` and ``upgrade`` a field ``wake``: silent scrolls to be asked about again, ``wake:<scroll>``.

Proposals
=========

``offer:<number>`` of kind ``zavandor.offer`` (number, seat, to, declined, give: cards, want: gems) with the buttons
``accept:<number>``, ``decline:<number>`` and ``withdraw:<number>``.

Refusals
========

``cannot_pay``, ``pay_exactly`` (gems), ``both_sides``, ``scroll_twice``, ``cube_on_cast_scroll``, ``cubes_needed``
(count), ``two_orders``, ``none_or_some``.

Events
======

- began (start, clans), round (round, start, king, price);
- reshuffled (cart, count); income (seat, base: carts, helpers: [card, carts], casts: [card, cart, count], drew:
  {cart: count}, lost; hidden: cards); cube (seat, object, level, complete: a free cube);
- exchanged (seat, give: cards, get: card, found: whether it was, turned: cards turned up); offered (number, seat,
  addressed: seats, give, want), traded (number, seat: the maker, by, give, paid), declined (number, seat,
  partner: the maker, give, want), withdrawn (number, seat, give, want), lapsed (number, give, want); spent (seat,
  count: all offers of this round); waits (seat), done (seat), back (seat), sealed (seat);
- revealed (bids: the cards by seat), no_bid (seat: it bids no card); won (seat, gem, bids: sizes by seat, tied, paid:
  cards, took: ``card`` or ``points``, vp, card: the card up for auction or None), unsold (gem, card), removed (seat,
  card), king (seat: the winner of blue or None, moved, forced: without a choice, field, price);
- upgraded (seat, object, level, complete, paid: cards, coins), kept (seat: it upgrades nothing); slid (out:
  cards, rows: {gem: card up for auction});
- crowned (round), scored (seat, score, terms: [``coins``, ``gems`` or an object, count, points, its kind]).
"""

from rules.kernel import Game, Meta, by_level, searching
from rules.zavandor import beginner, opponent
from rules.zavandor.foresight import foresee
from rules.zavandor.lookahead import LOOKAHEAD
from rules.zavandor.orders import ORDERS
from rules.zavandor.position import arrange, position
from rules.zavandor.reasons import reasons
from rules.zavandor.scoring import scores, ties
from rules.zavandor.setup import SETTINGS, new
from rules.zavandor.state import Zavandor
from rules.zavandor.turn import play
from rules.zavandor.twin import twin
from rules.zavandor.view import view

__all__ = ["GAME"]

GAME = Game(
    meta=Meta(
        "The Mines of Zavandor",
        (2, 4),
        SETTINGS,
        "The Mines of Zavandor (Die Minen von Zavandor) is a game by Alexander Pfister.",
    ),
    state=Zavandor,
    new=new,
    play=play,
    view=view,
    scores=scores,
    position=position,
    arrange=arrange,
    twin=twin,
    choose=by_level(easy=beginner.choose, normal=opponent.choose, hard=searching("zavandor", opponent.choose_well)),
    ties=ties,
    orders=ORDERS,
    foresee=foresee,
    lookahead=LOOKAHEAD,
    reasons=reasons,
)
