"""Succession: who follows a ruler who died, or that two claim it (step S2, source 6.5.2)."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from rules.civilized.people.kinfolk import seek_kinfolk
from rules.civilized.people.newcomers import draw_scores, ennoble, official
from rules.civilized.throne.events import ThroneDisputed
from rules.civilized.throne.postponement import postpone, take_up
from rules.civilized.throne.rulers import appoint_regent, crown, find_regent, is_under_age, tend_regency
from rules.civilized.world.characters import adults_at_home, is_adult, kin
from rules.civilized.world.state import Character, Country, PostponedStrife, World
from rules.civilized.world.tables import SCORES
from rules.kernel.luck.cards import pick
from rules.kernel.play.play import Play
from rules.kernel.state.finding import find

CLAIMANTS = 2
RANKED = ("popularity", "political")
Rank = Callable[[Character], tuple[int, ...]]
"""Gives what is compared of a character, the least first."""


def succession(play: Play[World]) -> None:
    """Fill every throne that fell vacant, end and renew regencies, and find where two claim (CIV-6.5.2a)."""
    world = play.state
    for land in world.on_turn():
        if land.postponed and land.postponed.kind == "civil" and not world.long_season:
            take_up(land)
            dispute(play, land)
        elif not leaderless(land):
            tend_regency(play, land)
        elif world.split_of(land.id):
            follow_leader(play, land)
        else:
            settle(play, land)


def leaderless(land: Country) -> bool:
    """Tell whether a monarchy has no ruler, or a council no member left (CIV-6.5.2b)."""
    return not land.ruler if land.government == "monarchy" else not land.council


def settle(play: Play[World], land: Country) -> None:
    """Crown the single heir; if there is none two claim the throne, after the cycle if one runs (CIV-6.5.2b)."""
    heir = single_heir(play.state, land)
    if heir:
        crown(play, land, heir, "heir")
    elif play.state.long_season:
        postpone(play, land, PostponedStrife(kind="civil"))
    else:
        dispute(play, land)


def single_heir(world: World, land: Country) -> Character | None:
    """Give the single heir of a late ruler: the one named, else as the settings say; None: two claim (CIV-6.5.2d)."""
    late = world.characters.get(land.last_ruler) if land.government == "monarchy" else None
    return heir_of(world, land, late) if late else None


def heir_of(world: World, land: Country, late: Character) -> Character | None:
    """Give who alone would inherit from a ruler, were he dead now; None: nobody alone (CIV-6.5.2c, CIV-6.5.2d)."""
    classes = kin(world, late)
    named = next((one for kind in classes for one in kind if one.id == land.heir), None)
    if named or world.settings.succession == "named":
        return named
    nearest = next((kind for kind in classes if kind), [])
    eldest = eldest_of(nearest)
    divided = world.settings.succession == "divided" and sum(is_adult(world, one) for one in nearest) >= CLAIMANTS
    return eldest[0] if len(eldest) == 1 and not divided else None


def likely_claimants(world: World, late: Character) -> list[Character]:
    """Give the two who would claim, were a ruler dead now; none where a card or their scores decide (CIV-6.5.2f)."""
    if world.settings.succession == "named":
        return []
    nearest = next((kind for kind in kin(world, late) if kind), [])
    adults = sorted((one for one in nearest if is_adult(world, one)), key=lambda one: one.born)
    if world.settings.succession == "divided" and len(adults) >= CLAIMANTS:
        last = adults[CLAIMANTS - 1].born
        return adults[:CLAIMANTS] if sum(one.born <= last for one in adults) == CLAIMANTS else []
    tied = eldest_of(nearest)
    return tied if len(tied) == CLAIMANTS else []


def parting(world: World, country: str) -> Fraction:
    """Give the chance that a disputed country's cities take both sides; those in disorder take none (CIV-6.5.2i)."""
    drawing = max(1, sum(not city.disorder for city in world.cities_of(country)))
    return 1 - Fraction(CLAIMANTS, CLAIMANTS**drawing)


def nearest_kin(world: World, land: Country) -> list[Character]:
    """Give the first class of the late ruler's kin that is not empty (CIV-6.5.2c)."""
    late = world.characters.get(land.last_ruler) if land.government == "monarchy" else None
    return next((kind for kind in kin(world, late) if kind), []) if late else []


def eldest_of(people: Sequence[Character]) -> list[Character]:
    """Give those of the earliest year of birth."""
    return [one for one in people if one.born == min(other.born for other in people)]


