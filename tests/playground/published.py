"""Discord's own description of its API (OpenAPI 3.1), and a check of requests and answers against it.

The description is not part of this repository. README says where it can be downloaded; `DISCORD_OPENAPI` is its path,
or it lies as `discord-openapi.json` in the root of the repository. Without it the checks are skipped.
"""

from __future__ import annotations

import copy
import json
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from playground import Playground
from playground.rest import Exchange

Json = dict[str, Any]
USUAL_PLACE = Path(__file__).parents[2] / "discord-openapi.json"
MISSING = (
    "Discord's OpenAPI description is missing: download specs/openapi.json from github.com/discord/discord-api-spec "
    f"and set DISCORD_OPENAPI to its path, or save it as {USUAL_PLACE.name} in the root of the repository."
)
NAME = "urn:discord"
ERROR_CODE = {"type": ["integer", "string"]}
"""The type of an error's code: the description says integer, Discord's reference shows texts inside `errors`."""
ID = {"type": ["integer", "string"], "pattern": "^(0|[1-9][0-9]*)$"}
"""The type of an id in a request: the description says text, but Discord takes the numbers that discord.py sends."""


def path() -> Path | None:
    """Return the path of the description, or None if it is missing."""
    found = Path(os.environ.get("DISCORD_OPENAPI") or USUAL_PLACE)
    return found if found.is_file() else None


class Published:
    """The description: it finds an operation and validates its requests and answers."""

    def __init__(self, document: Json) -> None:
        document["components"]["schemas"]["Error"]["properties"]["code"] = ERROR_CODE
        self.document = document
        lenient = copy.deepcopy(document)
        lenient["components"]["schemas"]["SnowflakeType"] = ID
        self._answers, self._requests = _registry(document), _registry(lenient)
        self._paths = [(_pattern(template), template) for template in document["paths"]]
        self._validators: dict[str, Draft202012Validator] = {}

    def operation(self, method: str, path: str) -> tuple[str, Json] | None:
        """Return the JSON pointer of an operation's description, and the description; None if there is none."""
        fits = [template for pattern, template in self._paths if pattern.fullmatch(path)]
        known = [each for each in fits if method.lower() in self.document["paths"][each]]
        if not known:
            return None
        # "/users/@me" comes before "/users/{user_id}".
        template = min(known, key=lambda each: each.count("{"))
        pointer = f"/paths/{template.replace('~', '~0').replace('/', '~1')}/{method.lower()}"
        return pointer, self.document["paths"][template][method.lower()]

    def wrong_with(self, exchange: Exchange) -> Iterator[str]:
        """Yield the faults of an answer, and those of its request if the request was taken."""
        found = self.operation(exchange.method, exchange.path)
        if found is None:
            if exchange.status < 400:
                yield "Discord has no such route"
            return
        pointer, operation = found
        asked = exchange.asked
        if exchange.status < 400 and asked is not None and not self.takes(exchange.method, exchange.path, asked):
            yield f"request: {self.why_not(exchange.method, exchange.path, asked)}"
        yield from (f"answer: {each}" for each in self._answer(pointer, operation, exchange))

    def takes(self, method: str, path: str, body: object) -> bool:
        """Return whether the JSON of a request fits."""
        validator = self._of_request(method, path)
        return validator is None or validator.is_valid(body)

    def why_not(self, method: str, path: str, body: object) -> list[str]:
        """Return the faults in the JSON of a request."""
        validator = self._of_request(method, path)
        return [] if validator is None else [_told(error) for error in validator.iter_errors(body)]

    def _of_request(self, method: str, path: str) -> Draft202012Validator | None:
        found = self.operation(method, path)
        assert found is not None, path
        pointer, operation = found
        if "requestBody" not in operation:
            return None
        return self._validator(self._requests, f"{pointer}/requestBody/content/application~1json/schema")

    def _answer(self, pointer: str, operation: Json, exchange: Exchange) -> Iterator[str]:
        wanted, known = str(exchange.status), operation["responses"]
        # The description has one entry for all refusals from 400 to 499.
        key = wanted if wanted in known else f"{wanted[0]}XX"
        if key not in known:
            if exchange.status < 500:
                yield f"status {wanted} is not among {', '.join(known)}"
            return
        inner = known[key]
        here = inner["$ref"].removeprefix("#") if "$ref" in inner else f"{pointer}/responses/{key}"
        if "$ref" in inner:
            inner = self.document["components"]["responses"][inner["$ref"].rpartition("/")[2]]
        if "content" not in inner:
            if exchange.told:
                yield f"status {wanted} has no body"
            return
        schema = f"{here}/content/application~1json/schema"
        for error in self._validator(self._answers, schema).iter_errors(json.loads(exchange.told)):
            yield _told(error)

    def _validator(self, registry: Registry[Any], pointer: str) -> Draft202012Validator:
        if pointer not in self._validators:
            # A pointer in a reference is part of an address.
            reference = {"$ref": f"{NAME}#" + quote(pointer, safe="/~")}
            self._validators[pointer] = Draft202012Validator(reference, registry=registry)
        return self._validators[pointer]


def _registry(document: Json) -> Registry[Any]:
    made: Registry[Any] = Registry().with_resource(NAME, DRAFT202012.create_resource(document))
    return made


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\{[^/]+\\}", "[^/]+", re.escape(template)))


def _told(error: ValidationError) -> str:
    deepest = best_match([error]) or error
    return f"{deepest.json_path}: {deepest.message[:300]}"


@pytest.fixture(autouse=True)
def fits_published() -> Iterator[None]:
    """Check every answer of a playground, and every request that it takes, at the end of a test."""
    seen: list[Exchange] = []
    known, witness = published(), seen.append
    if known is None:
        yield
        return
    Playground.witnesses.append(witness)
    yield
    Playground.witnesses.remove(witness)
    wrong = {f"{each.method} {each.path}: {fault}": None for each in seen for fault in known.wrong_with(each)}
    assert not wrong, "\n".join(wrong)


@cache
def published() -> Published | None:
    """Return the description, or None if it is missing."""
    file = path()
    return None if file is None else Published(json.loads(file.read_text("utf-8")))
