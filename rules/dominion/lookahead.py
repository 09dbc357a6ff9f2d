"""The search of level *hard* in Dominion: purchases and Actions, tried in whole games that go on by the plan."""

import random
from collections import Counter

from rules.dominion.card import OF, PLAIN, TREASURE, VICTORY, is_a
from rules.dominion.evaluation import Needs
from rules.dominion.expansion import EXPANSIONS
from rules.dominion.plans import follow, following, plan_for
from rules.dominion.scoring import scores
from rules.dominion.setup import copies, lay_out
from rules.dominion.sight import Sight
from rules.dominion.state import Dominion, Player, Turn
from rules.dominion.view import DominionView
from rules.kernel import Ask, Chance, Choice, Estimate, Lookahead

MOST = 5
"""The most choices that a search compares."""

SEARCHED = {"dominion.buy": "buy", "dominion.action": "action"}
"""The phases in which the search can begin, by the kind of the ask."""


def imagine(view: DominionView, ask: Ask, chance: Chance) -> Dominion | None:
    """Return a table as the seat sees it. The cards of others are those that left the supply, dealt at random."""
    if ask.kind not in SEARCHED or view.playing or any(seat.aside for seat in view.players):
        return None
    if SEARCHED[ask.kind] == "buy" and not OF[TREASURE].isdisjoint(view.hand):
        return None
    piles = {pile.card: pile.count for pile in view.piles}
    table = lay_out(len(view.players), {}, chance, view.kingdom, set(piles))
    table.supply = piles
    table.trash = list(view.trash)
    table.seat = view.turn
    table.turn = Turn(SEARCHED[ask.kind], actions=view.actions, buys=view.buys, coins=view.coins)
    table.players = players(view, chance)
    for key, part in view.parts.items():
        EXPANSIONS[key].recall(table, part)
    return table


def players(view: DominionView, chance: Chance) -> list[Player]:
    """Deal all cards that are not in the supply: the own ones to their places, the rest to the others."""
    gone = Counter({pile.card: copies(pile.card, len(view.players)) - pile.count for pile in view.piles})
    gone.subtract(view.trash)
    gone.subtract(view.owned)
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            gone.subtract([*player.in_play, *([player.top] if player.top else [])])
    pool = [card for card in gone for _ in range(gone[card])]
    chance.shuffle(pool)
    found = []
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            own = Counter(view.owned)
            own.subtract([*view.hand, *player.in_play, *([player.top] if player.top else [])])
            hidden = [card for card in own for _ in range(own[card])]
            chance.shuffle(hidden)
            hand = list(view.hand)
        else:
            size = player.hand + player.deck + player.discard - bool(player.top)
            hidden, pool = pool[:size], pool[size:]
            hand, hidden = hidden[: player.hand], hidden[player.hand :]
        deck, below = hidden[: player.deck], hidden[player.deck :]
        top = [player.top] if player.top else []
        found.append(Player(hand, deck, [*top, *below], list(player.in_play), turns=player.turns))
    return found


def candidates(view: DominionView, ask: Ask, rng: random.Random) -> list[Choice]:
    """Return the choice by the plan, then the other cards by their worth, and nothing."""
    if ask.kind not in SEARCHED:
        return []
    plan = plan_for(view)
    first = follow(plan, view, ask, rng)
    cards = [option.id for option in ask.options if option.id not in ("Curse", "Copper", "done")]
    if ask.kind == "dominion.buy":
        needs = Needs(view, plan, bold=True)
        cards.sort(key=lambda card: (-needs.worth(card), card))
    # A single Action is played or not as the rules of thumb say.
    elif len(cards) < 2:
        return []
    return [first, *([card] for card in [*cards[: MOST - 2], "done"] if [card] != first)]


def choose_well(view: DominionView, ask: Ask, rng: random.Random) -> Choice:
    """Answer an ask by the plan, where the search has nothing to say."""
    return follow(plan_for(view), view, ask, rng)


def estimate(table: Dominion) -> Estimate:
    """Return the points so far, and those that a deck of this strength may buy until the end."""
    provinces = table.supply.get("Province", 0)
    points = []
    for score, player in zip(scores(table), table.players, strict=True):
        cards = player.cards
        coins = sum(PLAIN.get(card, 1 if not is_a(card, VICTORY) else 0) for card in cards)
        turns = 1.3 * provinces / table.seats + 1
        points.append(score + turns * min(8.0, 0.75 * 5 * coins / len(cards)))
    return Estimate(tuple(points), 4.0 + provinces)


LOOKAHEAD = Lookahead(
    imagine=imagine,
    candidates=candidates,
    estimate=estimate,
    # Most playouts come to the end of the game.
    turns=80,
    steps=12_000,
    style=following,
    sight=Sight,
)
