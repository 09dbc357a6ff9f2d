"""The settings of a person with fixed values: each is declared beside its function, and ``/me settings`` shows all."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from render import Words
from rules.kernel import Facts

ON, OFF = "on", "off"
"""The values of a switch."""


class OwnSetting(NamedTuple):
    """A setting of a person with fixed values. The default is not stored, so that a changed default applies too."""

    key: str
    """The key of the stored value, and the verb of the setting's select."""
    values: tuple[str, ...]
    default: str
    name: Callable[[str, Words], str]
    """Return the name of a value in a language. It also says which setting it belongs to."""
    place: int
    """The place of its select in the message, from the top."""

    def of(self, settings: Facts) -> str:
        """Return the value that a person has chosen, or the default."""
        return str(settings.get(self.key) or self.default)


OWN_SETTINGS: Final[dict[str, OwnSetting]] = {}


def own_setting(
    key: str, values: Sequence[str], name: Callable[[str, Words], str], *, place: int, default: str | None = None
) -> OwnSetting:
    """Declare a setting of a person. The first value is the default if no other is given."""
    OWN_SETTINGS[key] = OwnSetting(key, tuple(values), default or values[0], name, place)
    return OWN_SETTINGS[key]


def switch(key: str, default: str, *, place: int) -> OwnSetting:
    """Declare a setting that is on or off. The catalogue names its values ``me-<key>-on`` and ``me-<key>-off``."""
    values = (default, OFF if default == ON else ON)
    return own_setting(key, values, lambda value, words: words.text(f"me-{key}-{value}"), place=place)
