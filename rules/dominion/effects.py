"""The effects that cards are made of: draw, reveal, discard, trash, gain, put back."""

from collections.abc import Callable, Iterable, Sequence

from rules.dominion.state import Dominion
from rules.dominion.triggers import Steps, happen
from rules.dominion.windows import window
from rules.kernel import Play


def plus(table: Dominion, *, cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0) -> None:
    """Give the player to move +Cards, +Actions, +Buys and coins."""
    table.turn.actions += actions
    table.turn.buys += buys
    table.turn.coins += coins
    if cards:
        draw(table, table.seat, cards)


# Off the deck


def off_deck(table: Dominion, seat: int, count: int) -> list[str]:
    """Take the top cards of a deck. The discard pile becomes the deck when a card is needed, not before (D18)."""
    player = table.players[seat]
    cards = player.deck[:count]
    del player.deck[:count]
    # The cards already taken are not shuffled in (D18).
    if len(cards) < count and player.discard:
        player.deck, player.discard = player.discard, []
        table.chance.shuffle(player.deck)
        table.tell("dominion.shuffled", seat=seat, count=len(player.deck))
        missing = count - len(cards)
        cards += player.deck[:missing]
        del player.deck[:missing]
    return cards


def draw(table: Dominion, seat: int, count: int) -> list[str]:
    """Draw cards into the hand and return them."""
    if cards := _drawn(table, seat, count):
        table.reveal()
        table.tell("dominion.drew", seat=seat, count=len(cards), to=(seat,), hidden={"cards": cards})
    return cards


def draw_new_hand(table: Dominion, seat: int, count: int) -> None:
    """Draw the hand for the next turn. The caller notes that this reveals something."""
    if cards := _drawn(table, seat, count):
        table.tell("dominion.new_hand", seat=seat, count=len(cards), to=(seat,), hidden={"cards": cards})


def _drawn(table: Dominion, seat: int, count: int) -> list[str]:
    cards = off_deck(table, seat, count)
    table.players[seat].hand += cards
    return cards


def look_at_top(table: Dominion, seat: int, count: int) -> list[str]:
    """Let a player look at the top cards of the own deck, and return them. They stay there."""
    cards = off_deck(table, seat, count)
    table.players[seat].deck[:0] = cards
    if cards:
        table.reveal()
        table.tell("dominion.looked", seat=seat, count=len(cards), to=(seat,), hidden={"cards": list(cards)})
    return cards


def reveal_top(table: Dominion, seat: int, count: int = 1) -> list[str]:
    """Reveal the top cards of a deck. They lie aside until the card says where they go."""
    return _shown(table, seat, off_deck(table, seat, count))


def reveal_until(
    table: Dominion, seat: int, fits: Callable[[str], bool], count: int = 1
) -> tuple[list[str], list[str]]:
    """Reveal cards one by one until ``count`` of them fit or none is left; return the fitting ones and the others."""
    found: list[str] = []
    revealed: list[str] = []
    while len(found) < count and (card := off_deck(table, seat, 1)):
        revealed += card
        found += filter(fits, card)
    # One by one, because another copy of a card that was found may be among the others.
    others = list(revealed)
    for fitting in found:
        others.remove(fitting)
    _shown(table, seat, revealed)
    return found, others


def _shown(table: Dominion, seat: int, cards: list[str]) -> list[str]:
    if cards:
        table.players[seat].aside += cards
        table.reveal()
        table.tell("dominion.revealed", seat=seat, cards=list(cards))
    return cards


def reveal_hand(table: Dominion, seat: int, cards: Sequence[str] | None = None) -> None:
    """Show the hand, or these cards of it. They stay in hand."""
    table.reveal()
    shown = table.players[seat].hand if cards is None else cards
    # Sorted, because the order in a hand tells which cards came together.
    table.tell("dominion.showed", seat=seat, cards=sorted(shown), all=cards is None)


# From one place to another


