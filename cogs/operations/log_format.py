"""The form of the log: lines of text or of JSON, without tokens.

A token of the bot or of an interaction lets its reader act as the bot. Libraries log addresses, which contain them.
"""

import json
import logging
import re
from datetime import UTC, datetime

HIDDEN = "…"
TOKENS = re.compile(
    # In the address of an answer: https://discord.com/developers/docs/interactions/receiving-and-responding
    r"(?<=/)(?P<place>(?:interactions|webhooks)/\d+/)[\w.-]+"
    # Elsewhere: Discord's tokens of interactions are Base64 of "interaction:" and more.
    r"|\baW50ZXJhY3Rpb24[\w-]+"
)


class TextLines(logging.Formatter):
    """Lines of text."""

    def __init__(self, secret: str | None) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """Return a record without tokens."""
        return self.hide_tokens(super().format(record))

    def hide_tokens(self, text: str) -> str:
        """Return a text without the tokens of the bot and of interactions."""
        if self._secret:
            text = text.replace(self._secret, HIDDEN)
        return TOKENS.sub(lambda match: (match["place"] or "") + HIDDEN, text)


class JsonLines(TextLines):
    """One JSON object a line, with the traceback of an error in it."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record without tokens."""
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps({name: self.hide_tokens(text) for name, text in fields.items()}, ensure_ascii=False)


FORMATS = {"text": TextLines, "json": JsonLines}


def set_up_log(level: int, form: str, secret: str | None) -> None:
    """Write the log to standard error in one of ``FORMATS``, never with ``secret``, the bot's token."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS[form](secret))
    logging.basicConfig(level=level, handlers=[handler])
    # Their debug logs contain whole messages and rows: hands of cards, and tokens to answer with.
    for library in ("aiohttp", "aiosqlite", "discord"):
        logging.getLogger(library).setLevel(max(level, logging.INFO))
