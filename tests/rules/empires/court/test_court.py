"""Land that passes, courts, leaders, the Church, the Levant (EMP-H8, EMP-H10.5, EMP-17.15, EMP-H21 to EMP-H23)."""

from typing import Any

import pytest

from rules.empires.board.motions import Outbreak
from rules.empires.claims.events import ClaimGained, TieMade
from rules.empires.court.church import absolve, excommunicate, watch_levant
from rules.empires.court.court import choice, courts, keep_court, move_court, seek_court, with_court
from rules.empires.court.events import (
    Absolved,
    AreaPassed,
    CourtLost,
    CourtMoved,
    Excommunicated,
    HoldsEnded,
    LeaderSucceeded,
    LevantTaken,
    OutbreakQuelled,
    WallsRazed,
)
from rules.empires.court.possession import break_away, hand_over, rebel, take
from rules.empires.court.rebellion import carry_out_check, check
from rules.empires.court.succession import ratings, succeed
from rules.empires.court.words import TELLINGS
from rules.empires.unrest.events import LineBroken, UnrestBegan
from rules.empires.unrest.values import weigh
from rules.kernel.facts.names import Addressed
from rules.kernel.telling.address import addressed
from tests.rules.empires.playing import a_table
from tests.rules.empires.worlds import a_world


def told(table: Any, kind: type[Any], *fields: str) -> list[Any]:
    """Give the fields of the events of a kind that were told."""
    return [tuple(getattr(event, name) for name in fields) for event in table.told(kind)]


def test_EMP_H10_5_EMP_17_0g_a_conquest_in_its_order() -> None:
    """A level lost, a new owner, no holds, unrest; then the claims of a tie (X51). The fort stays (EMP-17.0g)."""
    world = a_world(ties={"england": ["scotland"]}, holds=[("scotland", "england", "northumbria", 1)])
    table = a_table(world)
    take(table.play, "scotland", "england", "conquest")
    scotland = table.state.areas["scotland"]

    assert ("england", -1, True, []) == (scotland.owner, scotland.social, scotland.unrest, scotland.holds)
    assert [("england", "scotland")] == told(table, ClaimGained, "seat", "area")
    assert [AreaPassed, UnrestBegan, ClaimGained] == [type(event) for event in table.events]


def test_EMP_17_0g_an_area_in_unrest_stays_so_with_one_marker() -> None:
    """What was in unrest under its former owner is told of no second time."""
    table = a_table(a_world(unrest=["normandy"]))
    take(table.play, "normandy", "france", "conquest")

    assert table.state.areas["normandy"].unrest
    assert [] == told(table, UnrestBegan, "area")
    assert ["normandy"] == [area for area in table.state.owned("france") if area == "normandy"]


def test_EMP_H10_5_at_the_floor_no_level_is_lost() -> None:
    """A level below −3 there is none."""
    table = a_table(a_world(areas={"wales": {"social": -3}}))
    take(table.play, "wales", "england", "conquest")

    assert (-3, [(0,)]) == (table.state.areas["wales"].social, told(table, AreaPassed, "level"))


def test_EMP_H21_1_whoever_loses_his_court_moves_it() -> None:
    """To the eligible own area of highest prosperity, or the first of his list that will do; then his line is swept."""
    plain, listed = a_world(), a_world()
    listed.empires["england"].standing.court = ["anjou", "northumbria", "wessex"]
    seen = []
    for world in (plain, listed):
        table = a_table(world)
        take(table.play, "england", "france", "conquest")
        seen.append(table.state.empires["england"].court)
        assert [("england", True)] == told(table, CourtMoved, "before", "lost")

    assert ["wessex", "northumbria"] == seen


def test_EMP_H21_2_without_another_area_he_goes_into_exile() -> None:
    """Castile without Castile, Leon and Aragon has no court, and everything else it owns is cut off (EMP-H21.6)."""
    world = a_world(owned={"leon": "", "aragon": "", "sardinia": "castile"})
    table = a_table(world)
    take(table.play, "castile", "england", "conquest")

    assert "" == table.state.empires["castile"].court
    assert "castile" in table.state.empires
    assert [("castile", "castile")] == told(table, CourtLost, "seat", "before")
    assert [("castile", ("sardinia",))] == told(table, LineBroken, "owner", "areas")


