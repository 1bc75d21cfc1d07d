"""Battles as cards, wars as pages, marches on the map (CIV-HB27)."""

from rules.civilized.battle.cards import scenes
from rules.civilized.battle.events import BattleFought, Volley
from rules.civilized.campaign.pages import plans_page, wars_page
from rules.civilized.defence.orders import GiveBattle, SendContingent
from rules.civilized.march.orders import MoveArmy
from rules.civilized.show.picture import picture
from rules.civilized.strife.factions import new_faction
from rules.civilized.world.war import Siege
from rules.kernel.state.viewing import seen
from tests.rules.civilized.campaigning import CUMAE, ROME, VEII, allied_world, at_war, season
from tests.rules.civilized.worlds import a_city, a_ship
from tests.rules.playing import Played


def a_battle() -> Played:
    """Let Rome fight Veii for Cumae."""
    world = at_war(a_city("ostia", "0302"), a_city("cumae", "0402", VEII), army=6, against=0)
    for one in world.army_of(ROME):
        one.hex = "0302"
    world.cities["nola"] = a_city("nola", "0602", VEII)
    world.elements |= {
        f"veii-e-{number}": one.model_copy(
            update={"id": f"veii-e-{number}", "owner": VEII, "hex": "0403", "home": "cumae"}
        )
        for number, one in enumerate(world.army_of(ROME), 50)
    }
    return season(world, {"march": {ROME: [MoveArmy(army="0302", path=("0303", "0403"))]}})


def test_CIV_HB27_a_battle_is_shown_as_a_card_with_both_lines_and_their_sums() -> None:
    """Each round with command, pairs and losses; the verdict at its foot."""
    cards = scenes(a_battle().events)

    assert 1 == len(cards)

    duel = cards[0].duel

    assert duel
    assert ("rome", "veii") == (duel.left_title, duel.right_title)
    assert "6 Spears" == duel.rows[0].left
    assert "Round 1" in [row.middle for row in duel.rows if row.heading]
    assert any("Spears" in row.left and "=" in row.left for row in duel.rows)
    assert " wins. Lost: " in duel.verdict


def test_CIV_HB27_a_card_has_the_countries_colours_and_names_those_who_helped() -> None:
    """Where both have one colour, as rebels have, the card takes two of its own."""
    world = allied_world()
    send = SendContingent(hex=CUMAE, side=VEII, army="0403", taking={"Spears": 3})
    march = {ROME: [MoveArmy(army="0302", path=(CUMAE,))]}
    world.countries[ROME].colour = "#b03a2e"
    events = season(world, {"march": march, "defence": {VEII: [GiveBattle(hex=CUMAE)], "capua": [send]}}).events
    (fought,) = [event for event in events if isinstance(event, BattleFought)]
    card = scenes(events)[0]

    assert ((), ("capua",)) == fought.helpers
    assert "veii and capua" == card.duel.right_title
    assert [world.countries[ROME].colour, world.countries[VEII].colour] == [side.colour for side in card.sides]

    same = fought.model_copy(update={"colours": ("#b03a2e", "#b03a2e")})
    sides = scenes([*(event for event in events if isinstance(event, Volley)), same])[0].sides

    assert 2 == len({side.colour for side in sides})


def test_CIV_6_5_0e_a_faction_leaves_the_others_their_patterns() -> None:
    """It has its parent's colour and stands beside it in the order of play, but comes last among the patterns."""
    world = at_war(a_city("ostia", "0101"), a_city("cumae", "0501", VEII))
    before = {side.id: side.pattern for side in picture(world, None).sides}
    rebels = new_faction(world, world.countries[ROME], "Rebel Rome")
    after = {side.id: side.pattern for side in picture(world, None).sides}

    assert [ROME, rebels.id, VEII] == list(after)
    assert {**before, rebels.id: 2} == after


def test_CIV_3_1f_the_map_shows_a_seat_its_own_marches_and_no_other() -> None:
    """Dotted; and every siege and fleet to all."""
    world = at_war(a_city("ostia", "0101"), a_city("cumae", "0501", VEII))
    a_ship(world, "cumae", kind="Warship")
    world.sieges["0501"] = Siege(hex="0501", besieger=ROME, came="0401", year=1, season="Spring")
    MoveArmy(army="0101", path=("0102",)).apply(world, ROME)

    mine, theirs = picture(seen(world, ROME), ROME), picture(seen(world, VEII), VEII)

    assert [("0101", "0102")] == [route.places for route in mine.routes if route.kind == "march"]
    assert not [route for route in theirs.routes if route.kind == "march"]

    kinds = {mark.kind for tile in theirs.tiles for mark in tile.marks}

    assert {"siege", "fleet", "army"} <= kinds
    assert "besieges Cumae" in theirs.alt


def test_CIV_6_8_4_5b_the_wars_page_tells_what_each_siege_needs() -> None:
    """Everybody may read it."""
    world = at_war(against=3)
    world.sieges["0402"] = Siege(hex="0402", besieger=ROME, came="0302", year=1, season="Spring")

    assert [
        "Rome against Veii, since AD 100",
        "Rome besieges Cumae of Veii: falls next on 5 or less, no draws so far",
    ] == [line.replace("100 AD", "AD 100") for line in wars_page(world)[0].lines]
    assert not wars_page(at_war(war=False))


def test_CIV_3_1f_a_seat_reads_its_own_plans() -> None:
    """What it has ordered ahead."""
    world = at_war()
    MoveArmy(army="0202", path=("0102",), season="Summer").apply(world, ROME)

    assert ["Summer: march from Ostia to 0102"] == list(plans_page(seen(world, ROME), ROME)[0].lines)
    assert not plans_page(seen(world, VEII), VEII)
