"""The reasons of the computer opponent: the largest terms of its values of a place or a card."""

from collections.abc import Callable, Mapping, Sequence

from rules.catan.beginner import Glance
from rules.catan.cards import COSTS, DEVELOPMENT_COST
from rules.catan.expansion import EXPANSIONS, Tell
from rules.catan.geometry import number_of
from rules.catan.haggling import called, leads
from rules.catan.opponent import keen
from rules.catan.outlook import Outlook, pips
from rules.catan.view import CatanView
from rules.kernel import Event, Level, Reason

OUTLOOKS: Mapping[Level, Callable[[CatanView, int], Outlook]] = {"easy": Glance, "hard": keen}
"""The outlooks of the levels that have their own."""

SCARCE = 2
"""With at most so many pips of a kind, a seat needs others for it."""


def reasons(view: CatanView, event: Event, seat: int, level: Level) -> Sequence[Reason]:
    """Return why a computer did what an event tells."""
    outlook = OUTLOOKS.get(level, Outlook)(view, seat)
    what = event.args.get("piece") or event.args.get("card")
    tells = {**TELLS, **{key: tell for part in view.parts for key, tell in EXPANSIONS[part].reasons.items()}}
    tell = tells.get(f"{event.kind}.{what}") or tells.get(event.kind)
    return tell(outlook, event) if tell else ()


def terms(outlook: Outlook, vertex: int) -> dict[str, tuple[float, Reason]]:
    """Return the terms of a site's worth, each with its reason."""
    hexes = [hex_ for hex_ in outlook.places.hexes_at[vertex] if outlook.yields(hex_, city=False)]
    gives = {kind: count for hex_ in hexes for kind, count in outlook.yields(hex_, city=False).items()}
    # At a first building every kind is new.
    fresh = [kind for kind in gives if outlook.income and not outlook.income[kind]]
    found = {
        "numbers": (sum(outlook.worth[kind] * count for kind, count in gives.items()), _numbers(outlook, hexes)),
        "kinds": (outlook.values["site"]["new_kind"] * len(fresh), Reason("catan.new_kinds", {"card": fresh})),
    }
    for one in outlook.view.harbours:
        if vertex in one.vertices:
            kind = Reason("catan.harbour", {"kind": one.kind, "card": "" if one.kind == "any" else one.kind})
            found["harbour"] = outlook.harbour(vertex), kind
    return found


def _numbers(outlook: Outlook, hexes: Sequence[int], kind: str = "catan.numbers") -> Reason:
    """Return the numbers of hexes, those that come most often first."""
    numbers = sorted((outlook.view.hexes[hex_].number for hex_ in hexes), key=lambda number: -pips(number))
    # One text and no list: two hexes with the same number are named twice.
    return Reason(kind, {"rolls": ", ".join(map(str, numbers))})


def settlement(outlook: Outlook, event: Event) -> Sequence[Reason]:
    """Return why a settlement, or the city of a setup, stands there: its numbers, and what they bring besides."""
    vertex = number_of(event.args["place"])
    setup = outlook.view.phase == "setup"
    free = [one for one in range(len(outlook.places.hexes_at)) if outlook.free(one)] if setup else outlook.sites
    mine = terms(outlook, vertex)
    # A beginner counts numbers alone.
    if isinstance(outlook, Glance):
        return [mine["numbers"][1]]
    best = max((one for one in free if one != vertex), key=outlook.site, default=None)
    other = terms(outlook, best) if best is not None else {}
    beyond = {key: worth - other.get(key, (0.0,))[0] for key, (worth, _) in mine.items() if worth > 0}
    numbers = beyond.pop("numbers", 0.0)
    more = max(beyond, key=lambda key: beyond[key], default="")
    # The numbers say what a place is. A further term is told if it decides.
    return [mine["numbers"][1], *([mine[more][1]] if more and beyond[more] > min(numbers, 0.0) else [])]


def city(outlook: Outlook, event: Event) -> Sequence[Reason]:
    """Return why a city stands there: its numbers."""
    hexes = outlook.places.hexes_at[number_of(event.args["place"])]
    found = [hex_ for hex_ in hexes if outlook.yields(hex_, city=True)]
    return [_numbers(outlook, found, "catan.doubled")] if found else []


