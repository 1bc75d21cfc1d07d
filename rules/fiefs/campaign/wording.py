"""What the windows of a campaign ask, and what silence does there, with names and figures (FIE-17.9).

All of it may be read by everybody: plans, stances and what marshals were told are left out.
"""

from collections.abc import Sequence

from rules.fiefs.armies.tempers import host
from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.forces import Army
from rules.fiefs.board.sides import members
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import SEASONS, TURNS
from rules.fiefs.declaring.mobilising import neutral
from rules.fiefs.marshal.wording import unordered
from rules.kernel.orders.windows import Wording
from rules.kernel.telling.phrases import capital, form, in_words, row, several

YEAR = sum(TURNS.values())
"""Campaign turns of a year (FIE-7.1)."""


def of_people(world: World, conflict: Conflict) -> list[Army]:
    """Give the armies of a conflict that people lead."""
    people = world.players()
    return [world.armies[one] for one in conflict.armies if world.armies[one].leader in people]


def of_season(world: World, conflict: Conflict) -> Wording:
    """Ask for a season's plans (FIE-7.10)."""
    name, turns = world.called("conflict", conflict.id), TURNS[SEASONS[SEASONS.index(world.season or "spring")]]
    led = {one.leader: f"{unplanned(world, conflict, one)}{standing(world, one)}" for one in of_people(world, conflict)}
    out = {
        seat: f"{stays_out(world, conflict, [seat])}."
        for seat in sorted(world.players())
        if neutral(world, conflict, seat)
    }
    return {
        "title": f"{capital(name)}: what do the armies do in {in_words(turns)} turns?",
        "silence": "All goes on as it is.",
        "silences": out | led,
        "meanwhile": f"The leaders plan {world.season} in {name}.",
    }


def unplanned(world: World, conflict: Conflict, army: Army) -> str:
    """Say what an army does in a season for which nobody plans; whether a plan is left is its leader's secret."""
    deed = unordered(world, army)
    if world.season in ("spring", "winter") or (conflict.campaigns == 1 and conflict.began == world.season):
        return f"Your marshal {deed}, then does as he sees fit."
    return f"What is left of your plan goes on; where none is, your marshal {deed}, then does as he sees fit."


def standing(world: World, army: Army) -> str:
    """Say where an army stands and how large it is; nothing for one off the board."""
    if not army.on_board or not army.fief:
        return ""
    size = several(len(army.elements), "element", "elements")
    return f" Your army of {size} stands {placed(world, army)}."


def of_council(world: World, conflict: Conflict, upset: Sequence[Army]) -> Wording:
    """Ask for new plans after an upset (FIE-7.11a)."""
    left = last_turn(world) - world.turn
    armies = row(
        f"{host(world, one)} {placed(world, one)}".strip()
        if one.on_board
        else f"{world.short(one.leader)}'s army, off the board"
        for one in upset
    )
    return {
        "title": f"{armies}: what {form(len(upset), 'does the army', 'do the armies')} do in the "
        f"{form(left, 'turn that is', f'{in_words(left)} turns that are')} left?",
        "silence": "All goes on as it is.",
        "silences": {
            one.leader: f"What is left of your plan stands; where none is, your marshal {unordered(world, one)}."
            for one in upset
        },
        "meanwhile": f"{row(world.short(one.leader) for one in upset)} {form(len(upset), 'takes', 'take')} counsel.",
    }


def placed(world: World, army: Army) -> str:
    """Say where an army is: `at Metz`; nothing for one off the board."""
    return f"at {world.fiefs[army.fief].name}" if army.on_board and army.fief else ""


def last_turn(world: World) -> int:
    """Give the last campaign turn of the season that is fought."""
    seasons = SEASONS[: SEASONS.index(world.season or "spring") + 1]
    return sum(TURNS[one] for one in seasons)


