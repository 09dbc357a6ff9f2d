"""The picture kit: one light, one palette, one set of tools that every game is drawn with.

- ``theme``: the palette of 256 colours, the ramps it is made of, and how seats are told apart.
- ``sheet``: where a sprite is painted, four times too large, lit from the top left.
- ``sprites``: pictures with soft edges, and ``blit`` to put them on a palette picture.
- ``disk``: what takes long to paint (tiles, cards, figures) is painted once for each version of the art, in a few fixed
  sizes. A game decorates its painter with ``cached_on_disk`` and asks for sprites by size; a board takes the largest
  size that fits (``fitting``) and leaves a wider margin instead of having a size of its own.
- ``cache``: what is quick to draw (a plate, a line of text) is cached in memory alone, with ``cached``.
- ``typography``, ``marks``, ``strip``, ``surface``: text; plates and frames; the score strip; wood and cloth.
- ``sections``: a picture as parts that lie below each other.
- ``png``: files.
"""
