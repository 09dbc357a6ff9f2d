"""Tests side by side: processes that are forked once all tests are collected.

Collecting the tests takes longer than most of them, so one process collects them for all workers. Each worker begins
with its own share, and then takes stretches of the other tests: long ones first, and single tests at the end, so that
the workers end together. A stretch is made of neighbours, which share the fixtures of their module.
"""

import multiprocessing
from collections.abc import Iterator, Sequence
from ctypes import c_long
from itertools import chain, pairwise, takewhile
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from typing import TypeVar

import pytest

T = TypeVar("T")

FORKED = multiprocessing.get_context("fork")
PARTS = 3
"""A worker takes one of so many parts of its portion of the tests that are left."""


class Reports:
    """The part of a worker that sends its reports to the process that shows them."""

    def __init__(self, config: pytest.Config, sent: Connection) -> None:
        self.config = config
        self.sent = sent

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Send a report."""
        self.sent.send(self.config.hook.pytest_report_to_serializable(config=self.config, report=report))


def run(session: pytest.Session, shares: Sequence[Sequence[pytest.Item]], rest: Sequence[pytest.Item]) -> None:
    """Run each share in a worker of its own, and let the workers divide the rest among them."""
    taken, stopped = FORKED.Value(c_long, 0), FORKED.Event()
    folder = session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
    running, workers = [], []
    for number, share in enumerate(shares):
        received, sent = FORKED.Pipe(duplex=False)
        tests = chain(share, stretches(rest, taken, len(shares) * PARTS))
        wanted = takewhile(lambda _: not stopped.is_set(), tests)
        worker = FORKED.Process(target=_work, args=(session, wanted, sent, folder / f"worker-{number}"))
        worker.start()
        # Only the worker has its end of the pipe, so that the pipe is at its end with the worker.
        sent.close()
        workers.append(worker)
        running.append(received)
    try:
        _show(session, running)
    finally:
        # After an error the workers end their tests, and the bots of these.
        stopped.set()
        for worker in workers:
            worker.join()


def stretches(tests: Sequence[T], taken: "Synchronized[int]", parts: int) -> Iterator[T]:
    """Take stretches of tests until none are left. ``taken`` is the number that all workers have taken."""
    while True:
        with taken.get_lock():
            first = taken.value
            last = taken.value = min(len(tests), first + max(1, (len(tests) - first) // parts))
        if first == last:
            return
        yield from tests[first:last]


def _work(session: pytest.Session, tests: Iterator[pytest.Item], sent: Connection, folder: Path) -> None:
    """Run tests in this worker."""
    config = session.config
    folder.mkdir()
    config._tmp_path_factory._basetemp = folder  # type: ignore[attr-defined]
    config.pluginmanager.unregister(name="terminalreporter")
    config.pluginmanager.register(Reports(config, sent))
    for item, following in pairwise(chain(tests, [None])):
        assert item is not None
        config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def _show(session: pytest.Session, running: list[Connection]) -> None:
    """Show the reports of all workers. A test without a report fails: its worker has ended before."""
    hook, missing = session.config.hook, {item.nodeid: item for item in session.items}
    while running:
        for received in wait(running):
            assert isinstance(received, Connection)
            try:
                sent = received.recv()
            except EOFError:
                running.remove(received)
                continue
            report = hook.pytest_report_from_serializable(config=session.config, data=sent)
            if report.when == "teardown":
                del missing[report.nodeid]
            hook.pytest_runtest_logreport(report=report)
            if session.shouldfail:
                raise session.Failed(session.shouldfail)
    for nodeid, item in missing.items():
        ended = "The worker of this test has ended."
        hook.pytest_runtest_logreport(report=pytest.TestReport(nodeid, item.location, {}, "failed", ended, "call"))
