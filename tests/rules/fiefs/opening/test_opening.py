"""The beginning: markers, homes, characters, amends (FIE-2, FIE-16.0, FIE-16.3)."""

from collections import Counter
from typing import Any

import pytest

from rules.fiefs.board.dicing import dice_off
from rules.fiefs.board.land import count, holdings, ruled
from rules.fiefs.board.scenario import PresetTable, Settings
from rules.fiefs.board.state import World
from rules.fiefs.claims.orders import NameHome
from rules.fiefs.opening.events import CharacterDrawn, LandsLaid, MarkerPlaced
from rules.fiefs.opening.opening import draw_characters, drawn, homes, lay, make_amends, markers, options, put
from rules.fiefs.opening.orders import Place, WishClaims, WishLands
from rules.fiefs.opening.places import legal_places, places_when_all_skip
from rules.fiefs.opening.setup import setup
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event, Rolled
from rules.kernel.luck.chance import Chance
from tests.rules.fiefs.playing import Dice, a_table, run
from tests.rules.fiefs.worlds import BOARD, LETTERS, a_world

DICED = {("dice_off", LETTERS[seat]): dice for seat, dice in {"B": 4, "M": [6, 3], "Z": [6, 5], "L": 2, "C": 1}.items()}
"""The dice of example 1."""


def unheard(event: Event) -> int:
    """Take no notice of what is told while the board is laid out: nothing is."""
    del event
    return 0


def bare_world(people: str = "", **settings: Any) -> World:
    """Give the board before the first marker, with its players seated."""
    world = setup(BOARD, Settings(**settings), Chance(Dice(), 0, "test", unheard))
    world.seated = [LETTERS[seat] for seat in people]
    return world


def marked(**markers: str) -> World:
    """Give a board bare but for the markers named: `york="L"`, `york="L/B"`."""
    world = a_world()
    for fief in world.fiefs.values():
        lord, _, claimant = markers.get(fief.id, "/").partition("/")
        fief.control, fief.claim = LETTERS.get(lord, ""), LETTERS.get(claimant, "")
    return world


def filled(*bare: str) -> World:
    """Give a board where other Houses control everything but some fiefs."""
    world = a_world()
    for fief in bare:
        world.fiefs[fief].control = ""
    return world


@pytest.mark.parametrize(("players", "houses"), [("", 5), ("F", 5), ("BMZ", 5), ("BMZLCUW", 7)])
def test_FIE_2_1_as_many_houses_as_players_and_never_fewer_than_capitals(players: str, houses: int) -> None:
    """People's own first, then others in table order, up to the number of capitals."""
    done = run(markers, bare_world(players, setup="deal"))

    assert houses == len(done.state.playing())
    assert {LETTERS[one] for one in players} <= set(done.state.playing())


@pytest.mark.parametrize(("players", "wanted", "houses"), [("BM", 6, 6), ("BM", 8, 8), ("BM", 3, 5), ("BMZLCUW", 6, 7)])
def test_FIE_2_1_a_table_may_want_more_houses_than_it_has_people(players: str, wanted: int, houses: int) -> None:
    """Never fewer than people and capitals; those that nobody holds are the autopilot's."""
    done = run(markers, bare_world(players, setup="deal", houses=wanted))

    assert houses == len(done.state.playing())
    assert {LETTERS[one] for one in players} == set(done.state.players())


def test_FIE_2_2_the_table_goes_round() -> None:
    """Left of the last is the first."""
    table = a_table(a_world(), {("dice_off", "cardona"): 6, "dice_off": [1, 1, 1, 1]})

    assert ["cardona", "blois", "mortimer", "zahringen", "lara"] == dice_off(
        table.play, "FIE-2.3", list(LETTERS.values())[:5]
    )


def test_FIE_2_3_the_highest_is_first_and_ties_roll_again() -> None:
    """Example 1: Mortimer and Zähringen tie; the order is Z, L, C, B, M, and each die is told."""
    table = a_table(a_world(), DICED)
    order = dice_off(table.play, "FIE-2.3", table.play.state.playing())

    assert [LETTERS[one] for one in "ZLCBM"] == order
    assert 7 == len(table.told(Rolled))


def test_FIE_2_4_every_fief_has_both_markers_in_the_end() -> None:
    """By lists as by lot, and told for each House."""
    for method in ("wishes", "deal"):
        done = run(markers, bare_world(setup=method), dice=DICED)

        assert all(fief.control and fief.claim for fief in done.state.fiefs.values())
        assert 5 == len(done.told(LandsLaid))
        assert 116 == len(done.told(MarkerPlaced))


