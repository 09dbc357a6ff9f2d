"""Finding people: the queue of wishes for tables, and the wall, which lists a server's tables."""
