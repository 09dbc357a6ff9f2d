"""The schedule: the loop of due timers and messages."""
