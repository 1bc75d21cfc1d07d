"""What no fact keeps: why an order failed is said anew, by running the phase again in which it did, when it is read."""

from collections.abc import Iterable, Mapping
from typing import Any

import structlog

from bot.service.ground.playing import luck_of
from bot.store.deeds import amendments
from bot.store.look import Look
from rules.kernel.errors import HeraldError
from rules.kernel.facts.events import Told, unkept
from rules.kernel.facts.names import Register
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.session import Session

Said = Mapping[int, Mapping[str, str]]
"""By the numbers of events what they say, field by field."""
log = structlog.get_logger()


async def said_anew(look: Look, ruleset: Ruleset[Any], told: Iterable[Told]) -> Said:  # Any: each game has its state
    """Give what some events say that is not kept, each phase run once; nothing of those whose phase leads elsewhere."""
    numbers = [one.n for one in told if says_more(ruleset, one)]
    if not numbers:
        return {}
    marks = await look.saves()
    begun = {max((mark.number for mark in marks if mark.told < n), default=None) for n in numbers}
    runs = [await run_again(look, ruleset, number) for number in sorted(one for one in begun if one is not None)]
    return {n: said[n] for said in runs for n in numbers if n in said}


async def run_again(look: Look, ruleset: Ruleset[Any], number: int) -> Said:  # Any: as above
    """Give what the events of the phase that a save began say; nothing if the rules lead elsewhere today."""
    save, closings, changed = await look.save(number), await look.closings(number), await amendments(look, number)
    if save is None:
        return {}
    try:
        return Session.rebuild(ruleset, luck_of(look.campaign), save, closings, changed, []).said
    except (HeraldError, LookupError, ValueError) as error:
        log.warning("a phase cannot be run again for its words", campaign=look.id, save=number, reason=str(error))
        return {}


def says_more(ruleset: Ruleset[Any], told: Told) -> bool:  # Any: as above
    """Tell whether events of this kind say what is not kept of them."""
    kind = ruleset.tellings.types.get(told.event)
    return kind is not None and bool(unkept(kind))


def lost(ruleset: Ruleset[Any], told: Told, names: Register) -> bool:  # Any: as above
    """Tell whether what an event says cannot be said anew, so that words made of it once are better than fresh ones."""
    return told.n not in names.unkept and says_more(ruleset, told)
