"""The reasons of the computer opponent: the largest terms of its values of a place or a card."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from rules.catan.beginner import Glance
from rules.catan.cards import COSTS, DEVELOPMENT_COST
from rules.catan.expansion import EXPANSIONS, Foretell, Tell
from rules.catan.geometry import number_of
from rules.catan.haggling import called, leads
from rules.catan.opponent import keen
from rules.catan.valuation import Valuation, pips
from rules.catan.view import CatanView
from rules.kernel import Ask, Choice, Event, Facts, Level, Reason

OUTLOOKS: Mapping[Level, Callable[[CatanView, int], Valuation]] = {"easy": Glance, "hard": keen}
"""The valuations of the levels that have their own."""

SCARCE = 2
"""With at most so many pips of a kind, a seat needs others for it."""


def reasons(view: CatanView, event: Event, seat: int, level: Level) -> Sequence[Reason]:
    """Return why a computer did what an event tells."""
    return told(OUTLOOKS.get(level, Valuation)(view, seat), event)


def advice(view: CatanView, ask: Ask, choice: Choice) -> Sequence[Reason]:
    """Return why level *hard* would make a choice: the reasons of the event that it would cause."""
    valuation = keen(view, ask.seat)
    event = foretold(valuation, ask, choice)
    return told(valuation, event) if event else ()


def told(valuation: Valuation, event: Event) -> Sequence[Reason]:
    """Return the reasons of an event by a valuation before it."""
    view = valuation.view
    what = event.args.get("piece") or event.args.get("card")
    tells = {**TELLS, **{key: tell for part in view.parts for key, tell in EXPANSIONS[part].reasons.items()}}
    tell = tells.get(f"{event.kind}.{what}") or tells.get(event.kind)
    return tell(valuation, event) if tell else ()


def terms(valuation: Valuation, vertex: int) -> dict[str, tuple[float, Reason]]:
    """Return the terms of a site's worth, each with its reason."""
    hexes = [hex_ for hex_ in valuation.places.hexes_at[vertex] if valuation.yields(hex_, city=False)]
    gives = {kind: count for hex_ in hexes for kind, count in valuation.yields(hex_, city=False).items()}
    # At a first building every kind is new.
    fresh = [kind for kind in gives if valuation.income and not valuation.income[kind]]
    found = {
        "numbers": (sum(valuation.worth[kind] * count for kind, count in gives.items()), _numbers(valuation, hexes)),
        "kinds": (valuation.values["site"]["new_kind"] * len(fresh), Reason("catan.new_kinds", {"card": fresh})),
    }
    for one in valuation.view.harbours:
        if vertex in one.vertices:
            kind = Reason("catan.harbour", {"kind": one.kind, "card": "" if one.kind == "any" else one.kind})
            found["harbour"] = valuation.harbour(vertex), kind
    return found


def _numbers(valuation: Valuation, hexes: Sequence[int], kind: str = "catan.numbers") -> Reason:
    """Return the numbers of hexes, those that come most often first."""
    numbers = sorted((valuation.view.hexes[hex_].number for hex_ in hexes), key=lambda number: -pips(number))
    # One text and no list: two hexes with the same number are named twice.
    return Reason(kind, {"rolls": ", ".join(map(str, numbers))})


def settlement(valuation: Valuation, event: Event) -> Sequence[Reason]:
    """Return why a settlement, or the city of a setup, stands there: its numbers, and what they bring besides."""
    vertex = number_of(event.args["place"])
    setup = valuation.view.phase == "setup"
    free = [one for one in range(len(valuation.places.hexes_at)) if valuation.free(one)] if setup else valuation.sites
    mine = terms(valuation, vertex)
    # A beginner counts numbers alone.
    if isinstance(valuation, Glance):
        return [mine["numbers"][1]]
    best = max((one for one in free if one != vertex), key=valuation.site, default=None)
    other = terms(valuation, best) if best is not None else {}
    beyond = {key: worth - other.get(key, (0.0,))[0] for key, (worth, _) in mine.items() if worth > 0}
    numbers = beyond.pop("numbers", 0.0)
    more = max(beyond, key=lambda key: beyond[key], default="")
    # The numbers say what a place is. A further term is told if it decides.
    return [mine["numbers"][1], *([mine[more][1]] if more and beyond[more] > min(numbers, 0.0) else [])]


