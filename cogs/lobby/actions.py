"""The actions in a lobby: join, leave, seat opponents, set options, start."""

from cogs.discord.custom_ids import OutdatedComponent
from cogs.discord.interaction import InteractionContext
from cogs.lobby.invitations import note_call
from cogs.lobby.limits import check_computer_limit, check_joining
from cogs.lobby.options import OptionFocus, conflict, with_values
from cogs.table.absences import ABSENT, Announced, announced, go_away
from cogs.table.opponents import free_opponent_name, usual_level
from cogs.table.turns import LOBBY_LASTS, Expiry, close_game, queue_start
from data.errors import Refused
from data.game.models import Seat
from data.game.outgoing import LobbyMessage, Say
from data.game.session import GameSession
from render import Words
from rules.kernel import Level


def keep_lobby(session: GameSession) -> None:
    """Restart the expiry of a lobby after a member has changed it."""
    if session.game.phase == "lobby":
        session.timers.set(Expiry(), session.now + LOBBY_LASTS)


def require_host(session: GameSession, user: int) -> None:
    """Raise Refused unless ``user`` is the game's host."""
    if session.game.host != user:
        raise Refused("host_only", host=f"<@{session.game.host}>")


def _require_guest(session: GameSession, user: int) -> None:
    """Raise Refused unless ``user`` sits at the table or hosts it. Others cannot seat opponents."""
    if session.game.host != user and not session.seats_of(user):
        raise Refused("not_seated")


def seat_opponent(session: GameSession, level: Level | None = None) -> Seat:
    """Seat a computer opponent under a free name, of the level of the one before if no other is given."""
    return session.add_opponent(free_opponent_name(session.seats), level or usual_level(session.seats))


async def change_level(ctx: InteractionContext, game: int, seat: int, level: Level) -> None:
    """Change the level of an opponent in the lobby, for everyone at the table."""
    async with ctx.table(game, change=True) as session:
        session.expect("lobby")
        _require_guest(session, ctx.user)
        session.set_level(seat, level)
        keep_lobby(session)
        session.enqueue(LobbyMessage())


def start_game(session: GameSession, user: int, words: Words) -> None:
    """Start the game; Refused unless ``user`` is its host."""
    require_host(session, user)
    # Check for conflicting options before the rules refuse them, because ``conflict`` names the option to change.
    if session.game.phase == "lobby" and (why := conflict(session.game, len(session.seats), words)):
        raise Refused("misfit", why=why)
    try:
        session.start()
    except ValueError as error:
        raise Refused("options", why=str(error)) from error
    queue_start(session)


def leave_lobby(session: GameSession, user: int) -> None:
    """Leave the table.

    If the host leaves, the next person becomes host; without another person the host keeps the role while computers
    play. An empty table closes.
    """
    session.leave(user)
    people = [seat.user for seat in session.seats if seat.user is not None]
    if not session.seats:
        close_game(session, user)
    # Promote the person who joined first.
    elif session.game.host == user and people:
        session.change(host=people[0])


def drop_opponent(session: GameSession, user: int) -> None:
    """Remove the computer opponent who joined last; Refused unless ``user`` is the host."""
    require_host(session, user)
    opponents = [seat.seat for seat in session.seats if seat.opponent]
    if not opponents:
        raise Refused("no_opponent")
    session.remove(opponents[-1])


def set_option(session: GameSession, user: int, focus: OptionFocus, values: list[str]) -> None:
    """Set an option of the game; Refused unless ``user`` is its host."""
    require_host(session, user)
    session.expect("lobby")
    if session.origin is not None:
        raise Refused("fixed_options")
    session.change(options=with_values(session.game, focus, values))
    keep_lobby(session)


async def act_in_lobby(ctx: InteractionContext, game: int, verb: str, level: Level | None = None) -> None:
    """Perform the action of a lobby button after checking the guild's limits. A new opponent gets the ``level``."""
    async with ctx.bot.locks.hold(ctx.guild, ctx.user):
        absences: dict[int, Announced] = {}
        if verb == "join":
            await check_joining(ctx, game)
            await play_new_games(ctx)
        elif verb == "start":
            absences = await _announced_absences(ctx, game)
        async with ctx.table(game, change=True) as session:
            if verb == "start":
                await check_computer_limit(ctx, session)
            _perform(session, verb, ctx, level)
            for user, (mode, until) in absences.items():
                for seat in session.seats_of(user):
                    go_away(session, seat, mode, until, user)


async def play_new_games(ctx: InteractionContext) -> None:
    """Forget the announced absence of a person who joins a new game: they want to play it."""
    users = ctx.bot.store.users
    if ABSENT in await users.settings(ctx.user):
        await users.change_settings(ctx.user, **{ABSENT: None})


async def _announced_absences(ctx: InteractionContext, game: int) -> dict[int, Announced]:
    """Return the announced absences of the people in a lobby. The person who starts the game is not away."""
    async with ctx.table(game) as session:
        people = [seat.user for seat in session.seats if seat.user not in (None, ctx.user)]
    # Read outside of the transaction, so that the table's lock never waits for the shared file.
    settings = {user: await ctx.bot.store.users.settings(user) for user in people if user is not None}
    absences = {user: announced(facts, ctx.bot.store.clock()) for user, facts in settings.items()}
    return {user: absence for user, absence in absences.items() if absence is not None}


def _tell_full(ctx: InteractionContext, session: GameSession) -> None:
    """Ping the host to start the game if another user has just taken the last seat."""
    host, most = session.game.host, session.game.limits[1]
    # ``note_call`` prevents a ping each time that a user joins and leaves.
    if host != ctx.user and len(session.seats) == most and note_call(ctx, session.game.id, host):
        session.enqueue(Say("lobby-full", {"host": f"<@{host}>"}, users=(host,)))


def _perform(session: GameSession, verb: str, ctx: InteractionContext, level: Level | None) -> None:
    """Perform the action of a button or command in the lobby."""
    match verb:
        case "join":
            session.join(ctx.user, ctx.name)
            _tell_full(ctx, session)
        case "leave":
            leave_lobby(session, ctx.user)
        case "add":
            _require_guest(session, ctx.user)
            seat_opponent(session, level)
        case "drop":
            drop_opponent(session, ctx.user)
        case "start":
            start_game(session, ctx.user, ctx.words)
        case _:
            raise OutdatedComponent(verb)
    keep_lobby(session)
    session.enqueue(LobbyMessage())
