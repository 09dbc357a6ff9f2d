"""The setup of a table: piles, rows, clan boards, caves and first hands (Z8 to Z18)."""

from collections.abc import Collection

from rules.kernel import Chance, Facts, Setting
from rules.zavandor.components import BOARDS, CARDS, CARTS, GEM_CARDS, GEMS, SLOTS, START_SCROLL, cards_of
from rules.zavandor.state import Item, Player, Row, Zavandor

FIRST_HAND = 6
"""The number of log cards that each player draws at the start (Z16)."""

SETTINGS = (Setting("variant", ("normal", "professional"), "normal"),)


def new(seats: int, options: Facts, chance: Chance) -> Zavandor:
    """Set a table up; the start player is drawn by lot (Z17)."""
    table = Zavandor(
        seats=seats,
        chance=chance,
        options=options,
        players=[Player(clan=clan, cave=first_cave()) for clan in clans(seats, options, chance)],
        rows={gem: fresh_row(gem, seats, chance) for gem in GEMS},
        draw={cart: shuffled_pile(cart, chance) for cart in CARTS},
        discard={cart: [] for cart in CARTS},
    )
    for player in table.players:
        player.hand, table.draw["L"] = table.draw["L"][:FIRST_HAND], table.draw["L"][FIRST_HAND:]
    table.start = chance.below(seats)
    table.tell("zavandor.began", start=table.start, clans=[player.clan for player in table.players])
    return table


def clans(seats: int, options: Facts, chance: Chance, taken: Collection[str] = ()) -> list[str]:
    """Return the sides of the clan boards: the common one, or a different one for each, none of those taken (Z10)."""
    if options["variant"] == "normal":
        return ["normal"] * seats
    boards = [board for board in BOARDS if board not in taken]
    chance.shuffle(boards)
    return boards[:seats]


def first_cave() -> list[Item | None]:
    """Return a cave with the starting scroll, whose first cube is printed (Z11, Z15)."""
    return [Item(START_SCROLL, CARDS[START_SCROLL].start), *([None] * (SLOTS - 1))]


def shuffled_pile(cart: str, chance: Chance) -> list[str]:
    """Return the shuffled draw pile of a cart (Z9)."""
    pile = [card for card, count in GEM_CARDS.items() if card[0] == cart for _ in range(count)]
    chance.shuffle(pile)
    return pile


def fresh_row(gem: str, seats: int, chance: Chance) -> Row:
    """Return a row: light cards come before dark ones, the first two lie on the right and the middle field (Z13)."""
    return row_of(stacked(cards_of(gem, seats), chance))


def stacked(cards: list[str], chance: Chance) -> list[str]:
    """Return expansion cards shuffled, the light ones on top."""
    light = [card for card in cards if not CARDS[card].dark]
    dark = [card for card in cards if CARDS[card].dark]
    chance.shuffle(light)
    chance.shuffle(dark)
    return [*light, *dark]


def row_of(cards: list[str]) -> Row:
    """Lay cards out as a row: right field, middle field, stack."""
    # Filled up with empty fields, as a position may have fewer cards than two.
    fields: list[str | None] = [*cards[:2], None, None]
    return Row(fields[0], fields[1], cards[2:])
