"""The schedule: the loop that runs due timers and passes due messages to the outbox."""