@pytest.mark.parametrize("how", ["conquest", "restoration"])
def test_EMP_H21_3_an_exile_who_wins_an_eligible_area_has_a_court_again(how) -> None:
    """At once, before his line is swept."""
    world = a_world(owned={"leon": "", "aragon": "", "castile": ""}, seats={"castile": {"court": ""}})
    table = a_table(world)
    take(table.play, "leon", "castile", how)

    assert "leon" == table.state.empires["castile"].court
    assert [("", "leon", False)] == told(table, CourtMoved, "before", "now", "lost")
    assert table.state.areas["leon"].unrest
    assert {"conquest": -1, "restoration": 0}[how] == table.state.areas["leon"].social


def test_EMP_H21_2_an_area_of_another_tongue_is_no_court() -> None:
    """Eligible are those of the leader's language and religion."""
    world = a_world()
    before = choice(world, "england")
    world.areas["england"].heresy = True

    assert ("england", ["wessex", "northumbria"], "wessex") == (
        before,
        courts(world, "england"),
        choice(world, "england"),
    )


def test_EMP_H21_1_a_court_that_stays_is_not_told() -> None:
    """Nothing happens to who owns his court, and none is sought for who has one."""
    table = a_table(a_world())
    keep_court(table.play, "england")
    seek_court(table.play, "england")
    move_court(table.play, "england", "england", "EMP-19.1f9")

    assert [] == table.events


def test_with_court_says_what_a_move_would_connect() -> None:
    """For each place of a court the areas with a line, and those without."""
    world = a_world(owned={"franconia": "", "lorraine": ""})

    assert ["frisia", "saxony"] == sorted(with_court(world, "germany", "swabia")[1])
    assert ["frisia", "saxony"] == sorted(with_court(world, "germany", "saxony")[0])


@pytest.mark.parametrize(("fort", "left"), [(3, 2), (2, 0), (0, 0)])
def test_EMP_17_15_a_rebel_is_independent_with_weaker_walls(fort, left) -> None:
    """X25, X26: independent, level as it was, no unrest, fort 3 to 2, 2 to 0; holds vanish, claims and ties stay.

    Rules: EMP-17.15a, EMP-17.15b, EMP-17.15c, EMP-17.15d.
    """
    world = a_world(
        owned={"jerusalem": "byzantium"},
        unrest=["jerusalem"],
        ties={"byzantium": ["jerusalem"]},
        areas={"jerusalem": {"fort": fort}},
        holds=[("jerusalem", "egypt", "syria", 1)],
    )
    table = a_table(world)
    rebel(table.play, "jerusalem")
    city = table.state.areas["jerusalem"]

    assert ("", False, left, 0, []) == (city.owner, city.unrest, city.fort, city.social, city.holds)
    assert "jerusalem" in table.state.empires["egypt"].claims
    assert "jerusalem" in table.state.empires["byzantium"].ties
    assert [("jerusalem", "egypt", 1)] == told(table, HoldsEnded, "area", "seat", "number")
    assert ([(fort, left)] if fort else []) == told(table, WallsRazed, "before", "now")


def test_EMP_17_15e_a_court_that_rebels_moves_and_its_line_is_swept() -> None:
    """First the court, then the line of the former owner."""
    table = a_table(a_world())
    rebel(table.play, "swabia")

    assert "franconia" == table.state.empires["germany"].court
    assert [] == told(table, LineBroken, "areas")
    assert [AreaPassed, WallsRazed, CourtMoved] == [type(event) for event in table.events]


def test_EMP_19_1f10_while_a_throne_is_heirless_courts_and_lines_wait() -> None:
    """Without sweeping a rebellion changes nothing but the area itself."""
    table = a_table(a_world())
    rebel(table.play, "swabia", sweeping=False)

    assert ("swabia", "") == (table.state.empires["germany"].court, table.state.areas["swabia"].owner)


@pytest.mark.parametrize(
    ("dice", "owner", "unrest"), [((2, 5), "byzantium", True), ((3, 5), "", False), ((1, 4), "byzantium", True)]
)
def test_X23_EMP_17_4_a_check_is_carried_out(dice, owner, unrest) -> None:
    """Bulgaria at 9: unrest with 7, rebellion with 8, and the marker stays where nothing happens (EMP-17.4)."""
    table = a_table(a_world(unrest=["bulgaria"], ties={"hungary": ["bulgaria"]}), {"check": dice})
    check(table.play, "bulgaria", "plundered")

    assert (owner, unrest) == (table.state.areas["bulgaria"].owner, table.state.areas["bulgaria"].unrest)


