"""The base game's own cards: development cards and the largest army (K34 to K37).

They stand at the anchors of expansions, so that an expansion can replace them.
"""

from rules.catan.cards import DEVELOPMENT_COST
from rules.catan.development import cards, opponent, position, reasons
from rules.catan.development.part import KEY, Development, before, exchange, fresh, recall, show, shuffle
from rules.catan.expansion import Expansion
from rules.catan.valuation import Valuation

__all__ = ["DEVELOPMENT"]

DEVELOPMENT = Expansion(
    key=KEY,
    costs={"development": DEVELOPMENT_COST},
    part=Development,
    fresh=fresh,
    shuffle=shuffle,
    points=cards.points,
    hidden=cards.hidden,
    terms=cards.terms,
    holding=cards.holding,
    begin=cards.begin,
    # Every card that may be played among the actions may also be played before the roll (K35).
    early=cards.plays,
    waits=cards.waits,
    purchases=cards.purchases,
    plays=cards.plays,
    does={"development": cards.buy, "play": cards.play_card},
    show=show,
    exchange=exchange,
    keys=position.Keys,
    write=position.write,
    take=position.take,
    check=position.check,
    recall=recall,
    before=before,
    promise=opponent.promise,
    apart=("play",),
    values=opponent.VALUES,
    hard=opponent.HARD,
    goals=opponent.goals,
    verbs={"development": opponent.buy, "play": opponent.play},
    early_worth={"play:knight": opponent.drive_away},
    amounts={"catan.plenty": Valuation.most_offered},
    foretells=reasons.FORETELLS,
    reasons={"catan.bought": reasons.bought, "catan.played.knight": reasons.knight},
)
