"""What is wrong with a scenario, each with its entry and what would be right (EMP-H4.1, EMP-17.5a)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from rules.empires.board.cards import HOLDING, REGIONAL, RETAINED
from rules.empires.board.entries import AreaTable, Contents, EmpireTable
from rules.empires.board.tables import (
    ABOVE_NORM,
    DECK,
    DICE,
    EXTENDED,
    FLOOR,
    FORTS,
    MOST_GOLD,
    PARS,
    RATINGS,
    TOP,
    TURNS,
    VALUES,
)
from rules.kernel.orders.choice import some_of
from rules.kernel.telling.phrases import row

POPULATION, NORM = (-2, 4), (-2, 2)
SEATS = (4, 7)
CANVAS = (1000, 700)
HEGEMONY, BONUS = (0, 69), (0, 5)
FIGURE = (0, 99)
"""Within which other figures are sensible."""


def doubles(scenario: Contents) -> Iterable[str]:
    """Give what is listed twice."""
    lists: dict[str, list[str]] = {
        "family": [one.id for one in scenario.family],
        "language": [one.id for one in scenario.language],
        "faith": [one.id for one in scenario.faith],
        "sea": [one.id for one in scenario.sea],
        "area": [one.id for one in scenario.area],
        "empire": [one.id for one in scenario.empire],
        "region": [str(one.number) for one in scenario.region],
        "card": [str(one.kind) for one in scenario.card],
    }
    for kind, ids in lists.items():
        yield from (f"{kind} {id}: listed twice; leave one out" for id, count in Counter(ids).items() if count > 1)
    for empire in scenario.empire:
        for what, areas in (("areas", empire.areas), ("claims", empire.claims), ("ties", empire.ties)):
            twice = [id for id, count in Counter(areas).items() if count > 1]
            yield from (f"empire {empire.id}: {what} names {id} twice; once will do" for id in twice)


def strays(scenario: Contents) -> Iterable[str]:
    """Give references that lead nowhere, with what they might name."""
    areas, seas = [one.id for one in scenario.area], [one.id for one in scenario.sea]
    languages, faiths = [one.id for one in scenario.language], [one.id for one in scenario.faith]
    for family in scenario.family:
        yield from missing(f"family {family.id}", "language", family.languages, languages)
    for one in scenario.area:
        where = f"area {one.id}"
        yield from missing(where, "language", [one.language], languages)
        yield from missing(where, "faith", [one.faith], faiths)
        yield from missing(where, "sea", one.seas, seas)
        yield from missing(where, "area", one.borders, areas)
    for sea in scenario.sea:
        yield from missing(f"sea {sea.id}", "sea", sea.borders, seas)
    for empire in scenario.empire:
        where = f"empire {empire.id}"
        yield from missing(where, "language", [empire.language], languages)
        yield from missing(where, "faith", [empire.faith], faiths)
        yield from missing(where, "area", [empire.court, *empire.areas, *empire.claims, *empire.ties], areas)
    for region in scenario.region:
        yield from missing(f"region {region.number}", "area", region.areas, areas)
    yield from missing("map", "area", [scenario.map.plague_origin, *scenario.map.plague_always], areas)
    yield from missing("map", "sea", scenario.map.plague_gates, seas)
    for exception in scenario.claim_exception:
        yield from missing("claim_exception", "seat", [exception.seat], [one.id for one in scenario.empire])
        yield from missing("claim_exception", "area", exception.areas, areas)
    yield from unrelated(scenario)


def missing(where: str, kind: str, named: Iterable[str], known: Sequence[str]) -> Iterable[str]:
    """Give what is named and not there."""
    yield from (f"{where}: there is no {kind} “{one}”; choose {some_of(known)}" for one in named if one not in known)


def unrelated(scenario: Contents) -> Iterable[str]:
    """Give languages that are not in exactly one family (EMP-H3.5)."""
    found = Counter(one for family in scenario.family for one in family.languages)
    for language in scenario.language:
        if found[language.id] != 1:
            yield f"language {language.id}: it stands in {found[language.id]} families; it belongs in one"


def one_sided(kind: str, near: Mapping[str, Sequence[str]]) -> Iterable[str]:
    """Give borders that only one side lists, and those with oneself."""
    for one, others in near.items():
        for other in others:
            if other == one:
                yield f"{kind} {one}: it borders itself; leave {one} out of its borders"
            elif one not in near[other]:
                yield f"{kind} {other}: {one} lists it as a neighbour; add {one} to its borders, or leave it out there"


def outside(scenario: Contents) -> Iterable[str]:
    """Give figures outside their bounds (section 2)."""
    yield from bounded("scenario", "seats_min", scenario.seats_min, SEATS)
    yield from bounded("scenario", "seats_max", scenario.seats_max, (scenario.seats_min, SEATS[1]))
    yield from bounded("scenario", "number of empires", len(scenario.empire), SEATS)
    yield from bounded("calendar", "turns", scenario.calendar.turns, TURNS)
    yield from bounded("calendar", "years_per_round", scenario.calendar.years_per_round, (1, FIGURE[1]))
    yield from bounded("calendar", "rounds_per_turn", scenario.calendar.rounds_per_turn, (1, FIGURE[1]))
    yield from bounded("options", "hegemony", scenario.options.hegemony, HEGEMONY)
    yield from bounded("options", "claim_bonus", scenario.options.claim_bonus, BONUS)
    yield from bounded("map", "width", scenario.map.width, (1, CANVAS[0]))
    yield from bounded("map", "height", scenario.map.height, (1, CANVAS[1]))
    for faith in scenario.faith:
        yield from bounded(f"faith {faith.id}", "proselytic", faith.proselytic, FIGURE)
        yield from bounded(f"faith {faith.id}", "conviction", faith.conviction, FIGURE)
    for one in scenario.sea:
        yield from placed(f"sea {one.id}", one.x, one.y)
    for area in scenario.area:
        yield from unlivable(area)
    for empire in scenario.empire:
        yield from misruled(empire)


def bounded(where: str, what: str, figure: int, bounds: tuple[int, int]) -> Iterable[str]:
    """Give a figure that is outside its bounds."""
    least, most = bounds
    if not least <= figure <= most:
        yield f"{where}: {what} is {figure}; it must be {least} to {most}"


def placed(where: str, x: int, y: int) -> Iterable[str]:
    """Give a place off the canvas."""
    yield from bounded(where, "x", x, (0, CANVAS[0]))
    yield from bounded(where, "y", y, (0, CANVAS[1]))


def unlivable(area: AreaTable) -> Iterable[str]:
    """Give the figures of an area that are outside their bounds (section 2.2)."""
    where = f"area {area.id}"
    yield from bounded(where, "population", area.population, POPULATION)
    yield from bounded(where, "norm", area.norm, NORM)
    yield from bounded(where, "social", area.social, (FLOOR, min(TOP, area.norm + ABOVE_NORM)))
    yield from bounded(where, "resistance", area.resistance, FIGURE)
    yield from placed(where, area.x, area.y)
    if area.fort not in FORTS:
        yield f"{where}: fort is {area.fort}; it must be {some_of([str(one) for one in FORTS])}"


def misruled(empire: EmpireTable) -> Iterable[str]:
    """Give the figures of a seat that are outside their bounds (section 2.3)."""
    where, leader = f"empire {empire.id}", empire.leader
    for rating, figure in (
        ("combat", leader.combat),
        ("administration", leader.administration),
        ("diplomacy", leader.diplomacy),
    ):
        yield from bounded(where, rating, figure, RATINGS)
    yield from bounded(where, "gold", empire.gold, (0, MOST_GOLD))
    if len(empire.par) != PARS:
        yield f"{where}: par has {len(empire.par)} figures; it needs {PARS}, one for each number of game turns"


def misowned(scenario: Contents) -> Iterable[str]:
    """Give areas of two seats, and courts that cannot be one (EMP-H3.11)."""
    owners: dict[str, str] = {}
    for empire in scenario.empire:
        for area in empire.areas:
            if area in owners:
                yield f"empire {empire.id}: {area} is {owners[area]}'s already; an area has one owner"
            owners[area] = empire.id
    areas = {one.id: one for one in scenario.area}
    for empire in scenario.empire:
        able = [one for one in empire.areas if could_be_court(scenario, empire, areas[one])]
        if empire.court not in able:
            yield (
                f"empire {empire.id}: its court {empire.court} is no area of its own with its leader's language and "
                f"religion; choose {some_of(able) if able else 'another language, faith or area'}"
            )


def could_be_court(scenario: Contents, empire: EmpireTable, area: AreaTable) -> bool:
    """Tell whether an area is eligible as court (EMP-H3.11)."""
    return area.language == empire.language and religion(scenario, area.faith) == religion(scenario, empire.faith)


def religion(scenario: Contents, faith: str) -> str:
    """Give the religion of a faith."""
    return next((one.religion for one in scenario.faith if one.id == faith), "")


def misclaimed(scenario: Contents) -> Iterable[str]:
    """Give claims to areas of another religion, but for those of the exception (EMP-18.14)."""
    excepted = {(one.seat, area) for one in scenario.claim_exception for area in one.areas}
    faiths = {one.id: one.faith for one in scenario.area}
    for empire in scenario.empire:
        own = religion(scenario, empire.faith)
        for area in empire.claims:
            if religion(scenario, faiths[area]) != own and (empire.id, area) not in excepted:
                yield f"empire {empire.id}: it cannot claim {area}, whose religion is not its leader's; leave it out"


def misdealt(scenario: Contents) -> Iterable[str]:
    """Give a deck that is not as it should be, and areas that are not in exactly one region (EMP-19.0a, EMP-19.1c3)."""
    for card in scenario.card:
        if card.hold != (card.kind in HOLDING):
            yield f"card {card.kind}: hold must be {str(card.kind in HOLDING).lower()}"
        if (card.set == "extended") != (card.kind in RETAINED):
            yield f"card {card.kind}: set must be “{'extended' if card.kind in RETAINED else 'base'}”"
        if card.kind in REGIONAL and card.count != len(scenario.region):
            yield f"card {card.kind}: count is {card.count}; it must be {len(scenario.region)}, one for each region"
    for wanted, sets in ((DECK, ("base",)), (EXTENDED, ("base", "extended"))):
        count = sum(card.count for card in scenario.card if card.set in sets)
        name = "extended" if wanted == EXTENDED else "base"
        if count != wanted:
            yield f"card: the {name} deck has {count} cards; it must have {wanted}"
    listed: dict[str, list[str]] = {one.id: [] for one in scenario.area}
    for region in scenario.region:
        for area in region.areas:
            listed[area].append(str(region.number))
    for one, regions in listed.items():
        if len(regions) != 1:
            found = f"regions {row(regions)}" if regions else "no region"
            yield f"area {one}: it stands in {found}; it must stand in exactly one"


def mischarted(rows: Sequence[tuple[int, Sequence[int], Sequence[int]]]) -> Iterable[str]:
    """Give what is wrong with an Unrest and Rebellion Table, with the row and the rule that it breaks (EMP-17.5a)."""
    values = [value for value, _, _ in rows]
    if values != list(VALUES):
        found = row(map(str, values))
        yield f"rebellion: its rows are for {found}; it needs one for each value from -1 to 16, in order"
        return
    before = dict.fromkeys(DICE, 0)
    for value, unrest, rebels in rows:
        where = f"rebellion row {value}"
        yield from (
            f"{where}: {one} is no sum of two dice; write 2 to 12" for one in (*unrest, *rebels) if one not in DICE
        )
        both = sorted({*unrest} & {*rebels})
        yield from (f"{where}: {one} is in both lists; leave it in one" for one in both)
        harm = {one: 2 if one in rebels else int(one in unrest) for one in DICE}
        for one in DICE[1:]:
            if harm[one] < harm[one - 1]:
                yield f"{where}: {one} is milder than {one - 1}; a higher sum must not be milder"
        for one in DICE:
            if harm[one] < before[one]:
                yield f"{where}: {one} is milder than in the row before; a higher value must not be milder"
        before = harm
