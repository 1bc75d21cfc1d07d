"""Counsel on the throne: who would inherit, and who could fill an office."""

from collections.abc import Iterator, Sequence
from typing import Any

from rules.civilized.people.betrothal import Betroth
from rules.civilized.people.deaths import mortality
from rules.civilized.throne.health import condition, follows, has_recovered, is_ill
from rules.civilized.throne.orders import Appoint, NameHeir, heirs
from rules.civilized.throne.remedies import bride_at_home, remedy, wooing
from rules.civilized.throne.succession import heir_of, parting
from rules.civilized.world.brevity import fitted
from rules.civilized.world.characters import adults_at_home, age, is_adult, reigns, vacant_offices
from rules.civilized.world.deed import lawful
from rules.civilized.world.state import Character, Office, World
from rules.civilized.world.tables import MISSION_COST, OVER, SCORE_NAMES, SCORES
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, Counsel, Offer, Risk, Weight, in_ten
from rules.kernel.telling.phrases import points_of, row

CLAUSE = "CIV-6.5.2b"
SKILLS = {"general": "military", "priest": "morals", "advisor": "political", "councillor": "political"}
"""Office to the score that whoever holds it wants."""
AVERAGE = 7
"""The score in the middle, which a newcomer has on the average (CIV-4.2b)."""
HEIRS = 3
"""How many heirs are offered."""