def road(outlook: Outlook, event: Event) -> Sequence[Reason]:
    """Return why a road leads there: a site at its end or beyond, or the longest road."""
    edge, aims = number_of(event.args["place"]), dict[int, float]()
    for end in outlook.places.ends[edge]:
        if end not in outlook.touched and end not in outlook.buildings:
            steps = [(end, 1.0), *((beyond, 0.5) for beyond in outlook.places.next_to[end])]
            aims |= {vertex: share * outlook.site(vertex) for vertex, share in steps if outlook.free(vertex)}
    length = outlook.view.players[outlook.seat].length
    if length >= 4 and outlook.view.longest_road != outlook.seat and len(outlook.sites) > 1:
        return [Reason("catan.longest", {"length": length})]
    if not aims:
        return []
    best = max(aims, key=lambda vertex: aims[vertex])
    hexes = [hex_ for hex_ in outlook.places.hexes_at[best] if outlook.yields(hex_, city=False)]
    return [_numbers(outlook, hexes, "catan.towards")] if hexes else []


def robber(outlook: Outlook, event: Event) -> Sequence[Reason]:
    """Return why the robber stands there: the number that it blocks, and the leader whom it hurts."""
    hex_ = event.args["hex"]
    around = [outlook.buildings[vertex] for vertex in outlook.places.corners[hex_] if vertex in outlook.buildings]
    hurt = sorted({one.seat for one in around} - {outlook.seat})
    if not hurt:
        return [Reason("catan.harmless")]
    found = [Reason("catan.blocks", {"number": event.args["number"], "seats": hurt})] if event.args["number"] else []
    players = outlook.view.players
    first = max(hurt, key=lambda seat: players[seat].points)
    if all(players[first].points > one.points for seat, one in enumerate(players) if seat != first):
        found.append(Reason("catan.leader", {"owner": first, "points": players[first].points}))
    return found


def exchanged(outlook: Outlook, event: Event) -> Sequence[Reason]:
    """Return why a card was exchanged with the bank."""
    return needed(outlook, event.args["get"], event.args["give"])


def offered(outlook: Outlook, event: Event) -> Sequence[Reason]:
    """Return why a seat makes an offer."""
    # The partner of a trade that is offered has done nothing yet.
    own = outlook.seat == event.args["seat"]
    return needed(outlook, next(iter(event.args["get"])), next(iter(event.args["give"]))) if own else ()


def traded(outlook: Outlook, event: Event) -> Sequence[Reason]:
    """Return why a seat agreed to a trade."""
    own = outlook.seat == event.args["seat"]
    give, get = (event.args[side] for side in (("give", "get") if own else ("get", "give")))
    return needed(outlook, next(iter(get)), next(iter(give)))


def declined(outlook: Outlook, event: Event) -> Sequence[Reason]:
    """Return why a seat declined an offer, as everyone can see: whether it could pay is secret."""
    offer = called(outlook, event.args["offer"])
    if isinstance(outlook, Glance):
        return [Reason("catan.bank_alone")]
    if leads(outlook, offer.seat):
        points = outlook.view.players[offer.seat].points
        return [Reason("catan.near_victory", {"owner": offer.seat, "points": points})]
    dear = [Reason("catan.dear")] if sum(offer.get.values()) > sum(offer.give.values()) else []
    # Its places tell what it keeps: the same as what it would ask for.
    return [*dear, *needed(outlook, next(iter(offer.get)), next(iter(offer.give)))]


def needed(outlook: Outlook, get: str, give: str) -> Sequence[Reason]:
    """Return why a seat gives a kind for another, as its places tell: its hand is secret."""
    if not outlook.income[get]:
        return [Reason("catan.lacking", {"card": get})]
    if outlook.income[give] > outlook.income[get]:
        return [Reason("catan.plenty", {"give": give, "get": get})]
    return [Reason("catan.scarce", {"card": get})] if outlook.income[get] <= SCARCE else []


def discarded(outlook: Outlook, event: Event) -> Sequence[Reason]:
    """Return why a seat gave up these cards: its places give one kind most, so it comes again."""
    best = max(outlook.income, key=lambda kind: outlook.income[kind], default="")
    return [Reason("catan.spare", {"card": best})] if event.args["cards"].get(best) else []


def ended(outlook: Outlook, event: Event) -> Sequence[Reason]:
    """Return the purchase that a seat with cards saves for, as its places tell: its hand is secret."""
    if outlook.seat != event.args["seat"] or not outlook.view.players[outlook.seat].hand:
        return ()
    costs = {**COSTS, "development": DEVELOPMENT_COST}
    # Purchases of expansions have no name here.
    return [Reason("catan.saves", {"goal": what}) for what, cost in costs.items() if cost is outlook.goal]


TELLS: Mapping[str, Tell] = {
    "catan.built.settlement": settlement,
    "catan.built.city": lambda outlook, event: (settlement if event.args.get("free") else city)(outlook, event),
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