def city(valuation: Valuation, event: Event) -> Sequence[Reason]:
    """Return why a city stands there: its numbers."""
    hexes = valuation.places.hexes_at[number_of(event.args["place"])]
    found = [hex_ for hex_ in hexes if valuation.yields(hex_, city=True)]
    return [_numbers(valuation, found, "catan.doubled")] if found else []


def road(valuation: Valuation, event: Event) -> Sequence[Reason]:
    """Return why a road leads there: a site at its end or beyond, or the longest road."""
    edge, aims = number_of(event.args["place"]), dict[int, float]()
    for end in valuation.places.ends[edge]:
        if end not in valuation.touched and end not in valuation.buildings:
            steps = [(end, 1.0), *((beyond, 0.5) for beyond in valuation.places.next_to[end])]
            aims |= {vertex: share * valuation.site(vertex) for vertex, share in steps if valuation.free(vertex)}
    length = valuation.view.players[valuation.seat].length
    if length >= 4 and valuation.view.longest_road != valuation.seat and len(valuation.sites) > 1:
        return [Reason("catan.longest", {"length": length})]
    if not aims:
        return []
    best = max(aims, key=lambda vertex: aims[vertex])
    hexes = [hex_ for hex_ in valuation.places.hexes_at[best] if valuation.yields(hex_, city=False)]
    return [_numbers(valuation, hexes, "catan.towards")] if hexes else []


def robber(valuation: Valuation, event: Event) -> Sequence[Reason]:
    """Return why the robber stands there: the number that it blocks, and the leader whom it hurts."""
    hex_ = event.args["hex"]
    around = [valuation.buildings[vertex] for vertex in valuation.places.corners[hex_] if vertex in valuation.buildings]
    hurt = sorted({one.seat for one in around} - {valuation.seat})
    if not hurt:
        return [Reason("catan.harmless")]
    found = [Reason("catan.blocks", {"number": event.args["number"], "seats": hurt})] if event.args["number"] else []
    players = valuation.view.players
    first = max(hurt, key=lambda seat: players[seat].points)
    if all(players[first].points > one.points for seat, one in enumerate(players) if seat != first):
        found.append(Reason("catan.leader", {"owner": first, "points": players[first].points}))
    return found


def exchanged(valuation: Valuation, event: Event) -> Sequence[Reason]:
    """Return why a card was exchanged with the bank."""
    return needed(valuation, event.args["get"], event.args["give"])


def offered(valuation: Valuation, event: Event) -> Sequence[Reason]:
    """Return why a seat makes an offer."""
    # The partner of a trade that is offered has done nothing yet.
    own = valuation.seat == event.args["seat"]
    return needed(valuation, next(iter(event.args["get"])), next(iter(event.args["give"]))) if own else ()


def traded(valuation: Valuation, event: Event) -> Sequence[Reason]:
    """Return why a seat agreed to a trade."""
    own = valuation.seat == event.args["seat"]
    give, get = (event.args[side] for side in (("give", "get") if own else ("get", "give")))
    return needed(valuation, next(iter(get)), next(iter(give)))


def declined(valuation: Valuation, event: Event) -> Sequence[Reason]:
    """Return why a seat declined an offer, as everyone can see: whether it could pay is secret."""
    offer = called(valuation, event.args["offer"])
    if isinstance(valuation, Glance):
        return [Reason("catan.bank_alone")]
    if leads(valuation, offer.seat):
        points = valuation.view.players[offer.seat].points
        return [Reason("catan.near_victory", {"owner": offer.seat, "points": points})]
    dear = [Reason("catan.dear")] if sum(offer.get.values()) > sum(offer.give.values()) else []
    wanted = [kind for kind in offer.get if kind in valuation.kinds]
    # Its places tell what it keeps: the same as what it would ask for.
    return [*dear, *(needed(valuation, wanted[0], next(iter(offer.give))) if wanted else ())]


