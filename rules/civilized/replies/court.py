"""What people ask of their court: children, heirs, marriages abroad, whom to back, and what a trait means."""

import re
from collections.abc import Iterator

from rules.civilized.missions.orders import RaiseMission
from rules.civilized.people.deaths import mortality
from rules.civilized.people.kinship import near_in_blood
from rules.civilized.people.marriages import counts_more, is_free
from rules.civilized.people.tables import BIRTH_AGES
from rules.civilized.replies.named import land_of, person_of
from rules.civilized.throne.counsel import heirless, unsettled, without_heir
from rules.civilized.throne.remedies import NEXT, bears, birth_chance, mother_of, remedy
from rules.civilized.throne.succession import heir_of
from rules.civilized.world.characters import age, children, known_as
from rules.civilized.world.state import Character, World
from rules.civilized.world.tables import MISSION_COST, OVER, SCORE_NAMES, SCORES
from rules.kernel.play.counsel import in_ten
from rules.kernel.play.replies import Reply
from rules.kernel.state.finding import find
from rules.kernel.telling.phrases import capital, points_of, row, several

POOR = 4
"""The score up to which somebody is named as weak in something."""
NAMED = 4
"""How many of another country are named."""
MEANS = {
    "morals": "Morals guide only rulers whom nobody plays.",
    "greed": "Of two who are as disloyal the greedier leads the rebels.",
    "loyalty": "At Loyalty 6 or less somebody at court may lead a rebellion, and the least loyal does.",
    "popularity": "Where there is no heir the most popular adults claim the throne.",
    "activity": "Activity guides only rulers whom nobody plays.",
    "intelligence": "Intelligence guides only rulers whom nobody plays.",
    "military": "Military 9 or more helps the army that he or she leads in battle.",
    "political": "Of equally popular claimants the more Political one goes first.",
}
"""What each score does in a country that somebody plays."""


