"""What an autopilot does with its year (FIE-16.1 to 16.7)."""

from typing import Any

import pytest

from rules.fiefs.board.land import nations_apart
from rules.fiefs.board.state import World
from rules.fiefs.claims.orders import Claim, Exercise, Pass
from rules.fiefs.crusades.orders import SendOnCrusade
from rules.fiefs.declaring.conflict import declare
from rules.fiefs.declaring.orders import DeclareWar, Rebel
from rules.fiefs.phases import actions
from rules.fiefs.year.deciding import ambitious, decide
from rules.kernel.facts.events import Rolled
from tests.rules.fiefs.playing import a_table, run
from tests.rules.fiefs.worlds import a_world

CROWNS = {"london": "B", "paris": "M", "frankfurt": "Z", "toledo": "L", "zaragoza": "C"}


def kind(character: str, world: World, seat: str = "blois") -> World:
    """Give a world in which a House is of a character."""
    world.houses[seat].character = character  # type: ignore[assignment]  # one of the four
    return world


@pytest.mark.parametrize(("character", "least"), [("feeble", 6), ("prudent", 5), ("skilled", 4), ("rash", 5)])
def test_FIE_16_2_who_goes_to_war_on_which_die(character: str, least: int) -> None:
    """The feeble one later, the skilled one sooner; with 7 nobody ever."""
    world, never = kind(character, a_world(CROWNS)), kind(character, a_world(CROWNS, ambition=7))

    assert [die >= least for die in range(1, 7)] == [ambitious(world, "blois", die) for die in range(1, 7)]
    assert not any(ambitious(never, "blois", die) for die in range(1, 7))


def test_FIE_16_4_distance_between_nations_is_the_least_between_their_fiefs() -> None:
    """England touches France by land in Normandy; Castile lies farther from the Empire."""
    world = a_world(CROWNS)

    assert (1, True) == (nations_apart(world, "england", "france"), nations_apart(world, "empire", "castile") > 3)


def test_FIE_16_5_an_ambitious_ruler_declares_the_war_that_he_wants() -> None:
    """A throne before territory before honor; the prudent want no honor, the feeble only a throne."""
    crown = a_world(CROWNS, {"paris": "B", "bruges": "B"})
    land = a_world(CROWNS, {"bruges": "B"})
    none = a_world(CROWNS)

    def found(character: str, world: World) -> Any:
        deed = decide(kind(character, world), "blois", 6)
        return (deed.pretext, deed.target) if isinstance(deed, DeclareWar) else ""

    thrones = [found(character, crown) for character in ("feeble", "prudent", "skilled", "rash")]
    lands = [found(character, land) for character in ("feeble", "prudent", "skilled", "rash")]
    honors = [found(character, none) for character in ("feeble", "prudent", "skilled", "rash")]
    assert [("throne", "france")] * 4 == thrones
    assert ["", *[("territory", "france")] * 3] == lands
    assert (["", ""], "honor", "honor") == (honors[:2], honors[2][0], honors[3][0])


def test_FIE_16_5_no_war_while_a_conflict_is_open() -> None:
    """Anywhere in the game."""
    world = kind("rash", a_world(CROWNS))
    declare(a_table(world).play, "lara", "castile", "aragon", "honor")

    assert not isinstance(decide(world, "blois", 6), DeclareWar)


@pytest.mark.parametrize(("character", "rises"), [("feeble", False), ("prudent", False), ("skilled", True)])
def test_FIE_16_5_a_house_without_a_crown_rebels_by_its_character(character: str, rises: bool) -> None:
    """The prudent with half its home's region; a usurper always."""
    world = kind(character, a_world(CROWNS | {"angers": "L"}), "lara")
    world.fiefs["toledo"].control, world.houses["lara"].home = "cardona", "angers"
    free = decide(world, "lara", 6)
    world.fiefs["tours"].control = "lara"
    half = decide(kind("prudent", world), "lara", 6) if character == "prudent" else None
    world.fiefs["paris"].claim = "lara"

    assert rises is isinstance(free, Rebel)
    assert half is None or isinstance(half, Rebel)
    assert isinstance(decide(world, "lara", 6), Rebel)


def test_FIE_16_5_a_four_sends_a_ruler_on_crusade() -> None:
    """Exactly four, where there are crusades, and nobody who is away."""
    world = kind("prudent", a_world(CROWNS))
    off = kind("prudent", a_world(CROWNS, crusades=False))
    gone = kind("prudent", a_world(CROWNS))
    gone.nations["england"].crusade = 1

    assert isinstance(decide(world, "blois", 4), SendOnCrusade)
    assert not any(
        isinstance(decide(one, "blois", die), SendOnCrusade) for one, die in ((world, 3), (off, 4), (gone, 4))
    )


def test_FIE_16_5_quiet_years_are_for_claims() -> None:
    """A throne first; then the prudent take what they claim, the rash claim more, and with nothing left one passes."""
    world = a_world(CROWNS | {"dijon": "M"}, {"dijon": "B"})
    reach = a_world(CROWNS | dict.fromkeys(("reims", "troyes", "nevers"), "B"))
    full = a_world(dict.fromkeys(a_world().fiefs, "B"))

    assert Exercise(fief="dijon") == decide(kind("prudent", world), "blois", 1)
    assert isinstance(decide(kind("rash", world), "blois", 1), Claim)
    assert Claim(fief="paris") == decide(kind("rash", reach), "blois", 1)
    assert isinstance(decide(full, "blois", 1), Pass)


def test_FIE_16_1_an_autopilot_decides_in_its_turn_and_FIE_16_6_when_sealed_too() -> None:
    """It rolls for its ambition when its turn comes, and is asked in no window."""
    world = a_world(CROWNS)
    world.order = world.playing()
    done = run(actions, world, dice={"ambition": [1] * 5})
    rolled = [one for one in done.events if isinstance(one, Rolled) and one.purpose == "ambition"]

    assert ([], world.playing()) == (done.windows, [one.subject for one in rolled])


def test_FIE_16_6_each_sees_what_those_before_it_did() -> None:
    """Blois takes Nantes from Mortimer, who claims it back; before, he would have claimed Orléans."""
    world = a_world(CROWNS | {"angers": "M", "nantes": "M"}, {"nantes": "B"})
    world.order = ["blois", "mortimer"]
    before = decide(world, "mortimer", 1)
    done = run(actions, world, dice={"ambition": [1, 1]})

    assert Claim(fief="orleans") == before
    assert ("blois", "mortimer") == (done.state.fiefs["nantes"].control, done.state.fiefs["nantes"].claim)
