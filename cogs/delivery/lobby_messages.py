"""Posts and edits the message at which people join. It pings no one."""

from cogs.delivery.posting import Posted, TooSoon
from cogs.delivery.senders import Sender, sends
from cogs.lobby.banner import BANNER_RETRY, lobby_banner
from cogs.lobby.message import lobby_card
from cogs.workers.renderer import Late, Superseded
from data.game.models import LOBBY, OutboxMessage
from data.game.outgoing import LobbyMessage
from render import words


async def send_lobby_plainly(
    sender: Sender, guild: int, outgoing: OutboxMessage, message: LobbyMessage
) -> Posted | None:
    """Post or edit the message of a lobby without its banner."""
    return await _send(sender, guild, outgoing, drawn=False)


@sends(LobbyMessage, plain=send_lobby_plainly)
async def send_lobby(sender: Sender, guild: int, outgoing: OutboxMessage, _: LobbyMessage) -> Posted | None:
    """Post or edit the message of a lobby. People see at once who joins; a late banner follows by an edit."""
    return await _send(sender, guild, outgoing, drawn=True)


async def _send(sender: Sender, guild: int, outgoing: OutboxMessage, *, drawn: bool) -> Posted | None:
    async with sender.transaction(guild, outgoing) as session:
        game, seats, channel = session.game, [*session.seats], session.channel
        current = session.messages.get(LOBBY)
    picture, late = None, False
    # The first message of a forum's post has the id of the post. Discord shows its picture in the list of posts.
    first = current is not None and current.message == game.thread
    if drawn and seats and (first or game.phase == "lobby"):
        try:
            picture = await lobby_banner(sender.bot, guild, game, seats)
        except (Late, Superseded):
            late = True
    card = await sender.titled(guild, outgoing, lobby_card(game, seats, words(game.language).with_icons(), picture))
    # A deleted lobby is posted again while people can join. Once the game has begun, no one needs it.
    if current is not None and (await sender.poster.try_replace(guild, current, card) or game.phase != "lobby"):
        if late:
            # The message stays due, also across a restart.
            raise TooSoon(BANNER_RETRY)
        return None
    posted = await sender.poster.post_card(guild, channel, outgoing, card)
    return posted._replace(picture_follows=late)
