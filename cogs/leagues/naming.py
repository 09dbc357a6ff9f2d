"""The names of leagues, their forms and their points in words."""

from typing import Final, get_args

from cogs.discord.named_values import NamedValues
from cogs.discord.names import escaped
from data.league.models import Form, League, LeagueMember
from data.league.standings import TENTHS
from render import Words

FORMS: Final[tuple[Form, ...]] = get_args(Form)


def _form_name(form: str, words: Words) -> str:
    return words.text(f"league-form-{form}")


FORM = NamedValues(FORMS, _form_name)
"""The form of a league that a command names."""


def told_points(tenths: int, words: Words) -> str:
    """Return points in words, with a decimal only if there is one."""
    whole, rest = divmod(tenths, TENTHS)
    return words.text("league-decimal", whole=str(whole), tenth=str(rest)) if rest else str(whole)


def member_names(found: League) -> dict[int, str]:
    """Return the names of the members by number, with the number if two people have the same name."""
    names = [member.name.casefold() for member in found.members]
    return {member.number: _name(member, names) for member in found.members}


def _name(member: LeagueMember, names: list[str]) -> str:
    return f"{member.name} ({member.number})" if names.count(member.name.casefold()) > 1 else member.name


def escaped_names(found: League) -> dict[int, str]:
    """Return the names of the members for texts, with their Markdown escaped."""
    return {number: escaped(name) for number, name in member_names(found).items()}
