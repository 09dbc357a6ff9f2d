"""The 26 kingdom cards of Seaside, first edition."""

from collections import Counter

from rules.dominion.card import ACTION, ATTACK, DURATION, TREASURE, VICTORY, cards_in, is_a, of_type
from rules.dominion.cards.common import trash_one
from rules.dominion.choices import (
    announced,
    card_option,
    card_options,
    confirmed,
    one,
    possibly,
    put_one,
    some,
)
from rules.dominion.durations import act_again, next_turn
from rules.dominion.effects import (
    discard,
    gain,
    look_at_top,
    off_deck,
    plus,
    put_back,
    reveal_hand,
    reveal_top,
    take_another_turn,
    trash,
    trash_this,
)
from rules.dominion.expansions.seaside.tokens import sea
from rules.dominion.mats import hide, lay_on_mat, take_hidden
from rules.dominion.secrecy import may_hold
from rules.dominion.state import Dominion
from rules.dominion.supply import piles, price, priced
from rules.dominion.triggers import when
from rules.kernel import Choice, Play, Unfinished, all_of, ask

seaside = cards_in("seaside")


@seaside("Ambassador", 3, ACTION, ATTACK)
def ambassador(table: Dominion) -> Play[None]:
    """Show a card and return up to two copies of it to the supply. Each other player gains one."""
    card = yield from one(table, table.seat, "dominion.ambassador.show", table.me.hand)
    if card is None:
        return
    reveal_hand(table, table.seat, [card])
    copies = [card] * min(2, table.me.hand.count(card))
    returned = yield from some(table, table.seat, "dominion.ambassador.return", copies, 0, 2)
    if returned:
        for copy in returned:
            table.me.hand.remove(copy)
        table.supply[card] += len(returned)
        table.tell("dominion.returned", seat=table.seat, cards=returned)
    yield from all_of(gain(table, seat, card) for seat in table.attacked)


@seaside("Bazaar", 5, ACTION)
def bazaar(table: Dominion) -> None:
    """Draw a card and give two actions and a coin."""
    plus(table, cards=1, actions=2, coins=1)


@seaside("Caravan", 4, ACTION, DURATION)
def caravan(table: Dominion) -> None:
    """Draw a card and give the action back."""
    plus(table, cards=1, actions=1)
    act_again(table)


@next_turn("Caravan", draws=True)
def draw_one_more(table: Dominion) -> None:
    """Draw a card."""
    plus(table, cards=1)


@seaside("Cutpurse", 4, ACTION, ATTACK)
def cutpurse(table: Dominion) -> None:
    """Give two coins. The others discard a Copper, or show that they have none."""
    plus(table, coins=2)
    for seat in table.attacked:
        # The hand of another player decides, so no earlier choice can be taken back.
        table.reveal()
        if "Copper" in table.players[seat].hand:
            discard(table, seat, ["Copper"])
        else:
            reveal_hand(table, seat)


@seaside("Embargo", 2, ACTION)
def embargo(table: Dominion) -> Play[None]:
    """Trash the Embargo, give two coins and put a token on a pile. A second play gives another token."""
    plus(table, coins=2)
    trash_this(table)
    # An empty pile can fill again, so it may have a token too.
    costs = {card: price(table, card) for card in table.supply}
    options = [priced(card, cost) for card, cost in costs.items()]
    facts = {"at_least": 0, "at_most": max(costs.values())}
    card = yield from put_one(table, table.seat, "dominion.embargo.choose", options, **facts)
    tokens = sea(table).embargo
    tokens[card] = tokens.get(card, 0) + 1
    table.tell("dominion.embargoed", seat=table.seat, card=card, count=tokens[card])


@when("buy", "always", "Embargo")
def curses_for_tokens(table: Dominion, card: str, _: int) -> Play[None]:
    """Gain a Curse for every Embargo token on the pile of a card bought."""
    for _token in range(sea(table).embargo.get(card, 0)):
        yield from gain(table, table.seat, "Curse")


