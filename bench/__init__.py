"""What is measured: ``make bench`` prints one JSON line a figure, a ratio where there is something to compare with."""
