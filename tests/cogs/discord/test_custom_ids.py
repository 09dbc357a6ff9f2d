"""Custom ids: exactly one class reads each id that is written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.buttons.handlers import TableComponent
from cogs.commands.games import ListComponent
from cogs.commands.me import SettingsComponent
from cogs.commands.rules import RulesComponent
from cogs.commands.setup import SetupComponent
from cogs.discord.custom_ids import FAMILIES, MAX_LENGTH, CustomId, id_pattern, parse_id
from cogs.finding.handlers import QueueComponent
from cogs.leagues.actions import LeagueComponent
from cogs.lobby.handlers import LobbyComponent
from cogs.panel.handlers import PanelComponent
from cogs.puzzles.handlers import PuzzleComponent
from cogs.welcome.handlers import WelcomeComponent

CLASSES = (
    LeagueComponent,
    ListComponent,
    LobbyComponent,
    SettingsComponent,
    PanelComponent,
    PuzzleComponent,
    QueueComponent,
    RulesComponent,
    SetupComponent,
    TableComponent,
    WelcomeComponent,
)

ids = st.builds(
    CustomId,
    st.sampled_from(FAMILIES),
    st.integers(0, 999_999),
    st.sampled_from(["play", "log", "d12", "s0", "set"]),
    st.integers(0, 99_999),
    st.text("0123456789abcxyz.+@!-:", max_size=70),
)


@given(ids)
def test_an_id_is_read_by_its_own_family_only(id_: CustomId) -> None:
    text = str(id_)
    assert 0 < len(text) <= MAX_LENGTH
    matching = [family for family in FAMILIES if id_pattern(family).fullmatch(text)]
    assert matching == [id_.family]
    match = id_pattern(id_.family).fullmatch(text)
    assert match is not None
    assert parse_id(id_.family, match) == id_._replace(verb=id_.verb.rstrip("0123456789"))


@given(ids)
def test_every_id_has_exactly_one_handler_class(id_: CustomId) -> None:
    patterns = [press.__discord_ui_compiled_template__ for press in CLASSES]
    assert sum(pattern.fullmatch(str(id_)) is not None for pattern in patterns) == 1


def test_an_id_that_is_too_long_is_never_sent() -> None:
    with pytest.raises(ValueError, match="101 characters"):
        str(CustomId("p1", 1, "d", 1, "x" * (101 - len("p1:1:1:d:"))))
