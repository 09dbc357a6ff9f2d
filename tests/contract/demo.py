"""A small game that uses every form of the kernel: the auction of the stone market.

Every seat has a hidden hand of stones. In a round, all bid stones in secret. The best bid (a die breaks a tie) builds a
stall on a row and a column, while the others may cheer, and its builder orders two guests. Then a market opens: seats
trade a stone with the bank, one after the other, until all have passed. Then every seat may throw a stone away, with a
reason, and all draw. Finally they bargain side by side for as long as they like: a stone for a stone, with
counter-offers. A seat that is done seals stones as a tip for the piper, and may change the tip until the last seat has
sealed one.
"""

import random
from typing import Any

import msgspec
from msgspec import Struct

from bench.games.random_play import random_choice
from rules.kernel import (
    CHECKPOINT,
    Chance,
    Choice,
    Facts,
    Field,
    Game,
    IllegalChoice,
    Level,
    Meta,
    Option,
    Play,
    Proposal,
    Request,
    Setting,
    State,
    Table,
    View,
    afresh,
    all_of,
    any_of,
    ask,
    held,
    pick,
    plain,
    side_by_side,
)

STONES = ("agate", "beryl", "citrine")


class Offer(Struct):
    number: int
    seat: int
    give: str
    get: str
    to: int | None = None


class Market(State, kw_only=True):
    bag: list[str]
    hands: list[dict[str, int]]
    scores: list[int]
    stalls: dict[str, int] = {}
    round: int = 0
    offers: list[Offer] = []
    offered: int = 0
    done: list[int] = []


class MarketView(View, frozen=True, kw_only=True):
    bag: int
    hand: dict[str, int]
    sizes: list[int]
    scores: list[int]
    stalls: dict[str, int]
    round: int


class Position(Struct, forbid_unknown_fields=True):
    seats: int
    round: int = 0
    bag: list[str] | None = None
    hands: list[dict[str, int]] | None = None
    scores: list[int] | None = None
    stalls: dict[str, int] = {}
    options: dict[str, str] = msgspec.field(default_factory=lambda: {"rounds": "3"})


def new(seats: int, options: Facts, chance: Chance) -> Market:
    bag = [stone for stone in STONES for _ in range(12)]
    chance.shuffle(bag)
    state = Market(
        seats=seats,
        chance=chance,
        options=options,
        bag=bag,
        hands=[{} for _ in range(seats)],
        scores=[0] * seats,
    )
    for seat in range(seats):
        for _ in range(4):
            draw(state, seat)
    return state


def draw(state: Market, seat: int) -> None:
    if state.bag:
        stone = state.bag.pop(0)
        state.hands[seat][stone] = state.hands[seat].get(stone, 0) + 1
        state.reveal()
        state.tell("demo.drew", seat=seat, to=(seat,), hidden={"stone": stone})


def lose(state: Market, seat: int, stone: str) -> None:
    state.hands[seat][stone] -= 1
    if not state.hands[seat][stone]:
        del state.hands[seat][stone]


def stones(state: Market, seat: int) -> list[Option]:
    return [Option(stone, limit=count) for stone, count in sorted(state.hands[seat].items())]


def play(state: Market) -> Play[None]:
    while state.round < int(state.options.get("rounds", "3")):
        state.begin_turn(None, state.round + 1)
        yield CHECKPOINT
        yield from market_round(state)
        state.round += 1


def market_round(state: Market) -> Play[None]:
    bids: list[list[str]] = yield from all_of(bid(state, seat) for seat in range(state.seats))
    best = max(len(stones) for stones in bids)
    tied = [seat for seat, stones in enumerate(bids) if len(stones) == best]
    winner = state.chance.pick(tied)
    state.tell("demo.bids", bids=bids, winner=winner)
    for stone in bids[winner]:
        lose(state, winner, stone)
    others = (cheer(state, seat) for seat in range(state.seats) if seat != winner)
    yield from side_by_side([build(state, winner), *others])
    yield from trades(state)
    yield from all_of(throw(state, seat) for seat in range(state.seats))
    for seat in range(state.seats):
        draw(state, seat)
    yield from bargaining(state)


def bid(state: Market, seat: int) -> Request:
    own = stones(state, seat)
    return ask(seat, "demo.bid", own, least=0, most=3, secret=True, twice=("",) if own else (), lapses=True)


def build(state: Market, seat: int) -> Play[None]:
    free = [
        Option(f"{row}{column}", path=(row, str(column)))
        for row in "ab"
        for column in range(3)
        if f"{row}{column}" not in state.stalls
    ]
    place = yield from pick(seat, "demo.build", free)
    state.stalls[place] = seat
    guests = yield ask(seat, "demo.guests", ("mason", "piper", "smith"), least=2, most=2, ordered=True, place=place)
    state.scores[seat] += 2 if guests[0] == "piper" else 1
    state.tell("demo.built", seat=seat, place=place, guests=guests)


