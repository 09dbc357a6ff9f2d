"""The expansions of Carcassonne, one folder each: rules, tiles, and what a seat may see."""
