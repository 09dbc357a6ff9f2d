"""The search of level *hard* in Dominion: purchases, Actions and their first question, in whole games by the plan.

A search begins at a checkpoint. A question in the effect of an own Action is asked again after the card is played
again, with the cards that it drew on the deck. That is impossible for an Action that another card plays, or after
something else was revealed, and in the turn of another player, whose hand is unknown.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice

from msgspec.structs import replace

from rules.dominion.card import CARDS, OF, PLAIN, TREASURE, VICTORY, is_a
from rules.dominion.evaluation import Needs
from rules.dominion.expansion import EXPANSIONS
from rules.dominion.plans import Plan, follow, following, plan_for
from rules.dominion.playout_view import PlayoutView
from rules.dominion.scoring import scores
from rules.dominion.setup import copies, lay_out
from rules.dominion.state import Dominion, Player, Turn
from rules.dominion.view import DominionView, Seat
from rules.kernel import Ask, Chance, Choice, Differences, Estimate, Lookahead, Playout

MOST = 5
"""The most choices that a search compares."""
LITTLE = 3
"""With less money than a Silver costs, buying nothing is worth a search."""

SEARCHED = {"dominion.buy": "buy", "dominion.action": "action"}
"""The phases in which the search can begin, by the kind of the ask."""


def imagine(view: DominionView, ask: Ask, chance: Chance) -> Dominion | None:
    """Return a table as the seat sees it. The cards of others are those that left the supply, dealt at random."""
    drawn = drawn_for(view, ask)
    if drawn is None or any(seat.aside for seat in view.players):
        return None
    if ask.kind == "dominion.buy" and not OF[TREASURE].isdisjoint(view.hand):
        return None
    piles = {pile.card: pile.count for pile in view.piles}
    table = lay_out(len(view.players), {}, chance, view.kingdom, set(piles))
    table.supply = piles
    table.trash = list(view.trash)
    table.seat = view.turn
    table.turn = Turn(
        SEARCHED.get(ask.kind, "action"),
        actions=view.actions,
        buys=view.buys,
        coins=view.coins,
        begun=True,
        extra=view.extra,
        again=view.again,
        draws=view.draws,
    )
    table.players = players(view, chance)
    for key, part in view.parts.items():
        EXPANSIONS[key].recall(table, part)
    if view.playing:
        take_back(table, view.playing[0], drawn)
    return table


def drawn_for(view: DominionView, ask: Ask) -> list[str] | None:
    """Return the cards that the Action has drawn whose effect asks this; None if more has happened since a checkpoint.

    Without an Action being carried out there are none.
    """
    if not view.playing:
        return [] if ask.kind in SEARCHED else None
    drawn: list[str] = []
    if view.turn != ask.seat or view.phase != "action" or len(view.playing) > 1:
        return None
    for event in reversed(view.lately):
        if event.kind == "dominion.played":
            return drawn if event.args["card"] == view.playing[0] and event.args["of"] == 1 else None
        if event.kind != "dominion.drew":
            return None
        drawn = [*event.args["cards"], *drawn]
    return None


def take_back(table: Dominion, card: str, drawn: list[str]) -> None:
    """Take back the Action that is being carried out: it is in hand again, and the cards that it drew on the deck."""
    player, wanted = table.me, table.turn
    player.in_play.remove(card)
    for one in drawn:
        player.hand.remove(one)
    player.hand.append(card)
    player.deck[:0] = drawn
    # The card is played on trial, because it may give actions, buys and coins.
    table.turn = replace(wanted, actions=wanted.actions + 1)
    trial = Playout.of("dominion", table)
    trial.answer(table.seat, [card])
    given = trial.state.turn
    table.turn.actions += wanted.actions - given.actions
    table.turn.buys += wanted.buys - given.buys
    table.turn.coins += wanted.coins - given.coins


def before(view: DominionView, ask: Ask) -> Choice | None:
    """Return the play of the Action whose effect asks this."""
    return [view.playing[0]] if view.playing and ask.kind not in SEARCHED else None


def players(view: DominionView, chance: Chance) -> list[Player]:
    """Deal all cards that are not in the supply: the own ones to their places, the rest to the others."""
    gone = Counter({pile.card: copies(pile.card, len(view.players)) - pile.count for pile in view.piles})
    gone.subtract(view.trash)
    gone.subtract(view.owned)
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            gone.subtract(_open(player))
    pool = [card for card in gone for _ in range(gone[card])]
    chance.shuffle(pool)
    found = []
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            own = Counter(view.owned)
            own.subtract([*view.hand, *_open(player), *chain.from_iterable(view.hidden.values())])
            unknown = [card for card in own for _ in range(own[card])]
            chance.shuffle(unknown)
            dealt = iter(unknown)
            hand, down = list(view.hand), {mat: list(cards) for mat, cards in view.hidden.items()}
        else:
            size = (
                player.hand + player.deck + player.discard - bool(player.top) + sum(count for _, count in player.hidden)
            )
            dealt, pool = iter(pool[:size]), pool[size:]
            hand = list(islice(dealt, player.hand))
            down = {mat: list(islice(dealt, count)) for mat, count in player.hidden}
        deck = list(islice(dealt, player.deck))
        found.append(
            Player(
                hand,
                deck,
                [*([player.top] if player.top else []), *dealt],
                list(player.in_play),
                turns=player.turns,
                mats={mat: list(cards) for mat, cards in player.mats},
                hidden=down,
                later=list(player.later),
                extra_turns=player.extra_turns,
            )
        )
    return found


def _open(player: Seat) -> list[str]:
    """Return the cards of a player that everyone sees."""
    top = [player.top] if player.top else []
    return [*player.in_play, *top, *chain.from_iterable(cards for _, cards in player.mats)]


def candidates(view: DominionView, ask: Ask, rng: random.Random) -> list[Choice]:
    """Return the choice by the plan, then the other cards by their worth, and nothing if there is little to buy."""
    if drawn_for(view, ask) is None:
        return []
    plan = plan_for(view)
    first = follow(plan, view, ask, rng)
    if ask.kind not in SEARCHED:
        return [first, *(one for one in answers(view, plan, ask, first) if sorted(one) != sorted(first))][:MOST]
    cards = [option.id for option in ask.options if option.id not in ("Curse", "Copper", "done")]
    if ask.kind == "dominion.buy":
        needs = Needs(view, plan, bold=True)
        cards.sort(key=lambda card: (-needs.worth(card), card))
    # A single Action is played or not as the rules of thumb say.
    elif len(cards) < 2:
        return []
    # A turn that still has Actions or money is seldom better ended.
    nothing = ["done"] if ask.kind == "dominion.buy" and view.coins < LITTLE else []
    return [first, *([card] for card in [*cards[: MOST - 1 - len(nothing)], *nothing] if [card] != first)][:MOST]


def answers(view: DominionView, plan: Plan, ask: Ask, first: Choice) -> Iterator[list[str]]:
    """Yield other answers to the question of an Action: each single pick, or those that differ in one pick."""
    needs, limits = Needs(view, plan, bold=True), {option.id: option.limit for option in ask.options}
    ids = [*limits]
    if ask.kind.endswith("gain"):
        ids.sort(key=lambda card: -needs.worth(card) if card in CARDS else 0)
    if ask.most == 1:
        yield from ([] if ask.least else [[]])
        yield from ([id_] for id_ in ids)
        return
    picked = [*first]
    for id_ in ids:
        more = [*picked, id_]
        if len(more) <= ask.most and more.count(id_) <= limits[id_]:
            yield more
    for id_ in dict.fromkeys(picked):
        less = picked.copy()
        less.remove(id_)
        if len(less) >= ask.least:
            yield less
        yield from ([*less, new] for new in ids if new != id_ and less.count(new) < limits[new])


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
    before=before,
    candidates=candidates,
    estimate=estimate,
    # Most playouts come to the end of the game.
    turns=80,
    steps=12_000,
    differences=Differences(-0.065, 0.076, 0.37),
    style=following,
    sight=PlayoutView,
)
