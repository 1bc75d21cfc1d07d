"""What is said of those who march on a Power, at every window and in the worst case."""

from rules.italy.board.land import Land
from rules.italy.ruleset import ITALY
from rules.italy.war.declaring import DeclareAttack, Hold
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import LONGEST, Weight
from tests.rules.italy.worlds import a_world, an_attack, attacked


def warned(world, window, seat="samnites"):
    """Give what is told to a seat that asks what threatens it."""
    opened = Window(name=window, clause="ITA-4.13", asked=[seat], orders=ITALY.orders, silence="")
    pieces = ITALY.counsel(ITALY.view(world, seat), seat, opened)
    assert all(len(one.text) <= LONGEST for one in pieces)
    return [one.text for one in pieces if one.warns or one.weight is Weight.RUIN]


def landed(**fields):
    """Give the Samnites with Apulia too, and Epirus beside two of their homes, which marches on them."""
    world = a_world({"apulia": "samnites"}, at={"epirus": ("north_campania", 100, "campanians")}, **fields)
    world.attacks["epirus"] = an_attack("epirus", "samnites")
    return world


def test_ITA_9_15_a_province_that_is_drawn_is_not_asserted() -> None:
    """Each on which the army may fall is named, with the chance over all."""
    (text,) = warned(landed(), "attack")

    assert text.startswith("Epirus / Macedonia marches on Pentri or Caudini, 100 points against your 90: 7 in 10")


def test_ITA_6_2_nor_is_that_of_an_autopilot() -> None:
    """Of equally good provinces a die chooses."""
    world = attacked(a_world({"pentri": "rome"}), an_attack("campanians", "samnites", total=9))

    assert warned(world, "spend")[-1].startswith("The Campanians march on Caudini or Hirpini, ")


def test_ITA_5_4_who_asks_while_he_spends_hears_of_all_who_march_on_him() -> None:
    """And what he loses if all of them come through."""
    foes = [an_attack("rome", "samnites", province="pentri"), an_attack("campanians", "samnites", total=9)]
    world = landed()
    attacked(world, world.attacks["epirus"], *foes)

    named, worst = warned(world, "spend")[-2:]

    assert "Epirus / Macedonia marches on Pentri or Caudini (9 in 10 it is lost)" in named
    assert worst.startswith("If all three come through, 5 in 10, you lose Pentri and Caudini or Hirpini")
    assert "Epirus / Macedonia stands in Pentri or Caudini" in worst


def test_ITA_1_7_the_worst_case_says_that_one_falls() -> None:
    """Two march on the last two homes."""
    foes = [an_attack("rome", "samnites", province="pentri"), an_attack("campanians", "samnites", province="caudini")]
    world = attacked(a_world({"hirpini": "tarentines"}), *foes)

    assert warned(world, "spend")[-1].endswith("you lose Pentri and Caudini, and then you fall.")


def test_ITA_6_14_an_attack_that_is_ordered_already_weakens_the_walls_that_are_told() -> None:
    """Its own order is known to the seat that gave it."""
    world = attacked(a_world(seated=["samnites"]), an_attack("campanians", "samnites", province="caudini"))
    world.powers["campanians"].attack_points = 20
    before = warned(world, "attack")[0]

    DeclareAttack(province="lucania_bruttium").apply(world, "samnites")

    after = warned(world, "attack")[0]

    assert "100 points against your 90: 7 in 10 it is lost" in before
    assert "100 points against your 80: 7 in 10 it is lost" in after
    assert "attack" in before
    assert "attack" not in after


def test_ITA_6_14_staying_at_home_says_with_what_one_stands() -> None:
    """And who comes, where it is known."""
    calm = "At home you stand with 90 points; nobody who is known so far marches on you."
    told = "At home your army keeps its 10 points more. Epirus / Macedonia marches on Pentri or Caudini"

    assert calm == ITALY.effect(a_world(), "samnites", Hold())
    assert ITALY.effect(landed(), "samnites", Hold()).startswith(told)


def test_ITA_4_14_who_fears_others_hears_of_his_own_strength() -> None:
    """With nobody on the march, and nobody at the table who could come in secret."""
    told = "At home you stand with 90 points, 80 if you attack somebody. Nobody who is known so far marches on you."

    assert [told] == warned(a_world(seated=["samnites"]), "attack")
    assert Land(a_world()).targets("samnites")


def test_ITA_4_14_an_attack_says_with_what_one_stands_against_who_may_come_in_secret() -> None:
    """Also while nobody is known to march; with nobody else at the table nothing is said."""
    told = "At home you have 80 points, should Rome come: 5 in 10 against 80."
    order = DeclareAttack(province="lucania_bruttium")

    assert told in ITALY.effect(a_world(seated=["rome", "samnites"]), "samnites", order)
    assert "At home" not in ITALY.effect(a_world(seated=["samnites"]), "samnites", order)
