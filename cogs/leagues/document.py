"""The export of a league as plain JSON, without the ids of people."""

from typing import Final

from data.league.models import BYE, League
from data.league.pairing import drawn_order
from data.league.records import plan_of
from data.league.standings import TENTHS, points_of
from rules.kernel import Facts

FORMAT: Final = "stammtisch league 1"


def document(found: League) -> Facts:
    """Return a league as plain JSON: its rules, members, rounds with tables, and standings."""
    row = found.row
    return {
        "format": FORMAT,
        "league": row.id,
        "game": row.kind,
        "options": row.options,
        "speed": row.speed,
        "form": row.form,
        "seats": [row.least, row.seats],
        "rounds_planned": row.rounds,
        "days": row.days,
        "phase": row.phase,
        "created": row.created,
        "ended": row.ended,
        # The draw can be checked once it decides nothing more.
        "seed": row.seed if row.phase in ("over", "closed") else None,
        "draw": drawn_order([member.number for member in found.members], row.seed) if found.rounds else [],
        "members": [
            {"member": member.number, "name": member.name, "left": member.gone is not None} for member in found.members
        ],
        "rounds": [_round(found, each.round) for each in found.rounds if each.deadline is not None],
        "standings": [
            {
                "member": line.member,
                "rank": line.rank,
                "points": line.points / TENTHS,
                "opponents": line.opponents / TENTHS,
                "direct": line.direct,
                "played": line.played,
                "wins": line.wins,
            }
            for line in plan_of(found).standings()
        ],
    }


def _round(found: League, number: int) -> Facts:
    tables = []
    for table in found.tables_of(number):
        seats = found.seats_of(number, table.number)
        places = {seat.member: seat.place for seat in seats if seat.place is not None}
        points = points_of(places) if len(places) == len(seats) else {}
        tables.append(
            {
                "table": table.number,
                "game": table.game,
                "result": table.result,
                "seats": [
                    {
                        "member": seat.member,
                        "place": seat.place,
                        "points": points[seat.member] / TENTHS if points else None,
                    }
                    for seat in seats
                ],
            }
        )
    return {"round": number, "tables": tables, "byes": [seat.member for seat in found.seats_of(number, BYE)]}
