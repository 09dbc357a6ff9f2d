"""What is due: the loop that runs timers and hands messages to the outbox."""
