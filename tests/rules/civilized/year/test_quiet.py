"""Counsel of a quiet window: orders worth giving where nothing is wrong (CIV-5.6a, CIV-4.1.3c, CIV-8.6a)."""

from fractions import Fraction

from rules.civilized.consequences import consequences
from rules.civilized.counsel import counsel
from rules.civilized.people.betrothal import Betroth
from rules.civilized.people.marriages import wedding
from rules.civilized.treasury.unrest import outlook, wise_tax
from rules.civilized.year.quiet import quiet
from rules.civilized.year.tribute import tribute
from rules.kernel.luck.cards import likely
from rules.kernel.play.counsel import LONGEST, Weight, in_ten
from tests.rules.civilized.listening import heard, labels, window
from tests.rules.civilized.worlds import a_child, a_city, a_country, a_person, a_world, an_army


def a_calm_land(**fields):
    """Rome with a capital and a town, taxed as is wise."""
    towns = [a_city("rome", "0101", improvements=["palace"]), a_city("ostia", "0302")]
    world = a_world(*towns, countries=(a_country(**fields),), season="Spring")
    tax = wise_tax(world, "rome", outlook(world, "rome"))
    world.countries["rome"].tax = tax
    for city in world.cities.values():
        city.tax = tax
    return world, tax


def test_CIV_5_6a_a_wise_tax_is_shown_with_what_it_brings() -> None:
    """Where the tax is right the figures stand all the same, and the same tax is the first button."""
    world, tax = a_calm_land(treasury=30)
    first, *_ = heard(quiet, world, "decrees")

    assert Weight.CHANCE == first.weight
    assert f"Tax {tax}" == labels(first)[0]
    assert first.text.startswith(f"Your tax of {tax} % brings about ")
    assert not heard(tribute, world, "decrees")


def test_CIV_6_5_1a_a_wise_tax_says_how_many_riots_make_a_revolt() -> None:
    """Two of three, of which two can riot; where only one can, nobody speaks of it."""
    names = {"rome": "0101", "ostia": "0302", "veii": "0503"}
    towns = [a_city(id, at, improvements=["palace"] if id == "rome" else []) for id, at in names.items()]
    world = a_world(*towns, countries=(a_country(),), season="Spring")
    an_army(world, "rome", 6)
    tax = wise_tax(world, "rome", outlook(world, "rome"))
    world.countries["rome"].tax = tax
    first, *_ = heard(quiet, world, "decrees")
    world.cities["ostia"].improvements = ["temple", "public_spectacle", "courthouse", "university"]
    calm, *_ = heard(quiet, world, "decrees")

    assert f"If two do, the country rises {in_ten(likely(tax))}. A city that riots pays nothing." in first.text
    assert len(first.text) <= LONGEST
    assert "the country rises" not in calm.text


def test_CIV_8_6a_the_points_to_come_are_shown_with_what_they_may_buy() -> None:
    """What is left after the costs of Winter has a use, told in Spring; an empty purse has none."""
    world, _ = a_calm_land(treasury=60)
    [told] = [piece for piece in heard(quiet, world, "decrees") if " in Winter: " in piece.text]
    poor, _ = a_calm_land(treasury=0)
    poor.cities["ostia"].population = poor.cities["rome"].population = 1

    assert told.text.startswith("At a tax of 30 % you may spend about ")
    assert " costs " in told.text and " brings " in told.text
    assert not any(" in Winter: " in piece.text for piece in heard(quiet, poor, "decrees"))


def test_CIV_4_1_3c_a_ruler_alone_is_offered_a_match() -> None:
    """A queen without a spouse is matched with the youngest at home; a married one needs none."""
    world, _ = a_calm_land(government="monarchy")
    queen, other = a_person(world, "Aglaia", sex="woman"), a_person(world, "Iason", sex="man")
    world.countries["rome"].ruler = queen.id
    offered = [label for piece in heard(quiet, world, "decrees") for label in labels(piece)]
    queen.spouse = other.id

    assert any(label.startswith("Match with ") for label in offered), offered
    assert not any(label.startswith("Match") for piece in heard(quiet, world, "decrees") for label in labels(piece))


def test_CIV_4_1_4a_a_queen_without_a_child_is_warned_before_births_end() -> None:
    """From 36 to 39, with the match to make; with a child, or at 40, there is nothing to warn of."""
    world, _ = a_calm_land(government="monarchy")
    queen = a_person(world, "Aglaia", 38, sex="woman")
    world.countries["rome"].ruler = queen.id

    def warned() -> list[str]:
        pieces = heard(quiet, world, "decrees")
        return [one.text for one in pieces if one.weight is Weight.DECIDE and "births end" in one.text and one.offers]

    [said] = warned()
    assert said == (
        "Aglaia is 38, without spouse or child, and births end at 40, in two years. Romulus, who is 30, is free. A "
        "match marries when a wedding falls to it: not next Spring."
    )
    queen.born = world.year - 35
    assert not warned()
    queen.born = world.year - 40
    assert not warned()
    queen.born = world.year - 38
    a_child(world, "Korinna", 5, queen)
    assert not warned()


def test_CIV_4_1_3a_a_match_is_no_wedding() -> None:
    """Two alone in a family: a wedding falls to it 40 times in 100, and so to them; past the age to neither."""
    world, _ = a_calm_land(government="monarchy")
    queen, other = a_person(world, "Aglaia", 38, sex="woman"), a_person(world, "Numa", 30)
    world.countries["rome"].ruler = queen.id
    world.families[queen.family] = world.families[queen.family].model_copy(update={"head": queen.id})
    order = Betroth(character=queen.id, other=other.id)
    before = wedding(world, queen, other)
    said = consequences(world, "rome", order)
    order.apply(world, "rome")
    texts = [one.text for one in heard(quiet, world, "decrees")]

    assert Fraction(2, 5) == before
    assert said == "They marry when a wedding falls to one of them: next Spring 4 in 10. The match stands until then."
    assert any(one.startswith("Aglaia and Numa are matched and not married yet") for one in texts), texts
    queen.born = world.year - 40
    assert wedding(world, queen, other) == 0


def test_CIV_3_1a_where_nothing_presses_it_is_said_how_things_stand() -> None:
    """A window without anything to point out is not silent."""
    world, _ = a_calm_land(treasury=30)
    [piece] = counsel(world, "rome", window("maneuver_autumn"))

    assert "Nothing presses: you hold two cities, all in order, with no elements and 30 points." == piece.text
