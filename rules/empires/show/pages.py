"""What everybody may read: how the empires stand, their leaders, every area, ties, and what lies between them."""

from collections.abc import Iterable

from rules.empires.board.measures import (
    ceiling,
    christian,
    claimants,
    need,
    par,
    points,
    prosperity,
    rightful,
    score,
)
from rules.empires.board.motions import Motion
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS
from rules.empires.show.calendar import dated, year_of
from rules.empires.show.standing import standing
from rules.kernel.telling.phrases import capital, figure, row, several
from rules.kernel.telling.tellings import Page

STAND = ("", "Empire", "Score", "Points", "Par", "Areas", "By right", "Gold", "Cards", "Played by")
LEADERS = ("Empire", "Leader", "Combat", "Admin.", "Diplomacy", "Court", "Faith", "Endeavours unspent", "")
AREAS = ("Area", "Owner", "Prosperity", "Social", "Fort", "Language", "Faith", "Claimed by", "Ties", "")


def status(world: World) -> tuple[Page, ...]:
    """Give what everybody may know."""
    found = (standing_page(world), leaders_page(world), between_page(world), deck_page(world), areas_page(world))
    return tuple(page for page in found if page.lines or page.table)


def standing_page(world: World) -> Page:
    """Give the table of scores and what they are made of (EMP-H26.2, EMP-H26.3)."""
    rows = [
        (
            f"{place}.",
            world.empires[id].name,
            figure(score(world, id)),
            str(points(world, id)),
            str(par(world, id)),
            str(len(world.owned(id))),
            str(rightful(world, id)),
            str(world.empires[id].gold),
            str(len(world.empires[id].hand)),
            player(world, id),
        )
        for place, id in enumerate(standing(world), start=1)
    ]
    lines = [] if world.ended else [ends(world)]
    if world.order and not world.ended:
        lines.append(f"In this round they act in this order: {row(named(world, world.order))}.")
    return Page(title=f"The empires, {dated(world)}", lines=tuple(lines), table=(STAND, *rows), news="standing")


def ends(world: World) -> str:
    """Say when the game ends (EMP-H26.1, EMP-H26.5)."""
    last = year_of(world, world.options.turns * world.calendar.rounds_per_turn)
    most = world.options.hegemony
    early = f"; at once if somebody owns {most} areas at a round’s end" if most else ""
    return f"It ends with the {last} round{early}."


def named(world: World, seats: Iterable[str]) -> list[str]:
    """Give the names of seats."""
    return [world.empires[seat].name for seat in seats]


def player(world: World, seat: str) -> str:
    """Say who plays an empire: a person, or an autopilot of which character (EMP-HA.0)."""
    empire = world.empires[seat]
    return "a player" if seat in world.players() else f"autopilot, {empire.character}"


def leaders_page(world: World) -> Page:
    """Give each leader with his ratings, his court and his faith (EMP-H8.1)."""
    rows = [
        (
            empire.name,
            empire.leader.name,
            str(empire.leader.combat),
            str(empire.leader.administration),
            str(empire.leader.diplomacy),
            world.areas[empire.court].name if empire.court else "in exile",
            world.faiths[empire.faith].name,
            str(ENDEAVOURS - empire.used),
            plight(world, id),
        )
        for id, empire in world.empires.items()
    ]
    return Page(title="The leaders", table=(LEADERS, *rows), news="court")


def plight(world: World, seat: str) -> str:
    """Say that a leader is excommunicated, or heirless and without an endeavour since (EMP-H22.12, EMP-19.1f12)."""
    empire = world.empires[seat]
    outcast = "excommunicated" if christian(world, seat) else "denounced"
    found = [outcast] if empire.excommunicated else []
    return ", ".join([*found, "may not contest an inheritance"] if empire.vacant else found)


def between_page(world: World) -> Page:
    """Give truces, waivers, the heresy that spreads, and the questions that wait for a vote."""
    lines = [
        f"Truce between {row(named(world, (one.one, one.other)))} until the {year_of(world, one.until + 1)} round."
        for one in world.truces
        if one.until >= world.round_index
    ]
    lines += [
        f"The ties of {empire.name} count as friendly toward {row(named(world, empire.waivers))}."
        for empire in world.empires.values()
        if empire.waivers
    ]
    if world.outbreak:
        area, drawer = world.areas[world.outbreak.area].name, world.empires[world.outbreak.drawer].name
        lines.append(f"The heresy in {area} spreads at the end of this turn unless {drawer} takes it back.")
    lines += [f"To be voted on: {question(world, one)}" for one in world.agenda]
    return Page(title="Between the empires", lines=tuple(lines), news="parley")


def question(world: World, motion: Motion) -> str:
    """Put a question into words (EMP-H20.3)."""
    asker = world.empires[motion.asker].name
    areas = row(world.areas[one].name for one in motion.areas)
    if motion.kind == "claim":
        return f"shall {asker} have a claim to {areas}?"
    other = world.empires[motion.other].name
    if motion.kind == "peace":
        return f"shall there be a truce between {asker} and {other}?"
    return f"must {other} give {areas} up to {asker}, who inherits?"


def deck_page(world: World) -> Page:
    """Give what lies face up, and how many cards are left (EMP-19.0g)."""
    left = capital(several(len(world.deck), "card is", "cards are"))
    last = [capital(world.title_of(one)) for one in world.discard[-6:]]
    said = f"Last on the pile: {row(reversed(last), 'then')}." if last else "Nothing lies on the pile."
    front = [
        f"{empire.name} has played and keeps {row(world.title_of(card) for card in empire.front)}."
        for empire in world.empires.values()
        if empire.front
    ]
    plague = "The Black Death has come." if world.black_death else "The Black Death has not come yet."
    return Page(title="The event cards", lines=(f"{left} left in the deck. {said}", plague, *front), news="card")


def areas_page(world: World) -> Page:
    """Give every area: the owned ones by empire, then the independent ones."""
    order = {seat: place for place, seat in enumerate(world.empires)}
    ids = sorted(world.areas, key=lambda id: order.get(world.areas[id].owner, len(order)))
    return Page(title="The areas", table=(AREAS, *(area_row(world, id) for id in ids)), news="unrest")


def area_row(world: World, id: str) -> tuple[str, ...]:
    """Give one area's line."""
    area = world.areas[id]
    tied = [seat for seat, empire in world.empires.items() if id in empire.ties]
    return (
        area.name,
        world.empires[area.owner].name if area.owner else "independent",
        figure(prosperity(area)),
        f"{figure(area.social)} of {figure(ceiling(area))}",
        str(area.fort or ""),
        world.languages[area.language].name,
        world.faiths[area.faith].name,
        ", ".join(named(world, claimants(world, id))),
        ", ".join(named(world, tied)),
        ", ".join(condition(world, id)),
    )


def condition(world: World, id: str) -> list[str]:
    """Say what ails an area: unrest, heresy, holds of others (EMP-17.0a, EMP-19.1e10, EMP-H10.2)."""
    area = world.areas[id]
    found = (["in unrest"] if area.unrest else []) + (["heretical"] if area.heresy else [])
    by: dict[str, int] = {}
    for one in area.holds:
        by[one.seat] = by.get(one.seat, 0) + one.number
    return [*found, *(f"{world.empires[seat].name} holds {number} of {need(area)}" for seat, number in by.items())]
