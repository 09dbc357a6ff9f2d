"""A meaningless game with asks of every form: a panel that serves it can serve every game."""

from collections.abc import Sequence

from rules.kernel import (
    CHECKPOINT,
    Chance,
    Choice,
    Facts,
    Field,
    Game,
    IllegalChoice,
    Meta,
    Option,
    Play,
    Request,
    State,
    View,
    all_of,
    ask,
)
from tests.contract.demo import choose

ROUNDS = 12


class Forms(State, kw_only=True):
    round: int = 0
    taken: list[str] = []


class FormsView(View, frozen=True, kw_only=True):
    taken: list[str]


def play(state: Forms) -> Play[None]:
    while state.round < ROUNDS:
        yield CHECKPOINT
        seat = state.round % state.seats
        for requests in [drawn(state, seat) for _ in range(1 + state.chance.below(3))]:
            answers = (yield requests[0]) if len(requests) == 1 else (yield from all_of(requests))
            state.taken.append(str(answers))
        state.round += 1


def drawn(state: Forms, seat: int) -> list[Request]:
    """Asks to one seat or to all seats. All random numbers are drawn before the first ask."""
    seats = range(state.seats) if state.chance.below(4) == 0 else [seat]
    return [question(state, other) for other in seats]


def question(state: Forms, seat: int) -> Request:
    chance = state.chance
    kind = f"forms.{chance.pick(('plain', 'path', 'amounts', 'ordered', 'fields', 'many'))}"
    if kind == "forms.fields":
        fields = tuple(
            Field(name, options, least, most)
            for name in "abcdef"[: 2 + chance.below(5)]
            for options in [amounts(chance, 1 + chance.below(8))]
            for least, most in [bounds(chance, options, 1 + chance.below(6))]
        )

        def odd(choice: Choice) -> None:
            if isinstance(choice, dict) and sum(map(len, choice.values())) == 3:
                raise IllegalChoice("three_in_all")

        return ask(seat, kind, fields=fields, check=odd)
    options = listed(kind, chance)
    least, most = bounds(chance, options) if kind in ("forms.amounts", "forms.ordered") else (chance.below(2), 1)
    return ask(
        seat, kind, options, least=least, most=most, ordered=kind == "forms.ordered", secret=chance.below(3) == 0
    )


def listed(kind: str, chance: Chance) -> Sequence[Option]:
    match kind:
        case "forms.path":
            return paths(chance)
        case "forms.amounts":
            return amounts(chance, 2 + chance.below(9))
        case "forms.many":
            return flat(chance, 20 + chance.below(100))
        case _:
            return flat(chance, 2 + chance.below(5))


def bounds(chance: Chance, options: Sequence[Option], top: int = 30) -> tuple[int, int]:
    total = min(sum(option.limit for option in options), top)
    most = 1 + chance.below(total)
    return chance.below(most + 1), most


def flat(chance: Chance, size: int) -> list[Option]:
    return [Option(f"an o {index}") for index in range(size)]


def amounts(chance: Chance, size: int) -> tuple[Option, ...]:
    return tuple(Option(f"an o {index}", limit=1 + chance.below(9)) for index in range(size))


def paths(chance: Chance) -> list[Option]:
    found: list[Option] = []
    for first in range(1 + chance.below(35)):
        for second in range(1 + chance.below(2)):
            found += [
                Option(f"{first},{second},{third}", (str(first), str(second), str(third)))
                for third in range(1 + chance.below(7))
            ]
    return found


def view(state: Forms, seat: int | None) -> FormsView:
    return FormsView(game="forms", seat=seat, taken=list(state.taken))


def new(seats: int, options: Facts, chance: Chance) -> Forms:
    return Forms(seats=seats, chance=chance, options=options)


FORMS = Game(
    meta=Meta("Forms", (1, 3)),
    state=Forms,
    new=new,
    play=play,
    view=view,
    scores=lambda state: [0] * state.seats,
    position=lambda state: {"seats": state.seats},
    arrange=lambda facts, chance: new(facts["seats"], {}, chance),
    twin=lambda state, seat, chance: state,
    choose=choose,
)
