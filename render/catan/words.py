"""Catan's table in words: the facts of the picture, and everything as lines."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from render.alt_text import Fact
from render.catalogue import Catalogue
from render.catan.around import called, further_pieces, further_places, hex_told, house_told, pieces_at
from render.catan.contributions import contributed, decks_left, own_cards
from render.catan.naming import names_of
from render.kit.theme import SEATS
from rules.catan.view import CatanView, Offer, geometry

WEIGHTS = ("stock", "price", "bank", "harbours", "hexes", "places", "offer", "table", "robber", "latest", "belongings",
           "seat", "own", "turn")  # fmt: skip
"""The groups of facts, those that an alternative text leaves out first at the beginning."""

SEAT = ("seat", "belongings")
"""The groups of facts about each seat."""
SEVERAL = {"settlement": "settlements", "city": "cities"}
"""The ends of the messages about several buildings, by kind."""


def describe(view: CatanView, *, names: Sequence[str], words: Catalogue) -> list[Fact]:
    """Return the facts of the picture: the latest changes, the turn, the own hand, the seats, the island."""
    facts = [*_news(view, names, words), *_table(view, names, words)]
    facts += [("places", seat_places(view, seat, names, words)) for seat in view.order]
    rows = defaultdict[int, list[str]](list)
    for number, (_, row) in enumerate(geometry(view.size).hexes):
        rows[row].append(names_of(view, words).hexes[number])
    hexes = words.row([words.row(row) for row in rows.values()], "semicolon")
    facts.append(("hexes", words.text("catan-described-hexes", rows=hexes)))
    facts.append(
        ("harbours", words.text("catan-described-harbours", places=words.row(harbours_told(view, words), "semicolon")))
    )
    facts += [("stock", stock_told(view, seat, names, words)) for seat in view.order]
    return [Fact(told, WEIGHTS.index(group)) for group, told in facts if told]


def text_board(view: CatanView, *, names: Sequence[str], words: Catalogue) -> str:
    """Return everything as lines: the turn, the own cards, every seat with its places, hexes, harbours."""
    lines = [told for group, told in (*_news(view, names, words), *_table(view, names, words)) if group not in SEAT]
    for seat in view.order:
        lines += seat_lines(view, seat, names, words)
        lines += [f"- {line}" for line in place_lines(view, seat, names, words)]
    lines.append(words.text("catan-board-hexes"))
    for number, name in enumerate(names_of(view, words).hexes):
        told = words.row(hex_told(view, number, names, words))
        lines.append(f"- {words.text('catan-board-hex', hex=name, told=told)}")
    lines.append(words.text("catan-board-harbours"))
    lines += [f"- {told}" for told in harbours_told(view, words)]
    return "\n".join(lines)


# The table


def _news(view: CatanView, names: Sequence[str], words: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield the turn, the latest pieces, and the roll."""
    seat = view.turn if view.winner is None else view.winner
    facts = {"seat": called(seat, names, words), "turn": view.number, "target": view.target, "phase": view.phase}
    yield "turn", words.text("catan-described-over" if view.over else "catan-described", **facts)
    if told := latest_told(view, names, words):
        yield "latest", words.text("catan-described-latest", told=words.row(told, "semicolon"))
    if view.dice:
        facts = {"total": sum(view.dice), "dice": words.row([*map(str, view.dice)], "plus")}
        further = "".join(added.rolled(part, words) for added, part in contributed(view))
        yield "latest", words.text("catan-described-dice", further=further, **facts)


def latest_told(view: CatanView, names: Sequence[str], words: Catalogue) -> list[str]:
    """Return the places of the latest events, with the pieces there now."""
    named, roads = names_of(view, words), {one.edge: one.seat for one in view.roads}
    found = []
    for place in view.latest:
        number = int(place[1:])
        if place[0] == "E":
            road = words.text("catan-at-road", seat=called(roads[number], names, words)) if number in roads else ""
            pieces = [road] if road else []
        else:
            pieces = pieces_at(view, number, names, words)
        told = " ".join(pieces) or words.text("catan-at-nothing")
        found.append(words.text("catan-piece-at", piece=told, place=named.place(place)))
    return found


