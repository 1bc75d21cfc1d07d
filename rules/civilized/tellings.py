"""How the events of Civilized read, in the order of the year."""

from rules.civilized import events as ev
from rules.civilized import events_people as people
from rules.civilized import wording_people
from rules.civilized.tables import SCORE_NAMES, SCORES
from rules.civilized.wording import (
    AVERTED,
    CAUSES,
    COSTS,
    NEWS,
    PURPOSES,
    REASONS,
    ROLES,
    SCHOOLS,
    STRUCK,
    points,
    work_name,
)
from rules.civilized.years import year_name
from rules.kernel.telling.phrases import an, figure, row, several, signed
from rules.kernel.telling.tellings import RANK_NAMES, Telling, Tellings

__all__ = ["NEWS", "TELLINGS"]

TELLINGS = Tellings(purposes={**PURPOSES, **wording_people.PURPOSES})


@TELLINGS.of(ev.ArmyRaised)
def army_raised(event: ev.ArmyRaised) -> Telling:
    """Tell of a first army."""
    kinds = row(f"{event.types.count(kind)} {kind}" for kind in dict.fromkeys(event.types))
    return Telling(text=f"The army of {event.country} musters at the capital: {kinds}.", news="army")


@TELLINGS.of(people.CharacterCame)
def character_came(event: people.CharacterCame) -> Telling:
    """Tell who came into the game."""
    house = f" of the {event.family}" if event.family else ""
    weight = 0 if event.role in {"child", "spouse", "bride", "bridegroom"} else 1
    text = f"{event.name}{house}, aged {event.age}, {ROLES.get(event.role, 'appears in')} {event.country}."
    return Telling(text=text.replace("comes to rule ", "comes to rule over "), news="people", weight=weight)


@TELLINGS.of(people.FamilyFounded)
def family_founded(event: people.FamilyFounded) -> Telling:
    """Tell of a ruling house."""
    what = "heads the ruling house" if event.ruling else "founds a house"
    text = f"{event.head} of the {event.family} {what} of {event.country}: {event.status}"
    children = several(event.children, "child", "children")
    return Telling(text=f"{text}, with {children}.", news="people")


@TELLINGS.of(people.RulerCame)
def ruler_came(event: people.RulerCame) -> Telling:
    """Tell who rules."""
    return Telling(text=f"{event.title} of {event.country}: {row(event.names)}.", news="realm", weight=2)


@TELLINGS.of(people.ScoresDrawn)
def scores_drawn(event: people.ScoresDrawn) -> Telling:
    """Tell a seat what somebody is like, in two groups of four (CIV-4.2e)."""
    scores = [
        f"{name.title()} {score} ({SCORE_NAMES[name][score]})" for name, score in zip(SCORES, event.scores, strict=True)
    ]
    text = f"The character of {event.name}: {', '.join(scores[:4])}; {', '.join(scores[4:])}."
    return Telling(text=text, news="people")


@TELLINGS.of(ev.YearBegan)
def year_began(event: ev.YearBegan) -> Telling:
    """Tell that a year begins."""
    return Telling(text=f"The year {year_name(event.year)} begins.", news="realm", weight=0)


@TELLINGS.of(ev.CityFounded)
def city_founded(event: ev.CityFounded) -> Telling:
    """Tell of a new city."""
    if not event.moved:
        text = f"{event.country} founds {event.city} at {event.hex}, a town of {event.population} thousand."
        return Telling(text=text, news="city", weight=2)
    movers = row(f"{people} thousand from {city}" for city, people in event.moved)
    text = f"{event.country} founds {event.city} at {event.hex}: {movers} move there."
    return Telling(text=text, news="city", weight=2)


@TELLINGS.of(ev.FundReturned)
def fund_returned(event: ev.FundReturned) -> Telling:
    """Tell a seat that its fund came back."""
    text = f"The {points(event.points)} set aside for a new city return to the treasury of {event.country}."
    return Telling(text=text, news="money")


