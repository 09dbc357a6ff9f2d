"""Discord's JSON error codes that the bot reacts to.

https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
"""

from typing import Final

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_GUILD: Final = 10004
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_WEBHOOK: Final = 10015
UNKNOWN_INTERACTION: Final = 10062
TOO_MANY_EMOJIS: Final = 30008
MISSING_ACCESS: Final = 50001
MISSING_PERMISSIONS: Final = 50013
INVALID_TOKEN: Final = 50027
"""An unknown interaction token. Discord can briefly answer so to a valid token, so one retry is worth it."""
INVALID_FORM_BODY: Final = 50035
THREAD_ARCHIVED: Final = 50083
THREAD_LOCKED: Final = 160005
"""A thread in which only moderators can write: https://discord.com/developers/docs/topics/threads"""
