"""Uploads release their bytes when the request is over."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from cogs.discord.uploads import Upload


@pytest.fixture
def collector_off() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("collector_off")
def test_closed_upload_is_released_without_the_garbage_collector() -> None:
    upload = Upload(b"picture", "board.png")
    bytes_ = ref(upload.fp)
    upload.close()
    del upload
    assert bytes_() is None


def test_upload_may_be_closed_twice() -> None:
    upload = Upload(b"picture", "board.png", "a board")
    assert upload.description == "a board"
    upload.close()
    upload.close()
    assert upload.fp.closed