@TELLINGS.of(ev.TaxDecreed)
def tax_decreed(event: ev.TaxDecreed) -> Telling:
    """Tell a country's tax."""
    own = f"; {row(f'{city} pays {rate} %' for city, rate in event.own)}" if event.own else ""
    if event.rate == event.before:
        text = f"{event.country} keeps its tax at {event.rate} %{own}."
        return Telling(text=text, news="decree", weight=1 if event.own else 0)
    verb = "raises" if event.rate > event.before else "lowers"
    text = f"{event.country} {verb} its tax from {event.before} % to {event.rate} %{own}."
    return Telling(text=text, news="decree")


@TELLINGS.of(people.HeirNamed)
def heir_named(event: people.HeirNamed) -> Telling:
    """Tell a seat whom its ruler chose."""
    chosen = event.name or "nobody"
    return Telling(text=f"The ruler of {event.country} names {chosen} as heir.", news="people")


@TELLINGS.of(people.Appointed)
def appointed(event: people.Appointed) -> Telling:
    """Tell of an appointment."""
    return Telling(text=f"{event.name} is made {event.office} of {event.country}.", news="people")


@TELLINGS.of(people.Enrolled)
def enrolled(event: people.Enrolled) -> Telling:
    """Tell a seat of a new student."""
    return Telling(text=f"{event.name} goes to study at the {SCHOOLS[event.school]} of {event.city}.", news="people")


@TELLINGS.of(people.Withdrawn)
def withdrawn(event: people.Withdrawn) -> Telling:
    """Tell a seat that a student left."""
    return Telling(text=f"{event.name} leaves school before the end.", news="people")


@TELLINGS.of(ev.Conceded)
def conceded(event: ev.Conceded) -> Telling:
    """Tell that a player gave up."""
    return Telling(text=f"{event.country} is given up by its player.", news="realm", weight=3)


@TELLINGS.of(ev.EndVoted)
def end_voted(event: ev.EndVoted) -> Telling:
    """Tell how the vote went."""
    if event.agreed:
        return Telling(text="All players agree that the game ends this Winter.", news="ending", weight=3)
    return Telling(text=f"{row(event.ayes)} would end the game; it goes on.", news="ending", weight=2)


@TELLINGS.of(ev.DisasterStruck)
def disaster_struck(event: ev.DisasterStruck) -> Telling:
    """Tell of a disaster, or how it was turned away."""
    if event.guards == ("warships",):
        return Telling(text=f"Pirates come to {event.city}, and its Warships beat them off.", news="disaster", weight=2)
    if event.negated:
        guard = row(work_name(work) for work in event.guards)
        return Telling(
            text=f"{AVERTED[event.disaster].format(city=event.city, guard=guard)}.", news="disaster", weight=2
        )
    vain = f"; its {row(work_name(work) for work in event.guards)} cannot help" if event.guards else ""
    return Telling(text=f"{STRUCK[event.disaster].format(city=event.city)}{vain}.", news="disaster", weight=2)


@TELLINGS.of(ev.ImprovementLost)
def improvement_lost(event: ev.ImprovementLost) -> Telling:
    """Tell what a city lost."""
    text = f"{event.city} loses its {work_name(event.improvement)} to {CAUSES.get(event.cause, event.cause)}."
    return Telling(text=text, news="disaster", weight=2)


@TELLINGS.of(ev.RoadsLost)
def roads_lost(event: ev.RoadsLost) -> Telling:
    """Tell which roads were cut."""
    lost = row(f"{several(sections, 'section', 'sections')} of the road from {road}" for road, sections in event.lost)
    return Telling(text=f"{event.city} loses {lost}; {event.left} of {event.before} remain.", news="trade", weight=2)


@TELLINGS.of(ev.ShipsLost)
def ships_lost(event: ev.ShipsLost) -> Telling:
    """Tell how many ships were lost."""
    ships = several(event.before - event.left, "Transport Ship", "Transport Ships")
    return Telling(text=f"{event.city} loses {ships}; {event.left} of {event.before} remain.", news="trade", weight=2)


@TELLINGS.of(ev.PeopleLost)
def people_lost(event: ev.PeopleLost) -> Telling:
    """Tell how many people a city lost."""
    dead = event.before - event.left
    text = f"{event.city} loses {dead} thousand people to {CAUSES.get(event.cause, event.cause)}; {event.left} remain."
    return Telling(text=text, news="disaster", weight=2)


