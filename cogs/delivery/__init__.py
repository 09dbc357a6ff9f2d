"""Delivery: the messages that are due are drawn, sent, and tried again until Discord has them.

The last package on a click's way: it begins when the choice is on the disk, and shows what is stored there and nothing else.
"""
