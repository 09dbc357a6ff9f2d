"""A running table as everybody sees it: its turn messages, its log, and what is due when a turn goes on."""
