"""A person's wishes for tables: how they are written, made and ended, and the private card that lists them."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from cogs.discord.components import GOLD, Button, Card, Entry, Line, Row
from cogs.discord.custom_ids import QUEUE, CustomId, OutdatedComponent
from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped
from cogs.lobby.host_choices import usual_speed
from cogs.lobby.limits import limit
from cogs.lobby.offers import OFFER, offer_name, offers, opening_options
from cogs.lobby.options import is_playable
from cogs.table.channels import check_channel
from cogs.table.time.waits import SPEEDS
from data import queries, wishes
from data.errors import Refused
from data.game.models import WALL, Speed
from data.wishes import LASTS, Wanted, Wish, WishGroup
from render import Words
from render.lengths import shorten
from rules.kernel import GAMES, Facts

OPEN, WANT, DROP = "open", "want", "drop"
"""The verbs: of the button that shows the card, of *Me too*, and of the button that ends a wish."""
LEAST_PLAYERS: Final = 2
USUAL_PLAYERS: Final = 3
MAX_SHOWN_NAME: Final = 20
# A message has at most 40 components: https://discord.com/developers/docs/components/reference
# The container, the heading and two sentences are four of them. A wish and a group take three each.
ROOM: Final = 12
"""The most wishes and groups on the card."""


@cache
def players_of(offer: str) -> tuple[int, ...]:
    """Return the numbers of players that a person can wish for: a table of them can start as it opens."""
    kind, own = offers()[offer]
    least, most = GAMES[kind].meta.seats
    options = opening_options(kind, own)
    numbers = range(max(least, LEAST_PLAYERS), most + 1)
    return tuple(number for number in numbers if is_playable(kind, number, options))


def wanted_id(verb: str, wanted: Wanted, at: int = 0) -> str:
    """Return the custom id of a button about a wish. ``at`` makes the ids of one message unique."""
    return str(CustomId(QUEUE, 0, f"{verb}{at}", rest=f"{wanted.offer}/{wanted.players}/{wanted.speed}"))


def parse_wanted(text: str) -> Wanted:
    """Return the wish that a custom id names; OutdatedComponent if no one can have it."""
    offer, _, rest = text.partition("/")
    number, _, speed = rest.partition("/")
    known = next((one for one in SPEEDS if one == speed), None)
    if offer not in offers() or known is None or number not in map(str, players_of(offer)):
        raise OutdatedComponent(text)
    return Wanted(offer, int(number), known)


def is_known(wanted: Wanted) -> bool:
    """Return whether this version of the bot can open a table for a wish."""
    return wanted.offer in offers() and wanted.players in players_of(wanted.offer) and wanted.speed in SPEEDS


def wanted_words(wanted: Wanted, words: Words) -> str:
    """Return what a wish is for in words."""
    return words.text("queue-wanted", **_wanted_facts(wanted, words))


def _wanted_facts(wanted: Wanted, words: Words) -> dict[str, Any]:
    # Another version of the bot may have stored a game that this one does not know.
    game = offer_name(wanted.offer, words) if wanted.offer in offers() else wanted.offer
    return {"game": game, "players": wanted.players, "speed": words.text(f"speed-{wanted.speed}")}


def people_words(names: Sequence[str], count: int, words: Words) -> str:
    """Return the names of some people, and how many others there are."""
    listed = words.listed([escaped(shorten(name, MAX_SHOWN_NAME)) for name in names])
    return words.text("finding-others", names=listed, count=count - len(names)) if count > len(names) else listed


def group_line(group: WishGroup, words: Words) -> str:
    """Return the line of a group of wishes."""
    people = people_words(group.names, group.size, words)
    return words.text("queue-line", people=people, count=group.size, **_wanted_facts(group.wanted, words))


async def ask_for_table(
    ctx: InteractionContext, game: str, players: int | None = None, speed: Speed | None = None
) -> None:
    """Store a typed wish, and show the card."""
    offer = OFFER.parse(game, ctx.words)
    settings = await queries.settings(ctx.bot.store, ctx.guild)
    numbers = players_of(offer)
    if players is None:
        players = min(max(USUAL_PLAYERS, numbers[0]), numbers[-1])
    if players not in numbers:
        raise Refused("no_players", least=numbers[0], most=numbers[-1])
    wanted = Wanted(offer, players, speed or usual_speed(settings))
    place = _place(ctx, settings)
    if place and "forum" not in settings:
        check_channel(ctx, settings, thread=False)
    await _ask(ctx, settings, wanted, place)


async def want_too(ctx: InteractionContext, wanted: Wanted) -> None:
    """Store the wish of a button, and show the card."""
    settings = await queries.settings(ctx.bot.store, ctx.guild)
    place = _place(ctx, settings)
    try:
        check_channel(ctx, settings, thread=False)
    except Refused:
        place = 0
    await _ask(ctx, settings, wanted, place)


async def end_wish(ctx: InteractionContext, wanted: Wanted) -> None:
    """End a wish of the user, and show the card."""
    if await ctx.store(wishes.drop_wish(ctx.bot.store, ctx.guild, ctx.user, wanted)):
        ctx.outcome = ctx.words.text("queue-dropped", wanted=wanted_words(wanted, ctx.words))
    await show_wishes(ctx, ctx.outcome)


async def show_wishes(ctx: InteractionContext, news: str = "") -> None:
    """Show the user's wishes with a button that ends each, and those of others with *Me too*."""
    store, now = ctx.bot.store, ctx.bot.store.clock()
    own = await wishes.wishes_of(store, ctx.guild, ctx.user, now)
    others = await wishes.wish_groups(store, ctx.guild, now, ROOM, ctx.user)
    await ctx.show(queue_card(own, others.groups, ctx.words, news))