@seaside("Explorer", 5, ACTION)
def explorer(table: Dominion) -> Play[None]:
    """Gain a Silver into the hand, or a Gold for showing a Province."""
    answer = "no"
    if may_hold(table, table.seat, "Province"):
        answer = yield from possibly(table, "dominion.explorer.show", "Province" in table.me.hand, "no")
    if answer == "yes":
        reveal_hand(table, table.seat, ["Province"])
    yield from gain(table, table.seat, "Gold" if answer == "yes" else "Silver", to="hand")


@seaside("Fishing Village", 3, ACTION, DURATION)
def fishing_village(table: Dominion) -> None:
    """Give two actions and a coin."""
    plus(table, actions=2, coins=1)
    act_again(table)


@next_turn("Fishing Village")
def fish_again(table: Dominion) -> None:
    """Give an action and a coin."""
    plus(table, actions=1, coins=1)


@seaside("Ghost Ship", 5, ACTION, ATTACK)
def ghost_ship(table: Dominion) -> Play[None]:
    """Draw two cards. The others put cards back on their decks until they have three in hand."""
    plus(table, cards=2)
    yield from all_of(put_back_down_to(table, seat, 3) for seat in table.attacked)


def put_back_down_to(table: Dominion, seat: int, size: int) -> Play[None]:
    """Put cards on the deck, the first topmost, until ``size`` are left in hand."""
    hand = table.players[seat].hand
    excess = max(0, len(hand) - size)
    cards = yield from some(table, seat, "dominion.ghost_ship.put_back", hand, excess, excess, ordered=True)
    put_back(table, seat, cards, "hand")


@seaside("Haven", 2, ACTION, DURATION)
def haven(table: Dominion) -> Play[None]:
    """Draw a card, give the action back, and put a card from the hand aside for the next turn."""
    plus(table, cards=1, actions=1)
    card = yield from one(table, table.seat, "dominion.haven.save", table.me.hand)
    if card:
        hide(table, table.seat, [card], "hand", "Haven")
        act_again(table)


@next_turn("Haven")
def take_saved_cards(table: Dominion) -> None:
    """Take back all cards that Havens have saved. The first Haven does it for the others."""
    if "Haven" in table.me.hidden:
        take_hidden(table, table.seat, "Haven")


@seaside("Island", 4, ACTION, VICTORY, points=2)
def island(table: Dominion) -> Play[None]:
    """Put the Island and another card on the mat until the end of the game."""
    this, cards = table.this, []
    chosen = yield from one(table, table.seat, "dominion.island.save", table.me.hand)
    if this.in_play:
        this.in_play = False
        lay_on_mat(table, table.seat, "Island", "in_play", "Island")
        cards.append("Island")
    if chosen:
        lay_on_mat(table, table.seat, chosen, "hand", "Island")
        cards.append(chosen)
    if cards:
        table.tell("dominion.set_aside", seat=table.seat, cards=cards)


@seaside("Lighthouse", 2, ACTION, DURATION)
def lighthouse(table: Dominion) -> None:
    """Give an action and a coin."""
    plus(table, actions=1, coins=1)
    act_again(table)


@next_turn("Lighthouse")
def shine_again(table: Dominion) -> None:
    """Give a coin."""
    plus(table, coins=1)


@when("attacked", "in play", "Lighthouse")
def protect(table: Dominion, seat: int) -> None:
    """Keep the owner of a Lighthouse in play unaffected by an Attack."""
    table.this.unaffected.append(seat)


@seaside("Lookout", 3, ACTION)
def lookout(table: Dominion) -> Play[None]:
    """Look at three cards: trash one, discard one and leave one on the deck."""
    plus(table, actions=1)
    cards = look_at_top(table, table.seat, 3)
    for part in ("trash", "discard"):
        if not cards:
            return
        # Asked even about equal cards, because the others must not learn that they are equal.
        card = yield from put_one(table, table.seat, f"dominion.lookout.{part}", card_options(cards), secret=True)
        cards.remove(card)
        if part == "trash":
            trash(table, table.seat, [card], "deck")
        else:
            discard(table, table.seat, [card], "deck")


@seaside("Merchant Ship", 5, ACTION, DURATION)
def merchant_ship(table: Dominion) -> None:
    """Give two coins."""
    plus(table, coins=2)
    act_again(table)


