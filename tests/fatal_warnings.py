"""The warnings that are errors, in pytest and in the bots that tests start.

A warning about our own code is one. Python attributes the warning of a deprecated function to its caller, if the
function says so by ``stacklevel``. So our deprecated calls fail, and those of other packages do not:
https://docs.python.org/3/library/warnings.html#warnings.warn

A leak is an error everywhere. Python attributes it to the code that runs when the object is freed.
"""

import warnings
from typing import Final

OURS: Final = r"(__main__|bench|bot|cluster|cogs|data|playground|render|rules|settings|tests)(\.|$)"
"""The names of our modules, as a regular expression."""
FILTERS: Final[tuple[tuple[str, type[Warning], str], ...]] = (
    ("", Warning, OURS),
    ("", ResourceWarning, ""),
    ("coroutine ", RuntimeWarning, ""),
)
"""The beginning of the text, the category and the module of each."""
# A variable of the environment can name modules, but not packages.
VARIABLE: Final = "error::ResourceWarning,error:coroutine:RuntimeWarning,error:::__main__"
"""PYTHONWARNINGS of a bot that is started as a program."""


def for_pytest() -> list[str]:
    """Return the lines of pytest's setting ``filterwarnings``."""
    return [f"error:{text}:{category.__name__}:{module}" for text, category, module in FILTERS]


def make_errors() -> None:
    """Make these warnings errors in this process."""
    for text, category, module in FILTERS:
        warnings.filterwarnings("error", text, category, module)
