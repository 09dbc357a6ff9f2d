"""Large memory returns to the system at once in processes that do not draw."""

import ctypes
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FREED = """
import ctypes
import render
render.return_large_memory_at_once()
class Info(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in "arena ordblks smblks hblks hblkhd a b c d e".split()]
find = ctypes.CDLL(None).mallinfo2
find.restype = Info
larger = bytes(8 << 20)
del larger
before = find().hblks
picture = bytes(1 << 20)
during = find().hblks
del picture
print(during - before, find().hblks - before)
"""


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "mallinfo2"), reason="the system has no GNU C library 2.33")
def test_large_memory_returns_to_the_system_at_once_after_larger_memory_was_freed() -> None:
    found = subprocess.run([sys.executable, "-c", FREED], cwd=ROOT, capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["1", "0"]
