"""Hosting: what is answered to whoever leads a campaign without a seat in it: how it stands, and what can be done."""

import re
from collections.abc import Sequence
from pathlib import Path

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, mention
from bot.service.ground.values import CampaignCard, Who
from bot.service.ground.wording import listed, plural, sentence
from bot.service.history.catchup import lately
from bot.service.plain.agreeing import consents
from bot.service.plain.intents import INTENTS, Intents
from bot.service.plain.leading import lobby
from bot.service.plain.leading.deeds import agreed, keep, offered
from bot.service.plain.leading.newcomers import left, newcomer, one_game, which_game
from bot.service.plain.leading.settling import settled, wanted
from bot.service.plain.naming import in_general
from bot.service.plain.past import ending
from bot.service.plain.piecemeal.pieces import pieces
from bot.service.plain.players import by_seats
from bot.service.plain.replies import UNASKED, over_now, said, seatless
from bot.service.plain.ruled import ruled
from bot.service.plain.situation import opened
from bot.service.reading import reading
from bot.service.reading.awaiting import waiting_line
from bot.service.reading.choices import lasting
from bot.service.reading.ended import how_it_ended
from bot.service.reading.finding import campaigns, speaks
from bot.service.table.asking_first import before_close, before_undo
from bot.service.words.bulletins import begins, closes
from bot.service.words.open_window import standing
from rules.kernel.errors import Answer