def needed(valuation: Valuation, get: str, give: str) -> Sequence[Reason]:
    """Return why a seat gives a kind for another, as its places tell: its hand is secret."""
    if not valuation.income[get]:
        return [Reason("catan.lacking", {"card": get})]
    if valuation.income[give] > valuation.income[get]:
        return [Reason("catan.plenty", {"give": give, "get": get})]
    return [Reason("catan.scarce", {"card": get})] if valuation.income[get] <= SCARCE else []


def discarded(valuation: Valuation, event: Event) -> Sequence[Reason]:
    """Return why a seat gave up these cards: its places give one kind most, so it comes again."""
    best = max(valuation.income, key=lambda kind: valuation.income[kind], default="")
    return [Reason("catan.spare", {"card": best})] if event.args["cards"].get(best) else []


def ended(valuation: Valuation, event: Event) -> Sequence[Reason]:
    """Return the purchase that a seat with cards saves for, as its places tell: its hand is secret."""
    if valuation.seat != event.args["seat"] or not valuation.view.players[valuation.seat].hand:
        return ()
    costs = {**COSTS, "development": DEVELOPMENT_COST}
    # Purchases of expansions have no name here.
    return [Reason("catan.saves", {"goal": what}) for what, cost in costs.items() if cost is valuation.goal]


# Hints


def foretold(valuation: Valuation, ask: Ask, choice: Choice) -> Event | None:
    """Return the event that a choice would cause, with the facts that its reasons need; None if it has no reasons."""
    if isinstance(choice, dict):
        offers = ask.kind == "catan.offer" and choice["give"]
        sides: Facts = {side: Counter(choice[side]) for side in ("give", "get")}
        return Event("catan.offered", {"seat": ask.seat, **sides}) if offers else None
    if ask.kind == "catan.discard":
        return Event("catan.discarded", {"cards": Counter(choice)})
    verb, _, rest = next(iter(choice), "").partition(":")
    if ask.kind == "catan.robber":
        hex_ = number_of(verb)
        return Event("catan.robber", {"hex": hex_, "number": valuation.view.hexes[hex_].number})
    foretells = {
        **FORETELLS,
        **{key: foretell for one in valuation.expansions for key, foretell in one.foretells.items()},
    }
    if verb not in foretells:
        return None
    event = foretells[verb](valuation, rest)
    return Event(event.kind, {"seat": ask.seat, "free": ask.kind == "catan.place", **event.args})


def built(piece: str) -> Foretell:
    """Return the event of building a piece."""
    return lambda _, place: Event("catan.built", {"piece": piece, "place": place})


def exchanging(_valuation: Valuation, what: str) -> Event:
    """Return the event of an exchange with the bank."""
    give, _, get = what.partition(">")
    return Event("catan.exchanged", {"give": give, "get": get})


def accepting(valuation: Valuation, number: str) -> Event:
    """Return the event of accepting an offer."""
    offer = called(valuation, number)
    return Event("catan.traded", {"seat": offer.seat, "give": offer.give, "get": offer.get})


FORETELLS: Mapping[str, Foretell] = {
    **{piece: built(piece) for piece in COSTS},
    "bank": exchanging,
    "accept": accepting,
    "decline": lambda _, number: Event("catan.declined", {"offer": int(number)}),
    "end": lambda *_: Event("catan.turn_ended"),
}
"""The event that an option causes, by its verb."""

TELLS: Mapping[str, Tell] = {
    "catan.built.settlement": settlement,
    "catan.built.city": lambda valuation, event: (settlement if event.args.get("free") else city)(valuation, event),
    "catan.built.road": road,
    "catan.robber": robber,
    "catan.exchanged": exchanged,
    "catan.offered": offered,
    "catan.traded": traded,
    "catan.declined": declined,
    "catan.discarded": discarded,
    "catan.turn_ended": ended,
}
"""The reasons by the kind of an event, or by the kind and the piece or card."""
