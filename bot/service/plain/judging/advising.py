"""Advising: what a seat had best do now, and what becomes of it if it does nothing, as counsel has it."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from bot.service.ground.messages import Button, Message
from bot.service.ground.values import OrderSet
from bot.service.ground.wording import sentence
from bot.service.plain import replies
from bot.service.plain.judging.alternatives import chosen, pieces
from bot.service.plain.judging.case import Case
from bot.service.plain.rivals.rivalry import stands
from bot.service.plain.situation import OFFERS, Situation, buttons_of, opened, situation
from rules.kernel.language.grammar import write
from rules.kernel.language.matching import fold
from rules.kernel.language.nearness import holds
from rules.kernel.play.counsel import SHOWN, Counsel

CHOOSES = re.compile(
    r"\b(?:which|what) (?:\w+ )?(?:would you|should (?:i|we)|do you) (?:take|choose|pick|prefer|join)\b|"
    r"\bwhich\b.*\bbest\b",
    re.IGNORECASE,
)
"""How somebody asks for one of several things."""
PICK = "I would take “{}”."
SILENCE = "without orders"
"""How the note begins that says what silence does."""
THREATS = 2
"""How many dangers are told of to whoever would do nothing."""
STANDS = "What you have given stands, and is carried out at the deadline, ready or not: {}."
CALM = "Nothing that I can count threatens you before you are asked again."


async def advice(case: Case) -> Message:
    """Give the counsel of a seat as things stand, the most pressing first, with the orders that would answer it."""
    here = await situation(case.herald, case.card, case.who, "asked")
    if here.orders is None or not here.orders.asked:
        return Message(content=here.asked, buttons=here.doors())
    if here.orders.practice:
        return replies.asked(case.card, here)
    if ways := chosen(case, case.text):
        return ways
    found = speaking_first(case)[:SHOWN]
    buttons = list(answers(case, here.orders, found))
    picks = [one for piece in found[:1] for one in piece.offers if case.desk.allows(one.order, case.view)]
    pick = [PICK.format(write(picks[0].order, case.desk.lexicon()))] if picks and CHOOSES.search(case.text) else []
    lines = [f"{number}. " * bool(found[1:]) + sentence(one.text) for number, one in enumerate(found, start=1)]
    lines += [here.given, replies.sayable(here)]
    return Message(content="\n".join(filter(None, (*pick, *lines))), buttons=(*buttons, *here.doors()[:1]))


def speaking_first(case: Case) -> list[Counsel[Any]]:  # Any: each game has its own state
    """Give counsel, what speaks of the things of which somebody asks advice before the rest."""
    named = [case.called(group[0]) for group in case.mentioned(case.text) if group[0][0] not in case.persons]
    return sorted(pieces(case), key=lambda one: -sum(holds(one.text, fold(name)) for name in named))


def answers(case: Case, found: OrderSet, told: Sequence[Counsel[Any]]) -> Iterator[Button]:  # Any: each its own game
    """Give the buttons of what answers some counsel: two of the first piece, one of each after it."""
    for place, piece in enumerate(told):
        yield from buttons_of(case.desk, found, piece.offers[: 1 if place else OFFERS])


async def idle(case: Case, whom: str = "") -> Message:
    """Say what becomes of a seat that does nothing more: what its silence means, and what threatens it then."""
    here = await situation(case.herald, case.card, case.who, "danger")
    threats = list(dangers(here, case.seats.get(whom, "")))
    if whom:
        threats = threats or list(await stands(case.herald, case.who, whom))[-1:]
    lines = [silent(here), *(threats or [CALM])]
    answers = (button for one in threats for button in here.answers.get(one, ())[:1])
    return Message(content="\n".join(map(sentence, filter(None, lines))), buttons=(*answers, *here.doors()))


def silent(here: Situation) -> str:
    """Say what the silence of a seat means at the open window, or that what it has given stands."""
    if here.orders is None or not here.orders.asked:
        return here.asked
    if here.orders.drafts:
        return STANDS.format("; ".join(one.text for one in here.orders.drafts))
    return next((opened(note) for note in here.orders.notes if note.startswith(SILENCE)), here.asked)


def dangers(here: Situation, foe: str) -> Iterator[str]:
    """Give the dangers that counsel tells of, of somebody those that name him."""
    named = fold(foe).removeprefix("the ").rsplit(" ", 1)[-1]
    yield from [one for one in here.pressing if not foe or holds(one, named)][:THREATS]
