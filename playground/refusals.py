"""Discord's refusals: codes, statuses, and the errors of an invalid form body."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

Json = dict[str, Any]


class Reason(NamedTuple):
    """One of Discord's JSON error codes. `fault` marks those that a correct bot never causes."""

    status: int
    text: str
    fault: bool = True


REASONS: dict[int, Reason] = {
    10003: Reason(404, "Unknown Channel", fault=False),
    10004: Reason(404, "Unknown Guild", fault=False),
    10007: Reason(404, "Unknown Member", fault=False),
    10008: Reason(404, "Unknown Message", fault=False),
    10013: Reason(404, "Unknown User", fault=False),
    10014: Reason(404, "Unknown Emoji", fault=False),
    10015: Reason(404, "Unknown Webhook"),
    10062: Reason(404, "Unknown interaction"),
    10063: Reason(404, "Unknown application command"),
    30008: Reason(400, "Maximum number of emojis reached (2000)", fault=False),
    30032: Reason(400, "Maximum number of application commands reached (100)"),
    30046: Reason(429, "Maximum number of edits to messages older than 1 hour reached. Try again later", fault=False),
    40005: Reason(413, "Request entity too large"),
    40060: Reason(400, "Interaction has already been acknowledged."),
    40061: Reason(400, "Tag names must be unique"),
    40067: Reason(400, "A tag is required to create a forum post in this channel", fault=False),
    50001: Reason(403, "Missing Access", fault=False),
    50005: Reason(403, "Cannot edit a message authored by another user"),
    50006: Reason(400, "Cannot send an empty message"),
    50007: Reason(403, "Cannot send messages to this user", fault=False),
    50008: Reason(400, "Cannot send messages in a non-text channel"),
    50013: Reason(403, "Missing Permissions", fault=False),
    50024: Reason(400, "Cannot execute action on this channel type"),
    50027: Reason(401, "Invalid Webhook Token"),
    50033: Reason(400, "Invalid Recipient(s)"),
    50035: Reason(400, "Invalid Form Body"),
    50083: Reason(400, "Thread is archived", fault=False),
    50109: Reason(400, "The request body contains invalid JSON."),
    50278: Reason(403, "Cannot send messages to this user due to having no mutual guilds", fault=False),
    160004: Reason(400, "A thread has already been created for this message"),
    160005: Reason(400, "Thread is locked", fault=False),
    160006: Reason(400, "Maximum number of active threads reached", fault=False),
}


class Refused(Exception):  # noqa: N818 - it is an answer, not a failure of ours
    """Discord's refusal of a request: a code of `REASONS`, and for 50035 the errors with their paths.

    `fault` overrides that of the reason.
    """

    def __init__(
        self,
        code: int,
        errors: Json | None = None,
        retry_after: float | None = None,
        *,
        fault: bool | None = None,
    ) -> None:
        self.code = code
        self.reason = REASONS[code] if fault is None else REASONS[code]._replace(fault=fault)
        self.errors = errors
        self.retry_after = retry_after
        super().__init__(f"{code} {self.reason.text}")

    def body(self) -> Json:
        """Return the JSON that Discord sends."""
        body: Json = {"message": self.reason.text, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body

    def __str__(self) -> str:
        where = "; ".join(flatten(self.errors or {}))
        return f"{self.code} {self.reason.text}" + (f": {where}" if where else "")


def flatten(errors: Json, path: str = "") -> list[str]:
    """Write nested form errors as `path: message` lines."""
    lines = [f"{path}: {error['message']}" for error in errors.get("_errors", ())]
    for key, inner in errors.items():
        if key != "_errors":
            lines += flatten(inner, f"{path}.{key}" if path else key)
    return lines


Path = tuple[str | int, ...]


def length(text: str) -> int:
    """Return the length of a text in UTF-16 units, which is at least its length in code points.

    Discord does not document which one it counts, so the playground uses the stricter one.
    """
    return len(text) + sum(letter > "\uffff" for letter in text)


def quoted(value: object) -> str:
    """Return a value of a request for a refusal: shortened, and for lists and objects only the kind."""
    return repr(value)[:40] if isinstance(value, str | int | float) else type(value).__name__


class Form:
    """Collects all errors of a body, each at its path, and refuses once."""

    def __init__(self) -> None:
        self.errors: Json = {}
        self.found = 0

    def wrong(self, path: Path, code: str, message: str) -> None:
        """Record an error."""
        self.found += 1
        place = self.errors
        for step in path:
            # Discord reports either the errors of an object or those inside it.
            place.pop("_errors", None)
            place = place.setdefault(str(step), {})
        if set(place) <= {"_errors"}:
            place.setdefault("_errors", []).append({"code": code, "message": message})

    def required(self, path: Path) -> None:
        """Record a missing value."""
        self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")

    def text(self, path: Path, value: object, least: int, most: int, *, needed: bool = False) -> None:
        """Check a text's length. `None` is absent."""
        if value is None:
            if needed:
                self.required(path)
        elif not isinstance(value, str):
            self.wrong(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        # Discord treats a blank text as missing.
        elif needed and value and not value.strip():
            self.required(path)
        elif not least <= length(value) <= most:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def integer(self, path: Path, value: object, least: int, most: int) -> None:
        """Check a whole number's range. `None` is absent."""
        if isinstance(value, float):
            self.wrong(path, "NUMBER_TYPE_COERCE", f"Value {quoted(value)} is not int.")
        else:
            self.number(path, value, least, most)

    def number(self, path: Path, value: object, least: float, most: float) -> None:
        """Check a number's range. `None` is absent."""
        if value is None:
            return
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.wrong(path, "NUMBER_TYPE_COERCE", f"Value {quoted(value)} is not a number.")
        elif not least <= value <= most:
            self.wrong(path, "NUMBER_TYPE_RANGE", f"Value must be between {least} and {most}.")

    def count(self, path: Path, value: object, least: int, most: int) -> bool:
        """Check a list's length. Return True if there is a list of a valid length."""
        if not isinstance(value, list):
            if value is None:
                self.required(path)
            else:
                self.wrong(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return False
        fits = least <= len(value) <= most
        if not fits:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return fits

    def choice(self, path: Path, value: object, allowed: Sequence[object]) -> None:
        """Check that a value is one of the allowed ones."""
        # In Python True equals 1.
        if isinstance(value, bool) or value not in allowed:
            listed = ", ".join(str(each) for each in allowed)
            self.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")

    def refuse(self) -> None:
        """Raise 50035 if there was an error."""
        if self.errors:
            raise Refused(50035, self.errors)