def of_march(world: World, army: Army) -> Wording:
    """Ask for what an army does in its turn (FIE-7.7)."""
    deed, lord = unordered(world, army), world.short(army.leader)
    who = f"do {host(world, army)} {placed(world, army)}" if army.on_board else f"does {lord}'s army, not yet raised,"
    return {
        "title": f"Turn {world.turn} of {YEAR}, in {world.season}: what {who} do?",
        "silence": f"{lord}'s marshal {deed}, unless he was told to hold.",
        "silences": {army.leader: f"Your marshal {deed}, unless he was told to hold."},
        "meanwhile": f"{capital(world.called('army', army.id))} is on the march.",
    }


def of_neutrals(world: World, conflict: Conflict, seats: Sequence[str]) -> Wording:
    """Ask neutral rulers whether they mobilise (FIE-5.13)."""
    name = world.called("conflict", conflict.id)
    lands = neutrals(world, conflict, seats)
    return {
        "title": f"{capital(name)}: does {row(lands, 'or')} join it?",
        "silence": f"{stays_out(world, conflict, seats)} in {world.season}.",
        "silences": {seat: f"{stays_out(world, conflict, [seat])} in {world.season}." for seat in seats},
        "meanwhile": f"{row(world.short(one) for one in seats)} {form(len(seats), 'considers', 'consider')} {name}.",
    }


def neutrals(world: World, conflict: Conflict, seats: Sequence[str]) -> list[str]:
    """Give the nations of some rulers that might mobilise (FIE-5.13)."""
    return [world.called("nation", one) for seat in seats for one in neutral(world, conflict, seat)]


def stays_out(world: World, conflict: Conflict, seats: Sequence[str]) -> str:
    """Say which nations take no part: `France and Aragon stay out of it`."""
    lands = neutrals(world, conflict, seats)
    return f"{capital(row(lands))} {form(len(lands), 'stays', 'stay')} out of it"


def of_switch(world: World, conflict: Conflict) -> Wording:
    """Ask who goes over to the armies just announced (FIE-5.15)."""
    new = [world.armies[one] for one in conflict.announced]
    told = row(f"{world.short(one.leader)} for {world.called('nation', one.nation)}" for one in new)
    sides = row(f"beside {world.short(world.armies[conflict.armies[one.side - 1]].leader)}" for one in new)
    return {
        "title": f"{told} mobilised {sides}. Do you go over, and follow the new army?",
        "silence": f"You stay where you are; nobody follows {row(world.short(one.leader) for one in new)} but his own.",
        "meanwhile": f"Houses may go over to {row(world.short(one.leader) for one in new)}.",
    }


def of_peace(world: World, conflict: Conflict) -> Wording:
    """Ask those who were sued for peace (FIE-10.4a)."""
    pairs = [(world.armies[one.by], world.armies[one.to]) for one in conflict.offers]
    sued = row(f"{host(world, by)} sue {host(world, to)} for peace" for by, to in pairs)
    return {
        "title": f"{sued}. Do you accept?",
        "silence": f"There is no peace between {row(dict.fromkeys(sides(world, pairs)))}.",
        "meanwhile": f"{row(dict.fromkeys(world.short(to.leader) for _, to in pairs))} may accept peace.",
    }


def sides(world: World, pairs: Sequence[tuple[Army, Army]]) -> list[str]:
    """Give the leaders of all who sue and are sued."""
    return [world.short(one.leader) for pair in pairs for one in pair]


def of_opening(world: World, conflict: Conflict, fief: str) -> Wording:
    """Ask a declarer when and where he begins (FIE-7.3)."""
    army = world.armies[conflict.armies[0]]
    where = f" at {world.fiefs[fief].name}" if fief else ""
    with_you = len(members(world, army)) - 1
    return {
        "title": f"When and where do you open {world.called('conflict', conflict.id)}?",
        "silence": f"It begins in spring{where}, with {several(with_you, 'House', 'Houses')} beside you.",
    }
