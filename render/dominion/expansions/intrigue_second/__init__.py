"""The second edition of Intrigue in pictures: its cards need nothing but their emblems."""

from render.dominion.contribution import Contribution

CONTRIBUTION = Contribution(lying=("dominion.lurker.gain", "dominion.patrol.put_back"))
