"""The picture kit: one light, one palette, one set of tools that every game is drawn with."""