def trades(state: Market) -> Play[None]:
    inside = [seat for seat in range(state.seats) if state.hands[seat]]
    while inside:
        seat, choice = yield any_of(*(trade(state, seat) for seat in inside))
        if choice["get"] == ["pass"]:
            inside.remove(seat)
            continue
        lose(state, seat, choice["give"][0])
        stone = choice["get"][0]
        state.hands[seat][stone] = state.hands[seat].get(stone, 0) + 1
        state.tell("demo.traded", seat=seat)
        inside.remove(seat)


def trade(state: Market, seat: int) -> Request:
    def differ(choice: Choice) -> None:
        if isinstance(choice, dict) and choice["give"] == choice["get"]:
            raise IllegalChoice("same_stone")

    fields = (
        Field("give", tuple(stones(state, seat))),
        Field("get", tuple(Option(stone) for stone in (*STONES, "pass"))),
    )
    return ask(seat, "demo.trade", fields=fields, check=differ)


def throw(state: Market, seat: int) -> Play[None]:
    if not state.hands[seat]:
        return
    own = stones(state, seat)
    thrown = yield ask(seat, "demo.throw", own, least=0, secret=True, twice=("",) if own else ())
    if thrown:
        reason = yield from pick(seat, "demo.reason", ("dull", "heavy"), quick=("dull", "heavy", "cursed"))
        lose(state, seat, thrown[0])
        state.tell("demo.threw", seat=seat, reason=reason)


def bargaining(state: Market) -> Play[None]:
    state.done = []
    tips = yield from side_by_side(bargain(state, seat) for seat in range(state.seats))
    state.tell("demo.tips", tips=tips)
    for seat, tip in enumerate(tips):
        for stone in tip or ():
            lose(state, seat, stone)
            state.scores[seat] += 1


def bargain(state: Market, seat: int) -> Play[list[str]]:
    """Trade until done, then seal the tip. Until it is sealed, the seat may go back to trading while others still
    trade.
    """
    while True:
        (act,) = yield afresh(lambda: bargains(state, seat))
        if act == "offer":
            yield from make_offer(state, seat, None)
        elif act != "done":
            verb, _, number = act.partition(":")
            offer = next(offer for offer in state.offers if offer.number == int(number))
            yield from {"accept": accept, "counter": counter, "withdraw": withdraw}[verb](state, seat, offer)
        else:
            tip = yield from seal_tip(state, seat)
            if tip != ["back"]:
                return tip


def bargains(state: Market, seat: int) -> Request:
    options, proposals = [], []
    for offer in state.offers:
        own = offer.seat == seat
        quick = (f"withdraw:{offer.number}",) if own else (f"accept:{offer.number}", f"counter:{offer.number}")
        if own or offer.to in (None, seat):
            options += [Option(id_, path=tuple(id_.split(":"))) for id_ in quick]
            facts = {"number": offer.number, "seat": offer.seat, "give": offer.give, "get": offer.get}
            proposals.append(Proposal(f"offer:{offer.number}", "demo.offer", facts, quick))

    def payable(choice: Choice) -> None:
        for offer in state.offers:
            if choice == [f"accept:{offer.number}"] and offer.get not in state.hands[seat]:
                raise IllegalChoice("cannot_pay")

    if state.hands[seat] and state.offered < 12:
        options.append(Option("offer"))
    return ask(
        seat,
        "demo.bargain",
        [*options, Option("done")],
        default=["done"],
        proposals=proposals,
        check=payable,
        secret=True,
    )


def make_offer(state: Market, seat: int, to: int | None) -> Play[None]:
    def wording() -> Request:
        fields = (Field("give", tuple(stones(state, seat)), least=0), Field("get", tuple(map(Option, STONES)), least=0))
        return ask(seat, "demo.offer", fields=fields)

    choice = yield afresh(wording)
    if choice["give"] and choice["get"]:
        state.offered += 1
        offer = Offer(state.offered, seat, choice["give"][0], choice["get"][0], to)
        state.offers.append(offer)
        state.tell("demo.offered", seat=seat, number=offer.number, give=offer.give, get=offer.get, to_seat=to)


def accept(state: Market, seat: int, offer: Offer) -> Play[None]:
    state.offers.remove(offer)
    if offer.give in state.hands[offer.seat]:
        for giver, taker, stone in ((offer.seat, seat, offer.give), (seat, offer.seat, offer.get)):
            lose(state, giver, stone)
            state.hands[taker][stone] = state.hands[taker].get(stone, 0) + 1
        state.tell("demo.swapped", seat=seat, number=offer.number)
    else:
        state.tell("demo.lapsed", number=offer.number)
    yield from ()


