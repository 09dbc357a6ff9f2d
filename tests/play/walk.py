"""A random walk of people who press, pick and type, and the check of every answer for defects.

A walk prefers acts that it has not done yet, so that it opens every overlay, order, prepared move and page early. A
seed determines its draws. Computers answer in their own time, so two walks of one seed may still differ a little.
"""

from __future__ import annotations

import asyncio
import base64
import random
import re
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from playground import Answer, Failed, Person, Refusal, Seen, people
from playground.commands import ATTACHMENT, BOOLEAN, CHANNEL, INTEGER, STRING, USER
from playground.interactions import Interactions
from playground.refusals import Json
from playground.world import World
from render import LANGUAGES, words
from rules.kernel import GAMES, Table

ANSWER_TIME = 45.0
"""Seconds until an acknowledged interaction must be answered, on a busy machine."""
FILM, FILM_TAKES = "game export", 120.0
"""The command that may draw a whole game, and its time limit in seconds."""
PUBLIC, PRIVATE = 5, 3
"""The numbers of latest messages with controls that are inspected: public ones, and those for one person."""
CURIOUS = 0.85
"""The probability of preferring an act that has not been done yet."""
TYPING = 0.25
"""The probability of typing a command instead of using a control."""
SILENT = frozenset({"tap", "do", "proposal", "vote"})
"""Verbs of controls whose effect another message shows later, or that ignore the second tap of two."""
DRASTIC = frozenset({"yield", "leave"})
"""Verbs of controls that end a player's part in a game. They are used only at the end of a walk."""
DRASTIC_COMMANDS = frozenset(
    {"game concede", "game end", "game leave", "game replace", "me data", "setup close-game", "setup limits"}
)
ACTION = {"name": "action", "max_length": 200}
"""The option of `/game move` and `/game prepare` that suggests moves."""
PICKING = ("t1 prepare", "t1 prepare", "t1 order", "p1 d", "p1 g", "p1 n")
"""The controls that a tour uses after opening a panel: prepared moves, orders, entries and pages."""
LOOK = "t1 look"
"""The group of the buttons that show overlays."""
OVERLAYS = 12
"""The maximum number of overlays that a tour opens."""
WORDS = ("", "a", "1", "zz", "pass", "Österreich 🎲", "a=b c=d", "*" * 20, "2h", "22-8", "🂡" * 10)
BUSY = r" WARNING discord\.gateway: Can't keep up, "
"""A log record about the machine: it answers the heartbeats late."""
FAULTS = [
    words(language).text(key, reference="\0").split("\0")[0]
    for language in LANGUAGES
    for key in ("bot-fault", "bot-fault-after")
]
"""The beginnings of the sentences that report an error."""


class Control(NamedTuple):
    """An act on a message: a button, or an entry of a select."""

    message: Seen
    component: Json
    value: str | None = None

    @property
    def group(self) -> str:
        """The effect of the act: the family and the verb of its custom id."""
        family, _, _, verb, *_ = f"{self.component['custom_id']}::::".split(":")
        return f"{family} {verb.rstrip('0123456789')}"

    @property
    def key(self) -> str:
        """The part that tells the act from others with the same effect."""
        label = self.component.get("label") or self.component.get("placeholder") or ""
        return f"{self.group} {label} {self.value or ''}"


