"""Typed choices: parsing, search and suggestions."""
