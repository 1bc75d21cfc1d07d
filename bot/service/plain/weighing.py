"""Weighing: `is that good?` behind an order, and what endangers one place or comes from one foe, in plain words."""

import re
from dataclasses import replace

from bot.service.desk.desk import Desk
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.orders import orders
from bot.service.plain import replies
from bot.service.plain.rivals.rivalry import rivalry
from bot.service.plain.situation import Situation, opened, situation
from bot.service.plain.threats import DEED
from bot.service.plain.verdicts import taken
from rules.kernel.errors import Answer
from rules.kernel.language.courtesies import polite
from rules.kernel.language.grammar import write
from rules.kernel.language.matching import fold
from rules.kernel.language.nearness import holds

IT = r"(?:that|this|it)"
OPINION = (
    r"(?:good|ok|okay|right|wise|bad|enough|smart|clever|safe|correct|idea|mistake|dumb|stupid|crazy|mad|silly|risky|"
    r"dangerous|sensible|reasonable|worth (?:it|that|the \w+))"
)
GOOD = re.compile(
    rf"(?:(?:and|so|but|hm+|wait|ok|lol|oh|well|tho),? )*(?:"
    rf"(?:(?:is|was) {IT}|are (?:they|these|those))(?: (?:a|the|any|really|very|even))* {OPINION}"
    r"(?: (?:idea|move|choice|plan|order|thing|for (?:me|us)|now|to do))*|"
    rf"{IT}(?: is|['’]?s| sounds| seems| looks)(?: (?:a|bit|too|very|so|quite|kinda|pretty|rather))* "
    r"(?:risky|dangerous|dumb|stupid|crazy|safe|wise)|"
    rf"how (?:risky|dangerous|safe|likely|good|bad|sure) is {IT}(?: to (?:work|succeed|happen|go wrong))?|"
    r"(?:my |the |any )?(?:odds|chances?)|"
    rf"(?:a )?(?:good|bad|smart|wise) (?:idea|move|plan)|what does {IT} do(?: for (?:me|us))?)"
    r"(?: (?:right|no|tho|though|then|now|or what|or not|isn['’]?t it))*"
)
"""How somebody asks what to think of what he has just ordered."""
PLACE = re.compile(
    rf"(?:and |so |but )?(?:(?:who|what|which \w+) (?:can|could|will|might|may|would|is going to) {DEED}"
    r"|(?:how )?(?:can|do|could|should) (?:i|we) (?:still )?(?:save|protect|defend|hold|keep|secure|rescue|guard))"
    r" (?:the )?(?P<place>.+?)(?:(?: and|[,?!.]+) .*)?"
)
"""How somebody asks what endangers a place, or what would save it."""
CALM = (
    "Nothing that I can count threatens {} before you are asked again. What others decide in secret I may not tell; "
    "/odds counts out what you fear."
)
"""What is said where no danger can be counted."""
MOST = 4
"""How many orders are weighed at once."""


async def weighed(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Answer whether what was ordered is any good, and what endangers a place; None where neither is asked."""
    line = fold(text).strip(" ?!.")
    if GOOD.fullmatch(line):
        return await worth(herald, card, who)
    if place := PLACE.fullmatch(line):
        here = await situation(herald, card, who, "danger")
        calm = Message(content=CALM.format(opened(place["place"])), buttons=here.doors())
        known = place["place"] in await orders.names(herald, who)
        return about(card, here, place["place"]) or (calm if known and line.startswith("who") else None)
    return None


async def worth(herald: Herald, card: CampaignCard, who: Who) -> Message:
    """Say what the orders given would do, as far as it can be reckoned, and what still presses."""
    here = await situation(herald, card, who, "danger")
    lines = [f"“{text}”: {does}" for text, does in (await effects(herald, who)).items()]
    if not lines and not here.pressing:
        return replies.asked(card, await situation(herald, card, who, "asked"))
    lines = lines or [f"· {here.counsel}"] * bool(here.counsel)
    lines += [f"· {one}" for one in here.pressing[: 1 if lines else replies.MOST_PRESSING]]
    whole = [here.given, *(lines or [here.counsel])]
    return Message(content="\n".join(filter(None, whole)), buttons=(*here.offers, *here.doors()[:1]))


async def effects(herald: Herald, who: Who) -> dict[str, str]:
    """Give what the latest orders of a seat would do, each beside the others; none of what nobody can reckon."""
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return {}
        found = {}
        for order in desk.given()[-MOST:]:
            if does := desk.ruleset.effect(desk.view(), who.seat, order):  # it stands there already, and once
                found[desk.ruleset.say(desk.view(), write(order, desk.lexicon()))] = does
        return found


def about(card: CampaignCard, here: Situation, named: str) -> Message | None:
    """Say of dangers those that name something; None where none does."""
    lines = tuple(one for one in here.pressing if holds(one, named))
    return replies.danger(card, replace(here, pressing=lines)) if lines else None


async def feared(herald: Herald, card: CampaignCard, who: Who, foe: str) -> Message:
    """Say what threatens a seat from one foe, with its figures; from anybody, where none is named."""
    here = await situation(herald, card, who, "danger")
    if not foe:
        return replies.danger(card, here)
    whom = next((seat.id for seat in card.seats if seat.name == foe), "")
    return about(card, here, fold(foe).removeprefix("the ")) or await rivalry(herald, card, who, whom)


async def by_label(herald: Herald, who: Who, text: str) -> Message | None:
    """Give what counsel offers on a button whose words somebody writes: `granary in Sparta`; None for none."""
    words = fold(polite(text)).rstrip(" .!")
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
            offers = desk.offers() if desk.asked else []
        except Answer:
            return None
        said = {fold(desk.ruleset.say(desk.view(), offer.label)): offer.id for offer in offers}
    wanted = said.get(words)
    return taken(await orders.advised(herald, who, wanted)) if wanted else None
