"""Tests as figures: limits that a test of the suite already holds."""

import subprocess
import sys

from bench.figures import Figure
from bench.startup import ROOT


def tested(name: str, *tests: str) -> Figure:
    """Run tests. The value is the exit status."""
    command = [sys.executable, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", *tests]
    told = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    return Figure(name, told.returncode, "exit status", 0, of=told.stdout.splitlines()[-1])