@TELLINGS.of(ev.CityAbandoned)
def city_abandoned(event: ev.CityAbandoned) -> Telling:
    """Tell that a city is no more."""
    people = f"the last {event.population} thousand"
    text = f"{event.city} is abandoned: {people} leave it, and only ruins stand at {event.hex}."
    return Telling(text=text, news="city", weight=3)


@TELLINGS.of(ev.MissionLost)
def mission_lost(event: ev.MissionLost) -> Telling:
    """Tell how a mission ended."""
    cause = f"; the cause is {CAUSES.get(event.cause, event.cause)}" if event.cause else ""
    text = f"The mission of {event.country} to {event.host} is lost, and {event.leader} comes home{cause}."
    return Telling(text=text, news="mission", weight=2)


@TELLINGS.of(ev.DisorderTested)
def disorder_tested(event: ev.DisorderTested) -> Telling:
    """Tell how a city bears its tax, with the whole sum."""
    reasons = "".join(f", {reason(name)} {signed(change)}" for name, change in event.modifiers)
    total = f"tax {event.tax} % gives {event.tax // 10}{reasons}: rate {figure(event.rate)}"
    drawn = f", and {an(RANK_NAMES[event.card - 1])} is drawn" if event.card else ", so no card is needed"
    if not event.disorder:
        outcome = f"Order returns to {event.city}" if event.before else f"{event.city} stays calm"
        return Telling(text=f"{outcome} ({total}{drawn}).", news="disorder", weight=2 if event.before else 0)
    outcome = f"{event.city} remains in disorder" if event.before else f"{event.city} rises in civil disorder"
    return Telling(text=f"{outcome} ({total}{drawn}).", news="disorder", weight=2)


def reason(name: str) -> str:
    """Give a reason for disorder or calm in words."""
    return REASONS[name] if name in REASONS else work_name(name)


@TELLINGS.of(ev.RevenueTaken)
def revenue_taken(event: ev.RevenueTaken) -> Telling:
    """Tell a seat what its cities paid."""
    paid = f": {', '.join(f'{city[0]} {city[-1]}' for city in event.cities)}" if event.cities else ""
    idle = f" {row(event.idle)} pay{'' if event.idle[1:] else 's'} nothing." if event.idle else ""
    text = f"The cities of {event.country} pay {points(event.total)}{paid}.{idle} The treasury holds {event.treasury}."
    return Telling(text=text, news="money", weight=2)


@TELLINGS.of(ev.CostsPaid)
def costs_paid(event: ev.CostsPaid) -> Telling:
    """Tell a seat what its upkeep cost."""
    items = row(several(number, *COSTS[kind]) for kind, number in event.items) or "nothing"
    text = f"{event.country} keeps up {items} for {points(event.total)}. The treasury holds {event.treasury}."
    return Telling(text=text, news="money", weight=2)


@TELLINGS.of(ev.CostsShort)
def costs_short(event: ev.CostsShort) -> Telling:
    """Tell a seat what it lacks."""
    text = (
        f"{event.country} owes {points(event.total)} of running costs and has {event.treasury}: "
        f"it must give up {event.short} or more of what costs a point."
    )
    return Telling(text=text, news="money", weight=2)


@TELLINGS.of(ev.ItemGivenUp)
def item_given_up(event: ev.ItemGivenUp) -> Telling:
    """Tell what a country could not keep."""
    article = "" if event.item.startswith("section") else "the "
    return Telling(text=f"Short of points, {event.country} gives up {article}{event.item}.", news="money", weight=2)


@TELLINGS.of(people.Learned)
def learned(event: people.Learned) -> Telling:
    """Tell of a scholar."""
    text = f"{event.name} of {event.country} wins fame in {event.city} as {an(event.title)}."
    return Telling(text=text, news="people", weight=2)


@TELLINGS.of(ev.ImprovementBuilt)
def improvement_built(event: ev.ImprovementBuilt) -> Telling:
    """Tell what was built."""
    where = f" at {event.hex}" if event.hex else ""
    text = f"{event.city} builds {an(work_name(event.improvement))}{where}."
    return Telling(text=text, news="building")


