"""The places of a Catan table, and what is at each."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from render.catalogue import Catalogue
from render.catan.around import corner_told, edge_told, hex_told, is_free, occupied
from render.catan.naming import names_of
from render.catan.options import PLACE
from render.catan.prices import prices
from render.catan.words import (
    bank_told,
    counts,
    harbours_told,
    offer_told,
    own_told,
    place_lines,
    prices_told,
    roads_told,
    seat_lines,
)
from render.lengths import shorten
from rules.catan.view import CatanView, geometry

PLACED = ("place", "before", "from")
"""The facts of asks, options and events that hold a place as people type it."""
NAME = 100
"""Discord's limit for the name of a suggestion, in characters."""


class CatanPlaces:
    """The hexes, corners and edges of a table, its seats and its bank."""

    def __init__(self, view: CatanView) -> None:
        self._view = view

    def told(self, kind: str, facts: Mapping[str, Any], *, names: Sequence[str], words: Catalogue) -> dict[str, Any]:
        """Return the names of places. The detail of an option gets what is ``about`` its place too."""
        found = dict[str, Any]()
        for fact in PLACED:
            found |= self._named(fact, facts.get(fact), words)
        found |= self._named("hex", facts.get("hex"), words)
        if several := facts.get("places"):
            found["places"] = words.listed([names_of(self._view, words).place(place) for place in several])
        if effect := facts.get("effect"):
            found["effect"] = words.text(f"card-catan-{effect}").removesuffix(".")
        if "id" not in facts:
            return found
        id_ = facts["id"]
        if PLACE.fullmatch(id_):
            # A step on the way to an option. The facts of the option name the place at the end.
            found |= self._named("place", id_, words)
        if kind == "catan.robber":
            seat = facts.get("seat")
            found |= {"robs": "no"} if seat is None else {"robs": "yes", "robbed": words.name(seat, names)}
        # A label has a mark in front. A detail has none.
        if "marked" not in facts:
            found["about"] = self._about(id_, facts, names, words)
            # The price of a level is as many cards as its number.
            found["level"] = next((len(price.cost) for price in prices(self._view) if price.name == id_), 0)
        return found

    def _named(self, fact: str, value: Any, words: Catalogue) -> dict[str, str]:
        """Return a fact with the name of its place: of ``V18``, ``E28`` and ``H9``, or of the number of a hex."""
        if isinstance(value, int):
            return {fact: names_of(self._view, words).hexes[value]}
        if not isinstance(value, str) or not PLACE.fullmatch(value):
            return {}
        named = names_of(self._view, words)
        short = {f"{fact}-short": named.shorts[int(value[1:])]} if value[0] == "V" else {}
        return {fact: named.place(value), **short}

    def _about(self, id_: str, facts: Mapping[str, Any], names: Sequence[str], words: Catalogue) -> str:
        """Return what is at the place of an option, an offer, a price, the cards in hand, or the text of a card."""
        view, places = self._view, PLACE.findall(id_)
        if places:
            return words.row(self._at(places[-1], names, words))
        if id_.startswith("offer:"):
            return " ".join(offer_told(one, names, words) for one in view.offers if id_ == f"offer:{one.number}")
        if price := next((slip for slip in prices(view) if slip.name == id_), None):
            return words.text("catan-costs", cards=counts(Counter(price.cost), words))
        if id_ in view.bank:
            return words.text("catan-have", count=view.hand.get(id_, 0))
        # The step before the cards has the facts of the first of them.
        text = f"card-catan-{id_}"
        return words.text(text) if id_ == facts.get("card") and words.known(text) else ""

    def _at(self, place: str, names: Sequence[str], words: Catalogue) -> Iterator[str]:
        tell = {"H": hex_told, "V": corner_told, "E": edge_told}[place[0]]
        return tell(self._view, int(place[1:]), names, words)

    def found(self, *, names: Sequence[str], words: Catalogue) -> dict[str, str]:
        """Return the own cards, the seats with their roads and pieces, lists of places, and every place."""
        view, named, places = self._view, names_of(self._view, words), geometry(self._view.size)
        found = {"own": words.text("catan-find-own")} if view.seat is not None else {}
        for seat in view.order:
            name = words.name(seat, names)
            found[f"seat:{seat}"] = name
            found[f"pieces:{seat}"] = words.text("catan-find-pieces", seat=name)
            found[f"roads:{seat}"] = words.text("catan-find-roads", seat=name)
        found |= {key: words.text(f"catan-find-{key}") for key in ("robber", "free", "harbours", "bank")}
        found |= {f"H{number}": named.hexes[number] for number in range(len(places.hexes))}
        found |= {f"V{number}": named.corner(number) for number in range(len(places.points))}
        found |= {f"E{number}": named.edge(number) for number in range(len(places.ends))}
        return {key: shorten(name, NAME) for key, name in found.items()}

    def at(self, key: str, *, names: Sequence[str], words: Catalogue) -> str:
        """Return what is at a place, or a list of a seat's pieces, one fact a line."""
        if PLACE.fullmatch(key) and key in self.found(names=names, words=words):
            typed = words.text("catan-find-typed", id=key)
            return "\n".join((*self._at(key, names, words), *self._beside(key, words), typed))
        what, _, seat = key.partition(":")
        if seat and key in self.found(names=names, words=words):
            return self._of_seat(what, int(seat), names, words)
        lists = {
            "own": lambda: [*own_told(self._view, words), *prices_told(self._view, words)],
            "robber": lambda: [self._robber(names, words)],
            "free": lambda: self._free(words),
            "harbours": lambda: [*harbours_told(self._view, words)],
            "bank": lambda: [*bank_told(self._view, words)],
        }
        return "\n".join(lists[key]())

    def _beside(self, key: str, words: Catalogue) -> Iterator[str]:
        """Yield the corners of a hex, the edges at a corner, and whether a settlement can be built there."""
        named, places, number = names_of(self._view, words), geometry(self._view.size), int(key[1:])
        if key[0] == "H":
            corners = words.row([named.corner(vertex) for vertex in places.corners[number]], "semicolon")
            yield words.text("catan-find-corners", corners=corners)
        elif key[0] == "V":
            if number not in occupied(self._view):
                yield words.text("catan-open" if is_free(self._view, number) else "catan-closed")
            edges = words.row([named.edge(edge) for edge in places.edges_at[number]], "semicolon")
            yield words.text("catan-find-edges", edges=edges)

    def _of_seat(self, what: str, seat: int, names: Sequence[str], words: Catalogue) -> str:
        view = self._view
        if what == "roads":
            return roads_told(view, seat, names, words) or words.text("catan-find-none")
        lines = place_lines(view, seat, names, words)
        if what == "seat":
            lines = [*seat_lines(view, seat, names, words), *lines]
        return "\n".join(lines) or words.text("catan-find-none")

    def _robber(self, names: Sequence[str], words: Catalogue) -> str:
        named = names_of(self._view, words).hexes[self._view.robber]
        told = words.row(self._at(f"H{self._view.robber}", names, words))
        return words.text("catan-board-hex", hex=named, told=told)

    def _free(self, words: Catalogue) -> list[str]:
        """Return the corners where a settlement can be built, by the distance of buildings alone."""
        view, named = self._view, names_of(self._view, words)
        free = [vertex for vertex in range(len(geometry(view.size).points)) if is_free(view, vertex)]
        return [named.corner(vertex) for vertex in free] or [words.text("catan-find-none")]
