"""The 25 kingdom cards of the base set, first edition."""

from rules.dominion.card import ACTION, ATTACK, REACTION, TREASURE, VICTORY, base, is_a, of_type
from rules.dominion.cards.common import discard_down_to, gain_one, trash_for_better, trash_one
from rules.dominion.choices import any_number, confirmed, one, possibly, some, which
from rules.dominion.effects import (
    discard,
    draw,
    gain,
    plus,
    put_back,
    regain,
    reveal_hand,
    reveal_top,
    reveal_until,
    set_aside,
    take_in_hand,
    trash,
    trash_this,
)
from rules.dominion.playing import play_card
from rules.dominion.secrecy import may_hold_any
from rules.dominion.state import Dominion
from rules.dominion.triggers import may
from rules.kernel import Play, all_of


@base("Adventurer", 6, ACTION)
def adventurer(table: Dominion) -> None:
    """Reveal cards until two Treasures are found; take them."""
    treasures, others = reveal_until(table, table.seat, lambda card: is_a(card, TREASURE), 2)
    take_in_hand(table, table.seat, treasures)
    discard(table, table.seat, others, "aside")


@base("Bureaucrat", 4, ACTION, ATTACK)
def bureaucrat(table: Dominion) -> Play[None]:
    """Gain a Silver onto the deck. The others put a Victory card back, even if no Silver was left."""
    yield from gain(table, table.seat, "Silver", to="deck")
    yield from all_of(put_back_a_victory_card(table, seat) for seat in table.attacked)


def put_back_a_victory_card(table: Dominion, seat: int) -> Play[None]:
    """Put a Victory card from hand on the deck, or show that there is none."""
    victories = of_type(table.players[seat].hand, VICTORY)
    card = yield from one(table, seat, "dominion.bureaucrat.put_back", victories)
    if card:
        put_back(table, seat, [card], "hand", shown=True)
    else:
        reveal_hand(table, seat)


@base("Cellar", 2, ACTION)
def cellar(table: Dominion) -> Play[None]:
    """Discard cards and draw as many. All are discarded before the first is drawn."""
    plus(table, actions=1)
    cards = yield from any_number(table, table.seat, "dominion.cellar.discard", table.me.hand)
    discard(table, table.seat, cards)
    plus(table, cards=len(cards))


@base("Chancellor", 3, ACTION)
def chancellor(table: Dominion) -> Play[None]:
    """Give two coins. The deck may be put onto the discard pile."""
    plus(table, coins=2)
    count = len(table.me.deck)
    if count and (yield from confirmed(table, "dominion.chancellor.turn_over", count=count)):
        # The deck is turned over as a whole, so its bottom card lies on top, and all see it.
        table.me.discard[:0] = reversed(table.me.deck)
        table.me.deck = []
        table.reveal()
        table.tell("dominion.turned_over", seat=table.seat, count=count, top=table.me.discard[0])


@base("Chapel", 2, ACTION)
def chapel(table: Dominion) -> Play[None]:
    """Trash up to four cards."""
    cards = yield from some(table, table.seat, "dominion.chapel.trash", table.me.hand, 0, 4)
    trash(table, table.seat, cards)


@base("Council Room", 5, ACTION)
def council_room(table: Dominion) -> None:
    """Draw four cards. All others draw one."""
    plus(table, cards=4, buys=1)
    for seat in table.others:
        draw(table, seat, 1)


@base("Feast", 4, ACTION)
def feast(table: Dominion) -> Play[None]:
    """Trash the Feast and gain a card. A second play gains a card too, without another Feast."""
    trash_this(table)
    yield from gain_one(table, "dominion.feast.gain", most=5)


@base("Festival", 5, ACTION)
def festival(table: Dominion) -> None:
    """Give two actions, a buy and two coins."""
    plus(table, actions=2, buys=1, coins=2)


