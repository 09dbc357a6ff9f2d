"""The choice of the day's puzzle: the same on a server and day, all games in turn, none twice before all were shown."""

from cogs.puzzles.daily import begin_of, daily, day_at
from rules.kernel import GAMES, puzzle_ids

GUILD, DAY = 1, 20_000


def test_a_day_begins_in_the_morning() -> None:
    begin = begin_of(DAY)
    assert begin % 86_400 == 5 * 3_600
    assert day_at(begin - 1) == DAY - 1
    assert day_at(begin) == day_at(begin + 86_399) == DAY


def test_a_day_has_one_puzzle_on_a_server() -> None:
    today = daily(GUILD, DAY)
    assert today == daily(GUILD, DAY)
    assert today
    assert today.ends == begin_of(DAY + 1)


def test_the_games_take_turns() -> None:
    games = [game for game in sorted(GAMES) if puzzle_ids(game)]
    shown = [found.game for day in range(2 * len(games)) if (found := daily(GUILD, DAY + day))]
    assert len(games) > 1
    assert shown[: len(games)] == shown[len(games) :]
    assert sorted(shown[: len(games)]) == games


def test_no_puzzle_comes_twice_before_all_of_its_game_were_shown() -> None:
    games = [game for game in GAMES if puzzle_ids(game)]
    rounds = min(len(puzzle_ids(game)) for game in games)
    shown = [found.address for day in range(rounds * len(games)) if (found := daily(GUILD, day))]
    assert len({*shown}) == len(shown)


def test_servers_have_orders_of_their_own() -> None:
    week = [[found.address for day in range(7) if (found := daily(guild, DAY + day))] for guild in range(5)]
    assert len({*map(tuple, week)}) > 1
