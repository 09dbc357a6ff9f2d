"""The operator's settings, read once from ``.env`` and the environment, and checked.

``.env.example`` explains every setting. The environment overrides the file. An invalid value gives one sentence.
"""

import logging
import re
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from dotenv import dotenv_values
from dotenv.parser import parse_stream
from msgspec import Struct

DISCORD = "https://discord.com/api/v10"
MOST_DRAWING = 64
MOST_SHARDS = 16_384
MOST_EFFORT = 1_000
LOG_FORMATS = ("text", "json")
REPLICAS = ("abs", "file", "gs", "nats", "oss", "s3", "sftp", "webdav", "webdavs")
"""The kinds of places to which Litestream copies."""
PAGE = r"https://[^\s/()<>]+\.[^\s()<>]{1,400}"
"""The pattern of the address of a page. Brackets would end the link in a message."""
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class Settings(Struct, frozen=True):
    """The settings of a start. Without a ``token`` the bot starts in the playground."""

    token: str | None = None
    api: str = DISCORD
    data_dir: Path = Path("data/guilds")
    sprites_dir: Path = Path("data/guilds/sprites")
    log_level: int = logging.INFO
    log_format: str = "text"
    shard_ids: tuple[int, ...] | None = None
    shard_count: int | None = None
    playground_port: int = 8484
    drawing_processes: int = 0
    opponent_effort: int = 100
    ops_port: int | None = None
    shared: str | None = None
    shard_groups: int = 1
    replica: str | None = None
    litestream_socket: Path | None = None
    replica_wait: bool = False
    privacy_url: str | None = None
    terms_url: str | None = None


NAMES = tuple(
    {"token": "DISCORD_TOKEN", "api": "DISCORD_API"}.get(field, field.upper()) for field in Settings.__struct_fields__
)


def read(environment: Mapping[str, str], file: Path = Path(".env")) -> Settings:
    """Read the settings. Raise ValueError with one sentence about an invalid one."""
    given = {**_of_file(file), **{name: environment[name] for name in NAMES if name in environment}}
    values = {name: value.strip() for name, value in given.items() if value.strip()}
    shard_ids, shard_count = _shards(values.get("SHARD_IDS"), values.get("SHARD_COUNT"))
    groups = _groups(values, shard_count)
    _check_replica(values)

    def number(name: str, usual: int, most: int) -> int:
        return _number(name, values.get(name, str(usual)), most)

    default = Settings()
    data_dir = Path(values.get("DATA_DIR", str(default.data_dir)))
    return Settings(
        token=_token(values.get("DISCORD_TOKEN")),
        api=_api(values.get("DISCORD_API", default.api)),
        data_dir=data_dir,
        sprites_dir=Path(values.get("SPRITES_DIR", str(data_dir / "sprites"))),
        log_level=_level(values.get("LOG_LEVEL", "INFO")),
        log_format=_log_format(values.get("LOG_FORMAT", default.log_format)),
        shard_ids=shard_ids,
        shard_count=groups if shard_count is None and groups > 1 else shard_count,
        playground_port=number("PLAYGROUND_PORT", default.playground_port, 65535),
        drawing_processes=number("DRAWING_PROCESSES", default.drawing_processes, MOST_DRAWING),
        opponent_effort=number("OPPONENT_EFFORT", default.opponent_effort, MOST_EFFORT),
        ops_port=number("OPS_PORT", 0, 65535) if "OPS_PORT" in values else None,
        shared=values.get("SHARED"),
        shard_groups=groups,
        replica=values.get("REPLICA"),
        litestream_socket=Path(values["LITESTREAM_SOCKET"]) if "LITESTREAM_SOCKET" in values else None,
        replica_wait=number("REPLICA_WAIT", 0, 1) == 1,
        privacy_url=_page("PRIVACY_URL", values.get("PRIVACY_URL")),
        terms_url=_page("TERMS_URL", values.get("TERMS_URL")),
    )


def _of_file(file: Path) -> dict[str, str]:
    if not file.is_file():
        return {}
    try:
        with file.open(encoding="utf-8") as lines:
            for binding in parse_stream(lines):
                if binding.error:
                    raise ValueError(f"{file} line {binding.original.line} is not of the form NAME=value.")
        values = dotenv_values(file)
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{file} cannot be read: {error}.") from error
    for name, value in values.items():
        if name not in NAMES:
            raise ValueError(f"{file} contains the unknown setting {name}; the settings are {', '.join(NAMES)}.")
        if value is None:
            raise ValueError(f"{file} has no value for {name}; write {name}=… or remove the line.")
    return {name: value for name, value in values.items() if value is not None}


