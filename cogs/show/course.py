"""The course of a game in three sentences: the scores halfway, the changes of the lead, and the end."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from cogs.show.past import Moment, turn_ends
from cogs.show.snapshot import TableSnapshot
from render import Words

Scores = Sequence[int]


class Lead(NamedTuple):
    """The changes of the lead over a game."""

    changes: int
    """The number of times that a seat took the lead from another one."""
    since: int
    """The index of the scores since which the last leaders have led."""
    leaders: tuple[int, ...]
    """The seats that lead at the end: several if they have the same score."""


def course_words(snapshot: TableSnapshot, moments: Sequence[Moment], words: Words) -> str:
    """Return three sentences; "" if the scores are hidden or there is nothing to tell yet."""
    ends = [moment for moment in (moments[at] for at in turn_ends(moments)) if moment.scores]
    if len(ends) < 2:
        return ""
    scores = [moment.scores for moment in ends]
    turns = [moment.turn.number for moment in ends]
    telling = _Telling(snapshot.names, words)
    # The scores of the end have their own sentence.
    half = (len(ends) - 1) // 2
    sentences = (
        telling.halfway(scores[half], turns[half]),
        telling.lead(lead_of(scores), turns, over=snapshot.game.phase == "over"),
        telling.end(snapshot, scores[-1], turns[-1]),
    )
    return " ".join(sentences)


def lead_of(scores: Sequence[Scores]) -> Lead:
    """Return how the lead changed. A seat that is level with the leader has not taken the lead yet."""
    leaders = [leading(each) for each in scores]
    alone = [key for key, _ in groupby(key for key in leaders if len(key) == 1)]
    last = set(leaders[-1])
    # A leader keeps the lead while another seat is level.
    start = max((at + 1 for at, each in enumerate(leaders) if not last.issubset(each)), default=0)
    since = next(at for at in range(start, len(leaders)) if leaders[at] == leaders[-1])
    return Lead(max(0, len(alone) - 1), since, leaders[-1])


def leading(scores: Scores) -> tuple[int, ...]:
    """Return the seats with the highest score."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


class _Telling:
    """The sentences, with the names of the seats."""

    def __init__(self, names: Sequence[str], words: Words) -> None:
        self._names, self._words = names, words

    def halfway(self, scores: Scores, turn: int) -> str:
        first = leading(scores)
        return self._words.text(
            "course-halfway", turn=turn, who=self._several(first), count=len(first), scores=self._scores(scores)
        )

    def lead(self, lead: Lead, turns: Sequence[int], *, over: bool) -> str:
        facts = {"who": self._several(lead.leaders), "turn": turns[lead.since], "changes": lead.changes}
        if len(lead.leaders) > 1:
            return self._words.text("course-level", **facts)
        return self._words.text("course-lead", **facts) if over else self._words.text("course-lead-so-far", **facts)

    def end(self, snapshot: TableSnapshot, scores: Scores, turn: int) -> str:
        if snapshot.game.phase != "over":
            return self._words.text("course-open", turn=turn, scores=self._scores(scores))
        winners = [place.seat for place in snapshot.standing if place.rank == 1]
        order = [place.seat for place in snapshot.standing]
        return self._words.text(
            "course-end", turn=turn, who=self._several(winners), count=len(winners), scores=self._scores(scores, order)
        )

    def _several(self, seats: Sequence[int]) -> str:
        return self._words.listed([self._names[seat] for seat in seats])

    def _scores(self, scores: Scores, order: Sequence[int] = ()) -> str:
        """Return all names with their scores, the best first."""
        ranked = order or sorted(range(len(scores)), key=lambda seat: -scores[seat])
        return self._words.row([f"{self._names[seat]} {scores[seat]}" for seat in ranked])
