"""The schedule: the loop of due timers and messages, and of the requests of other processes."""
