"""Known: what a seat may know already, for those who ask it in plain words."""

import re
from asyncio import to_thread

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.history.reasons import battle
from bot.service.orders import orders
from bot.service.orders.prices import priced
from bot.service.plain.chances import chances, considered
from bot.service.plain.facts import EMPTY, facts
from bot.service.plain.intents import INTENTS, LITTLE, spoken, stems
from bot.service.plain.owning import owning
from bot.service.plain.past.answers import past, unfound
from bot.service.plain.people import person
from bot.service.plain.places import whereabouts
from bot.service.plain.ruled import FIRM, OF_SOMEBODY
from bot.service.plain.weighing import effects, worth
from bot.service.reading import reading
from bot.service.reading.finding import card
from rules.kernel.language.matching import fold

FOUGHT = re.compile(
    r"(?:(?:please |can you )?(?:tell|show) me )?(?:how|what happened in) (?:did |was |went )?(?:the|my|our|that) "
    r"(?:battle|fight|attack|siege|march) (?:at|of|for|on|in|against) (?P<place>.+?)"
    r"(?: (?:go|went|end|ended|fought)\b.*)?(?:,? (?:round by round|blow by blow|in detail))?[\s?!.]*",
    re.IGNORECASE,
)
"""How somebody asks how a battle went."""
COUNTS = re.compile(r"(?:how|what[’']?s|what is|who)\b", re.IGNORECASE)
"""How a question begins that wants a figure or a name, not a page."""
STANDING = ("", "papers", "rules", "map", "winning", "asked")
"""The wishes that a question of how something stands may be taken for."""
MISTAKEN = ("", "news", "rules")
"""The wishes that such a question may be taken for."""
WINS = re.compile(
    r"(?:and |so |but |hm+,? )*(?:(?:will|would|do|can|could) (?:i|we|they|it|that|this)|am i going to|are we going to)"
    r" (?:win|succeed|work|work out|make it|lose|survive|be enough)"
    r"(?: (?:it|that|this|there|then|now|the battle|the fight|this (?:battle|fight|turn)))*"
)
"""How somebody asks how what he has ordered will end."""
GOES = re.compile(
    r"(?:and |so |but |ok,? |wait,? )*(?:is|are|will|does|do) (?P<who>(?:my|our|the|his|her) .+?) (?:be )?"
    r"(?:going|coming|marching|go|come|march|goes)"
    r"(?: (?:along|with (?:them|him|her|it|that|my .+|the .+)|too|as well|there))*"
)
"""How somebody asks whether another goes along with what he has ordered."""
ALONG = "take {} along"
STAYS = "Not as it stands; then it would be so:"


async def foreseen_of(herald: Herald, found: CampaignCard, who: Who, text: str) -> Message | None:
    """Answer how what is ordered will end, and whether somebody goes along; None where neither is asked, or known."""
    line = fold(text).strip(" ?!.")
    goes = GOES.fullmatch(line)
    if not (goes or WINS.fullmatch(line)) or not await effects(herald, who):
        return None
    way = ALONG.format(goes["who"]) if goes else ""
    if way and await orders.reads(herald, who, way) and (told := await considered(herald, who, [way], plainly=True)):
        return told.model_copy(update={"content": f"{STAYS}\n{told.content}"})
    return await worth(herald, found, who)


async def known_of(herald: Herald, who: Who, text: str, wish: str) -> Message | None:
    """Answer what is asked of things, chances, places and causes; None where none of these is asked."""
    if told := await past(herald, await card(herald, who.campaign), who, text, wish):
        return told
    if wish == "odds" and (told := await weighed_so_far(herald, who)):
        return told
    found = await owning(herald, who, text) or await priced(herald, who, text) or await chances(herald, who, text)
    found = found or await whereabouts(herald, who, text) or await person(herald, who, text)
    if met := FOUGHT.fullmatch(text.strip()):
        found = found or await battle(herald, who.campaign, who.user, met["place"])
    found = found or (await on_paper(herald, who, text, wish) if not COUNTS.match(text.strip()) else None)
    asks_score = INTENTS.said(text, "winning")  # a table of people has scores, too
    return found or (await facts(herald, who, text) if wish in STANDING and not asks_score else None)


async def on_paper(herald: Herald, who: Who, text: str, wish: str) -> Message | None:
    """Show the page of a seat's papers that is named: `which cards do I hold?`; None where none is."""
    if wish != "papers" or not (OF_SOMEBODY.match(fold(text).strip()) or INTENTS.said(text, wish)):
        return None  # `name heir me` is near to a question of one's heir, and asks nothing
    paper, asked = await reading.papers(herald, who), set(stems(spoken(text))) - LITTLE - EMPTY
    found = tuple(page for page in paper.pages if asked & set(stems(spoken(page.title))))
    return paper.model_copy(update={"pages": found[:1]}) if found else None


async def weighed_so_far(herald: Herald, who: Who) -> Message | None:
    """Say what the orders given would do, to whoever asks for his chances; None where none of it can be counted."""
    return await worth(herald, await card(herald, who.campaign), who) if await effects(herald, who) else None


async def unfitting(herald: Herald, who: Who, text: str, wish: str) -> Message | None:
    """Say to whoever asks the cause of something that no event fits; None where the rulebook knows what he asks."""
    if wish not in MISTAKEN:
        return None
    here = await card(herald, who.campaign)
    known = await to_thread(herald.rulebooks.questions.of(here.game).surely, text, FIRM)
    return None if known else await unfound(herald, here, who, text)
