"""Looking at a table: snapshots, cards, overlays, the log, the past, exports."""
