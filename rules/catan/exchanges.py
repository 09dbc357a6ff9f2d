"""Trade with the bank (K25), and what is common to the two sides of every trade."""

from collections.abc import Sequence
from functools import cache, lru_cache, partial

from rules.catan.island import SPECIAL_RATE, Island
from rules.kernel import Choice, Field, IllegalChoice, Option, Play, Unfinished, ask

MOST = 4
"""The most cards on one side of a trade. The rulebook text names this bound."""
SEVERAL = Option("bank:several", ("bank", "several"), later=True)


def exchanges(island: Island, seat: int) -> list[Option]:
    """Return every exchange with the bank that the seat can make, at its best rate (K25)."""
    hand, bank = island.state.hands[seat], island.state.bank
    found: list[Option] = []
    # Usually no kind is there twice, and this is listed after every act.
    if max(hand) < SPECIAL_RATE:
        return found
    for give, rate in enumerate(island.rates[seat]):
        if hand[give] >= rate:
            found += [option for get, option in _exchanges(island.kinds, give, rate) if bank[get]]
    if found and sum(lots(island, seat)) > 1:
        found.append(SEVERAL)
    return found


def lots(island: Island, seat: int) -> list[int]:
    """Return how often the seat can pay the rate of the bank with each kind."""
    return [count // rate for count, rate in zip(island.state.hands[seat], island.rates[seat], strict=True)]


@cache
def _exchanges(kinds: tuple[str, ...], give: int, rate: int) -> tuple[tuple[int, Option], ...]:
    """Return all exchanges of a given kind, by the kind to get."""
    return tuple((get, _exchange(kinds[give], kind, rate)) for get, kind in enumerate(kinds) if get != give)


def _exchange(give: str, get: str, rate: int) -> Option:
    return Option(f"bank:{give}>{get}", ("bank", give, get), {"give": give, "get": get, "rate": rate})


def exchange(island: Island, seat: int, what: str) -> None:
    """Exchange cards with the bank."""
    give, _, get = what.partition(">")
    given, got = (island.rules.index[kind] for kind in (give, get))
    rate = island.rates[seat][given]
    island.pay(seat, ((given, rate),))
    island.gain(seat, got, 1)
    island.state.tell("catan.exchanged", seat=seat, give=give, count=rate, get=get)


def exchange_several(island: Island, seat: int) -> Play[None]:
    """Let the seat make several exchanges with the bank at once, each at the rate of its kind (K25).

    Each card to give stands for as many as the rate says. Empty sides make none.
    """
    rows = zip(island.kinds, island.rates[seat], lots(island, seat), island.state.bank, strict=True)
    pairs = [(_lot(kind, rate, most), _lot(kind, 1, left)) for kind, rate, most, left in rows]
    give, get = (tuple([lot for lot in side if lot.limit]) for side in zip(*pairs, strict=True))
    choice = yield ask(
        seat,
        "catan.exchange",
        fields=(Field("give", give, least=0, most=MOST), Field("get", get, least=0, most=MOST)),
        check=partial(_even, island.kinds),
        default={"give": [], "get": []},
    )
    sides = parts(choice)
    for given, got in zip(sides["give"], sides["get"], strict=True):
        exchange(island, seat, f"{given}>{got}")


@lru_cache(4096)
def _lot(kind: str, count: int, most: int) -> Option:
    """Return the option of as many cards of a kind as the bank takes or gives at once."""
    return Option(kind, args={"card": kind, "total": count}, limit=min(most, MOST))


def _even(kinds: Sequence[str], choice: Choice) -> None:
    """Refuse exchanges that do not get one card for each given lot, or get a kind that is given."""
    sides = parts(choice)
    give, get = sides.get("give", []), sides.get("get", [])
    if len(give) != len(get):
        raise Unfinished("uneven_exchange")
    no_kind_on_both(kinds, give, get)


def parts(choice: Choice) -> dict[str, list[str]]:
    """Return a choice that has fields."""
    return choice if isinstance(choice, dict) else {}


def no_kind_on_both(kinds: Sequence[str], give: Sequence[str], get: Sequence[str]) -> None:
    """Refuse the same kind of cards on both sides."""
    if same := set(give) & set(get):
        raise IllegalChoice("same_card_on_both_sides", card=min(same, key=kinds.index))
