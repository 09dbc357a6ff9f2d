"""Two games of the tests join the registered ones."""

from rules.kernel import GAMES
from tests.cogs.forms import FORMS
from tests.contract.demo import DEMO

GAMES["demo"] = DEMO
GAMES["forms"] = FORMS
