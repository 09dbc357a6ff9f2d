"""Phase 4, upgrade: prices, asks, payment, cubes (Z55 to Z61)."""

from collections.abc import Callable

from rules.kernel import Choice, Field, IllegalChoice, Option, Play, Request, all_of, ask
from rules.zavandor.components import CLAN, RANK, Price, Track, by_gem
from rules.zavandor.gem_options import card_option
from rules.zavandor.piles import hand_over, lay_off, lowest, without
from rules.zavandor.silent_scrolls import WAKE, wake, wake_field
from rules.zavandor.state import Player, Zavandor

NONE = "none"


def add_cube(player: Player, id_: str) -> None:
    """Put a cube on an object's topmost free field; its owner is asked about a scroll again (Z30, Z59)."""
    if id_ == CLAN:
        player.level += 1
    else:
        item = player.item(id_)
        item.level += 1
        item.silent = False


def cost(track: Track, level: int, kings_price: str) -> Price:
    """Return the current price of an object's next level (Z56)."""
    price = track.price(level)
    return Price(kings_price) if price.king else price


def next_prices(player: Player, kings_price: str) -> dict[str, Price]:
    """Return the price of the next level of every incomplete object (Z57)."""
    return {id_: cost(track, level, kings_price) for id_, track, level in player.objects() if level < track.top}


def usable(player: Player) -> list[str]:
    """Return the gem cards that can pay: the hand, and with a complete envoy the losing bids before it (Z58, Z60)."""
    return [*player.bids, *player.hand] if player.has("envoy") else player.hand


def payable(player: Player, prices: list[Price]) -> bool:
    """Return whether the seat can pay all these prices together."""
    gems = by_gem(usable(player))
    # A blank takes the place of the cart, which does not matter.
    needed = by_gem([f" {gem}" for price in prices for gem in price.gems])
    return sum(price.coins for price in prices) <= player.coins and all(
        gems[gem] >= count for gem, count in needed.items()
    )


def may_afford(player: Player, kings_price: str) -> bool:
    """Return whether a seat could pay some next level, by public knowledge (Z61)."""
    cards = len(usable(player))
    return any(
        price.coins <= player.coins and len(price.gems) <= cards for price in next_prices(player, kings_price).values()
    )


def question(table: Zavandor, seat: int) -> Request:
    """Ask which objects rise by one level. Cards named in ``pay`` are spent first if they fit (Z58)."""
    player = table.players[seat]
    prices = next_prices(player, table.kings_price)
    options = [_option(id_, price) for id_, price in prices.items() if payable(player, [price])]
    # Asked even if it is the only answer, because silence would reveal that the hand cannot pay (Z61).
    fields = [Field("objects", (*options, Option(NONE)), 1, max(1, len(options)))]
    if options:
        cards = _cards(player)
        fields.append(Field("pay", cards, 0, sum(option.limit for option in cards)))
    fields += wake_field(player)
    return ask(
        seat,
        "zavandor.upgrade",
        fields=fields,
        secret=True,
        check=_checked(player, prices),
        taps=(NONE,),
        twice=(NONE,) if options else (),
        default={field.name: [NONE] if field.name == "objects" else [] for field in fields},
        lapses=True,
        price=table.kings_price,
        coins=player.coins,
    )


def _option(id_: str, price: Price) -> Option:
    return Option(id_, args={"gems": price.gems, "coins": price.coins})


def _cards(player: Player) -> tuple[Option, ...]:
    cards = usable(player)
    return tuple(card_option(card, cards.count(card)) for card in sorted(set(cards), key=RANK.__getitem__))


def _checked(player: Player, prices: dict[str, Price]) -> Callable[[Choice], None]:
    def check(choice: Choice) -> None:
        objects = choice["objects"] if isinstance(choice, dict) else []
        if NONE in objects and len(objects) > 1:
            raise IllegalChoice("none_or_some")
        if not payable(player, [prices[id_] for id_ in objects if id_ != NONE]):
            raise IllegalChoice("cannot_pay")

    return check


def upgrades(table: Zavandor) -> Play[None]:
    """Ask at once all seats that may afford something, then carry out their lists from the start player on (Z61)."""
    asked = [seat for seat in table.order if may_afford(table.players[seat], table.kings_price)]
    lists: list[dict[str, list[str]]] = yield from all_of(question(table, seat) for seat in asked)
    # The lists were secret and take effect together, so none of it can be undone.
    if asked:
        table.reveal()
    for seat, chosen in zip(asked, lists, strict=True):
        wake(table.players[seat], chosen.get(WAKE, []))
        carry_out(table, seat, chosen["objects"], chosen.get("pay", []))


def carry_out(table: Zavandor, seat: int, objects: list[str], first: list[str]) -> None:
    """Pay for each object and put a cube on it, in the order given.

    The paying cards are found before any object rises: an envoy that completes now helps from the next round on (Z60).
    """
    player = table.players[seat]
    if objects == [NONE]:
        table.tell("zavandor.kept", seat=seat)
    prices = next_prices(player, table.kings_price)
    envoy, named = player.has("envoy"), list(first)
    for id_ in objects:
        if id_ != NONE:
            price = prices[id_]
            paid = pay(table, player, price, named, envoy=envoy)
            named = without(named, paid)
            add_cube(player, id_)
            _tell(table, seat, id_, paid, price)


def pay(table: Zavandor, player: Player, price: Price, first: list[str], *, envoy: bool) -> list[str]:
    """Pay a price and return the cards that went; losing bids are spent before the hand (Z60)."""
    player.coins -= price.coins
    bids = player.bids if envoy else []
    from_bids = _most(bids, price.gems, first)
    rest = price.gems
    for card in from_bids:
        player.bids.remove(card)
        rest = rest.replace(card[1], "", 1)
    from_hand = lowest(player.hand, rest, without(first, from_bids))
    if from_hand is None:
        # The check made sure of this: only a fault in the rules leads here.
        raise ValueError("a price was not payable")
    hand_over(player, from_hand)
    paid = [*from_bids, *from_hand]
    lay_off(table, paid)
    return paid


def _most(cards: list[str], gems: str, first: list[str]) -> list[str]:
    """Return as many of the gems as the cards have."""
    have = by_gem(cards)
    wanted = by_gem([f" {gem}" for gem in gems])
    within = "".join(gem * min(count, have[gem]) for gem, count in wanted.items())
    return lowest(cards, within, first) or []


def _tell(table: Zavandor, seat: int, id_: str, paid: list[str], price: Price) -> None:
    player = table.players[seat]
    level = player.level_of(id_)
    complete = level == player.track_of(id_).top
    table.tell("zavandor.upgraded", seat=seat, object=id_, level=level, complete=complete, paid=paid, coins=price.coins)
