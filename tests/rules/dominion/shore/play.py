"""Play a game with the made-up expansion, in a copy of the sources, and print what can be seen of it as JSON."""

import json
import random
import sys
from pathlib import Path
from typing import Any

import render
from cogs.show.rulebook import articles, topics
from rules.kernel import GAMES, Table

GAME = "dominion"


def main(cache: str) -> None:
    """Play."""
    render.cache_in(Path(cache))
    player = {"hand": ["Beachcomber", "Beachcomber", "Copper"], "deck": ["Copper"] * 5}
    table = Table.arrange(GAME, {"seats": 2, "players": [player, player], "actions": 1}, seed=1)
    told = [event for _ in range(2) for event in table.answer(0, ["Beachcomber"])]
    words, ask = render.words("en"), table.asks[0]
    view: Any = table.view(0)
    found: dict[str, Any] = {
        "ask": words.ask(ask, ["Ada"]),
        "told": [words.event(event, ["Ada"]) for event in told if event.kind == "dominion.shell"],
        "opponent": GAMES[GAME].choose(view, ask, random.Random(1)),
        "size": render.picture(view, ask).size,
    }
    loaded = Table.load(table.dump())
    loaded.answer(0, ["no"])
    view = loaded.view(None)
    found["view"] = view.parts["shore"].shells
    found["described"] = render.describe(loaded.view(0))
    found["scores"] = [place.score for place in loaded.standing]
    found["rulebook"] = [topics(GAME)[-1], articles(GAME)[-2:]]
    found["games"] = [played(kingdom) for kingdom in ("Low Tide", "random")]
    print(json.dumps(found))


def played(kingdom: str) -> bool:
    """Let the computer opponent play a whole game."""
    table = Table.new(GAME, seats=2, seed=1, options={"kingdom": kingdom, "pick_shore": ["Beachcomber", "Grotto"]})
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, GAMES[GAME].choose(table.view(ask.seat), ask, random.Random(1)))
    return table.over


main(sys.argv[1])
