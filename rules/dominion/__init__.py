"""Dominion."""

from rules.dominion import cards  # noqa: F401 - registers them
from rules.dominion.opponent import choose
from rules.dominion.position import arrange, position
from rules.dominion.scoring import scores, ties
from rules.dominion.setup import new, settings
from rules.dominion.state import Dominion
from rules.dominion.turn import play
from rules.dominion.twin import twin
from rules.dominion.view import view
from rules.kernel import Game, Meta

__all__ = ["GAME"]

GAME = Game(
    meta=Meta("Dominion", (2, 6), settings(), "Dominion, Intrigue and Prosperity are games by Donald X. Vaccarino."),
    state=Dominion,
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
