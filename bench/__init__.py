"""Benchmarks: ``make bench`` prints each figure as a line of JSON, as a ratio if there is something to compare with."""
