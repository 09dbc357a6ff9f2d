"""The picture kit: one light, one palette and one set of tools for every game.

- ``theme``: the palette of 256 colours, its ramps, and the looks of seats.
- ``sheet``: a picture to paint one sprite on at four times its size, lit from the top left.
- ``sprites``: pictures with soft edges, and ``blit`` to put them on a canvas.
- ``canvas``: palette pictures that sprites and text are put on.
- ``disk``: the disk cache of sprites that are slow to paint (tiles, cards, figures). A game decorates its painter with
  ``cached_on_disk`` and asks for sprites by size. A board uses the largest fixed size that fits (``fitting``) and a
  wider margin, instead of a size of its own.
- ``cache``: the memory caches. Sprites that are fast to draw (a plate, a line of text) are ``cached``, large canvases
  ``cached_squeezed``.
- ``names``: the names of cards, kept on disk.
- ``typography``, ``marks``, ``strip``, ``surface``: text; plates and frames; the score strip; wood and cloth.
- ``emblem``, ``field``, ``icon``: a picture for every card, the cloth behind it, and the icons of messages.
- ``sections``: a picture made of sections below each other. ``points``: the section of the final scores.
- ``glow``: gold on recent things.
- ``hex``: boards of hexes.
- ``png``: files.
"""
