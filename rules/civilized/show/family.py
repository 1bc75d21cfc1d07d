"""The ruling family on a seat's papers: how the ruler is, who follows, and who is free to marry whom."""

from collections.abc import Iterator

from rules.civilized.people.marriages import is_free, suits
from rules.civilized.people.promises import promised
from rules.civilized.people.public_life import aged
from rules.civilized.throne.counsel import without_heir
from rules.civilized.throne.health import condition
from rules.civilized.throne.orders import heirs
from rules.civilized.throne.remedies import remedy
from rules.civilized.throne.succession import heir_of, likely_claimants
from rules.civilized.world.characters import is_adult, known_as, living_names, standing
from rules.civilized.world.state import Character, Country, World
from rules.kernel.telling.phrases import row
from rules.kernel.telling.tellings import Page

DYING = (
    "Is my ruler ill?",
    "What happens when my ruler dies?",
    "How do characters die?",
    "How do I name an heir?",
    "What if I have no heir?",
)
"""The questions of the rulebook to which the page on the reign gives the reader's own answer."""
WEDDING = (
    "Who is free to marry?",
    "How do I find a husband or wife for somebody?",
    "How do marriages and births come about?",
    "How do I get children?",
    "Can I marry into another country's house?",
    "What if I have no heir?",
)
"""Those to which the list of the unmarried does."""
NAMED = 4
"""How many are named whom somebody may marry."""


def reign_page(world: World, seat: str) -> Page:
    """Give what a ruler is known as, how he is, and who would inherit (CIV-6.5.2d)."""
    words = standing(world, seat).words()
    known = f"Known as {', '.join(words)}" if words else "Of no outstanding quality"
    lines = heir_lines(world, world.countries[seat])
    return Page(title="Reign and heir", lines=(known, *lines), news="people", answers=DYING)


def heir_lines(world: World, country: Country) -> list[str]:
    """Say how the ruler is, who is named and could be, who would inherit, and who is promised to whom (CIV-6.5.2d)."""
    matches = [one for one in world.people_of(country.id) if one.match in world.characters]
    names = living_names(world)
    pairs = {
        frozenset((one.id, one.match)): (names[one.id], known_as(world, world.characters[one.match])) for one in matches
    }
    promises = [f"Promised to each other: {row(f'{a} and {b}' for a, b in pairs.values())}"] if pairs else []
    if not country.ruler:
        return promises
    ruler = world.characters[country.ruler]
    named = known_as(world, world.characters[country.heir]) if country.heir else "nobody"
    return [
        condition(world, ruler),
        f"Named heir: {named}",
        fate(world, country, ruler),
        *ways(world, country),
        *promises,
    ]


def fate(world: World, country: Country, ruler: Character) -> str:
    """Say who would follow a ruler, were he dead now (CIV-6.5.2c, CIV-6.5.2d)."""
    heir, names = heir_of(world, country, ruler), living_names(world)
    if heir is None:
        two = likely_claimants(world, ruler)
        who = row(known_as(world, one) for one in two) if two else "the two whom the people like best"
        return f"If {names[ruler.id]} died now nobody alone would inherit, and {who} would claim the throne: civil war"
    regency = "" if is_adult(world, heir) else ", with a regent"
    return f"If {names[ruler.id]} died now {names[heir.id]}, {aged(world, heir, 'aged ')}, would inherit{regency}"


def ways(world: World, country: Country) -> Iterator[str]:
    """Say who may be named heir, and how a ruler without kin comes by one (CIV-6.5.2c)."""
    kin, ruler = heirs(world, country.id), without_heir(world, country.id)
    if kin:
        yield f"In Spring you may name as heir: {row(kin)}"
    elif ruler:
        yield remedy(world, country.id, ruler)


def single_page(world: World, seat: str) -> list[Page]:
    """Name who is free to marry, with age, family, and whom (CIV-4.1.3a, CIV-4.1.3d)."""
    free, names = [one for one in world.people_of(seat) if is_free(world, one)], living_names(world)
    rows = [
        (names[one.id], str(aged(world, one)), world.families[one.family].name, partners(world, one, names))
        for one in free
    ]
    if not rows:
        return []
    heading = ("Name", "Age", "Family", "May marry")
    lines = ("Match two of them in Spring: a promise keeps others off until they wed, a fifth of the years for each.",)
    return [Page(title="Free to marry", lines=lines, table=(heading, *rows), news="people", answers=WEDDING)]


def partners(world: World, one: Character, names: dict[str, str]) -> str:
    """Name whom somebody may marry at home, or is promised to."""
    if other := promised(world, one):
        return f"promised to {names[other.id]}"
    able = [
        names[other.id]
        for other in world.people_of(one.country)
        if suits(world, one, other) and not promised(world, other)
    ]
    more = [f"{len(able) - NAMED} more"] if len(able) > NAMED else []
    return row([*able[:NAMED], *more]) or "nobody at home"
