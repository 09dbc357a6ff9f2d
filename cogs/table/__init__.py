"""A running table as everybody sees it: its turn messages, its log, and what is due when a turn goes on.

A choice comes here when the rules have taken it: clocks, computers and messages are queued in the same transaction.
"""
