"""Hearing: what a person writes to Herald, answered once and shortly, whatever it is."""

import re
from dataclasses import replace

from bot.service.ground.asking import Asked
from bot.service.ground.ears import Said
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import CampaignCard, OrderSet, Verdict, Who
from bot.service.ground.wording import clean
from bot.service.orders import orders
from bot.service.orders.again import taken_before
from bot.service.orders.replacing import verbatim
from bot.service.plain.abstaining import abstained
from bot.service.plain.agreeing import agreed
from bot.service.plain.assent.ballots import balloted
from bot.service.plain.assent.missing import noted
from bot.service.plain.assent.proposals import left_to_herald
from bot.service.plain.assent.questions import (
    ADVICE,
    ASKS,
    CONDITION,
    DEFINES,
    Both,
    asked_alone,
    asks,
    bare_question,
    bare_questions,
    both,
    plainly_asked,
)
from bot.service.plain.assent.standing import left_standing
from bot.service.plain.back import anew, from_scratch
from bot.service.plain.chances import DREADS, TAKERS, considered, losses
from bot.service.plain.correcting import BEGGED, corrected, unturned
from bot.service.plain.dealings import dealt
from bot.service.plain.deals import struck
from bot.service.plain.facts import by_board
from bot.service.plain.intents import COURTEOUS, INTENTS
from bot.service.plain.judging.distances import distance
from bot.service.plain.judging.embedded import embedded
from bot.service.plain.judging.judge import judged as weighed_up
from bot.service.plain.known import foreseen_of, on_paper
from bot.service.plain.leading.hosting import before_start, seatless_here, unseated
from bot.service.plain.leading.meant import leaving, of_one, only_one, spoken_of
from bot.service.plain.leading.pleading import to_gamemaster
from bot.service.plain.leading.seated import as_lead, hosts
from bot.service.plain.leading.typing import typed
from bot.service.plain.leading.wishing import (
    PLAINLY,
    at_wish,
    beside,
    beyond_yes,
    led,
    wanted,
    wish_of,
    wished,
)
from bot.service.plain.letters import addressed, behind, said_to_herald, unsent
from bot.service.plain.pending import (
    again,
    before_ready,
    is_done,
    is_ready,
    made_ready,
    pending,
    ready_besides,
    then_ready,
    waiting_again,
)
from bot.service.plain.piecemeal.answers import piecemeal, said_once
from bot.service.plain.pool.arbiter import told_of
from bot.service.plain.pool.following import completed
from bot.service.plain.pool.last import last_resort, puzzled_at
from bot.service.plain.pool.pointing import pointed
from bot.service.plain.replies import COUNTED
from bot.service.plain.ruled import foreseen_by_rules, of_herald, ruled
from bot.service.plain.situation import situation
from bot.service.plain.tables.answers import figured
from bot.service.plain.threats import threat
from bot.service.plain.verdicts import able, is_order, judged
from bot.service.plain.waiting.meanwhile import meanwhile, refused
from bot.service.plain.weighing import by_label, feared, weighed
from bot.service.reading.finding import campaigns, card, here, practising, speaks, who
from bot.service.reading.speaking import open_key, talking, too_late, which
from bot.service.seats.presence import heard
from bot.store.moment import one_moment
from rules.kernel.errors import Answer
from rules.kernel.language.grammar import sheet
from rules.kernel.language.nearness import ABLE, bare

NAMED = re.compile(r"\s*campaign[:\s]\s*(?:#?(?P<number>\d+)\s*[:;,\n]\s*|(?P<title>[^\n]+)\n?)", re.IGNORECASE)
"""A first line that says which campaign is meant."""
SLASH = re.compile(r"[/!](\S+)\s*(.*)", re.DOTALL)
UNCONDITIONAL = (
    "I keep no orders with an if before them, so nothing of this was taken. Write the order alone; /orders shows how "
    "one is tied to another that fails."
)
FORETELLS = re.compile(
    r"(?:i (?:think|fear|guess|bet|believe) (?:that )?)?(?!(?:i|we|you|my|our|please)\b)\w[\w' ]{1,40}? "
    r"(?:will|would|might|may|could|(?:is|are) going to) (?:\w+ )?"
    r"(?:attack|invade|march|strike|come|conquer|raid|besiege|hit)\w*\b.*\b(?:me|us|my|our)\b[^?]*",
    re.IGNORECASE,
)
"""How somebody says what others will do to him, and orders nothing."""


