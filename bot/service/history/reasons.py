"""Reasons: what led to what happened, in a few sentences; its figures, all draws and its clause behind buttons."""

import re
from collections.abc import Sequence
from textwrap import shorten

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.playing import leads, name_of, spoken_for, words_of
from bot.service.ground.voice import Voice
from bot.service.ground.wording import clean_line, plural
from bot.service.history.courses import course
from bot.service.history.recalling import done_by, past_of, state_of
from bot.service.history.rulings import rule_doors
from bot.service.history.since import since
from bot.service.history.wondering import meant
from bot.service.rulebook.clause_text import in_short
from bot.service.words.chronicle import because, line_of
from bot.service.words.names import register_of
from bot.service.words.reader import to_reader
from bot.store.look import Look
from bot.store.records import Entry
from rules.kernel.errors import Answer
from rules.kernel.facts.events import Audience, Cast, Drawn, Rolled, Shuffled, sees
from rules.kernel.telling.tellings import Page

NUMBER = re.compile(r"#?[1-9]\d{0,8}")
"""The number of an event; a place on a map may have one that begins with a nought."""
CLAUSE = re.compile(r"[A-Za-z]{3}-\S+")
BUTTONS, LABEL = 5, 75
"""How many of the events that may be meant have a button, and its most letters."""
GRAVE = 2
"""How much the end of a battle weighs."""
LATEST, FOUND = 15, 10
"""The events that are listed where nothing was asked, and where words were."""
DEPTH = 3
"""How far back causes of causes are told."""
BLOWS = 6
"""The most lines of a battle's course that are told at once."""
OWN = 8
"""The most of what became of one's own that is listed."""
LED, DRAWN = 2, 4
"""How many of the events, and of the draws, that led to one are told at once."""
DRAWS = tuple(draw.__name__ for draw in (Drawn, Rolled, Cast, Shuffled))
"""The events that are luck alone."""


async def why(herald: Herald, campaign: int, user: int, what: str = "") -> Message:
    """Explain an event, by its number or by words that stand in it; nothing asked, list what became of one's own."""
    async with herald.store.look(campaign) as look:
        seats = eyes(look, user)
        text = clean_line(what, 200)
        if NUMBER.fullmatch(text):
            return await explained(herald, look, seats, await numbered(look, seats, text))
        if not text and seats and (own := await own_results(herald, look, seats)):
            return await results(herald, look, seats, own)
        found = await wanted(look, seats, text)
        if text and len(found) == 1:
            return await explained(herald, look, seats, found[0])
        return listing(look, text, found)


async def battle(herald: Herald, campaign: int, user: int, place: str) -> Message | None:
    """Explain the latest battle at a place, with how it went; None where none was fought that one may know of."""
    async with herald.store.look(campaign) as look:
        seats = eyes(look, user)
        for entry in await look.events(seats, least=GRAVE, words=clean_line(place, 60), most=FOUND):
            if await course(herald, look, seats, entry):
                return await explained(herald, look, seats, entry)
    return None


async def behind(herald: Herald, campaign: int, user: int, number: str) -> Message:
    """Show all that an event holds, under words of the game, and every draw and event that led to it."""
    async with herald.store.look(campaign) as look:
        seats = eyes(look, user)
        entry = await numbered(look, seats, number)
        fields = await figures(herald, look, seats, entry)
        pages = [Page(title=f"#{entry.told.n}: {entry.text}", table=(("What", "Value"), *fields) if fields else ())]
        causes = await causes_of(look, seats, entry)
        if causes:
            pages.append(Page(title="Because", lines=tuple(line_of(cause) for cause in causes)))
        return Message(content=f"{look.campaign.title}, turn {entry.told.turn}", pages=tuple(pages))


async def own_results(herald: Herald, look: Look, seats: list[str]) -> list[Entry]:
    """Give what became of a seat's own of late, what went badly first, each of them the newest first."""
    past = await past_of(look, herald.games[look.campaign.game], await state_of(herald, look), seats[0])
    own = [one for one in past.entries if one.told.n in past.own and one.weight > 0]
    latest = own[0].told.turn if own else 0
    recent = [one for one in own if one.told.turn >= latest - 1]
    went = {one.told.n: past.went(one) for one in recent}
    return sorted([one for one in recent if went[one.told.n]], key=lambda one: (went[one.told.n], -one.weight))[:OWN]


async def results(herald: Herald, look: Look, seats: list[str], own: Sequence[Entry]) -> Message:
    """List what became of a seat's own, each with a button that explains it."""
    said = {one.told.n: one for one in await spoken(herald, look, seats, own)}
    lines = tuple(dated(said[one.told.n]) for one in sorted(own, key=lambda one: one.told.n))
    buttons = tuple(door(look, one, said[one.told.n].text) for one in own[:BUTTONS])
    content = f"{look.campaign.title}: which of these do you mean? Or ask in your own words."
    return Message(content=content, pages=(Page(title="What became of yours", lines=lines),), buttons=buttons)


