"""Write what the rules do now, for the tests and for review::

python -m tests.contract
"""

from tests.contract.perft import write_counts
from tests.contract.playthrough import write_playthroughs
from tests.contract.recording import record_missing

if __name__ == "__main__":
    record_missing()
    write_counts()
    write_playthroughs()