base("Gardens", 4, VICTORY, points=lambda owned: len(owned) // 10)


@base("Laboratory", 5, ACTION)
def laboratory(table: Dominion) -> None:
    """Draw two cards and give the action back."""
    plus(table, cards=2, actions=1)


@base("Library", 5, ACTION)
def library(table: Dominion) -> Play[None]:
    """Draw up to seven cards and set unwanted Actions aside; ``keep all`` answers for all later cards too."""
    unwanted: list[str] = []
    asking = True
    while len(table.me.hand) < 7 and (drawn := draw(table, table.seat, 1)):
        answer = "no"
        if asking and may_hold_any(table, table.seat, ACTION):
            answer = yield from keep_or_set_aside(table, drawn[0])
        asking = asking and answer != "keep all"
        if answer == "yes":
            set_aside(table, table.seat, drawn)
            unwanted += drawn
    discard(table, table.seat, unwanted, "aside")


def keep_or_set_aside(table: Dominion, drawn: str) -> Play[str]:
    """Ask about every card drawn, because the others must not learn which of them are Actions."""
    possible = is_a(drawn, ACTION)
    return (yield from possibly(table, "dominion.library.set_aside", possible, "no", "keep all", drawn=drawn))


@base("Market", 5, ACTION)
def market(table: Dominion) -> None:
    """Give one card, action, buy and coin."""
    plus(table, cards=1, actions=1, buys=1, coins=1)


@base("Militia", 4, ACTION, ATTACK)
def militia(table: Dominion) -> Play[None]:
    """Give two coins. The others discard down to three cards."""
    plus(table, coins=2)
    yield from all_of(discard_down_to(table, seat, 3, "dominion.militia.discard") for seat in table.attacked)


@base("Mine", 5, ACTION)
def mine(table: Dominion) -> Play[None]:
    """Trash a Treasure and gain a better one into the hand."""
    cost = yield from trash_one(table, "dominion.mine.trash", of_type(table.me.hand, TREASURE))
    if cost is not None:
        yield from gain_one(table, "dominion.mine.gain", most=cost + 3, of=TREASURE, to="hand")


@base("Moat", 2, ACTION, REACTION)
def moat(table: Dominion) -> None:
    """Draw two cards."""
    plus(table, cards=2)


@may("attack", "hand", "Moat", once=True)
def stay_unaffected(table: Dominion, seat: int) -> None:
    """Stay unaffected by this play of the Attack (D34)."""
    table.this.unaffected.append(seat)


@base("Moneylender", 4, ACTION)
def moneylender(table: Dominion) -> None:
    """Trash a Copper for three coins. It is mandatory."""
    if "Copper" in table.me.hand:
        trash(table, table.seat, ["Copper"])
        plus(table, coins=3)


@base("Remodel", 4, ACTION)
def remodel(table: Dominion) -> Play[None]:
    """Trash a card and gain one that costs up to two more."""
    yield from trash_for_better(table, "dominion.remodel", 2)


@base("Smithy", 4, ACTION)
def smithy(table: Dominion) -> None:
    """Draw three cards."""
    plus(table, cards=3)


@base("Spy", 4, ACTION, ATTACK)
def spy(table: Dominion) -> Play[None]:
    """Reveal the top card of every deck, the own first, and choose whether it is discarded."""
    plus(table, cards=1, actions=1)
    # One after the other: this card is discarded or put back before the next is revealed (D38).
    for seat in (table.seat, *table.attacked):
        for card in reveal_top(table, seat):
            where = yield from which(table, "dominion.spy.choose", "discard", "leave", owner=seat, revealed=card)
            if where == "discard":
                discard(table, seat, [card], "aside")
            else:
                put_back(table, seat, [card], "aside")


@base("Thief", 4, ACTION, ATTACK)
def thief(table: Dominion) -> Play[None]:
    """Trash a Treasure among the top two cards of every other player, and keep any of them."""
    stolen: list[str] = []
    # One victim after the other (D38). The thief chooses at the end from all the trashed Treasures.
    for seat in table.attacked:
        revealed = reveal_top(table, seat, 2)
        card = yield from one(table, table.seat, "dominion.thief.trash", of_type(revealed, TREASURE), owner=seat)
        if card:
            trash(table, seat, [card], "aside")
            revealed.remove(card)
            stolen.append(card)
        discard(table, seat, revealed, "aside")
    for card in (yield from any_number(table, table.seat, "dominion.thief.gain", stolen)):
        yield from regain(table, table.seat, card)


@base("Throne Room", 4, ACTION)
def throne_room(table: Dominion) -> Play[None]:
    """Play an Action in hand twice (D43)."""
    card = yield from one(table, table.seat, "dominion.throne_room.play", of_type(table.me.hand, ACTION))
    if card:
        yield from play_card(table, card, times=2)


@base("Village", 3, ACTION)
def village(table: Dominion) -> None:
    """Draw a card and give two actions."""
    plus(table, cards=1, actions=2)


@base("Witch", 5, ACTION, ATTACK)
def witch(table: Dominion) -> Play[None]:
    """Draw two cards. The others gain Curses in turn order while there are any."""
    plus(table, cards=2)
    yield from all_of(gain(table, seat, "Curse") for seat in table.attacked)


@base("Woodcutter", 3, ACTION)
def woodcutter(table: Dominion) -> None:
    """Give a buy and two coins."""
    plus(table, buys=1, coins=2)


@base("Workshop", 3, ACTION)
def workshop(table: Dominion) -> Play[None]:
    """Gain a card that costs up to four."""
    yield from gain_one(table, "dominion.workshop.gain", most=4)
