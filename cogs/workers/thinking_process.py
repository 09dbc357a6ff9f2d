"""A process for long thoughts: ``python -m cogs.workers.thinking_process``. Threads would delay the event loop."""

import os

from cogs.workers.jobs import do_jobs, take_output

NICE = 5
"""The process lets others go first: an opponent may answer later, a click may not."""


def main() -> None:
    """Think as the bot asks."""
    thoughts = take_output()
    os.nice(NICE)
    do_jobs(thoughts)


if __name__ == "__main__":
    main()
