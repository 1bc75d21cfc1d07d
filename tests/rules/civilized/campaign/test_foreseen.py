"""What is foreseen of war and of ruin, and said before it comes: too few, too far, and the fall of a country."""

from rules.civilized.campaign.aims import aims, between
from rules.civilized.campaign.counsel import war
from rules.civilized.campaign.odds import WeighFall, WeighLoss
from rules.civilized.consequences import consequences
from rules.civilized.march.orders import MoveArmy
from rules.civilized.strife.outlook import losing
from rules.civilized.treasury.orders import SetTax
from rules.civilized.war.orders import DeclareWar
from rules.civilized.world.state import Split, World
from rules.civilized.world.war import War
from rules.civilized.year.counsel import unrest
from rules.kernel.facts.events import OrderFailed
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import in_ten
from tests.rules.civilized.campaigning import CUMAE, ROME, VEII, at_war, season
from tests.rules.civilized.listening import heard
from tests.rules.civilized.worlds import a_city, a_country, a_world, an_army

OPEN = Window("decrees", "CIV-5.5b", (ROME,), (), "nothing")


def torn() -> World:
    """Give Rome one city, which six elements keep calm, and its rebels another, two marches away."""
    towns = [
        a_city("roma", "0102", improvements=["palace"], tax=20, disorder_at_start=True, disorder=True),
        a_city("capua", "0302", "rebels", tax=20),
    ]
    world = a_world(*towns, countries=(a_country(tax=20), a_country("rebels", parent="rome", status="faction", tax=20)))
    world.season = "Spring"
    world.splits["rome"] = Split(kind="rebellion", record="rome", first="rome", second="rebels", start=99, war="w")
    world.wars["w"] = War(id="w", attacker="rome", defender="rebels", kind="rebellion", start=99)
    an_army(world, "roma", 6)
    return world


def test_CIV_ARM1_who_has_too_few_to_invade_hears_it_before_he_declares_war() -> None:
    """His war would be one in which only the other can come."""
    world = at_war(war=False, army=3, against=6)
    text = consequences(world, ROME, DeclareWar(country=VEII))

    assert text.startswith(
        "You have three elements, and an invasion takes six together: you could not invade; Veii has 6 and can. "
        "Raise three more first."
    )
    assert "you may fight" not in text
    assert "you could not invade" in " ".join(one.text for one in aims(world, ROME, OPEN))
    assert not DeclareWar(country=VEII).peril(at_war(war=False, army=6), ROME)


def test_CIV_ARM1_an_enemy_without_an_army_of_six_is_no_alarm() -> None:
    """Where his largest army stands is said instead; one that can come is counted from where it stands."""
    weak, strong = at_war(army=6, against=3), at_war(army=6, against=6)

    assert between(weak, ROME, VEII)[1] == (
        "Veii cannot invade you: that takes six elements together, and its largest army is three elements at Cumae."
    )
    assert between(strong, ROME, VEII)[1].startswith("Veii can be before Ostia in one season of march from Cumae")
    gone = at_war(army=6, against=0)
    assert between(gone, ROME, VEII)[1] == "Veii has no army: to invade takes six elements together."


def test_CIV_3_1f_a_march_ordered_ahead_is_judged_by_where_the_army_will_stand() -> None:
    """The march before it is counted: too few stay too few, and too far stays too far."""
    world = at_war(a_city("ostia", "0002"), a_city("cumae", "0602", VEII), army=4)
    first = MoveArmy(army="0002", path=("0202",), season="Spring")
    ahead = MoveArmy(army="0202", path=("0402",), season="Summer")

    assert "you have no army at 0202" in ahead.doubt(world, ROME)
    first.apply(world, ROME)
    assert "this needs 6 elements and you send 4" in ahead.doubt(world, ROME)
    able = at_war(a_city("ostia", "0002"), a_city("cumae", "0602", VEII), army=6)
    first.apply(able, ROME)
    assert not ahead.doubt(able, ROME)
    assert "too far" in MoveArmy(army="0202", path=("0602",), season="Summer").doubt(able, ROME)


def test_CIV_3_1f_what_was_ordered_ahead_stands_in_the_question_and_by_its_words_when_it_fails() -> None:
    """Whoever forgot it reads it, with what is in its way."""
    world = at_war(army=6)
    MoveArmy(army="0202", path=(CUMAE,), taking={"Spears": 4}, season="Summer").apply(world, ROME)
    end = season(world, name="Summer", players=(ROME, VEII))
    window = next(one for one in end.windows if one.name == "maneuver_summer")

    assert window.silence_of(ROME) == (
        "march from Ostia to Cumae (which fails as things stand: this needs 6 elements and you send 4; fewer may only "
        "move to places of yours), as ordered ahead; else nothing moves, sieges and explorations go on."
    )
    assert ["march from Ostia to Cumae"] == [one.line for one in end.told(OrderFailed)]


def test_CIV_6_5_3g_a_march_that_bares_the_last_city_says_that_the_country_may_fall() -> None:
    """At the order, in counsel on the march, and of the tax; the chance is that of the tests."""
    world = torn()
    quiet = losing(world, ROME, 20)
    march = MoveArmy(army="0102", path=("0202",))
    [counsel] = heard(war, world, "decrees")
    march.apply(world, ROME)
    lost = losing(world, ROME, 20)

    assert lost > quiet
    assert f"you lose your country {in_ten(lost)}" in counsel.text
    assert f"and you lose your country {in_ten(lost)}" in consequences(world, ROME, march)
    assert f"You lose your country if none of your cities is in order after it: {in_ten(lost)}." in consequences(
        world, ROME, SetTax(rate=20)
    )


def test_CIV_6_5_3g_of_taxes_that_save_a_country_alike_the_highest_is_named() -> None:
    """Nobody gives up his revenue for nothing."""
    world = torn()
    world.cities["roma"].disorder = world.cities["roma"].disorder_at_start = False
    world.cities["roma"].improvements = ["palace", "temple"]
    world.countries["rome"].tax = world.cities["roma"].tax = 40
    [piece] = heard(unrest, world, "decrees")

    assert "A tax of 30 % ends that." in piece.text


def test_CIV_6_5_3g_the_chance_that_a_country_falls_can_be_asked() -> None:
    """It is that of the tests of Summer; of a whole country that of a rebellion."""
    world, whole = torn(), at_war()

    assert losing(world, ROME, 20) == WeighFall().odds(world.fresh(), ROME).outcomes["It falls"]
    assert {"It rises", "It stands"} == set(WeighFall().odds(whole, ROME).outcomes)


def test_CIV_6_8_4_5d_the_chance_that_a_city_is_lost_can_be_asked() -> None:
    """By an enemy who comes at once, and not by one who cannot."""
    near = WeighLoss(city="ostia").odds(at_war(army=3, against=9), ROME)
    none = WeighLoss(city="ostia").odds(at_war(army=3, against=3), ROME)

    assert 0 < near.outcomes["Veii takes it"] < 1 == sum(near.outcomes.values())
    assert {"It stays yours": 1} == none.outcomes