def _table(view: CatanView, names: Sequence[str], words: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield the reader's own cards, the seats, and what lies on the table."""
    yield from (("own", told) for told in own_told(view, words))
    yield from (("price", told) for told in prices_told(view, words))
    for seat in view.order:
        yield "seat", seat_told(view, seat, names, words)
        yield "belongings", belongings_told(view, seat, words)
    yield "robber", words.text("catan-described-robber", hex=names_of(view, words).hexes[view.robber])
    for added, part in contributed(view):
        yield from (("table", told) for told in added.described(part, view, names, words))
    yield from (("offer", offer_told(one, names, words)) for one in view.offers)
    yield from (("bank", told) for told in bank_told(view, words))


def own_told(view: CatanView, words: Catalogue) -> Iterator[str]:
    """Yield the reader's cards from the last roll, their hand and their cards of decks."""
    if view.seat is None:
        return
    if gains := view.gains.get(view.seat):
        yield words.text("catan-described-gains", cards=counts(gains, words))
    yield words.text("catan-described-hand", cards=counts(view.hand, words) or words.text("catan-no-cards"))
    if held := own_cards(view):
        cards = words.counted([words.thing("catan", card) for card in held])
        yield words.text("catan-described-cards", cards=cards)
    for added, part in contributed(view):
        yield from added.own_told(part, view, words)


def prices_told(view: CatanView, words: Catalogue) -> Iterator[str]:
    """Yield the reader's rates with the bank, and the things that the hand pays for."""
    if view.payable:
        things = words.listed([words.text(f"catan-priced-{what}") for what in view.payable])
        yield words.text("catan-described-payable", things=things)
    by_rate = defaultdict[int, list[str]](list)
    for kind, rate in view.rates.items():
        by_rate[rate].append(words.thing("catan", kind, "card"))
    rates = [
        words.text("catan-described-rate", rate=rate, cards=words.listed(kinds))
        for rate, kinds in sorted(by_rate.items())
    ]
    if rates:
        yield words.text("catan-described-rates", rates=words.row(rates, "semicolon"))


def seat_told(view: CatanView, seat: int, names: Sequence[str], words: Catalogue) -> str:
    """Return a seat's points, cards and buildings in a sentence."""
    player = view.players[seat]
    built = {
        "settlements": sum(one.seat == seat and one.kind == "settlement" for one in view.buildings),
        "cities": sum(one.seat == seat and one.kind == "city" for one in view.buildings),
    }
    facts = {"letter": SEATS[seat].letter, "seat": called(seat, names, words), "points": player.points}
    return f"{words.text('catan-described-seat', hand=player.hand, **facts, **built)}."


def belongings_told(view: CatanView, seat: int, words: Catalogue) -> str:
    """Return a seat's awards and further pieces in a sentence, or ""."""
    extras = [words.text("catan-described-longest")] if view.longest_road == seat else []
    for added, part in contributed(view):
        extras += added.belongings(part, seat, words)
    extras += [words.text("catan-described-flag")] if view.players[seat].flag else []
    told = words.row(extras)
    return f"{told[0].upper()}{told[1:]}." if told else ""


def seat_lines(view: CatanView, seat: int, names: Sequence[str], words: Catalogue) -> list[str]:
    """Return the sentences about a seat as two lines."""
    told = seat_told(view, seat, names, words), belongings_told(view, seat, words)
    return [" ".join(filter(None, told)), stock_told(view, seat, names, words)]


def stock_told(view: CatanView, seat: int, names: Sequence[str], words: Catalogue) -> str:
    """Return a seat's longest road, safe cards and pieces in stock in a sentence."""
    player = view.players[seat]
    left = {"roads": player.roads, "settlements": player.settlements, "cities": player.cities}
    facts = {"seat": called(seat, names, words), "length": player.length, "limit": player.limit}
    told = words.text("catan-described-stock", **facts, **left)
    extras = (extra for added, part in contributed(view) for extra in added.stock(part, seat, words))
    return f"{told}{''.join(f'; {extra}' for extra in extras)}."


def bank_told(view: CatanView, words: Catalogue) -> Iterator[str]:
    """Yield the cards of the bank and of the decks."""
    held = words.row([words.text(f"count-catan-{kind}", count=left) for kind, left in view.bank.items()])
    yield words.text("catan-described-bank", cards=held)
    decks = [f"{words.thing('catan', deck, 'deck')} {left}" for deck, left in decks_left(view)]
    yield words.text("catan-described-decks", decks=words.row(decks)) if decks else ""


def offer_told(offer: Offer, names: Sequence[str], words: Catalogue) -> str:
    """Return an open offer in the words of its message."""
    facts = {"offer": offer.number, "seat": offer.seat, "to": offer.to, "give": offer.give, "get": offer.get}
    facts |= {"accepted": offer.accepted, "declined": offer.declined}
    return words.tell("proposal-catan-offer", "catan.offer", facts, names)


def counts(cards: Mapping[str, int], words: Catalogue) -> str:
    """Return counted cards as a list in words."""
    return words.listed([words.text(f"count-catan-{kind}", count=count) for kind, count in cards.items() if count])


# Places


def place_lines(view: CatanView, seat: int, names: Sequence[str], words: Catalogue) -> list[str]:
    """Return a line with the place of each piece of a seat, and one with its roads."""
    named = names_of(view, words)
    lines = [
        words.text("catan-piece-at", piece=house_told(view, one, names, words), place=named.corner(one.vertex))
        for one in view.buildings
        if one.seat == seat
    ]
    for one in view.pieces:
        if one.seat == seat:
            told = " ".join(further_pieces(view, one.vertex, names, words))
            lines.append(words.text("catan-piece-at", piece=told, place=named.corner(one.vertex)))
    if told := roads_told(view, seat, names, words):
        lines.append(told)
    return lines


def roads_told(view: CatanView, seat: int, names: Sequence[str], words: Catalogue) -> str:
    """Return the places of a seat's roads in a sentence. Return "" without roads."""
    roads = [names_of(view, words).edge(one.edge) for one in view.roads if one.seat == seat]
    if not roads:
        return ""
    return words.text("catan-board-roads", seat=called(seat, names, words), roads=words.row(roads, "semicolon"))


def seat_places(view: CatanView, seat: int, names: Sequence[str], words: Catalogue) -> str:
    """Return the short names of the corners with a seat's pieces."""
    shorts = names_of(view, words).shorts
    built = defaultdict[str, list[str]](list)
    for one in view.buildings:
        if one.seat == seat:
            built[SEVERAL[one.kind]].append(f"V{one.vertex}")
    found = []
    for kind, vertices in {**built, **further_places(view, seat)}.items():
        if vertices:
            told = words.row([shorts[int(vertex[1:])] for vertex in vertices])
            found.append(words.text(f"catan-placed-{kind}", places=told))
    return (
        words.text("catan-seat-places", seat=called(seat, names, words), places=words.row(found, "semicolon"))
        if found
        else ""
    )


def harbours_told(view: CatanView, words: Catalogue) -> Iterator[str]:
    """Yield every harbour with the short names of its two corners."""
    named = names_of(view, words)
    for one in view.harbours:
        yield words.text("catan-board-harbour", harbour=named.harbour(one.kind), place=named.way(*one.vertices))
