"""A game's options as typed text: ``first=1 sets=one,two``, ``kingdom=Big Actions``."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import discord
from discord import app_commands

from cogs.discord.autocomplete import choices
from cogs.discord.folding import folded
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import quote_input
from cogs.lobby.offers import OFFER, offers
from data.errors import Refused
from render import Words
from rules.kernel import GAMES, Facts, Setting


def parse_options(kind: str, text: str, words: Words) -> Facts:
    """Return the options that ``text`` sets; Refused names the part that the game does not know.

    A value can be named by its key, or by its name in the person's language.
    """
    settings = {setting.key: setting for setting in GAMES[kind].meta.options}
    chosen: Facts = {}
    for typed in _split(kind, text):
        key, _, value = typed.partition("=")
        setting = settings.get(key)
        if setting is None:
            raise Refused("no_option", option=quote_input(typed))
        values = [_meant(kind, setting, part.strip(), words) for part in value.split(",") if part.strip()]
        if not set(values) <= set(setting.values) or (len(values) != 1 and not setting.many):
            raise Refused("no_option", option=quote_input(typed))
        chosen[key] = values if setting.many else values[0]
    return chosen


def _meant(kind: str, setting: Setting, typed: str, words: Words) -> str:
    """Return the value of this key or name, or the typed text if there is none."""
    if typed in setting.values:
        return typed
    sought = folded(typed)
    return next((value for value in setting.values if folded(words.setting(kind, setting.key, value)) == sought), typed)


def _by_keys(kind: str, setting: Setting, typed: str, words: Words) -> str:
    """Return a typed option with the keys of the values that it names."""
    key, _, listed = typed.partition("=")
    if key != setting.key:
        return typed
    return f"{key}={','.join(_meant(kind, setting, value.strip(), words) for value in listed.split(','))}"


def _split(kind: str, text: str) -> list[str]:
    """Return the ``key=value`` parts of a text. Values can contain spaces, so a part ends at the next key."""
    keys = tuple(setting.key for setting in GAMES[kind].meta.options)
    return [part for part in _before_keys(keys).split(text.strip()) if part]


# Every option that is typed or suggested is split.
@cache
def _before_keys(keys: Sequence[str]) -> re.Pattern[str]:
    """Return the pattern of the space before one of these keys."""
    return re.compile(rf"\s+(?=(?:{'|'.join(map(re.escape, keys))})=)")


def option_suggestions(kind: str, text: str, words: Words) -> dict[str, str]:
    """Return the continuations of ``text``: each full text as typed, and its label."""
    before, typed = _completed(kind, text, words)
    try:
        done = parse_options(kind, before, words)
    except Refused:
        return {}
    start = f"{before} " if before else ""
    suggestions: dict[str, str] = {}
    for setting in GAMES[kind].meta.options:
        if setting.key in done:
            continue
        sought = folded(typed), folded(_by_keys(kind, setting, typed, words))
        for token, label in _tokens(kind, setting, typed, words):
            if any(wanted in folded(f"{token} {label}") for wanted in sought):
                suggestions[start + token] = label
    return suggestions


def _completed(kind: str, text: str, words: Words) -> tuple[str, str]:
    """Return the complete options of the text, and the unfinished rest."""
    *before, last = _split(kind, text) or [""]
    # "kingdom=Big " can continue to a longer name; after "first=1 " the next option begins.
    done, _, typed = (last, "", "") if text.endswith(" ") else last.rpartition(" ")
    try:
        parse_options(kind, done, words)
    except Refused:
        return " ".join(before), last
    return " ".join([*before, done]).strip(), typed


def _tokens(kind: str, setting: Setting, typed: str, words: Words) -> list[tuple[str, str]]:
    """Return the continuations of one option as (token, label); an option of many values keeps the typed ones."""
    _, _, listed = typed.partition("=")
    meant = [_meant(kind, setting, value.strip(), words) for value in listed.split(",")]
    held = [value for value in meant if value in setting.values] if setting.many else []
    name = words.setting(kind, setting.key)
    ways = [[*held, value] for value in setting.values if value not in held]
    return [
        (
            f"{setting.key}={','.join(values)}",
            f"{name}: {words.row([words.setting(kind, setting.key, value) for value in values])}",
        )
        for values in ([held] if held else []) + ways
    ]


async def suggest_options(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggest options of the game that was picked for ``/new``."""
    ctx = InteractionContext(interaction)
    await ctx.learn_language()
    offer = OFFER.known(str(interaction.namespace.game or ""), ctx.words)
    if offer is None:
        return []
    return choices(option_suggestions(offers()[offer].kind, current, ctx.words))
