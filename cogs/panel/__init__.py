"""The private panel: one form for every ask of every game, by mouse and by keyboard.

A custom id is decoded to a draft, the draft is tried out on a copy of the table, and *Confirm* passes its choices to
the rules in one transaction.
"""