async def numbered(look: Look, seats: list[str] | None, text: str) -> Entry:
    """Give the event of a number, `#12` or `12`. Raises Answer for one that these seats may not know."""
    number = text.removeprefix("#")
    entry = await look.event(int(number)) if number.isdecimal() else None
    if entry is None or not may_see(seats, entry):
        raise Answer(f"nothing that you may know has the number {number}")
    return entry


async def wanted(look: Look, seats: list[str] | None, text: str) -> list[Entry]:
    """Give the latest events, or those that are asked for by a clause or by words."""
    if not text:
        return await look.events(seats, least=1, most=LATEST)
    cited = await look.events(seats, words=text, most=FOUND) if CLAUSE.fullmatch(text) else []
    return cited or await meant(look, seats, text, FOUND)


def eyes(look: Look, user: int) -> list[str] | None:
    """Give the seats whose knowledge a person has; None for a gamemaster who does not play and sees everything."""
    seat = spoken_for(look, user)
    if seat is not None:
        return [seat.seat]
    return None if leads(look.campaign, user) and not look.campaign.blind else []


def may_see(seats: list[str] | None, entry: Entry) -> bool:
    """Tell whether an event is told to one of these seats (None: to the gamemaster)."""
    audience = entry.told.audience
    if seats is None or sees(audience, None):
        return True
    return any(sees(audience, seat) for seat in seats)


def listing(look: Look, text: str, found: list[Entry]) -> Message:
    """List events, the newest last: those that words may mean by their turns, the latest of all by their numbers."""
    if not found:
        raise Answer(f"nothing that you may know speaks of “{text}”" if text else "nothing has happened yet")
    title = f"Events with “{text}”" if text else "The latest events"
    shown = found[:BUTTONS] if text else found
    lines = tuple(dated(entry) if text else line_of(entry) for entry in reversed(shown))
    buttons = tuple(door(look, entry, entry.text) for entry in found[:BUTTONS])
    content = f"{look.campaign.title}: which of these do you mean?"
    return Message(content=content, pages=(Page(title=title, lines=lines),), buttons=buttons if text else ())


def dated(entry: Entry) -> str:
    """Give an event with its turn, by which people know it."""
    return f"Turn {entry.told.turn}: {entry.text}" if entry.told.turn else entry.text


async def explained(herald: Herald, look: Look, seats: list[str] | None, entry: Entry) -> Message:
    """Say what led to an event: what happened, what was drawn and foretold; the rule and the rest have buttons."""
    told, lines = await reasons(herald, look, seats, entry)
    (mine,) = await spoken(herald, look, seats, [entry])
    page = Page(title=mine.text, lines=(*lines, *rule_of(herald, look, entry)))
    fought = await course(herald, look, seats, entry)
    pages = (page, fought) if fought else (page,)
    buttons = (
        *(door(look, cause, f"Why? {cause.text}") for cause in told),
        *await leads_on(herald, look, seats, entry),
    )
    return Message(content=f"{look.campaign.title}, turn {entry.told.turn}", pages=pages, buttons=buttons)


async def plainly(herald: Herald, look: Look, seats: list[str] | None, entry: Entry) -> Message:
    """Say the same in a few sentences, with the first blows of a battle, and the rest of them behind a button."""
    _, lines = await reasons(herald, look, seats, entry)
    (mine,) = await spoken(herald, look, seats, [entry])
    fought = await course(herald, look, seats, entry)
    pages = (fought.model_copy(update={"lines": fought.lines[:BLOWS]}),) if fought else ()
    whole = (door(look, entry, "All of the battle"),) if fought and fought.lines[BLOWS:] else ()
    buttons = (*whole, *await leads_on(herald, look, seats, entry))
    said = lines or rule_of(herald, look, entry)  # else its button has it
    return Message(content="\n".join((mine.text, *said)), pages=pages, buttons=buttons)


def rule_of(herald: Herald, look: Look, entry: Entry) -> list[str]:
    """Give the rule of an event in a sentence; none where its clause has none so short."""
    clause = herald.rulebooks.clause(look.campaign.game, entry.told.clause)
    short = in_short(clause) if clause else ""
    return [f"The rule: {short}"] if short else []


