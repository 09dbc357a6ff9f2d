"""Playing a card, once or several times. Every play of an Attack opens a window for Reactions."""

from rules.dominion.card import ACTION, ATTACK, CARDS, PLAIN
from rules.dominion.state import Dominion, Player, Playing
from rules.dominion.windows import window
from rules.kernel import Play, all_of


def play_card(table: Dominion, card: str, times: int = 1, source: str = "hand") -> Play[None]:
    """Move a card into play and carry it out ``times`` times, each time completely. It stays one card (D20, D43)."""
    table.me.zone(source).remove(card)
    table.me.in_play.append(card)
    table.turn.playing.append(Playing(card, times=times))
    # One entry for all plays: a card that trashes itself is gone for the later plays too.
    for time in range(1, times + 1):
        table.tell("dominion.played", seat=table.seat, card=card, time=time, of=times)
        yield from carry_out(table, card)
    table.turn.playing.pop()


def carry_out(table: Dominion, card: str) -> Play[None]:
    """Carry one play of a card out."""
    kind = CARDS[card]
    if ACTION in kind.types:
        table.turn.plays.append(card)
    if ATTACK in kind.types:
        # Each play is an Attack of its own, so the others may react to each.
        table.this.unaffected = []
        for guard in table.occasions.triggers["attacked"]:
            for seat in table.others:
                if guard.card in table.players[seat].in_play:
                    guard.act(table, seat)
        yield from all_of(window(table, seat, "attack", card, "done") for seat in table.others)
    steps = kind.effect(table) if kind.effect else None
    if steps is not None:
        yield from steps


def play_plain(table: Dominion, player: Player) -> None:
    """Play all plain Treasures in hand together. Their order does not matter (D15)."""
    turn, coins = table.turn, 0
    cards = [card for card in player.hand if card in PLAIN]
    player.hand = [card for card in player.hand if card not in PLAIN]
    # One after the other, because the first of a kind may give more than the next.
    for card in cards:
        player.in_play.append(card)
        coins += coins_of(table, card)
    turn.coins += coins
    turn.buying = True
    table.tell("dominion.treasures", seat=table.seat, cards=cards, coins=coins)


def coins_of(table: Dominion, card: str) -> int:
    """Return the coins of a plain Treasure just put into play: the printed ones, and those that triggers add."""
    more = table.occasions.triggers["coins"]
    # Treasures are the cards played most often, and most kingdoms have no such trigger.
    return PLAIN[card] + (sum([one.act(table, card) * one.copies(table, card) for one in more]) if more else 0)