def test_X25_jerusalem_rises() -> None:
    """6 with a sum of 10: independent, fort 3 to 2, the marker gone, the level as it was."""
    table = a_table(a_world(owned={"jerusalem": "byzantium"}, unrest=["jerusalem"]), {"check": (4, 6)})
    found = carry_out_check(table.play, weigh(table.state, "jerusalem"), "failed")
    city = table.state.areas["jerusalem"]

    assert ("rebels", "", 2, False, 0) == (found, city.owner, city.fort, city.unrest, city.social)
    assert all(event.because for event in table.told(AreaPassed))


def test_EMP_H10_3_X96_holds_made_from_a_lost_area_are_gone() -> None:
    """France loses Ile-de-France to Germany, and with it its hold on Normandy."""
    table = a_table(a_world(holds=[("normandy", "france", "ile_de_france", 1)]))
    take(table.play, "ile_de_france", "germany", "conquest")

    assert [] == table.state.areas["normandy"].holds
    assert [("normandy", "france", 1)] == told(table, HoldsEnded, "area", "seat", "number")


def test_EMP_19_2e3_EMP_19_2e12_inherited_areas_pass_as_they_are() -> None:
    """An independent area comes quiet, one in unrest stays in unrest; levels and forts stay; a lost court moves.

    Rules: EMP-19.2e12.
    """
    world = a_world(unrest=["anjou"], owned={"england": "england"})
    table = a_table(world)
    hand_over(table.play, ["anjou", "languedoc", "england"], "france")
    areas = table.state.areas

    assert [("england", 1, False), ("anjou", 1, True), ("languedoc", 1, False)] == [
        (one, areas[one].social, areas[one].unrest) for one in ("england", "anjou", "languedoc")
    ]
    assert ["england", "anjou", "languedoc"] == [area for (area,) in told(table, AreaPassed, "area")]
    assert "wessex" == table.state.empires["england"].court


def test_EMP_19_1e5_a_heretical_area_breaks_away_without_rebelling() -> None:
    """Independent, marked, no unrest; fort and level stay, and no check is made. All at once."""
    world = a_world(unrest=["franconia"], areas={"franconia": {"fort": 2}})
    table = a_table(world)
    break_away(table.play, ["franconia", "bohemia"])
    areas = table.state.areas

    assert [("", True, False), ("", True, False)] == [
        (areas[one].owner, areas[one].heresy, areas[one].unrest) for one in ("franconia", "bohemia")
    ]
    assert (2, 1) == (areas["franconia"].fort, areas["franconia"].social)
    assert [("franconia",)] == told(table, AreaPassed, "area")


def test_EMP_19_1e7_an_outbreak_ends_as_soon_as_its_drawer_has_the_area_back() -> None:
    """However he gains it; another's gain changes nothing."""
    for seat, left in (("germany", None), ("france", Outbreak(area="franconia", drawer="germany"))):
        table = a_table(a_world(owned={"franconia": ""}))
        table.play.state.outbreak = Outbreak(area="franconia", drawer="germany")
        hand_over(table.play, ["franconia"], seat)

        assert left == table.state.outbreak
        assert ([("germany", "franconia")] if left is None else []) == told(table, OutbreakQuelled, "seat", "area")


def test_EMP_H8_2_all_36_ways_of_a_stature_check() -> None:
    """1 and 9 three ways, 5 six (section 7) (EMP-H8.1)."""
    assert {1: 3, 2: 3, 3: 4, 4: 5, 5: 6, 6: 5, 7: 4, 8: 3, 9: 3} == dict(ratings())


def test_X78_EMP_H8_2_dice_2_7_and_12_make_1_5_and_9() -> None:
    """Two dice less two, never outside 1 to 9; the next name of the list; good standing (EMP-H8.2).

    Rules: EMP-H3.10, EMP-H22.14.
    """
    dice = {"stature.combat": (1, 1), "stature.administration": (3, 4), "stature.diplomacy": (6, 6)}
    table = a_table(a_world(seats={"germany": {"excommunicated": True}}), dice)
    succeed(table.play, "germany", "EMP-H8.4")
    germany = table.state.empires["germany"]

    assert ("Henry VI", 1, 5, 9, False) == (*germany.leader.model_dump().values(), germany.excommunicated)
    assert [("germany.0", "germany.1", (7, 6, 6), (1, 5, 9), True)] == told(
        table, LeaderSucceeded, "before", "now", "old", "new", "absolved"
    )
    assert ("german", "latin") == (germany.language, germany.faith)
    assert [("Frederick I", 1180)] == [(one.name, one.until) for one in germany.past]


