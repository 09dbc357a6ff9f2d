"""The buttons of a table's messages: old messages keep theirs, and each is acknowledged as before."""

import subprocess
import sys

import cogs.buttons.handlers  # noqa: F401 - declares the buttons
from cogs.table.buttons import BUTTONS, Reply

RELEASED = {
    Reply.PRIVATE: "back concede decided explain hint join later log map mine more mute orders play proposal "
    "rematch replay review rules sit stand text vote which withdraw yield",
    Reply.PUBLIC: "show",
    Reply.IN_PLACE: "decisive do look order page past prepare tap undo",
}
"""The verbs on posted messages, by the kind of their answer."""


def test_every_button_that_was_ever_posted_has_its_function_and_its_kind_of_answer() -> None:
    released = {verb: reply for reply, verbs in RELEASED.items() for verb in verbs.split()}
    assert {verb: BUTTONS[verb].reply for verb in released} == released


def test_the_component_alone_finds_every_button() -> None:
    alone = "import cogs.buttons.handlers, cogs.table.buttons; print(*sorted(cogs.table.buttons.BUTTONS))"
    found = subprocess.run([sys.executable, "-c", alone], capture_output=True, text=True, check=True).stdout.split()
    assert found == sorted(BUTTONS)