@TELLINGS.of(ev.ElementRaised)
def element_raised(event: ev.ElementRaised) -> Telling:
    """Tell what was raised."""
    return Telling(text=f"{event.city} raises {event.type} for {event.country}.", news="army")


@TELLINGS.of(ev.ShipBuilt)
def ship_built(event: ev.ShipBuilt) -> Telling:
    """Tell of a new ship."""
    news = "army" if event.type == "Warship" else "trade"
    route = f" for the trade with {event.target}" if event.target else ""
    return Telling(text=f"{event.city} launches {an(event.type)}{route}.", news=news)


@TELLINGS.of(ev.ShipAssigned)
def ship_assigned(event: ev.ShipAssigned) -> Telling:
    """Tell of a ship's new route."""
    route = f"will trade with {event.target}" if event.target else "is taken off its route"
    return Telling(text=f"A Transport Ship of {event.city} {route}.", news="trade")


@TELLINGS.of(ev.RoadLaid)
def road_laid(event: ev.RoadLaid) -> Telling:
    """Tell how far a road has come."""
    name = f"the road from {event.city} to {event.target}"
    if event.laid == event.length:
        return Telling(text=f"{name[:1].upper()}{name[1:]} is complete.", news="trade", weight=2)
    laid = several(event.sections, "section", "sections")
    return Telling(text=f"{event.city} lays {laid} of {name}: {event.laid} of {event.length} stand.", news="trade")


@TELLINGS.of(ev.MissionRaised)
def mission_raised(event: ev.MissionRaised) -> Telling:
    """Tell of a new mission."""
    text = f"{event.leader} is to lead a mission from {event.sponsor} in {event.country} to {event.host}."
    return Telling(text=text, news="mission")


@TELLINGS.of(ev.FundSet)
def fund_set(event: ev.FundSet) -> Telling:
    """Tell a seat of its fund."""
    return Telling(text=f"{event.country} sets {points(event.points)} aside for a new city.", news="money")


@TELLINGS.of(people.Graduated)
def graduated(event: people.Graduated) -> Telling:
    """Tell a seat what a student learned."""
    school = SCHOOLS[event.school]
    text = f"{event.name} completes five years at a {school} and gains {event.gain} {event.score.title()}."
    return Telling(text=text, news="people", weight=2)


@TELLINGS.of(ev.CitiesGrew)
def cities_grew(event: ev.CitiesGrew) -> Telling:
    """Tell how a country's cities grew."""
    cities = row(f"{city} to {now} ({signed(more)})" for city, _, more, now in event.cities if more)
    return Telling(text=f"The cities of {event.country} grow: {cities or 'none of them'}.", news="city")


@TELLINGS.of(ev.CourtFeasted)
def court_feasted(event: ev.CourtFeasted) -> Telling:
    """Tell a seat that its hoard was too great."""
    text = f"The court of {event.country} spends {points(event.spent)}: its treasury keeps no more than {event.kept}."
    return Telling(text=text, news="money", weight=2)


@TELLINGS.of(ev.YearClosed)
def year_closed(event: ev.YearClosed) -> Telling:
    """Tell how the countries compare."""
    ranked = sorted(event.scores, key=lambda score: -score[1])
    scores = ", ".join(f"{country} {score}" for country, score in ranked)
    return Telling(text=f"{year_name(event.year)} closes. Treasuries left out, the scores are {scores}.", news="realm")


@TELLINGS.of(ev.CountryFell)
def country_fell(event: ev.CountryFell) -> Telling:
    """Tell that a country is no more."""
    return Telling(text=f"{event.country} has no city left and falls.", news="realm", weight=3)


@TELLINGS.of(ev.GameEnded)
def game_ended(event: ev.GameEnded) -> Telling:
    """Tell how it all ended."""
    ranked = sorted(event.scores, key=lambda score: -score[1])
    scores = ", ".join(f"{country} {total} (treasury {treasury})" for country, total, treasury in ranked)
    won = f"{row(event.winners)} win{'' if event.winners[1:] else 's'}" if event.winners else "Nobody wins"
    return Telling(text=f"The game is over: {event.reason}. {won}. Scores: {scores}.", news="ending", weight=3)
