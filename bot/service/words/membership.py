"""Manners: how a table takes in its people and lets them go, in words for those whom it concerns."""

from bot.service.ground.table_settings import House, house_of
from bot.service.ground.wording import plural
from bot.store.records import Campaign

BEFORE = {"lobby", "muster"}
"""The statuses of a campaign whose first turn has not begun."""


def masked(campaign: Campaign) -> bool:
    """Tell whether nobody may see now who holds which seat."""
    return house_of(campaign).anonymous and campaign.status != "ended"


def undealt(campaign: Campaign) -> bool:
    """Tell whether the seats of a campaign are still to be dealt."""
    return house_of(campaign).seating == "dealt" and campaign.status in BEFORE


def invitation(house: House) -> str:
    """Say what whoever joins should know, in short sentences."""
    lines = ["It starts by itself when every seat is taken."] if house.start == "full" else []
    if house.muster:
        lines.append(f"Before turn 1 there are {plural(house.muster, 'hour')} of practice.")
    if house.seating == "dealt":
        lines.append("Seats are dealt at the start.")
    if house.anonymous:
        lines.append("Nobody sees who plays what until the end.")
    return " ".join(lines)


def manners(house: House) -> tuple[str, ...]:
    """Say what a player should know of the table's ways, a sentence a line."""
    lines = ["Nobody sees who plays what until the end; please keep it so."] if house.anonymous else []
    if house.patience:
        lines.append(f"If you are silent, a deadline waits once more for you, {plural(house.patience, 'time')} in all.")
    if house.extra_hours:
        lines.append(f"You may move deadlines on by {plural(house.extra_hours, 'hour')} in all, with /extend.")
    wait = f"the table waits ({plural(house.vacation, 'day')} a year), " if house.vacation else ""
    lines.append(f"Say with /vacation when you are away: {wait}your deputy or the autopilot plays.")
    return tuple(lines)
