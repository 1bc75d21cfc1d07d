"""Succession: the gamemaster's chair is handed over, shared, or given by the table to somebody else."""

from datetime import timedelta

from bot.service.ground.ears import id_at
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, Target, mention, stamp
from bot.service.ground.playing import leads, spoken_for
from bot.service.ground.table_settings import house_of
from bot.service.ground.wording import plural
from bot.service.posting.motions import conclude
from bot.service.posting.notices import CHANNEL, owe, refresh, tell_all
from bot.service.words.open_window import standing
from bot.store import motions
from bot.store.deeds import add_act
from bot.store.look import Look
from bot.store.people.dialogues import begin
from bot.store.unit import Unit
from rules.kernel.errors import Answer
from rules.kernel.table.chair import CHAIR

ASKED = "chair"
"""What the messages go by that ask somebody about the chair."""


async def offer(herald: Herald, campaign: int, user: int, person: int) -> str:
    """Offer the chair to somebody, who has to accept it."""
    async with herald.unit(campaign) as unit:
        first(unit, user, "hand the chair over")
        if person == user:
            raise Answer("the chair is yours already; name somebody else")
        await answered(herald, unit)
        unit.change(heir=person, chosen=False)
        await add_act(unit, herald.clock.now(), "The gamemaster offers the chair to somebody else.")
        await show_offer(herald, unit, f"{mention(user)} hands the gamemaster's chair over to you")
        return f"I have asked {mention(person)} in the channel; the chair is yours until they accept."


async def may_give(herald: Herald, campaign: int, user: int) -> None:
    """Refuse whoever may not give the chair to anybody."""
    async with herald.store.look(campaign) as look:
        first(look, user, "hand the chair over, or share it")


def first(look: Look, user: int, what: str) -> None:
    """Refuse what the first gamemaster alone may do."""
    if user != look.campaign.host:
        raise Answer(f"only the gamemaster of “{look.campaign.title}” may {what}")
    if look.campaign.status == "ended":
        raise Answer(f"“{look.campaign.title}” has ended")


async def show_offer(herald: Herald, unit: Unit, why: str) -> None:
    """Ask the heir in the channel, where Herald may write to anybody."""
    heir, campaign = unit.campaign.heir or 0, unit.campaign.id
    buttons = (
        Button(action="chair", label="I take it", campaign=campaign, style="success"),
        Button(action="nochair", label="No, thank you", campaign=campaign),
    )
    text = f"{mention(heir)}, {why} in “{unit.campaign.title}”. Do you take it?"
    message = Message(content=text, buttons=buttons, mentions=(heir,))
    name = f"chair-{unit.campaign.version}"
    await owe(unit, name, CHANNEL, message, herald.clock.now(), live=True, window_key=ASKED)


async def answered(herald: Herald, unit: Unit, start: str = "") -> None:
    """Take the buttons off what asked somebody about the chair, under names that begin so: it is settled."""
    for name, (target, body) in (await unit.window_posts(ASKED)).items():
        message = Message.model_validate_json(body)
        if message.buttons and name.startswith(start):
            bare = message.model_copy(update={"buttons": (), "mentions": ()})
            goal, now = Target.model_validate_json(target), herald.clock.now()
            await owe(unit, name, goal, bare, now, live=True, window_key=ASKED)


async def accept(herald: Herald, campaign: int, user: int) -> str:
    """Take the chair that one was offered; whom the table has chosen is blind if they play."""
    async with herald.unit(campaign) as unit:
        offered_to(unit, user)
        await answered(herald, unit)
        now, chosen = herald.clock.now(), unit.campaign.chosen
        second = None if unit.campaign.second == user else unit.campaign.second
        blind = unit.campaign.blind or (chosen and spoken_for(unit, user) is not None)
        unit.change(host=user, heir=None, chosen=False, asked_at=None, elected=chosen, second=second, blind=blind)
        await begin(unit.connection, user, id_at(now))
        by = (
            ", elected by the table: what was played stays as it is, for they set, take back and export nothing"
            * chosen
        )
        await add_act(
            unit, now, "The table has a new gamemaster, whom it elected." if chosen else "The chair changed hands."
        )
        text = f"{mention(user)} is the gamemaster of “{unit.campaign.title}” now{by}."
        await tell_all(unit, f"new-chair-{unit.campaign.version}", text, now)
        await refresh(herald, unit)
        return f"You are the gamemaster of “{unit.campaign.title}” now; /gm log says what was done so far."


def offered_to(unit: Unit, user: int) -> None:
    """Refuse whoever was not offered the chair."""
    if unit.campaign.heir != user or unit.campaign.status == "ended":
        raise Answer("nobody offers you the gamemaster's chair now; nothing was changed")


