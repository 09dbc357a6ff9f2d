"""The island: land and sea as cut card, and the wooden pieces on them."""