def test_FIE_2_5_control_goes_round_in_dice_off_order_and_FIE_2_6_claims_back() -> None:
    """Example 1: stage 2 runs M, B, C, L, Z; nobody is more than one ahead."""
    done = run(markers, bare_world(setup="deal"), dice=DICED)
    placed = done.told(MarkerPlaced)
    order = [LETTERS[one] for one in "ZLCBM"]

    assert order == [one.seat for one in placed[:5]]
    assert order[::-1] == [one.seat for one in placed[58:63]]
    assert {11, 12} == set(Counter(one.seat for one in placed[:58]).values())


def test_FIE_2_6_claims_run_the_other_way() -> None:
    """Every second-stage marker is a claim."""
    placed = run(markers, bare_world(setup="deal"), dice=DICED).told(MarkerPlaced)

    assert {"claim"} == {one.marker for one in placed[58:]}


def test_FIE_2_7_a_region_without_ones_marker_comes_first() -> None:
    """Example 2: York or London; with both marked, Exeter and Caen."""
    control = {"winchester": "L", "rouen": "L"}
    world, later = a_world(control), a_world(control)
    for fief in ("exeter", "caen", "york", "london"):
        world.fiefs[fief].control = ""
    for fief in ("exeter", "caen"):
        later.fiefs[fief].control = ""

    assert ["london", "york"] == legal_places(world, "lara", "control")
    assert ["caen", "exeter"] == legal_places(later, "lara", "control")


def test_FIE_2_8_nobody_gets_a_whole_region() -> None:
    """Example 3: Blois has Rouen and Caen and skips; the next takes Avranches (FIE-2.11)."""
    world = a_world({"rouen": "B", "caen": "B"})
    world.fiefs["avranches"].control = ""
    table = a_table(world)
    lay(table.play, "control", ["blois", "mortimer"])

    assert [("mortimer", "avranches")] == [(one.seat, one.fief) for one in table.told(MarkerPlaced)]


def test_FIE_2_9_one_capital_each_but_any_number_of_claims_on_capitals() -> None:
    """With London one may not have Paris, and may claim it."""
    world = filled("paris", "dijon")
    world.fiefs["london"].control = "lara"

    assert ["dijon"] == legal_places(world, "lara", "control")
    claims = marked(london="L/M", paris="M/", frankfurt="M/")
    claims.fiefs["zaragoza"].claim = "lara"
    assert {"paris", "frankfurt"} <= set(legal_places(claims, "lara", "claim"))


def test_FIE_2_10_no_claim_on_ones_own_fief() -> None:
    """At the beginning alone."""
    world = marked(dijon="L", troyes="M", reims="M", nevers="M")

    assert "dijon" not in legal_places(world, "lara", "claim")
    assert "dijon" in legal_places(world, "blois", "claim")


def test_FIE_2_11_who_has_no_legal_place_skips() -> None:
    """Only a whole region is left."""
    world = a_world({"rouen": "B", "caen": "B"})
    world.fiefs["avranches"].control = ""

    assert [] == options(world, "blois", "control", False)


def test_FIE_2_12_the_first_legal_wish_else_a_drawn_fief() -> None:
    """Example 4: caen, exeter, london, york, and a 3 of 4 is london; one alone is not rolled for."""
    world = filled("caen", "exeter", "london", "york")
    table = a_table(world, {"deal": 3})
    lone = drawn(table.play, "lara", ["york"])
    rolled = len(table.told(Rolled))
    world.houses["lara"].wished_control = ["paris", "exeter"]
    put(table.play, "lara", "control", ["caen", "exeter", "london", "york"])

    assert ("york", 0) == (lone, rolled)
    assert "london" == drawn(table.play, "lara", ["york", "london", "exeter", "caen"])
    assert [("exeter", "wished")] == [(one.fief, one.how) for one in table.told(MarkerPlaced)]


def test_FIE_2_12_wishes_are_secret_lists_and_silence_is_drawn() -> None:
    """Zähringen is first and gets Paris, which Lara wanted too; both are asked in one window."""
    wishes = [WishLands(fiefs=("paris", "london")), WishClaims(fiefs=("frankfurt",))]
    done = run(markers, bare_world("ZL"), {"zahringen": wishes, "lara": wishes}, DICED)
    fiefs = done.state.fiefs

    assert [("zahringen", "lara")] == [window.asked for window in done.windows]
    assert ("zahringen", "lara") == (fiefs["paris"].control, fiefs["london"].control)
    assert "lara" == fiefs["frankfurt"].claim
    with pytest.raises(Refusal):
        WishLands(fiefs=("paris", "paris")).check(done.state, "lara")


