"""What people read: how the Powers stand for everyone, and each seat's own papers."""

from rules.italy.armies import cards
from rules.italy.deeds import listed
from rules.italy.land import Land
from rules.italy.scoring import score
from rules.italy.state import Power, World
from rules.italy.tables import BANDS, GAMEMASTER, ROME
from rules.italy.wording import signed
from rules.italy.years import years
from rules.kernel.tellings import Page

Row = tuple[str, ...]


def status(world: World) -> tuple[Page, ...]:
    """Give what everybody may know: the Powers, the land, the attacks and how Rome stands."""
    return (rome_page(world), powers_page(world), land_page(world), *attacks_page(world), *externals_page(world))


def rome_page(world: World) -> Page:
    """Give Rome's score so far, and what the bands ask (ITA-10.2, ITA-10.4)."""
    rome = world.powers[ROME]
    bounds = zip(BANDS, world.figures.bands, strict=False)
    lines = [
        f"Score so far: {score(world, ROME)} (Civic Improvement {rome.civic}, home turns lost {rome.lost_home_turns})",
        "; ".join(f"{name} from {bound}: {BANDS[name]}" for name, bound in bounds) + f"; below, IV: {BANDS['IV']}",
    ]
    if world.fallen:
        lines.append("Rome was defeated.")
    return Page(title=f"Rome, turn {world.turn} of {world.turns}, {years(world, world.turn)}", lines=tuple(lines))


def powers_page(world: World) -> Page:
    """Give each Power's standing, ruler, revenue and score."""
    heading: Row = ("Power", "Standing", "Provinces", "Ruler A / P / B", "Cards", "Revenue", "Civic", "Score")
    rows = [power_row(world, power) for power in world.powers.values()]
    return Page(title="The Powers", table=(heading, *rows), news="realm")


def power_row(world: World, power: Power) -> Row:
    """Give a Power's line."""
    land = Land(world)
    ruler = power.ruler
    rated = f"{ruler.aggressor} / {ruler.protector} / {ruler.builder} since turn {ruler.since}" if ruler else "-"
    figures = (power.revenue, power.civic, score(world, power.id))
    return (
        power.name,
        standing(world, land, power.id),
        str(len(land.held(power.id))),
        rated,
        str(cards(world, power.id)),
        *map(str, figures),
    )


def standing(world: World, land: Land, power: str) -> str:
    """Say whether a Power is Active, whose Subject it is, or that it waits."""
    if land.active(power):
        return "Active"
    master = land.master(power)
    return f"Subject of {world.name(master)}" if master else "Inactive"


def land_page(world: World) -> Page:
    """Give every province with its holder, home, resource and terrain."""
    heading: Row = ("Province", "Holder", "Home of", "Resource", "Coast", "Terrain")
    rows = [
        (
            one.name,
            f"{world.name(one.holder)}{f', occupied by {world.name(one.occupier)}' if one.occupier else ''}",
            world.name(one.home),
            world.resources[one.resource] if one.resource else "-",
            "yes" if one.coastal else "no",
            ", ".join(world.terrain[kind] for kind in one.terrain),
        )
        for one in world.provinces.values()
    ]
    return Page(title="The provinces", table=(heading, *rows), news="land")


def attacks_page(world: World) -> list[Page]:
    """Give this turn's attacks, if there are any."""
    heading: Row = ("Attack", "Attacker", "Target", "Province", "Reserve", "State")
    rows = [
        (
            one.label or "-",
            world.name(one.attacker),
            world.name(one.target),
            world.provinces[one.province].name if one.province else "-",
            str(one.reserve),
            one.state,
        )
        for one in world.attacks.values()
    ]
    return [Page(title="Attacks of this turn", table=(heading, *rows), news="war")] if rows else []


def externals_page(world: World) -> list[Page]:
    """Give the External armies in Italy, if there are any."""
    lines = [
        f"{one.name}, strength {one.strength}, in {world.provinces[one.at].name}"
        + (f"; paid by {world.name(one.immune)}, whom it leaves alone" if one.immune else "")
        for one in world.externals.values()
        if one.at
    ]
    return [Page(title="Foreign armies", lines=tuple(lines), news="external")] if lines else []


def papers(world: World, seat: str) -> tuple[Page, ...]:
    """Give a seat its revenue, its choices and its standing orders; the gamemaster the report before him."""
    if seat == GAMEMASTER:
        return (chair_page(world),)
    if seat not in world.powers:
        return ()
    return (revenue_page(world, seat), choices_page(world, seat))


def chair_page(world: World) -> Page:
    """Give the gamemaster what waits for confirmation or ruling (ITA-6.24)."""
    battle = world.battle
    if battle is None:
        return Page(title="The gamemaster", lines=("No report waits for you.",))
    where = world.provinces[battle.province].name
    lines = [f"{world.name(battle.attacker)} {battle.attacker_points} against {world.name(battle.army)}"]
    lines[0] += f" {battle.defender_points} in {where}"
    if battle.claim:
        claim = battle.claim
        lines.append(f"{world.name(claim.by)} reports: the {claim.winner} wins, {claim.degree}.")
    return Page(title="The gamemaster", lines=tuple(lines), news="war")


def revenue_page(world: World, seat: str) -> Page:
    """Give the parts of a Power's revenue as the map stands, and what is left of this turn's (ITA-2.1)."""
    power, parts = world.powers[seat], Land(world).parts(seat)
    named = f"own land {parts.own}, Subjects {parts.subjects}, resources {parts.resources}"
    lines = (
        f"This turn: {power.revenue} talents, {power.earmarked} of them earmarked for Civic Improvement",
        f"As the map stands now: {named}, lost homes {signed(-parts.lost)}: {parts.total}",
        f"Attack {power.attack_points}, loose reserve {power.loose}, Civic Improvement in all {power.civic}",
    )
    return Page(title=f"{power.name}: talents", lines=lines, news="money")


def choices_page(world: World, seat: str) -> Page:
    """Give what a seat may strike, and what it leaves standing (ITA-6.26)."""
    power, land = world.powers[seat], Land(world)
    prizes = listed((world.provinces[id].name for id in power.prizes), "then")
    lines = (
        f"{power.name} is {standing(world, land, seat)}",
        f"Within reach: {listed((world.provinces[id].name for id in land.strikeable(seat)), 'and')}",
        f"Standing choices: battles {'ask me' if power.method == 'ask' else 'by the generator'}; prizes: {prizes}",
    )
    return Page(title=f"{power.name}: choices", lines=lines, news="war")