@dataclass
class Walk:
    """One walk of some people in one channel."""

    hub: Interactions
    name: str
    channel: str
    persons: Sequence[Person]
    rng: random.Random
    trail: list[str] = field(default_factory=list)
    findings: list[str] = field(default_factory=list)
    done: set[str] = field(default_factory=set)
    read: set[str] = field(default_factory=set)

    @property
    def world(self) -> World:
        """The playground's state."""
        return self.hub.world

    async def go(self, acts: int) -> None:
        """Do a number of acts. At the end also do those that end a player's part in the game."""
        await self._appeared()
        for act in range(acts):
            person, drastic = self.rng.choice(self.persons), act >= acts - acts // 8
            await self._tried(self._act(person, drastic=drastic))
        self._look_back()

    async def tour(self, names: Collection[str]) -> None:
        """Open everything that changes nothing: overlays, and the panel, orders and suggestions of these players."""
        await self._appeared()
        for person in [each for each in self.persons if each.name in names]:
            for command in ("game move", "game prepare"):
                await self._tried(self._suggested(person, command, ACTION, {}))
            for command in ("game hand", "game orders"):
                await self._tried(self._call(person, command, {}))
                for group in PICKING:
                    await self._tried(self._use_one_of(person, group))
        await self._tried(self._use_one_of(self.persons[0], "t1 more"))
        looks = {each.key for each in self._controls(self.persons[0]) if each.group == LOOK} - self.done
        for _ in range(min(OVERLAYS, len(looks))):
            await self._tried(self._use_one_of(self.persons[0], LOOK))
        self._look_back()

    async def _use_one_of(self, person: Person, group: str) -> None:
        """Use a control of a group, if there is one."""
        controls = [each for each in self._controls(person) if each.group == group]
        new = [each for each in controls if each.key not in self.done]
        if controls:
            await self._use(person, self.rng.choice(new or controls))

    def _look_back(self) -> None:
        """Check all messages in the channel."""
        seen = {each.id: each for person in self.persons for each in self.visible(person)}
        self._read(each for each in seen.values() if each.id not in self.read)
        self._complaints()

    def visible(self, person: Person) -> list[Seen]:
        """Return the messages that a person sees in the channel, oldest first."""
        seen = self.world.visible(self.channel, people.user_id(person.name))
        return [Seen(each.payload | {"playground": each.record() | {"message": None}}) for each in seen]

    async def _appeared(self) -> None:
        """Go to the channel, and wait for the first message there that has controls.

        A walk in another channel may have closed the table by its number. Then no message has any.
        """
        closed = words("en").text("close-said", name="")
        for person in self.persons:
            person.channel = self.channel
        # Forty tables are posted at the start, on a machine that may be busy.
        async with asyncio.timeout(3 * ANSWER_TIME):
            while not any(each.buttons or closed in each.text for each in self.visible(self.persons[0])):
                await self.world.changed(self.world.version, 1)

    async def _act(self, person: Person, *, drastic: bool) -> None:
        controls = [each for each in self._controls(person) if drastic or each.group.split()[1] not in DRASTIC]
        if controls and self.rng.random() >= TYPING:
            await self._use(person, self._picked(controls))
        else:
            await self._type(person, drastic=drastic)

    async def _tried(self, act: Awaitable[object]) -> None:
        """Do an act, and note a defect if it is not answered in time."""
        try:
            await act
        # The message has changed since it was read, or the client does not allow this act.
        except Refusal as refusal:
            self.trail.append(f"   refused by the client: {refusal}")
        except Failed as failed:
            self._found(f"not answered within three seconds: {failed}")
        except TimeoutError as late:
            self._found(f"acknowledged and not answered within {late}")

    def _found(self, what: str) -> None:
        self.findings.append(f"{self.name}: {what}\n" + "\n".join(self.trail[-12:]))

    # -- controls ----------------------------------------------------------------------------------------------

    def _controls(self, person: Person) -> Iterator[Control]:
        """Yield the acts on the last messages that a person sees."""
        usable = [each for each in self.visible(person) if not each.loading and (each.buttons or each.selects)]
        private = [each for each in usable if each.ephemeral][-PRIVATE:]
        public = [each for each in usable if not each.ephemeral][-PUBLIC:]
        for message in (*public, *private):
            for component in (*message.buttons.values(), *message.selects):
                if component.get("disabled") or not component.get("custom_id"):
                    continue
                if component["type"] == 3:
                    yield from (Control(message, component, each["value"]) for each in component["options"])
                else:
                    yield Control(message, component)

    def _picked(self, controls: Sequence[Control]) -> Control:
        """Pick a group of controls, then one control of it, preferring new ones."""
        new = [each for each in controls if each.key not in self.done]
        pool = new if new and self.rng.random() < CURIOUS else controls
        group = self.rng.choice(sorted({each.group for each in pool}))
        return self.rng.choice([each for each in pool if each.group == group])

    async def _use(self, person: Person, control: Control) -> None:
        self.done.add(control.key)
        component, custom_id = control.component, control.component["custom_id"]
        before = self._latest(person)
        if control.component["type"] == 2:
            self._note(person, f"presses {component.get('label')!r} {custom_id}")
            answer = await person.click(control.message, custom_id)
        else:
            values = self._values(control)
            self._note(person, f"picks {values} {custom_id}")
            answer = await person.select(control.message, *values, which=custom_id)
        await self._answered(person, answer, before, silent=control.group.split()[1] in SILENT)

    def _values(self, control: Control) -> list[str]:
        """Return the picks in a select: the wanted entry, and a possible number of others."""
        select = control.component
        if control.value is None:
            known = {5: list(self.world.users), 8: self._channels()}.get(select["type"], [])
        else:
            known = [each["value"] for each in select["options"] if each["value"] != control.value]
        given = [] if control.value is None else [control.value]
        least, most = select.get("min_values", 1), select.get("max_values", 1)
        if not least and self.rng.random() < 0.2:
            return []
        more = min(self.rng.choice([least, self.rng.randint(least, most)]) - len(given), len(known))
        return given + self.rng.sample(known, max(0, more))

    def _channels(self) -> list[str]:
        guild = self.world.channels[self.channel]["guild_id"]
        return [id_ for id_, each in self.world.channels.items() if each.get("guild_id") == guild and each["type"] == 0]

    # -- commands ----------------------------------------------------------------------------------------------

    async def _type(self, person: Person, *, drastic: bool) -> None:
        """Type a command with any of its options, new ones first."""
        told = await person.control("GET", f"/people/{person.name}/commands?channel={self.channel}")
        every = {each["path"]: each["command"] for each in told if drastic or each["path"] not in DRASTIC_COMMANDS}
        new = [path for path in every if path not in self.done]
        path = self.rng.choice(new if new and self.rng.random() < CURIOUS else list(every))
        self.done.add(path)
        options: dict[str, Any] = {}
        for option in every[path].get("options") or ():
            if option.get("required") or self.rng.random() < 0.5:
                options[option["name"]] = await self._option(person, path, option, options)
        await self._call(person, path, options)

    async def _call(self, person: Person, path: str, options: dict[str, Any]) -> None:
        self._note(person, f"types /{path} {options}")
        before = self._latest(person)
        patience = FILM_TAKES if path == FILM else ANSWER_TIME
        await self._answered(person, await person.command(path, **options), before, patience=patience)

    async def _option(self, person: Person, path: str, option: Json, given: dict[str, Any]) -> object:
        kind = option["type"]
        if option.get("autocomplete") and self.rng.random() < 0.9:
            return await self._suggested(person, path, option, given)
        if kind in (USER, CHANNEL):
            return self.rng.choice(self._channels() if kind == CHANNEL else list(self.world.users))
        if kind == BOOLEAN:
            return self.rng.random() < 0.5
        if kind == INTEGER:
            return self.rng.randint(option.get("min_value", 0), min(option.get("max_value", 99), 99))
        if kind == ATTACHMENT:
            return self._file(str(given.get("game")))
        assert kind == STRING, option
        return self.rng.choice(WORDS)[: option.get("max_length", 100)] or "x"

    def _file(self, game: str) -> Json:
        """Return a file for a command: damaged, or with a position."""
        kind = game if game in GAMES else "carcassonne"
        position = Table.new(kind, seats=2, seed=1).position()
        good = {"format": "stammtisch game 1", "game": kind, "position": position}
        content = self.rng.choice((b"", b"[1", b'{"format": "stammtisch game 1"}', msgspec.json.encode(good)))
        return {"filename": "game-1.json", "content": base64.b64encode(content).decode()}

    async def _suggested(self, person: Person, path: str, option: Json, given: dict[str, Any]) -> str:
        """Return a suggestion for an option, sometimes one that extends another, as for a second move."""
        name = option["name"]
        typed = self.rng.choice(("", "", *WORDS)) if self.rng.random() < 0.3 else ""
        for more in ("", " ; "):
            self._note(person, f"wants suggestions for {name} of /{path} {given} after {typed + more!r}")
            found = await person.autocomplete(path, name, **{**given, name: typed + more})
            self._complaints()
            if found:
                typed = str(self.rng.choice(found)["value"])
            if not found or self.rng.random() < 0.5:
                break
        return (typed or "x")[: option.get("max_length", 100)]

    # -- the answers ----------------------------------------------------------------------------------------------

    def _note(self, person: Person, what: str) -> None:
        self.trail.append(f"   {person.name} {what}")

    def _latest(self, person: Person) -> int:
        """Return the number of the newest message that a person sees."""
        return max((int(each.id) for each in self.visible(person)), default=0)

    async def _answered(
        self, person: Person, answer: Answer, before: int, *, silent: bool = False, patience: float = ANSWER_TIME
    ) -> None:
        """Wait for the final answer, and check it."""
        if answer.modal is not None:
            await self._fill(person, answer)
            return
        first = answer.message
        if first is None or (silent and answer.kind == 6):
            self._complaints()
            return

        def shown() -> list[Seen]:
            """Return the answer: the edited message, or a message that replaced or followed it."""
            later = [each for each in self.visible(person) if int(each.id) > before and not each.loading]
            same = [each for each in self.visible(person) if each.id == first.id and not each.loading]
            if answer.kind == 6:
                later = [each for each in later if each.ephemeral]
                same = [each for each in same if each.revision > first.revision]
            return same + later

        await self._until(shown, first.text, patience)
        self._read(shown())
        self._complaints()

    async def _until(self, shown: Callable[[], list[Seen]], text: str, patience: float) -> None:
        deadline = asyncio.get_running_loop().time() + patience
        version = self.world.version
        while not shown():
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0:
                raise TimeoutError(f"{patience:.0f} s: {text[:200]}")
            version = await self.world.changed(version, left)

    async def _fill(self, person: Person, answer: Answer) -> None:
        assert answer.modal is not None
        self._note(person, f"fills in {answer.modal['title']!r}")
        before = self._latest(person)
        await self._answered(person, await person.submit(answer, {}), before)

    def _read(self, messages: Iterator[Seen] | Sequence[Seen]) -> None:
        """Note every sentence that reports an error."""
        for message in messages:
            self.read.add(message.id)
            if any(fault in message.text for fault in FAULTS):
                self._found(f"the bot says: {message.text}")

    def _complaints(self) -> None:
        """Take the faults of the bot in this channel that the playground has noted since."""
        for each in [one for one in self.world.violations if self._is_here(one["where"])]:
            self.world.violations.remove(each)
            self._found(f"the playground says: {each['what']} ({each['where'][:80]})")

    def _is_here(self, where: str) -> bool:
        """Return whether a request was about this channel, or answered an act of this walk."""
        here = [each for each in self.hub.log if each.channel == self.channel]
        return self.channel in where or any(each.token in where or each.id in where for each in here)


def complaints(log: str) -> list[str]:
    """Return the warnings and errors in the bot's log, each with the last line of its traceback."""
    entries = re.split(r"\n(?=\d{4}-\d\d-\d\d )", f"\n{log}")
    wrong = [
        each
        for each in entries
        if re.search(r" (WARNING|ERROR|CRITICAL) |Traceback|Warning:", each) and not re.search(BUSY, each)
    ]
    return [" … ".join({each.split("\n")[0]: 0, each.rstrip().split("\n")[-1]: 0}) for each in wrong]
