"""New characters and families, and the drawing of scores (source 4.2, 4.3)."""

from collections.abc import Sequence
from typing import Any

from rules.civilized.people.events import Appointed, CharacterCame, FamilyFounded, ScoresDrawn
from rules.civilized.people.kinship import descendants
from rules.civilized.people.tables import ANCESTORS, CHILD_CHANCE, HIGHEST_SCORE, OPTIMUM_AGES, UNDER
from rules.civilized.world.characters import adults_at_home, age, release, vacant_offices
from rules.civilized.world.people import BEFORE
from rules.civilized.world.state import Character, Family, Sex, World
from rules.civilized.world.tables import ADULT, OVER, SCORES, UNSCRUPULOUS
from rules.civilized.world.years import between, later
from rules.kernel.facts.events import Audience
from rules.kernel.luck.cards import percent, pick
from rules.kernel.luck.chance import Card
from rules.kernel.play.play import Play
from rules.kernel.state.finding import find

NUMERALS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX", " X")
LATELY = 10
"""For how many years nobody new is named like somebody dead."""
MARRIED = 8
"""The highest card that gives a living spouse (CIV-4.3.2a)."""
GENERATIONS = 3
"""Parents, grandparents and great-grandparents (CIV-4.2c)."""


def sheet_of(country: str) -> str:
    """Give the id of the sheet of a country's people without family."""
    return f"{country}-sheet"


def official(play: Play[World], country: str, role: str) -> Character:
    """Make a new character for an office, without family and at least 16 (CIV-4.3.1b, CIV-4.3.1d)."""
    came = stranger(play, country, sheet_of(country), office_sex(play, country), OPTIMUM_AGES[role])
    announce(play, came, role)
    return came


def office_sex(play: Play[World], country: str) -> Sex:
    """Give the sex of somebody made for an office: as set, or by colour, red a woman (CIV-4.3.1c)."""
    chosen = play.state.settings.office_sex
    if chosen != "either":
        return chosen
    card = play.chance.card("CIV-4.3.1c", "character.sex", country)
    return "woman" if card.red else "man"


def stranger(play: Play[World], country: str, family: str, sex: Sex, optimum: int) -> Character:
    """Make a character of 16 or more: name, then age by a card, five under to seven over the optimum (CIV-4.3.1a)."""
    id, name = play.state.next_id(country, "c"), new_name(play, family, country, sex)
    card = play.chance.card("CIV-4.3.1a", "character.age", id)
    return enter(play.state, country, family, name, sex, max(ADULT, optimum - 6 + card.value), id)


def enter(world: World, country: str, family: str, name: str, sex: Sex, years: int, id: str = "") -> Character:
    """Enter a character of some age into the records, under the next id unless it has one already."""
    one = Character(
        id=id or world.next_id(country, "c"),
        name=name,
        sex=sex,
        born=later(world.year, -years),
        country=country,
        family=family,
    )
    world.characters[one.id] = one
    return one


def new_name(play: Play[World], family: str, country: str, sex: Sex) -> str:
    """Pick a name that no living member of the family bears, numbered once the list is used up (CIV-4.1.4d).

    Of one that is known in the country the next of the list is taken that is not, without another card.
    """
    world = play.state
    culture = world.names[world.countries[country].culture]
    listed = culture.men if sex == "man" else culture.women
    borne = {one.name for one in world.characters.values() if one.family == family and one.in_play}
    free = find(
        (
            names
            for numeral in NUMERALS
            if (names := [name + numeral for name in listed if name + numeral not in borne])
        ),
        "a free name",
    )
    drawn = pick(play.chance, "CIV-4.1.4d", "character.name", country, free)
    place, known = free.index(drawn), remembered(world, country)
    return next((name for name in (*free[place:], *free[:place]) if name not in known), drawn)


def remembered(world: World, country: str) -> set[str]:
    """Give the names of a country's living, and of those whom it lost of late."""
    people = (one for one in world.characters.values() if one.country == country)
    return {one.name for one in people if one.in_play or (one.died and between(one.died, world.year) < LATELY)}


def announce(play: Play[World], one: Character, role: str, because: Sequence[int] = ()) -> None:
    """Tell that somebody came into the game."""
    family = play.state.families[one.family]
    play.tell(
        CharacterCame(
            because=tuple(because),
            country=one.country,
            character=one.id,
            sex=one.sex,
            age=age(play.state, one),
            role=role,
            family=family.id if family.head else "",
        )
    )


