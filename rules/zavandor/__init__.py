"""The Mines of Zavandor."""

from rules.kernel import Game, Meta
from rules.zavandor.opponent import choose
from rules.zavandor.position import arrange, position
from rules.zavandor.scoring import scores, ties
from rules.zavandor.setup import SETTINGS, new
from rules.zavandor.state import Zavandor
from rules.zavandor.turn import play
from rules.zavandor.twin import twin
from rules.zavandor.view import view

__all__ = ["GAME"]

GAME = Game(
    meta=Meta(
        "The Mines of Zavandor",
        (2, 4),
        SETTINGS,
        "The Mines of Zavandor (Die Minen von Zavandor) is a game by Alexander Pfister.",
    ),
    state=Zavandor,
    new=new,
    play=play,
    view=view,
    scores=scores,
    position=position,
    arrange=arrange,
    twin=twin,
    choose=choose,
    ties=ties,
)
