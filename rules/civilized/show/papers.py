"""What people read: the state of the countries for everyone, and each seat's own papers."""

from rules.civilized.campaign.pages import fights_page, forces_page, plans_page, wars_page
from rules.civilized.cities.economy import effective, pays, production, revenue, trade
from rules.civilized.diplomacy.pages import talks_page, treaties_page
from rules.civilized.pace.pages import pace_page
from rules.civilized.people.public_life import aged
from rules.civilized.show.family import reign_page, single_page
from rules.civilized.show.taxes import tax_page
from rules.civilized.strife.seats import is_past
from rules.civilized.treasury.costs import running_costs
from rules.civilized.treasury.scores import score
from rules.civilized.treasury.upkeep import due
from rules.civilized.world.characters import age, known_as, leads, living_names, ruling, style
from rules.civilized.world.state import Character, City, Country, World
from rules.civilized.world.tables import IMPROVEMENTS, RATES, SCORE_NAMES, SCORES
from rules.civilized.world.words import COSTS
from rules.civilized.world.years import year_name
from rules.kernel.telling.phrases import ordinal, points_of, row, several
from rules.kernel.telling.tellings import Page

Row = tuple[str, ...]
SHOWN_RATES = RATES[1:]
WHERE = {"raised": "about to leave", "moving": "on its way", "active": "abroad", "recalled": "coming home"}
"""What a mission does, by its state."""
HALF = 4
"""The scores of each of the two groups in which they are shown (CIV-4.2e)."""


def status(world: World) -> tuple[Page, ...]:
    """Give what everybody may know: the countries, their cities, and what stands between them."""
    between = (*wars_page(world), *treaties_page(world), *roads_page(world))
    return (countries_page(world), *pace_page(world), *strife_page(world), cities_page(world), *between)


def strife_page(world: World) -> list[Page]:
    """Give the rebellions and civil wars that run, and who acts for whom (CIV-6.5.0a, CIV-6.5.2e)."""
    lines = [
        f"{'Rebellion' if split.kind == 'rebellion' else 'Civil war'} since {year_name(split.start)}: "
        + " against ".join(f"{world.named(side)} under {leader_of(world, side)}" for side in split.sides)
        for split in world.splits.values()
    ]
    lines += [
        f"{known_as(world, world.characters[land.regent])} is regent of {land.name}"
        for land in world.standing()
        if land.regent
    ]
    lines += [f"{city.name} obeys nobody" for city in world.cities.values() if city.torn]
    return [Page(title="Strife and regencies", lines=tuple(lines), news="strife")] if lines else []


def leader_of(world: World, country: str) -> str:
    """Name who leads a side."""
    return ", ".join(known_as(world, one) for one in ruling(world, country)[:1]) or "its council"


def countries_page(world: World) -> Page:
    """Give each country's cities, people, tax, army and score without treasury, the highest first (CIV-2.2f)."""
    heading: Row = ("Country", "Ruler", "Cities", "People", "Tax", "Army", "Ships", "Score")
    lands = [world.countries[seat] for seat in world.seats if not is_past(world, seat)]
    ranked = sorted(lands, key=lambda land: (land.status == "fallen", -score(world, land.id, treasury=False)))
    rows = [country_row(world, land) for land in ranked]
    return Page(title=f"The countries, {year_name(world.year)}", table=(heading, *rows), news="realm")


def country_row(world: World, country: Country) -> Row:
    """Give a country's line; a fallen one says when it fell."""
    if country.status == "fallen":
        return (country.name, f"fell in {year_name(country.fell or world.year)}", "0", "0", "-", "0", "0", "-")
    cities = world.cities_of(country.id)
    return (
        country.name,
        ", ".join(known_as(world, one) for one in ruling(world, country.id)[:1]) or "none",
        str(len(cities)),
        str(sum(city.population for city in cities)),
        f"{country.tax} %",
        str(len(world.army_of(country.id))),
        str(sum(ship.owner == country.id for ship in world.ships.values())),
        str(score(world, country.id, treasury=False)),
    )


