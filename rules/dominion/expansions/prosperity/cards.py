"""The 25 kingdom cards of Prosperity, first edition."""

from rules.dominion.card import ACTION, ATTACK, REACTION, TREASURE, VICTORY, basic, cards_in, is_a, of_type
from rules.dominion.cards.common import (
    discard_down_to,
    gain_one,
    give_coins,
    onto_the_deck,
    put_back_in_order,
    trash_for_better,
    trash_one,
)
from rules.dominion.choices import (
    DONE,
    any_number,
    card_options,
    name_a_card,
    none_or_two,
    perhaps,
    perhaps_any,
    put,
    put_one,
    which,
)
from rules.dominion.effects import (
    discard,
    draw,
    gain,
    in_turn,
    plus,
    reveal_hand,
    reveal_top,
    reveal_until,
    take_in_hand,
    trash,
)
from rules.dominion.expansions.prosperity.tokens import give_tokens, has_token, tokens
from rules.dominion.playing import play_card
from rules.dominion.secrecy import may_have_discarded, may_hold
from rules.dominion.state import Dominion
from rules.dominion.supply import empty_piles, price
from rules.dominion.triggers import may, when
from rules.kernel import Play, all_of

prosperity = cards_in("prosperity")

basic("Platinum", 9, TREASURE, coins=5, pile=12, optional=True)(give_coins)
basic("Colony", 11, VICTORY, points=10, optional=True, ends=True)


@prosperity("Bank", 7, TREASURE)
def bank(table: Dominion) -> None:
    """Give a coin for every Treasure in play now."""
    plus(table, coins=len(of_type(table.me.in_play, TREASURE)))