async def hear(
    herald: Herald, user: int, text: str, campaign: str = "", window: str = "", said: Said | None = None
) -> Message:
    """Answer what a person wrote, in the campaign that is named, or that the first line names.

    Orders written for a `window` are given while it is open, and once. Those of what was `said` while Herald was away
    are given if no window has closed since. Raises Answer for a campaign that there is not.
    """
    async with one_moment(herald.store) as store:  # all of it is understood as things stood when it came
        return await heard_at(replace(herald, store=store), user, text, campaign, window, said)


async def heard_at(herald: Herald, user: int, text: str, campaign: str, window: str, said: Said | None) -> Message:
    """Answer what a person wrote, by a store that reads what has to be known at one moment."""
    text = plainly_asked(text)
    if not window:
        await heard(herald, user)
    named = NAMED.match(text)
    if named:
        campaign, text = (named["number"] or named["title"]).strip(), text[named.end() :]
    known = await campaigns(herald, user=user, going=True)
    campaign, text, bare = spoken_of(known, campaign, text)
    wish = wish_of(text)
    if lead := await as_lead(herald, user, bare, wish_of(bare), of_one(known, campaign)):
        return lead
    mine = [one for one in known if speaks(one, user)]
    learning = await practising(herald, user, beside=bool(mine))
    mine += learning
    if not campaign and (told := await unseated(herald, user, text, wish, mine)):
        return told
    if not campaign and len(mine) > 1:
        campaign = talking(herald, user, mine, learning) or await only_one(herald, user, mine, learning, text)
    if not campaign and len(mine) > 1:
        return PLAINLY[wish] if wish in PLAINLY else which(mine)
    found = await card(herald, await here(herald, user=user, campaign=campaign) if campaign else mine[0].id)
    try:
        seat = await who(herald, found.id, user)
    except Answer:
        if told := await seatless_here(herald, found, user, text, wish):
            return told
        raise
    if not text.strip():
        return await wished(herald, found, seat, "mine")
    text = await completed(herald, found, seat, text)
    wish = led(found, text) or wish_of(text)
    if said and (before := await taken_before(herald, said)):
        return await again(herald, seat, before)
    if late := await too_late(herald, found, said):
        letter = addressed(found, seat, clean(text)) or await beside(herald, found, seat, clean(text), wish)
        return letter or refused(await situation(herald, found, seat), late)
    herald.asking.hear(user, found.id, open_key(found))
    told = await assented(herald, found, seat, clean(text), window, said)
    told = told or await unassented(herald, found, seat, text, window, said)
    herald.asking.keep(user, Asked(found.id, open_key(found), clean(text), told))
    return told


async def assented(
    herald: Herald, card: CampaignCard, who: Who, text: str, window: str, said: Said | None
) -> Message | None:
    """Answer a yes or a no, and what leaves it to Herald; None for what is none of these."""
    return (
        await left_standing(herald, card, who, text)
        or await agreed(herald, card, who, text)
        or await left_to_herald(herald, card, who, text)
        or await balloted(herald, card, who, text, window, said)
        or await struck(herald, card, who, text)
        or await pointed(herald, card, who, text)
    )


async def unassented(
    herald: Herald, card: CampaignCard, who: Who, text: str, window: str, said: Said | None
) -> Message:
    """Answer what is no yes or no, piece by piece where it says several things."""
    if fresh := await anew(herald, who, clean(text)):
        gone = Message(content=await from_scratch(herald, who))
        return beneath(gone, await unassented(herald, card, who, fresh, window, said))

    async def alone(piece: str) -> Message:
        known = await agreed(herald, card, who, piece) or await figured(herald, card, who, piece)
        return known or await one_thing(herald, card, who, piece, window, said)

    if told := None if window else await to_gamemaster(herald, card, who, clean(text)):
        return told
    if not window and leaving(text) and not await orders.reads(herald, who, text):
        return await wished(herald, card, who, "leave")
    if (besides := ready_besides(clean(text))) and not await wanted(herald, who, besides):
        return await one_thing(herald, card, who, "ready", window, said)
    letter = addressed(card, who, clean(text))
    if letter is None and (told := await before_start(herald, card, who, clean(text), wish_of(text))):
        return told
    # a press, a lobby, a word about a player, or a letter
    at_once = window or card.status == "lobby" or led(card, text) or letter or behind(text)
    if not at_once and (told := await figured(herald, card, who, clean(text))):
        return told
    return (None if at_once else await piecemeal(herald, who, text, alone)) or await alone(text)


async def one_thing(herald: Herald, card: CampaignCard, who: Who, text: str, window: str, said: Said | None) -> Message:
    """Answer what says one thing, and keep what was wanted and is not in."""
    if dropped := unsent(herald, card, who, clean(text)):
        return dropped
    text = asked_alone(beyond_yes(text))
    wish = led(card, text) or wish_of(text)
    told = await answered(herald, card, who, clean(text), wish, window, said)
    ready = not hosts(card, who, text) and await noted(herald, card, who, clean(text), wish, told)
    return waiting_again(card, who, told) if ready else told


