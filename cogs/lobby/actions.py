"""What can be done in a lobby: join, leave, seat opponents, set options, start."""

from cogs.discord.custom_ids import OutdatedComponent
from cogs.discord.interaction import InteractionContext
from cogs.lobby.invitations import note_call
from cogs.lobby.limits import check_computer_limit, check_joining
from cogs.lobby.options import OptionFocus, conflict, with_values
from cogs.table.opponent_names import free_opponent_name
from cogs.table.turns import EXPIRY_TIMER, LOBBY_LASTS, close_game, queue_start
from data.errors import Refused
from data.models import Seat
from data.session import GameSession
from render import Words
from rules.kernel import GAMES


def keep_lobby(session: GameSession) -> None:
    """Let a lobby wait for its whole time again: a member has just changed something in it."""
    if session.game.phase == "lobby":
        session.set_timer(EXPIRY_TIMER, session.now + LOBBY_LASTS)


def require_host(session: GameSession, user: int) -> None:
    """Raise Refused unless ``user`` is the game's host."""
    if session.game.host != user:
        raise Refused("host_only", host=f"<@{session.game.host}>")


def _require_guest(session: GameSession, user: int) -> None:
    """Raise Refused unless ``user`` sits at the table or hosts it: others cannot fill its seats."""
    if session.game.host != user and session.seat_of(user) is None:
        raise Refused("not_seated")


def seat_opponent(session: GameSession) -> Seat:
    """Seat a computer opponent under a name that is still free."""
    return session.add_opponent(free_opponent_name(session.seats))


def start_game(session: GameSession, user: int, words: Words) -> None:
    """Start the game, as its host."""
    require_host(session, user)
    # Options that do not go with so many players are told before the rules refuse them, with the one that is to
    # blame.
    if session.game.phase == "lobby" and (why := conflict(session.game, len(session.seats), words)):
        raise Refused("misfit", why=why)
    try:
        session.start()
    except ValueError as error:
        raise Refused("options", why=str(error)) from error
    queue_start(session)


def leave_lobby(session: GameSession, user: int) -> None:
    """Leave the table; a host hands it over, or stays to watch computers play; nobody left closes it."""
    session.leave(user)
    people = [seat.user for seat in session.seats if seat.user is not None]
    if not session.seats:
        close_game(session, user)
    # Whoever came next, as they have waited for longest.
    elif session.game.host == user and people:
        session.change(host=people[0])


def drop_opponent(session: GameSession, user: int) -> None:
    """Free the seat of the computer opponent who came last, as the host."""
    require_host(session, user)
    opponents = [seat.seat for seat in session.seats if seat.opponent]
    if not opponents:
        raise Refused("no_opponent")
    session.remove(opponents[-1])


def set_option(session: GameSession, user: int, focus: OptionFocus, values: list[str]) -> None:
    """Set an option of the game, as its host."""
    require_host(session, user)
    if session.game.phase != "lobby":
        raise Refused("not_lobby", phase=session.game.phase)
    session.change(options=with_values(session.game, focus, values))
    keep_lobby(session)


async def act_in_lobby(ctx: InteractionContext, game: int, verb: str) -> None:
    """Do in a lobby what its button with this verb does, as far as the guild's limits allow it."""
    async with ctx.bot.in_turn(ctx.guild, ctx.user):
        if verb == "join":
            await check_joining(ctx, game)
        async with ctx.table(game, change=True) as session:
            if verb == "start":
                await check_computer_limit(ctx, session)
            _perform(session, verb, ctx)


def _tell_full(ctx: InteractionContext, session: GameSession) -> None:
    """Call the host, who has to begin, once somebody else has taken the last seat."""
    host, most = session.game.host, GAMES[session.game.kind].meta.seats[1]
    # Whoever comes and goes does not call them each time.
    if host != ctx.user and len(session.seats) == most and note_call(ctx, session.game.id, host):
        session.enqueue("say", {"key": "lobby-full", "args": {"host": f"<@{host}>"}, "users": [host]})


def _perform(session: GameSession, verb: str, ctx: InteractionContext) -> None:
    """Do at a table in its lobby what a button or command with this verb does."""
    match verb:
        case "join":
            session.join(ctx.user, ctx.name)
            _tell_full(ctx, session)
        case "leave":
            leave_lobby(session, ctx.user)
        case "add":
            _require_guest(session, ctx.user)
            seat_opponent(session)
        case "drop":
            drop_opponent(session, ctx.user)
        case "start":
            start_game(session, ctx.user, ctx.words)
        case _:
            raise OutdatedComponent(verb)
    keep_lobby(session)
    session.enqueue("lobby", {}, topic="lobby")
