"""Replies: the short answer to each thing that people want who write no order."""

import re
from collections.abc import Callable, Sequence

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, mention, stamp
from bot.service.ground.values import CampaignCard, OrderCard
from bot.service.ground.wording import listed, sentence
from bot.service.history.catchup import lately
from bot.service.learn.learning import lesson_doors
from bot.service.plain.intents import INTENTS
from bot.service.plain.situation import Situation, opened
from bot.service.reading import reading
from bot.service.reading.awaiting import waits_for
from bot.service.reading.choices import lasting, suited
from rules.kernel.telling.phrases import several

Reply = Callable[[CampaignCard, Situation], Message]
HOW = (
    "When a window opens I ask you, here or in your private thread. Answer in your own words, one order on a line, "
    "or press Orders and fill in a form. Orders are sealed until the window closes; until then you may change them. "
    "Ready only speeds things up. Ask me anything about the rules as you would ask a friend. /papers is what you "
    "know, /map where it is, /why what led to something, /letter writes to the others; /learn teaches you the game."
)
EVERY = "all"
"""What a button is about that takes back every order."""
MOST_PRESSING = 3
"""How many dangers are told."""
STANDING = "without orders your standing orders are given"
UNORDERED = "without orders"
"""How a note begins that says what becomes of whoever orders nothing."""
"""How the note begins that says what is given for one who orders nothing."""
UNASKED = "I have no question on hand that a yes would answer. Where a button waits, press it; nothing was done."
"""What is said to a yes where nothing was asked, or what was asked is not known any more."""
YESES = frozenset({"yes", "y", "ye", "yea", "yep", "yeah", "yup", "aye"})
"""What means yes and nothing else."""
COUNTED = "Shall I count you as ready?"
"""How it is asked whether somebody is ready."""
LEVEL = "Nobody is ahead of the others yet."
"""What is said where no standing tells who leads."""
COUNTED_NOW, NOT_YET = "You are counted as ready.", "You are not counted as ready yet."
"""What is said behind the orders of whoever is, and is not."""
ON_STATUS = "How everybody stands is on the status."
UNSURE = "I am not sure what you mean."
"""How an answer begins where nothing was understood."""
CALM = (
    "Nothing that I can count threatens you before you are asked again. What others decide in secret I may not tell; "
    "/odds counts out what you fear."
)
"""What is said to whoever asks what threatens him where nothing can be counted."""
EXAMPLES = 6
"""How many kinds of orders are named."""


def said(*sentences: str) -> str:
    """Join sentences, without those that are empty."""
    return " ".join(one for one in sentences if one)


def leads(card: CampaignCard, here: Situation) -> bool:
    """Tell whether a person who plays is a gamemaster of the campaign as well."""
    return here.who.user in {card.host, card.second}


def hello(card: CampaignCard, here: Situation) -> Message:
    """Greet, and say what is asked."""
    return Message(content=said("Good day.", here.asked, here.given), buttons=here.doors()[:1])


def ok(card: CampaignCard, here: Situation) -> Message:
    """Take note, and say what is still open, if anything is."""
    return Message(content=said("All right.", f"Still open: {here.asked}" if here.waits else ""))


def helped(card: CampaignCard, here: Situation) -> Message:
    """Say who one is, what is asked, what presses most, and where the doors are."""
    who = f"You play {here.seat} in “{card.title}”." if here.seat else ""
    text = said(who, here.asked, here.given, here.counsel and f"The most pressing: {here.counsel}")
    doors = (
        here.door("ask", "What can I do?", what="asked"),
        *here.doors()[:1],
        here.door("ask", "How does this work?", what="how"),
        *([here.door("write", "Write a letter")] if here.orders and not here.orders.practice else []),
    )
    return Message(
        content=f"{text}\nWrite an order as you would say it, or ask me about the rules.",
        buttons=(*here.offers, *doors),
    )


def how(card: CampaignCard, here: Situation) -> Message:
    """Explain how one plays, in a few sentences."""
    return Message(content=HOW, buttons=here.doors())


def asked(card: CampaignCard, here: Situation) -> Message:
    """Say what is asked, what presses most, and what can be ordered."""
    text = said(here.asked, here.given, here.counsel)
    return Message(content="\n".join(filter(None, (text, sayable(here)))), buttons=(*here.offers, *here.doors()))


def sayable(here: Situation) -> str:
    """Name some kinds of orders that can be given and were not, in plain words with one to say; nothing for none."""
    given = {one.text.casefold() for one in here.orders.drafts} if here.orders else ()
    cards = [one for one in here.orders.possible if not one.peril] if here.orders else []
    able = [one for one in cards if one.example.casefold() not in given]
    more = beyond(len(able) - EXAMPLES)
    lines = [f"· {purpose(one)}: “{one.example}”" for one in able[:EXAMPLES]]
    return "\n".join(["You can say:", *lines, *([more] if more else [])]) if able else ""


