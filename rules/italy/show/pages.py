"""What everybody reads: how Rome and the Powers stand, the land, the attacks and the foreign armies."""

from rules.italy.battle.armies import cards
from rules.italy.board.land import Land
from rules.italy.board.state import Power, World
from rules.italy.board.tables import BANDS, ROME
from rules.italy.board.years import years
from rules.italy.seats.scoring import score
from rules.kernel.telling.phrases import capital, signed, the, verb
from rules.kernel.telling.tellings import Page

Row = tuple[str, ...]


def status(world: World) -> tuple[Page, ...]:
    """Give what everybody may know: the Powers, the land, the attacks and how Rome stands; at the end the report."""
    if world.ended:
        return (rome_page(world), report_page(world), land_page(world))
    return (rome_page(world), powers_page(world), land_page(world), *attacks_page(world), *externals_page(world))


def rome_page(world: World) -> Page:
    """Give Rome's score so far, and what the bands ask (ITA-10.2, ITA-10.4)."""
    rome, name = world.powers[ROME], world.name(ROME)
    bounds = zip(BANDS, world.figures.bands, strict=False)
    what = "Score" if world.ended else "Score so far"
    lines = [
        f"{what}: {score(world, ROME)} (Civic Improvement {rome.civic}, home turns lost {rome.lost_home_turns})",
        "; ".join(f"{name} from {bound}: {BANDS[name]}" for name, bound in bounds) + f"; below, IV: {BANDS['IV']}",
    ]
    if world.fallen:
        lines.append(f"{capital(the(name))} {verb(name, 'was', 'were')} defeated.")
    return Page(
        title=f"{capital(name)}, turn {world.turn} of {world.turns}, {years(world, world.turn)}", lines=tuple(lines)
    )


def report_page(world: World) -> Page:
    """Give the closing report: each Power's provinces, Civic Improvement, lost homes and idle turns (section 9)."""
    land = Land(world)
    heading: Row = ("Power", "", "Provinces", "Civic", "Home turns lost", "Turns Inactive", "Score")
    rows = [
        (
            power.name,
            "" if land.active(power.id) else standing(world, land, power.id),
            *map(str, (len(land.held(power.id)), power.civic, power.lost_home_turns, power.idle_turns)),
            signed(score(world, power.id)).lstrip("+"),
        )
        for power in world.powers.values()
    ]
    return Page(title="The closing report", table=(heading, *rows), news="ending")


def powers_page(world: World) -> Page:
    """Give each Power's standing, ruler, revenue and score."""
    heading: Row = ("Power", "", "Provinces", "Ruler A / P / B", "Cards", "Revenue", "Civic", "Score")
    rows = [power_row(world, power) for power in world.powers.values()]
    return Page(title="The Powers", table=(heading, *rows), news="realm")


def power_row(world: World, power: Power) -> Row:
    """Give a Power's line; that it is Active goes without saying."""
    land, ruler = Land(world), power.ruler
    figures = (cards(world, power.id), power.revenue, power.civic, signed(score(world, power.id)).lstrip("+"))
    return (
        power.name,
        "" if land.active(power.id) else standing(world, land, power.id),
        str(len(land.held(power.id))),
        f"{ruler.aggressor} / {ruler.protector} / {ruler.builder} since turn {ruler.since}" if ruler else "",
        *map(str, figures),
    )


def standing(world: World, land: Land, power: str) -> str:
    """Say whether a Power is Active, whose Subject it is, or that it waits."""
    if land.active(power):
        return "Active"
    master = land.master(power)
    return f"Subject of {world.name(master)}" if master else "Inactive"


def land_page(world: World) -> Page:
    """Give every province with its holder, its home Power where that is another, its resource and terrain."""
    heading: Row = ("Province", "", "Home of", "", "", "Terrain")
    rows = [
        (
            one.name,
            f"{world.name(one.holder)}{f', occupied by {world.name(one.occupier)}' if one.occupier else ''}",
            world.name(one.home) if one.home != one.holder else "",
            world.resources.get(one.resource, ""),
            "coast" if one.coastal else "",
            ", ".join(world.terrain[kind] for kind in one.terrain),
        )
        for one in world.provinces.values()
    ]
    return Page(title="The provinces", table=(heading, *rows), news="land")


def attacks_page(world: World) -> list[Page]:
    """Give this turn's attacks, if there are any."""
    heading: Row = ("Attack", "Province", "Reserve", "")
    rows = [
        (
            f"{one.label or 'To come'}: {world.name(one.attacker)} against {world.name(one.target)}",
            world.provinces[one.province].name if one.province else "",
            str(one.reserve or ""),
            "" if one.state == "pending" else one.state,
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