TOPICS = Intents(Path(__file__).with_name("hosting.toml"))
"""What a gamemaster asks of the lead, told from examples."""
ASKED = re.compile(
    r"(?:what|how|why|when|who|whom|whose|where|which|can|may|must|does|do|is|are|has|have|should)\b.*|.*\?\s*",
    re.IGNORECASE | re.DOTALL,
)
"""What may be a question about the rules."""
PARTS = re.compile(r"[.,;:!?\n]+|\s-+\s|\s+because\s+")
"""What stands between the parts of what a gamemaster says."""
MANY = 5
"""So many campaigns get a button where one has to be chosen."""
ACTS = (
    "Time: /campaign extend, /campaign pause. People: /gm seat, /gm second. Slips: /gm undo, /gm set. Without waiting: "
    "/gm close. Ask me how one of these works, or anything about the rules."
)
"""What whoever leads a campaign that is played can do, by command."""
BEFORE_START = (
    "/campaign settings changes how it is played, /gm second names a second gamemaster. People join by Join below its "
    "message in the channel; seats that nobody takes are played by the autopilot."
)
HELP: dict[str, str] = {
    "remind": (
        "I remind the late by myself, in a direct message before the deadline; whoever stays silent is warned, then "
        "the autopilot plays. I pass on no words of yours: write to them in the channel. /campaign extend gives more "
        "time, /gm close waits no longer."
    ),
    "replace": (
        "/gm seat gives a seat to a person whom you name, to the first on the waiting list or to the autopilot; "
        "whoever held it loses it at once. Do nothing, and whoever stays silent is warned, then played by the "
        "autopilot, then the seat is free. /gm seats shows who was silent."
    ),
    "pause": (
        "/campaign pause stops the clock, until a date if you name one (until: 9 days), and orders may still be given; "
        "/campaign resume lets it go on. /gm hold stops everything, orders too, until /gm release."
    ),
    "resume": "/campaign resume ends a pause, /gm release ends a hold; what time was left runs on.",
    "extend": (
        "/campaign extend with a number of hours moves the deadline of the open window for all; whoever is still "
        "awaited is told. /campaign settings with deadlines changes all windows to come."
    ),
    "undo": (
        "/gm undo takes the last closed window back and asks you before it does, /gm rewind goes back to an earlier "
        "phase; then the campaign is held, and /gm release lets it go on."
    ),
    "set": (
        "/gm set corrects a figure: name it in plain words, as in “treasury of” and a country, and the value. I show "
        "what would change before anything does, and the table is told."
    ),
    "close": "/gm close ends the open window now, with the orders given so far.",
    "end": (
        "/campaign end ends it for good and opens its seed. For a while, /campaign pause will do; to go without you, "
        "/gm hand_over."
    ),
    "start": "People join by Join below the campaign's message in its channel; /gm seats shows who sits where.",
    "settings": (
        "/campaign settings shows all that can be settled, and changes one: setting: deadlines, value: every 48h. "
        "What concerns time holds from the next window on."
    ),
    "second": (
        "/gm second names a second gamemaster, who may do what you may; /gm hand_over offers the lead to somebody, "
        "who has to accept it."
    ),
    "play": (
        "You hold no seat, so you give no orders. /join in the campaign's channel gets you one, if one is free; a "
        "gamemaster who plays sees and sets nothing that is hidden."
    ),
    "log": "/gm log lists what was done to the campaign, the latest first; anybody may read it.",
    "mute": (
        "You cannot mute anybody for another: whoever gets the letters presses Mute below one, or Report, which shows "
        "it to you. /gm seat gives the seat of somebody who goes too far to another."
    ),
    "secret": (
        "/why lists the latest that happened, /report tells a turn, and /gm export gives the whole campaign; a "
        "gamemaster who plays, or is blind, reads what everybody may. At the end What was secret opens it to all."
    ),
    "stands": "If something goes wrong I hold the game, and tell you at once.",
    "refuse": "Nobody has asked for more time since the window opened.",
    "export": "/gm export gives you the whole campaign as a file, with all that is hidden in it; the table is told.",
}
"""What is answered to each of these topics, while a campaign is played."""
COMMANDS = {
    "seat": "replace", "seats": "replace", "undo": "undo", "rewind": "undo", "set": "set", "second": "second",
    "hand_over": "second", "hold": "pause", "release": "resume", "close": "close", "pause": "pause", "resume": "resume",
    "extend": "extend", "settings": "settings", "end": "end", "log": "log", "export": "export", "start": "start",
}  # fmt: skip
"""The topic of each command whose name is written."""
COMMAND = re.compile(r"(?:/|\b)(?:gm|campaign)[ _](?P<name>[a-z_]+)", re.IGNORECASE)
SPOKEN = (
    ("secret", r"in secret|hidden|secretly"),
    ("mute", r"mute|insult\w*|harass\w*|rude|swear\w*|bothers?|spam\w*"),
    ("second", r"(?:second|co-?|another|other|new) ?(?:gamemaster|gm|host|admin)"),
    ("undo", r"undo|rewind|roll back|take (?:it|that) back|by mistake"),
    ("end", r"(?:end|finish|stop|abort|close) (?:the |this |my )?(?:game|campaign)|end it"),
    ("replace", r"replace\w*|kick\w*|throw out|get rid of|swap|take over|(?:someone|somebody) else|is gone|has left"),
    ("extend", r"more time|extend|prolong|postpone|later deadline"),
    ("pause", r"pause\b|stop the clock|a break"),
    ("settings", r"deadlines?|settings?|shorter|longer|faster|slower|how many (?:years|turns|hours)"),
    ("remind", r"remind\w*|hurry|nudge|poke"),
)
"""Words by which a topic is meant where no example is near enough, the first that is met."""
LIKE = {"time": "extend", "away": "second", "leave": "second", "undo": "undo", "clear": "undo", "done": "close",
        "mine": "play", "papers": "play", "join": "start"}  # fmt: skip
"""The wishes of players that a gamemaster has, too."""
LASTS = "/campaign settings changes it: deadlines for the time of each window, and the years or turns of the game."
"""What is said of how long a campaign lasts to whoever leads it."""
SHOWN = "How everybody stands is on the status; /picture draws how it went."
LEADING = re.compile(
    r"\bi (?:have )?(?:just )?(?:founded|host|lead|run|started)\b|"
    r"\b(?:i am|i'm|im|as) (?:the |a )?(?:host|gm|gamemaster)\b",
    re.IGNORECASE,
)
"""How somebody begins who asks what a gamemaster has to do."""
SECRETS = re.compile(r"\bwhat (?:happened|was|is|were) .*\b(?:secret|hidden)", re.IGNORECASE)
"""How a gamemaster asks for what is hidden, which is no question of what Herald keeps of him."""
EVER = ("thanks", "bye", "quiet", "data", "language", "games", "letter", "away", "leave", "human")
"""The wishes that are answered before the start as after it."""
LATER = ("how", "length", "join", "time")
"""Those that are, where no question of the game says more."""
THEN = "Then I write to you what is asked of you, and until when; until then ask me about the rules."
"""What comes when a campaign starts."""
NOBODYS = ("thanks", "bye", "ok", "quiet", "data", "language")
"""The wishes that are answered to anybody alike."""
UNSTARTED = ("pause", "resume", "extend", "undo", "set", "close", "start", "remind")
"""The topics to which a campaign that has not started has one answer: how it stands."""


