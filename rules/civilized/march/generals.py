"""Generals: who leads a stack, which element carries him, and what becomes of him (CIV-ARM3, CIV-HB20, CIV-HB25)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from rules.civilized.forces.levies import number_of, unit_cost
from rules.civilized.march.events import GeneralFate
from rules.civilized.march.tables import GENERAL_DIES, GENERAL_WOUNDED, is_foot
from rules.civilized.people.newcomers import draw_scores
from rules.civilized.people.vacancies import die
from rules.civilized.war.relations import stacks
from rules.civilized.world.characters import at_home, is_adult
from rules.civilized.world.people import Character
from rules.civilized.world.requirements import Problem
from rules.civilized.world.state import Element, World
from rules.civilized.world.tables import SCORES
from rules.civilized.world.war import Lead
from rules.civilized.world.war_tables import CAPTAIN
from rules.kernel.play.play import Play

MILITARY = SCORES.index("military")


@dataclass(frozen=True)
class Commander:
    """Who leads a force, which element carries him, and how he fights."""

    name: str
    """Empty for a captain without record."""
    character: str
    military: int
    element: str
    """Empty for the captain of militia alone."""
    lead: Lead


def carrier(world: World, elements: Iterable[Element]) -> Element | None:
    """Give the element that carries a general whom nobody has placed: dearest, mounted, lowest number (CIV-HB25)."""
    ranked = sorted(elements, key=lambda one: (-unit_cost(world, one.type), is_foot(one.type), number_of(one.id)))
    return ranked[0] if ranked else None


def may_lead(world: World, country: str, character: str) -> bool:
    """Tell whether somebody can lead an army: grown, of the country, at home and free (CIV-ARM3, CIV-7.1c)."""
    one = world.characters.get(character)
    if one is None or one.country != country or tired(world, one):
        return False
    return at_home(one) and is_adult(world, one)


def tired(world: World, one: Character) -> Problem | None:
    """Say why somebody whose mission was recalled this year leads no army before Winter (CIV-7.1c)."""
    if one.back != world.year:
        return None
    return "CIV-7.1c", f"{one.name} has come home from a mission this year, and may be given other work from Winter on"


def largest_stack(world: World, country: str) -> str:
    """Give the hex of a country's largest stack, of equal ones the lowest (CIV-ARM3)."""
    return min(stacks(world, country).items(), key=lambda one: (-len(one[1]), one[0]))[0]


def named_general(world: World, elements: Sequence[Element]) -> Element | None:
    """Give the element that carries the stack's named general: of two the better one's (CIV-ARM3)."""
    fit = [one for one in elements if one.general and may_lead(world, one.owner, one.general)]
    ranked = sorted(fit, key=lambda one: (-military(world.characters[one.general]), number_of(one.id)))
    return ranked[0] if ranked else None


def military(one: Character) -> int:
    """Give a character's Military; an unknown one counts as average until it is drawn."""
    return one.scores[MILITARY] if one.scores else CAPTAIN


def office_general(world: World, country: str) -> Character | None:
    """Give the holder of the office of general, unless he leads a stack by name already (CIV-ARM3)."""
    leading = {one.general for one in world.army_of(country)}
    return next(
        (
            one
            for one in world.people_of(country)
            if one.office == "general" and one.id not in leading and may_lead(world, country, one.id)
        ),
        None,
    )


def commander(play: Play[World], country: str, elements: Sequence[Element]) -> Commander:
    """Give who leads these elements; the scores of one who leads for the first time are drawn (CIV-ARM3)."""
    chief = leader(play.state, country, elements)
    if not chief.character:
        return chief
    one = play.state.characters[chief.character]
    draw_scores(play, one)
    return replace(chief, military=military(one))


def leader(world: World, country: str, elements: Sequence[Element]) -> Commander:
    """Give who leads these elements, by what is known of him (CIV-ARM3)."""
    lead = world.countries[country].preferences.lead
    placed = named_general(world, elements)
    if placed:
        one = world.characters[placed.general]
        return Commander(one.name, one.id, military(one), placed.id, placed.lead or lead)
    bearer = carrier(world, elements)
    held = office_general(world, country)
    if bearer and held and bearer.hex == largest_stack(world, country):
        return Commander(held.name, held.id, military(held), bearer.id, lead)
    return Commander("", "", CAPTAIN, bearer.id if bearer else "", lead)


def pass_general(play: Play[World], lost: Element, left: Sequence[Element]) -> None:
    """Let another carry the general whose element was lost outside a battle; of none left he is tried (CIV-ARM3)."""
    if not lost.general:
        return
    heir = carrier(play.state, [one for one in left if not one.general])
    if heir:
        heir.general, heir.lead = lost.general, lost.lead
    elif not left:
        try_general(play, lost.owner, lost.general)


def try_general(play: Play[World], country: str, character: str) -> None:
    """Draw for a general whose element was lost: he dies, is badly wounded, or gets away (CIV-HB20)."""
    world = play.state
    one = world.characters.get(character)
    if one is None or one.died is not None:
        return
    card = play.chance.card("CIV-HB20", "battle.general", one.id)
    fate = "dies" if card.value <= GENERAL_DIES else "wounded" if card.value <= GENERAL_WOUNDED else "away"
    if fate == "dies":
        die(play, one, "battle", (card.n,))
    elif fate == "wounded":
        one.ill = world.countries[country].turns
    for element in world.army_of(country):
        if element.general == one.id:
            element.general = ""
    play.tell(GeneralFate(because=(card.n,), country=country, name=one.id, fate=fate))
