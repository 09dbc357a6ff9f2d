"""Suggestions are found in drawing processes, which load nothing of Discord's library: it takes 20 MiB."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_finding_suggestions_does_not_load_discords_library() -> None:
    code = "import sys, cogs.workers.drawing_process, cogs.panel.typed.autocomplete; print('discord' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"
