"""The second edition of the base set in pictures: its cards need nothing but their emblems."""

from render.dominion.contribution import Contribution

ASKED = ("bandit.trash", "harbinger.put_back", "sentry.discard", "sentry.put_back", "sentry.trash", "vassal.play")
CONTRIBUTION = Contribution(lying=tuple(f"dominion.{kind}" for kind in ASKED))