async def answered(
    herald: Herald, card: CampaignCard, who: Who, text: str, wish: str, window: str = "", said: Said | None = None
) -> Message:
    """Answer a message of somebody who holds a seat: an order, several, a near miss, a wish or a question."""
    slash = SLASH.fullmatch(text.strip())
    if slash:
        return await typed(herald, card, who, slash[1], slash[2].strip(), said, answered)
    if told := addressed(card, who, text) or await with_more(herald, card, who, text, window, said):
        return await with_aside(herald, card, who, text, told)
    told = await by_board(herald, who, text) or await dealt(herald, card, who, text)
    told = told or await foreseen(herald, card, who, text)
    if told := told or await corrected(herald, who, text, lambda one: answered(herald, card, who, one, wish_of(one))):
        return told
    if (two := both(text)) and (told := await with_question(herald, card, who, two, window, said)):
        return told
    if told := await foreseen_of(herald, card, who, text) or await asked_of_order(herald, card, who, text):
        return told
    known = await told_of(herald, card, who, text, wish)
    if known and not await orders.reads(herald, who, text):
        return known
    return await ordered(herald, card, who, unturned(text), wish, window, said)


async def ordered(
    herald: Herald, card: CampaignCard, who: Who, text: str, wish: str, window: str = "", said: Said | None = None
) -> Message:
    """Give what a message orders, or say what of it is no order; an order that is only asked about is not given."""
    if asked_only := await asked_alone_of(herald, who, text):
        return asked_only
    if FORETELLS.fullmatch(text.strip()):
        told = await last_resort(herald, card, who, text, wish)
        return told or await puzzled_at(herald, card, who, text)
    lines = sheet(text)
    try:
        verdicts, found = await orders.give_sheet(herald, who, text, window, once=bool(window), said=said)
    except Answer as closed:
        if is_ready(text) or is_done(text):
            waits = is_ready(text) and (await situation(herald, card, who)).unasked
            return await made_ready(herald, who) if waits else await wished(herald, card, who, "done")
        told = await last_resort(herald, card, who, text, wish)
        return await meanwhile(herald, card, who, text, wish, str(closed), told, pressed=bool(window))
    if len(lines) > 1 or any(one.ok or one.sure for one in verdicts):
        if (before_ready(text) or is_ready(text)) and not found.ready:
            return await then_ready(herald, who, judged(verdicts, found))
        return await made_ready(herald, who) if is_done(text) and not found.ready else judged(verdicts, found)
    return await not_taken(herald, card, who, text, wish, verdicts[0] if verdicts else None, found)


