"""Choices before they are asked: prepared moves and standing orders."""
