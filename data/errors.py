"""What can go wrong in the store, and what it politely declines."""

from typing import Any


class StoreError(Exception):
    """The store could not do what it was asked; nothing has changed."""


class GuildUnreadable(StoreError):  # noqa: N818 - reads as what it is
    """A guild's file cannot be used; it was left as it is, and the other guilds play on."""


class GuildDamaged(GuildUnreadable):
    """The file is damaged, or it is no guild's file at all."""


class GuildTooNew(GuildUnreadable):
    """The file was written by a newer version than this one."""


class NotNow(StoreError):  # noqa: N818
    """A file cannot be opened now (too many are open, somebody has locked it): nothing is wrong with it."""


class GameUnreadable(StoreError):  # noqa: N818
    """One table cannot be set up from its checkpoint; the guild's other games play on."""

    def __init__(self, game: int, why: object) -> None:
        super().__init__(f"game {game} cannot be set up: {why}")
        self.game = game


class NotSaved(StoreError):  # noqa: N818
    """A transaction failed (a full disk, a file locked for too long): trying again may help."""


class Refused(Exception):  # noqa: N818 - no error, an answer
    """What somebody wanted cannot be done now: ``reason`` is machine-readable, ``facts`` go with it."""

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(f"{reason} {facts}" if facts else reason)
        self.reason = reason
        self.facts = facts


class Stale(Refused):
    """The ask that was to be answered is no longer open: somebody answered it before, or the turn went on."""

    def __init__(self, number: int) -> None:
        super().__init__("stale", number=number)


class Repeated(Refused):
    """The interaction has already done its work; it arrived twice."""

    def __init__(self, interaction: int) -> None:
        super().__init__("repeated", interaction=interaction)


class Busy(Refused):
    """Another transaction has locked the game for too long."""

    def __init__(self) -> None:
        super().__init__("busy")
