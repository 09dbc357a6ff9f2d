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
from rules.dominion.etiquette import may_hold_any
from rules.dominion.occasions import may
from rules.dominion.playing import play_card
from rules.dominion.state import Dominion
from rules.kernel import Play, all_of


@base("Adventurer", 6, ACTION)
def adventurer(table: Dominion) -> None:
    """Dig for two Treasures."""
    treasures, others = reveal_until(table, table.seat, lambda card: is_a(card, TREASURE), 2)
    take_in_hand(table, table.seat, treasures)
    discard(table, table.seat, others, "aside")


@base("Bureaucrat", 4, ACTION, ATTACK)
def bureaucrat(table: Dominion) -> Play[None]:
    """Get a Silver on the deck, also if none is left the others put a Victory card back."""
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
    """Exchange cards; all are discarded before the first is drawn."""
    plus(table, actions=1)
    cards = yield from any_number(table, table.seat, "dominion.cellar.discard", table.me.hand)
    discard(table, table.seat, cards)
    plus(table, cards=len(cards))


@base("Chancellor", 3, ACTION)
def chancellor(table: Dominion) -> Play[None]:
    """Earn two coins and perhaps turn the deck over onto the discard pile."""
    plus(table, coins=2)
    count = len(table.me.deck)
    if count and (yield from confirmed(table, "dominion.chancellor.turn_over", count=count)):
        # Turned over as a whole: its bottom card comes to lie on top, for all to see.
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
    """Draw four, and everybody else draws one."""
    plus(table, cards=4, buys=1)
    for seat in table.others:
        draw(table, seat, 1)


@base("Feast", 4, ACTION)
def feast(table: Dominion) -> Play[None]:
    """Give the Feast itself for a card; each further play gains one more without it."""
    trash_this(table)
    yield from gain_one(table, "dominion.feast.gain", most=5)


@base("Festival", 5, ACTION)
def festival(table: Dominion) -> None:
    """Get actions, a buy and coins."""
    plus(table, actions=2, buys=1, coins=2)


base("Gardens", 4, VICTORY, points=lambda owned: len(owned) // 10)


@base("Laboratory", 5, ACTION)
def laboratory(table: Dominion) -> None:
    """Draw two for nothing."""
    plus(table, cards=2, actions=1)


@base("Library", 5, ACTION)
def library(table: Dominion) -> Play[None]:
    """Draw up to seven cards, setting aside what Actions are not wanted; ``keep all`` stands for all that follow."""
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
    """Ask about any card drawn, as the others may not learn which of them are Actions."""
    possible = is_a(drawn, ACTION)
    return (yield from possibly(table, "dominion.library.set_aside", possible, "no", "keep all", drawn=drawn))


@base("Market", 5, ACTION)
def market(table: Dominion) -> None:
    """Get one of everything."""
    plus(table, cards=1, actions=1, buys=1, coins=1)


@base("Militia", 4, ACTION, ATTACK)
def militia(table: Dominion) -> Play[None]:
    """Earn two coins; the others keep three cards."""
    plus(table, coins=2)
    yield from all_of(discard_down_to(table, seat, 3, "dominion.militia.discard") for seat in table.attacked)


@base("Mine", 5, ACTION)
def mine(table: Dominion) -> Play[None]:
    """Turn a Treasure into a better one, straight into the hand."""
    cost = yield from trash_one(table, "dominion.mine.trash", of_type(table.me.hand, TREASURE))
    if cost is not None:
        yield from gain_one(table, "dominion.mine.gain", most=cost + 3, of=TREASURE, to="hand")


@base("Moat", 2, ACTION, REACTION)
def moat(table: Dominion) -> None:
    """Draw two."""
    plus(table, cards=2)


@may("attack", "hand", "Moat", once=True)
def stay_unaffected(table: Dominion, seat: int) -> None:
    """Keep this play of the Attack away (D34)."""
    table.this.unaffected.append(seat)


@base("Moneylender", 4, ACTION)
def moneylender(table: Dominion) -> None:
    """Give a Copper away for three coins, like it or not."""
    if "Copper" in table.me.hand:
        trash(table, table.seat, ["Copper"])
        plus(table, coins=3)


@base("Remodel", 4, ACTION)
def remodel(table: Dominion) -> Play[None]:
    """Turn a card into one that costs up to two more."""
    yield from trash_for_better(table, "dominion.remodel", 2)


@base("Smithy", 4, ACTION)
def smithy(table: Dominion) -> None:
    """Draw three."""
    plus(table, cards=3)


@base("Spy", 4, ACTION, ATTACK)
def spy(table: Dominion) -> Play[None]:
    """Look at everybody's next card, one's own first, and say whether it may stay."""
    plus(table, cards=1, actions=1)
    # One after the other: the next card is revealed only when this one has gone somewhere (D38).
    for seat in (table.seat, *table.attacked):
        for card in reveal_top(table, seat):
            where = yield from which(table, "dominion.spy.choose", "discard", "leave", owner=seat, revealed=card)
            if where == "discard":
                discard(table, seat, [card], "aside")
            else:
                put_back(table, seat, [card], "aside")


@base("Thief", 4, ACTION, ATTACK)
def thief(table: Dominion) -> Play[None]:
    """Trash a Treasure of everybody else's next two cards, and keep what is worth it."""
    stolen: list[str] = []
    # One victim after the other (D38), but the thief chooses from all that was trashed at the end.
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
    """Play an Action of the hand twice (D43)."""
    card = yield from one(table, table.seat, "dominion.throne_room.play", of_type(table.me.hand, ACTION))
    if card:
        yield from play_card(table, card, times=2)


@base("Village", 3, ACTION)
def village(table: Dominion) -> None:
    """Draw one and go on."""
    plus(table, cards=1, actions=2)


@base("Witch", 5, ACTION, ATTACK)
def witch(table: Dominion) -> Play[None]:
    """Draw two; the others gain Curses, dealt in turn order while they last."""
    plus(table, cards=2)
    yield from all_of(gain(table, seat, "Curse") for seat in table.attacked)


@base("Woodcutter", 3, ACTION)
def woodcutter(table: Dominion) -> None:
    """Get a buy and two coins."""
    plus(table, buys=1, coins=2)


@base("Workshop", 3, ACTION)
def workshop(table: Dominion) -> Play[None]:
    """Gain a cheap card."""
    yield from gain_one(table, "dominion.workshop.gain", most=4)
