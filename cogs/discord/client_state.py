"""State that one module keeps on the client, found by typed keys.

aiohttp's applications share their state in the same way: https://docs.aiohttp.org/en/stable/web_advanced.html#naming-keys
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class StateKey(Generic[T]):
    """The key of a value that ``make`` returns when it is first needed."""

    def __init__(self, make: Callable[[], T]) -> None:
        self.make = make


class ClientState:
    """The values of one client by their keys. They are lost with the process."""

    def __init__(self) -> None:
        self._values: dict[StateKey[Any], Any] = {}

    def __getitem__(self, key: StateKey[T]) -> T:
        if key not in self._values:
            self._values[key] = key.make()
        value: T = self._values[key]
        return value
