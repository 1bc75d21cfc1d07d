"""What is read: by everybody how things stand, by each seat what is asked of it and what it has (ITA-6.22)."""

from collections.abc import Iterable

from rules.italy.battle.armies import briefing
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, Power, World
from rules.italy.board.tables import BANDS, ROME
from rules.italy.board.words import DEGREES, army, sources, talents
from rules.italy.seats.ending import ranking, score
from rules.italy.war.attacks import against
from rules.kernel.table.chair import CHAIR
from rules.kernel.telling.phrases import figure, ordinal, row, the
from rules.kernel.telling.tellings import Page

RUNNING = ("Power", "", "Provinces", "Ruler", "Revenue", "Civic", "Score")
CLOSING = ("Power", "", "Provinces", "Civic Improvement", "Home turns lost", "Turns Inactive", "Score")
"""The columns of the Powers, while the game runs and in the closing report (section 9)."""
ENDED = ("Played", "Winner")
"""What is said at the end of who stands and was played, and of who won."""
MAJOR = (
    "On a table a victory is major with under half of the losses that would have broken the winner, "
    "or with under three quarters and more intact light and medium cavalry than the loser."
)
"""When a victory is major (ITA-6.25)."""
ALLIES = "Each unit of an allied corps starts beside another of its own."


def status(world: World) -> tuple[Page, ...]:
    """Give what everybody may know: how Rome stands, the Powers, the land; until the end also attacks and armies.

    At the end the Powers come first, unless Rome alone was played.
    """
    alone = not world.ended or not set(world.players()) - {ROME}
    first = (rome_page(world), powers_page(world)) if alone else (powers_page(world), rome_page(world))
    pages = (*first, land_page(world), attacks_page(world), externals_page(world))
    return tuple(page for page in pages[: 3 if world.ended else None] if page.lines or page.table[1:])


def rome_page(world: World) -> Page:
    """Give Rome's score so far, and what the bands ask (ITA-10.2, ITA-10.4)."""
    rome, name = world.powers[ROME], world.name(ROME)
    bounds = zip(BANDS, world.rules.bands, strict=False)
    what = "Score" if world.ended else "Score so far"
    lines = (
        f"{what}: {score(world, ROME)} (Civic Improvement {rome.civic}, home turns lost {rome.lost_home_turns})",
        "; ".join(f"{band} from {bound}: {BANDS[band]}" for band, bound in bounds) + f"; below, IV: {BANDS['IV']}",
        f"{name:The} {name:was|were} defeated." if world.fallen else "",
    )
    title = f"{name:The}, turn {world.turn} of {world.turns}, {world.years()}"
    return Page(title=title, lines=tuple(filter(None, lines)))


def powers_page(world: World) -> Page:
    """Give each Power's standing, provinces and score, with its ruler and talents, or with what it lost in all."""
    land, rows = Land(world), []
    for power in map(world.powers.__getitem__, ranking(world) if world.ended else world.powers):
        who = power.name, standing(world, land, power.id), str(len(land.held(power.id)))
        idle = power.idle_turns or ""
        spent = (power.civic, power.lost_home_turns, idle) if world.ended else running(world, power)
        rows.append((*who, *map(str, spent), figure(score(world, power.id))))
    if world.ended:
        return Page(title="The closing report", table=(CLOSING, *rows), news="ending")
    return Page(title="The Powers", table=(RUNNING, *rows), news="realm")


def running(world: World, power: Power) -> tuple[object, ...]:
    """Give a Power's ruler, revenue and Civic Improvement."""
    one = power.ruler
    kinds = f"attack {one.aggressor}, defence {one.protector}, build {one.builder}" if one else ""
    ruler = f"{kinds}, turn {one.since}" if one else ""
    return ruler, power.revenue, power.civic


def standing(world: World, land: Land, power: str) -> str:
    """Say whose Subject a Power is, or that it waits; nothing of one that is Active, as goes without saying."""
    if land.active(power):
        return ENDED[power in world.winners] if world.ended and power in world.players() else ""
    master = land.master(power)
    return f"Subject of {world.name(master)}" if master else "Inactive"


def land_page(world: World) -> Page:
    """Give every province with its holder, its home Power where that is another, its resource and terrain."""
    rows = [
        (
            one.name,
            world.name(one.holder) + (f", occupied by {world.name(one.occupier)}" if one.occupier else ""),
            world.name(one.home) if one.home != one.holder else "",
            world.resources.get(one.resource, ""),
            "coast" if one.coastal else "",
            ", ".join(world.terrain[kind] for kind in one.terrain),
        )
        for one in world.provinces.values()
    ]
    return Page(title="The provinces", table=(("Province", "", "Home of", "", "", "Terrain"), *rows), news="land")


def attacks_page(world: World) -> Page:
    """Give this turn's attacks."""
    rows = [
        (
            f"{when(one)}: {world.name(one.attacker)} against {world.name(one.target)}",
            world.called("province", one.province),
            str(one.reserve or ""),
            "" if one.state == "pending" else one.state,
        )
        for one in world.attacks.values()
    ]
    return Page(title="Attacks of this turn", table=(("Attack", "Province", "Reserve", ""), *rows), news="war")


def when(attack: Attack) -> str:
    """Say when an attack is fought: `2nd`; `to come` while the order is not known (ITA-4.16)."""
    number = attack.label.rpartition("A")[2]
    return f"{ordinal(int(number)).capitalize()} battle" if number else "To come"