def found_family(play: Play[World], country: str, role: str = "ruler") -> Family:
    """Make a ruling family (CIV-4.3a): its head, perhaps a spouse living or late, and their children (CIV-4.3.2a)."""
    family = new_family(play, country)
    head = stranger(play, country, family.id, office_sex(play, country), OPTIMUM_AGES[role])
    family.head = head.id
    announce(play, head, role)
    marry_head(play, family, head)
    return family


def ennoble(play: Play[World], one: Character) -> None:
    """Let somebody without family found one: with spouse and children, if there are any, else as drawn (CIV-4.3a)."""
    world = play.state
    family = new_family(play, one.country)
    family.head = one.id
    own = [world.characters[one.spouse]] if one.spouse else []
    own += [child for child in descendants(world, one) if child.family == one.family and child.in_play]
    for kin in (one, *own):
        kin.family = family.id
    if own:
        status = "married" if one.spouse else "widowed"
        tell_family(play, family, one, status, children=len(own) - bool(one.spouse))
        return
    marry_head(play, family, one)


def marry_head(play: Play[World], family: Family, head: Character) -> None:
    """Draw whether the head of a new family is married, widowed or unmarried (CIV-4.3.2a)."""
    card = play.chance.card("CIV-4.3.2a", "family.status", head.id)
    if card.court:
        tell_family(play, family, head, "unmarried", because=(card.n,))
        return
    household(play, family, head, card)


def tell_family(play: Play[World], family: Family, head: Character, status: str, **fields: Any) -> None:
    """Tell of a new family."""  # Any: the fields of the event
    play.tell(
        FamilyFounded(
            country=head.country,
            family=family.id,
            head=head.id,
            status=status,
            ruling=not play.state.played,
            **fields,
        )
    )


def household(play: Play[World], family: Family, head: Character, status: Card) -> None:
    """Give a head a spouse, living on Ace to Eight, late on Nine or Ten, and children (CIV-4.3.2b, CIV-4.3.2c)."""
    world = play.state
    living = status.value <= MARRIED
    spouse = new_spouse(play, head, living=living)
    mother = head if head.sex == "woman" else spouse
    chance = max(0, CHILD_CHANCE * (age(world, mother) - ADULT))
    with play.causes() as because:
        count = percent(play.chance, "CIV-4.3.2c", "family.children", family.id, chance)
    tell_family(
        play,
        family,
        head,
        "married" if living else "widowed",
        mother_age=age(world, mother),
        chance=chance,
        children=count,
        because=(status.n, *because),
    )
    for _ in range(count):
        first_children(play, head, spouse, mother)


def new_family(play: Play[World], country: str) -> Family:
    """Enter a family under a name of the country's list that no other bears."""
    world = play.state
    listed = world.names[world.countries[country].culture].families
    borne = {family.name for family in world.families.values()}
    free = find(
        (names for numeral in NUMERALS if (names := [n + numeral for n in listed if n + numeral not in borne])),
        "a free name",
    )
    name = pick(play.chance, "CIV-4.3.2a", "family.name", country, free)
    family = Family(id=world.next_id(country, "f"), name=name, country=country)
    world.families[family.id] = family
    return family


def new_spouse(play: Play[World], one: Character, *, living: bool) -> Character:
    """Make a spouse of about the same age; a late one is recorded as dead (CIV-4.3.2b)."""
    world = play.state
    sex: Sex = "man" if one.sex == "woman" else "woman"
    spouse = stranger(play, one.country, one.family, sex, age(world, one))
    if living:
        one.spouse, spouse.spouse = spouse.id, one.id
        announce(play, spouse, "spouse")
    else:
        spouse.died, spouse.cause = world.year, BEFORE
    return spouse


def first_children(play: Play[World], head: Character, spouse: Character, mother: Character) -> None:
    """Make a child of a new family, or twins: mother's age less 15 less the card's value (CIV-4.3.2d)."""
    world = play.state
    years = -1
    with play.causes() as because:
        while years < 0:
            card = play.chance.card("CIV-4.3.2d", "family.child", mother.id)
            years = age(world, mother) - 15 - card.value
        sexes = [sex_of(card.value)] if card.code[0] != "K" else twins(play, "CIV-4.3.2d", "family.child", mother.id)
    for sex in sexes:
        name = new_name(play, head.family, head.country, sex)
        child = enter(world, head.country, head.family, name, sex, years)
        child.mother = mother.id
        child.father = spouse.id if mother is head else head.id
        announce(play, child, "child", because)


def sex_of(value: int) -> Sex:
    """Odd a boy, even a girl (CIV-4.1.4c)."""
    return "man" if value % 2 else "woman"


