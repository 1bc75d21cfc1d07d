"""Answers: what happened, to whom it concerns, and why, from the events that whoever asks may read."""

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.history.reasons import spoken
from bot.service.history.recalling import Sought, past_of, recalled, state_of
from bot.service.plain.past.after import blow, follow, foretold, regained, worst
from bot.service.plain.past.questions import Question, asked
from bot.service.plain.past.refusing import changed, refused
from bot.service.plain.past.told import DOORS, Told
from bot.service.plain.ruled import foreseen_by_rules
from bot.service.plain.situation import situation
from bot.service.rulebook.clause_search import stems
from bot.store.look import Look
from rules.kernel.language.matching import fold

OTHERS = ("undo", "clear", "odds")
"""The wishes of whoever takes an order back, and nothing that he has lost, or asks for chances."""
NOTHING = {"ills": "No. ", "losses": "None. "}
"""What is said first to whoever asks what bad befell him, or how much he lost, where nothing did."""
ORDERED = "order first"
"""What says in which order people act, in the words of events."""


async def past(herald: Herald, card: CampaignCard, who: Who, text: str, wish: str = "") -> Message | None:
    """Answer what somebody asks of the past; None where nothing is asked of it, or nothing fits that one may know."""
    if card.game not in herald.games:
        return None
    if wish not in OTHERS and (told := await on(herald, card, who, text)):
        return told
    if told := await refused(herald, card, who, text) or await changed(herald, card, who, text):
        return told
    for question in asked(text):
        if told := await answered(herald, card, who, question):
            return told
    return None


async def on(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Answer what somebody asks on when something has befallen him; None where he does not, or nothing has."""
    if foreseen_by_rules(herald, card, text):
        return None  # “how do I win?” is asked of the game, not of what was lost
    async with herald.store.look(card.id) as look:
        told = await opened(herald, card, who, look, text)
        kind = follow(text, told.known.names)
        if kind == "worst":
            return await worst(herald, card, who)
        if not kind:
            return None
        before = herald.asking.of(who.user)
        answer = before.message if before and before.campaign == card.id else None
        entry = await blow(told, text, answer)
        if kind == "back":
            return await regained(told, card, who, entry, text)
        entry = entry or await blow(told, text, answer, ill=False)
        return await foretold(told, entry) if entry else None


async def unfound(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Say to whoever asks why something was that nothing fits, and offer what is grave of late; None for all else."""
    if card.game not in herald.games or not any(one.kind == "why" and not one.now for one in asked(text)):
        return None
    async with herald.store.look(card.id) as look:
        return await (await opened(herald, card, who, look)).unfound()


async def opened(herald: Herald, card: CampaignCard, who: Who, look: Look, text: str = "") -> Told:
    """Give what is told of the past to a seat."""
    ruleset, state = herald.games[card.game], await state_of(herald, look)
    return Told(herald, look, ruleset, state, who.seat, await past_of(look, ruleset, state, who.seat, text))


async def answered(herald: Herald, card: CampaignCard, who: Who, question: Question) -> Message | None:
    """Answer one question of the past; None where nothing fits that one may know."""
    sought = question.sought
    async with herald.store.look(card.id) as look:
        told = await opened(herald, card, who, look, sought.text)
        if question.kind == "why":
            return await told.why(question)
        if question.kind == "won":
            return await told.won()
        if question.kind in NOTHING:
            return await told.ills(NOTHING[question.kind])
        if question.kind == "whether":
            return await told.whether(sought)
        if question.kind == "what":
            return await told.what(sought)
    return await under_way(herald, card, who, told, sought)


async def under_way(herald: Herald, card: CampaignCard, who: Who, told: Told, sought: Sought) -> Message | None:
    """Say how far something of one's own is that has begun, what is asked now, and of whom."""
    turn = "turn" in stems(fold(sought.text)) or not sought.text
    wanted = Sought(ORDERED if turn else sought.text, own=True)
    own = [one for one in recalled(told.known, wanted) if one.told.n in told.known.own]
    open_yet = [one for one in own if not told.known.went(one)]
    found = (open_yet or own)[: 1 if turn else DOORS]
    here = await situation(herald, card, who)
    async with herald.store.look(card.id) as look:
        said = await spoken(herald, look, [who.seat], sorted(found, key=lambda one: one.told.n))
    lines = [one.text for one in said]
    return Message(content="\n".join((*lines, here.asked)), buttons=here.doors()[:1]) if lines else None
