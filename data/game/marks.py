"""Marks of deleted people. A mark can be checked against a person's id, but does not reveal the id.

A person who has their data deleted has seen the hands of a seat. While that game runs they must not take another seat
of it, so the record of the seat keeps a keyed hash of their id. Each mark has a key of its own, so that two marks of
one person cannot be linked. Marks are deleted when the game ends.
"""

import hmac
import secrets
from hashlib import blake2b

KEY_LENGTH = 16


def mark_of(user: int) -> bytes:
    """Return a new mark of a person: a key and the hash."""
    key = secrets.token_bytes(KEY_LENGTH)
    return key + _hash(key, user)


def is_marked(mark: bytes, user: int) -> bool:
    """Return whether a mark is this person's."""
    return hmac.compare_digest(mark[KEY_LENGTH:], _hash(mark[:KEY_LENGTH], user))


def _hash(key: bytes, user: int) -> bytes:
    return blake2b(str(user).encode(), key=key, digest_size=KEY_LENGTH).digest()