def twins(play: Play[World], clause: str, purpose: str, subject: str) -> list[Sex]:
    """Give the sexes of the children for whom a King was drawn, a further King adding one more (CIV-4.1.4c)."""
    sexes: list[Sex] = []
    expected = 2
    while len(sexes) < expected:
        card = play.chance.card(clause, purpose, subject)
        if card.code[0] == "K":
            expected += 1
        else:
            sexes.append(sex_of(card.value))
    return sexes


def draw_scores(play: Play[World], one: Character) -> None:
    """Draw the eight scores of a character, once in his life; only his seat sees the cards (CIV-4.2a, CIV-4.2f)."""
    if not one.scores:
        cards = [play.chance.card("CIV-4.2a", "character.score", one.id, audience=(one.country,)) for _ in SCORES]
        score(play, one, cards, (one.country,))


def draw_rebel_scores(play: Play[World], one: Character) -> None:
    """Draw a new rebel's scores, his Loyalty until it is 6 or less; only the gamemaster sees them (CIV-6.5.1d)."""
    hidden: Audience = "gamemaster"
    cards = []
    for name in SCORES:
        purpose = "rebellion.loyalty" if name == "loyalty" else "character.score"
        card = play.chance.card("CIV-6.5.1d", purpose, one.id, hidden)
        while name == "loyalty" and card.value > UNSCRUPULOUS:
            card = play.chance.card("CIV-6.5.1d", purpose, one.id, hidden)
        cards.append(card)
    score(play, one, cards, hidden)


def score(play: Play[World], one: Character, cards: Sequence[Card], audience: Audience) -> None:
    """Make eight cards a character's scores (CIV-4.2b)."""
    adjustments = [adjustment(play.state, one, score) for score in SCORES]
    one.scores = [
        min(HIGHEST_SCORE, max(0, card.value + change)) for card, change in zip(cards, adjustments, strict=True)
    ]
    one.gains = {}
    play.tell(
        ScoresDrawn(
            audience=audience,
            because=tuple(card.n for card in cards),
            country=one.country,
            name=one.id,
            scores=tuple(one.scores),
            cards=tuple(card.value for card in cards),
            adjustments=tuple(adjustments),
        )
    )


def adjustment(world: World, one: Character, score: str) -> int:
    """Give what is added to a score's card: heredity, race and schools (CIV-4.2b, CIV-4.2d)."""
    inherited = heredity(world, one, score) if world.settings.heredity else 0
    return inherited + world.racial.get(one.country, {}).get(score, 0) + one.gains.get(score, 0)


def heredity(world: World, one: Character, score: str) -> int:
    """Give +1 for two ancestors over 10, -1 for two under 4, in three generations (CIV-4.2c)."""
    place = SCORES.index(score)
    scores = [ancestor.scores[place] for ancestor in ancestors(world, one) if ancestor.scores]
    high = sum(value > OVER for value in scores) >= ANCESTORS
    low = sum(value < UNDER for value in scores) >= ANCESTORS
    return high - low


def ancestors(world: World, one: Character) -> list[Character]:
    """Give the parents, grandparents and great-grandparents on record, each once."""
    found: dict[str, Character] = {}
    edge = [one]
    for _ in range(GENERATIONS):
        parents = [parent for child in edge for parent in (child.father, child.mother) if parent]
        edge = [world.characters[parent] for parent in parents]
        found |= {parent.id: parent for parent in edge}
    return list(found.values())


def fill_council(play: Play[World], country: str) -> None:
    """Fill the vacant chairs: the most Political adult at home, else any, else somebody new (CIV-4.4.1f)."""
    world = play.state
    land = world.countries[country]
    while len(land.council) < land.chairs:
        chosen = next_councillor(play, country)
        release(world, chosen)
        seat_councillor(play, chosen)
        play.tell(Appointed(country=land.id, character=chosen.id, office="councillor"))


def fill_offices(play: Play[World], country: str) -> None:
    """Make somebody new for each office that nobody holds (CIV-4.3.1e)."""
    for office in vacant_offices(play.state, country):
        if office != "councillor":
            official(play, country, office).office = office


def next_councillor(play: Play[World], country: str) -> Character:
    """Give who takes a vacant chair that nobody was appointed to (CIV-4.4.1f)."""
    world = play.state
    free = [one for one in adults_at_home(world, country) if one.id not in world.countries[country].council]
    known = [one for one in free if one.scores]
    if known:
        return max(known, key=lambda one: one.scores[SCORES.index("political")])
    if free:
        return pick(play.chance, "CIV-4.4.1f", "council.chair", country, free)
    return official(play, country, "councillor")


def seat_councillor(play: Play[World], one: Character) -> None:
    """Give a character a chair of the council, and his scores if they are not drawn (CIV-4.2a)."""
    play.state.countries[one.country].council.append(one.id)
    one.office = "councillor"
    draw_scores(play, one)
