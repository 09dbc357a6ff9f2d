"""The form of the log."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from cogs.operations.log_format import JsonLines, TextLines

INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5OnNlY3JldA"


def record(message: str, *args: object) -> logging.LogRecord:
    try:
        raise ValueError(f"no answer for {INTERACTION}")
    except ValueError:
        return logging.LogRecord("cogs.bot", logging.ERROR, __file__, 1, message, args, sys.exc_info())


@pytest.mark.parametrize("form", [TextLines, JsonLines])
def test_tokens_are_hidden_in_messages_and_tracebacks(form: type[TextLines]) -> None:
    line = form("bot.secret").format(
        record("%s and %s", "https://discord.com/api/v10/webhooks/12345/abc_DEF-1/messages/@original", "bot.secret")
    )
    assert "bot.secret" not in line
    assert "abc_DEF-1" not in line
    assert INTERACTION not in line
    assert "webhooks/12345/…/messages/@original" in line


def test_a_json_line_has_the_traceback_in_one_line() -> None:
    line = JsonLines(None).format(record("two\nlines"))
    assert "\n" not in line
    found = json.loads(line)
    assert (found["level"], found["logger"], found["message"]) == ("ERROR", "cogs.bot", "two\nlines")
    assert found["error"].startswith("Traceback")
