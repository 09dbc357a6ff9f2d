"""Every value over a documented limit is refused with its code and path, and is shown as a violation."""

from __future__ import annotations

from typing import Any

import pytest

from playground import Person, Playground
from playground.refusals import flatten
from tests.playground.conftest import Api, Json
from tests.playground.raw import COMMANDS, Raw

pytestmark = pytest.mark.asyncio(loop_scope="session")

V2 = 1 << 15
OPTION = {"label": "One", "value": "1"}


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def button(**changes: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go"} | changes


def select(**changes: Any) -> Json:
    return {"type": 3, "custom_id": "pick", "options": [OPTION]} | changes


def row(*children: Json) -> Json:
    return {"type": 1, "components": [*children]}


def options(count: int) -> list[Json]:
    return [{"label": str(n), "value": str(n)} for n in range(count)]


def gallery(*items: Json) -> Json:
    return {"type": 12, "items": [*items]}


def section(count: int, accessory: Json | None) -> Json:
    return {"type": 9, "components": [text()] * count, "accessory": accessory}


def container(*children: Json) -> Json:
    return {"type": 17, "components": [*children]}


def picture(url: str = "https://example.org/a.png", **changes: Any) -> Json:
    return {"media": {"url": url}} | changes


def pressed(**changes: Any) -> list[Json]:
    return [row(button(**changes))]


def chosen(**changes: Any) -> list[Json]:
    return [row(select(**changes))]


LONG = "x" * 101
R = "components.0.components.0"
SIX = row(*(button(custom_id=str(n)) for n in range(6)))
REFUSED: list[tuple[str, list[Json], str]] = [
    ("41 components", [text() for _ in range(41)], "components: Must be between 0 and 40"),
    ("41 nested", [container(*(text() for _ in range(40)))], "components: The total number"),
    ("4,001 characters", [text("x" * 2000), text("y" * 2001)], "components: The total size"),
    ("an empty text", [text("")], "components.0.content: Must be between 1 and 4000"),
    ("six buttons", [SIX], "components.0.components: Must be between 1 and 5"),
    ("an empty row", [row()], "components.0.components: Must be between 1 and 5"),
    ("a button beside a select", [row(button(), select())], "components.0.components: The total width"),
    ("two selects", [row(select(), select(custom_id="b"))], "components.0.components: The total width"),
    ("a button outside a row", [button()], "components.0.type: Value must be one of"),
    ("a text input in a message", [row({"type": 4, "custom_id": "t", "style": 1})], f"{R}.type"),
    ("a long label", pressed(label="x" * 81), f"{R}.label: Must be between 0 and 80"),
    ("no label and no emoji", pressed(label=None), f"{R}: A button needs"),
    ("an unknown style", pressed(style=7), f"{R}.style"),
    ("no custom id", pressed(custom_id=None), f"{R}.custom_id: This field is required"),
    ("a long custom id", pressed(custom_id=LONG), f"{R}.custom_id: Must be between"),
    ("a custom id twice", [row(button()), row(button())], "components.1.components.0.custom_id: Component"),
    ("a link with a custom id", pressed(style=5, url="https://example.org"), f"{R}.custom_id"),
    ("a link without an address", pressed(style=5, custom_id=None), f"{R}.url"),
    ("a symbol as emoji", pressed(emoji={"name": "●"}), f"{R}.emoji.name: Invalid emoji"),
    ("26 options", chosen(options=options(26)), f"{R}.options: Must be between 1 and 25"),
    ("no options", chosen(options=[]), f"{R}.options: Must be between 1 and 25"),
    ("fewer options than may be chosen", chosen(max_values=2), f"{R}.options: Must be between 2"),
    ("more than 25 to choose", chosen(max_values=26), f"{R}.max_values"),
    ("least above most", chosen(options=options(3), min_values=2, max_values=1), f"{R}.max_values"),
    ("an option twice", chosen(options=[OPTION, OPTION]), f"{R}.options.1.value"),
    ("a long option", chosen(options=[OPTION | {"label": LONG}]), f"{R}.options.0.label"),
    ("a long value", chosen(options=[OPTION | {"value": LONG}]), f"{R}.options.0.value"),
    ("a long description", chosen(options=[OPTION | {"description": LONG}]), f"{R}.options.0.description"),
    ("a long placeholder", chosen(placeholder="x" * 151), f"{R}.placeholder"),
    ("a script as a link", pressed(style=5, custom_id=None, url="javascript:1"), f"{R}.url: Scheme must be"),
    ("a blank text", [text(" \n")], "components.0.content: This field is required"),
    (
        "two preset people for one",
        [row({"type": 5, "custom_id": "w", "default_values": [{}, {}]})],
        f"{R}.default_values",
    ),
    ("two defaults", chosen(options=[each | {"default": True} for each in options(2)]), f"{R}.options: Too many"),
    ("a section of four", [section(4, button())], "components.0.components: Must be between 1 and 3"),
    ("a section without accessory", [section(1, None)], "components.0.accessory.type"),
    ("an empty gallery", [gallery()], "components.0.items: Must be between 1 and 10"),
    ("eleven pictures", [gallery(*[picture()] * 11)], "components.0.items: Must be between 1 and 10"),
    ("a long alt text", [gallery(picture(description="x" * 1025))], "components.0.items.0.description: Must"),
    ("a missing picture", [gallery(picture("attachment://no.png"))], "components.0.items.0.media.url: The ref"),
    ("a container in a container", [container(container(text()))], f"{R}.type"),
    ("a colour out of range", [container(text()) | {"accent_color": 1 << 24}], "components.0.accent_color"),
    ("a label of 41 letters beyond the basic plane", pressed(label="🎲" * 41), f"{R}.label: Must be between 0 and 80"),
    ("an option of 51 such letters", chosen(options=[OPTION | {"label": "🂡" * 51}]), f"{R}.options.0.label: Must"),
    ("2,001 such letters", [text("🎲" * 2001)], "components.0.content: Must be between 1 and 4000"),
    ("4,001 characters with such letters", [text("x" * 3999), text("🎲")], "components: The total size"),
    ("a blank label", pressed(label=" "), f"{R}: A button needs"),
    ("a blank option", chosen(options=[OPTION | {"label": " "}]), f"{R}.options.0.label: This field is required"),
    ("an empty alt text", [gallery(picture(description=""))], "components.0.items.0.description: Must be"),
    ("a label that is a number", pressed(label=5), f"{R}.label: Could not"),
    ("a flag that is a text", pressed(disabled="no"), f"{R}.disabled: Must be either"),
    ("an emoji without a name", pressed(emoji={"id": "5"}), f"{R}.emoji.name: This field is required"),
    ("an id twice", [text() | {"id": 3}, text() | {"id": 3}], "components.1.id: Component id"),
]


@pytest.mark.parametrize(("components", "where"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
async def test_a_layout_over_a_limit_is_refused(
    server: Playground, api: Api, place: str, components: list[Json], where: str
) -> None:
    status, body = await api("POST", f"/channels/{place}/messages", {"flags": V2, "components": components})
    assert (status, body["code"]) == (400, 50035)
    assert any(line.startswith(where) for line in flatten(body["errors"])), flatten(body["errors"])
    assert where in server.world.violations[0]["what"]
    assert server.world.messages.get(place, {}) == {}


@pytest.mark.parametrize(
    "components",
    [
        [text() for _ in range(40)],
        [text("x" * 4000)],
        [row(*(button(custom_id=str(n), label="x" * 80) for n in range(5)))],
        [row(select(options=options(25), min_values=0, max_values=25, placeholder="x" * 150))],
        [gallery(*[picture(description="x" * 1024)] * 10)],
        [section(3, button(emoji={"name": "🎲"}, label=None))],
        [row(button(emoji={"id": "5", "name": "meeple"}))],
        [row(button(label="🎲" * 40)), text("🎲" * 2000)],
    ],
    ids=["components", "text", "buttons", "options", "pictures", "section", "custom emoji", "beyond the basic plane"],
)
async def test_layout_at_the_limit_is_accepted(
    server: Playground, api: Api, place: str, components: list[Json], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(server.world.emojis, "5", {"id": "5", "name": "meeple"})
    status, body = await api("POST", f"/channels/{place}/messages", {"flags": V2, "components": components})
    assert status == 200, body
    assert body["flags"] == V2
    assert server.world.violations == []


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, 50006),
        ({"content": ""}, 50006),
        ({"content": " \n "}, 50006),
        ({"content": "x", "attachments": [{"id": "0", "filename": "not-there.png"}]}, 50035),
        ({"content": "x", "message_reference": {"message_id": "1"}}, 50035),
        ({"content": "x", "allowed_mentions": {"parse": ["friends"]}}, 50035),
        ({"content": "x" * 2001}, 50035),
        ({"content": "x", "nonce": "x" * 26}, 50035),
        ({"content": "x", "flags": V2, "components": [text()]}, 50035),
        ({"embeds": [{"title": "x"}], "flags": V2, "components": [text()]}, 50035),
        ({"content": "x", "components": [text()]}, 50035),
        ({"content": "x", "components": [row(button(custom_id=str(n))) for n in range(6)]}, 50035),
        ({"embeds": [{"title": "x" * 257}]}, 50035),
        ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, 50035),
        ({"content": "x", "allowed_mentions": {"users": ["1", "1"]}}, 50035),
        ({"content": "x", "allowed_mentions": {"users": ["me"]}}, 50035),
        ({"content": "🎲" * 1001}, 50035),
        ({"content": "x", "nonce": "🎲" * 13}, 50035),
        ({"flags": V2, "components": []}, 50006),
        ({"sticker_ids": ["1"], "flags": V2, "components": [text()]}, 50035),
        ({"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]}, 50035),
    ],
)
async def test_message_that_discord_refuses_is_refused(api: Api, place: str, body: Json, code: int) -> None:
    status, told = await api("POST", f"/channels/{place}/messages", body)
    assert (status, told["code"]) == (400, code)


@pytest.mark.parametrize("body", [{"content": ""}, {"content": " "}, {"content": None, "components": []}], ids=str)
async def test_an_edit_that_leaves_nothing_is_refused(api: Api, place: str, body: Json) -> None:
    _, made = await api("POST", f"/channels/{place}/messages", {"content": "x"})
    status, told = await api("PATCH", f"/channels/{place}/messages/{made['id']}", body)
    assert (status, told["code"]) == (400, 50006)
    assert (await api("GET", f"/channels/{place}/messages/{made['id']}"))[1]["content"] == "x"


FIELD = {"type": 4, "custom_id": "f", "style": 1}
MODALS: list[tuple[str, Json, str]] = [
    ("no title", {"title": None}, "data.title: This field is required"),
    ("a long title", {"title": "x" * 46}, "data.title: Must be between 1 and 45"),
    ("a title of 23 letters beyond the basic plane", {"title": "🎲" * 23}, "data.title: Must be"),
    ("no custom id", {"custom_id": ""}, "data.custom_id: Must be between 1 and 100"),
    ("nothing in it", {"components": []}, "data.components: Must be between 1 and 5"),
    ("six parts", {"components": [text() for _ in range(6)]}, "data.components: Must be between 1 and 5"),
    ("a button", {"components": [row(button())]}, "data.components.0.components.0.type: Value must be"),
]
LABELS: list[tuple[str, Json, str]] = [
    ("a long label", {"label": "x" * 46}, "label: Must be between 1 and 45"),
    ("no component", {"component": None}, "component.type: This field is required"),
    ("a long description", {"description": LONG}, "description: Must be between 1 and 100"),
    ("a preset text that is too long", {"component": FIELD | {"value": "xx", "max_length": 1}}, "component.value"),
    ("a shortest above the longest", {"component": FIELD | {"min_length": 2, "max_length": 1}}, "component.max_length"),
    ("a disabled select", {"component": select(disabled=True)}, "component.disabled"),
    ("one radio button", {"component": {"type": 21, "custom_id": "r", "options": [OPTION]}}, "component.options"),
    ("an option twice", {"component": select(options=[OPTION, OPTION])}, "component.options.1.value"),
    ("a box ticked twice", {"component": {"type": 22, "custom_id": "c", "options": [OPTION] * 2}}, "component.options"),
    ("eleven boxes", {"component": {"type": 22, "custom_id": "c", "options": options(11)}}, "component.options: Must"),
]
MODALS += [
    (what, {"components": [{"type": 18, "label": "L", "component": FIELD} | label]}, f"data.components.0.{where}")
    for what, label, where in LABELS
]
SUGGESTED: list[tuple[str, list[Json], str]] = [
    (
        "26 suggestions",
        [{"name": str(n), "value": str(n)} for n in range(26)],
        "data.choices: Must be between 0 and 25",
    ),
    ("an empty name", [{"name": "", "value": "1"}], "data.choices.0.name: Must be between 1 and 100"),
    ("a long name", [{"name": LONG, "value": "1"}], "data.choices.0.name: Must"),
    ("a long name in UTF-16", [{"name": "🂡" * 51, "value": "1"}], "data.choices.0.name: Must"),
    ("a long value", [{"name": "1", "value": LONG}], "data.choices.0.value: Must be between 1 and 100"),
    ("a value of another type", [{"name": "1", "value": 1}], "data.choices.0.value: Could not"),
    ("a name twice", [{"name": "x", "value": "1"}, {"name": "x", "value": "2"}], "data.choices.1.name: This name"),
    ("a value twice", [{"name": "x", "value": "1"}, {"name": "y", "value": "1"}], "data.choices.1.value: This value"),
]


@pytest.mark.parametrize(("changes", "where"), [case[1:] for case in MODALS], ids=[case[0] for case in MODALS])
async def test_a_modal_over_a_limit_is_refused(server: Playground, api: Api, changes: Json, where: str) -> None:
    modal = {"title": "T", "custom_id": "m", "components": [text()]}
    async with Raw(server, api) as raw:
        interaction = await raw.called()
        status, told = await raw.answer(interaction, 9, modal | changes)
        assert (status, told["code"]) == (400, 50035)
        assert any(line.startswith(where) for line in flatten(told["errors"])), flatten(told["errors"])
        assert (await raw.answer(interaction, 9, modal))[0] == 200
        await raw.waiting


@pytest.mark.parametrize(("choices", "where"), [case[1:] for case in SUGGESTED], ids=[case[0] for case in SUGGESTED])
async def test_suggestions_over_a_limit_are_refused(
    server: Playground, api: Api, choices: list[Json], where: str
) -> None:
    async with Raw(server, api) as raw:
        typed = option(autocomplete=True)
        await api("PUT", COMMANDS.format(guild=raw.guild["id"]), [command(name="raw", options=[typed])])
        interaction = await raw.called(raw.ada.autocomplete("raw", "what"))
        status, told = await raw.answer(interaction, 8, {"choices": choices})
        assert (status, told["code"]) == (400, 50035)
        assert any(line.startswith(where) for line in flatten(told["errors"])), flatten(told["errors"])
        assert (await raw.answer(interaction, 8, {"choices": []}))[0] == 200
        await raw.waiting


async def test_errors_of_a_first_answer_are_reported_below_its_data(server: Playground, api: Api) -> None:
    async with Raw(server, api) as raw:
        interaction = await raw.called()
        status, told = await raw.answer(interaction, 4, {"flags": V2, "components": [text("")]})
        assert (status, flatten(told["errors"])[0][:26]) == (400, "data.components.0.content:")
        assert (await raw.answer(interaction, 4, {"content": "x"}))[0] == 200
        await raw.waiting


async def test_a_file_over_ten_mebibytes_is_too_large(api: Api, place: str) -> None:
    path = f"/channels/{place}/messages"
    status, body = await api("POST", path, {}, big_png=bytes(10 * 2**20 + 1))
    assert (status, body["code"]) == (413, 40005)
    status, body = await api("POST", path, {}, huge_png=bytes(26 * 2**20))
    assert (status, body["code"]) == (413, 40005)
    status, _ = await api("POST", path, {}, fits_png=bytes(10 * 2**20))
    assert status == 200


async def test_eleven_files_are_too_many(api: Api, place: str) -> None:
    status, body = await api("POST", f"/channels/{place}/messages", {}, **{f"f{n}_png": b"x" for n in range(11)})
    assert (status, body["code"]) == (400, 50035)


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"name": ""}, "name"),
        ({"name": "x" * 101}, "name"),
        ({"name": "x", "auto_archive_duration": 61}, "auto_archive_duration"),
        ({"name": "x", "type": 5}, "type"),
    ],
)
async def test_thread_that_discord_refuses_is_refused(api: Api, place: str, body: Json, where: str) -> None:
    status, told = await api("POST", f"/channels/{place}/threads", body)
    assert (status, told["code"]) == (400, 50035)
    assert flatten(told["errors"])[0].startswith(where)


