"""Names: what the things that events speak of were called, as of each event."""

from collections.abc import Iterable, Sequence
from typing import Any

from pydantic import ValidationError

from bot.service.words.unkept import said_anew
from bot.store import register
from bot.store.look import Look
from rules.kernel.facts.events import Told
from rules.kernel.facts.names import BETWEEN, Register
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.state.naming import mentioned


async def register_of(look: Look, ruleset: Ruleset[Any], told: Iterable[Told]) -> Register:  # Any: its own state
    """Give the names, of every date, of all that some events speak of, and what they say that is not kept."""
    some = list(told)
    names = Register.of(await register.lines_of(look, {id for one in some for id in ids_in(ruleset, one)}))
    names.unkept.update(await said_anew(look, ruleset, some))
    return names


def ids_in(ruleset: Ruleset[Any], told: Told) -> Iterable[str]:  # Any: as above
    """Give the ids in an event, each part of those that stand together."""
    for _, id in mentioned_in(ruleset, told):
        yield from {id, *id.split(BETWEEN)}


def mentioned_in(ruleset: Ruleset[Any], told: Told) -> Sequence[tuple[str, str]]:  # Any: as above
    """Give the kind and the id of everything that an event names; none for an event that is known no more."""
    try:
        return mentioned(ruleset.read_event(told))
    except (KeyError, ValidationError):
        return ()
