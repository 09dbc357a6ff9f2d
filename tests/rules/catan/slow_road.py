"""The longest road, found by trying every trail."""

from rules.catan.geometry import geometry


def slow_longest(edges: set[int], stands: list[int], seat: int) -> int:
    """Try every trail from every vertex."""
    places = geometry("std")

    def walk(vertex: int, used: frozenset[int], passed: bool) -> int:
        if passed and stands[vertex] not in (-1, seat):
            return 0
        best = 0
        for edge in places.edges_at[vertex]:
            if edge in edges and edge not in used:
                there = sum(places.ends[edge]) - vertex
                best = max(best, 1 + walk(there, used | {edge}, passed=True))
        return best

    return max((walk(vertex, frozenset(), passed=False) for vertex in range(len(places.points))), default=0)
