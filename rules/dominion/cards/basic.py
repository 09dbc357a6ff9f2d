"""The cards of every game: Treasures, Victory cards and Curses (D6, D8)."""

from rules.dominion.card import CURSE, TREASURE, VICTORY, basic
from rules.dominion.cards.common import give_coins

basic("Copper", 0, TREASURE, coins=1)(give_coins)
basic("Silver", 3, TREASURE, coins=2)(give_coins)
basic("Gold", 6, TREASURE, coins=3)(give_coins)

basic("Estate", 2, VICTORY, points=1)
basic("Duchy", 5, VICTORY, points=3)
basic("Province", 8, VICTORY, points=6, ends=True)
basic("Curse", 0, CURSE, points=-1)