def court(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say what is wanting at court, when it can be mended."""
    if seat not in world.countries or world.long_season:
        return ()
    if window.name == "winter":
        return list(unsettled(world, seat))
    if window.name != "decrees":
        return ()
    ruler = without_heir(world, seat)
    lacking = [] if ruler and is_ill(world, ruler) else heirless(world, seat)
    return [*lacking, *leaderless(world, seat), *vacancies(world, seat)]


def sickbed(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say before all else that the ruler lies ill, how likely he dies, and who follows; later, that he is well."""
    land = world.countries.get(seat)
    ruler = world.characters.get(land.ruler) if land else None
    if land is None or ruler is None or world.long_season or window.name not in ("decrees", "winter"):
        return ()
    if is_ill(world, ruler):
        if without_heir(world, seat):
            return list(heirless(world, seat)) if window.name == "decrees" else ()
        text = f"{condition(world, ruler)} {follows(world, ruler)}"
        return [Counsel(Weight.DECIDE, text, "CIV-4.1.1c", warns=True)]
    if window.name == "decrees" and has_recovered(world, ruler):
        return [Counsel(Weight.CHANCE, condition(world, ruler), "CIV-4.1.1c")]
    return ()


def heirless(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Warn that a ruler's death would be civil war, and name heirs or a bride (CIV-6.5.2b, CIV-6.5.2d)."""
    ruler = without_heir(world, seat)
    if ruler is None:
        return
    danger = in_ten(mortality(world, ruler))
    kin, ill = heirs(world, seat), " and gravely ill" if is_ill(world, ruler) else ""
    who = f"{ruler.name} is {age(world, ruler)}{ill}, and may die next Spring: {danger}."
    if kin:
        text = f"{who} Nobody alone would inherit, so two would claim the throne, and that is civil war."
        offers = tuple(Offer(f"Heir {name}"[:BUTTON], NameHeir(heir=id)) for name, id in list(kin.items())[:HEIRS])
    else:
        offers = tuple(matches(world, seat, ruler))
        text = f"{who} There is no kin to inherit: two would claim the throne, and that is civil war."
        text = fitted(text, f" {remedy(world, seat, ruler)}")
    yield Counsel(Weight.DECIDE, text, CLAUSE, offers, torn(world, seat), warns=True)


def unsettled(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Say in Winter how likely the Spring brings civil war, with the mission that may bring a bride (CIV-6.5.2b)."""
    ruler = without_heir(world, seat)
    if ruler is None:
        return
    risk = torn(world, seat)
    ill = " and gravely ill" if is_ill(world, ruler) else ""
    text = (
        f"{ruler.name} is {age(world, ruler)}{ill}, and nobody alone would inherit. "
        f"Death, and civil war after it, next Spring: {in_ten(risk.chance)}."
    )
    kin, mission = heirs(world, seat), wooing(world, seat, ruler)
    way = "If you are spared, name an heir then." if kin else remedy(world, seat, ruler)
    offers: tuple[Offer[World], ...] = ()
    if mission and not kin:
        host, held = world.named(mission.host), world.countries[seat].treasury
        way = f"A mission, {MISSION_COST} of your {points_of(held)}, could ask {host} for a bride next Winter."
        if lawful(world, seat, mission):
            offers = (Offer(f"Mission to {host}"[:BUTTON], mission),)
        else:
            way = f"A mission could ask {host} for a bride: keep your {points_of(held)}, it takes {MISSION_COST}."
    if risk.chance:
        yield Counsel(Weight.DECIDE, fitted(text, f" {way}"), CLAUSE, offers, risk)


def without_heir(world: World, seat: str) -> Character | None:
    """Give a ruler after whom two would claim the throne, were he dead now; None: one alone would inherit."""
    land = world.countries[seat]
    if land.government != "monarchy" or not land.ruler or world.split_of(seat):
        return None
    ruler = world.characters[land.ruler]
    return None if heir_of(world, land, ruler) else ruler


def torn(world: World, seat: str) -> Risk:
    """Foretell civil war: the ruler dies without a single heir, and his cities take two sides (CIV-6.5.2i)."""
    ruler = world.characters[world.countries[seat].ruler]
    return Risk("civil war", seat, mortality(world, ruler) * parting(world, seat), turns=1)


def named_heir(world: World, seat: str, order: NameHeir) -> str:
    """Say who would follow the ruler now, and how soon that may be (CIV-6.5.2c, CIV-6.5.2d)."""
    del order
    land = world.countries[seat]
    ruler = world.characters.get(land.ruler)
    if ruler is None:
        return ""
    heir, danger = heir_of(world, land, ruler), in_ten(mortality(world, ruler))
    follows = "two would claim the throne, and that is civil war"
    if heir:
        regent = ", under a regent until the age of 16" if not is_adult(world, heir) else ""
        follows = f"{heir.name}, who is {age(world, heir)}, inherits alone{regent}"
    return f"Should {ruler.name} die next Spring ({danger}), {follows}."


def matches(world: World, seat: str, ruler: Character) -> Iterator[Offer[World]]:
    """Offer the youngest whom a ruler without kin could marry, and have a child (CIV-4.1.3c)."""
    one = None if ruler.match or ruler.spouse else bride_at_home(world, seat, ruler)
    if one:
        yield Offer(f"Match with {one.name}"[:BUTTON], Betroth(character=ruler.id, other=one.id))


def leaderless(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Say that an army has lost its general, and who could follow before somebody new does (CIV-4.3.1e, CIV-4.4.1f)."""
    best = ablest(unemployed(world, seat), SKILLS["general"])
    if not lost_general(world, seat) or best is None or score_of(best, SKILLS["general"]) < AVERAGE:
        return
    text = (
        f"Your army has no general. The best at your court is {best.name} ({told_score(best, 'general')}). If you "
        "appoint nobody now, a newcomer of whom nothing is known takes command after these decrees."
    )
    order = Appoint.model_validate({"character": best.id, "office": "general"})
    weight = Weight.DECIDE if world.wars_of(seat) else Weight.CHANCE
    yield Counsel(weight, text, "CIV-4.3.1e", (Offer(f"{best.name} as general"[:BUTTON], order),))


def lost_general(world: World, seat: str) -> bool:
    """Tell whether the office of general fell vacant; in the first year nobody has held it yet (CIV-4.3.1e)."""
    return world.played > 1 and "general" in vacant_offices(world, seat)


def unemployed(world: World, seat: str) -> list[Character]:
    """Give the adults at home whose scores are known and who hold nothing."""
    return [one for one in adults_at_home(world, seat) if not one.office and one.scores and not reigns(world, one)]


def told_score(one: Character, office: Office) -> str:
    """Give what somebody is worth in an office: `gifted, Military 11`."""
    score = SKILLS[office]
    return f"{SCORE_NAMES[score][score_of(one, score)].lower()}, {score.capitalize()} {score_of(one, score)}"


def vacancies(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Name the ablest for each empty office, as far as the scores are known (CIV-4.4.1f)."""
    free, lost = unemployed(world, seat), lost_general(world, seat)
    able: dict[Office, Character] = {}
    for office in (one for one in vacant_offices(world, seat) if one != "general" or not lost):
        best = ablest([one for one in free if one not in able.values()], SKILLS[office])
        if best and score_of(best, SKILLS[office]) > OVER:
            able[office] = best
    if not able:
        return
    said = [f"{one.name} ({told_score(one, office)}) as {office}" for office, one in able.items()]
    offers = [
        Offer(f"{one.name} as {office}"[:BUTTON], Appoint.model_validate({"character": one.id, "office": office}))
        for office, one in able.items()
    ]
    text = f"You could appoint {row(said)}."
    yield Counsel(Weight.CHANCE, text, "CIV-4.4.1f", tuple(offers))


def ablest(people: Sequence[Character], score: str) -> Character | None:
    """Give who has most of a score; of equal ones the first."""
    return max(people, key=lambda one: score_of(one, score), default=None)


def score_of(one: Character, score: str) -> int:
    """Give a score of somebody whose scores are drawn."""
    return one.scores[SCORES.index(score)]
