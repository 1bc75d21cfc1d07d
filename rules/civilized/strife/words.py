"""How disputed thrones and revolts read."""

from rules.civilized.strife.events import (
    AllegianceTested,
    CivilWarBegan,
    ClaimantBacked,
    ClaimWon,
    CountryParted,
    CourtParted,
    ForcesSided,
    PeopleScattered,
    RebellionBegan,
    RebellionTested,
    SeatTaken,
    StrifeEnded,
    WorkSteppedDown,
)
from rules.civilized.world.words import work_name
from rules.kernel.telling.phrases import an, row, several
from rules.kernel.telling.tellings import Telling, Tellings

PURPOSES = {
    "rebellion.test": "whether the cities revolt",
    "rebellion.leader": "who leads the revolt",
    "rebellion.standard": "where the standard is raised",
    "rebellion.city": "whether it joins the revolt",
    "civil.city": "whose side it takes",
    "civil.treasury": "who holds the treasury",
    "civil.force": "whose side it takes",
    "civil.character": "whose side",
    "allegiance.fallen": "whether it goes over",
    "allegiance.old": "whether it takes a side",
    "allegiance.side": "whose side it takes",
    "part.city": "whose it becomes",
}
TELLINGS = Tellings(purposes=PURPOSES)


@TELLINGS.of(ClaimantBacked)
def claimant_backed(event: ClaimantBacked) -> Telling:
    """Tell a seat whom it backs."""
    return Telling(text=f"You stand by {event.name} in the strife of {event.country}.", news="strife")


@TELLINGS.of(CivilWarBegan)
def civil_war_began(event: CivilWarBegan) -> Telling:
    """Tell how a country fell apart."""
    text = f"Civil war in {event.country}. {camp(event, 0)}; {camp(event, 1)}."
    if event.unaligned:
        text += f" {row(event.unaligned)} {'obeys' if not event.unaligned[1:] else 'obey'} nobody."
    return Telling(text=f"{text} The treasury is in the hands of {event.treasury}.", news="strife", weight=3)


def camp(event: CivilWarBegan, side: int) -> str:
    """Say who holds which cities."""
    return f"{event.leaders[side]} leads {event.sides[side]} and holds {row(event.cities[side])}"


@TELLINGS.of(ForcesSided)
def forces_sided(event: ForcesSided) -> Telling:
    """Tell which side the armies took."""
    forces = row(
        f"{several(number, 'element', 'elements')} at {where} for {side}" for where, number, side in event.forces
    )
    return Telling(text=f"The forces of {event.country} choose: {forces}.", news="strife", weight=2)


@TELLINGS.of(ClaimWon)
def claim_won(event: ClaimWon) -> Telling:
    """Tell that a claim was settled without a war."""
    cities = row(event.cities)
    verb = "opens its gates" if not event.cities[1:] else "all open their gates"
    text = f"{cities} {verb} to {event.winner}, and the claim of {event.loser} to {event.country} is dead."
    return Telling(text=text, news="strife", weight=3)


@TELLINGS.of(CourtParted)
def court_parted(event: CourtParted) -> Telling:
    """Tell who went with whom."""
    sides = (f"{row(people)} with {side}" for side, people in zip(event.sides, event.people, strict=True) if people)
    return Telling(text=f"The court of {event.country} parts: {'; '.join(sides)}.", news="strife")


@TELLINGS.of(RebellionTested)
def rebellion_tested(event: RebellionTested) -> Telling:
    """Tell whether a country in disorder revolts."""
    count = (
        f"{event.unruly} of the {event.cities} cities of {event.country} are in disorder, and the tax is {event.tax} %"
    )
    end = "the country rises" if event.rebels else "yet there is no revolt"
    return Telling(text=f"{count}: {end}.", news="strife", weight=1 if event.rebels else 2)


@TELLINGS.of(RebellionBegan)
def rebellion_began(event: RebellionBegan) -> Telling:
    """Tell a revolt."""
    text = f"Rebellion in {event.country}: {event.leader} raises the standard of revolt in {event.standard}."
    if event.joined:
        text += f" {row(event.joined)} {'join' if event.joined[1:] else 'joins'}."
    if event.stayed:
        text += f" {row(event.stayed)} {'stay' if event.stayed[1:] else 'stays'} with the old ruler, unruly as before."
    return Telling(text=text, news="strife", weight=3)


@TELLINGS.of(AllegianceTested)
def allegiance_tested(event: AllegianceTested) -> Telling:
    """Tell what a city in strife did."""
    if event.calmed and event.before == event.after:
        return Telling(text=f"{event.city} comes to order under {event.after}.", news="strife", weight=2)
    if event.calmed:
        text = (
            f"{event.city} deserts {event.before} for {event.after}"
            if event.before
            else f"{event.city} declares for {event.after}"
        )
        return Telling(text=f"{text}.", news="strife", weight=3)
    if event.tax:
        text = f"{event.city} murmurs against the tax of {event.tax} %, but stands by {event.before}."
        return Telling(text=text, news="strife")
    whose = f"under {event.before}, in disorder" if event.before else "without a master"
    return Telling(text=f"{event.city} remains {whose}.", news="strife")


@TELLINGS.of(StrifeEnded)
def strife_ended(event: StrifeEnded) -> Telling:
    """Tell who won."""
    what = "The rebellion" if event.kind == "rebellion" else "The civil war"
    why = {
        "none": f"{event.loser} has no city left",
        "disorder": f"no city of {event.loser} is in order",
        "joined": f"every city has left {event.loser}",
    }[event.reason]
    text = f"{what} in {event.country} is over: {why}, and {event.winner} rules the whole of it, "
    return Telling(text=f"{text}{several(event.cities, 'city', 'cities')} in all.", news="strife", weight=3)


@TELLINGS.of(CountryParted)
def country_parted(event: CountryParted) -> Telling:
    """Tell that there are two countries now."""
    lands = row(
        f"{name} with {row(cities) or 'no city'}" for name, cities in zip(event.names, event.cities, strict=True)
    )
    text = f"The strife in {event.country} ends by agreement, and there are two countries: {lands}."
    return Telling(text=text, news="strife", weight=3)


@TELLINGS.of(WorkSteppedDown)
def work_stepped_down(event: WorkSteppedDown) -> Telling:
    """Tell what became of a second work."""
    lost = work_name(event.work)
    fate = f"becomes {an(work_name(event.lesser))}" if event.lesser else "is pulled down"
    text = f"{event.country} has {an(lost)} already: that of {event.city} {fate}."
    return Telling(text=text, news="building", weight=2)


@TELLINGS.of(PeopleScattered)
def people_scattered(event: PeopleScattered) -> Telling:
    """Tell what became of a fallen country's people."""
    if not event.ruler:
        return Telling(text=f"The people of note of {event.country} are scattered over the world.", news="people")
    text = f"{event.ruler}, who ruled {event.country}, lives in exile from now on; the court is scattered."
    return Telling(text=text, news="people", weight=2)


@TELLINGS.of(SeatTaken)
def seat_taken(event: SeatTaken) -> Telling:
    """Tell which country a player took, in the small print: that a seat passes is told as well."""
    return Telling(text=f"The player of fallen {event.former} takes up {event.country}.", news="realm", weight=0)
