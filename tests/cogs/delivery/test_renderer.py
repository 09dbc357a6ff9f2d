"""The renderer: one picture after the other, none that is superseded, none that takes the bot down."""

import asyncio

from cogs.delivery.renderer import Renderer, Superseded


async def test_of_one_sort_only_the_last_picture_is_drawn() -> None:
    renderer, gate, drawn = Renderer(), asyncio.Event(), []
    loop = asyncio.get_running_loop()

    def slow() -> bytes:
        asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()
        return b"slow"

    def quick(name: bytes) -> bytes:
        drawn.append(name)
        return name

    first = asyncio.create_task(renderer.draw("other", slow))
    second = asyncio.create_task(renderer.draw("panel", lambda: quick(b"second")))
    await asyncio.sleep(0)
    third = asyncio.create_task(renderer.draw("panel", lambda: quick(b"third")))
    await asyncio.sleep(0)
    gate.set()
    results = await asyncio.gather(first, second, third, return_exceptions=True)
    assert results[0] == b"slow"
    assert isinstance(results[1], Superseded)
    assert results[2] == b"third"
    assert drawn == [b"third"]
    renderer.close()


async def test_a_picture_that_cannot_be_drawn_is_none() -> None:
    renderer = Renderer()
    assert await renderer.draw("panel", lambda: bytes(1 // 0)) is None
    renderer.close()