def externals_page(world: World) -> Page:
    """Give the External armies in Italy."""
    lines = [
        f"{one.name}, strength {one.strength}, in {world.provinces[one.at].name}"
        + (f"; it leaves {the(world.name(one.immune))} alone" if one.immune else "")
        for one in world.present()
    ]
    return Page(title="Foreign armies", lines=tuple(lines), news="external")


def papers(world: World, seat: str) -> tuple[Page, ...]:
    """Give a seat the battle before it, its choices and its revenue; the gamemaster the battle alone.

    What is asked now comes first, because a question shows the first page.
    """
    battle = battle_page(world)
    if seat == CHAIR:
        return battle or (Page(title="The battle umpire", lines=("No report waits for you.",)),)
    if seat not in world.powers:
        return ()
    choices, revenue = choices_page(world, seat), revenue_page(world, seat)
    if world.offered:
        return (choices, *battle, revenue)
    return (*battle, revenue, choices) if declared(world) else (choices, revenue)


def declared(world: World) -> bool:
    """Tell whether this turn's attacks are declared, so that it is time to spend."""
    return any(attack.label for attack in world.attacks.values())


def battle_page(world: World) -> tuple[Page, ...]:
    """Give the battle that is being fought, with what is reported of it, if there is one (ITA-6.22, ITA-6.25)."""
    battle = world.battle()
    if battle is None:
        return ()
    met, lines = briefing(world, battle), []
    sides = (
        ("Attacker", met.attacker, met.attacker_parts, met.attacker_points, met.attacker_allies),
        ("Defender", met.army, met.defender_parts, met.defender_points, met.defender_allies),
    )
    for (side, one, parts, points, allies), hand, generals in zip(sides, met.cards, met.generals, strict=True):
        corps = "".join(f"; {world.name(ally)} up to {most}" for ally, most in allies)
        lines.append(f"{side}: {army(world.name(one), parts, points, hand, generals)}{corps}")
        lines += [ALLIES] if allies else []
    lines.append(f"Terrain: {row(world.terrain[one] for one in met.terrain)}")
    claims = battle.claims.items()
    told = [f"Reported by {world.name(by)}: {DEGREES[one.degree]} of the {one.winner}" for by, one in claims]
    place = world.provinces[met.province].name
    title = f"The battle for {place}, held by {world.name(met.target)}"
    return (Page(title=title, lines=(*lines, *(told or [MAJOR])), news="war"),)


def purse(world: World, seat: str) -> dict[str, int]:
    """Give the talents of a Power that go neither to Attack nor to Defence; none once they are spent (ITA-5.1)."""
    power = world.powers.get(seat)
    if power is None or not power.revenue or len(power.accounts) >= world.turn:
        return {}
    reserves = sum(attack.reserve for attack in against(world, seat))
    return {"talents": power.revenue - power.attack_points - reserves}


def revenue_page(world: World, seat: str) -> Page:
    """Give this turn's revenue and what it is for, and what the map would give now (ITA-2.1, ITA-5.1)."""
    power, parts = world.powers[seat], Land(world).parts(seat)
    marked = f", {power.earmarked} of them for Civic Improvement alone" if power.earmarked else ""
    made = sources(parts.own, parts.subjects, parts.resources, parts.lost)
    lines = (
        *attacks_lines(world, seat),
        f"This turn: {talents(power.revenue)}{marked}",
        f"Spent on Attack: {power.attack_points}" if power.attack_points else "",
        f"Loose reserve: {power.loose}" if power.loose else "",
        f"As the map stands now, a turn brings {parts.total}{made}",
        f"Civic Improvement in all: {power.civic}",
    )
    return Page(title=f"{power.name}: talents", lines=tuple(filter(None, lines)), news="money")


def attacks_lines(world: World, seat: str) -> list[str]:
    """Say whom a Power attacks, and who attacks it."""
    own, foes = world.attacks.get(seat), [world.name(one.attacker) for one in against(world, seat)]
    lines = []
    if own and own.state == "pending":
        where = f" in {world.provinces[own.province].name}" if own.province else ""
        lines.append(f"You attack {world.name(own.target)}{where}")
    return [*lines, f"You are attacked by {row(foes)}"] if foes else lines


def choices_page(world: World, seat: str) -> Page:
    """Give what a seat may strike or take, and what it leaves standing (ITA-6.26)."""
    power, land = world.powers[seat], Land(world)
    reach = [f"{world.provinces[id].name} ({world.name(land.holders[id])})" for id in land.strikeable(seat)]
    inactive, method = standing(world, land, seat), "you are asked" if power.method == "ask" else "by the generator"
    lines = (
        f"{power.name}: {inactive}" if inactive else "",
        f"Offered: {listed(world, world.offered, 'or')}" if world.offered else "",
        *([] if declared(world) else attacks_lines(world, seat)),
        f"Within reach: {row(reach) or 'none'}",
        f"Standing choices: battles, {method}; prizes, {listed(world, power.prizes, 'then')}",
    )
    return Page(title=f"{power.name}: choices", lines=tuple(filter(None, lines)), news="war")


def listed(world: World, provinces: Iterable[str], last: str) -> str:
    """Give provinces in a row: `Sabina, Ager Volscus or Latium`."""
    return row((world.provinces[id].name for id in provinces), last) or "none"
