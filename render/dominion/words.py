"""Dominion's table in words: the facts of the picture, and everything as lines."""

from collections.abc import Iterator, Sequence

from render.alt_text import Fact
from render.catalogue import Catalogue
from render.dominion.expansions import contributed
from render.kit.theme import SEATS
from render.lengths import shorten
from render.story import story
from rules.dominion.view import DominionView, Pile, Seat

NAME, LATEST = 24, 3
"""The length of a name, and the number of the latest sentences that the picture shows too."""
SCORED = "dominion.scored"
QUIET = ("dominion.kingdom", "dominion.shuffled")
"""Events that the picture shows anyway, or that it need not tell."""
WEIGHTS = ("trash", "basic", "kingdom", "more", "seat", "play", "latest", "hand", "turn")
"""The groups of facts, those that an alternative text leaves out first at the beginning."""


def describe(view: DominionView, *, names: Sequence[str], words: Catalogue) -> list[Fact]:
    """Return the facts of the picture: the turn, the news, the hand, the cards in play, the seats, the supply."""
    names = [shorten(name, NAME) for name in names]
    facts = [(key, told) for key, told in _sentences(view, names, words) if told]
    for key, piles in (("kingdom", _kingdom(view)), ("basic", _basic(view))):
        told = words.row([_pile(view, pile, words) for pile in piles])
        facts.append((key, words.text(f"dominion-described-{key}", piles=told)))
    return [Fact(told, WEIGHTS.index(key)) for key, told in (*facts, ("trash", _trash(view, words)))]


def text_board(view: DominionView, *, names: Sequence[str], words: Catalogue) -> str:
    """Return the same, with a line for every fact and for every pile."""
    lines = [told for _, told in _sentences(view, names, words) if told]
    piles = [f"- {_pile(view, pile, words)}" for pile in (*_kingdom(view), *_basic(view))]
    return "\n".join((*lines, _trash(view, words), words.text("dominion-described-supply"), *piles))


def latest(view: DominionView, names: Sequence[str], words: Catalogue) -> list[str]:
    """Return the latest events as sentences, or at the end the scores with their terms."""
    own = [event for event in view.lately if event.kind.startswith(view.game) and event.kind not in QUIET]
    if view.over:
        own = [event for event in own if event.kind == SCORED]
    return story(own, names, words)


def seat_told(view: DominionView, seat: int, name: str, words: Catalogue) -> str:
    """Return a seat's zones in a sentence."""
    player: Seat = view.players[seat]
    more = words.text("dominion-described-top", top=words.thing("dominion", player.top)) if player.top else ""
    more += "".join(_waiting(player, words))
    more += "".join(text for added, part in contributed(view) for text in added.belongings(part, seat, words))
    if player.score is not None:
        more += words.text("dominion-described-score", score=player.score)
    zones = {"hand": player.hand, "deck": player.deck, "discard": player.discard}
    return words.text("dominion-described-seat", letter=SEATS[seat].letter, seat=name, rest=more, **zones)


def _waiting(player: Seat, words: Catalogue) -> Iterator[str]:
    """Yield a seat's cards that stay in play for its next turn, and those on its mats."""
    if staying := [card for effect in player.later for card in effect.stay]:
        yield words.text("dominion-described-staying", cards=cards_told(staying, words))
    for mat, cards in player.mats:
        facts = {"card": words.thing("dominion", mat), "cards": cards_told(cards, words)}
        yield words.text("dominion-described-lying", **facts)
    for mat, count in player.hidden:
        yield words.text("dominion-described-face_down", card=words.thing("dominion", mat), count=count)


def _sentences(view: DominionView, names: Sequence[str], words: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield the sentences without the supply and the trash, each with its group."""
    if view.over:
        yield "turn", words.text("dominion-described-over")
    else:
        facts = {"phase": view.phase, "turn": view.number, "seat": words.name(view.turn, names)}
        counters = {"actions": view.actions, "buys": view.buys, "coins": view.coins}
        yield "turn", words.text("dominion-described", **facts, **counters)
    if told := latest(view, names, words)[-(len(names) if view.over else LATEST) :]:
        yield "latest", words.text("dominion-described-latest", told=" ".join(told))
    if view.hand:
        yield "hand", words.text("dominion-described-hand", cards=cards_told(view.hand, words))
    for mat, cards in view.hidden.items():
        facts = {"card": words.thing("dominion", mat), "cards": cards_told(cards, words)}
        yield "hand", words.text("dominion-described-own-face_down", **facts)
    yield from (("play", told) for told in _in_play(view, words))
    for seat in range(len(view.players)):
        yield "seat", seat_told(view, seat, words.name(seat, names), words)
    for added, part in contributed(view):
        yield from (("more", told) for told in added.described(part, words))


def _in_play(view: DominionView, words: Catalogue) -> Iterator[str]:
    player = view.players[view.turn]
    if player.in_play:
        yield words.text("dominion-described-play", cards=cards_told(player.in_play, words))
    if player.aside:
        yield words.text("dominion-described-aside", cards=cards_told(player.aside, words))
    if view.playing:
        yield words.text("dominion-described-playing", card=words.thing("dominion", view.playing[-1]))


def _kingdom(view: DominionView) -> list[Pile]:
    return [pile for pile in view.piles if pile.card in view.kingdom]


def _basic(view: DominionView) -> list[Pile]:
    return [pile for pile in view.piles if pile.card not in view.kingdom]


def _pile(view: DominionView, pile: Pile, words: Catalogue) -> str:
    """Return a pile with its price, the cards left, and what lies on it."""
    facts = {"card": words.thing("dominion", pile.card), "count": pile.count, "cost": pile.cost}
    more = (text for added, part in contributed(view) for text in added.pile_told(part, pile.card, words))
    return "".join((words.text("dominion-described-pile", **facts), *more))


def _trash(view: DominionView, words: Catalogue) -> str:
    return words.text("dominion-described-trash", count=len(view.trash), cards=cards_told(view.trash, words))


def cards_told(cards: Sequence[str], words: Catalogue) -> str:
    """Return the names of cards as a list in words, equal ones counted."""
    return words.counted([words.thing("dominion", card) for card in cards])
