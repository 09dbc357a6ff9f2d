"""Prosperity, first edition: 25 kingdom cards, with Platinum and Colony, victory tokens and the Trade Route mat.

The option ``colony`` says whether Platinum and Colony are used: ``auto`` (with four cards of Prosperity), ``on``,
``off``, ``random``.

A position has two keys. ``colony``: whether they are used; by default if one of them is named, or else by the option.
``trade_route``: the piles whose token lies on the mat, or how many; by default the piles that are not full. Every
player's object has ``vp``, the victory tokens.

Choice ids: ``dominion.loan.choose`` takes ``trash``, ``discard``.

Asks, with ``card`` and what stands in brackets in their args:

- from the hand: bishop.trash, bishop.may_trash (the others), expand.trash, forge.trash, goons.discard,
  kings_court.play, mint.show, mountebank.discard, trade_route.trash, vault.discard, vault.may_discard (the others: none
  or two);
- from the discard pile: counting_house.take;
- from revealed cards: rabble.put_back, loan.choose (revealed);
- from the supply: expand.gain, forge.gain;
- the name of any card: contraband.name.

The asks of Mountebank (a Curse), Mint (a Treasure), King's Court (an Action), Counting House (Coppers) and Watchtower
(every gain) are put to every player who may hold the card that matters (``secrecy``).

Events: tokens (seat, vp), token_moved (card, mat). The event kingdom has the fact colony.
"""

from rules.dominion.expansion import Expansion
from rules.dominion.expansions.prosperity import cards, colony, tokens  # noqa: F401 - registers the cards
from rules.dominion.expansions.prosperity.opponent import kept_treasures
from rules.dominion.expansions.prosperity.orders import ORDERS, matters
from rules.dominion.expansions.prosperity.position import Given, GivenSeat, read, write

EXPANSION = Expansion(
    key=tokens.KEY,
    part=tokens.Tokens,
    settings=(colony.SETTING,),
    piles=colony.piles,
    told=colony.told,
    show=tokens.show,
    recall=tokens.recall,
    terms=tokens.terms,
    keys=Given,
    seat_keys=GivenSeat,
    write=write,
    read=read,
    orders=ORDERS,
    discards={"Goons": "dominion.goons.discard"},
    careful=matters,
    keeps=kept_treasures,
)
