"""*Details in words*: the long form of questions and events, for a person who does not look at the pictures.

Public messages are the same for everyone and short. The setting changes what a person alone sees: the question and the
news of their panel, and the results of their choices. The log and a typed move always have the long form.
"""

from typing import Final

from cogs.discord.components import Button, Row
from cogs.discord.custom_ids import ME, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.own_settings import OFF, ON, switch
from render import Words

DETAILS: Final = switch("details", OFF, place=8)
"""The setting of whether a person's own messages tell questions and events with all their places."""
OFFER: Final = "fulltext"
"""The verb of the buttons that turn the setting on, or off if the id ends with it. Messages keep their buttons, so it
never changes.
"""
OFFERED: Final = "offered_details"
"""The key of the setting that the button was shown."""


def own_words(ctx: InteractionContext) -> Words:
    """Return the words of this person's panels, with icons."""
    words = ctx.words.with_icons()
    return words if _is_on(ctx) else words.in_brief()


def _is_on(ctx: InteractionContext) -> bool:
    # In memory since the acknowledgement, which reads the user's settings for their language.
    return DETAILS.of(ctx.bot.store.users.known_settings(ctx.user)) == ON


def details_switch(ctx: InteractionContext) -> Button:
    """Return the button that turns the setting on, or off if it is on."""
    if _is_on(ctx):
        return Button(str(CustomId(ME, 0, OFFER, rest=OFF)), ctx.words.text("button-brief"))
    return Button(str(CustomId(ME, 0, OFFER)), ctx.words.text("button-details"))


async def details_offer(ctx: InteractionContext) -> tuple[Row, ...]:
    """Return the row of the button that turns the setting on, once for each person who has not."""
    settings = await ctx.bot.store.users.settings(ctx.user)
    if settings.get(OFFERED) or DETAILS.of(settings) == ON:
        return ()
    await ctx.bot.store.users.note_setting(ctx.user, OFFERED)
    return ((Button(str(CustomId(ME, 0, OFFER)), ctx.words.text("button-details")),),)
