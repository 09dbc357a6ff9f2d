"""The state of a running table: its turn, clock, orders, votes and channel.

After a choice, this package queues the messages and timers that follow, in the same transaction.
"""
