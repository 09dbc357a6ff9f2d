"""Files in memory that are sent to Discord."""

from io import BytesIO

import discord


class Upload(discord.File):
    """Bytes to upload, released as soon as the request is over.

    discord.py leaves a closed file in a reference cycle with its own method. The garbage collector finds it late, and
    a picture has a quarter of a MiB.
    """

    def __init__(self, data: bytes, name: str, alt: str | None = None) -> None:
        """Prepare an upload; ``alt`` describes a picture."""
        super().__init__(BytesIO(data), filename=name, description=alt)

    def close(self) -> None:
        """Release the bytes."""
        super().close()
        self.fp.close()
        del self.fp.close  # the attribute that discord.py has set
