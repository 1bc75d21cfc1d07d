"""Every wrong line gets an answer that names a clause and says what would do (section 5)."""

import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from rules.civilized.cities.orders import ChooseSites
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.treasury.losses import GiveUp, LoseImprovement
from rules.civilized.world.deed import Deed
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import Studies, World
from rules.civilized.year.orders import LAST_ORDERS, SPRING_ORDERS, WINTER_ORDERS
from rules.kernel.errors import Answer, Refusal, Unreadable
from rules.kernel.language.grammar import read, write
from rules.kernel.luck.chance import Seeded
from rules.kernel.orders.order import Lexicon
from rules.kernel.play.session import Session
from tests.rules.answering import assert_helps
from tests.rules.civilized.worlds import a_person, a_ship
from tests.rules.civilized.wrong_orders import WRONG_ORDERS

SCENARIO = Path(__file__).parents[4] / "config" / "scenarios" / "civilized" / "crowns.toml"
ORDERS: dict[str, tuple[type[Deed], ...]] = {
    "decrees": SPRING_ORDERS,
    "winter": (*WINTER_ORDERS, *LAST_ORDERS),
    "ruin": (LoseImprovement,),
    "shortfall": (GiveUp,),
    "setup": (ChooseSites,),
}
LINES = [(window, line) for window, _, lines in WRONG_ORDERS for line in lines]
RIGHT = {
    "decrees": ("tax 30 in Pella", "found city at 0102 with Sparta 20"),
    "winter": (
        "build Granary in Sparta",
        "upgrade to High Temple in Athens",
        "raise Spears in Sparta",
        "build ship in Sparta for Athens",
        "road from Sparta to Athens",
        "mission to Egypt from Sparta",
    ),
}


@lru_cache(maxsize=1)
def hellas() -> World:
    """Give Hellas in its first year, with a little of everything."""
    scenario = CIVILIZED.scenario.model_validate(tomllib.loads(SCENARIO.read_text(encoding="utf-8")))
    world = Session.found(CIVILIZED, Seeded("wrong orders"), scenario, Settings(), []).view("hellas")
    land = world.countries["hellas"]
    land.treasury = 60
    sparta, athens, pella = world.cities_of("hellas")
    sparta.improvements.append("university")
    sparta.improvements.sort()
    athens.improvements, athens.population, athens.stricken = ["temple"], 30, ""
    pella.improvements, pella.disorder = ["courthouse"], True
    land.last_number = 6
    a_ship(world, "athens", "sparta")
    a_ship(world, "athens", kind="Warship")
    for one in world.people_of("hellas"):
        if one.id != land.ruler:
            one.family = "elsewhere"
            world.characters[one.id].country = ""
    a_person(world, "Kallias", 40, "hellas", office="general")
    a_person(world, "Paidion", 9, "hellas", father=land.ruler)
    a_person(world, "Mathon", 20, "hellas", studies=Studies(city="sparta", school="university"))
    return world


@lru_cache(maxsize=1)
def names() -> Lexicon:
    """Give the names that Hellas may say."""
    return CIVILIZED.lexicon(hellas(), "hellas")


def said(line: str) -> str:
    """Put the names of this world's people into a line."""
    world = hellas()
    ruler = world.characters[world.countries["hellas"].ruler].name
    people = {"RULER": ruler, "GENERAL": "Kallias", "CHILD": "Paidion", "STUDENT": "Mathon"}
    for role, name in people.items():
        line = line.replace(role, name)
    return line


def answer(window: str, line: str) -> Answer:
    """Give the answer to a wrong line; fail if it is an order that may be given."""
    world = hellas()
    if window == "shortfall":
        world = world.fresh()
        world.countries["hellas"].treasury = 0
    with pytest.raises(Answer) as caught:
        read(said(line), ORDERS[window], names()).check(world, "hellas")
    return caught.value


def test_section_5_the_corpus_is_large_and_of_all_kinds() -> None:
    """Three hundred lines at least, none twice in a window."""
    assert len(LINES) >= 300
    assert len(LINES) == len(set(LINES))


@pytest.mark.parametrize(("window", "line"), LINES)
def test_section_5_every_wrong_line_is_answered(window: str, line: str) -> None:
    """By an answer alone, with words that say what would do, and nothing changes."""
    before = hellas().write()

    wrong = answer(window, line)

    assert before == hellas().write()
    assert_helps(wrong, "CIV-", (";", ":", " holds "))


@pytest.mark.parametrize("kind", ["illegal"])
def test_section_5_what_the_rules_forbid_is_refused_with_its_clause(kind: str) -> None:
    """Not merely misread: the line is an order."""
    for window, what, lines in WRONG_ORDERS:
        for line in lines if what == kind else ():
            assert isinstance(answer(window, line), Refusal), line


@pytest.mark.parametrize(("window", "line"), [(window, line) for window in RIGHT for line in RIGHT[window]])
def test_section_5_right_lines_are_read_written_and_allowed(window: str, line: str) -> None:
    """The corpus is wrong, not the world."""
    order = read(line, ORDERS[window], names())
    world = hellas().fresh()
    world.cities["sparta"].population = 60

    order.check(world, "hellas")

    assert line == write(order, names())


def slips(name: str) -> Iterator[str]:
    """Give a name with one letter left out, doubled, changed and swapped, at places all over it."""
    for place in range(0, len(name), max(1, len(name) // 3)):
        before, letter, after = name[:place], name[place], name[place + 1 :]
        changed = "x" if letter.lower() != "x" else "k"
        yield from (f"{before}{after}", f"{before}{letter}{letter}{after}", f"{before}{changed}{after}")
        if after:
            yield f"{before}{after[0]}{letter}{after[1:]}"


def mistyped() -> Iterator[tuple[str, str, str]]:
    """Give each window's right lines with a slip in a name: window, what was meant, what was typed."""
    for city in ("Sparta", "Athens", "Pella", "Miletus", "Gordion", "Tadmor"):
        yield from (("winter", f"build Granary in {city}", f"build Granary in {slip}") for slip in slips(city))
    for work in ("Aqueduct", "Marketplace", "Barracks", "Shipyard", "Courthouse", "Staff College", "City Wall"):
        yield from (("winter", f"build {work} in Sparta", f"build {slip} in Sparta") for slip in slips(work))
    for kind in ("Spears", "Cavalry", "Psiloi", "Auxilia", "Warship", "Light Horse"):
        yield from (("winter", f"raise {kind} in Athens", f"raise {slip} in Athens") for slip in slips(kind))
    for host in ("Lydia", "Egypt", "Babylonia", "Assyria"):
        yield from (
            ("winter", f"mission to {host} from Sparta", f"mission to {slip} from Sparta") for slip in slips(host)
        )


def test_section_5_nine_of_ten_slips_in_names_get_the_right_suggestion() -> None:
    """One letter left out, doubled, changed or swapped."""
    typed = [(window, meant, line) for window, meant, line in mistyped() if line != meant]
    right = [meant == suggestion(window, line) for window, meant, line in typed]

    assert len(typed) >= 200
    assert sum(right) >= 0.9 * len(typed), [one for one, well in zip(typed, right, strict=True) if not well]


def suggestion(window: str, line: str) -> str:
    """Give the nearest line that is offered; a name that is another name as it stands offers itself."""
    try:
        return write(read(line, ORDERS[window], names()), names())
    except Unreadable as error:
        return error.nearest