@next_turn("Merchant Ship")
def sell_again(table: Dominion) -> None:
    """Give two coins."""
    plus(table, coins=2)


@seaside("Native Village", 2, ACTION)
def native_village(table: Dominion) -> Play[None]:
    """Give two actions. Put the top card of the deck on the mat, or take all cards from the mat."""
    plus(table, actions=2)
    (chosen,) = yield from announced(table, table.seat, "dominion.native_village.choose", "hide", "take")
    if chosen == "take":
        take_hidden(table, table.seat, "Native Village")
    elif cards := off_deck(table, table.seat, 1):
        table.reveal()
        table.me.aside += cards
        hide(table, table.seat, cards, "aside", "Native Village")


@seaside("Navigator", 4, ACTION)
def navigator(table: Dominion) -> Play[None]:
    """Give two coins. Look at five cards: discard them all, or put them back in any order."""
    plus(table, coins=2)
    cards = look_at_top(table, table.seat, 5)

    def all_or_none(picked: Choice) -> None:
        if len(picked) not in (0, len(cards)):
            raise Unfinished("all_or_none")

    facts = {"ordered": True, "check": all_or_none}
    kept = yield from some(table, table.seat, "dominion.navigator.put_back", cards, 0, len(cards), **facts)
    if kept:
        put_back(table, table.seat, kept, "deck")
    else:
        discard(table, table.seat, cards, "deck")


@seaside("Outpost", 5, ACTION, DURATION)
def outpost(table: Dominion) -> None:
    """Draw three cards for the next hand, and take an extra turn after this one."""
    if take_another_turn(table, draws=3):
        act_again(table)


@next_turn("Outpost")
def no_more(_table: Dominion) -> None:
    """Do nothing: the Outpost stays in play for the extra turn, which is its effect."""


@seaside("Pearl Diver", 2, ACTION)
def pearl_diver(table: Dominion) -> Play[None]:
    """Draw a card and give the action back. The bottom card of the deck may be put on top."""
    plus(table, cards=1, actions=1)
    if not table.me.deck:
        table.me.deck[:0] = off_deck(table, table.seat, 1)
    deck = table.me.deck
    # A single card is at the bottom and on top.
    if len(deck) < 2:
        return
    bottom = deck[-1]
    table.reveal()
    table.tell("dominion.looked_below", seat=table.seat, to=(table.seat,), hidden={"card": bottom})
    if (yield from confirmed(table, "dominion.pearl_diver.choose", drawn=bottom)):
        deck.insert(0, deck.pop())
        table.tell("dominion.put_back", seat=table.seat, count=1, to=(table.seat,), hidden={"order": [bottom]})


@seaside("Pirate Ship", 4, ACTION, ATTACK)
def pirate_ship(table: Dominion) -> Play[None]:
    """Give a coin for every coin token, or trash Treasures of the others for a token. The others react before."""
    (chosen,) = yield from announced(table, table.seat, "dominion.pirate_ship.choose", "coins", "attack")
    tokens = sea(table).pirate
    if chosen == "coins":
        plus(table, coins=tokens.get(table.seat, 0))
        return
    trashed = 0
    # One victim after the other (D38).
    for seat in table.attacked:
        revealed = reveal_top(table, seat, 2)
        treasures = of_type(revealed, TREASURE)
        card = yield from one(table, table.seat, "dominion.pirate_ship.trash", treasures, owner=seat)
        if card:
            trash(table, seat, [card], "aside")
            revealed.remove(card)
            trashed += 1
        discard(table, seat, revealed, "aside")
    if trashed:
        tokens[table.seat] = tokens.get(table.seat, 0) + 1
        table.tell("dominion.plundered", seat=table.seat, count=tokens[table.seat])


@seaside("Salvager", 4, ACTION)
def salvager(table: Dominion) -> Play[None]:
    """Give a buy. Trash a card for as many coins as it costs."""
    plus(table, buys=1)
    cost = yield from trash_one(table, "dominion.salvager.trash", table.me.hand)
    plus(table, coins=cost or 0)


@seaside("Sea Hag", 4, ACTION, ATTACK)
def sea_hag(table: Dominion) -> Play[None]:
    """Make the others discard the top card of their decks and gain a Curse on top."""
    yield from all_of(be_cursed(table, seat) for seat in table.attacked)


