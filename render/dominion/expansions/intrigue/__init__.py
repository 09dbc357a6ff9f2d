"""Intrigue in pictures: its cards need nothing but their emblems."""

from render.dominion.look import Look

LOOK = Look(lying=("dominion.scout.put_back",))