def queue_card(own: Sequence[Wish], groups: Sequence[WishGroup], words: Words, news: str = "") -> Card:
    """Return the private card of a person's wishes and of the wishes that they can join."""
    rows: list[Row] = [Line(news)] if news else []
    for at, wish in enumerate(own[:ROOM]):
        text = words.text("queue-own", wanted=wanted_words(wish.wanted, words), when=f"<t:{int(wish.ends)}:D>")
        rows.append(Entry(text, Button(wanted_id(DROP, wish.wanted, at), words.text("button-end-wish"))))
    known = [group for group in groups if is_known(group.wanted)]
    rows += [too_entry(group, at, words) for at, group in enumerate(known[: max(0, ROOM - len(own))])]
    rows.append(Line(words.text("queue-how")))
    return Card((words.text("queue-heading"),), rows=tuple(rows), accent=GOLD)


def too_entry(group: WishGroup, at: int, words: Words) -> Entry:
    """Return the line of a group with *Me too*."""
    return Entry(group_line(group, words), Button(wanted_id(WANT, group.wanted, at), words.text("button-want-too")))


def _place(ctx: InteractionContext, settings: Facts) -> int:
    """Return the channel in which a table could open for a wish made here. 0: the wall's channel is none."""
    return 0 if ctx.channel == settings.get(WALL, {}).get("channel") else ctx.channel


async def _ask(ctx: InteractionContext, settings: Facts, wanted: Wanted, place: int) -> None:
    ctx.require_member()
    store, now = ctx.bot.store, ctx.bot.store.clock()
    wish = Wish(
        user=ctx.user,
        offer=wanted.offer,
        players=wanted.players,
        speed=wanted.speed,
        name=ctx.name,
        channel=place,
        made=now,
        ends=now + LASTS,
    )
    added = await ctx.store(wishes.add_wish(store, ctx.guild, wish, limit(settings, "wishes")))
    what = wanted_words(wanted, ctx.words)
    ctx.outcome = ctx.words.text("queue-added", wanted=what) if added else ctx.words.text("queue-already", wanted=what)
    # The card names the new table too.
    await show_wishes(ctx, "" if added else ctx.outcome)