def cities_page(world: World) -> Page:
    """Give every city with its owner, people, tax, improvements and disorder."""
    heading: Row = ("City", "Of", "People", "Tax", "Improvements", "State")
    rows = [
        (
            city.name,
            world.named(city.owner) or "nobody",
            str(city.population),
            f"{city.tax} %",
            works(city),
            "disorder" if city.disorder else "order",
        )
        for city in world.cities.values()
    ]
    return Page(title="The cities", table=(heading, *rows), news="city")


def works(city: City) -> str:
    """Name a city's improvements."""
    return ", ".join(IMPROVEMENTS[work].name for work in city.improvements) or "none"


def roads_page(world: World) -> list[Page]:
    """Give the roads, the missions and the ruins, if there are any."""
    roads = [f"Road {road.name}: {road.sections} of {len(road.path)} sections" for road in world.roads.values()]
    missions = [
        f"Mission of {world.named(one.owner)} to {world.named(one.host)} under {leader_name(world, one.leader)}, "
        + WHERE[one.state]
        for one in world.missions.values()
    ]
    ruins = [f"Ruin of {name} at {hexagon}" for hexagon, name in world.ruins.items()]
    lines = (*roads, *missions, *ruins)
    return [Page(title="Roads, missions and ruins", lines=lines, news="trade")] if lines else []


def leader_name(world: World, leader: str) -> str:
    """Name the leader of a mission."""
    return known_as(world, world.characters[leader]) if leader else "a new envoy"


def papers(world: World, seat: str) -> tuple[Page, ...]:
    """Give what a seat knows beyond that: money, ruler, economy, people and forces (CIV-1.3a, CIV-5.5a)."""
    if seat not in world.countries or world.countries[seat].status == "fallen":
        return ()
    pages = [
        treasury_page(world, seat),
        *talks_page(world, seat),
        *plans_page(world, seat),
        *ruler_pages(world, seat),
        *tax_page(world, seat),
        economy_page(world, seat),
        revenue_page(world, seat),
        people_page(world, seat),
        *forces_page(world, seat),
    ]
    first = pressing(world, seat)
    return (*first, *(page for page in pages if page not in first))


def pressing(world: World, seat: str) -> list[Page]:
    """Give what is to be decided now, which stands first: a fight, a proposal, the armies in the field."""
    fights = fights_page(world, seat)
    if fights:
        return fights
    if any(proposal.asked.host == seat for proposal in world.proposals.values()):
        return talks_page(world, seat)
    return forces_page(world, seat) if world.season in ("Summer", "Autumn") and world.wars_of(seat) else []


def purse(world: World, seat: str) -> dict[str, int]:
    """Give what a country has to spend (CIV-8.1a)."""
    country = world.countries.get(seat)
    return {"treasury": country.treasury} if country else {}


def figures(world: World, seat: str) -> dict[str, int]:
    """Give what a country wants to see grow, and what it does not (CIV-1.3a)."""
    if seat not in world.countries:
        return {}
    cities = world.cities_of(seat)
    return {
        "cities": len(cities),
        "cities in disorder": sum(city.disorder for city in cities),
        "people (thousands)": sum(city.population for city in cities),
        "elements": len(world.army_of(seat)),
        "ships": sum(ship.owner == seat for ship in world.ships.values()),
    }


def treasury_page(world: World, seat: str) -> Page:
    """Give the treasury, and what the running costs of the coming Winter are as things stand (CIV-8.1a)."""
    country = world.countries[seat]
    costs = running_costs(world, seat)
    lines = [
        f"Treasury: {points_of(country.treasury)}",
        f"Revenue last Autumn: {country.revenue}; costs last Winter: {country.costs}",
        f"Running costs as things stand: {due(world, seat, sum(costs.values()))}, for "
        + (row(several(number, *COSTS[kind]) for kind, number in costs.items()) or "nothing"),
    ]
    lines.append(f"Your score: {standing(world, seat)}, what is saved left out")
    if country.city_fund:
        lines.append(f"Set aside for a new city: {country.city_fund}")
    return Page(title=f"{country.name}: treasury", lines=tuple(lines), news="money")


