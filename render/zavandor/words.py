"""Zavandor's table in words: a description, the table as a list, and a sentence for every card."""

from collections.abc import Iterator, Sequence
from typing import cast

from render.alt_text import Fact, ranked
from render.catalogue import Catalogue
from render.kit.theme import SEATS
from render.lengths import shorten
from render.zavandor.tracks import track_of
from rules.kernel import View
from rules.zavandor.view import CARTS, Price, Row, Seat, Track, ZavandorView

# Discord limits the texts of a message to 4,000 characters, which the board shares with others.
BOARD_TEXT = 1900
NAME = 24


def describe(view: View, *, names: Sequence[str], words: Catalogue) -> list[Fact]:
    """Return the facts of the picture in words: the phase, the king, the viewer's hand, the rows, the seats."""
    seen = cast("ZavandorView", view)
    told = [_phase(seen, words), *_own(seen, words), *_seats(seen, names, words), *_rows(seen, words)]
    told += _offers(seen, names, words)
    return ranked(told)


def text_board(view: View, *, names: Sequence[str], words: Catalogue) -> str:
    """Return the same with a line for every row, seat, cave and pile."""
    seen = cast("ZavandorView", view)
    lines = [_phase(seen, words), *_own(seen, words), "", *_rows(seen, words), *_offers(seen, names, words), ""]
    for seat, player in enumerate(seen.players):
        lines += [_seat(seat, player, words.name(seat, names), words), f"  {_board(player, words)}"]
    return shorten("\n".join((*lines, "", *_piles(seen, words))), BOARD_TEXT)


def told_card(id_: str, words: Catalogue) -> str:
    """Return the text of a card or a board, with its name and its kind."""
    kind = words.text(f"zavandor-kind-{track_of(id_).kind}")
    card = words.thing("zavandor", id_)
    return words.text("zavandor-card-told", card=card, kind=kind, face=told_face(id_, words))


def told_face(id_: str, words: Catalogue) -> str:
    """Return the text of a card or a board: its prices, its levels' effects, its points, its kind's effect."""
    track = track_of(id_)
    levels = "; ".join(_level(track, level, words) for level in range(1, track.top + 1))
    worth = words.text("zavandor-worth", vp=track.vp) if track.vp else ""
    text = words.text(f"card-zavandor-{track.counts or track.kind}")
    return words.text("zavandor-face-told", levels=levels, worth=worth, text=text)


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
    return gives if gives.isdigit() else words.spelled("zavandor", gives)


# The table


def _phase(view: ZavandorView, words: Catalogue) -> str:
    if view.over:
        return words.text("zavandor-described-over")
    facts = {"round": view.round, "phase": view.phase, "field": view.king}
    return words.text("zavandor-described", price=words.spelled("zavandor", view.price), **facts)


def _own(view: ZavandorView, words: Catalogue) -> Iterator[str]:
    if view.own:
        yield words.text("zavandor-described-hand", cards=words.spelled("zavandor", view.own))


def _rows(view: ZavandorView, words: Catalogue) -> Iterator[str]:
    if not view.over:
        for row in view.rows:
            bids = next((result.bids for result in view.results if result.gem == row.gem), ())
            key = "zavandor-described-row-bids" if bids else "zavandor-described-row"
            yield words.text(key, **_row(row, words), bids=", ".join(map(str, bids)))


def _offers(view: ZavandorView, names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """Yield the open offers, in the words of their messages."""
    for offer in view.offers:
        facts = {"seat": offer.seat, "to": offer.to, "declined": offer.declined}
        facts |= {"give": offer.give, "want": offer.want}
        yield words.text("proposal-zavandor-offer", **words.facts("zavandor.offer", facts, names))


def _row(row: Row, words: Catalogue) -> dict[str, str | int]:
    none = words.text("zavandor-nothing")
    card, coming = (words.thing("zavandor", id_) if id_ else none for id_ in (row.right, row.middle))
    return {"gem": words.thing("zavandor", row.gem), "card": card, "coming": coming, "left": len(row.stack)}


def _seats(view: ZavandorView, names: Sequence[str], words: Catalogue) -> Iterator[str]:
    return (_seat(seat, player, words.name(seat, names), words) for seat, player in enumerate(view.players))


def _seat(seat: int, player: Seat, name: str, words: Catalogue) -> str:
    hand = "".join(cart * player.carts.get(cart, 0) for cart in CARTS)
    facts = {"letter": SEATS[seat].letter, "seat": shorten(name, NAME)}
    counts = {"score": player.score, "coins": player.coins, "hand": player.hand}
    state = "sealed" if player.sealed else "done" if player.done else "waiting" if player.waiting else "none"
    carts = words.spelled("zavandor", hand) if hand else words.text("zavandor-nothing")
    return words.text("zavandor-described-seat", carts=carts, state=state, **facts, **counts)


def _board(player: Seat, words: Catalogue) -> str:
    """Return a clan board and a cave in words: every object with its level and its highest level."""
    objects = [(player.clan, player.level, player.top)]
    objects += [(item.card, item.level, item.top) for item in player.cave if item]
    return ", ".join(f"{words.thing('zavandor', id_)} {level}/{top}" for id_, level, top in objects)


def _piles(view: ZavandorView, words: Catalogue) -> Iterator[str]:
    for pile in view.piles:
        gems = " ".join(f"{words.thing('zavandor', gem)} {count}" for gem, count in pile.discard.items())
        yield words.text("zavandor-described-pile", cart=words.thing("zavandor", pile.cart), draw=pile.draw, gems=gems)
