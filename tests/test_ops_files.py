"""The files for operators: each is checked by the tool that reads it, if that is installed."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import settings
from tests.cluster.litestream import installed

yaml = pytest.importorskip("yaml", reason="locks/requirements-dev.lock is not installed")

ROOT = Path(__file__).parents[1]
OPS = ROOT / "ops"
NEEDED = 30
"""Seconds that the bot may take to stop."""


def loaded(name: str) -> Any:
    return yaml.safe_load((OPS / name).read_text())


def run(*command: str, **env: str) -> str:
    """Run a tool, which must accept its file. Return all that it writes."""
    done = subprocess.run(command, capture_output=True, text=True, env=env or None, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def tool(name: str) -> str:
    """Return the path of a tool. Skip the test if it is not installed."""
    return shutil.which(name) or pytest.skip(f"{name} is not installed")


UNITS = {"stammtisch.service": "/opt/stammtisch", "stammtisch@.service": "/opt/stammtisch/%i"}
"""The units and the folders of their programs. An instance of the second one is a version with a folder of its own."""
BESIDE = "litestream.service"
"""The unit of Litestream."""


@pytest.mark.parametrize("name", [*UNITS, BESIDE])
def test_systemd_accepts_the_unit(tmp_path: Path, name: str) -> None:
    verify = tool("systemd-analyze")
    unit = tmp_path / name
    # It checks that the program exists.
    unit.write_text((OPS / name).read_text().replace(UNITS.get(name, "/opt/stammtisch"), str(ROOT)))
    told = run(verify, "verify", "--man=no", str(unit).replace("@.", "@1."))
    assert "stammtisch" not in told, told


@pytest.mark.parametrize("name", UNITS)
def test_the_unit_waits_for_the_stop_and_watches(name: str) -> None:
    unit = (OPS / name).read_text()
    assert "Type=notify\n" in unit
    assert "WatchdogSec=" in unit
    assert f"TimeoutStopSec={NEEDED}\n" in unit


def test_the_units_differ_only_in_the_handover() -> None:
    first, second = ((OPS / name).read_text().replace(folder, "") for name, folder in UNITS.items())
    assert "--take-over" not in first
    kept = "# The bot reports every 20 seconds"
    assert first.partition(kept)[2] == second.partition(kept)[2]


def test_compose_accepts_its_file(tmp_path: Path) -> None:
    docker = tool("docker")
    if subprocess.run((docker, "compose", "version"), capture_output=True, timeout=60, check=False).returncode:
        pytest.skip("Docker has no Compose here")
    (tmp_path / "ops").mkdir()
    (tmp_path / ".env").touch()
    copy = shutil.copy(OPS / "compose.yaml", tmp_path / "ops")
    run(docker, "compose", "-f", str(copy), "--profile", "replica", "config", "--quiet")


@pytest.mark.skipif("COMPOSE_SCHEMA" not in os.environ, reason="COMPOSE_SCHEMA names no schema of Compose")
def test_the_compose_file_fits_the_published_schema() -> None:
    schema = json.loads(Path(os.environ["COMPOSE_SCHEMA"]).read_text())
    jsonschema.Draft7Validator(schema).validate(loaded("compose.yaml"))


def test_compose_keeps_games_and_sprites_apart_and_waits_for_the_stop() -> None:
    bot = loaded("compose.yaml")["services"]["bot"]
    assert bot["stop_grace_period"] == f"{NEEDED}s"
    image = (ROOT / "Dockerfile").read_text()
    for name, folder in (("DATA_DIR", "/data"), ("SPRITES_DIR", "/sprites")):
        assert f"{name}={folder}" in image
        assert any(volume.endswith(f":{folder}") for volume in bot["volumes"])
    assert set(bot["environment"]) <= {*settings.NAMES}


def test_litestream_accepts_its_file(tmp_path: Path) -> None:
    command = (installed("litestream"), "databases", "-config", str(OPS / "litestream.yml"))
    run(*command, LITESTREAM_SOCKET=str(tmp_path / "socket"))


def test_litestream_copies_only_what_the_bot_names() -> None:
    told = loaded("litestream.yml")
    assert "dbs" not in told
    assert told["socket"]["enabled"]


def test_kubernetes_accepts_its_file() -> None:
    kubernetes_validate = pytest.importorskip(
        "kubernetes_validate", reason="locks/requirements-dev.lock is not installed"
    )
    for one in manifests():
        kubernetes_validate.validate(one, kubernetes_validate.latest_version(), strict=True)


def test_the_pods_are_the_groups_and_a_spare_and_wait_for_the_stop() -> None:
    deployment, budget = manifests()
    pod = deployment["spec"]["template"]["spec"]
    (bot,) = pod["containers"]
    env = {one["name"]: one["value"] for one in bot["env"]}
    assert {*env} <= {*settings.NAMES}
    assert deployment["spec"]["replicas"] == int(env["SHARD_GROUPS"]) + 1
    assert deployment["spec"]["strategy"]["rollingUpdate"] == {"maxSurge": 1, "maxUnavailable": 0}
    assert pod["terminationGracePeriodSeconds"] >= NEEDED + 10
    assert budget["spec"]["selector"] == deployment["spec"]["selector"]
    image = (ROOT / "Dockerfile").read_text()
    for mount in bot["volumeMounts"]:
        assert mount["mountPath"] in image or mount["mountPath"] == "/tmp"
    for probe in ("startupProbe", "livenessProbe", "readinessProbe"):
        assert f"127.0.0.1:{env['OPS_PORT']}/" in bot[probe]["exec"]["command"][-1]


def manifests() -> list[dict[str, Any]]:
    """Return the objects for Kubernetes."""
    return [*yaml.safe_load_all((OPS / "kubernetes.yaml").read_text())]


def test_prometheus_accepts_the_rules() -> None:
    if promtool := shutil.which("promtool"):
        run(promtool, "check", "rules", str(OPS / "alerts.yaml"))
    grammar = pytest.importorskip("promql_parser", reason="locks/requirements-dev.lock is not installed")
    for rule in rules():
        assert grammar.parse(rule["expr"])


def test_every_rule_says_what_to_do() -> None:
    for rule in rules():
        assert set(rule["annotations"]) == {"summary", "action"}
        assert rule["labels"]["severity"] in ("page", "ticket")


def test_the_rules_and_the_page_name_metrics_files_and_settings_that_exist() -> None:
    metrics = (ROOT / "cogs" / "operations" / "metrics.py").read_text()
    page = (ROOT / "docs" / "operating.md").read_text()
    metric, file, setting = r"\bstammtisch_(\w+)", r"\bops/[\w.@]+", r"\b[A-Z]+_[A-Z]+\b"
    assert all(re.search(name, page) for name in (metric, file, setting))
    for name in re.findall(metric, page + " ".join(rule["expr"] for rule in rules())):
        assert f'"{re.sub(r"_(total|bucket)$", "", name)}"' in metrics.replace("stammtisch_", ""), name
    for name in re.findall(file, page):
        assert (ROOT / name).exists(), name
    for name in re.findall(setting, page):
        assert name in settings.NAMES, name


def rules() -> list[dict[str, Any]]:
    """Return the alert rules."""
    return [rule for group in loaded("alerts.yaml")["groups"] for rule in group["rules"]]