@prosperity("Bishop", 4, ACTION)
def bishop(table: Dominion) -> Play[None]:
    """Trash a card for half its cost in tokens. The others may trash one without tokens."""
    plus(table, coins=1)
    give_tokens(table, 1)
    cost = yield from trash_one(table, "dominion.bishop.trash", table.me.hand)
    give_tokens(table, (cost or 0) // 2)
    yield from all_of(trash_perhaps(table, seat) for seat in table.others)


def trash_perhaps(table: Dominion, seat: int) -> Play[None]:
    """Trash a card from hand, or none."""
    card = yield from perhaps(table, seat, "dominion.bishop.may_trash", table.players[seat].hand)
    if card:
        trash(table, seat, [card])


@prosperity("City", 5, ACTION)
def city(table: Dominion) -> None:
    """Draw a card and give two actions, and more for empty piles."""
    plus(table, cards=1, actions=2)
    empty = len(empty_piles(table))
    if empty:
        plus(table, cards=1)
    if empty > 1:
        plus(table, coins=1, buys=1)


@prosperity("Contraband", 5, TREASURE)
def contraband(table: Dominion) -> Play[None]:
    """Give three coins and a buy. The left neighbour forbids a card for this turn."""
    plus(table, coins=3, buys=1)
    named = yield from name_a_card(table, table.left, "dominion.contraband.name")
    tokens(table).banned.append(named)


@when("forbid", "always", "Contraband")
def named_this_turn(table: Dominion) -> list[str]:
    """Return the cards that left neighbours named this turn."""
    return tokens(table).banned


@when("end", "always", "Contraband")
def lift_the_ban(table: Dominion) -> None:
    """Forget the names when the turn ends."""
    tokens(table).banned.clear()


@prosperity("Counting House", 5, ACTION)
def counting_house(table: Dominion) -> Play[None]:
    """Look through the discard pile and take Coppers back."""
    # Players may not remember the pile, so looking through it shows something hidden.
    table.reveal()
    coppers = [card for card in table.me.discard if card == "Copper"]
    if may_have_discarded(table, table.seat, "Copper"):
        # The question is put even if there are none, because the others cannot know that.
        options, most = card_options(coppers) or [DONE], max(1, len(coppers))
        chosen = yield from put(table, table.seat, "dominion.counting_house.take", options, least=0, most=most)
        take_in_hand(table, table.seat, ["Copper"] * chosen.count("Copper"), "discard")


@prosperity("Expand", 7, ACTION)
def expand(table: Dominion) -> Play[None]:
    """Trash a card and gain one that costs up to three more."""
    yield from trash_for_better(table, "dominion.expand", 3)


@prosperity("Forge", 7, ACTION)
def forge(table: Dominion) -> Play[None]:
    """Trash any number of cards, even none, and gain one that costs exactly as much as all of them."""
    cards = yield from any_number(table, table.seat, "dominion.forge.trash", table.me.hand)
    # The prices now, not the printed ones.
    exact = sum(price(table, card) for card in cards)
    trash(table, table.seat, cards)
    yield from gain_one(table, "dominion.forge.gain", least=exact, most=exact)


@prosperity("Goons", 6, ACTION, ATTACK)
def goons(table: Dominion) -> Play[None]:
    """Give a buy and two coins. The others discard down to three cards."""
    plus(table, buys=1, coins=2)
    yield from all_of(discard_down_to(table, seat, 3, "dominion.goons.discard") for seat in table.attacked)


@when("buy", "in play", "Goons")
def a_token_for_every_buy(table: Dominion, _: str, __: int) -> None:
    """Give a token for every card bought."""
    give_tokens(table, 1)


@prosperity("Grand Market", 6, ACTION)
def grand_market(table: Dominion) -> None:
    """Give one card, action and buy, and two coins."""
    plus(table, cards=1, actions=1, buys=1, coins=2)


@when("forbid", "itself", "Grand Market")
def not_with_copper_in_play(table: Dominion) -> list[str]:
    """Return the Grand Market while a Copper is in play."""
    return ["Grand Market"] if "Copper" in table.me.in_play else []


@prosperity("Hoard", 6, TREASURE)
def hoard(table: Dominion) -> None:
    """Give two coins."""
    plus(table, coins=2)


@when("buy", "in play", "Hoard")
def gold_for_a_victory_card(table: Dominion, card: str, _: int) -> Play[None]:
    """Gain a Gold with every Victory card bought."""
    if is_a(card, VICTORY):
        yield from gain(table, table.seat, "Gold")


@prosperity("King's Court", 7, ACTION)
def kings_court(table: Dominion) -> Play[None]:
    """Play an Action in hand three times, if wanted (D43)."""
    card = yield from perhaps_any(table, "dominion.kings_court.play", ACTION)
    if card:
        yield from play_card(table, card, times=3)


@prosperity("Loan", 3, TREASURE)
def loan(table: Dominion) -> Play[None]:
    """Give a coin. The next Treasure of the deck is trashed or discarded."""
    plus(table, coins=1)
    found, others = reveal_until(table, table.seat, lambda card: is_a(card, TREASURE))
    for card in found:
        where = yield from which(table, "dominion.loan.choose", "trash", "discard", revealed=card)
        if where == "trash":
            trash(table, table.seat, found, "aside")
        else:
            discard(table, table.seat, found, "aside")
    discard(table, table.seat, others, "aside")


@prosperity("Mint", 5, ACTION)
def mint(table: Dominion) -> Play[None]:
    """Gain another copy of a Treasure in hand."""
    card = yield from perhaps_any(table, "dominion.mint.show", TREASURE)
    if card:
        reveal_hand(table, table.seat, [card])
        yield from gain(table, table.seat, card)


@when("buy", "itself", "Mint")
def melt_treasures_in_play(table: Dominion, _: str, __: int) -> None:
    """Trash all Treasures in play, before any of them can act."""
    trash(table, table.seat, of_type(table.me.in_play, TREASURE), "in_play")


@prosperity("Monument", 4, ACTION)
def monument(table: Dominion) -> None:
    """Give two coins and a token."""
    plus(table, coins=2)
    give_tokens(table, 1)


@prosperity("Mountebank", 5, ACTION, ATTACK)
def mountebank(table: Dominion) -> Play[None]:
    """Give two coins. The others discard a Curse, or gain a Curse and a Copper."""
    plus(table, coins=2)
    victims = table.attacked
    enough = min(table.supply["Curse"], table.supply["Copper"]) >= len(victims)
    # Together only if both piles have a card for all. Otherwise one answer limits the next.
    answers = (be_cheated(table, seat) for seat in victims)
    yield from all_of(answers) if enough else in_turn(answers)


def be_cheated(table: Dominion, seat: int) -> Play[None]:
    """Discard a Curse, or gain a Curse and a Copper."""
    if may_hold(table, seat, "Curse"):
        options = ("Curse", "done") if "Curse" in table.players[seat].hand else ("done",)
        chosen = yield from put_one(table, seat, "dominion.mountebank.discard", options, secret=True)
        if chosen == "Curse":
            discard(table, seat, ["Curse"])
            return
    yield from gain(table, seat, "Curse")
    yield from gain(table, seat, "Copper")


@prosperity("Peddler", 8, ACTION)
def peddler(table: Dominion) -> None:
    """Draw a card and give an action and a coin."""
    plus(table, cards=1, actions=1, coins=1)


@when("price", "itself", "Peddler")
def two_less_for_every_action(table: Dominion, _: str) -> int:
    """Cost two less in the Buy phase for every Action in play (D25)."""
    # The cards of the player to move count, for every player.
    return 2 * len(of_type(table.me.in_play, ACTION)) if table.turn.phase == "buy" else 0


@prosperity("Quarry", 4, TREASURE)
def quarry(table: Dominion) -> None:
    """Give one coin."""
    plus(table, coins=1)


@when("price", "in play", "Quarry")
def actions_cost_two_less(_: Dominion, card: str) -> int:
    """Make Actions cheaper."""
    return 2 * is_a(card, ACTION)


@prosperity("Rabble", 5, ACTION, ATTACK)
def rabble(table: Dominion) -> Play[None]:
    """Draw three cards. The others discard the Treasures and Actions among their top three cards."""
    plus(table, cards=3)
    yield from all_of(lose_the_best(table, seat) for seat in table.attacked)


def lose_the_best(table: Dominion, seat: int) -> Play[None]:
    """Reveal three cards, discard Treasures and Actions, and put the others back in any order."""
    revealed = reveal_top(table, seat, 3)
    lost = [card for card in revealed if is_a(card, TREASURE) or is_a(card, ACTION)]
    discard(table, seat, lost, "aside")
    rest = [card for card in revealed if card not in lost]
    yield from put_back_in_order(table, seat, "dominion.rabble.put_back", rest)


@prosperity("Royal Seal", 5, TREASURE)
def royal_seal(table: Dominion) -> None:
    """Give two coins."""
    plus(table, coins=2)


@may("gain", "in play", "Royal Seal", option="deck")
def seal_onto_the_deck(table: Dominion, seat: int, card: str, zone: str) -> None:
    """Put a gained card on the deck (D37)."""
    onto_the_deck(table, seat, card, zone)


@prosperity("Talisman", 4, TREASURE)
def talisman(table: Dominion) -> None:
    """Give one coin."""
    plus(table, coins=1)


@when("buy", "in play", "Talisman")
def another_copy(table: Dominion, card: str, cost: int) -> Play[None]:
    """Gain another copy of a bought card that costs up to four and is no Victory card."""
    # The price that was paid. The card may cost something else by now.
    if cost <= 4 and not is_a(card, VICTORY):
        yield from gain(table, table.seat, card)


@prosperity("Trade Route", 3, ACTION)
def trade_route(table: Dominion) -> Play[None]:
    """Give a buy and a coin for every token on the mat, and trash a card."""
    plus(table, buys=1, coins=len(tokens(table).mat))
    yield from trash_one(table, "dominion.trade_route.trash", table.me.hand)


@when("take", "always", "Trade Route")
def token_to_the_mat(table: Dominion, card: str) -> None:
    """Move a pile's token when the first card leaves it (D31)."""
    mat = tokens(table).mat
    if has_token(table, card) and card not in mat:
        mat.append(card)
        table.tell("dominion.token_moved", card=card, mat=len(mat))


@prosperity("Vault", 5, ACTION)
def vault(table: Dominion) -> Play[None]:
    """Draw two cards and discard cards for a coin each. The others may exchange two cards for one."""
    plus(table, cards=2)
    cards = yield from any_number(table, table.seat, "dominion.vault.discard", table.me.hand)
    discard(table, table.seat, cards)
    plus(table, coins=len(cards))
    yield from all_of(exchange_two_for_one(table, seat) for seat in table.others)


def exchange_two_for_one(table: Dominion, seat: int) -> Play[None]:
    """Discard two cards and draw one, or do nothing. A player with one card may discard it and draws none."""
    cards = yield from none_or_two(table, seat, "dominion.vault.may_discard", table.players[seat].hand)
    discard(table, seat, cards)
    if len(cards) == 2:
        draw(table, seat, 1)


@prosperity("Venture", 5, TREASURE)
def venture(table: Dominion) -> Play[None]:
    """Give a coin and play the next Treasure at once, before the other revealed cards are discarded."""
    plus(table, coins=1)
    found, others = reveal_until(table, table.seat, lambda card: is_a(card, TREASURE))
    for card in found:
        yield from play_card(table, card, source="aside")
    discard(table, table.seat, others, "aside")


@prosperity("Watchtower", 3, ACTION, REACTION)
def watchtower(table: Dominion) -> None:
    """Draw up to six cards."""
    plus(table, cards=max(0, 6 - len(table.me.hand)))


@may("gain", "hand", "Watchtower", option="trash")
def trash_the_gain(table: Dominion, seat: int, card: str, zone: str) -> None:
    """Trash a gained card (D36)."""
    trash(table, seat, [card], zone)


@may("gain", "hand", "Watchtower", option="deck")
def gain_onto_the_deck(table: Dominion, seat: int, card: str, zone: str) -> None:
    """Put a gained card on the deck (D36)."""
    onto_the_deck(table, seat, card, zone)


@prosperity("Worker's Village", 4, ACTION)
def workers_village(table: Dominion) -> None:
    """Draw a card and give two actions and a buy."""
    plus(table, cards=1, actions=2, buys=1)