def _leave(table: Dominion, seat: int, cards: Iterable[str], zone: str) -> None:
    place = table.players[seat].zone(zone)
    for card in cards:
        place.remove(card)


def discard(table: Dominion, seat: int, cards: Sequence[str], zone: str = "hand") -> None:
    """Discard cards, the last on top of the pile. If they were unseen before, the others see only that one (D32)."""
    if not cards:
        return
    _leave(table, seat, cards, zone)
    table.players[seat].discard[:0] = reversed(cards)
    if zone in ("hand", "deck"):
        facts = {"count": len(cards), "top": cards[-1]}
        table.tell("dominion.discarded", seat=seat, to=(seat,), hidden={"cards": list(cards)}, **facts)
    else:
        table.tell("dominion.discarded", seat=seat, count=len(cards), top=cards[-1], cards=list(cards))


def trash(table: Dominion, seat: int, cards: Sequence[str], zone: str = "hand") -> None:
    """Trash cards. The trash is public."""
    if not cards:
        return
    _leave(table, seat, cards, zone)
    table.trash += cards
    table.tell("dominion.trashed", seat=seat, cards=list(cards))


def trash_this(table: Dominion) -> bool:
    """Trash the card being played; return whether it was in play. It is one card, however often it is played."""
    this = table.this
    if not this.in_play:
        return False
    this.in_play = False
    trash(table, table.seat, [this.card], "in_play")
    return True


def put_back(table: Dominion, seat: int, cards: Sequence[str], zone: str, *, shown: bool = False) -> None:
    """Put cards on top of the deck, the first topmost. Their order is secret, and cards from a hand are secret too."""
    if not cards:
        return
    _leave(table, seat, cards, zone)
    table.players[seat].deck[:0] = cards
    # Cards that lay aside were seen by all. Only the order in which they go back is secret.
    public = {"cards": sorted(cards)} if shown or zone == "aside" else {}
    table.tell("dominion.put_back", seat=seat, count=len(cards), to=(seat,), hidden={"order": list(cards)}, **public)


def take_in_hand(table: Dominion, seat: int, cards: Sequence[str], zone: str = "aside") -> None:
    """Put shown cards into the hand."""
    if not cards:
        return
    _leave(table, seat, cards, zone)
    table.players[seat].hand += cards
    table.tell("dominion.took", seat=seat, cards=list(cards))


def set_aside(table: Dominion, seat: int, cards: Sequence[str]) -> None:
    """Set cards from the hand aside, face up."""
    _leave(table, seat, cards, "hand")
    table.players[seat].aside += cards
    table.tell("dominion.set_aside", seat=seat, cards=list(cards))


# Gaining


def gain(table: Dominion, seat: int, card: str, to: str = "discard") -> Play[bool]:
    """Gain a card from its pile; return whether there was one."""
    if not table.supply.get(card):
        return False
    table.supply[card] -= 1
    yield from happen(table, table.occasions.triggers["take"], card)
    yield from receive(table, seat, card, to)
    return True


def receive(table: Dominion, seat: int, card: str, to: str = "discard", *, bought: bool = False) -> Steps:
    """Give a gained card to its owner, who may react (D22). A bought card was already announced."""
    table.players[seat].zone(to).insert(0, card)
    if not bought:
        table.tell("dominion.gained", seat=seat, card=card, place=to)
    # No card of this kingdom reacts to a gain. Skip the generator: gaining is the most frequent act.
    if not table.occasions.offers["gain"]:
        return ()
    # Moving a card to the place where it was gained would change nothing.
    return window(table, seat, "gain", card, "keep", card, to, once=True, without=to)


def regain(table: Dominion, seat: int, card: str) -> Play[None]:
    """Gain a card from the trash."""
    table.trash.remove(card)
    yield from receive(table, seat, card)


# Several players


def in_turn(branches: Iterable[Play[None]]) -> Play[None]:
    """Run the branches one after the other."""
    for branch in branches:
        yield from branch
