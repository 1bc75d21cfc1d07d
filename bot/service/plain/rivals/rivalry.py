"""Rivalry: pacts, the rules, deeds and place of another seat, in a few sentences, for whoever asks of it."""

from collections.abc import Sequence
from typing import Any

from bot.service.desk.partners import SHORT
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, letter_to
from bot.service.ground.playing import name_of, position
from bot.service.ground.values import CampaignCard, Who
from bot.service.ground.wording import sentence
from bot.service.plain.facts import last_name
from bot.service.words.pact_words import STATES
from bot.store import pledges
from bot.store.look import Look
from bot.store.records import Entry, Pact
from rules.kernel.play.ruleset import Ruleset

DEEDS = 2
"""How many deeds between two seats are told, the last of them."""
FEW = 3
"""How many an event may concern that lies between two: more, and it is everybody's."""
READ = 40
"""How many of the latest events that name somebody are looked at."""
OPEN = ("holds", "broken", "denounced", "expired", "ended")
"""The states of pacts that are told of: those that were made."""
NO_PACT = "You have no pact with {}."
NO_DEED = "Nothing has happened between you so far."


async def rivalry(herald: Herald, card: CampaignCard, who: Who, other: str) -> Message:
    """Say what binds a seat and another, whether and how he can come, what was between them, and his place."""
    async with herald.store.look(who.campaign) as look:
        session = await position(herald, look)
        game, view = session.ruleset, session.glance(who.seat)
        name = name_of(look, other)
        stands = [game.say(view, one) for one in game.between(view, who.seat, other)]
        place = game.outlook(session.state, other).partition(". ")[0]
        deeds = [one.text for one in await between(look, game, view, who.seat, other)]
        lines = [*await bound(look, who.seat, other, name), *stands, told(deeds)]
        lines += [f"{name} now: {place[:1].lower()}{place[1:]}"] if place else []
    others = [seat.id for seat in card.seats if seat.id != who.seat]
    write = (letter_to(card.id, who.seat, others.index(other), name),) if other in others else ()
    return Message(content="\n".join(map(sentence, lines)), buttons=write)


async def stands(herald: Herald, who: Who, other: str) -> Sequence[str]:
    """Say what the rules hold between a seat and another, and whether and how he can come."""
    async with herald.store.look(who.campaign) as look:
        session = await position(herald, look)
        game, view = session.ruleset, session.glance(who.seat)
        return [game.say(view, one) for one in game.between(view, who.seat, other)]


async def bound(look: Look, seat: str, other: str, name: str) -> Sequence[str]:
    """Say which pacts two seats have or had, and how those ended."""
    made = [one for one in await pledges.pacts(look, *OPEN) if {seat, other} <= {party.seat for party in one.parties}]
    return [pact_of(look, one, name) for one in made[-DEEDS:]] or [NO_PACT.format(name)]


def pact_of(look: Look, pact: Pact, name: str) -> str:
    """Say what a pact says, and whether it holds, or who ended it."""
    said = pact.text if len(pact.text) <= SHORT else f"{pact.text[:SHORT].rsplit(' ', 1)[0]} …"
    if pact.state == "holds":
        until = f" through turn {pact.until}" if pact.until else ""
        return f"Your pact with {name} is in force{until}: “{said}”"
    by = f" by {name_of(look, pact.closed_by)}" if pact.closed_by else ""
    return f"Your pact with {name} is {STATES[pact.state]}{by}: “{said}”"


async def between(
    look: Look, game: Ruleset[Any], view: Any, seat: str, other: str
) -> list[Entry]:  # Any: each game has its own state
    """Give the latest events that a seat may know and that concern both, the oldest first."""
    named = await look.events((seat,), least=1, words=last_name(name_of(look, other)), most=READ)
    whom = [(one, game.touched(view, game.shown(one.told, (seat,)))) for one in named]
    both = [one for one, touched in whom if {seat, other} <= touched and len(touched) <= FEW]
    return both[:DEEDS][::-1]


def told(deeds: Sequence[str]) -> str:
    """Tell of deeds in one sentence; that there were none, where there were none."""
    return f"Between you so far: {' '.join(deeds)}" if deeds else NO_DEED