def purpose(card: OrderCard) -> str:
    """Say in plain words what a kind of order is for: the first part of the sentence that explains it."""
    return re.split(r"[:;.]", card.summary, maxsplit=1)[0]


def beyond(number: int) -> str:
    """Say how many kinds of orders more there are; nothing for none."""
    return f"… and {several(number, 'other kind', 'other kinds')} of orders: press Orders." if number > 0 else ""


def language(card: CampaignCard | None, here: Situation | None) -> Message:
    """Say which language is spoken."""
    text = "I understand and speak English alone. Letters go word for word, in whatever language you write them."
    return Message(content=text)


def when(card: CampaignCard, here: Situation) -> Message:
    """Say until when the open window lasts, or a pause."""
    if card.status == "paused":
        until = f"until {stamp(card.resumes_at)}" if card.resumes_at else f"until {mention(card.host)} lets it go on"
        text = f"“{card.title}” is paused {until}. Orders are taken all the same; then what time was left runs on."
        return Message(content=said(text, here.given), buttons=here.doors()[:1])
    early = "It closes earlier if everybody is ready." if here.orders and here.orders.asked else ""
    return Message(content=said(here.asked, early), buttons=here.doors()[:1])


def awaited(card: CampaignCard, here: Situation, waits: str) -> Message:
    """Say for whom the open window waits, and to its gamemaster what can be done about the late."""
    lead = "As gamemaster you give more time with /campaign extend, and wait no longer with /gm close."
    text = said(waits, here.asked if card.window else "", lead if leads(card, here) else "")
    return Message(content=text, buttons=here.doors()[:1])


def length(card: CampaignCard, here: Situation) -> Message:
    """Say what the game is where that is asked, when it ends, and how far it is."""
    return Message(content=here.aim or here.asked, buttons=here.doors()[:1])


def undo(card: CampaignCard, here: Situation) -> Message:
    """Offer to take the latest order back."""
    drafts = here.orders.drafts if here.orders else ()
    if not drafts:
        text = "You have given no order in this window, so there is nothing to take back. What has closed stays closed."
        return Message(content=text, buttons=here.doors()[:1])
    last = drafts[-1]
    take = here.door("undo", "Take it back", "danger", str(last.id))
    return Message(
        content=f"Your latest order is “{last.text}”. Shall I take it back?", buttons=(take, *here.doors()[:1])
    )


def clear(card: CampaignCard, here: Situation) -> Message:
    """Offer to take back every order of the window."""
    drafts = here.orders.drafts if here.orders else ()
    if not drafts[1:]:
        return undo(card, here)
    take = here.door("undo", "Take them all back", "danger", EVERY)
    return Message(content=f"{here.given} Shall I take back all {len(drafts)}?", buttons=(take, *here.doors()[:1]))


def unready(card: CampaignCard, here: Situation) -> Message:
    """Offer to count a seat as ready no more, or say that it is not counted so."""
    found = here.orders
    if found is None or not found.ready:
        return Message(content=said("You are not counted as ready.", here.asked, here.given), buttons=here.doors()[:1])
    window = found.window.key if found.window else ""
    wait = here.door("unready", "Not ready", "primary").model_copy(update={"window": window})
    content = said(here.given or "You are ready.", "Shall I wait for you again?")
    return Message(content=content, buttons=(wait, *here.doors()[:1]))


def done(card: CampaignCard, here: Situation) -> Message:
    """Offer to mark the seat as ready."""
    found = here.orders
    if found is None or not (found.asked or found.awaited):
        return Message(content=said(here.asked, "There is nothing that waits for you."), buttons=here.doors()[:1])
    if found.ready:
        return Message(content="You are ready already; nothing more is needed.", buttons=here.doors()[:1])
    window = found.window
    standing = next((sentence(opened(one)) for one in found.notes if one.startswith(STANDING)), "")
    idle = standing or (window.idle or window.silence if window else "")
    nothing = f"You have given nothing. {idle}" if window and found.asked else ""
    silence = here.given if found.drafts else nothing
    ready = Button(
        action="ready", label="Ready", campaign=here.who.campaign, seat=here.who.seat, style="success",
        window=found.window.key if found.window else "",
    )  # fmt: skip
    return Message(content=said(silence, COUNTED), buttons=(ready, *here.doors()[:1]))


def mine(card: CampaignCard, here: Situation) -> Message:
    """List what was given."""
    drafts = here.orders.drafts if here.orders else ()
    lines = [f"{number}. {one.text}" for number, one in enumerate(drafts, start=1)]
    notes = here.orders.notes if here.orders and not drafts else ()
    silence = [sentence(opened(one)) for one in notes if one.startswith(UNORDERED)]
    asked = here.orders is not None and here.orders.asked
    counted = (COUNTED_NOW if here.orders and here.orders.ready else NOT_YET) if asked else ""
    content = "\n".join([here.asked, *(lines or [here.given]), *silence, counted]).strip()
    return Message(content=content, buttons=here.doors()[:1])


