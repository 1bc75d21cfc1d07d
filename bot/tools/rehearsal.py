"""A campaign rehearsed: rebuilt as a restart would, and its last whole phase run again, under the code at hand."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.playing import options_of, rebuild, replay, ruleset_of
from bot.service.start.archive import archive
from bot.store.deeds import amendments
from bot.store.look import Look
from bot.tools.replay import Replay
from rules.kernel.errors import HeraldError
from rules.kernel.play.journal import Save

SHOWN = 5
"""The most differences of a state that are named."""
LONGEST = 60
"""The most characters of a value that are shown."""


@dataclass
class Rehearsed:
    """What a campaign does under the code at hand."""

    amiss: list[str] = field(default_factory=list)
    """Why it would be held, in a line; nothing if it would go on."""
    noted: list[str] = field(default_factory=list)
    """What else is not as it was."""


async def rehearsed(herald: Herald, look: Look, *, whole: bool) -> Rehearsed:
    """Rebuild a campaign as a restart would, and run its last whole phase again; if `whole`, all of its phases."""
    found = Rehearsed()
    marks = await look.saves()
    if not marks:
        return found
    held = "is held already, and " if look.campaign.status == "held" else ""
    try:
        ruleset_of(herald, look.campaign)
        options_of(herald, look.campaign)
        if look.campaign.window_key:
            await rebuild(herald, look)
        if len(marks) > 1:
            found.noted += await phase(herald, look, marks[-2].number, marks[-1].number)
        if whole and look.campaign.status != "muster":
            Replay((await archive(look, people=True, secrets=True)).decode(), herald.games).run()
    except (HeraldError, ValueError) as error:
        found.amiss.append(f"{held}would be held: {error}")
    except Exception as error:  # noqa: BLE001  whatever stops one campaign, the others are looked at
        found.amiss.append(f"{held}would be held: {type(error).__name__}: {error}")
    return found


async def phase(herald: Herald, look: Look, first: int, second: int) -> list[str]:
    """Run a whole phase again, and name where the state that it leads to differs from the one that was saved."""
    before, after = await look.save(first), await look.save(second)
    if before is None or after is None:
        return []
    session = replay(herald, look.campaign, before, await look.closings(first), await amendments(look, first))
    if session.window is not None:
        return []  # it was taken back while its window stood open
    return compared(after, session.state.write())


def compared(saved: Save, reached: str) -> list[str]:
    """Compare a state with the one that was saved, in the fields that both have; list the rest."""
    if saved.state == reached:
        return []
    was, now = json.loads(saved.state), json.loads(reached)
    changed = list(islice(differences(was, now, ""), SHOWN + 1))
    lines = [f"its last phase would end otherwise at {line}" for line in changed[:SHOWN]]
    if len(changed) > SHOWN:
        lines.append("and at more places")
    gone, fresh = sorted(set(missing(was, now, ""))), sorted(set(missing(now, was, "")))
    if gone:
        lines.append(f"today's rules keep no {', '.join(gone[:SHOWN])}")
    if fresh:
        lines.append(f"today's rules keep also {', '.join(fresh[:SHOWN])}")
    return lines


def differences(was: Any, now: Any, path: str) -> Iterator[str]:  # Any: JSON
    """Give each figure that both have and that is another now, by its path."""
    if isinstance(was, dict) and isinstance(now, dict):
        for name in was.keys() & now.keys():
            yield from differences(was[name], now[name], f"{path}.{name}".lstrip("."))
    elif was != now:
        yield f"{path}: {shown(was)} was saved, {shown(now)} reached"


def missing(was: Any, now: Any, path: str) -> Iterator[str]:  # Any: JSON
    """Give the paths of what one has and the other has not."""
    if isinstance(was, dict) and isinstance(now, dict):
        for name, value in was.items():
            here = f"{path}.{name}".lstrip(".")
            if name not in now:
                yield here
            else:
                yield from missing(value, now[name], here)


def shown(value: Any) -> str:  # Any: JSON
    """Give a value as it is shown in a line."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
