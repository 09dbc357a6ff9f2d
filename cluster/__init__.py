"""Several processes or machines of one bot. No other package imports this one, and ``bot.py`` only for its settings.

``storage`` puts it together for ``bot.py``. It sets ``store.authority`` (``authority``), ``store.replication``
(``replica``) and ``bot.serving`` (``serving``), which the rest of the bot asks. Below them:

- ``claims``: the right of a process to serve its guilds, by the lock on the data folder (``folder_claim``) or in
  PostgreSQL (``group_claims``).
- ``handover`` and ``spare``: how one process follows another one.
- ``request_server`` and ``requests``: what processes ask each other to do for a person.
- ``replica``: copies of the guilds' files elsewhere, and ``homes``: which of them is the newest.
- ``postgres`` and ``connections``: the shared store in PostgreSQL. ``moving`` and ``folder`` prepare its first use.
"""