def leads(card: CampaignCard, user: int) -> bool:
    """Tell whether somebody is a gamemaster of a campaign, the first or the second."""
    return user in {card.host, card.second}


async def unseated(herald: Herald, user: int, text: str, wish: str, playing: Sequence[CampaignCard]) -> Message | None:
    """Answer whoever speaks for no seat anywhere; None for who does (`playing`), but for what the lead alone asks."""
    if playing and (wish != "chair" or any(leads(card, user) for card in playing)):
        return None
    known = await campaigns(herald, user=user)
    mine = [one for one in known if leads(one, user) and not speaks(one, user)]
    led_now = [one for one in mine if one.status != "ended"]
    if led_now and (wish not in NOBODYS or SECRETS.search(text) or (not playing and consents(text))):
        return await answered(herald, led_now[0], user, text, wish) if len(led_now) == 1 else which(led_now)
    if playing:
        return None
    over = [one for one in known if one.status == "ended" and (one in mine or speaks(one, user))]
    if not over or wish in NOBODYS or wish in {"games", "join"}:
        return await newcomer(herald, user, text, wish)
    if over[0] in mine:
        return await answered(herald, over[0], user, text, wish)
    if told := await ending.over_now(herald, over[0], user, pieces(text)):
        return told
    return over_now(over[0], await how_it_ended(herald, over[0].id), seatless(herald, wish))


async def seatless_here(herald: Herald, card: CampaignCard, user: int, text: str, wish: str) -> Message | None:
    """Answer in a campaign whoever has no seat in it; None for who neither leads it nor wants what is known."""
    if leads(card, user) and (wish not in NOBODYS or consents(text)):
        return await answered(herald, card, user, text, wish)
    return seatless(herald, wish) if wish else None


def which(found: Sequence[CampaignCard]) -> Message:
    """Ask which of several campaigns is meant."""
    names = "".join(f"\n“{one.title}” (#{one.id})" for one in found)
    buttons = tuple(
        Button(action="which", label=one.title[:80], campaign=one.id, style="primary") for one in found[:MANY]
    )
    content = f"You lead several. Which do you mean? A first line “campaign {found[0].id}” says it, too.{names}"
    return Message(content=content, buttons=buttons)


async def answered(herald: Herald, card: CampaignCard, user: int, text: str, wish: str) -> Message:
    """Answer a gamemaster: a topic of the lead, who is late, a question about the rules, or how all stands."""
    if done := await agreed(herald, card, user, text):
        return done
    if consents(text):
        return Message(content=UNASKED, buttons=doors(card)[:1])
    found = one_game(herald, text) or await settled(herald, card, text) or await returning(herald, card, user, wish)
    if found is None and card.status == "lobby" and not topic_of(herald, card, text, wish) and wish != "games":
        found = await lobby.questions(herald, card, text)
    found = found or await told(herald, card, user, text, wish)
    return keep(herald, card, user, text, found)


async def returning(herald: Herald, card: CampaignCard, user: int, wish: str) -> Message | None:
    """Offer a gamemaster who gave his seat up, and would have one again, those that are free; None for anybody else."""
    return await left(herald, user) if wish == "join" and card.status in {"running", "paused"} else None


