"""A rush of newcomers is seen to a few at a time, in order."""

from __future__ import annotations

import asyncio

from ringside.server.turns import FEW, Turns


def test_a_rush_takes_several_turns_of_the_loop_and_nobody_is_forgotten() -> None:
    async def rush() -> None:
        turns, seen, most = Turns(), list[int](), 0

        async def come(number: int) -> None:
            await turns.wait()
            seen.append(number)

        coming = [asyncio.create_task(come(number)) for number in range(20)]
        coming[7].cancel()
        while len(seen) < 19:
            before = len(seen)
            await asyncio.sleep(0)
            most = max(most, len(seen) - before)
        assert most == FEW
        assert seen == sorted(seen)
        await come(20)  # and when it is quiet, at once

    asyncio.run(asyncio.wait_for(rush(), 10))
