"""The 25 kingdom cards of Intrigue, first edition."""

from rules.dominion.card import ACTION, ATTACK, REACTION, TREASURE, VICTORY, cards_in, is_a, of_type
from rules.dominion.cards.common import gain_one, give_coins, put_back_in_order, trash_one
from rules.dominion.choices import announced, any_number, confirmed, name_a_card, one, perhaps, pile, possibly, some
from rules.dominion.effects import (
    discard,
    draw,
    gain,
    in_turn,
    plus,
    put_back,
    reveal_hand,
    reveal_top,
    reveal_until,
    take_in_hand,
    trash,
    trash_this,
)
from rules.dominion.secrecy import may_hold
from rules.dominion.state import Dominion
from rules.dominion.supply import price
from rules.dominion.triggers import may, when
from rules.kernel import Play, all_of

intrigue = cards_in("intrigue")


@intrigue("Baron", 4, ACTION)
def baron(table: Dominion) -> Play[None]:
    """Give four coins for a discarded Estate, or gain an Estate."""
    plus(table, buys=1)
    answer = "no"
    # A player who has no Estate, by what all may have counted, has nothing to decide.
    if may_hold(table, table.seat, "Estate"):
        answer = yield from possibly(table, "dominion.baron.discard", "Estate" in table.me.hand, "no")
    if answer == "yes":
        discard(table, table.seat, ["Estate"])
        plus(table, coins=4)
    else:
        yield from gain(table, table.seat, "Estate")


@intrigue("Bridge", 4, ACTION)
def bridge(table: Dominion) -> None:
    """Give a buy and a coin."""
    plus(table, buys=1, coins=1)


@when("price", "this turn", "Bridge")
def all_cards_cost_one_less(_table: Dominion, _card: str) -> int:
    """Make all cards cheaper for the rest of the turn, once for every play (D24)."""
    return 1


@intrigue("Conspirator", 4, ACTION)
def conspirator(table: Dominion) -> None:
    """Give two coins; as the third play of an Action also a card and an action. Plays count, not cards."""
    plus(table, coins=2)
    # This play is already counted.
    if len(table.turn.plays) >= 3:
        plus(table, cards=1, actions=1)


@intrigue("Coppersmith", 4, ACTION)
def coppersmith(_table: Dominion) -> None:
    """Do nothing at once: the trigger below makes Coppers give more."""


@when("coins", "this turn", "Coppersmith")
def coppers_give_one_more(_table: Dominion, card: str) -> int:
    """Make every Copper give one more for the rest of the turn, once for every play."""
    return int(card == "Copper")


@intrigue("Courtyard", 2, ACTION)
def courtyard(table: Dominion) -> Play[None]:
    """Draw three cards and put one back."""
    plus(table, cards=3)
    card = yield from one(table, table.seat, "dominion.courtyard.put_back", table.me.hand)
    if card:
        put_back(table, table.seat, [card], "hand")


intrigue("Duke", 5, VICTORY, points=lambda owned: owned.count("Duchy"))


@intrigue("Great Hall", 3, ACTION, VICTORY, points=1)
def great_hall(table: Dominion) -> None:
    """Draw a card and give the action back."""
    plus(table, cards=1, actions=1)


intrigue("Harem", 6, TREASURE, VICTORY, points=2, coins=2)(give_coins)


@intrigue("Ironworks", 4, ACTION)
def ironworks(table: Dominion) -> Play[None]:
    """Gain a card that costs up to four, with a bonus for each of its types, even if it is trashed at once."""
    card = yield from gain_one(table, "dominion.ironworks.gain", most=4)
    if card:
        bonus_for_types(table, card, actions=1, coins=1, cards=1)


def bonus_for_types(table: Dominion, card: str, *, actions: int, coins: int, cards: int) -> None:
    """Give +Actions for an Action, coins for a Treasure, +Cards for a Victory card; combined cards give each."""
    plus(
        table,
        actions=actions * is_a(card, ACTION),
        coins=coins * is_a(card, TREASURE),
        cards=cards * is_a(card, VICTORY),
    )


