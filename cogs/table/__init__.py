"""What is known of a running table: whose turn it is, its clock, its orders and votes, and where it stands.

When the rules have taken a choice, the messages and timers that follow are queued here, in the same transaction.
"""
