"""The state of a table of Dominion: where every card is, and the facts of this turn."""

from functools import cached_property

import msgspec
from msgspec import Struct

from rules.dominion.triggers import Occasions, occasions
from rules.kernel import State

HAND = 5
"""The number of cards in a new hand."""

LATELY = 4
"""The number of events that stay in view when the next turn begins."""


class StatePart(Struct, omit_defaults=True):
    """The part of the state that an expansion adds."""


class Later(Struct, frozen=True, omit_defaults=True):
    """An effect of ``card`` at the start of its player's next turn, and the cards that stay in play for it."""

    card: str
    stay: tuple[str, ...] = ()


# Defaults are left out, because all of this is written at every checkpoint.
class Player(Struct, omit_defaults=True):
    """One seat's cards by zone, and its turns taken.

    ``deck`` and ``discard`` list the top card first, ``in_play`` is in the order of playing. ``aside`` has the cards
    that lie face up for a moment: revealed cards, cards set aside, a card that is bought and not yet gained. ``mats``
    has the cards that lie face up for longer, and ``hidden`` those that lie face down and only their owner may look at,
    both by the card that put them there. ``later`` are the effects at the start of the next turn, in the order of
    playing. ``extra_turns`` are not among the ``turns``, which decide a tie.
    """

    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    in_play: list[str] = []
    aside: list[str] = []
    turns: int = 0
    mats: dict[str, list[str]] = {}
    hidden: dict[str, list[str]] = {}
    later: list[Later] = []
    extra_turns: int = 0

    def zone(self, name: str) -> list[str]:
        """Return the zone of this name."""
        cards: list[str] = getattr(self, name)
        return cards

    @property
    def cards(self) -> list[str]:
        """All cards that the player owns."""
        owned = [*self.hand, *self.deck, *self.discard, *self.in_play, *self.aside]
        # Most players have none of these.
        for lying in (self.mats, self.hidden):
            for cards in lying.values():
                owned += cards
        return owned

    @property
    def staying(self) -> list[str]:
        """The cards that stay in play at the next Clean-up."""
        return [card for effect in self.later for card in effect.stay]


class Playing(Struct):
    """A card whose instructions are being carried out.

    It is one card, however often it is played; ``in_play`` is false after it trashes itself. ``unaffected`` are the
    seats that this play of an Attack does not affect. ``times`` says how often another card plays it, and ``stays``
    whether it stays in play at Clean-up.
    """

    card: str
    in_play: bool = True
    unaffected: list[int] = []
    times: int = 1
    stays: bool = False


class Turn(Struct, omit_defaults=True):
    """The facts that end with this turn.

    ``buying``: a Treasure was played or a card bought, so everyone knows the phase. ``plays`` are the Actions
    played, once for every play, ``playing`` the cards being carried out, the innermost last. ``begun``: the effects at
    the start of the turn have happened. ``extra``: the same player had the turn before, and this one does not count.
    ``again``: the same player has the next turn too. ``draws`` is the size of the next hand.
    """

    phase: str = "action"
    buying: bool = False
    actions: int = 1
    buys: int = 1
    coins: int = 0
    plays: list[str] = []
    playing: list[Playing] = []
    begun: bool = False
    extra: bool = False
    again: bool = False
    draws: int = HAND


# The dictionary is for cached properties. They are not written down.
class Dominion(State, kw_only=True, omit_defaults=True, dict=True):
    """A table of Dominion.

    ``supply`` counts the cards of every pile, no kingdom card exists outside ``kingdom``, ``seat`` is the seat to move.
    Every expansion that exists adds its own part under its key.
    """

    REMEMBERS = True

    players: list[Player]
    supply: dict[str, int]
    kingdom: tuple[str, ...]
    trash: list[str] = []
    seat: int = 0
    turn: Turn = msgspec.field(default_factory=Turn)
    over: bool = False

    @cached_property
    def occasions(self) -> Occasions:
        """The triggers and offers of this kingdom."""
        return occasions(self.kingdom)

    @cached_property
    def piles(self) -> tuple[str, ...]:
        """The names of the piles, those of the basic cards first."""
        return tuple(self.supply)

    @property
    def me(self) -> Player:
        """The player to move."""
        return self.players[self.seat]

    @property
    def number(self) -> int:
        """The number of the present turn among all turns of its player."""
        return self.me.turns + self.me.extra_turns + 1

    @property
    def this(self) -> Playing:
        """The card being carried out."""
        return self.turn.playing[-1]

    @property
    def left(self) -> int:
        """The left neighbour of the player to move."""
        return (self.seat + 1) % self.seats

    @property
    def right(self) -> int:
        """The right neighbour of the player to move."""
        return (self.seat - 1) % self.seats

    @property
    def others(self) -> list[int]:
        """All other seats in turn order, the left neighbour first."""
        return [(self.seat + step) % self.seats for step in range(1, self.seats)]

    @property
    def attacked(self) -> list[int]:
        """The seats that the Attack being carried out affects, in turn order."""
        return [seat for seat in self.others if seat not in self.this.unaffected]
