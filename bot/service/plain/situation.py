"""The situation: what is asked of a person now, what presses most, and the doors that lead on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.service.desk.desk import Desk
from bot.service.desk.partners import loyally
from bot.service.ground.herald import Herald
from bot.service.ground.lessons import course_of, lesson_of
from bot.service.ground.messages import Button, stamp
from bot.service.ground.playing import name_of, options_of, schedule_of
from bot.service.ground.values import CampaignCard, OrderSet, Who
from bot.service.ground.wording import listed, plural, sentence
from bot.service.seats.offers import has_fallen
from bot.service.words.game_cards import length
from bot.service.words.lessons import NO_CLOCK, hint_of, lines_of, offered
from bot.service.words.seat_words import FALLEN
from rules.kernel.errors import Answer
from rules.kernel.language.grammar import write
from rules.kernel.play.counsel import Counsel, Offer, Weight, pressing
from rules.kernel.telling.phrases import ordinal

LABEL = 80
"""How long what stands on a button may be."""
OFFERS = 2
"""How many orders that would answer the first counsel are offered."""
FIRST = ("first", "joint first")
"""How the prospect of whoever leads begins."""
WAITS = "Whom it asks is a secret, so it waits for everybody alike: press Ready, and it goes on."
"""What is said of a window that tells nobody whom it asks to somebody whom it does not ask."""
FEW = 3
"""How many orders given so far are named."""


@dataclass(frozen=True)
class Situation:
    """How one seat of a person stands."""

    who: Who
    title: str
    seat: str
    asked: str
    """What is asked and until when, or why nothing is."""
    given: str = ""
    """What was given so far; empty where nothing is asked."""
    counsel: str = ""
    offers: tuple[Button, ...] = ()
    """Orders that would answer the counsel, ready to be given."""
    orders: OrderSet | None = None
    """None where no orders are taken."""
    purse: str = ""
    company: str = ""
    """Who stands with the seat and who against it; empty where the game has no sides."""
    pressing: tuple[str, ...] = ()
    """What counsel says of dangers now, the worst first, where that was asked."""
    answers: Mapping[str, tuple[Button, ...]] = field(default_factory=dict)
    """What would answer each of these dangers, ready to be given."""
    aim: str = ""
    """How one wins and when it ends, where that was asked."""
    others: tuple[str, ...] = ()
    """Those whom the seat has to do with, a sentence for each, where that was asked."""
    standing: str = ""
    """Which place the seat has, and who is first, where that was asked and the game can say it."""

    @property
    def waits(self) -> bool:
        """Whether the person is asked and has said nothing yet."""
        return bool(self.orders and self.orders.asked and not self.orders.drafts and not self.orders.ready)

    def door(self, action: str, label: str, style: str = "secondary", what: str = "") -> Button:
        """Give a button of this seat; what it does holds whichever window is open."""
        return Button.model_validate(
            {"action": action, "label": label, "campaign": self.who.campaign, "seat": self.who.seat}
            | {"style": style, "what": what}
        )

    @property
    def unasked(self) -> bool:
        """Whether a window waits for somebody whom it does not ask, and who is not ready."""
        found = self.orders
        return bool(found and found.window and found.awaited and not found.asked and not found.ready)

    def doors(self) -> tuple[Button, ...]:
        """Give the doors that are of use in every case, and Ready where a window waits for one whom it does not ask."""
        found, ready = self.orders, self.door("ready", "Ready", "success")
        key = found.window.key if found and found.window else ""
        first = (ready.model_copy(update={"window": key}),) if self.unasked else ()
        orders = self.door("orders", "Orders", "secondary" if self.unasked else "primary")
        return (*first, orders, self.door("papers", "Papers"), self.door("map", "Map"))


async def situation(herald: Herald, card: CampaignCard, who: Who, wish: str = "") -> Situation:
    """Give how a seat stands, from what it may see alone; examples of orders for the wish that names some."""
    async with herald.store.look(who.campaign) as look:
        seat = name_of(look, who.seat)
        try:
            desk = await Desk.open(herald, look, who)
        except Answer as closed:
            return Situation(who, card.title, seat, sentence(opened(str(closed))))
        found = await (desk.panel() if wish == "asked" else desk.order_set())
        if not found.asked and has_fallen(desk.session, who.seat):
            lost = f"{FALLEN.format(seat)} /join shows which others could be yours, with a button for each."
            return Situation(who, card.title, seat, lost)
        purse = desk.ruleset.purse(desk.view(), who.seat)
        counsel, offers = taught(herald, desk) if found.practice else await advised(desk, found)
        pace = await lasting(herald, desk) if wish == "length" else ""
        game = f"{desk.ruleset.about} {desk.ruleset.feel}" if wish == "about" else ""
        aim = f"{game} {aim_of(desk)}".strip() if wish in {"length", "about"} else ""
    spends = ", ".join(f"{name} {amount}" for name, amount in purse.items())
    beside = desk.ruleset.say(desk.view(), desk.ruleset.company(desk.view(), who.seat))
    told = ranks(desk) if wish in {"winning", "rivals"} else ""
    here = Situation(
        who, card.title, seat, asked(found), given(found), counsel, offers, found, spends, beside, standing=told
    )
    if aim:
        return replace(here, aim=f"{aim} {pace}".strip())
    if wish == "rivals":
        return replace(here, others=neighbours(desk))
    return replace(here, **threats(desk, found)) if wish == "danger" else here


def aim_of(desk: Desk) -> str:
    """Say what time it is in the game, how one wins and when it ends, as the welcome does."""
    found = desk.ruleset.greeting(desk.view(), desk.who.seat)
    return f"It is {desk.session.date}. {found.aim}".strip()


def neighbours(desk: Desk) -> tuple[str, ...]:
    """Say of each whom a seat has to do with how he stands to it, as the welcome does."""
    found = desk.ruleset.greeting(desk.view(), desk.who.seat).neighbours
    return tuple(sentence(desk.ruleset.say(desk.view(), one.text)) for one in found)


async def lasting(herald: Herald, desk: Desk) -> str:
    """Say how long it lasts at the pace of its table, with the people who play it."""
    ruleset, campaign = desk.ruleset, desk.look.campaign
    board = ruleset.scenario.model_validate_json(await desk.look.scenario_text())
    people = sum(seat.mode == "player" for seat in desk.look.seats.values())
    return length(ruleset.span(board, options_of(herald, campaign)), schedule_of(campaign), people)


def threats(desk: Desk, found: OrderSet) -> dict[str, Any]:
    """Give what counsel says of dangers, with what it tells only to who asks: ruin first, then what others could do."""
    window, view = desk.session.window, desk.view()
    pieces = pressing(desk.ruleset.counsel(view, desk.who.seat, window)) if window else []
    grave = [one for one in pieces if one.warns or one.risk is not None or one.weight == Weight.RUIN]
    worst = sorted(grave, key=lambda one: (one.weight is not Weight.RUIN, not one.warns))
    said = {desk.ruleset.say(view, one.text): one for one in worst}
    able = {text: [offer for offer in one.offers if desk.allows(offer.order, view)] for text, one in said.items()}
    return {
        "pressing": tuple(said),
        "answers": {text: buttons_of(desk, found, some[:OFFERS]) for text, some in able.items() if desk.asked},
    }


def ranks(desk: Desk) -> str:
    """Say which place a seat has and who is first, as everybody may know it; nothing where a game ranks nobody."""
    state, own = desk.session.state, desk.who.seat
    found = {seat: desk.ruleset.outlook(state, seat).partition(". ")[0] for seat in desk.look.seats}
    first = next((seat for seat, line in found.items() if line.lower().startswith(FIRST)), "")
    if not first or not any(character.isdigit() for line in found.values() for character in line):
        return ""
    places = {seat: f"{line[:1].lower()}{line[1:]}" for seat, line in found.items()}
    if first == own:
        return f"You are {places[own]}.{scores(desk, found, first)}"
    return f"You are {places[own]}; {name_of(desk.look, first)} is {places[first]}.{scores(desk, found, first)}"


def scores(desk: Desk, found: Mapping[str, str], first: str) -> str:
    """Give what all have but the first and oneself, the best first; nothing where there is nobody else."""
    order = [ordinal(number) for number in range(1, len(found) + 1)]
    words = {seat: line.lower().partition(" of ")[0].split() for seat, line in found.items()}
    place = {seat: number for number, one in enumerate(order) for seat, said in words.items() if one in said}
    rest = [seat for seat in sorted(place, key=place.__getitem__) if seat not in (desk.who.seat, first)]
    told = [f"{name_of(desk.look, seat)} {found[seat].partition(', with ')[2]}" for seat in rest]
    return f" The rest: {listed(told)}." if told[1:] or (told and first != desk.who.seat) else ""


def taught(herald: Herald, desk: Desk) -> tuple[str, tuple[Button, ...]]:
    """Give what would end the lesson of a learner, in the place of counsel."""
    course, lesson = course_of(herald, desk.look.campaign), lesson_of(herald, desk.look.campaign)
    if course is None or lesson is None:
        return "", ()
    seat = desk.who.seat
    lines = lines_of(lesson, desk.session, seat)[:OFFERS]
    return hint_of(course, lesson, desk.session, seat), offered(desk.look, seat, lines)


async def advised(desk: Desk, found: OrderSet) -> tuple[str, tuple[Button, ...]]:
    """Give the first counsel, and what would answer it: an order by its line, else by what the offer is called."""
    window = desk.session.window
    pieces = desk.ruleset.advice(desk.view(), desk.who.seat, window) if window and desk.asked else []
    pieces = await loyally(desk.look, desk.ruleset, desk.view(), desk.who.seat, pieces) if pieces else []
    pieces = [piece for piece in pieces if not heeded(desk, piece) and (not desk.drafts or urges(piece))]
    if not pieces:
        return "", ()
    return pieces[0].text, buttons_of(desk, found, pieces[0].offers[:OFFERS])


def buttons_of(desk: Desk, found: OrderSet, offers: Sequence[Offer[Any]]) -> tuple[Button, ...]:  # Any: each its own
    """Give the buttons of what counsel offers: an order by its line, several by what they are called."""
    lexicon = desk.lexicon()
    buttons = [
        says(found, [line]) if not offer.also and len(line) <= LABEL else bundle(found, offer)
        for offer in offers
        for line in (write(offer.order, lexicon),)
    ]
    return tuple(button for some in buttons for button in some)


def heeded(desk: Desk, piece: Counsel[Any]) -> bool:  # Any: each game has its own state
    """Tell whether an order that is given follows a counsel already, or would be replaced by what it offers."""
    given = desk.given()
    return any(desk.decided(order, given) for offer in piece.offers for order in offer.orders)


def urges(piece: Counsel[Any]) -> bool:  # Any: as above
    """Tell whether a counsel offers something, or tells of a danger; what it only explains presses nobody."""
    return bool(piece.offers) or piece.warns or piece.risk is not None or piece.weight is Weight.RUIN


def bundle(found: OrderSet, offer: Offer[Any]) -> tuple[Button, ...]:  # Any: each game has its own state
    """Give the button of an offer of several orders, which gives all or none of them while the window is open."""
    window, who = found.window.key if found.window else "", found.who
    return (
        Button(
            action="advise",
            label=offer.label,
            campaign=who.campaign,
            window=window,
            seat=who.seat,
            what=offer.id,
            style="primary",
        ),
    )


def says(found: OrderSet, lines: list[str] | tuple[str, ...]) -> tuple[Button, ...]:
    """Give a button for each line, which gives it as an order of the open window; none for a line too long for one."""
    window, who = found.window.key if found.window else "", found.who
    return tuple(
        Button(
            action="say", label=line, campaign=who.campaign, window=window, seat=who.seat, what=line, style="primary"
        )
        for line in lines
        if len(line) <= LABEL
    )


def asked(found: OrderSet) -> str:
    """Say what the open window asks of a seat, and until when."""
    window = found.window
    if window is None:
        return "No window is open now."
    still = NO_CLOCK if found.practice else "The clock stands still."
    until = f"Open until {stamp(window.due, 'f')}." if window.due else still
    date = f"{window.date}: " if window.date else ""
    if found.asked:
        return f"{date}{sentence(window.title)} {until}"
    meanwhile = f" {sentence(window.meanwhile)}" if window.meanwhile else ""
    waits = f" {WAITS}" if found.awaited and not found.ready else ""
    return f"{date}nothing is asked of you now.{meanwhile}{waits} {until}"


def given(found: OrderSet, named: int = FEW) -> str:
    """Say what was given so far: the orders, or how many where they are more than `named`."""
    if not found.asked:
        return "You are ready." if found.ready and found.awaited else ""
    ready = " You are ready." if found.ready else ""
    if not found.drafts:
        return f"Nothing given yet.{ready}"
    texts = [draft.text for draft in found.drafts]
    said = "; ".join(texts) if len(texts) <= named else plural(len(texts), "order")
    return f"Given so far: {said}.{ready}"


def opened(text: str) -> str:
    """Give a text with a capital."""
    return text[:1].upper() + text[1:]
