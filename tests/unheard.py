"""Hidden failures: exceptions of tasks that are never awaited."""

import gc
import inspect
import logging
from types import ModuleType


def has_tasks(module: ModuleType) -> bool:
    """Return whether a module's tests may make tasks."""
    return any(value.__name__ == "asyncio" for value in vars(module).values() if inspect.ismodule(value)) or any(
        inspect.iscoroutinefunction(value) for name, value in vars(module).items() if name.startswith("test")
    )


class Unheard(logging.Handler):
    """Keeps the complaints of asyncio."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a complaint, with its traceback."""
        self.told.append(logging.Formatter().format(record))

    def check(self) -> None:
        """Fail if there was a complaint. Garbage complains only when it is collected."""
        gc.collect()
        # Objects that are still in use belong to caches. The next collection need not visit them again.
        gc.freeze()
        assert not self.told, "\n".join(self.told)
