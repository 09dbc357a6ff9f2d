"""The expansions of Carcassonne, one folder each: rules, tiles and view."""