def papers(card: CampaignCard, here: Situation) -> Message:
    """Say what one may spend, and where the rest stands."""
    purse = f"In hand: {here.purse}." if here.purse else ""
    who = f"You are {here.seat}."
    return Message(content=said(who, purse, "All that you know stands on your papers."), buttons=here.doors()[1:])


def winning(card: CampaignCard, here: Situation) -> Message:
    """Say who leads and where one stands, who plays, and where everybody's standing is shown."""
    played = listed(seat.name for seat in card.seats if seat.mode == "player")
    shown = "How everybody stands is on the status; /picture draws how it went."
    text = said(here.standing or LEVEL, f"People play {played}.", shown)
    return Message(content=text, buttons=(here.door("status", "Status", "primary"), *here.doors()[1:]))


def rivals(card: CampaignCard, here: Situation) -> Message:
    """Say how the others stand whom one has to do with, oneself first."""
    told = "\n".join(filter(None, (here.standing, *(f"· {one}" for one in here.others))))
    return Message(content=told or ON_STATUS, buttons=(here.door("status", "Status", "primary"), *here.doors()[2:]))


def sides(card: CampaignCard, here: Situation) -> Message:
    """Say who stands with one and who against, or where that may be read."""
    doors = (here.door("status", "Status"), here.door("papers", "Papers"), here.door("write", "Write a letter"))
    return Message(
        content=here.company or f"{ON_STATUS[:-1]}, and what you know of them on your papers.", buttons=doors
    )


def danger(card: CampaignCard, here: Situation) -> Message:
    """Say what threatens a seat, with its figures, or that nothing does that can be counted."""
    lines = [f"· {one}" for one in here.pressing[:MOST_PRESSING]]
    answers = [here.answers.get(one, ())[:1] for one in here.pressing[:MOST_PRESSING]]
    buttons = dict.fromkeys(button for some in answers for button in some)
    return Message(content="\n".join(lines) or CALM, buttons=(*buttons, *here.doors()))


def letter(card: CampaignCard, here: Situation) -> Message:
    """Lead to letters."""
    text = "Write “letter to”, a name, and your words; or open the form. Letters are signed by your seat."
    return Message(
        content=text, buttons=(here.door("write", "Write a letter", "primary"), here.door("letters", "My letters"))
    )


def time(card: CampaignCard, here: Situation) -> Message:
    """Say how one gets more time."""
    text = "/extend gives you hours of your own seat at once; /vote extend asks the table for more."
    whole = "As gamemaster you move the deadline for all with /campaign extend." if leads(card, here) else ""
    return Message(content=said(here.asked, text, whole))


def away(card: CampaignCard, here: Situation) -> Message:
    """Say what one does who cannot play for a while."""
    return Message(
        content="/vacation says until when you are away, and who plays meanwhile: nobody, the autopilot or a deputy. "
        "/autopilot hands your seat over at once, until you give an order again."
    )


def leave(card: CampaignCard, here: Situation) -> Message:
    """Let a person leave, after a last question."""
    text = (
        f"Do you want to give up {here.seat} in “{card.title}” for good? The autopilot plays on, and whoever takes the "
        "seat reads its papers and letters. If you are away for a while, /vacation keeps it for you."
    )
    return Message(content=text, buttons=(here.door("leave", f"Leave {card.title}"[:80], "danger"),))


def join(card: CampaignCard | None, here: Situation | None) -> Message:
    """Say how one joins or begins a game."""
    return Message(
        content="Press Join below a campaign's message in its channel, or use /join there. /games shows what can be "
        "played, and /campaign found begins a new campaign in a channel."
    )


def odds(card: CampaignCard, here: Situation) -> Message:
    """Lead to the odds."""
    return Message(content="/odds counts out the exact chances of what you consider, and completes itself as you type.")


def quiet(card: CampaignCard | None, here: Situation | None) -> Message:
    """Say how one is told less."""
    return Message(
        content="/notices settles it for all campaigns: your time zone, when you sleep, and whether I remind you."
    )


def human(card: CampaignCard, here: Situation) -> Message:
    """Name the gamemaster."""
    return Message(
        content=f"The gamemaster of “{card.title}” is {mention(card.host)}. Tell them what is wrong, and when it was: "
        "“tell the gamemaster: …” passes your words on."
    )


