"""Keeping seats: the autopilot plays for whoever has said so, and lets go when they are back; the table is told."""

from bot.service.ground.herald import Herald
from bot.service.ground.lessons import is_practice
from bot.service.ground.playing import players
from bot.service.posting.absences import stances
from bot.service.posting.deadlines import start_clock
from bot.service.posting.notices import tell_all
from bot.store.records import Seat
from bot.store.unit import Unit


async def keep_absences(herald: Herald, unit: Unit) -> list[str]:
    """Hand seats to the autopilot whose people are away, and back to those who are not; give those that changed."""
    if is_practice(unit.campaign):
        return []  # whoever learns is there
    moved, now = [], herald.clock.now()
    for seat, how in (await stances(unit, now)).items():
        held = unit.seats[seat]
        if how == "autopilot" and held.mode == "player":
            await unit.change_seat(seat, mode="autopilot", away=True)
            await tell(herald, unit, held, "is away for a while; the autopilot plays")
        elif how != "autopilot" and held.away:
            nobody_played = not players(unit)
            await unit.change_seat(seat, mode="player", away=False)
            if nobody_played and unit.campaign.status == "running":
                await start_clock(unit, now)
            await tell(herald, unit, held, "is back and plays again")
        else:
            continue
        moved.append(seat)
    return moved


async def tell(herald: Herald, unit: Unit, seat: Seat, what: str) -> None:
    """Tell the table of a seat, and nothing of its person."""
    name = f"away-{unit.campaign.version}-{unit.campaign.window_key}-{seat.seat}"
    await tell_all(unit, name, f"{unit.campaign.title}: {seat.title} {what}.", herald.clock.now())
