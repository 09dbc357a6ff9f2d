"""All cards, by set; importing this registers them."""

from rules.dominion.cards import basic, base, intrigue, prosperity  # noqa: F401, I001 - the order of the register
