"""Typing: a command that somebody types as a message: what it would have done, or the order that it says."""

from collections.abc import Awaitable, Callable, Sequence

from bot.service.ground.ears import Said
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import CampaignCard, OrderSet, Verdict, Who
from bot.service.orders import orders
from bot.service.plain.intents import COMMANDS
from bot.service.plain.leading.wishing import wished
from bot.service.plain.verdicts import judged
from rules.kernel.errors import Answer

Answered = Callable[[Herald, CampaignCard, Who, str, str], Awaitable[Message]]
TYPED = "A command is chosen from the list that Discord opens when a message begins with /. Words do as well:"


async def typed(
    herald: Herald, card: CampaignCard, who: Who, command: str, rest: str, said: Said | None, answered: Answered
) -> Message:
    """Answer a typed command, a question behind `/rule` by what `answered` says to it."""
    name = command.lower()
    wish = COMMANDS.get(name, "")
    grouped = any(name == game or name.startswith(f"{game}-") for game in herald.games)
    line = (rest if grouped or wish else f"{command} {rest}").replace("_", " ").strip()
    if name in {"order", "orders"} or not wish:
        verdicts, given_now = await tried(herald, who, line, said)
        if any(one.ok or one.read for one in verdicts) and given_now is not None:
            return judged(verdicts, given_now)
    if wish == "rules" and rest:
        return await answered(herald, card, who, rest, "rules")
    found = await wished(herald, card, who, wish or "help")
    return found.model_copy(update={"content": f"{TYPED}\n{found.content}".strip()})


async def tried(herald: Herald, who: Who, line: str, said: Said | None) -> tuple[Sequence[Verdict], OrderSet | None]:
    """Give a line as an order, if the open window takes any."""
    try:
        return await orders.give_sheet(herald, who, line, said=said)
    except Answer:
        return (), None
