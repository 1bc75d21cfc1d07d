"""What everybody may read: who rules what, how the Houses stand, the open conflicts, every fief (section 2)."""

from collections import Counter

from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.forces import Army, Detachment
from rules.fiefs.board.land import held, in_region, regions_of, ruler, standing, total, whole
from rules.fiefs.board.sides import detachments_of, fleet_of, laden, members, peacetime
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import FULL
from rules.fiefs.board.troops import counted
from rules.fiefs.campaign.reading import waited_for
from rules.fiefs.seats.seats import closed_until
from rules.fiefs.show.calendar import dated
from rules.fiefs.show.maps import posted
from rules.kernel.telling.phrases import capital, row, several
from rules.kernel.telling.tellings import Page

HOUSES = ("House", "Prestige", "Earned", "Fiefs", "Regions", "Rules", "Home", "Army", "Played by")
CROWNS = ("Nation", "Ruler", "Capital", "Regions", "")
STATES = {"unraised": "not raised yet", "assembling": "assembling", "ready": "ready", "disbanded": "disbanded"}


def status(world: World) -> tuple[Page, ...]:
    """Give what everybody may know; once it has ended, how it ended, without fief after fief."""
    if world.ended:
        return (houses_page(world), crowns_page(world))
    conflicts = [conflict_page(world, one) for one in world.conflicts.values()]
    return (houses_page(world), crowns_page(world), *conflicts, fiefs_page(world))


def houses_page(world: World) -> Page:
    """Give the table of totals: what each House has earned and what it holds (FIE-12.9, FIE-18.3)."""
    rows = [
        (
            f"{rank}. {world.houses[id].name}",
            str(total(world, id)),
            str(world.houses[id].earned),
            str(len(held(world, id))),
            str(len(whole(world, id))),
            ", ".join(world.nations[one].name for one in world.nations if ruler(world, one) == id),
            fief_name(world, world.houses[id].home),
            hosts_of(world, id),
            player(world, id),
        )
        for rank, id in enumerate(standing(world), start=1)
    ]
    return Page(title=f"The Houses, {dated(world)}", lines=aims(world), table=(HOUSES, *rows), news="prestige")


def hosts_of(world: World, seat: str) -> str:
    """Say where each army is that a House leads, and how large; empty where it leads none."""
    led = (army for army in world.armies.values() if army.leader == seat and army.conflict in world.conflicts)
    return "; ".join(
        f"{len(one.elements)} elements {posted(world, one)}" if one.on_board else STATES[one.status] for one in led
    )


def aims(world: World) -> tuple[str, ...]:
    """Say who has an aim of his own, and when the campaign ends besides with its last year (FIE-18.2, FIE-18.9)."""
    found = [
        f"{world.houses[id].name} was taken over in place {world.houses[id].inherited}; "
        f"place {world.houses[id].aim} at the end is a victory of its own."
        for id in world.playing()
        if world.houses[id].aim
    ]
    return (*found, f"A House with {world.settings.target} ends it.") if world.settings.target else tuple(found)


def player(world: World, id: str) -> str:
    """Say who plays a House: a person, or an autopilot of which kind (FIE-16.0)."""
    house = world.houses[id]
    if closed := closed_until(world, id):
        return f"autopilot, {house.character}, until {closed}"
    return "a player" if house.holder == "player" else f"autopilot, {house.character}"


def fief_name(world: World, id: str) -> str:
    """Give the name of a fief; nothing for none."""
    return world.fiefs[id].name if id else ""


def crowns_page(world: World) -> Page:
    """Give each nation with its ruler, its capital and its regions (FIE-1.4, FIE-1.11)."""
    rows = [
        (
            capital(world.called("nation", id)),
            world.short(ruler(world, id)) if ruler(world, id) else "",
            fief_name(world, nation.capital),
            ", ".join(world.regions[one].name for one in regions_of(world, id)) or "none",
            away(nation.crusade),
        )
        for id, nation in world.nations.items()
    ]
    return Page(title="The crowns", table=(CROWNS, *rows), news="politics")


def away(crusade: int | None) -> str:
    """Say that a ruler is on crusade, and for how long (FIE-15.3)."""
    if crusade is None:
        return ""
    return f"on crusade, {several(crusade, 'year', 'years')} away" if crusade else "on crusade since this year"