def dispute(play: Play[World], land: Country) -> None:
    """Find the two who claim, the first claimant being the elder, and regents for children (CIV-6.5.2g)."""
    world = play.state
    two = claimants(play, land)
    for one in two:
        draw_scores(play, one)
        if not world.families[one.family].head:
            ennoble(play, one)
    first = best(play, two, 1, lambda one: (one.born,), ("CIV-6.5.2g", "claim.first"), land.id)[0]
    second = find((one for one in two if one is not first), "the second claimant")
    land.claimants = [first.id, second.id]
    for one in (first, second):
        if is_under_age(world, one):
            taken = [*land.claimants, *land.claimant_regents.values()]
            land.claimant_regents[one.id] = find_regent(play, land, taken).id
    late = world.characters.get(land.last_ruler)
    play.tell(
        ThroneDisputed(
            country=land.id, late=late.id if late else "", first=first.id, second=second.id, council=not late
        )
    )


def claimants(play: Play[World], land: Country) -> list[Character]:
    """Give the two who claim: tied heirs, the two eldest adults, or the two most popular (CIV-6.5.2f)."""
    world, settings = play.state, play.state.settings
    nearest = nearest_kin(world, land) if settings.succession != "named" else []
    adults = [one for one in nearest if is_adult(world, one)]
    if settings.succession == "divided" and len(adults) >= CLAIMANTS:
        return best(play, adults, CLAIMANTS, lambda one: (one.born,), ("CIV-6.5.2f", "claim.who"), land.id)
    tied = eldest_of(nearest)
    if len(tied) >= CLAIMANTS:
        return most_popular(play, land, tied, CLAIMANTS, ("popularity",))
    return popular_adults(play, land)


def popular_adults(play: Play[World], land: Country) -> list[Character]:
    """Give the two most popular adults at home; short of two, kinfolk, then somebody new (CIV-6.5.2f)."""
    people = adults_at_home(play.state, land.id)
    if len(people) < CLAIMANTS:
        people += seek_kinfolk(play, land.id, CLAIMANTS - len(people))
    while len(people) < CLAIMANTS:
        people.append(official(play, land.id, "ruler"))
    return most_popular(play, land, people, CLAIMANTS)


def most_popular(
    play: Play[World], land: Country, people: Sequence[Character], count: int, scores: Sequence[str] = RANKED
) -> list[Character]:
    """Give those of the highest Popularity, then Political, then by equal pick (CIV-6.5.2f)."""
    if len(people) <= count:
        return list(people)
    for one in people:
        draw_scores(play, one)
    places = [SCORES.index(score) for score in scores]

    def rank(one: Character) -> tuple[int, ...]:
        return tuple(-one.scores[place] for place in places)

    return best(play, people, count, rank, ("CIV-6.5.2f", "claim.who"), land.id)


def best(
    play: Play[World], people: Sequence[Character], count: int, rank: Rank, draw: tuple[str, str], subject: str
) -> list[Character]:
    """Give the first by rank, equal ones by equal pick, until there are enough."""
    left = list(people)
    chosen: list[Character] = []
    while left and len(chosen) < count:
        equal = [one for one in left if rank(one) == min(rank(other) for other in left)]
        one = pick(play.chance, *draw, subject, equal)
        left.remove(one)
        chosen.append(one)
    return chosen


def follow_leader(play: Play[World], land: Country) -> None:
    """Let a faction's leader be followed by his heir, else by its most popular adult: no second split (CIV-6.5.2n)."""
    world = play.state
    heir = single_heir(world, land)
    if heir:
        crown(play, land, heir, "heir")
        return
    adults = [one for one in world.people_of(land.id) if is_adult(world, one)]
    one = most_popular(play, land, adults, 1)[0] if adults else official(play, land.id, "ruler")
    crown(play, land, one, "faction")


def enthrone_claimant(play: Play[World], land: Country, one: Character, regent: str, how: str) -> None:
    """Crown a claimant, whose regent goes with him (CIV-6.5.2g)."""
    world = play.state
    if land.regent and land.regent != regent:
        former = world.characters[land.regent]
        land.regent = ""
        if former.id != world.countries[former.country].regent:
            former.office = ""
    if regent and is_under_age(world, one):
        land.ruler = one.id
        appoint_regent(play, land, world.characters[regent])
    crown(play, land, one, how)
