"""Zavandor's table in words: the facts of the picture, everything as lines, and a sentence for every card."""

from collections.abc import Iterator, Sequence

from render.alt_text import Fact
from render.catalogue import Catalogue
from render.kit.theme import SEATS
from render.lengths import shorten
from render.story import story
from render.zavandor.tracks import track_of
from rules.zavandor.view import CARTS, PATH, Object, Pile, Price, Result, Row, Seat, Track, ZavandorView

NAME, LATEST = 24, 3
"""The length of a name, and the number of the latest sentences."""
EVERY_GAME = 2
"""Cards that are used with this many players are used in every game."""
HELPS = {"mason": "cube", "broker": "exchange"}
"""The help of the kinds that help several times a round."""
QUIET = ("zavandor.began", "zavandor.reshuffled", "zavandor.slid", "zavandor.income", "zavandor.revealed")
"""Events that the news leaves out: the picture shows them, or they are unimportant."""
WEIGHTS = ("piles", "due", "ahead", "board", "row", "seat", "offer", "latest", "own", "phase")
"""The groups of facts, those that an alternative text leaves out first at the beginning."""


def describe(view: ZavandorView, *, names: Sequence[str], words: Catalogue) -> list[Fact]:
    """Return the facts of the picture: the phase and the king, the news, the hand, the rows, the seats."""
    names = [shorten(name, NAME) for name in names]
    return [Fact(told, WEIGHTS.index(key)) for key, told in _sentences(view, names, words)]


def text_board(view: ZavandorView, *, names: Sequence[str], words: Catalogue) -> str:
    """Return the same, one fact a line."""
    return "\n".join(told for _, told in _sentences(view, names, words))


def latest(view: ZavandorView, names: Sequence[str], words: Catalogue) -> list[str]:
    """Return the latest events as sentences, without those that only repeat the picture."""
    own = [event for event in view.lately if event.kind.startswith(view.game) and event.kind not in QUIET]
    return story(own, names, words)


def told_card(id_: str, words: Catalogue) -> str:
    """Return the text of a card or a board, with its name and its kind."""
    kind = words.text(f"zavandor-kind-{track_of(id_).kind}")
    card = words.thing("zavandor", id_)
    return words.text("zavandor-card-told", card=card, kind=kind, face=told_face(id_, words))


def told_face(id_: str, words: Catalogue) -> str:
    """Return the text of a card or a board: its prices, its levels' effects, its points, its kind's effect."""
    track = track_of(id_)
    levels = words.row([_level(track, level, words) for level in range(1, track.top + 1)], "semicolon")
    worth = words.text("zavandor-worth", vp=track.vp) if track.vp else ""
    text = words.text(f"card-zavandor-{track.counts or track.kind}")
    return words.text("zavandor-face-told", levels=levels, worth=worth, text=text)


def article(topic: str, *, words: Catalogue) -> str:
    """Return the rulebook's article about a card or a board: its kind and its back, then its text."""
    return words.text("zavandor-article", head=words.row(_head(topic, words), "between"), face=told_face(topic, words))


def _head(id_: str, words: Catalogue) -> Iterator[str]:
    """Yield the kind of a card or a board, and for a card that is won its colour, its back and its players."""
    track = track_of(id_)
    yield words.text(f"zavandor-kind-{track.kind}")
    if track.gem:
        yield words.thing("zavandor", track.gem)
        yield words.text("zavandor-dark" if track.dark else "zavandor-light")
    if track.seats > EVERY_GAME:
        yield words.text("zavandor-from", seats=track.seats)


def _level(track: Track, level: int, words: Catalogue) -> str:
    price = told_price(track.price(level - 1), words) if level > track.start else words.text("zavandor-printed")
    gives = track.levels[level - 1] if track.levels else ""
    told = words.text("zavandor-gives", gives=_gives(track, gives, words)) if gives else ""
    return words.text("zavandor-level", level=level, price=price, gives=told)


def told_price(price: Price, words: Catalogue) -> str:
    """Return a price in words."""
    if price.king:
        return words.text("zavandor-kings-price")
    return (
        words.text("count-zavandor-coin", count=price.coins) if price.coins else words.spelled("zavandor", price.gems)
    )


def _gives(track: Track, gives: str, words: Catalogue) -> str:
    if track.kind == "scroll":
        choices = [words.text(f"count-zavandor-{choice[-1]}", count=int(choice[:-1])) for choice in gives.split("/")]
        return words.text("zavandor-or").join(choices)
    if track.kind in HELPS:
        return words.text(f"count-zavandor-{HELPS[track.kind]}", count=int(gives))
    return words.spelled("zavandor", gives)


# The table


