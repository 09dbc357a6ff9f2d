"""The worked examples of the rules, replayed with their exact numbers."""

import pytest

from tests.rules.carcassonne.notation import played

EXAMPLES = """
E1  A:E@0,-1/180+c1 => A4 B0
E2  A:F@0,-1/90+c1 B:E@0,-2/180 => A8 B0
E3  A:F@0,-1/90+c1 END => A3 B0
E4  A:X@1,0/0 B:V@2,0/90+r1 A:V@2,-1/0 B:V@1,-1/270 => A0 B4
E5  A:V@0,1/0+r1 B:V@-1,1/270 A:V@-1,2/180 B:V@0,2/90 => A4 B0
E6  A:F@0,-1/90+c1 B:E@1,-1/0+c1 A:N@0,-2/180 B:N@1,-2/270 => A12 B12
E7  A:F@0,-1/90+c1 B:E@1,-1/0*c1 A:N@0,-2/180 B:N@1,-2/270 => A0 B12
E8  A:B@0,1/0+m END => A2 B0
E9  A:B@0,1/0+m B:U@-1,0/0 A:U@1,0/0 B:E@-1,1/270 A:E@1,1/90 B:E@-1,2/180 A:E@0,2/180 B:E@1,2/180 => A9 B0
E10 A:E@0,-1/180+f1 END => A3 B0
E11 A:E@0,-1/180+f1 B:U@1,0/0+f1 A:E@1,-1/0 END => A3 B3
E12 A:E@0,-1/180+f1 B:U@1,0/0*f1 A:E@1,-1/0 END => A0 B3
E13 A:E@0,-1/180+f1 B:V@1,0/90 A:U@0,-2/0~f2 END => A4 B0
E14 A:IC02@1,0/0+r1 B:X@2,0/0 A:W@-1,0/0 => A8 B0
E15 A:IC02@1,0/0+r1 B:X@2,0/0 END => A0 B0
E16 A:IC11@0,-1/0+c1 B:E@1,-1/270 A:E@-1,-1/90 B:E@0,-2/180 => A15 B0
E17 A:IC11@0,-1/0+c1 B:E@1,-1/270 A:E@-1,-1/90 END => A0 B0
E18 A:TB17@0,-1/90+c1 B:E@0,-2/180 END => A6 B10
E19 A:TB17@0,-1/90+c1 B:E@0,-2/180 A:TB05@1,-2/180 B:E@2,-2/270 A:E@1,-1/0 END => A16 B10
E20 A:U@1,0/0+r1 B:E@0,-1/180 A:U@2,0/0!1,0 B:B@0,1/0 A:X@3,0/0 END => A8 B0
E21 A:PD16@1,0/90+r1 B:E@0,-1/180 END => A2 B0
E22 A:TB03@1,0/0+r1 END => A1 B0
E23 A:PD17@0,-1/180+m END => A2 B0
E24 A:E@0,-1/180+f1 B:U@1,0/0 A:E@1,-1/0 END => A3 B0
E25 A:S@0,-1/180+r1 B:E@-1,-1/90 A:E@1,-1/270 END => A1 B0
E26 A:F@0,-1/90+f1 B:E@0,-2/180+f1 END => A3 B3
E27 A:PD16@1,0/90+f2 B:E@0,-1/180 END => A3 B0
E28 A:IC11@0,-1/0+c1 B:E@1,-1/270 A:E@-1,-1/90 B:F@0,-2/90 A:E@0,-3/180 => A21 B0
E29 A:TB17@0,-1/90+c1 B:E@0,-2/180 A:TB16@1,-2/180 B:E@2,-2/270 A:E@1,-1/0 END => A16 B10
E30 A:IC02@1,0/0*r1 B:E@0,-1/180 A:U@2,0/0!1,0 END => A3 B0
"""


def example(line: str) -> object:
    id_, rest = line.split(maxsplit=1)
    return pytest.param(*rest.split(" => "), id=id_, marks=pytest.mark.example(id_))


@pytest.mark.parametrize(("moves", "scores"), [example(line) for line in EXAMPLES.strip().splitlines()])
def test_worked_example(moves: str, scores: str) -> None:
    course = played(moves)
    assert course.scores == [int(score[1:]) for score in scores.split()]


def test_no_worked_example_is_missing() -> None:
    assert [line.split()[0] for line in EXAMPLES.strip().splitlines()] == [f"E{number}" for number in range(1, 31)]
