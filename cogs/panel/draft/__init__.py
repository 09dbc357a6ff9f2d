"""The draft: choices that a seat prepares in its panel, and what they would do on a copy of the table."""
