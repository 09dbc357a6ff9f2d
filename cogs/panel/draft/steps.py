"""Options step by step: the paths of a field's options, the picks that are left, and where a pick leads."""

import re
from collections import Counter
from collections.abc import Iterable

from cogs.panel.draft.picks import Pick, Picks
from rules.kernel import Field, Option

# Five is a row of buttons: players see that many at a glance, and each is one tap.
FEW = 5
"""The maximum number of possibilities that fit into one row of buttons."""
MAX_TAPPED = 2 * FEW
"""The maximum number of options that have buttons of their own in a field that takes several picks."""
AMOUNT = re.compile(r"(\d+)(\D+)")
"""The id of an option that is an amount of something: "3r"."""


def capacity(part: Field) -> int:
    """Return how many picks a part can take."""
    # Every option can be picked at least once. Only the rare parts that take more add up hundreds of limits.
    if part.most <= len(part.options):
        return part.most
    return min(part.most, sum(option.limit for option in part.options))


def path_of(part: Field, pick: Pick) -> tuple[str, ...]:
    """Return the steps that ``pick`` has walked."""
    steps = part.options[pick.option].steps
    return steps[: pick.depth] if pick.depth else steps


def next_steps(options: Iterable[Option], walked: tuple[str, ...]) -> dict[str, list[Option]]:
    """Return the possible next steps after ``walked``, each with the options it leads to, in the ask's order."""
    at = len(walked)
    steps: dict[str, list[Option]] = {}
    for option in options:
        if len(option.steps) > at and option.steps[:at] == walked:
            steps.setdefault(option.steps[at], []).append(option)
    return steps


def sole_beginning(part: Field, picks: Picks) -> tuple[str, ...]:
    """Return the first steps that all options of a named field share, which are no choice: the only scroll to cast."""
    walked = walk(part, picks, ()) if part.name and not part.turned and available(part, picks) else None
    return path_of(part, walked) if walked is not None and walked.depth else ()


def walk(part: Field, picks: Picks, walked: tuple[str, ...]) -> Pick:
    """Follow the path while there is one way on. If few last steps are left (a rotation), take the first."""
    return _walk(part, [option for option in available(part, picks) if option.steps[: len(walked)] == walked], walked)


def ways_on(part: Field, picks: Picks, walked: tuple[str, ...]) -> list[Pick]:
    """Return where each possible next step after ``walked`` leads, in the ask's order."""
    ways = next_steps(available(part, picks), walked)
    return [_walk(part, options, (*walked, step)) for step, options in ways.items()]


def _walk(part: Field, options: list[Option], walked: tuple[str, ...]) -> Pick:
    """Walk on from ``walked``, the common start of the paths of all ``options``."""
    while ways := next_steps(options, walked):
        last = all(len(option.steps) == len(walked) + 1 for option in options)
        # A step with one way on is no decision, so it is taken automatically. Nothing else is chosen for a player,
        # except how a placed thing is turned at first: the picture then shows it, and another way is one tap away.
        if len(ways) > 1 and not (part.turned and walked and last and len(ways) <= FEW):
            return Pick(part.options.index(options[0]), len(walked))
        step, options = next(iter(ways.items()))
        walked = (*walked, step)
    return Pick(part.options.index(options[0]))


def available(part: Field, picks: Picks) -> list[Option]:
    """Return the options that can be picked once more; an unfinished pick does not count.

    If options are equal (a tile turned by 180° may look the same), only the first is offered.
    """
    # An unfinished pick has used nothing: it may still end at another option.
    used = Counter(pick.option for pick in picks if not pick.depth)
    return [option for index, option in enumerate(part.options) if used[index] < option.limit and is_distinct(option)]


def is_distinct(option: Option) -> bool:
    """Return whether an option has another effect than those before it."""
    return not option.like


def add_pick(part: Field, picks: Picks, pick: Pick) -> Picks:
    """Add ``pick``. It replaces an unfinished pick, or the only pick that the part takes."""
    # In a part with one pick, another pick replaces it, so that the player need not go back first.
    rest = picks[:-1] if picks and (picks[-1].depth or capacity(part) == 1) else picks
    return (*rest, pick)


def turns(part: Field, pick: Pick) -> dict[str, Option]:
    """Return the ways to turn the thing that a finished pick has placed, by the last step, or none."""
    ways = siblings(part, pick) if part.turned and not pick.depth and len(path_of(part, pick)) > 1 else {}
    return ways if 2 <= len(ways) <= FEW else {}


def siblings(part: Field, pick: Pick) -> dict[str, Option]:
    """Return the options that differ from a finished pick in the last step only, by that step."""
    steps = part.options[pick.option].steps
    ways = next_steps(filter(is_distinct, part.options), steps[:-1])
    return {step: options[0] for step, options in ways.items() if len(options[0].steps) == len(steps)}


def is_tapped(part: Field) -> bool:
    """Return whether a part takes several picks, of so few options that each has buttons that add and remove one."""
    if capacity(part) < 2 or part.ordered or any(len(option.steps) > 1 for option in part.options):
        return False
    return len(part.options) <= MAX_TAPPED or bool(amounts(part))


def amounts(part: Field) -> dict[str, list[int]]:
    """Return the things of which a part takes amounts, each with the indexes of the options for one, two … of it.

    Empty unless all options are such amounts, of few things.
    """
    piles: dict[str, list[int]] = {}
    for index, option in enumerate(part.options):
        amount = AMOUNT.fullmatch(option.id)
        if amount is None or int(amount[1]) != len(piles.setdefault(amount[2], [])) + 1:
            return {}
        piles[amount[2]].append(index)
    return piles if len(piles) <= FEW and any(len(indexes) > 1 for indexes in piles.values()) else {}


def takes_several_at_once(part: Field) -> bool:
    """Return whether the picks of a part are made at once, in a select for several."""
    if is_tapped(part):
        return False
    # Discord's selects have neither an order nor amounts. An option that can be taken three times is listed three
    # times. Ordered picks, paths, and more than the 25 lines of a select use other controls:
    # https://discord.com/developers/docs/components/reference
    expanded = sum(min(option.limit, capacity(part)) for option in part.options)
    flat = all(len(option.steps) == 1 for option in part.options)
    return capacity(part) > 1 and not part.ordered and flat and expanded <= 25
