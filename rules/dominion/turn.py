"""The course of the game: turns with Action phase, Buy phase and Clean-up, until the end (D13 to D17, D39)."""

from functools import lru_cache

from rules.dominion.card import ACTION, OF, PLAIN, TREASURE, of_type
from rules.dominion.choices import card_option
from rules.dominion.durations import begin
from rules.dominion.effects import draw_new_hand, receive
from rules.dominion.playing import play_card, play_plain
from rules.dominion.scoring import tell_scores
from rules.dominion.secrecy import TURN
from rules.dominion.state import LATELY, Dominion, Player, Turn
from rules.dominion.supply import for_sale, is_over, price
from rules.dominion.triggers import happen
from rules.kernel import CHECKPOINT, Ask, Facts, Option, Play, Request, pick

DONE = Option("done")
ALL = Option("all")
UNWANTED = frozenset({"Copper", "Curse"})
"""The cards that a player hardly ever buys: they are always affordable."""


def play(table: Dominion) -> Play[None]:
    """Play turns until the game is over."""
    while not table.over:
        yield CHECKPOINT
        yield from take_turn(table)
    tell_scores(table)


def take_turn(table: Dominion) -> Play[None]:
    """Play one turn from its present phase."""
    player, number = table.me, table.number
    table.begin_turn(table.seat, number, table.left)
    extra: Facts = {"extra": True} if table.turn.extra else {}
    table.tell("dominion.turn", begins=True, seat=table.seat, turn=number, **extra)
    begin(table)
    # An arranged table may begin in the Buy phase.
    if table.turn.phase == "action":
        yield from action_phase(table, player)
        table.turn.phase = "buy"
    yield from play_treasures(table, player)
    yield from buy_cards(table, player)
    if due := table.occasions.triggers["clean_up"]:
        yield from happen(table, due, "")
    clean_up(table, player)


def action_phase(table: Dominion, player: Player) -> Play[None]:
    """Play Actions while there are actions left (D14)."""
    while table.turn.actions and (cards := of_type(player.hand, ACTION)):
        options = [*map(card_option, sorted(set(cards))), DONE]
        card = yield from pick(table.seat, "dominion.action", options, public=TURN, actions=table.turn.actions)
        if card == "done":
            return
        table.turn.actions -= 1
        yield from play_card(table, card)


def play_treasures(table: Dominion, player: Player) -> Play[None]:
    """Play Treasures one by one, or all plain ones together, before the first card is bought (D15)."""
    while cards := OF[TREASURE].intersection(player.hand):
        facts = {"coins": table.turn.coins}
        options = treasure_options(cards)
        # Not by "ask", which would check the options again: this is the most frequent question.
        (card,) = yield Request((Ask(table.seat, "dominion.treasure", options, args=facts, public=TURN),))
        if card == "done":
            return
        if card == "all":
            play_plain(table, player)
        else:
            table.turn.buying = True
            yield from play_card(table, card)


@lru_cache(256)
def treasure_options(cards: frozenset[str]) -> tuple[Option, ...]:
    """Return the options to play one of these Treasures, all plain ones together, or none."""
    plain = () if PLAIN.keys().isdisjoint(cards) else (ALL,)
    return (*plain, *map(card_option, sorted(cards)), DONE)


def buy_cards(table: Dominion, player: Player) -> Play[None]:
    """Buy cards while there are buys left (D16).

    The first buy is asked even if nothing is for sale, because a table must not play turn after turn by itself. Then an
    empty choice is allowed too: a question with a single answer would not be asked.
    """
    turn, waited = table.turn, False
    while turn.buys and ((offered := for_sale(table)) or not waited):
        waited = True
        options = (*offered, DONE)
        facts = {"coins": turn.coins, "buys": turn.buys}
        least = 1 if offered else 0
        twice = ("done",) if any(option.id not in UNWANTED for option in offered) else ()
        chosen = yield Request(
            (Ask(table.seat, "dominion.buy", options, least, args=facts, public=TURN, taps=("done",), twice=twice),)
        )
        if not chosen or chosen == ["done"]:
            return
        yield from buy(table, player, chosen[0])


def buy(table: Dominion, player: Player, card: str) -> Play[None]:
    """Pay for a card, carry out the triggers of buying it, and gain it. It leaves its pile first (D16)."""
    turn, cost = table.turn, price(table, card)
    turn.buying = True
    turn.buys -= 1
    turn.coins -= cost
    table.supply[card] -= 1
    # Meanwhile the card is the buyer's, but in no other zone.
    player.aside.append(card)
    table.tell("dominion.bought", seat=table.seat, card=card, price=cost)
    due = table.occasions.triggers
    if due["buy"]:
        yield from happen(table, due["buy"], card, cost)
    player.aside.remove(card)
    if due["take"]:
        yield from happen(table, due["take"], card)
    yield from receive(table, table.seat, card, bought=True)


def clean_up(table: Dominion, player: Player) -> None:
    """Discard the play area and the hand, draw a new hand and pass the turn on (D17)."""
    staying, turn = player.staying, table.turn
    gone = list(player.in_play)
    for card in staying:
        gone.remove(card)
    # The card played last lies on top, so the hand below it stays unseen.
    player.discard[:0] = [*reversed(gone), *player.hand]
    player.hand.clear()
    player.in_play = staying
    if turn.extra:
        player.extra_turns += 1
    else:
        player.turns += 1
    for due in table.occasions.triggers["end"]:
        due.act(table)
    table.turn = Turn(extra=turn.again)
    draw_new_hand(table, table.seat, turn.draws)
    # Even if no card was drawn: the next question shows that this turn has ended.
    table.reveal()
    if is_over(table):
        table.over = True
    if not turn.again:
        table.seat = table.left
    # A few events stay, so that the next player sees how the turn before ended.
    del table.lately[:-LATELY]