def counter(state: Market, seat: int, offer: Offer) -> Play[None]:
    yield from make_offer(state, seat, offer.seat)


def withdraw(state: Market, seat: int, offer: Offer) -> Play[None]:
    state.offers.remove(offer)
    state.tell("demo.withdrawn", seat=seat, number=offer.number)
    yield from ()


def seal_tip(state: Market, seat: int) -> Play[list[str]]:
    state.done.append(seat)
    state.offers = [offer for offer in state.offers if offer.seat != seat]
    tip: list[str] = yield held(afresh(lambda: seal(state, seat)), at_once=("back",))
    if tip == ["back"]:
        state.done.remove(seat)
    return tip


def seal(state: Market, seat: int) -> Request:
    def one_or_the_other(choice: Choice) -> None:
        if "back" in choice and len(choice) > 1:
            raise IllegalChoice("back_alone")

    back = (Option("back"),) if len(state.done) < state.seats else ()
    own = stones(state, seat)
    twice = ("",) if own else ()
    return ask(
        seat, "demo.seal", (*own, *back), least=0, most=2, secret=True, check=one_or_the_other, default=[], twice=twice
    )


def cheer(state: Market, seat: int) -> Play[None]:
    """Cheer for the builder, once. The ask is optional."""
    yield ask(seat, "demo.cheer", ("hurray",), optional=True)
    state.tell("demo.cheered", seat=seat)


def view(state: Market, seat: int | None) -> MarketView:
    hand = {} if seat is None else dict(state.hands[seat])
    sizes = [sum(hand.values()) for hand in state.hands]
    return MarketView(
        game="demo",
        seat=seat,
        bag=len(state.bag),
        hand=hand,
        sizes=sizes,
        scores=list(state.scores),
        stalls=dict(state.stalls),
        round=state.round,
    )


def position(state: Market) -> Facts:
    facts: Facts = plain(
        {
            "seats": state.seats,
            "round": state.round,
            "bag": state.bag,
            "hands": state.hands,
            "scores": state.scores,
            "stalls": state.stalls,
            "options": state.options,
        }
    )
    return facts


def arrange(facts: Facts, chance: Chance) -> Market:
    given = msgspec.convert(facts, Position)
    state = new(given.seats, dict(given.options), chance)
    state.news.clear()
    state.bag = given.bag if given.bag is not None else state.bag
    state.hands = given.hands if given.hands is not None else state.hands
    state.scores = given.scores if given.scores is not None else state.scores
    state.stalls = given.stalls
    state.round = given.round
    if len(state.hands) != state.seats:
        raise ValueError("one hand a seat")
    return state


def twin(state: Market, seat: int | None, chance: Chance) -> Market:
    """Exchange the facts that the seat cannot know: the bag and the others' hands."""
    pool = list(state.bag)
    others = [other for other in range(state.seats) if other != seat]
    for other in others:
        pool += [stone for stone, count in state.hands[other].items() for _ in range(count)]
    chance.shuffle(pool)
    for other in others:
        size = sum(state.hands[other].values())
        hand, pool = pool[:size], pool[size:]
        state.hands[other] = {stone: hand.count(stone) for stone in STONES if stone in hand}
    state.bag = pool
    return state


def choose(view: MarketView, question: Any, rng: random.Random, level: Level = "normal") -> Choice | None:
    if question.optional:
        return None
    if question.default is not None:
        standing: Choice = question.default
        return standing
    picked = random_choice(question, rng)
    return {**picked, "get": ["pass"]} if isinstance(picked, dict) else picked


DEMO = Game(
    meta=Meta("Demo", (2, 4), (Setting("rounds", ("2", "3"), "3"),)),
    state=Market,
    new=new,
    play=play,
    view=view,
    scores=lambda state: state.scores,
    position=position,
    arrange=arrange,
    twin=twin,
    choose=choose,
)


def table_bargaining(hands: list[dict[str, int]]) -> Table:
    """Return a table at which all bargain with each other, with an empty bag."""
    table = Table.arrange("demo", {"seats": len(hands), "bag": [], "hands": hands}, seed=1)
    answers: dict[str, Choice] = {
        "demo.bid": [],
        "demo.build": ["a0"],
        "demo.guests": ["mason", "piper"],
        "demo.throw": [],
    }
    while (ask := table.asks[0]).kind != "demo.bargain":
        own = {"give": [ask.parts[0].options[0].id], "get": ["pass"]} if ask.kind == "demo.trade" else None
        table.answer(ask.seat, own or answers[ask.kind])
    return table
