"""Dominion's table in words: a description, and the supply as a list."""

from collections.abc import Iterator, Sequence
from typing import cast

from render.catalogue import Catalogue
from render.dominion import parts
from render.kit.theme import SEATS
from render.lengths import shorten
from rules.dominion.view import DominionView, Seat
from rules.kernel import Ask, View

# Discord limits alt text to 1,024 letters, and all texts of a message, of which the board is one, to 4,000:
# https://discord.com/developers/docs/components/reference
ALT_TEXT = 1024
BOARD_TEXT = 1900
NAME = 24


def describe(view: View, ask: Ask | None, *, names: Sequence[str], words: Catalogue) -> str:
    """Describe the picture: the turn, the seats, a visible hand, the cards in play, the supply."""
    return shorten(" ".join(_told(cast("DominionView", view), names, words)), ALT_TEXT)


def text_board(view: View, *, names: Sequence[str], words: Catalogue) -> str:
    """Describe the same with a line for every pile: cards left, price, name; ``-`` is an empty pile."""
    seen = cast("DominionView", view)
    piles = [
        f"{pile.count or '-':>3} {f'${pile.cost}':>4}  {words.thing('dominion', pile.card)}" for pile in seen.piles
    ]
    # The piles have their own lines below.
    told = [sentence for key, sentence in _sentences(seen, names, words) if key != "supply"]
    return shorten("\n".join((*told, "", *piles)), BOARD_TEXT)


def _told(view: DominionView, names: Sequence[str], words: Catalogue) -> list[str]:
    return [sentence for _, sentence in _sentences(view, names, words)]


def _sentences(view: DominionView, names: Sequence[str], words: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield the sentences of the description, each with its topic."""
    if view.over:
        yield "turn", words.text("dominion-described-over")
    else:
        facts = {"phase": view.phase, "turn": view.number, "seat": shorten(words.name(view.turn, names), NAME)}
        counters = {"actions": view.actions, "buys": view.buys, "coins": view.coins}
        yield "turn", words.text("dominion-described", **facts, **counters)
    for seat, player in enumerate(view.players):
        yield "seat", _seat(seat, player, view, shorten(words.name(seat, names), NAME), words)
    for key, cards in (("hand", view.hand), ("play", view.players[view.turn].in_play)):
        if cards:
            yield key, words.text(f"dominion-described-{key}", cards=_cards(cards, words))
    for sentence in parts.described(view, words):
        yield "more", sentence
    piles = ", ".join(
        words.text("dominion-described-pile", card=words.thing("dominion", pile.card), count=pile.count, cost=pile.cost)
        for pile in view.piles
    )
    yield "supply", words.text("dominion-described-supply", piles=piles)
    yield "trash", words.text("dominion-described-trash", count=len(view.trash), cards=_cards(view.trash, words))


def _seat(seat: int, player: Seat, view: DominionView, name: str, words: Catalogue) -> str:
    rest = ""
    if player.top:
        rest += words.text("dominion-described-top", top=words.thing("dominion", player.top))
    rest += parts.belongings(view, seat, words)
    if player.score is not None:
        rest += words.text("dominion-described-score", score=player.score)
    zones = {"hand": player.hand, "deck": player.deck, "discard": player.discard}
    return words.text("dominion-described-seat", letter=SEATS[seat].letter, seat=name, rest=rest, **zones)


def _cards(cards: Sequence[str], words: Catalogue) -> str:
    return words.counted([words.thing("dominion", card) for card in cards])