def _sentences(view: ZavandorView, names: Sequence[str], words: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield all facts, each with its group."""
    yield "phase", _phase(view, words)
    if told := latest(view, names, words)[-LATEST:]:
        yield "latest", words.text("zavandor-described-latest", told=" ".join(told))
    yield from (("own", told) for told in _own(view, words))
    yield from (("offer", told) for told in _offers(view, names, words))
    if not view.over:
        yield from (("row", row_told(view, row, names, words)) for row in view.rows)
    for seat in range(len(view.players)):
        yield from _seat_sentences(view, seat, words.name(seat, names), words)
    # On its last field the king's path has nothing to tell, unless he stayed there in the last round.
    if not view.over and (ahead := path_told(view, words)):
        yield "ahead", ahead
    yield from (("piles", pile_told(pile, words)) for pile in view.piles)


def _phase(view: ZavandorView, words: Catalogue) -> str:
    if view.over:
        return words.text("zavandor-described-over", round=view.round)
    facts = {"round": view.round, "phase": view.phase, "field": view.king}
    return words.text("zavandor-described", price=words.spelled("zavandor", view.price), **facts)


def path_told(view: ZavandorView, words: Catalogue) -> str:
    """Return the prices of the fields ahead of the king, and whether he has to move."""
    if view.over:
        return _phase(view, words)
    prices = [
        words.text("zavandor-described-ahead-field", field=field, price=words.spelled("zavandor", PATH[field]))
        for field in range(view.king + 1, len(PATH))
    ]
    told = words.text("zavandor-described-ahead", prices=words.row(prices)) if prices else ""
    return " ".join(filter(None, (told, words.text("zavandor-described-rested") if view.rested else "")))


def _own(view: ZavandorView, words: Catalogue) -> Iterator[str]:
    """Yield the seat's own hand, its sealed bid and the orders that go with it."""
    if view.own:
        yield words.text("zavandor-described-hand", cards=words.spelled("zavandor", view.own))
    if view.bid is not None:
        yield words.text("zavandor-described-bid", cards=words.spelled("zavandor", view.bid), count=len(view.bid))
    if view.orders:
        orders = [words.text(f"option-zavandor-bid-{what}_{order}") for what, order in view.orders.items()]
        yield words.text("zavandor-described-orders", orders=words.listed(orders))


def row_told(view: ZavandorView, row: Row, names: Sequence[str], words: Catalogue) -> str:
    """Return a row: the card up for auction, the result of the auction, and the cards that follow."""
    none = words.text("zavandor-nothing")
    card, coming = (words.thing("zavandor", id_) if id_ else none for id_ in (row.right, row.middle))
    result = next((one for one in view.results if one.gem == row.gem), None)
    return words.text(
        "zavandor-described-row",
        gem=words.thing("zavandor", row.gem),
        card=card,
        coming=coming,
        left=len(row.stack),
        result="none" if result is None else "unsold" if result.winner is None and not any(result.bids) else "won",
        winner=words.name(result.winner, names) if result and result.winner is not None else "",
        bids=_bids(result, names, words) if result else "",
    )


def _bids(result: Result, names: Sequence[str], words: Catalogue) -> str:
    each = (
        words.text("each-zavandor-bids", seat=words.name(seat, names), count=count)
        for seat, count in enumerate(result.bids)
    )
    return words.row(each, "between")


def _offers(view: ZavandorView, names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """Yield the open offers, in the words of their messages."""
    for offer in view.offers:
        facts = {"seat": offer.seat, "to": offer.to, "declined": offer.declined}
        facts |= {"give": offer.give, "want": offer.want}
        yield words.tell("proposal-zavandor-offer", "zavandor.offer", facts, names)


def _seat(seat: int, player: Seat, name: str, words: Catalogue) -> str:
    hand = "".join(cart * player.carts.get(cart, 0) for cart in CARTS)
    facts = {"letter": SEATS[seat].letter, "seat": name}
    counts = {"score": player.score, "coins": player.coins, "hand": player.hand}
    state = "sealed" if player.sealed else "done" if player.done else "waiting" if player.waiting else "none"
    carts = words.spelled("zavandor", hand) if hand else words.text("zavandor-nothing")
    return words.text("zavandor-described-seat", carts=carts, state=state, **facts, **counts)


def seat_told(view: ZavandorView, seat: int, name: str, words: Catalogue) -> str:
    """Return all that everyone may know of a seat, one fact a line."""
    return "\n".join(told for _, told in _seat_sentences(view, seat, name, words))


def _seat_sentences(view: ZavandorView, seat: int, name: str, words: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield a seat's points, hand and objects, its bids, its next income, and at the end the parts of its score."""
    player = view.players[seat]
    yield "seat", _seat(seat, player, name, words)
    yield "board", words.text("zavandor-described-board", seat=name, objects=_objects(player, words))
    if player.bids:
        cards = words.spelled("zavandor", player.bids)
        yield "row", words.text("zavandor-described-bids", seat=name, cards=cards)
    if view.over:
        terms = [
            words.text("zavandor-term", what=words.thing("zavandor", term.what), points=term.points)
            for term in player.terms
        ]
        yield "own", words.text("zavandor-described-scored", seat=name, score=player.score, terms=words.row(terms))
        return
    if player.due:
        yield "due", words.text("zavandor-described-due", seat=name, carts=words.spelled("zavandor", player.due))
    if player.offered:
        yield "due", words.text("zavandor-described-offered", seat=name, count=player.offered)


def _objects(player: Seat, words: Catalogue) -> str:
    """Return a clan board and a cave: every object with its level and its highest level."""
    clan = Object(player.clan, player.level, player.top)
    return words.row(
        [
            words.text(
                "zavandor-object-silent" if one.silent else "zavandor-object",
                object=words.thing("zavandor", one.card),
                level=one.level,
                top=one.top,
            )
            for one in (clan, *player.cave)
            if one
        ]
    )


def pile_told(pile: Pile, words: Catalogue) -> str:
    """Return a cart's piles: the cards to draw, and the gems on the discard pile."""
    gems = [words.text(f"count-zavandor-{gem}", count=count) for gem, count in pile.discard.items() if count]
    return words.text(
        "zavandor-described-pile",
        cart=words.thing("zavandor", pile.cart),
        draw=pile.draw,
        gems=words.listed(gems) or words.text("zavandor-nothing"),
    )
