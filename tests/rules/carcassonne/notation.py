"""Moves in one line, as the worked examples write them.

``A:E@0,-1/180+c1`` = player A places tile E at x 0, y -1 turned 180 degrees and puts a follower on its segment c1
(``*`` big follower, ``^`` builder, ``~`` pig, ``+c1@1,0`` on another tile; ``!1,0`` fairy to 1,0). ``END`` plays to
the end.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.carcassonne.expansions.dragon.view import DragonView
from rules.carcassonne.pieces import Tile
from rules.carcassonne.tiles import every_kind
from rules.kernel import Event, Facts, Table

FIGURES = {"+": "follower", "*": "big", "^": "builder", "~": "pig"}
MOVE = re.compile(r"([A-F]):(\w+)@(-?\d+),(-?\d+)/(\d+)(?:([+*^~])(\w+)(?:@(-?\d+,-?\d+))?|!(-?\d+,-?\d+))?")
PREFIXES = {"IC": "inns", "TB": "traders", "PD": "dragon"}
ACTIONS = {"big": "inns", "builder": "traders", "pig": "traders", "fairy": "dragon"}
START = ["D", 0, 0, 0]
SPARE = "U"


def beasts(view: Any) -> DragonView:
    """The dragon and the fairy in a view; without them, an empty part."""
    part: DragonView = view.parts.get("dragon", DragonView(None, None))
    return part


@dataclass(frozen=True)
class Move:
    """One part of a turn: who places which tile, and the id of the figure action."""

    seat: int
    tile: Tile
    action: str


@dataclass
class Course:
    """A table and everything that has happened on it."""

    table: Table
    events: list[Event] = field(default_factory=list)

    @property
    def scores(self) -> list[int]:
        scores: list[int] = self.table.state.scores
        return scores

    @property
    def offered(self) -> list[str]:
        """The ids that the open ask offers."""
        return [option.id for option in self.table.asks[0].options]

    def told(self, kind: str) -> list[Facts]:
        """The arguments of all events of this kind."""
        return [event.args for event in self.events if event.kind == f"carcassonne.{kind}"]

    def supply(self, seat: int, figure: str = "follower") -> int:
        """Return the number of figures in the seat's supply."""
        view: Any = self.table.view(None)
        left: int = view.players[seat].supply[figure]
        return left

    def answer(self, *ids: str) -> None:
        """Let the seat that is asked answer."""
        self.events += self.table.answer(self.table.asks[0].seat, list(ids))

    def lay(self, place: str) -> None:
        """Answer the placement only; the figure action stays open."""
        assert self.table.asks[0].kind == "carcassonne.place"
        self.answer(place)

    def make(self, move: Move, index: int) -> None:
        """Make the move that lays the tile number ``index`` of the board, unless the kernel has made it itself."""
        board = self.table.state.board
        if len(board) == index:
            question = self.table.asks[0]
            assert (question.kind, question.seat, question.args["tile"]) == (
                "carcassonne.place",
                move.seat,
                move.tile.kind,
            )
            self.lay(f"{move.tile.x},{move.tile.y},{move.tile.turn}")
        assert self.table.state.board[index] == move.tile
        if self._figure_is_open(move.tile):
            self.answer(move.action)
        else:
            assert move.action == "pass"

    def _figure_is_open(self, tile: Tile) -> bool:
        return any(
            ask.kind == "carcassonne.figure" and (ask.args["x"], ask.args["y"]) == tile.cell for ask in self.table.asks
        )


def moves(text: str) -> list[Move]:
    """Read a line of moves."""
    found = []
    for word in text.split():
        match = MOVE.fullmatch(word)
        assert match, word
        seat, kind, x, y, turn, mark, segment, cell, fairy = match.groups()
        action = f"fairy:{fairy}" if fairy else "pass"
        if mark:
            action = f"{FIGURES[mark]}:{segment}" + (f"@{cell}" if cell else "")
        found.append(Move("ABCDEF".index(seat), Tile(kind, int(x), int(y), int(turn)), action))
    return found


def needed(made: Sequence[Move]) -> list[str]:
    """Return the expansions that these moves need."""
    marks = {PREFIXES.get(move.tile.kind[:2]) for move in made} | {
        ACTIONS.get(move.action.split(":")[0]) for move in made
    }
    return sorted(mark for mark in marks if mark)


def played(text: str, *, then: Sequence[str] = (SPARE,), expansions: Sequence[str] = (), **position: Any) -> Course:
    """Arrange a table whose pile holds exactly the tiles of these moves and ``then``, and make the moves.

    With ``END`` the pile is empty after them. Expansions that the moves need are in play besides those given. Dragon
    tiles at the beginning are on the board already: without a dragon they would be put aside (C77).
    """
    *line, last = text.split() or [""]
    end = last == "END"
    made = moves(" ".join(line if end else [*line, last]))
    facts: Facts = {"seats": 2, "board": [START], "figures": [], "turn": made[0].seat if made else 0} | position
    facts["options"] = {"expansions": sorted({*needed(made), *expansions})}
    while made and "dragon" not in position and "dragon" in every_kind()[made[0].tile.kind].flags:
        _lie(facts, made.pop(0))
    facts["pile"] = position.get("pile", [move.tile.kind for move in made] + ([] if end else list(then)))
    course = Course(Table.arrange("carcassonne", facts, seed=1))
    course.events += course.table.news
    for index, move in enumerate(made, len(facts["board"])):
        course.make(move, index)
    assert course.table.over or not end
    return course


def _lie(facts: Facts, move: Move) -> None:
    """Make the move a part of the position."""
    facts["board"] = [*facts["board"], [move.tile.kind, move.tile.x, move.tile.y, move.tile.turn]]
    figure, _, segment = move.action.partition(":")
    if segment:
        facts["figures"] = [*facts["figures"], [move.seat, figure, move.tile.x, move.tile.y, segment]]
    facts["turn"] = (move.seat + 1) % facts["seats"]
