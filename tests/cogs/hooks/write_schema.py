"""Write the JSON Schema of the events: ``python -m tests.cogs.hooks.write_schema``."""

import msgspec

from data.game.hook_events import schema
from tests.cogs.hooks.receiver import SCHEMA

if __name__ == "__main__":
    SCHEMA.write_bytes(msgspec.json.format(msgspec.json.encode(schema())) + b"\n")
