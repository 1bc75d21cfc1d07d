"""The cabinet: letters, promises and pacts as an exported campaign holds them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pydantic import TypeAdapter

from bot.store import letters, pledges
from bot.store.look import Look
from bot.store.records import Copy, Letter, Pact, Promise
from bot.store.unit import Unit

LETTERS, COPIES = TypeAdapter(Sequence[Letter]), TypeAdapter(Sequence[Copy])
PROMISES, PACTS = TypeAdapter(Sequence[Promise]), TypeAdapter(Sequence[Pact])
ON_THE_WAY = ("leaves", "travelling", "arrived", "lost")


async def cabinet(look: Look, *, secrets: bool) -> dict[str, Any]:  # Any: JSON
    """Give what seats have exchanged; without `secrets` only what everybody knows of it."""
    promises, pacts = await pledges.promises(look), await pledges.pacts(look)
    if not secrets:
        promises = [one if one.opened_at else replace(one, text="", salt="") for one in promises]
        pacts = [one for one in pacts if not one.secret and one.state not in {"proposed", "declined"}]
    written = await letters.letters(look) if secrets else []
    copies = await letters.copies_in(look, *ON_THE_WAY) if secrets else []
    return {
        "letters": LETTERS.dump_python(written, mode="json"),
        "copies": COPIES.dump_python(copies, mode="json"),
        "promises": PROMISES.dump_python(promises, mode="json"),
        "pacts": PACTS.dump_python(pacts, mode="json"),
    }


async def refill(unit: Unit, part: dict[str, Any]) -> None:  # Any: JSON
    """Write what an exported campaign holds into a restored one; an older file holds nothing."""
    copies = COPIES.validate_python(part.get("copies", []))
    for one in LETTERS.validate_python(part.get("letters", [])):
        await letters.add(unit, one, [copy for copy in copies if copy.letter == one.id])
    for promise in PROMISES.validate_python(part.get("promises", [])):
        await pledges.add_promise(unit, promise)
    for pact in PACTS.validate_python(part.get("pacts", [])):
        await pledges.add_pact(unit, pact)
