"""What was written to Herald while it could keep nothing is answered as soon as it can."""

import asyncio
from datetime import timedelta
from pathlib import Path

from tests.month import people
from tests.month.hall import Hall
from tests.month.month import Month
from tests.month.promises import every_sheet_is_answered_once
from tests.month.running import usual
from tests.month.stillness import Loop, still
from tests.service import databases


async def full_for_a_minute(folder: Path) -> tuple[list[str], list[str]]:
    """Let somebody write while the disk is full; give what speaks against an answer then, and a minute later."""
    async with databases.make("sqlite", folder) as made:
        hall = Hall(folder, made.url, seats=3)
        month = Month(1, hall, made.url)
        async with hall:
            await month.found()
            writer = next(one for one in month.people if one.user in month.seated)
            hall.machine.full = True
            await people.writes(month, writer)
            await month.settle()
            before = await every_sheet_is_answered_once(month, month.sight.all())
            hall.machine.full = False
            for _ in range(4):
                month.nudge()
                await month.pass_time(timedelta(seconds=15))
            after = await every_sheet_is_answered_once(month, month.sight.all())
        await month.reader.close()
        return before, after


def test_a_sheet_that_could_not_be_kept_is_answered_when_it_is(tmp_path: Path) -> None:
    """Soon after being told that it is read again its writer gets the answer itself, not the same words once more."""
    with asyncio.Runner(loop_factory=Loop) as runner, usual(), still(runner.get_loop()):
        before, after = runner.run(full_for_a_minute(tmp_path))

    assert 1 == len(before)
    assert [] == after
