"""Delivery: the messages that are due are drawn, sent, and tried again until Discord has them.

The last package on the way of a click: it begins when the choice is on the disk, and shows only what is stored there.
"""