async def test_a_private_thread_needs_a_permission(ada: Person, api: Api, place: str) -> None:
    await ada.control("POST", "/permissions", {"channel": place, "deny": ["create_private_threads"]})
    status, told = await api("POST", f"/channels/{place}/threads", {"name": "x", "type": 12})
    assert (status, told["code"]) == (403, 50013)


async def test_file_that_no_component_shows_is_a_violation(server: Playground, api: Api, place: str) -> None:
    body = {"flags": V2, "components": [text()], "attachments": [{"id": "0", "filename": "a.png"}]}
    status, _ = await api("POST", f"/channels/{place}/messages", body, a_png=b"x")
    assert status == 200
    assert "shown nowhere: a.png" in server.world.violations[0]["what"]


def command(**changes: Any) -> Json:
    return {"name": "play", "description": "Play"} | changes


def option(**changes: Any) -> Json:
    return {"name": "what", "description": "What", "type": 3} | changes


def choices(count: int, length: int = 1) -> list[Json]:
    return [{"name": f"{n:0>{length}}", "value": f"{n:0>{length}}"} for n in range(count)]


def playing(*options: Json) -> list[Json]:
    return [command(options=[*options])]


GROUP = option(type=2, options=[option(type=2, options=[])])
BIG = [option(name=f"o{n}", choices=choices(25, 50)) for n in range(4)]
REFUSED_COMMANDS: list[tuple[str, list[Json], str]] = [
    ("a capital letter", [command(name="Play")], "1.name: Command name is invalid"),
    ("a space", [command(name="play it")], "1.name: Command name is invalid"),
    ("a long name", [command(name="x" * 33)], "1.name: Must be between 1 and 32"),
    ("no description", [command(description="")], "1.description: Must be between 1 and 100"),
    ("a long description", [command(description=LONG)], "1.description"),
    ("a long translation", [command(description_localizations={"de": LONG})], "1.description_localizations.de"),
    ("an unknown language", [command(name_localizations={"tlh": "play"})], "1.name_localizations: Not a language"),
    ("26 options", playing(*(option(name=f"o{n}") for n in range(26))), "1.options: Must be between 0 and 25"),
    ("an option twice", playing(option(), option()), "1.options.0: Option names"),
    ("required after optional", playing(option(), option(name="b", required=True)), "1.options.1: Required"),
    ("26 choices", playing(option(choices=choices(26))), "1.options.0.choices: Must be between 0 and 25"),
    ("a long choice", playing(option(choices=choices(1, 101))), "1.options.0.choices.0.name"),
    ("choices and autocomplete", playing(option(choices=choices(1), autocomplete=True)), "1.options.0: Choices"),
    ("a group in a group", playing(GROUP), "1.options.0.options.0"),
    ("a name twice", [command(), command()], "2: Application command names"),
    ("a subcommand beside an option", playing(option(type=1), option(name="b")), "1.options: Sub-command"),
    ("an unknown context", [command(contexts=[3])], "1.contexts.0: Value must be one of"),
    ("an unknown installation", [command(integration_types=[2])], "1.integration_types.0: Value must be one of"),
    ("a choice twice", playing(option(choices=choices(1) * 2)), "1.options.0.choices.1.name: This name"),
    ("permissions below zero", [command(default_member_permissions=-1)], "1.default_member_permissions: Value must"),
    ("no contexts", [command(contexts=[])], "1.contexts: Must be between 1 and 3"),
    ("8,001 characters", playing(*BIG), "1: Command exceeds"),
]


