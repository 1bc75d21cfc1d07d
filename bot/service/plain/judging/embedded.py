"""Embedded: what an order would do of which somebody asks in words of his own: `what if I taxed only ten per cent?`."""

from bot.service.desk.desk import Desk, problem_of
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.values import Who
from bot.service.ground.wording import sentence
from bot.service.orders.guessing.likely import asked_about
from bot.service.plain.assent.questions import asks_at_all
from bot.service.plain.chances import foretold, freed
from bot.service.plain.judging.questions import UNCOUNTED
from rules.kernel.errors import Answer
from rules.kernel.language.courtesies import in_digits

CANNOT = "“{}” cannot be: {}"


async def embedded(herald: Herald, who: Who, text: str) -> Message | None:
    """Say what the order would do, or why it cannot be, of which a question asks; None where it asks of none."""
    if not asks_at_all(text.strip()):
        return None
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return None
        found = asked_about(desk, in_digits(text)) if desk.asked else None
        if found is None:
            return None
        said, beside = desk.ruleset.say(desk.view(), found.text), freed(desk, found.order)
        if problem := problem_of(found.order, beside.view(), who.seat):
            return Message(content=sentence(CANNOT.format(said, desk.ruleset.say(desk.view(), problem))))
        does, window = foretold(beside, found.order), look.campaign.window_key
    give = Button(action="say", label=said[:80], campaign=who.campaign, window=window, seat=who.seat, what=found.text)
    return Message(content=f"“{said}”: {does}" if does else UNCOUNTED.format(said), buttons=(give,))
