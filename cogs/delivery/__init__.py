"""Delivery: the messages that are due are drawn, sent, and tried again until Discord has them."""
