"""The requests of the bot: the calls in its code that make one, and the same calls while the bot runs.

A call of discord.py is known by its name, in the module of the bot that makes it. The names are read from discord.py's
own source, so the list has every call that the bot's code has.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any, NamedTuple

import discord
import pytest
from discord.http import Route
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

BOT = Path(__file__).parents[2] / "cogs"
LIBRARY = Path(discord.__file__).parent
CLIENTS = {"http.py": "HTTPClient", "webhook/async_.py": "AsyncWebhookAdapter"}
"""The classes of discord.py that make every request, by the file."""
OWN = frozenset({"ctx", "self", "self.sender"})
"""Our own objects with methods of the same names."""
SERVER_ERROR = 500


class Call(NamedTuple):
    """A call of discord.py that makes a request: its module below ``cogs``, and the name of the function."""

    module: str
    name: str


class Fault(NamedTuple):
    """A refusal by Discord. ``lost``: Discord has done what it refuses."""

    status: int
    code: int
    lost: bool = False

    def error(self) -> discord.HTTPException:
        """Return the error that discord.py raises."""
        answer: Any = SimpleNamespace(status=self.status, reason="refused")
        said = {"code": self.code, "message": "refused by the test"}
        if self.status >= SERVER_ERROR:
            return discord.DiscordServerError(answer, said)
        kinds = {403: discord.Forbidden, 404: discord.NotFound}
        return kinds.get(self.status, discord.HTTPException)(answer, said)


class Requests:
    """The calls of the running bot. Each refusal happens once, in its order."""

    def __init__(self) -> None:
        self.made: list[Call] = []
        self.refusals: list[tuple[Call, Fault]] = []

    def watch(self, patched: pytest.MonkeyPatch) -> None:
        """Note each request of SimCord's client from now on."""
        for client in (FakeHTTPClient, FakeWebhookAdapter):
            self._watch(patched, client)

    def _watch(self, patched: pytest.MonkeyPatch, client: Any) -> None:
        send = client.request

        async def request(http: Any, route: Route, *args: Any, **how: Any) -> Any:
            fault = self._meet(_call_of(route, sys._getframe()))
            answer = await send(http, route, *args, **how) if fault is None or fault.lost else None
            if fault is not None:
                raise fault.error()
            return answer

        patched.setattr(client, "request", request)

    def _meet(self, call: Call | None) -> Fault | None:
        """Note a request and return its refusal."""
        if call is None:
            return None
        self.made.append(call)
        if not self.refusals or self.refusals[0][0] != call:
            return None
        return self.refusals.pop(0)[1]


def _call_of(route: Route, frame: FrameType | None) -> Call | None:
    """Return the call that makes a request. None if discord.py makes it by itself."""
    name = ""
    while frame is not None:
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(BOT):
            # The functions of the clients return a coroutine and have no frame.
            return Call(path.relative_to(BOT).as_posix(), name or _names_of_routes()[route.method, route.path])
        if path.is_relative_to(LIBRARY):
            name = frame.f_code.co_name
        frame = frame.f_back
    return None


def calls_in_code() -> set[Call]:
    """Return the calls in the code of the bot that make a request."""
    return {Call(file.relative_to(BOT).as_posix(), name) for file in BOT.rglob("*.py") for name in _called_in(file)}


def _called_in(file: Path) -> Iterator[str]:
    tree = ast.parse(file.read_text())
    requesting = {*_names_of_routes().values()} | _names_of_functions()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in requesting:
            owner = ast.unparse(node.value)
            if owner.endswith("http") or (owner not in OWN and id(node) in _awaited(tree)):
                yield node.attr


@cache
def _awaited(tree: ast.Module) -> set[int]:
    """Return the functions whose calls are awaited: here, in a lambda, or by the method that they are passed to."""
    outer = {ast.Await: "value", ast.AsyncFor: "iter", ast.comprehension: "iter", ast.Lambda: "body"}
    values = [getattr(node, outer[type(node)]) for node in ast.walk(tree) if type(node) in outer]
    calls = [value for value in values if isinstance(value, ast.Call)]
    passed = [each for call in calls if ast.unparse(call.func).startswith("self.") for each in call.args]
    return {id(each) for each in (*[call.func for call in calls], *passed)}


@cache
def _names_of_routes() -> dict[tuple[str, str], str]:
    """Return the functions of discord.py's clients, by the method and the path of their route."""
    found: dict[tuple[str, str], str] = {}
    for file, client in CLIENTS.items():
        for function in _functions_in(ast.parse((LIBRARY / file).read_text()), client):
            for node in ast.walk(function):
                match node:
                    case ast.Call(ast.Name("Route"), [ast.Constant(str(method)), ast.Constant(str(path))]):
                        found.setdefault((method, path), function.name)
    return found


@cache
def _names_of_functions() -> set[str]:
    """Return the methods of discord.py that call one of its clients."""
    clients, found = {*_names_of_routes().values()}, set()
    for file in LIBRARY.rglob("*.py"):
        for function in _functions_in(ast.parse(file.read_text())):
            if isinstance(function, ast.FunctionDef):
                continue
            called = (node for node in ast.walk(function) if isinstance(node, ast.Attribute) and node.attr in clients)
            if any(ast.unparse(node.value).endswith(("http", "adapter")) for node in called):
                found.add(function.name)
    return found


def _functions_in(tree: ast.Module, class_: str = "") -> Iterator[ast.AsyncFunctionDef | ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and class_ in ("", node.name):
            yield from (each for each in node.body if isinstance(each, ast.AsyncFunctionDef | ast.FunctionDef))