async def reasons(herald: Herald, look: Look, seats: list[str] | None, entry: Entry) -> tuple[list[Entry], list[str]]:
    """Give what led to an event, and the lines that say so."""
    causes = await led_by(look, seats, entry)
    draws = [cause for cause in causes if cause.told.event in DRAWS]
    led = sorted([cause for cause in causes if cause not in draws], key=lambda cause: (-cause.weight, -cause.told.n))
    told = sorted(led[:LED], key=lambda cause: cause.told.n)
    luck = draws or await luck_of(look, seats, told)
    counted = [one for one in (*told, *luck) if one.weight == 0 and one.told.event not in DRAWS]
    shown = {n for one in counted for n in because(one)}  # its sentence has them already
    rest = [one for one in luck if one.told.n not in shown and one.told.event in DRAWS]
    alone = name_of(look, seats[0]) if seats and entry.told.audience == (seats[0],) else ""
    twins = [one for one in told if alone and done_by(one, alone)]  # it says the same of him
    heard = [one for one in (*told, *counted) if one not in twins]
    said = await spoken(herald, look, seats, list(dict.fromkeys(heard)))
    figured = [await reasoned(herald, look, seats, one) for one in (*told, entry)]
    ruleset = herald.games[look.campaign.game]
    before = await since(herald, look, ruleset, seats[0], entry) if seats else []
    lines = [*(one.text for one in said), *figured, drawn(rest), *before]
    return told, list(dict.fromkeys(filter(None, lines)))


async def spoken(herald: Herald, look: Look, seats: list[str] | None, entries: Sequence[Entry]) -> list[Entry]:
    """Give events as they are told to whoever asks, about his own affairs."""
    if not seats:
        return list(entries)
    ruleset, words = herald.games[look.campaign.game], await words_of(herald, look)
    return await to_reader(look, ruleset, entries, seats[0], words, Voice(look.id))


async def leads_on(herald: Herald, look: Look, seats: list[str] | None, entry: Entry) -> tuple[Button, ...]:
    """Give the buttons behind which the figures of an event and its rule stand."""
    clause = herald.rulebooks.clause(look.campaign.game, entry.told.clause)
    more = await figures(herald, look, seats, entry) or because(entry)
    behind_it = Button(action="behind", label="Figures", campaign=look.id, what=str(entry.told.n))
    return (
        *((behind_it,) if more else ()),
        *(rule_doors(look.campaign.game, [entry.told.clause]) if clause else ()),
    )


async def led_by(look: Look, seats: list[str] | None, entry: Entry) -> list[Entry]:
    """Give what led to an event at once, as far as the asker may know."""
    return [cause for n in because(entry) if (cause := await look.event(n)) and may_see(seats, cause)]


async def luck_of(look: Look, seats: list[str] | None, told: Sequence[Entry]) -> list[Entry]:
    """Give the draws, and what was reckoned from them, that led to what led to an event."""
    behind = {one.told.n: one for cause in told for one in await led_by(look, seats, cause) if one.weight == 0}
    return [behind[n] for n in sorted(behind)]


async def reasoned(herald: Herald, look: Look, seats: list[str] | None, entry: Entry) -> str:
    """Say what led to the figures of an event, in the words of its game; empty where its sentence says all."""
    ruleset = herald.games[look.campaign.game]
    if type(ruleset.shown(entry.told)) not in ruleset.tellings.reasons:
        return ""
    names, words = await register_of(look, ruleset, [entry.told]), await words_of(herald, look) or str
    readers: Audience = "gamemaster" if seats is None else tuple(seats)
    return words(ruleset.tellings.reason(ruleset.called(entry.told, names, readers)))


def drawn(draws: Sequence[Entry]) -> str:
    """Say the first of the draws that led to something in one line, and how many more there were; empty for none."""
    shown, more = draws[:DRAWN], len(draws[DRAWN:])
    rest = f"; and {plural(more, 'draw')} more" if more else ""
    return f"Drawn for it: {'; '.join(draw.text for draw in shown)}{rest}." if shown else ""


def door(look: Look, entry: Entry, label: str) -> Button:
    """Give the button that explains an event."""
    words = shorten(label, LABEL, placeholder="…")
    return Button(action="why", label=words, campaign=look.id, what=str(entry.told.n))


async def figures(herald: Herald, look: Look, seats: list[str] | None, entry: Entry) -> list[tuple[str, str]]:
    """Give what an event holds, each under its words, as far as these seats may know it."""
    ruleset = herald.games[look.campaign.game]
    names = await register_of(look, ruleset, [entry.told])
    event = ruleset.called(entry.told, names, "gamemaster" if seats is None else tuple(seats))
    words = await words_of(herald, look) or str
    return [(words(label), words(value)) for label, value in ruleset.tellings.figures(event)]


async def causes_of(look: Look, seats: list[str] | None, entry: Entry) -> list[Entry]:
    """Give the draws and events that led to one, and those that led to them, as far as the asker may know."""
    found: dict[int, Entry] = {}
    wanted = set(because(entry))
    for _ in range(DEPTH):
        fresh = [await look.event(n) for n in sorted(wanted - set(found))]
        seen = [one for one in fresh if one is not None and may_see(seats, one)]
        found |= {one.told.n: one for one in seen}
        wanted = {n for one in seen for n in because(one)}
    return [found[n] for n in sorted(found)]