def child(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say whether and how likely somebody of one's own still has a child (CIV-4.1.4a)."""
    del window
    one = person_of(world, seat, said.groupdict().get("name") or "")
    if one is None:
        return None
    least, most = BIRTH_AGES
    wed = world.characters.get(one.spouse)
    if wed is None:
        more = f" {remedy(world, seat, one)}" if without_heir(world, seat) is one else ""
        return Reply(f"Not now: {one.name} is not married. Married women from {least} to {most} bear children.{more}")
    mother = mother_of(one, wed)
    if bears(world, one, wed, NEXT):
        return Reply(
            f"Yes: {mother.name} is {age(world, mother)}, and married women bear from {least} to {most}. Each Spring "
            f"until then it is {birth_chance()}."
        )
    return Reply(
        f"No: {mother.name} is {age(world, mother)}, and women bear from {least} to {most}. No heir comes of this "
        "marriage, and nobody marries again while both live."
    )


def ages(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World]:
    """Say until what age a woman bears children, and how likely (CIV-4.1.4a)."""
    del world, seat, window, said
    least, most = BIRTH_AGES
    return Reply(f"From {least} to {most}, and only if she is married: each Spring it is {birth_chance()}.")


def averted(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say how civil war is averted, with the orders that do (CIV-6.5.2b)."""
    del said
    land = world.countries[seat]
    if world.long_season or land.government != "monarchy" or not land.ruler or land.claimants:
        return None
    ruler = world.characters[land.ruler]
    heir = heir_of(world, land, ruler)
    if heir:
        return Reply(f"There is none to fear: {known_as(world, heir)}, {age(world, heir)}, would inherit alone.")
    pieces = list((unsettled if window == "winter" else heirless)(world, seat))
    if not pieces:
        return Reply(f"Only by an heir. {remedy(world, seat, ruler)}")
    return Reply(pieces[0].text, tuple(offer.order for offer in pieces[0].offers))


def abroad(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say whether somebody may marry into another country, whom, and by what way (CIV-7.2r)."""
    del window
    parts = said.groupdict()
    land, one = land_of(world, seat, parts["land"]), person_of(world, seat, parts.get("name") or "")
    if land is None or one is None:
        return None
    if one.spouse:
        return Reply(f"No: {one.name} is married to {world.characters[one.spouse].name}, and both live.")
    if not is_free(world, one, later=NEXT):
        return Reply(f"No: {one.name} is {age(world, one)}, and people marry from 16 to 40.")
    able = [other for other in world.people_of(land.id) if marriageable(world, one, other)]
    if not able:
        return Reply(f"Nobody in {land.name} is free, of the right age, and may leave home for {one.name}.")
    names = row(f"{other.name} ({age(world, other)})" for other in sorted(able, key=lambda each: -each.born)[:NAMED])
    return Reply(
        f"Yes, by a mission: raised in Winter for {MISSION_COST} of your {points_of(world.countries[seat].treasury)}, "
        f"it travels in Spring and proposes in the Winter after. Free in {land.name}: {names}. A player answers "
        "himself; where nobody plays a card decides.",
        (RaiseMission(host=land.id),),
    )


def marriageable(world: World, one: Character, other: Character) -> bool:
    """Tell whether two could marry across a border next Winter (CIV-7.2r)."""
    free = is_free(world, other) and is_free(world, other, later=NEXT) and one.sex != other.sex
    return free and not near_in_blood(world, one, other) and not (counts_more(world, one) and counts_more(world, other))


def backing(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Weigh the two who claim a throne, and say which is better (CIV-6.5.2h)."""
    del window, said
    two = [world.characters[one] for one in world.countries[seat].claimants]
    if not two:
        return None
    better = max(two, key=lambda one: promise(world, one))
    other = find((one for one in two if one is not better), "the other claimant")
    why = row(reasons(world, better, other)) or "there is little between them"
    text = "\n".join(f"· {portrait(world, one)}" for one in two)
    return Reply(
        f"I would back {better.name}: {why}.\n{text}\nNeither is stronger yet, for cities are drawn after you choose. "
        "You rule yourself, so that most scores do nothing; Military counts if he or she leads the army."
    )


def promise(world: World, one: Character) -> tuple[bool, bool, int]:
    """Give what speaks for a ruler: living children, hope of some, then youth."""
    return (bool(offspring(world, one)), hopes(world, one), one.born)


def offspring(world: World, one: Character) -> list[Character]:
    """Give somebody's living children of the country."""
    return [each for each in children(world, [one.id]) if each.in_play and each.country == one.country]


def hopes(world: World, one: Character) -> bool:
    """Tell whether somebody may still have a child: by the marriage that there is, or one to come."""
    wed = world.characters.get(one.spouse)
    if wed:
        return bears(world, one, wed, NEXT)
    return is_free(world, one, later=NEXT)


def reasons(world: World, better: Character, other: Character) -> Iterator[str]:
    """Say what one has before another."""
    if offspring(world, better) and not offspring(world, other):
        yield f"{better.name} has an heir"
    elif hopes(world, better) and not hopes(world, other):
        yield f"{better.name} may still have an heir, {other.name} may not"
    if better.born > other.born:
        yield f"{better.name} is younger by {several(better.born - other.born, 'year', 'years')}"


def portrait(world: World, one: Character) -> str:
    """Say of a claimant how old, how near to death, with what hope of an heir, and what he is good and bad at."""
    if born := offspring(world, one):
        hope = several(len(born), "child", "children")
    else:
        hope = "no child yet" if hopes(world, one) else "no child, and none to hope for"
    scores = list(zip(SCORES, one.scores, strict=False))
    good = [f"{name.capitalize()} {value}" for name, value in scores if value > OVER]
    bad = [f"{name.capitalize()} {value}" for name, value in scores if value <= POOR]
    skills = "; ".join(filter(None, (f"good: {row(good)}" * bool(good), f"bad: {row(bad)}" * bool(bad))))
    dies = in_ten(mortality(world, one))
    return f"{one.name}, {age(world, one)}: {hope}; death next Spring {dies}{f'; {skills}' * bool(skills)}."


def sides(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say what becomes of cities, army and treasury when a throne is divided (CIV-6.5.2i to CIV-6.5.2k)."""
    del window, said
    land = world.countries[seat]
    two = [world.characters[one].name for one in land.claimants] or ["the first claimant", "the second"]
    torn = [city.name for city in world.cities_of(seat) if city.disorder]
    unruly = f" {row(torn)}, in disorder, would at first obey nobody." if torn else ""
    return Reply(
        f"Each city in order draws a card: red stands with {two[0]}, black with {two[1]}. You keep the cities of whom "
        "you back; the others become a country of their own, which others may play, and you are at war with it at "
        "once. If all draw one colour there is no war, and that claimant rules. Soldiers and ships in a city go with "
        f"it, an army in the field goes whole by a card, and so does the treasury of {points_of(land.treasury)}."
        f"{unruly}"
    )


def trait(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say which score a word for somebody's character stands for, who of one's own has it, and what it does."""
    del window
    words = re.split(r" and (?:an? )?", said["word"])
    found = [meant for word in words for meant in meanings(word)]
    if not all(map(meanings, words)):
        return None
    stands = row((f"{score.capitalize()} {value}" for score, value in found), "or")
    who = [
        known_as(world, one)
        for one in world.people_of(seat)
        if one.scores and any(one.scores[SCORES.index(score)] == value for score, value in found)
    ]
    yours = f" Of yours it is said of {row(who)}." if who else " Nobody of yours is known to be so."
    does = " ".join(dict.fromkeys(MEANS[score] for score, _ in found))
    return Reply(f"{capital(said['word'])}: {stands} of 14.{yours} {does}")


def meanings(word: str) -> list[tuple[str, int]]:
    """Give the scores that a word stands for, each with its value; none for the average."""
    return [
        (score, value)
        for score, names in SCORE_NAMES.items()
        for value, name in enumerate(names)
        if name.lower() == word and word != "average"
    ]
