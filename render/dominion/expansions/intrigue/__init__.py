"""Intrigue in pictures: its cards need nothing but their emblems."""

from render.dominion.contribution import Contribution

CONTRIBUTION = Contribution(lying=("dominion.scout.put_back",))
