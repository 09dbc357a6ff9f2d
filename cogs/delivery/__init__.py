"""Delivery: sends the messages that are due and notes what became of each.

A message is stored with the choice that causes it, so delivery shows only what is on the disk.
"""