async def before_start(herald: Herald, card: CampaignCard, who: Who, text: str, wish: str) -> Message | None:
    """Answer whoever holds a seat before the start; None for what is answered then as ever."""
    if card.status != "lobby" or wish in EVER:
        return None
    lead = leads(card, who.user)
    if lead and (wanted(text) or topic_of(herald, card, text, wish)):
        return await answered(herald, card, who.user, text, wish)
    if told := await lobby.questions(herald, card, text):
        return told
    if wish in LATER:
        return None
    name = next((seat.name for seat in card.seats if seat.id == who.seat), "")
    who_starts = "You start it with Start, once all are there." if lead else f"{mention(card.host)} starts it."
    content = (
        f"{'You have a place' if card.undealt else f'You play {name}'} in “{card.title}”, which has not started. "
        f"{joined(card)} {who_starts} {THEN}"
    )
    return Message(content=content, buttons=doors(card)[not lead :])


async def told(herald: Herald, card: CampaignCard, user: int, text: str, wish: str) -> Message:
    """Give the answer to what a gamemaster writes."""
    topic = topic_of(herald, card, text, wish) or LIKE.get(wish, "")
    if wish == "games":
        return which_game(herald, text)
    if wish == "length" and card.status != "ended":
        return Message(content=said(await lasting(herald, card.id), LASTS), buttons=doors(card))
    if card.status == "ended":
        return await ending.over_now(herald, card, user, pieces(text)) or await over(herald, card, user, topic)
    if wish == "awaited" or (wish == "when" and not topic):
        return await stands(herald, card, user)
    if topic:
        deed = await offered(herald, card, user, topic, by_seats(herald, card, text))
        answer = await led(herald, card, user, topic)
        if deed and topic == "refuse":
            return deed
        return beside(deed, answer) if deed else answer
    if wish == "news":
        return await lately(herald, card.id, user)
    if wish == "map" and card.window:
        return Message(picture=await reading.picture(herald, card.id, None), buttons=doors(card)[:1])
    if wish == "winning":
        return Message(content=SHOWN, buttons=doors(card))
    if LEADING.search(text):
        return await overview(herald, card, user)
    asks = wish == "rules" or (ASKED.fullmatch(text.strip()) and not INTENTS.said(text, wish))
    return (await ruled(herald, card, text) if asks else None) or await overview(herald, card, user)


def beside(deed: Message, answer: Message) -> Message:
    """Give what is offered with what is said of it in general, by which command and what else."""
    return Message(content=f"{deed.content}\n{answer.content}", buttons=(*deed.buttons, *answer.buttons[:1]))


def topic_of(herald: Herald, card: CampaignCard, text: str, wish: str) -> str:
    """Give what of the lead a message is certainly about; empty for none, or where it is said as a wish of anybody."""
    plain = by_seats(herald, card, text)
    anybody = in_general({seat.id: seat.name for seat in card.seats}, plain) or text
    if SECRETS.search(text):
        return "secret"
    named = COMMAND.search(text)
    if named and named["name"].lower() in COMMANDS:
        return COMMANDS[named["name"].lower()]
    bare = " ".join(word for word in anybody.split() if not word.isdecimal())
    topic = TOPICS.sure(anybody) or spoken_of(text, wish) or topic_in(anybody) or topic_in(bare)
    return "" if wish and INTENTS.said(text, wish) and not TOPICS.said(anybody, topic) else topic


def topic_in(text: str) -> str:
    """Give what of the lead a text is about almost to the word, as a whole or in one part alone; empty for nothing."""
    parts = [text, *(part for part in PARTS.split(text) if part.strip())]
    topics = [one for one in dict.fromkeys(TOPICS.certain(part) for part in parts if near(part)) if one]
    return topics[0] if len(topics) == 1 else ""


def near(part: str) -> bool:
    """Tell whether a text is almost one of the phrases by which a gamemaster speaks of the lead, and no player's."""
    topic = TOPICS.certain(part)
    if not topic or not TOPICS.close(part, topic):
        return False
    return TOPICS.said(part, topic) or not INTENTS.said(
        part, INTENTS.certain(part)
    )  # “what should I do?” is a player’s


def spoken_of(text: str, wish: str) -> str:
    """Give the topic whose words stand in a message; empty for none, and for what is certainly another wish."""
    words = SPOKEN if not wish or wish in {"data", "leave", "away"} else ()
    return next((topic for topic, said in words if re.search(rf"\b(?:{said})", text, re.IGNORECASE)), "")