async def asked_of_order(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Say what an order would do that somebody asks about: `attack Ur?`; None where he asks about none."""
    for line in bare_questions(text):
        if await orders.reads(herald, who, line):
            return await considered(herald, who, [line], plainly=True) or await wished(herald, card, who, "asked")
    return None


async def asked_alone_of(herald: Herald, who: Who, text: str) -> Message | None:
    """Say of an order that stands in a question what it would do, for it is not given; None for what asks of none."""
    line = text.strip()
    if not asks(line) or BEGGED.fullmatch(line) or not await orders.reads(herald, who, line):
        return None
    return await considered(herald, who, [line], plainly=True) or await embedded(herald, who, line)


async def with_aside(herald: Herald, card: CampaignCard, who: Who, text: str, told: Message) -> Message:
    """Answer what stands behind a letter and is asked of Herald; give the answer to the letter where nothing does."""
    aside = said_to_herald(card, who, text)
    wish = wish_of(aside) if aside else ""
    return beneath(told, await wished(herald, card, who, wish)) if wish else told


async def with_question(
    herald: Herald, card: CampaignCard, who: Who, two: Both, window: str, said: Said | None
) -> Message | None:
    """Give an order and answer the question behind it, or say what the order would do of which it asks; None: none."""
    if not await orders.reads(herald, who, two.order):
        return None
    if two.hollow:
        return await answered(herald, card, who, two.question, wish_of(two.question))
    if two.of_it and not two.apart:
        return await considered(herald, who, [two.order], plainly=True)
    taken_now = await answered(herald, card, who, two.order, wish_of(two.order), window, said)
    return beneath(taken_now, await answered(herald, card, who, two.question, wish_of(two.question)))


async def with_more(
    herald: Herald, card: CampaignCard, who: Who, text: str, window: str, said: Said | None
) -> Message | None:
    """Answer an order and what is said behind it: that its writer is ready, or a letter, whose buttons stand alone.

    None for what is not both.
    """
    if (ordered := before_ready(text)) and not await verbatim(herald, who, text):
        return await then_ready(herald, who, await answered(herald, card, who, ordered, wish_of(ordered), window, said))
    both_of = behind(text)
    letter = addressed(card, who, both_of[1]) if both_of else None
    if both_of is None or letter is None:
        return None
    first = await answered(herald, card, who, both_of[0], wish_of(both_of[0]), window, said)
    return letter.model_copy(update={"content": f"{first.content}\n\n{letter.content}"})


def beneath(first: Message, second: Message) -> Message:
    """Give two answers as one, the second below the first."""
    return second.model_copy(
        update={
            "content": "\n\n".join(filter(None, said_once((first.content, second.content)))),
            "pages": (*first.pages, *second.pages),
            "buttons": (*first.buttons, *second.buttons),
        }
    )


async def foreseen(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Answer what somebody fears, dares, or thinks of his orders, and an order tied to an if; None for all else."""
    dreads = DREADS.fullmatch(text.strip()) or TAKERS.fullmatch(text.strip())
    if dreads and (told := await losses(herald, who, text)):
        return told
    if told := await distance(herald, card, who, text):
        return told
    if told := await weighed_up(herald, card, who, text, lambda rest: answered(herald, card, who, rest, wish_of(rest))):
        return told
    if told := await losses(herald, who, text) or await abstained(herald, card, who, text):
        return told
    if (foe := threat(card, who, text)) is not None:
        return await feared(herald, card, who, foe)
    if good := await weighed(herald, card, who, text):
        return good
    line = bare_question(text)
    if line and foreseen_by_rules(herald, card, text) and await orders.reads(herald, who, line):
        return await ruled(herald, card, text, who)  # “can I save Harran?” asks, and would be read as an order
    if CONDITION.fullmatch(text.strip()):
        return Message(content=UNCONDITIONAL, buttons=(await situation(herald, card, who)).doors()[:1])
    return None


async def not_taken(
    herald: Herald, card: CampaignCard, who: Who, text: str, wish: str, slip: Verdict | None, found: OrderSet
) -> Message:
    """Answer a line that is no order of the open window: a slip, a wish, a question, or the like of one."""
    asks = bool(ASKS.fullmatch(text.strip()))
    if is_ready(text) or is_done(text):
        return await said_ready(herald, card, who, found)
    told, game = judged([slip] if slip else [], found), herald.games.get(card.game)
    if (question := of_herald(herald, card, text)) and not (slip and slip.hints):
        return await ruled(herald, card, question, who) or told
    if not wish and not asks and (pressed := await by_label(herald, who, text)):
        return pressed
    exactly = asks and foreseen_by_rules(herald, card, text) and not INTENTS.said(text, wish)
    if exactly and (told_so := await ruled(herald, card, text, who)):
        return told_so  # “can I begin next to a friend?” is near to an order, and is none
    if slip and slip.hints and ABLE.match(text.strip()):
        return able(slip, found)
    if slip and is_order(slip, text, wish):
        return told
    plainly = INTENTS.spoken_as(text, wish) and wish not in (*COURTEOUS, "rules")
    if plainly and (wish == "help" or (slip and not slip.hints)):  # “help” is an order’s verb, and never meant so
        return await on_paper(herald, who, text, wish) or await at_wish(herald, card, who, text, wish)
    if slip and game and (slip.hints or wish not in COURTEOUS) and bare(text, game.sayings):
        return told  # “yes” to the question that is put is a vote before it is small talk
    if slip and slip.hints and ADVICE.match(text.strip()):
        return await wished(herald, card, who, "asked")
    if slip is None or (not wish and not slip.read):
        return await last_resort(herald, card, who, text, wish) or await puzzled_at(herald, card, who, text)
    defines = DEFINES.fullmatch(text.strip()) or (asks and not slip.hints)
    return (await beside(herald, card, who, text, wish) if wish or defines else None) or told


async def said_ready(herald: Herald, card: CampaignCard, who: Who, found: OrderSet) -> Message:
    """Count whoever has ordered as ready; ask whoever has not, what that means, and what is not in."""
    if found.drafts and not found.ready:
        return await made_ready(herald, who)
    told = await wished(herald, card, who, "done")
    missed = await pending(herald, who) if found.asked and not found.ready else None
    if missed is None:
        return told
    silence = told.content.removesuffix(COUNTED).strip()
    return missed.model_copy(update={"content": f"{silence}\n{missed.content}".strip()})
