"""The private panel: one form for every ask of every game, by mouse and by keyboard."""
