"""Play games with the made-up expansion, in a copy of the sources, and print what can be seen of it as JSON."""

import json
import random
import sys
from pathlib import Path
from typing import Any

import render
from cogs.show.rulebook import topics
from rules.kernel import GAMES, Facts, Table

GAME = "catan"
OPTIONS = {"terrain": "beginner", "harbours": "standard", "anglers": "anglers"}
NAMES = ["Ada", "Ben"]


def main(cache: str) -> None:
    """Play."""
    render.cache_in(Path(cache))
    table = Table.arrange(GAME, arranged("ck"), seed=1)
    words, asks = render.words("en"), table.asks
    found: dict[str, Any] = {
        "ask": words.ask(asks[0], NAMES),
        "asked": [ask.kind for ask in asks],
        "rolled": next(words.event(event, NAMES) for event in table.news if event.kind == "catan.rolled"),
        "opponent": choose(table, 0),
    }
    told = table.answer(0, ["fish"])
    found["told"] = [words.event(event, NAMES) for event in told if event.kind == "catan.fished"]
    view: Any = table.view(0)
    found["hand"] = view.hand
    found["rates"] = [view.rates[kind] for kind in ("fish", "paper", "ore")]
    found["target"] = view.target
    boat = next(ask for ask in table.asks if not ask.optional)
    found["boats"] = [option.id for option in boat.options if option.id.startswith("boat")]
    found["widths"] = [render.picture(view, boat, chosen, names=NAMES).width for chosen in ((), ("boat", "V40"))]
    table.answer(0, ["boat:V40"])
    loaded: Any = Table.load(table.dump())
    found["view"] = loaded.view(None).parts["anglers"].boats
    found["scores"] = [place.score for place in loaded.standing]
    found["described"] = render.describe(loaded.view(0), names=NAMES)
    found["board"] = render.text_board(loaded.view(0), names=NAMES)
    found["prices"] = render.overlay_words(loaded.view(0), "costs", names=NAMES).splitlines()
    found["again"] = Table.arrange(GAME, loaded.position()).position() == loaded.position()
    found["rulebook"] = topics(GAME)
    found["games"] = [played(mode, seats) for mode in ("base", "ck") for seats in (2, 5)]
    print(json.dumps(found))


def arranged(mode: str) -> Facts:
    """Return a position with both expansions: a roll of 2 in the calm gives nothing, and a castle gives no card."""
    return {
        "seats": 2,
        "options": {"mode": mode, **OPTIONS},
        "phase": "roll",
        "coming": [[1, 1, "calm", "trade"]],
        "settlements": [["V18", "V40"], ["V47", "V50"]],
        "boats": [["V18"], []],
        "hands": [{"lumber": 1, "wool": 1, "coin": 2, "ore": 1}, {"grain": 1}],
    }


def choose(table: Table, seat: int) -> Any:
    """Return the computer opponent's choice."""
    ask = table.ask_of(seat)
    return GAMES[GAME].choose(table.view(seat), ask, random.Random(1)) if ask else None


def played(mode: str, seats: int) -> list[str]:
    """Let the computer opponent play a whole game; return what happened of the expansion."""
    table = Table.new(GAME, seats=seats, seed=1, options={"mode": mode, "anglers": "anglers"})
    kinds: set[str] = set()
    while not table.over:
        ask = next(ask for ask in table.asks if not ask.optional)
        choice = GAMES[GAME].choose(table.view(ask.seat), ask, random.Random(1))
        events = table.answer(ask.seat, ask.default if choice is None else choice)
        kinds |= {event.args.get("piece", event.kind) for event in events}
    return sorted(kinds & {"boat", "catan.fished"})


main(sys.argv[1])
