"""Discord's limits on texts and controls, without Discord's library, which drawing processes do not load."""

from render.lengths import shorten

# Discord's limits. A message beyond one of them is refused as a whole, so texts are cut and lists are paged:
# https://discord.com/developers/docs/components/reference
MAX_TEXT = 4_000
MAX_CONTENT = 2_000
MAX_ALT = 1_024
MAX_LABEL = 80
MAX_OPTION_LABEL = 100
MAX_PLACEHOLDER = 150
MAX_OPTIONS = 25
MAX_IN_ROW = 5
MAX_QUOTED = 40


def quote_input(text: str) -> str:
    """Return the typed text, cut to fit into a sentence."""
    return shorten(text, MAX_QUOTED)