def standing(world: World, seat: str) -> str:
    """Give the score of a country and its place, as everybody may know it (CIV-2.2f)."""
    scores = {land.id: score(world, land.id, treasury=False) for land in world.standing()}
    place = 1 + sum(one > scores[seat] for one in scores.values()) if seat in scores else 0
    return f"{points_of(scores[seat])}, {ordinal(place)} of {len(scores)}" if place else "none any more"


def ruler_pages(world: World, seat: str) -> list[Page]:
    """Give the scores of those who rule by their names, then the reign, and who may marry (CIV-4.2e, CIV-4.2.1)."""
    country = world.countries[seat]
    pages = [scores_page(world, one, country) for one in ruling(world, seat)]
    return [*pages, reign_page(world, seat), *single_page(world, seat)]


def scores_page(world: World, one: Character, country: Country) -> Page:
    """Give one character's scores: morals, greed, loyalty, popularity, then the four abilities."""
    if not one.scores:
        return Page(title=known_as(world, one), lines=("Nothing is known of this character yet.",), news="people")
    named = [
        f"{score.capitalize()}: {SCORE_NAMES[score][value]} ({value})"
        for score, value in zip(SCORES, one.scores, strict=True)
    ]
    role = (
        "Councillor" if one.id in country.council else "Regent" if one.id == country.regent else style(country, one.sex)
    )
    return Page(
        title=f"{role} {known_as(world, one)}, aged {age(world, one)}",
        lines=("; ".join(named[:HALF]), "; ".join(named[HALF:])),
        news="people",
    )


def economy_page(world: World, seat: str) -> Page:
    """Give each city's population, effective population, trade, production and improvements (CIV-1.3a)."""
    heading: Row = ("City", "People", "Effective", "Trade", "Production", "Tax", "Revenue", "Improvements")
    rows = []
    for city in world.cities_of(seat):
        brings = revenue(world, city, city.tax) if pays(world, city) else 0
        figures = (city.population, effective(city), trade(world, city), production(world, city))
        rows.append((city.name, *map(str, figures), f"{city.tax} %", str(brings), works(city)))
    return Page(title="Economy", table=(heading, *rows), news="money")


def revenue_page(world: World, seat: str) -> Page:
    """Give what each city would pay at each rate; disasters and disorder are not foreseen (CIV-5.5a)."""
    heading: Row = ("City", *(f"{rate} %" for rate in SHOWN_RATES))
    cities = world.cities_of(seat)
    table = [(city.name, *(str(revenue(world, city, rate)) for rate in SHOWN_RATES)) for city in cities]
    total = ("All", *(str(sum(revenue(world, city, rate) for city in cities)) for rate in SHOWN_RATES))
    return Page(title="Revenue at each rate, if no city riots", table=(heading, *table, total), news="money")


def people_page(world: World, seat: str) -> Page:
    """Give the living people of a country: age, family, office, studies, scores drawn."""
    heading: Row = ("Name", "Age", "Family", "Occupation", "Scores")
    names = living_names(world)
    rows = [
        (
            names[one.id],
            f"{aged(world, one)} {'f' if one.sex == 'woman' else 'm'}",
            world.families[one.family].name,
            occupation(world, one),
            labelled(one),
        )
        for one in world.people_of(seat)
    ]
    return Page(title="People", table=(heading, *rows), news="people")


def labelled(one: Character) -> str:
    """Give somebody's scores, each with what it is: `Morals 10, Greed 10`; a dash while none is drawn (CIV-4.2e)."""
    return ", ".join(f"{score.capitalize()} {value}" for score, value in zip(SCORES, one.scores, strict=False)) or "-"


def occupation(world: World, one: Character) -> str:
    """Say what a character does."""
    country = world.countries[one.country]
    if one.id == country.ruler:
        return style(country, one.sex)
    if one.mission:
        return f"{'' if leads(world, one) else 'with the '}mission to {world.named(world.missions[one.mission].host)}"
    if one.studies:
        school, city = IMPROVEMENTS[one.studies.school].name, world.cities[one.studies.city].name
        return f"{school} of {city}, year {one.studies.years + 1}"
    return one.office or "-"