@intrigue("Masquerade", 3, ACTION, covert=True)
def masquerade(table: Dominion) -> Play[None]:
    """All players pass a card to the left at the same time. A received card cannot be passed on."""
    plus(table, cards=2)
    seats = [table.seat, *table.others]
    given = yield from all_of(one(table, seat, "dominion.masquerade.pass", table.players[seat].hand) for seat in seats)
    passes = [(seat, card) for seat, card in zip(seats, given, strict=True) if card]
    # All cards leave their hands before the first is received, so no card is passed twice.
    for seat, card in passes:
        table.players[seat].hand.remove(card)
    for seat, card in passes:
        receiver = (seat + 1) % table.seats
        table.players[receiver].hand.append(card)
        table.tell("dominion.passed", seat=seat, receiver=receiver, to=(seat, receiver), hidden={"card": card})
    table.reveal()
    trashed = yield from perhaps(table, table.seat, "dominion.masquerade.trash", table.me.hand)
    if trashed:
        trash(table, table.seat, [trashed])


@intrigue("Mining Village", 4, ACTION)
def mining_village(table: Dominion) -> Play[None]:
    """Draw a card and give two actions. It may be trashed for two coins, but only once."""
    plus(table, cards=1, actions=2)
    if table.this.in_play and (yield from confirmed(table, "dominion.mining_village.trash")):
        trash_this(table)
        plus(table, coins=2)


@intrigue("Minion", 5, ACTION, ATTACK)
def minion(table: Dominion) -> Play[None]:
    """Give two coins, or new hands of four cards. The others react before the choice."""
    plus(table, actions=1)
    (chosen,) = yield from announced(table, table.seat, "dominion.minion.choose", "coins", "cards")
    if chosen == "coins":
        plus(table, coins=2)
        return
    for seat in (table.seat, *table.attacked):
        if seat == table.seat or len(table.players[seat].hand) >= 5:
            discard(table, seat, list(table.players[seat].hand))
            draw(table, seat, 4)


@intrigue("Nobles", 6, ACTION, VICTORY, points=2)
def nobles(table: Dominion) -> Play[None]:
    """Draw three cards or give two actions."""
    (chosen,) = yield from announced(table, table.seat, "dominion.nobles.choose", "cards", "actions")
    plus(table, cards=3) if chosen == "cards" else plus(table, actions=2)


@intrigue("Pawn", 2, ACTION)
def pawn(table: Dominion) -> Play[None]:
    """Give two different things. Both are chosen before either is given."""
    options = ("cards", "actions", "buys", "coins")
    chosen = yield from announced(table, table.seat, "dominion.pawn.choose", *options, count=2)
    plus(table, **dict.fromkeys(chosen, 1))


@intrigue("Saboteur", 5, ACTION, ATTACK)
def saboteur(table: Dominion) -> Play[None]:
    """Trash the next card of every other player that costs three or more. They may gain a cheaper one."""
    for seat in table.attacked:
        # The cost now counts, so a Bridge can save a card.
        found, others = reveal_until(table, seat, lambda card: price(table, card) >= 3)
        for card in found:
            cost = price(table, card)
            trash(table, seat, [card], "aside")
            new = yield from pile(table, seat, "dominion.saboteur.gain", most=cost - 2, optional=True)
            if new:
                yield from gain(table, seat, new)
        discard(table, seat, others, "aside")


@intrigue("Scout", 4, ACTION)
def scout(table: Dominion) -> Play[None]:
    """Take the Victory cards among the top four cards and put the others back."""
    plus(table, actions=1)
    revealed = reveal_top(table, table.seat, 4)
    victories = of_type(revealed, VICTORY)
    take_in_hand(table, table.seat, victories)
    others = [card for card in revealed if card not in victories]
    yield from put_back_in_order(table, table.seat, "dominion.scout.put_back", others)


@intrigue("Secret Chamber", 2, ACTION, REACTION)
def secret_chamber(table: Dominion) -> Play[None]:
    """Discard cards for a coin each."""
    cards = yield from any_number(table, table.seat, "dominion.secret_chamber.discard", table.me.hand)
    discard(table, table.seat, cards)
    plus(table, coins=len(cards))


@may("attack", "hand", "Secret Chamber")
def exchange_two(table: Dominion, seat: int) -> Play[list[str]]:
    """Draw two cards and put two of the hand back (D35); return those drawn."""
    drawn = draw(table, seat, 2)
    hand = table.players[seat].hand
    cards = yield from some(table, seat, "dominion.secret_chamber.put_back", hand, 2, 2, ordered=True)
    put_back(table, seat, cards, "hand")
    # The window must know them, because a Secret Chamber just drawn can be used too.
    return drawn


