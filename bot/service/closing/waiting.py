"""Patience: a deadline waits once more for the silent, as often as the table allows."""

from collections.abc import Collection

from bot.service.ground.herald import Herald
from bot.service.ground.messages import stamp
from bot.service.ground.playing import schedule_of
from bot.service.ground.table_settings import house_of
from bot.service.ground.wording import listed, plural
from bot.service.posting.absences import excused
from bot.service.posting.deadlines import start_clock
from bot.service.posting.notices import owes, refresh, tell_all
from bot.service.schedule import first_deadline
from bot.service.seats.occupancy import tell_holder
from bot.service.words.open_window import note, standing
from bot.store.records import Attendance, Seat
from bot.store.unit import Unit


async def waits(herald: Herald, unit: Unit, covered: Collection[str] = ()) -> bool:
    """Let a deadline wait once more for those who are silent and with whom patience is left; say whether it does.

    Nobody waits for those in `covered`, for whom standing orders are given, nor where silence will do; nor does a
    discreet window, which would tell by it that it asks somebody silent.
    """
    asking, house, now = standing(unit).asking, house_of(unit.campaign), herald.clock.now()
    if asking is None or asking.waited or asking.discreet or asking.content or not house.patience:
        return False
    late = sorted(await owes(unit, asking) - await excused(unit, now) - set(covered))
    found = {seat: await unit.attendance(unit.seats[seat].user or 0) or Attendance() for seat in late}
    spent = {seat: before for seat, before in found.items() if before.spent < house.patience}
    if not spent:
        return False
    note(unit, waited=True)
    schedule = schedule_of(unit.campaign)
    due = first_deadline(schedule, "reaction", now, "")
    await start_clock(unit, now, due)
    for name, before in spent.items():
        await be_patient(herald, unit, unit.seats[name], before, house.patience)
    names = listed(unit.seats[name].title for name in spent)
    text = (
        f"{unit.campaign.title}: the deadline waits once more, for {names}. It is {stamp(await unit.due() or due)} now."
    )
    await tell_all(unit, f"waits-{unit.campaign.window_key}", text, now)
    await refresh(herald, unit)
    return True


async def be_patient(herald: Herald, unit: Unit, seat: Seat, before: Attendance, patience: int) -> None:
    """Count that a deadline has waited for a person, and tell them."""
    if seat.user is None:
        return
    await unit.attend(seat.user, before.missed, before.spent + 1)
    due = await unit.due()
    text = (
        f"{unit.campaign.title}: nothing has come from you for {seat.title} yet, so the deadline waits for you "
        f"{f'until {stamp(due)} ' if due else ''}({before.spent + 1} of {plural(patience, 'time')} in this campaign)."
    )
    await tell_holder(herald, unit, seat, "waits", unit.campaign.window_key, text)
