"""Catan."""

from rules.catan import showing, setup, turn
from rules.catan.development import BASE
from rules.catan.island import Island
from rules.catan.mode import MODES
from rules.catan.position import arrange, position
from rules.catan.state import Catan
from rules.catan.twin import twin
from rules.catan.winning import scores
from rules.kernel import Game, Meta

MODES[BASE.key] = BASE

def _scores(state):
    return scores(Island(state, MODES[state.options["mode"]]))
def choose(view, ask, rng): return None

GAME = Game(
    meta=Meta("Catan", (2, 6), setup.SETTINGS, "Catan is a game by Klaus Teuber."),
    state=Catan, new=setup.new, play=turn.play, view=showing.view, scores=_scores, position=position, arrange=arrange, twin=twin, choose=choose)