@intrigue("Shanty Town", 3, ACTION)
def shanty_town(table: Dominion) -> None:
    """Give two actions, and draw two cards if no Action is in hand."""
    plus(table, actions=2)
    reveal_hand(table, table.seat)
    if not of_type(table.me.hand, ACTION):
        plus(table, cards=2)


@intrigue("Steward", 3, ACTION)
def steward(table: Dominion) -> Play[None]:
    """Draw two cards, give two coins, or trash two cards."""
    (chosen,) = yield from announced(table, table.seat, "dominion.steward.choose", "cards", "coins", "trash")
    if chosen == "trash":
        cards = yield from some(table, table.seat, "dominion.steward.trash", table.me.hand, 2, 2)
        trash(table, table.seat, cards)
    else:
        # The ids are the names of the arguments.
        plus(table, **{chosen: 2})


@intrigue("Swindler", 3, ACTION, ATTACK)
def swindler(table: Dominion) -> Play[None]:
    """Trash the top card of every other player and choose another of the same price for them."""
    plus(table, coins=2)
    for seat in table.attacked:
        for card in reveal_top(table, seat):
            cost = price(table, card)
            trash(table, seat, [card], "aside")
            new = yield from pile(
                table, table.seat, "dominion.swindler.give", least=cost, most=cost, owner=seat, trashed=card
            )
            if new:
                yield from gain(table, seat, new)


@intrigue("Torturer", 5, ACTION, ATTACK)
def torturer(table: Dominion) -> Play[None]:
    """Draw three cards. The others discard two or take a Curse."""
    plus(table, cards=3)
    victims = table.attacked
    # Together only if there are Curses for all. Otherwise one answer limits the next.
    answers = (suffer(table, seat) for seat in victims)
    yield from all_of(answers) if table.supply["Curse"] >= len(victims) else in_turn(answers)


def suffer(table: Dominion, seat: int) -> Play[None]:
    """Choose to discard two cards or to gain a Curse into hand."""
    # Neither answer would change anything.
    if not table.players[seat].hand and not table.supply["Curse"]:
        return
    (chosen,) = yield from announced(table, seat, "dominion.torturer.choose", "discard", "curse")
    if chosen == "curse":
        yield from gain(table, seat, "Curse", to="hand")
    else:
        cards = yield from some(table, seat, "dominion.torturer.discard", table.players[seat].hand, 2, 2)
        discard(table, seat, cards)


@intrigue("Trading Post", 5, ACTION)
def trading_post(table: Dominion) -> Play[None]:
    """Trash two cards and gain a Silver into hand."""
    cards = yield from some(table, table.seat, "dominion.trading_post.trash", table.me.hand, 2, 2)
    trash(table, table.seat, cards)
    if len(cards) == 2:
        yield from gain(table, table.seat, "Silver", to="hand")


@intrigue("Tribute", 5, ACTION)
def tribute(table: Dominion) -> None:
    """Reveal the left neighbour's top two cards and give a bonus for their types."""
    cards = reveal_top(table, table.left, 2)
    discard(table, table.left, cards, "aside")
    # Two copies of a card give their bonus once.
    for card in dict.fromkeys(cards):
        bonus_for_types(table, card, actions=2, coins=2, cards=2)


@intrigue("Upgrade", 5, ACTION)
def upgrade(table: Dominion) -> Play[None]:
    """Trash a card and gain one that costs exactly one more."""
    plus(table, cards=1, actions=1)
    cost = yield from trash_one(table, "dominion.upgrade.trash", table.me.hand)
    if cost is not None:
        yield from gain_one(table, "dominion.upgrade.gain", least=cost + 1, most=cost + 1)


@intrigue("Wishing Well", 3, ACTION)
def wishing_well(table: Dominion) -> Play[None]:
    """Name a card, reveal the top card of the deck and take it if it is the named one."""
    plus(table, cards=1, actions=1)
    # Without a card to reveal, naming one would be useless.
    if not (table.me.deck or table.me.discard):
        return
    named = yield from name_a_card(table, table.seat, "dominion.wishing_well.name")
    for card in reveal_top(table, table.seat):
        if card == named:
            take_in_hand(table, table.seat, [card])
        else:
            put_back(table, table.seat, [card], "aside")