@pytest.mark.parametrize(
    ("commands", "where"), [case[1:] for case in REFUSED_COMMANDS], ids=[case[0] for case in REFUSED_COMMANDS]
)
async def test_one_bad_command_makes_the_registration_fail(
    server: Playground, api: Api, commands: list[Json], where: str
) -> None:
    path = "/applications/1000000000000000100/guilds/1000000000000000001/commands"
    status, body = await api("PUT", path, [command(name="fine"), *commands])
    assert (status, body["code"]) == (400, 50035)
    assert any(line.startswith(where) for line in flatten(body["errors"])), flatten(body["errors"])
    assert server.world.commands.get("1000000000000000001", []) == []


async def test_hundred_and_first_command_is_refused(api: Api) -> None:
    path = "/applications/1000000000000000100/guilds/1000000000000000001/commands"
    status, _ = await api("PUT", path, [command(name=f"play{n}") for n in range(100)])
    assert status == 200
    status, body = await api("PUT", path, [command(name=f"play{n}") for n in range(101)])
    assert (status, body["code"]) == (400, 30032)
    status, body = await api("PUT", path, [])
    assert (status, body) == (200, [])


async def test_a_command_keeps_its_id_when_it_is_registered_again(api: Api) -> None:
    path = "/applications/1000000000000000100/guilds/1000000000000000001/commands"
    first = (await api("PUT", path, [command()]))[1][0]
    second = (await api("PUT", path, [command(description="Play now")]))[1][0]
    assert first["id"] == second["id"]
    assert second["description"] == "Play now"
    await api("PUT", path, [])
