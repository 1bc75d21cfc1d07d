"""Again: a line that says once more what was given before, so that nothing is wrong with it."""

from collections.abc import Sequence
from typing import Any

from pydantic import TypeAdapter

from bot.service.desk.desk import Desk
from bot.service.ground.ears import Said
from bot.service.ground.herald import Herald
from bot.service.ground.values import Verdict
from bot.service.orders.lines import understood
from rules.kernel.errors import Answer, Refusal
from rules.kernel.language.grammar import write
from rules.kernel.orders.order import Order

GIVEN = "that is given already"
VERDICTS = TypeAdapter(tuple[Verdict, ...])


def said_again(desk: Desk, number: int, line: str, slip: Answer) -> list[Verdict]:
    """Give the verdicts on a line that was not taken, where all that it says was given before it; else none.

    It is read as it was then, and what speaks against giving it twice is said.
    """
    before = [draft for draft in desk.drafts if draft.id not in desk.fresh]
    if not before:
        return []
    given = [desk.session.read(draft.given) for draft in before]
    bare = Desk(desk.look, desk.who, desk.session, [], ready=desk.ready)
    try:
        found = understood(bare, line)
    except Answer:
        return []
    return [again(desk, number, order, slip) for order in found] if all(order in given for order in found) else []


def again(desk: Desk, number: int, order: Order[Any], slip: Answer | None = None) -> Verdict:  # Any: each game's own
    """Give the verdict on an order that was given before, with what speaks against giving it twice."""
    why = f"; twice is too much: {slip.problem}" if isinstance(slip, Refusal) else ""
    text = write(order, desk.names_before())
    return Verdict(number, text, ok=True, answer=f"{GIVEN}{why}", clause="", suggestion="")


def written_down(verdicts: Sequence[Verdict]) -> str:
    """Give verdicts as they are kept."""
    return VERDICTS.dump_json(tuple(verdicts)).decode()


async def taken_before(herald: Herald, said: Said) -> tuple[Verdict, ...]:
    """Give what became of the orders of a message that was read before; nothing of one that was not."""
    before = await herald.store.dialogue(said.user)
    return VERDICTS.validate_json(before.verdicts) if before and before.taken == said.message else ()
