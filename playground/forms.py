"""Forms with files (multipart/form-data, RFC 7578), as bots send them.

aiohttp's own reader searches each chunk of a file again and puts files on the disk, which it leaves there if the bot
dies in the middle of a request.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from aiohttp import content_disposition_filename, parse_content_disposition

BOUNDARY = re.compile(r'; *boundary="?([^";]+)"?')
DISPOSITION = re.compile(rb"^content-disposition:(.*)$", re.IGNORECASE | re.MULTILINE)
END = b"--"
"""The text behind the last boundary."""


class Field(NamedTuple):
    """A field of a form. A file has a file name."""

    name: str
    file_name: str | None
    body: bytes


def fields(content_type: str, body: bytes) -> Iterator[Field]:
    """Yield the fields of a form. Raise ValueError if it is incomplete or no form."""
    boundary = BOUNDARY.search(content_type)
    if boundary is None:
        raise ValueError("a form without a boundary")
    start, *parts = (b"\r\n" + body).split(b"\r\n--" + boundary[1].encode())
    if start or not parts or not parts.pop().startswith(END):
        raise ValueError("an incomplete form")
    for part in parts:
        head, _, content = part.partition(b"\r\n\r\n")
        disposition = DISPOSITION.search(head)
        # JSON cannot hold the surrogates of bytes that are not UTF-8.
        header = disposition[1].strip().decode(errors="replace") if disposition else None
        _, given = parse_content_disposition(header)
        name = content_disposition_filename(given, "name")
        if name is None:
            raise ValueError("a field without a name")
        yield Field(name, content_disposition_filename(given), content)