def test_EMP_H8_3_after_the_last_name_leaders_are_numbered() -> None:
    """The seventh heir of a Germany that has six names is its eighth leader; each keeps the name that he had."""
    table = a_table(a_world())
    germany = table.state.empires["germany"]
    germany.heirs = germany.heirs[:6]
    for _ in range(8):
        succeed(table.play, "germany", "EMP-H8.4")
    world: Any = table.state

    assert "Leader 9 of Germany" == world.empires["germany"].leader.name
    assert ["Frederick I", "Henry VI", "Rudolf I", "Leader 8 of Germany", "Leader 9 of Germany"] == [
        world.called("leader", f"germany.{number}") for number in (0, 1, 6, 7, 8)
    ]


def test_EMP_H22_11_EMP_H22_13_excommunicated_once_and_denounced_if_no_christian() -> None:
    """A second time changes nothing; of another religion he is denounced (EMP-H22.13)."""
    table = a_table(a_world())
    excommunicate(table.play, "england", "refusal")
    excommunicate(table.play, "england", "truce")
    excommunicate(table.play, "egypt", "truce")

    assert [("EMP-H22.11", "england", True), ("EMP-H22.13", "egypt", False)] == told(
        table, Excommunicated, "clause", "seat", "christian"
    )
    absolve(table.play, "england", 4)
    assert (False, [("england", 4)]) == (
        table.state.empires["england"].excommunicated,
        told(table, Absolved, "seat", "gold"),
    )


def test_EMP_H23_1_the_levant_brings_claims_first_and_ties_later() -> None:
    """Once both areas come into Christian hands, seen at the end of a player turn."""
    world: Any = a_world(owned={"syria": "byzantium", "jerusalem": "england"})
    table = a_table(world)
    watch_levant(table.play)
    watch_levant(table.play)

    assert {("byzantium", "syria"), ("byzantium", "jerusalem")} == set(told(table, ClaimGained, "seat", "area"))
    assert {"syria", "jerusalem"} <= set(world.empires["byzantium"].claims)
    world.areas["syria"].owner = "egypt"
    watch_levant(table.play)
    world.areas["syria"].owner = "france"
    watch_levant(table.play)

    assert [True, False] == [first for (first,) in told(table, LevantTaken, "first")]
    assert {("byzantium", "syria"), ("byzantium", "jerusalem")} == set(told(table, TieMade, "seat", "area"))
    assert world.levant_christian and world.levant_granted


def test_how_land_and_leaders_read() -> None:
    """A sentence each, causes before effects."""
    table = a_table(a_world())
    take(table.play, "normandy", "france", "conquest")
    rebel(table.play, "saxony")
    succeed(table.play, "france", "EMP-H8.4")
    said = [TELLINGS.tell(event).text for event in table.events if type(event) in (AreaPassed, LeaderSucceeded)]

    assert [
        "France conquers normandy, england’s until now.".lower(),
        "saxony rises against germany, and is its own master.",
    ] == [text.lower() for text in said[:2]]
    assert "france.1 follows france.0 of france, who is dead: combat" in said[2].lower()


@pytest.mark.parametrize(
    ("reader", "text"),
    [
        ("now", "You conquer normandy, england’s until now: it loses a level, and is in unrest."),
        ("before", "france conquers normandy, yours until now: it loses a level, and is in unrest."),
    ],
)
def test_EMP_H10_5_what_a_conquest_did_to_an_area_reads_whose_it_is_or_was(reader, text) -> None:
    """The channel is spared it: a conquest always costs a level, and brings unrest."""
    table = a_table(a_world())
    take(table.play, "normandy", "france", "conquest")
    (event,) = (one for one in table.events if isinstance(one, AreaPassed))
    heard = event.model_copy(update={reader: Addressed.to(getattr(event, reader))})

    assert text.casefold() == addressed(TELLINGS.tell(heard).text).casefold()
