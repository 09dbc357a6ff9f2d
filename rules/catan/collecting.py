"""Cards that pass from player to player without trade."""

from rules.catan.island import Island


def collect(island: Island, seat: int, kind: int, most: int | None) -> None:
    """Take up to ``most`` cards of a kind (None: all) from every opponent and report the numbers."""
    taken = []
    for other in island.state.others(seat):
        held = island.state.hands[other][kind]
        count = held if most is None else min(held, most)
        island.hand_over(other, seat, kind, count)
        if most is None or count < most:
            island.run_out(other, kind)
        taken.append({"seat": other, "count": count})
    total = sum(one["count"] for one in taken)
    # The opponents' cards were hidden until now.
    island.state.reveal()
    island.state.tell("catan.collected", seat=seat, card=island.kinds[kind], taken=taken, total=total)
