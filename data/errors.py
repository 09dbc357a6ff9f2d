"""The errors of the store, and the refusals of a game."""

from typing import Any


class StoreError(Exception):
    """The store could not do its work. Nothing has changed."""


class GuildUnreadable(StoreError):  # noqa: N818 - reads as what it is
    """A guild's file cannot be used. It stays the same, and the other guilds play on."""


class GuildDamaged(GuildUnreadable):
    """The file is damaged or not a guild's file."""


class GuildTooNew(GuildUnreadable):
    """The file was written by a newer version than this one."""


class NotOurs(StoreError):  # noqa: N818
    """Another process serves the guild."""

    def __init__(self, guild: int) -> None:
        super().__init__(f"guild {guild} belongs to another process")


class NotHeld(StoreError):  # noqa: N818
    """It is not certain that this process still has the right to serve the guild."""

    def __init__(self) -> None:
        super().__init__("the right to serve the guild is not certain now")


class NotNow(StoreError):  # noqa: N818
    """A file cannot be opened now, for example because of a lock or too many open files. The file itself is fine."""


class GameUnreadable(StoreError):  # noqa: N818
    """One table cannot be loaded from its checkpoint. The guild's other games play on."""

    def __init__(self, game: int, why: object) -> None:
        super().__init__(f"game {game} cannot be set up: {why}")
        self.game = game


class NotSaved(StoreError):  # noqa: N818
    """A transaction failed, for example because of a full disk or a long lock. Trying again may help."""


class Refused(Exception):  # noqa: N818 - no error, an answer
    """An action is not possible now. ``reason`` is machine-readable, ``facts`` are the arguments of its message."""

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(f"{reason} {facts}" if facts else reason)
        self.reason = reason
        self.facts = facts


class Stale(Refused):
    """The ask is no longer open, because it was answered or the turn went on."""

    def __init__(self, number: int) -> None:
        super().__init__("stale", number=number)


class Repeated(Refused):
    """The interaction arrived twice, and its work has been done."""

    def __init__(self, interaction: int) -> None:
        super().__init__("repeated", interaction=interaction)


class Busy(Refused):
    """Another transaction has locked the game for too long."""

    def __init__(self) -> None:
        super().__init__("busy")
