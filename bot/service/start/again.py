"""Again: the next campaign of the same people, with the same game and settings and luck of its own."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, mention
from bot.service.ground.playing import options_of, ruleset_of, schedule_of
from bot.service.ground.table_settings import house_of
from bot.service.ground.values import CampaignCard
from bot.service.ground.wording import listed
from bot.service.posting.notices import CHANNEL, owe, tell_user
from bot.service.start.founding import card_of, fresh_row, introduce, open_seats, unused_title
from bot.service.start.starting import INVITED
from bot.service.words.cards import campaign_card
from bot.service.words.open_window import bar, standing
from bot.store.look import Look
from bot.store.records import Seat
from bot.store.unit import Unit
from rules.kernel.errors import Answer

MOMENT = timedelta(minutes=1)
"""How long one press of the button keeps others from founding a second campaign."""


async def again(herald: Herald, campaign: int, user: int) -> CampaignCard:
    """Found the next campaign in the same channel; each seat is kept for who had it, and nobody is seated unasked.

    Raises Answer for somebody who did not play, before the end, and where it has been founded already.
    """
    async with herald.unit(campaign) as unit:
        await may_begin(herald, unit, user)
        stands = standing(unit).model_copy(update={"again": herald.clock.now()})
        unit.change(standing=stands.model_dump_json())
        before, barred = unit.campaign, stands.barred
        held = {one.seat: one.user for one in unit.seats.values() if one.user is not None and one.user not in barred}
        ruleset = ruleset_of(herald, before)
        board = ruleset.scenario.model_validate_json(await unit.scenario_text())
    row = {
        **fresh_row(ruleset, board, herald.seeds()),
        "title": await unused_title(herald, before.guild, before.title),
        "options": before.options,
        "guild": before.guild,
        "channel": before.channel,
        "host": user,
        "blind": before.blind,
        "house": before.house,
        "schedule": before.schedule,
        "founded_at": herald.clock.now(),
    }
    card = await card_of(ruleset, board, options_of(herald, before), schedule_of(before))
    chosen = house_of(before).seating != "dealt"
    seats = [replace(one, offered=held.get(one.seat) if chosen else None) for one in open_seats(ruleset, board)]
    async with herald.founding(row, seats) as unit:
        for one in barred:
            bar(unit, one, on=True)
        await introduce(herald, unit, card)
        await invite(herald, unit, seats, [*held.values()])
        if user != before.host:
            text = f"{mention(user)} has begun “{unit.campaign.title}”, and leads it; Join there gets you a seat."
            await tell_user(unit, "again-led", before.host, text, herald.clock.now())
        return await campaign_card(herald, unit)


async def may_begin(herald: Herald, look: Look, user: int) -> None:
    """Refuse somebody who did not play, a campaign that goes on, and one that has a successor."""
    campaign = look.campaign
    if campaign.status != "ended":
        raise Answer(f"“{campaign.title}” is not over yet")
    if user != campaign.host and user not in {seat.user for seat in look.seats.values()}:
        raise Answer("whoever played here may begin again; /campaign found begins a campaign of your own")
    pressed = standing(look).again
    if pressed is not None and await herald.store.campaigns(channel=campaign.channel, going=True):
        raise Answer("the next campaign stands in this channel already; press Join at its message")
    if pressed is not None and herald.clock.now() < pressed + MOMENT:
        raise Answer("the next campaign is being founded; its lobby comes in a moment")


async def invite(herald: Herald, unit: Unit, seats: Sequence[Seat], people: Sequence[int]) -> None:
    """Ask those who played whether they play again, with one press."""
    kept = any(seat.offered for seat in seats)
    how = "Your seats are kept for you until it starts; Join lets you choose another. " if kept else ""
    text = f"{listed(mention(user) for user in people)}: once more? {how}Nobody plays who does not press."
    sit = Button(action="take", label="I play again", campaign=unit.campaign.id, style="success")
    message = Message(content=text, buttons=(sit,), mentions=tuple(people))
    await owe(unit, "again", CHANNEL, message, herald.clock.now(), window_key=INVITED)