def conflict_page(world: World, conflict: Conflict) -> Page:
    """Give one war or rebellion: what is contested, who stands where, and with what."""
    place = f"campaign {conflict.campaigns}" if conflict.campaigns else "no campaign yet"
    last = world.settings.war_years
    until = f"; after campaign {last} it ends" if last else ""
    lines = [f"Since {world.first_year + conflict.declared - 1}: {place}{until}."]
    if conflict.regions:
        lines.append(f"Contested: {row(world.called('region', one) for one in conflict.regions)}.")
    elif conflict.kind == "usurpation" or conflict.pretext == "throne":
        lines.append(f"The prize is {fief_name(world, world.nations[conflict.nation_d].capital)}.")
    lines += waiting(world, conflict)
    lines += forces_lines(world, conflict)
    return Page(title=capital(world.called("conflict", conflict.id)), lines=tuple(lines), news="politics")


def waiting(world: World, conflict: Conflict) -> list[str]:
    """Say which campaigns of this year are fought before that of a conflict, which has its own seasons (FIE-7.2)."""
    first = waited_for(world, conflict)
    return [f"This year's campaign is fought after that of {first}, and has its own four seasons."] if first else []


def forces_lines(world: World, conflict: Conflict) -> list[str]:
    """Say how each army of a conflict stands, with its detachments and its fleet."""
    found = []
    for army in (world.armies[one] for one in conflict.armies):
        parts = [f"{part.marker}, {types(part)}, {posted(world, part)}" for part in detachments_of(world, army)]
        fleet = fleet_of(world, army)
        found.append(army_line(world, army))
        found += [f"Detachments of {world.short(army.leader)}: {'; '.join(parts)}."] if parts else []
        if fleet:
            ships = several(fleet.markers, "marker", "markers")
            load = ", laden" if laden(world, fleet) else ""
            found.append(f"Fleet of {world.short(army.leader)}: {ships} at {world.fiefs[fleet.fief].name}{load}.")
    return found


def types(part: Detachment) -> str:
    """Say of what a detachment is: `2 knights and 1 light horse` (FIE-13.1)."""
    return counted(Counter(one.fights_as for one in part.elements).items())


def army_line(world: World, army: Army) -> str:
    """Say who leads an army, who follows him, how large it is and where."""
    led = [world.short(one) for one in members(world, army)]
    nation = f" of {world.called('nation', army.nation)}" if army.nation else " of rebels"
    follow = f", with {row(led[1:])}" if len(led) > 1 else ", alone"
    state = STATES[army.status] + (f", {FULL} elements once it gathers" if army.status == "unraised" else "")
    if army.on_board:
        lost = sum(army.reserve.values())
        size = f"{len(army.elements)} elements {posted(world, army)}"
        state = f"{size}{', assembling' if army.status == 'assembling' else ''}{f', {lost} lost' if lost else ''}"
    peace = ", at peace" if peacetime(world, army) else ""
    return f"Army{nation}: {led[0]} leads{follow}; {state}{peace}."


def fiefs_page(world: World) -> Page:
    """Give every fief in a few words, a line for each capital and each region."""
    lines = ["Each with its fortress, its lord, and who claims it."]
    for id, nation in world.nations.items():
        lines.append(f"{capital(world.called('nation', id))}: {lordship(world, nation.capital)}")
        for region in regions_of(world, id):
            held_there = "; ".join(lordship(world, fief) for fief in in_region(world, region))
            lines.append(f"{world.regions[region].name} ({nation.name}): {held_there}")
    return Page(title="The fiefs", lines=tuple(lines), news="claims")


def lordship(world: World, id: str) -> str:
    """Say a fief's name, fortress, lord and claimant, and that it is ravaged: `York 5 of Lara (claim of Welf)`."""
    fief = world.fiefs[id]
    lord = f" of {world.short(fief.control)}" if fief.control else ""
    claim = f" (claim of {world.short(fief.claim)})" if fief.claim else ""
    return f"{fief.name} {fief.fortress}{lord}{claim}{', ravaged' if fief.ravaged else ''}"
