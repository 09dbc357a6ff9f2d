"""The private panel: one form for every ask of every game, by mouse and by keyboard.

The middle of a click's way: a custom id becomes a draft, the draft is tried out on a copy of the table, and *Confirm*
gives its choices to the rules in one transaction.
"""
