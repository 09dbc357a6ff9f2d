"""A running Litestream for tests, as an operator runs it: with a control socket and no files."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

CONFIG = Path(__file__).parents[2] / "ops" / "litestream.yml"
KEY, SECRET = "key", "secret"
BUCKET = "games"


def installed(name: str) -> str:
    """Return the path of a program of the development environment. Skip the test if it is not installed."""
    found = shutil.which(name, path=os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])))
    return found or pytest.skip(f"{name} is not installed")


def environment() -> dict[str, str]:
    """Return an environment with the keys of the S3 server, without settings of the machine for other servers."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("AWS_")}
    return {**own, "LITESTREAM_ACCESS_KEY_ID": KEY, "LITESTREAM_SECRET_ACCESS_KEY": SECRET}


@contextlib.contextmanager
def litestream(folder: Path) -> Iterator[Path]:
    """Run Litestream until the block ends. Return its control socket."""
    folder.mkdir(parents=True, exist_ok=True)
    socket = folder / "litestream.sock"
    # A Litestream that was killed leaves it.
    socket.unlink(missing_ok=True)
    env = environment() | {"LITESTREAM_SOCKET": str(socket)}
    command = (installed("litestream"), "replicate", "-config", str(CONFIG))
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env) as process:
        try:
            until(socket.exists)
            yield socket
        finally:
            process.kill()


def until(done: Callable[[], object], patience: float = 20.0) -> None:
    end = time.monotonic() + patience
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)


@contextlib.contextmanager
def s3(folder: Path) -> Iterator[str]:
    """Run an S3 server with one bucket until the block ends. Return the URL of the bucket for Litestream."""
    (folder / BUCKET).mkdir(parents=True)
    command = (
        installed("rclone"),
        "serve",
        "s3",
        "--auth-key",
        f"{KEY},{SECRET}",
        "--addr",
        "127.0.0.1:0",
        str(folder),
    )
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr
            address = next(found[1] for line in process.stderr if (found := re.search(r"\[(http://[\d.:]+)", line)))
            yield f"s3://{BUCKET}/stammtisch?endpoint={address}&forcePathStyle=true"
        finally:
            process.kill()
