"""The metrics of the bot for Prometheus. Imported only with the setting ``OPS_PORT``.

No label is an id, so the number of series does not grow with guilds, tables or people.
"""

import logging
import math
import re
from types import SimpleNamespace
from typing import Any

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector
from yarl import URL

from cogs.discord.client import Client
from cogs.operations.health import hindrances, outbox_state
from cogs.operations.interactions import Arrivals

FIXED = re.compile(r"@?[a-z-]{1,24}")
"""A part of a path that is the same in every request. Ids have digits, and tokens are longer."""
QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""The upper bounds of the delays of the event loop and of acknowledgements, in seconds."""
SLOW = (0.05, 0.1, 0.15, 0.3, 0.6, 1.0, 2.0, 5.0, 15.0, 60.0)
"""The upper bounds of the time that a picture takes, in seconds."""
GAUGES = {
    "pictures_waiting": "Pictures in the queue.",
    "outbox_messages": "Due messages that are not sent.",
    "outbox_oldest_seconds": "Seconds since the oldest of these became due.",
    "wakes_overdue": "Guilds with due work that have not been looked at.",
    "open_files": "Open files of guilds.",
    "gateway_latency_seconds": "Seconds of the slowest shard between a heartbeat and its answer.",
    "guilds": "Guilds that the bot serves.",
    "replica_lag_seconds": "The age of the oldest choice that is on this machine alone, in seconds.",
    "claim": "1 if this process is certain that no other one serves its guilds.",
    "refusals": "Answers 401, 403 and 429 of Discord within ten minutes.",
    "refused_guilds": "Guilds with so many of these that only interactions are answered there.",
    "ready": "1 if /readyz has no reason against it.",
}
"""The metrics that are computed for each page, without the prefix of their names."""
CALLBACK = "/interactions/:id/:id/callback"


class Metrics:
    """The metrics of one bot."""

    def __init__(self, bot: Client, api: str) -> None:
        self._bot = bot
        self._base = URL(api).path
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)
        self._interactions = Counter(
            "stammtisch_interactions", "Interactions by kind and outcome.", ("family", "outcome"), registry=registry
        )
        self._acknowledged = Histogram(
            "stammtisch_acknowledge_seconds",
            "Seconds from the arrival of an interaction to its acknowledgement.",
            buckets=QUICK,
            registry=registry,
        )
        self.loop_delay = Histogram(
            "stammtisch_loop_delay_seconds",
            "Seconds by which the event loop runs a task too late.",
            buckets=QUICK,
            registry=registry,
        )
        self._requests = Counter(
            "stammtisch_http_requests",
            "Requests to Discord by route and status.",
            ("method", "route", "status"),
            registry=registry,
        )
        self._log_lines = Counter("stammtisch_log_lines", "Lines of the log by level.", ("level",), registry=registry)
        pictures = Histogram(
            "stammtisch_picture_seconds",
            "Seconds from the request for a picture to its end.",
            buckets=SLOW,
            registry=registry,
        )
        bot.renderer.on_drawn = pictures.observe
        self._gauges = {name: Gauge(f"stammtisch_{name}", text, registry=registry) for name, text in GAUGES.items()}
        self.arrivals = Arrivals(self._note_interaction)
        bot.add_listener(self._arrived, "on_interaction")
        bot.on_elsewhere = self.arrivals.forget
        self._trace_requests()
        self.log_handler: logging.Handler = _Lines(self._log_lines)

    async def page(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        bot, outbox = self._bot, await outbox_state(self._bot.store)
        latencies = [seconds for _, seconds in bot.latencies if math.isfinite(seconds)]
        now = {
            "pictures_waiting": bot.renderer.waiting,
            "outbox_messages": outbox.messages,
            "outbox_oldest_seconds": outbox.oldest,
            "wakes_overdue": bot.store.wakeups.overdue,
            "open_files": len(bot.store.connections),
            "gateway_latency_seconds": max(latencies, default=math.nan),
            "guilds": len(bot.guilds),
            "replica_lag_seconds": bot.store.replication.lag(),
            "claim": bot.serving.holds(),
            "refusals": bot.refusals.count,
            "refused_guilds": bot.refusals.held_places,
            "ready": not await hindrances(bot),
        }
        for name, value in now.items():
            self._gauges[name].set(value)
        text: bytes = generate_latest(self.registry)
        return text

    def _note_interaction(self, family: str, outcome: str, seconds: float) -> None:
        self._interactions.labels(family, outcome).inc()
        self._acknowledged.observe(seconds)

    async def _arrived(self, interaction: Any) -> None:
        self.arrivals.arrived(interaction)

    def _trace_requests(self) -> None:
        """Add hooks to discord.py's requests, besides those that count refusals."""

        async def ended(_: aiohttp.ClientSession, __: SimpleNamespace, info: aiohttp.TraceRequestEndParams) -> None:
            self._note_request(info.method, info.url, info.response.status)

        async def failed(
            _: aiohttp.ClientSession, __: SimpleNamespace, info: aiohttp.TraceRequestExceptionParams
        ) -> None:
            self._note_request(info.method, info.url, None)

        trace = self._bot.http.http_trace
        assert trace is not None
        trace.on_request_end.append(ended)
        trace.on_request_exception.append(failed)

    def _note_request(self, method: str, url: URL, status: int | None) -> None:
        # The gateway is no request of the API.
        if not url.path.startswith(f"{self._base}/"):
            return
        route = route_of(url.path, self._base)
        self._requests.labels(method, route, str(status or "none")).inc()
        if route == CALLBACK and status is not None:
            self.arrivals.answered(int(url.parts[-3]), status)


class _Lines(logging.Handler):
    """Counts the lines of the log."""

    def __init__(self, lines: Counter) -> None:
        super().__init__()
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line."""
        self._lines.labels(record.levelname).inc()


def route_of(path: str, base: str) -> str:
    """Return the path of a request below ``base``, with ``:id`` for each id or token: ``/channels/:id/messages``."""
    parts = path.removeprefix(base).strip("/").split("/")
    return "".join(f"/{part if FIXED.fullmatch(part) else ':id'}" for part in parts)
