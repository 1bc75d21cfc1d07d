"""Facing: whom one has in somebody, whether and how he can come, and how one would stand against him."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.service.ground.messages import Message, unlike
from bot.service.orders import orders
from bot.service.plain.chances import considered
from bot.service.plain.facts import facts
from bot.service.plain.judging import asking
from bot.service.plain.judging.advising import CALM, advice
from bot.service.plain.judging.case import Case, Key
from bot.service.plain.judging.comparing import weighed
from bot.service.plain.places import whereabouts
from bot.service.plain.rivals.rivalry import rivalry, stands
from bot.service.plain.situation import situation
from bot.service.plain.weighing import effects, feared
from rules.kernel.language.matching import fold
from rules.kernel.language.nearness import holds

BUTTONS = 6
"""How many buttons stand below several answers."""
INTENT = "What others mean to do they alone know; this is what they could."
"""What is said before how others can come, to whoever asks whether they will."""
FIGURE = re.compile(r"\d")
FIRST = re.compile(r"\b(?:takes?|gets?|chooses?|picks?|wants?|has)\b")
"""How somebody fears that another is first with what he wishes for."""
ORDERING = ("say", "advise")
"""What the buttons do that order something, which stand first."""


@dataclass(frozen=True)
class Asked:
    """One question of a message, and what it names."""

    line: str
    folded: str
    named: Sequence[Sequence[Key]]

    def seats(self, case: Case) -> list[str]:
        """Give the other seats that it names, each once."""
        keys = (key for group in self.named for key in group)
        return list(dict.fromkeys(id for kind, id in keys if kind in case.persons and id in case.seats))

    def seat(self, case: Case) -> str:
        """Give the first other seat that it names; empty for none."""
        return next(iter(self.seats(case)), "")

    def whose(self, case: Case) -> list[str]:
        """Give the other seats that it names, or whose things it names."""
        keys = [key for group in self.named for key in group]
        owners = [case.owners.get(kind, {}).get(id, "") for kind, id in keys]
        return list(dict.fromkeys([*self.seats(case), *(one for one in owners if one in case.seats)]))


def question(case: Case, line: str) -> Asked:
    """Give a question with what it names."""
    return Asked(line, fold(line).strip(" ?!."), case.mentioned(line))


async def ordered(case: Case, part: str) -> bool:
    """Tell whether a part of a message is an order, which is given and not weighed."""
    return await orders.reads(case.herald, case.who, part)


NEAREST = 3
"""Of so many neighbours it is said how they can come."""


async def most_feared(case: Case) -> Message:
    """Say what threatens a seat, with how the one can come who is named without a figure."""
    told = await feared(case.herald, case.card, case.who, "")
    first = told.content.partition("\n")[0]
    named = Asked(first, fold(first), case.mentioned(first)).seats(case)
    if FIGURE.search(first) and named:
        return told
    near = [one.seat for one in case.desk.ruleset.greeting(case.view, case.who.seat).neighbours]
    whom = [seat for seat in dict.fromkeys((*named, *near)) if seat in case.seats][:NEAREST]
    comes = [f"· {line}" for seat in whom for line in list(await stands(case.herald, case.who, seat))[-1:]]
    return told.model_copy(update={"content": "\n".join(dict.fromkeys((*comes, *told.content.split("\n"))))})


async def by_trust(case: Case, asked: Asked) -> Message | None:
    """Answer whom one has in somebody who is named, now or just before; None where nobody is, or that is not asked."""
    if not asking.TRUSTS.fullmatch(asked.folded):
        return None
    seats = asked.seats(case)
    if not seats and not asked.named and asking.HIM.search(asked.folded):
        before = case.herald.asking.last.get(case.who.user)
        seats = question(case, before.said).seats(case) if before and before.campaign == case.who.campaign else []
    if len(seats) != 1:
        return None
    told = await rivalry(case.herald, case.card, case.who, seats[0])
    more = await counted(case, asked) if asking.STRENGTH.search(asked.folded) else None
    return joined([told, more]) if more else told


async def counted(case: Case, asked: Asked) -> Message | None:
    """Give the figures of somebody whose strength is asked: where his troops stand, else how he stands."""
    line = f"how strong is {case.seats.get(asked.seat(case), '')}"
    return await whereabouts(case.herald, case.who, line) or await facts(case.herald, case.who, line)


async def by_threats(case: Case, asked: Asked) -> Message | None:
    """Say of those who are named whether and how each can come, or who can at a place; None where that is not asked."""
    if asking.DEFENDS.fullmatch(asked.folded):
        return await defended(case, asked)
    seats = asked.seats(case)
    if not seats or not asking.COMES.fullmatch(asked.folded) or asking.OWN_IF.search(asked.folded):
        return None
    said = await coming(case, seats)
    plans = [INTENT] if asking.PLANS.search(asked.folded) else []
    return Message(content="\n".join([*plans, *said])) if said and (plans or seats[1:]) else None


async def coming(case: Case, seats: Sequence[str]) -> list[str]:
    """Say of each of some seats whether and how it can come."""
    return [one for seat in seats for one in list(await stands(case.herald, case.who, seat))[-1:]]


async def defended(case: Case, asked: Asked) -> Message | None:
    """Say who can come at what somebody would hold, or how those can whom he names, and what would help."""
    whose = asked.whose(case)
    places = [case.called(key) for group in asked.named for key in group[:1] if key[0] not in case.persons]
    if not whose and not places:
        return None
    here = await situation(case.herald, case.card, case.who, "danger")
    names = [*places, *(case.seats[one] for one in whose)]
    pressing = [one for one in here.pressing if any(holds(one, fold(name)) for name in names)]
    said = await coming(case, whose or list(case.seats))
    said = [one for one in said if whose or any(holds(one, fold(place)) for place in places)]
    if not pressing and not said and not asking.KEEPS.search(asked.folded):
        return None  # “what can I do about the unrest in Ireland?” fears nobody
    lines = list(dict.fromkeys([*pressing, *said])) or [CALM]
    answers = (button for one in pressing for button in here.answers.get(one, ())[:1])
    return Message(content="\n".join(lines), buttons=(*answers, *here.doors()[:1]))


async def by_rival(case: Case, asked: Asked) -> Message | None:
    """Answer whether somebody can be trusted, beaten or withstood; None where nobody is named, or that is not asked."""
    line, seat = asked.folded, asked.seat(case)
    foe = seat or next(iter(asked.whose(case)), "")
    if foe and asking.SUPPOSES.fullmatch(line) and not asking.OWN_IF.search(line):
        return await supposed(case, asked, foe)
    if not seat:
        return None
    wise = bool(asking.WISE.fullmatch(line) or asking.DARES.fullmatch(line))
    if not wise and not asking.ODDS.search(line):
        return None
    alone = all(any(id == seat for _, id in group) for group in asked.named)
    if not alone:
        return None
    return await weighed(case, ("seat", seat), wise=wise) or await rivalry(case.herald, case.card, case.who, seat)


async def supposed(case: Case, asked: Asked, seat: str) -> Message:
    """Say how one would stand if another attacked, and what the order does that is considered beside it."""
    if FIRST.search(asked.folded) and (mine := await my_wish(case)):
        return mine
    first = await rivalry(case.herald, case.card, case.who, seat)
    own_deed = asking.BESIDE.search(asked.line)
    risk = await considered(case.herald, case.who, [own_deed["order"]], plainly=True) if own_deed else None
    return joined([*([risk] if risk else []), first])


async def my_wish(case: Case) -> Message | None:
    """Say what one's own wishes come to if another is first with them, before the first turn; None once that has begun.

    Nobody can attack anybody yet.
    """
    if case.desk.session.save.turn or not case.desk.asked:
        return None
    told = [f"“{text}”: {does}" for text, does in (await effects(case.herald, case.who)).items()]
    return Message(content="\n".join(told)) if told else await advice(case)


def joined(told: Sequence[Message]) -> Message:
    """Give several answers as one, each once."""
    met, blocks = set[str](), list[str]()
    for one in told:
        new = [line for line in one.content.splitlines() if line not in met]
        met |= {*new}
        blocks += ["\n".join(new)] if new else []
    content = "\n\n".join(blocks)
    pages = tuple(page for one in told for page in one.pages)
    buttons = [*unlike(button for one in told for button in one.buttons)]
    buttons.sort(key=lambda button: button.action not in ORDERING)
    return Message(content=content, pages=pages, buttons=tuple(buttons[:BUTTONS]))