async def over(herald: Herald, card: CampaignCard, user: int, topic: str) -> Message:
    """Answer about a campaign that has ended: how, and what brings it back."""
    if topic == "undo":
        return await asking_back(herald, card, user)
    text = (
        f"“{card.title}” is over. {await how_it_ended(herald, card.id)} If that was a mistake, /gm undo takes its last "
        "window back, and it goes on from there. /campaign book gives the whole story; Again below its last message "
        "asks all who played for another."
    )
    return Message(content=text, buttons=doors(card))


async def asking_back(herald: Herald, card: CampaignCard, user: int) -> Message:
    """Say what taking the last window back would do, with the button that does it, or why it cannot be."""
    try:
        return await before_undo(herald, card.id, user)
    except Answer as problem:
        return Message(content=said(sentence(opened(str(problem))), HELP["undo"]), buttons=doors(card))


async def led(herald: Herald, card: CampaignCard, user: int, topic: str) -> Message:
    """Answer one topic of the lead, with what is true of the campaign now."""
    if card.status == "lobby" and topic in UNSTARTED:
        return await overview(herald, card, user)
    if topic == "undo":
        return await asking_back(herald, card, user)
    if topic == "close" and (asked := await before_close(herald, card.id, user)):
        return asked.model_copy(update={"content": f"{HELP[topic]} {asked.content}"})
    if topic == "start":
        return Message(content=said(joined(card), HELP[topic]), buttons=doors(card))
    now = await state(herald, card, user) if topic in {"remind", "close", "stands"} else ""
    return Message(content="\n".join(filter(None, (now, HELP[topic]))), buttons=doors(card))


async def stands(herald: Herald, card: CampaignCard, user: int) -> Message:
    """Say what is open, until when, and for whom it waits."""
    return Message(content=await state(herald, card, user), buttons=doors(card))


async def overview(herald: Herald, card: CampaignCard, user: int) -> Message:
    """Say that one leads a campaign, how it stands, and what one can do."""
    lead = f"You lead “{card.title}”{'' if speaks(card, user) else ' and play no seat in it'}."
    acts = BEFORE_START if card.status == "lobby" else ACTS
    return Message(content=f"{lead} {await state(herald, card, user)}\n{acts}", buttons=doors(card))


async def state(herald: Herald, card: CampaignCard, user: int) -> str:
    """Say where a campaign stands: who has joined, or what is open, until when, and who is awaited."""
    if card.status == "lobby":
        return f"It has not started. {joined(card)} Start begins it with those who are there."
    async with herald.store.look(card.id) as look:
        asking, due = standing(look).asking, await look.due()
        begin, waits = "", await waiting_line(look, user)
        if asking is not None and card.window:
            begin = f"{card.date}: {sentence(asking.title)}" if card.date else sentence(asking.title)
        end = begins(look.campaign, due) if card.status == "muster" else closes(look.campaign, due)
        return said(begin, end, waits if card.status != "held" else "")


def joined(card: CampaignCard) -> str:
    """Say who holds a seat and who waits for one; only how many, where nobody may see that."""
    held = [seat for seat in card.seats if seat.user is not None]
    waits = f" {plural(len(card.waiting), 'person waits', 'people wait')} for a seat." if card.waiting else ""
    if not held:
        return f"Nobody has joined yet.{waits}"
    count = f"{len(held)} of {plural(len(card.seats), 'seat')} {'is' if len(held) == 1 else 'are'} taken"
    if card.masked:
        return f"{count}.{waits}"
    names = [mention(seat.user or 0) if card.undealt else f"{seat.name} by {mention(seat.user or 0)}" for seat in held]
    return f"{count}: {listed(names)}.{waits}"


def doors(card: CampaignCard) -> tuple[Button, ...]:
    """Give the doors of a campaign that ask for no seat."""
    status = Button(action="status", label="Status", campaign=card.id, style="primary")
    if card.status == "lobby":
        return (Button(action="start", label="Start", campaign=card.id, style="success"), status)
    shown = Button(action="map", label="Map", campaign=card.id)
    return (status,) if card.status in {"ended", "muster"} else (status, shown)
