"""Deputies: whom a player lets order and read in the seat, until the deputy is dismissed or the seat changes hands."""

from bot.service.ground.ears import id_at
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, Target, mention
from bot.service.ground.playing import leads, seat_of, spoken_for
from bot.service.posting.faults import guarded
from bot.service.posting.notices import CHANNEL, announce_window, owe
from bot.service.seats.occupancy import end_deputy, tell_holder
from bot.service.words.membership import BEFORE, masked
from bot.store.people.dialogues import begin
from bot.store.records import Seat
from bot.store.unit import Unit
from rules.kernel.errors import Answer


@guarded
async def appoint(herald: Herald, campaign: int, user: int, deputy: int) -> Message:
    """Let a person order and read in one's seat from now on; both are told. A former deputy's rights end."""
    async with herald.unit(campaign) as unit:
        seat = own_seat(unit, user)
        fit(unit, seat, deputy)
        await end_deputy(herald, unit, seat)
        heard = await unit.is_known(deputy)
        await unit.change_seat(seat.seat, deputy=deputy, deputy_heard=heard, deputy_thread=None, deputy_closed=False)
        await begin(unit.connection, deputy, id_at(herald.clock.now()))
        await welcome(herald, unit, unit.seats[seat.seat])
        return told(unit, unit.seats[seat.seat])


def own_seat(unit: Unit, user: int) -> Seat:
    """Give the seat that a person holds. Raises Answer where there is none, and where nobody may have a deputy."""
    seat = seat_of(unit, user)
    if seat is None or unit.campaign.status == "ended":
        raise Answer(f"you hold no seat in “{unit.campaign.title}”")
    if masked(unit.campaign):
        raise Answer("nobody may see here who plays what, so there are no deputies; /vacation lets the autopilot play")
    if unit.campaign.status in BEFORE:
        raise Answer(f"“{unit.campaign.title}” has not started yet; name a deputy once it has")
    return seat


def fit(unit: Unit, seat: Seat, deputy: int) -> None:
    """Refuse a deputy who would read what is not meant for the same eyes."""
    if deputy == seat.user:
        raise Answer("name somebody else; you speak for your seat anyway")
    held = spoken_for(unit, deputy)
    if held is not None and held.seat != seat.seat:
        raise Answer(f"{mention(deputy)} speaks for {held.title} here, and nobody may read the papers of two seats")
    if held is not None:
        raise Answer(f"{mention(deputy)} is your deputy already")
    if leads(unit.campaign, deputy) and unit.campaign.blind:
        raise Answer("the gamemaster of this campaign plays blind and may not read your papers")


async def welcome(herald: Herald, unit: Unit, seat: Seat) -> None:
    """Tell the deputy: privately where Herald may write to them, else in the channel, with a button that allows it."""
    about = f"you are the deputy for {seat.title} now: you may give its orders and read its papers, until dismissed."
    text = f"{unit.campaign.title}: {about}"
    name = f"deputy-{unit.campaign.version}-{seat.seat}"
    dismiss = Button(action="dismiss", label="Lay it down", campaign=unit.campaign.id, seat=seat.seat)
    orders = Button(action="orders", label="Orders", campaign=unit.campaign.id, seat=seat.seat, style="primary")
    papers = Button(action="papers", label="Papers", campaign=unit.campaign.id, seat=seat.seat)
    mentions = (seat.deputy or 0,)
    if seat.deputy_heard:
        target = Target(kind="seat", seat=seat.seat, user=seat.deputy or 0)
        message = Message(content=text, buttons=(orders, papers, dismiss), mentions=mentions)
        await owe(unit, name, target, message, herald.clock.now())
        if unit.campaign.status == "running":
            await announce_window(herald, unit)
        return
    heed = Button(action="heed", label="Write to me", campaign=unit.campaign.id, seat=seat.seat, style="success")
    content = f"{mention(seat.deputy or 0)}, {text} Press “Write to me” to get them in direct messages."
    message = Message(content=content, buttons=(heed, orders, dismiss), mentions=mentions)
    await owe(unit, name, CHANNEL, message, herald.clock.now())


@guarded
async def heed(herald: Herald, campaign: int, user: int) -> Message:
    """Note that a deputy wants to be written to."""
    async with herald.unit(campaign) as unit:
        seat = spoken_for(unit, user)
        if seat is None or seat.deputy != user:
            raise Answer(f"you are nobody's deputy in “{unit.campaign.title}”")
        if not seat.deputy_heard:
            await unit.change_seat(seat.seat, deputy_heard=True)
            if unit.campaign.status == "running":
                await announce_window(herald, unit)
        return Message(content=f"I write to you for {seat.title} from now on. /orders shows what is asked.")


@guarded
async def dismiss(herald: Herald, campaign: int, user: int) -> Message:
    """End a deputy's rights at once, by the player or by the deputy; the other one is told."""
    async with herald.unit(campaign) as unit:
        seat = spoken_for(unit, user)
        if seat is None or seat.deputy is None:
            raise Answer(f"you have no deputy in “{unit.campaign.title}”, and are nobody's")
        await end_deputy(herald, unit, seat)
        if user == seat.deputy:
            text = f"{unit.campaign.title}: your deputy for {seat.title} has laid it down."
            await tell_holder(herald, unit, seat, "laid-down", f"{unit.campaign.version}", text)
            return Message(content=f"You are not the deputy for {seat.title} any more.")
        return Message(content=f"{mention(seat.deputy)} is not your deputy any more, and reads nothing from now on.")


async def deputy(herald: Herald, campaign: int, user: int) -> Message:
    """Say who is whose deputy, as far as it concerns a person; with the button that ends it."""
    async with herald.store.look(campaign) as look:
        seat = spoken_for(look, user)
        if seat is None:
            raise Answer(f"you hold no seat in “{look.campaign.title}”")
        if seat.deputy is None:
            return Message(content=f"{look.campaign.title}: {seat.title} has no deputy. /deputy person: names one.")
        mine = user == seat.user
        label = "Dismiss" if mine else "Lay it down"
        button = Button(action="dismiss", label=label, campaign=campaign, seat=seat.seat, style="danger")
        who = f"{mention(seat.deputy)} is your deputy" if mine else "you are the deputy"
        return Message(content=f"{look.campaign.title}: {who} for {seat.title}.", buttons=(button,))


def told(unit: Unit, seat: Seat) -> Message:
    """Tell a player what the deputy may do now."""
    button = Button(action="dismiss", label="Dismiss", campaign=unit.campaign.id, seat=seat.seat, style="danger")
    text = (
        f"{mention(seat.deputy or 0)} is your deputy for {seat.title} in {unit.campaign.title}: they may give its "
        "orders and read its papers until you dismiss them."
    )
    return Message(content=text, buttons=(button,))