def chair(card: CampaignCard, here: Situation) -> Message:
    """Say what the gamemaster can do about people, time and slips, and what goes by itself."""
    able = (
        "/gm seat gives a seat to somebody else or to the autopilot, /campaign extend moves the deadline, /gm close "
        "ends the window without waiting, /gm undo takes the last one back, /gm set corrects a figure, /campaign pause "
        "stops the clock, /campaign settings changes the rest, /gm hand_over gives the chair away."
    )
    late = "I remind the late; who stays silent is warned, then played by the autopilot, then the seat is free."
    if leads(card, here):
        return Message(content=f"You lead “{card.title}”. {able} {late}")
    told = f"The gamemaster of “{card.title}”, {mention(card.host)}, can: {able} {late} /vote lets the table decide."
    return Message(content=told)


def data(card: CampaignCard | None, here: Situation | None) -> Message:
    """Say who sees what, and what is kept."""
    return Message(
        content="What you write to me here is for me alone, and nobody sees your orders before the window closes. "
        "/privacy export gives you all that I keep of you, /privacy delete takes you out of it."
    )


REPLIES: dict[str, Reply] = {
    "hello": hello, "ok": ok, "help": helped, "how": how, "asked": asked, "when": when, "undo": undo, "done": done,
    "clear": clear, "unready": unready, "counted": unready, "length": length, "about": length,
    "mine": mine, "papers": papers, "winning": winning, "letter": letter, "time": time, "away": away,
    "leave": leave, "join": join, "sides": sides, "rivals": rivals, "danger": danger, "odds": odds, "quiet": quiet,
    "human": human, "data": data, "language": language, "chair": chair,
}  # fmt: skip
PLAIN = {"thanks": "With pleasure.", "bye": "Farewell.", "hello": "Good day.", "ok": "All right."}
"""What is said to anybody."""


async def reply(herald: Herald, wish: str, card: CampaignCard, here: Situation) -> Message:
    """Give the short answer to a wish of somebody who holds a seat."""
    if wish in {"thanks", "bye"}:
        return Message(content=PLAIN[wish])
    if wish == "map" and here.orders is not None:
        return Message(picture=await reading.picture(herald, card.id, here.who.seat), buttons=here.doors()[:1])
    if wish == "games":
        return Message(content="\n".join((*suited(herald), "/games shows each of them, with its map.")))
    if wish in {"length", "how"} and card.status in {"lobby", "muster"}:
        begun = f"“{card.title}” ({card.game_title}) has not started yet."
        return Message(
            content=said(begun, await lasting(herald, card.id), HOW * (wish == "how")), buttons=here.doors()[:1]
        )
    if wish == "awaited":
        return awaited(card, here, await waits_for(herald, card.id, here.who.user, here.who.seat))
    if wish == "news":
        return await lately(herald, card.id, here.who.user)
    found = REPLIES.get(wish, helped)(card, here)
    if wish not in {"how", "about"} or (here.orders is not None and here.orders.practice):
        return found
    return found.model_copy(update={"buttons": (*found.buttons, *lesson_doors(herald, card.game))})


def seatless(herald: Herald, wish: str) -> Message:
    """Give the short answer to somebody who plays nowhere, with a door to the lessons of each game."""
    if wish in PLAIN and wish != "hello":
        return Message(content=PLAIN[wish])
    if wish in {"quiet", "data", "language"}:
        return {"quiet": quiet, "data": data, "language": language}[wish](None, None)
    text = "I am Herald, a gamemaster for campaigns on Discord. You do not play yet."
    lessons = lesson_doors(herald)
    taught = " Or learn one first: /learn, ten minutes, for you alone." if lessons else ""
    return Message(content=f"{text} {join(None, None).content}{taught}", buttons=lessons)


def over_now(card: CampaignCard, ended: str, others: Message) -> Message:
    """Answer somebody whose last campaign has ended: who won, where the rest may be read, and how one plays on."""
    text = (
        f"“{card.title}” is over. {ended} Its last message in the channel reads out the honours and opens what was "
        "secret; Again below it asks all who played for another. /status shows how everybody ended, /why explains any "
        "of it, /book tells it whole."
    )
    status = Button(action="status", label="Status", campaign=card.id, style="primary")
    return others.model_copy(update={"content": text, "buttons": (status, *others.buttons[:3])})


def doubtful(here: Situation, wishes: Sequence[str]) -> Message:
    """Ask which of a few wishes was meant, or say that nothing was understood, with what is asked."""
    if not wishes:
        doors = (here.door("ask", "What can I do?", what="asked"), here.door("ask", "How does this work?", what="how"))
        hint = here.counsel if here.orders is not None and here.orders.practice else ""
        text = said(UNSURE, here.asked, hint)
        return Message(content=text, buttons=(*doors, *here.doors()[:1]))
    buttons = tuple(here.door("ask", INTENTS.all[wish], what=wish) for wish in wishes)
    return Message(content=f"{UNSURE} Did you want one of these?", buttons=(*buttons, *here.doors()[:1]))
