"""The list of a guild's web hooks: one sentence about each that says what was not delivered, and its controls."""

from collections.abc import Iterator, Sequence
from typing import Final

from cogs.discord.components import GOLD, Button, Card, Entry, Row, Select, SelectOption
from cogs.discord.custom_ids import SETUP, CustomId
from cogs.hooks.requests import host_of
from data.hooks import Hook, Page
from render import Words
from render.lengths import shorten

TEST, REMOVE = "hooktest", "hookremove"
"""The verbs of the button that tests a hook, and of the select that removes one."""
LONGEST_HOST: Final = 60
"""The characters of a host that are shown."""


def hooks_card(hooks: Sequence[Hook], page: Page | None, words: Words) -> Card:
    """Return the list of a guild's hooks, and whether its page of tables is open."""
    above = [words.text("hooks-heading"), words.text("hooks-page", on="yes" if page else "no")]
    if not hooks:
        above.append(words.text("hooks-none"))
    return Card(("\n".join(above),), rows=tuple(_rows(hooks, words)), accent=GOLD)


def _rows(hooks: Sequence[Hook], words: Words) -> Iterator[Row]:
    for hook in hooks:
        yield Entry(_text(hook, words), Button(str(CustomId(SETUP, 0, TEST, hook.id)), words.text("hooks-test")))
    if hooks:
        offered = tuple(SelectOption(str(hook.id), _name(hook)) for hook in hooks)
        yield Select(str(CustomId(SETUP, 0, REMOVE)), words.text("hooks-remove"), offered)


def _name(hook: Hook) -> str:
    return f"{hook.id} · {shorten(host_of(hook.url), LONGEST_HOST)}"


def _text(hook: Hook, words: Words) -> str:
    told = [_state(hook, words)]
    if hook.lost:
        told.append(words.text("hooks-lost", count=hook.lost, when=f"<t:{int(hook.lost_at or 0)}:R>"))
    if hook.restricted:
        told.append(words.text("hooks-restricted"))
    return f"**{hook.id}** · `{shorten(host_of(hook.url), LONGEST_HOST)}`\n{' '.join(told)}"


def _state(hook: Hook, words: Words) -> str:
    if hook.gone:
        return words.text("hooks-gone")
    if hook.fault:
        return words.text("hooks-fails", why=fault_text(hook.fault, words), when=f"<t:{int(hook.due)}:R>")
    return words.text("hooks-works")


def fault_text(fault: str, words: Words) -> str:
    """Return the sentence about a failed try."""
    reason, _, status = fault.partition(":")
    return words.text(f"hook-fault-{reason}", status=status)