def be_cursed(table: Dominion, seat: int) -> Play[None]:
    """Discard the top card of the deck and gain a Curse there."""
    cards = off_deck(table, seat, 1)
    table.players[seat].aside += cards
    table.reveal()
    discard(table, seat, cards, "aside")
    yield from gain(table, seat, "Curse", to="deck")


@seaside("Smugglers", 3, ACTION)
def smugglers(table: Dominion) -> Play[None]:
    """Gain a card that costs up to six and that the right neighbour gained in their last turn."""
    there = sea(table).gained.get(table.right, ())
    options = [option for option in piles(table, 0, 6) if option.id in there]
    if options:
        facts = {"at_least": 0, "at_most": 6, "owner": table.right}
        card = yield from put_one(table, table.seat, "dominion.smugglers.gain", options, **facts)
        yield from gain(table, table.seat, card)


@when("gain", "always", "Smugglers")
def note_the_gain(table: Dominion, seat: int, card: str) -> None:
    """Note what a player gains in the own turn."""
    if seat == table.seat:
        sea(table).gained.setdefault(seat, []).append(card)


@when("end", "always", "Smugglers")
def forget_older_gains(table: Dominion) -> None:
    """Forget the gains of the player whose turn begins."""
    sea(table).gained.pop(table.seat if table.turn.again else table.left, None)


@seaside("Tactician", 5, ACTION, DURATION)
def tactician(table: Dominion) -> None:
    """Discard the hand for five cards, a buy and an action in the next turn. An empty hand gives nothing."""
    if table.me.hand:
        discard(table, table.seat, list(table.me.hand))
        act_again(table)


@next_turn("Tactician", draws=True)
def plan_again(table: Dominion) -> None:
    """Draw five cards and give a buy and an action."""
    plus(table, cards=5, buys=1, actions=1)


@seaside("Treasure Map", 4, ACTION)
def treasure_map(table: Dominion) -> Play[None]:
    """Trash this and another Treasure Map. Both together give four Golds on the deck."""
    this_one = trash_this(table)
    if "Treasure Map" in table.me.hand:
        trash(table, table.seat, ["Treasure Map"])
        if this_one:
            for _ in range(4):
                yield from gain(table, table.seat, "Gold", to="deck")


@seaside("Treasury", 5, ACTION)
def treasury(table: Dominion) -> None:
    """Draw a card and give an action and a coin."""
    plus(table, cards=1, actions=1, coins=1)


@when("buy", "always", "Treasury")
def note_victory_cards(table: Dominion, card: str, _: int) -> None:
    """Note that a Victory card was bought."""
    sea(table).victory |= is_a(card, VICTORY)


@when("clean_up", "always", "Treasury")
def back_onto_the_deck(table: Dominion, _: str) -> Play[None]:
    """Put Treasuries in play on the deck, if no Victory card was bought this turn."""
    there = Counter(table.me.in_play)["Treasury"]
    if there and not sea(table).victory:
        options = [card_option("Treasury", there)]
        kind = "dominion.treasury.put_back"
        cards = yield ask(table.seat, kind, options, least=0, most=there, card="Treasury")
        put_back(table, table.seat, cards, "in_play", shown=True)


@when("end", "always", "Treasury")
def forget_victory_cards(table: Dominion) -> None:
    """Begin the next turn without a Victory card bought."""
    sea(table).victory = False


@seaside("Warehouse", 3, ACTION)
def warehouse(table: Dominion) -> Play[None]:
    """Draw three cards, give the action back and discard three cards."""
    plus(table, cards=3, actions=1)
    cards = yield from some(table, table.seat, "dominion.warehouse.discard", table.me.hand, 3, 3)
    discard(table, table.seat, cards)


@seaside("Wharf", 5, ACTION, DURATION)
def wharf(table: Dominion) -> None:
    """Draw two cards and give a buy."""
    plus(table, cards=2, buys=1)
    act_again(table)


@next_turn("Wharf", draws=True)
def unload_again(table: Dominion) -> None:
    """Draw two cards and give a buy."""
    plus(table, cards=2, buys=1)
