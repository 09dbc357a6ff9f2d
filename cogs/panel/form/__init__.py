"""The form of an ask: its controls, and the effect of a click on the draft."""