async def decline(herald: Herald, campaign: int, user: int) -> str:
    """Decline the chair; the table reads so in a sentence."""
    async with herald.unit(campaign) as unit:
        offered_to(unit, user)
        await answered(herald, unit)
        unit.change(heir=None, chosen=False)
        await add_act(unit, herald.clock.now(), "Whoever was offered the chair declined it.")
        text = f"{mention(user)} does not take the gamemaster's chair of “{unit.campaign.title}”; it stays as it is."
        await tell_all(unit, f"no-chair-{unit.campaign.version}", text, herald.clock.now())
        return "The chair stays as it is, thank you."


async def share(herald: Herald, campaign: int, user: int, person: int | None) -> str:
    """Name a second gamemaster, who may do whatever the first may but give the chair away; nobody ends it."""
    async with herald.unit(campaign) as unit:
        first(unit, user, "name a second gamemaster")
        if person == user:
            raise Answer("you are the gamemaster already; name somebody else")
        if person == unit.campaign.second:
            raise Answer("that is so already; nothing has changed")
        now = herald.clock.now()
        unit.change(second=person)
        await add_act(
            unit, now, "The gamemaster names a second one." if person else "There is no second gamemaster any more."
        )
        named = (
            f"{mention(person)} is the second gamemaster of" if person else "There is no second gamemaster any more in"
        )
        text = f"{named} “{unit.campaign.title}”."
        if person:
            await begin(unit.connection, person, id_at(now))
        await tell_all(unit, f"second-{unit.campaign.version}", text, now)
        await refresh(herald, unit)
        return text


async def ask_first(herald: Herald, unit: Unit, person: int) -> str:
    """Ask the gamemaster whether they are there, unless something waits for them or that was asked long ago.

    Gives what whoever wants a vote is told; empty where the table may vote.
    """
    campaign, now = unit.campaign, herald.clock.now()
    if leads(campaign, person):
        raise Answer(f"{mention(person)} leads “{campaign.title}” already")
    if awaited(unit) or not campaign.host:
        return ""
    days = house_of(campaign).answer_days
    if campaign.asked_at is None:
        unit.change(asked_at=now)
        here = Button(action="present", label="I am here", campaign=campaign.id, style="success")
        text = (
            f"“{campaign.title}”: your table asks: are you there? One press, and the chair stays yours. Without an "
            f"answer in {plural(days, 'day')} the table may vote for another gamemaster."
        )
        message = Message(content=text, buttons=(here,), mentions=(campaign.host,))
        target = Target(kind="user", user=campaign.host)
        await owe(unit, f"present-{campaign.version}", target, message, now, live=True, window_key=ASKED)
        await add_act(unit, now, "The table asks whether the gamemaster is there.")
        again = f"Put this again in {plural(days, 'day')}."
        return f"Nothing waits for the gamemaster, so I have asked whether they are there. {again}"
    if now < campaign.asked_at + timedelta(days=days):
        until = stamp(campaign.asked_at + timedelta(days=days))
        raise Answer(
            f"the gamemaster was asked whether they are there, and may answer until {until}; put it again then"
        )
    return ""


def awaited(unit: Unit) -> bool:
    """Tell whether something waits for the gamemaster: a held campaign, a dispute, a ruling."""
    asking, seat = standing(unit).asking, unit.seats.get(CHAIR)
    ruling = asking is not None and CHAIR in asking.asked and seat is not None and leads(unit.campaign, seat.user or 0)
    return unit.campaign.status == "held" or ruling


async def present(herald: Herald, campaign: int, user: int) -> str:
    """Keep the chair by a press: votes for another gamemaster lapse."""
    async with herald.unit(campaign) as unit:
        if not leads(unit.campaign, user):
            raise Answer(f"only the gamemaster of “{unit.campaign.title}” may answer that")
        wanted = [one for one in await motions.all_motions(unit, "open") if one.kind == "chair"]
        if unit.campaign.asked_at is None and not wanted and not unit.campaign.chosen:
            raise Answer("that is answered already; nothing has changed")
        chosen = unit.campaign.chosen
        await answered(herald, unit, "" if chosen else "present-")  # what the gamemaster offers is offered still
        unit.change(asked_at=None, chosen=False, heir=None if chosen else unit.campaign.heir)
        for motion in wanted:
            await conclude(herald, unit, motion, "lapsed")
        await add_act(unit, herald.clock.now(), "The gamemaster is there and keeps the chair.")
        text = f"The gamemaster of “{unit.campaign.title}” is there and keeps the chair."
        await tell_all(unit, f"kept-chair-{unit.campaign.version}", text, herald.clock.now())
        return "Thank you; the chair stays yours."


async def choose(herald: Herald, unit: Unit, person: int) -> None:
    """Offer the chair to whom the table has chosen."""
    await answered(herald, unit)
    unit.change(heir=person, chosen=True)
    await add_act(unit, herald.clock.now(), "The table chooses another gamemaster, who has to accept.")
    await show_offer(herald, unit, "the table wants you as its gamemaster")