def test_FIE_2_12_a_draft_asks_one_after_the_other() -> None:
    """What is not legal at one's turn is refused; silence is drawn."""
    world = bare_world("ZL", setup="draft")
    done = run(markers, world, {"zahringen": [Place(fief="paris")]}, DICED)
    drafts = [window for window in done.windows if window.name == "draft"]

    assert [("zahringen",), ("lara",)] == [window.asked for window in drafts[:2]]
    assert "zahringen" == done.state.fiefs["paris"].control
    assert all(fief.control and fief.claim for fief in done.state.fiefs.values())
    world.seated, world.stage, world.acting = ["zahringen"], "control", "zahringen"
    for seat in ("zahringen", "lara"):
        world.houses[seat].playing = True
    world.fiefs["london"].control = "lara"
    for seat, fief in (("zahringen", "london"), ("lara", "paris")):
        with pytest.raises(Refusal):
            Place(fief=fief).check(world, seat)


def test_FIE_2_13_when_all_skip_the_rules_are_eased() -> None:
    """Two Houses that have all but one fief of a region each place it nevertheless."""
    world = a_world({"rouen": "B", "caen": "B"}, houses=3)
    world.fiefs["avranches"].control = ""

    assert ["avranches"] == places_when_all_skip(world, "blois", "control")
    table = a_table(world)
    lay(table.play, "control", ["blois"])
    assert "blois" == world.fiefs["avranches"].control


def test_FIE_2_14_every_house_names_a_home() -> None:
    """One of its own; silence has the strongest in a region."""
    world = a_world({"tours": "L", "metz": "L", "paris": "L", "caen": "B", "avranches": "B"}, people=("L", "B"))
    done = run(homes, world, {"lara": [NameHome(fief="tours")]})

    assert ("tours", False) == (done.state.houses["lara"].home, done.state.houses["lara"].home_choice)
    assert ("caen", True) == (done.state.houses["blois"].home, done.state.houses["blois"].home_choice)


def test_FIE_2_15_a_preset_lays_the_markers_and_homes() -> None:
    """Those of Houses that do not play are dealt; so is what the scenario leaves bare."""
    lords = {one.id: ("blois", "mortimer", "montfort")[place % 3] for place, one in enumerate(BOARD.fief)}
    claims = dict.fromkeys(lords, "lara")
    table = PresetTable(control=lords, claim=claims, home={})
    scenario = BOARD.model_copy(update={"preset": table})
    world = setup(scenario, Settings(setup="preset"), Chance(Dice(), 0, "test", unheard))
    done = run(markers, world)

    kept = [id for id, lord in lords.items() if lord != "montfort"]
    assert all(done.state.fiefs[id].control == lords[id] for id in kept)
    assert "montfort" not in {fief.control for fief in done.state.fiefs.values()}
    assert {"lara"} == {fief.claim for fief in done.state.fiefs.values()}
    dealt = run(markers, bare_world(setup="preset"))
    assert all(fief.control and fief.claim for fief in dealt.state.fiefs.values())


def test_FIE_2_16_with_more_houses_than_capitals_the_crownless_get_amends() -> None:
    """Three points in the ledger; with five Houses nobody."""
    world, five = a_world({"london": "B"}, houses=8), a_world({"london": "B"})
    make_amends(a_table(world).play)
    make_amends(a_table(five).play)

    assert (0, 3) == (world.houses["blois"].earned, world.houses["lara"].earned)
    assert ["FIE-2.16"] == [line.clause for line in world.houses["lara"].ledger]
    assert 0 == five.houses["lara"].earned


def test_FIE_16_0_characters_are_rolled_in_table_order() -> None:
    """1 feeble, 2 or 3 prudent, 4 or 5 skilled, 6 rash; a setting fixes them."""
    table = a_table(a_world(houses=6), {"character": [1, 2, 3, 4, 5, 6]})
    fixed = a_table(a_world(characters="rash"))
    draw_characters(table.play)
    draw_characters(fixed.play)

    kinds = [one.character for one in table.told(CharacterDrawn)]
    assert ["feeble", "prudent", "prudent", "skilled", "skilled", "rash"] == kinds
    assert {"rash"} == {house.character for house in fixed.play.state.houses.values() if house.playing}
    assert [] == fixed.told(Rolled)


def test_FIE_16_3_an_autopilots_markers_are_drawn_and_its_home_set() -> None:
    """Without a player no window opens."""
    done = run(markers, bare_world(), dice=DICED)
    settled = run(homes, done.state)

    assert [] == [*done.windows, *settled.windows]
    assert all(house.home for house in settled.state.houses.values() if house.playing)
    assert sum(holdings(settled.state, seat) for seat in settled.state.playing()) >= 58 + 5
    assert all(len(ruled(settled.state, seat)) == 1 for seat in settled.state.playing())
    assert 12 == sum(count(settled.state, seat, "england") for seat in settled.state.playing())