def _token(text: str | None) -> str | None:
    if text is not None and any(character.isspace() for character in text):
        raise ValueError("DISCORD_TOKEN contains a space, but a token has none.")
    return text


def _api(text: str) -> str:
    try:
        parts = urlsplit(text)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        fits = False
    if not fits:
        raise ValueError(f"DISCORD_API is {text!r}, which is not an address such as {DISCORD}.")
    return text.rstrip("/")


def _page(name: str, text: str | None) -> str | None:
    """Check the address of a page, which becomes a link in messages."""
    if text is not None and not re.fullmatch(PAGE, text):
        raise ValueError(
            f"{name} is {text!r}, which is not the address of a page, such as https://example.org/privacy."
        )
    return text


def _level(text: str) -> int:
    if text.upper() not in LEVELS:
        raise ValueError(f"LOG_LEVEL is {text!r}; it can be {', '.join(LEVELS)}.")
    return logging.getLevelNamesMapping()[text.upper()]


def _log_format(text: str) -> str:
    if text.lower() not in LOG_FORMATS:
        raise ValueError(f"LOG_FORMAT is {text!r}; it can be {' or '.join(LOG_FORMATS)}.")
    return text.lower()


def _number(name: str, text: str, most: int) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > most:
        raise ValueError(f"{name} is {text!r}; it must be a whole number from 0 to {most}.")
    return int(text)


def _groups(values: Mapping[str, str], shard_count: int | None) -> int:
    """Return the number of groups of shards, and check the settings of a cluster together."""
    address = values.get("SHARED")
    if address is None:
        if "SHARD_GROUPS" in values:
            raise ValueError("SHARD_GROUPS is set without SHARED; processes with one folder use SHARD_IDS.")
        return 1
    if not address.startswith(("postgresql://", "postgres://")):
        raise ValueError("SHARED is not an address such as postgresql://user:password@host/stammtisch.")
    if "DISCORD_TOKEN" not in values:
        raise ValueError("SHARED is set without DISCORD_TOKEN; the playground is one process.")
    if "SHARD_IDS" in values:
        raise ValueError("SHARD_IDS is set with SHARED; the processes share the shards themselves, see SHARD_GROUPS.")
    groups = _number("SHARD_GROUPS", values.get("SHARD_GROUPS", "1"), MOST_SHARDS)
    if groups == 0:
        raise ValueError("SHARD_GROUPS is 0; it must be at least 1.")
    if shard_count is not None and shard_count < groups:
        raise ValueError(f"SHARD_COUNT is {shard_count}; it must be at least SHARD_GROUPS, {groups}.")
    return groups


def _check_replica(values: Mapping[str, str]) -> None:
    url = values.get("REPLICA")
    if url is None:
        for name in ("LITESTREAM_SOCKET", "REPLICA_WAIT"):
            if values.get(name, "0") != "0":
                raise ValueError(f"{name} is set without REPLICA.")
        return
    scheme, _, rest = url.partition("://")
    if scheme not in REPLICAS or not rest:
        # Not the value, which may contain a password.
        schemes = ", ".join(f"{scheme}://" for scheme in REPLICAS)
        raise ValueError(f"REPLICA is not an address such as s3://bucket/stammtisch; it begins with one of {schemes}.")
    if "LITESTREAM_SOCKET" not in values:
        raise ValueError("REPLICA is set without LITESTREAM_SOCKET, the control socket of Litestream.")


def _shards(ids: str | None, count: str | None) -> tuple[tuple[int, ...] | None, int | None]:
    if ids is None and count is None:
        return None, None
    if count is None:
        raise ValueError("SHARD_IDS is set without SHARD_COUNT; several processes need both.")
    total = _number("SHARD_COUNT", count, MOST_SHARDS)
    if total == 0:
        raise ValueError("SHARD_COUNT is 0; it must be at least 1.")
    if ids is None:
        return None, total
    return tuple(_number("SHARD_IDS", part.strip(), total - 1) for part in ids.split(",")), total
