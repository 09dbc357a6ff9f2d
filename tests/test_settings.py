"""A malformed setting stops the start with one sentence that says which and why."""

import logging
import re
from pathlib import Path

import pytest

from data.shards import Shards
from settings import NAMES, Settings, read

ROOT = Path(__file__).parents[1]


@pytest.fixture
def env(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def test_nothing_set_means_the_playground(env: Path) -> None:
    assert read({}, env) == Settings()
    assert read({"DISCORD_TOKEN": "  "}, env).token is None


def test_the_file_is_read_and_the_environment_wins(env: Path) -> None:
    env.write_text("# the bot\nDISCORD_TOKEN=abc.def\nLOG_LEVEL=debug\nSHARD_IDS=0, 2\nSHARD_COUNT=3\nDATA_DIR='a b'\n")
    settings = read({"LOG_LEVEL": "warning", "PATH": "/bin"}, env)
    assert settings.token == "abc.def"
    assert settings.log_level == logging.WARNING
    assert (settings.shard_ids, settings.shard_count) == ((0, 2), 3)
    assert settings.data_dir == Path("a b")


def test_processes_that_share_postgresql_have_as_many_shards_as_groups_at_least(env: Path) -> None:
    shared = {"SHARED": "postgresql://host/db", "DISCORD_TOKEN": "a"}
    assert (read(shared, env).shard_groups, read(shared, env).shard_count) == (1, None)
    for more, count in (({}, 3), ({"SHARD_COUNT": "12"}, 12)):
        settings = read(shared | {"SHARD_GROUPS": "3"} | more, env)
        assert (settings.shard_groups, settings.shard_count) == (3, count)


def test_another_api_loses_its_last_slash(env: Path) -> None:
    assert read({"DISCORD_API": "http://127.0.0.1:8484/api/v10/"}, env).api == "http://127.0.0.1:8484/api/v10"


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("DISCORD_TOKNE=abc", "DISCORD_TOKNE"),
        ("DISCORD_TOKEN", "DISCORD_TOKEN"),
        ("DISCORD_TOKEN=a b", "DISCORD_TOKEN"),
        ("= what is this", "line 1"),
        ("DISCORD_API=discord", "DISCORD_API"),
        ("DISCORD_API=http://host:port", "DISCORD_API"),
        ("LOG_LEVEL=loud", "LOG_LEVEL"),
        ("PRIVACY_URL=privacy", "PRIVACY_URL is 'privacy', which is not the address of a page"),
        ("TERMS_URL=http://example.org/terms", "TERMS_URL"),
        ("TERMS_URL=https://example.org/a)(b", "TERMS_URL"),
        ("LOG_FORMAT=xml", "LOG_FORMAT"),
        ("OPS_PORT=yes", "OPS_PORT"),
        ("PLAYGROUND_PORT=many", "PLAYGROUND_PORT"),
        ("PLAYGROUND_PORT=65536", "PLAYGROUND_PORT"),
        ("REPLICA=bucket\nLITESTREAM_SOCKET=a", "REPLICA is not an address"),
        ("REPLICA=s3://bucket", "LITESTREAM_SOCKET"),
        ("REPLICA_WAIT=1", "REPLICA_WAIT is set without REPLICA"),
        ("LITESTREAM_SOCKET=a", "LITESTREAM_SOCKET is set without REPLICA"),
        ("REPLICA=s3://b\nLITESTREAM_SOCKET=a\nREPLICA_WAIT=yes", "REPLICA_WAIT"),
        ("SHARED=localhost\nDISCORD_TOKEN=a", "SHARED is not an address"),
        ("SHARED=postgresql://host/db", "SHARED is set without DISCORD_TOKEN"),
        ("SHARED=postgresql://host/db\nDISCORD_TOKEN=a\nSHARD_COUNT=4\nSHARD_IDS=1", "SHARD_IDS is set with SHARED"),
        ("SHARED=postgresql://host/db\nDISCORD_TOKEN=a\nSHARD_COUNT=2\nSHARD_GROUPS=3", "at least SHARD_GROUPS, 3"),
        ("SHARED=postgresql://host/db\nDISCORD_TOKEN=a\nSHARD_GROUPS=0", "SHARD_GROUPS is 0"),
        ("SHARD_GROUPS=2", "SHARD_GROUPS is set without SHARED"),
        ("SHARD_COUNT=0", "SHARD_COUNT"),
        ("SHARD_IDS=1", "SHARD_COUNT"),
        ("SHARD_COUNT=2\nSHARD_IDS=0,2", "SHARD_IDS"),
    ],
)
def test_an_unusable_setting_is_named_in_one_sentence(env: Path, line: str, names: str) -> None:
    env.write_text(line + "\n")
    with pytest.raises(ValueError, match=names) as refused:
        read({}, env)
    assert str(refused.value).endswith(".")
    assert "\n" not in str(refused.value)


def test_a_file_that_is_no_text_is_named(env: Path) -> None:
    env.write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    with pytest.raises(ValueError, match="cannot be read"):
        read({}, env)


def test_a_guild_belongs_to_exactly_one_of_several_processes() -> None:
    found = [read({"SHARD_IDS": ids, "SHARD_COUNT": "3"}, Path("none")) for ids in ("0,2", "1")]
    first, second = (Shards(one.shard_ids or (), one.shard_count or 0) for one in found)
    for guild in range(0, 60 << 22, 1 << 22):
        assert first.include(guild) != second.include(guild)


def test_every_setting_is_explained_in_the_example_and_named_on_a_page() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^#(\w+)=", example, re.MULTILINE)) == sorted(NAMES)
    pages = "".join(
        (ROOT / page).read_text(encoding="utf-8")
        for page in ("README.md", "docs/operating.md", "docs/several-machines.md")
    )
    assert [name for name in NAMES if not re.search(rf"\b{name}\b", pages)] == []


def test_the_example_has_the_defaults(env: Path) -> None:
    # These have no default, or need another setting.
    others = r"DISCORD_TOKEN|SHARD_\w+|OPS_PORT|SHARED|REPLICA|LITESTREAM_SOCKET|PRIVACY_URL|TERMS_URL"
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    env.write_text("\n".join(re.findall(rf"^#((?!(?:{others})=)\w+=.*)", example, re.MULTILINE)), encoding="utf-8")
    assert read({}, env) == Settings()
