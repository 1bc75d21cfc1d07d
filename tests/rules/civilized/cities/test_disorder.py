"""Civil disorder (CIV-6.3)."""

import pytest

from rules.civilized.cities.disorder import disorder, modifiers
from rules.civilized.cities.events import DisorderTested
from rules.civilized.world.war import Agreement, War
from rules.kernel.luck.chance import DECK
from tests.rules.civilized.worlds import a_city, a_country, a_world, an_army
from tests.rules.playing import Table

PLAIN = [card for card in DECK if card[0] not in "JQK"]


def a_rate(garrison: int = 0, **fields) -> int:
    """Give the disorder rate of a city with a Palace."""
    works = [*fields.pop("improvements", []), "palace"]
    city = a_city(improvements=works, **fields)
    world = a_world(city)
    an_army(world, "ostia", garrison)
    return city.tax // 10 + sum(figure for _, figure in modifiers(world, city))


def test_CIV_6_3_1a_the_rate_is_a_tenth_of_the_citys_tax() -> None:
    """Without modifiers, 40 per cent make 4."""
    assert 4 == a_rate(tax=40)


def test_CIV_6_3_1d_a_temple_calms_by_one() -> None:
    """A Granary does not."""
    assert (3, 4) == (a_rate(tax=40, improvements=["temple"]), a_rate(tax=40, improvements=["granary"]))


def test_CIV_6_3_1e_a_high_temple_calms_by_two() -> None:
    """It stands in the Temple's place."""
    assert 2 == a_rate(tax=40, improvements=["high_temple"])


def test_CIV_6_3_1f_a_public_spectacle_calms_by_one() -> None:
    """Beside a Temple by two."""
    assert (3, 2) == (
        a_rate(tax=40, improvements=["public_spectacle"]),
        a_rate(tax=40, improvements=["temple", "public_spectacle"]),
    )


def test_CIV_6_3_1g_a_coliseum_calms_by_two() -> None:
    """With a High Temple by four."""
    assert (2, 0) == (
        a_rate(tax=40, improvements=["coliseum"]),
        a_rate(tax=40, improvements=["high_temple", "coliseum"]),
    )


def test_CIV_6_3_1n_a_conquered_city_has_two_more() -> None:
    """As long as it is marked so."""
    assert (6, 4) == (a_rate(tax=40, conquered_from="veii"), a_rate(tax=40))


def test_CIV_6_3_1h_six_elements_in_the_hex_calm_by_two() -> None:
    """Five do not."""
    assert 4 == a_rate(5, tax=40)
    assert 2 == a_rate(6, tax=40)


def test_CIV_6_3_1i_a_country_without_a_palace_is_uneasy() -> None:
    """Each of its cities has 1 more."""
    world = a_world(a_city(), a_city("alba", "0603"))

    assert [[("capital", 1)], [("capital", 1)]] == [modifiers(world, city) for city in world.cities.values()]


def test_CIV_6_3_1i_an_enemy_field_army_at_the_capital_is_felt_everywhere() -> None:
    """Six enemy elements in its hex; five, or those of a stranger, are not."""
    world = a_world(a_city(improvements=["palace"]), a_city("alba", "0603"), countries=(a_country(), a_country("veii")))
    an_army(world, "ostia", 6, owner="veii")

    assert [] == modifiers(world, world.cities["alba"])
    world.wars["w"] = War(id="w", attacker="veii", defender="rome", start=99)
    assert [("capital", 1)] == modifiers(world, world.cities["alba"])
    del world.elements[next(iter(world.elements))]
    assert [] == modifiers(world, world.cities["alba"])


def test_CIV_6_3_1j_two_wars_trouble_the_capital_alone() -> None:
    """A war for wild land is with nobody and does not count (CIV-6.3.1s)."""
    world = a_world(a_city(improvements=["palace"]), a_city("alba", "0603"))
    world.wars["one"] = War(id="one", attacker="rome", defender="veii", start=99)
    world.wars["wild"] = War(id="wild", attacker="rome", start=99)

    assert [] == modifiers(world, world.cities["ostia"])
    world.wars["two"] = War(id="two", attacker="caere", defender="rome", start=99)
    assert [("wars", 1)] == modifiers(world, world.cities["ostia"])
    assert [] == modifiers(world, world.cities["alba"])


def test_CIV_6_3_1s_a_war_without_an_enemy_is_with_none() -> None:
    """Two wars for wild land do not trouble the capital."""
    world = a_world(a_city(improvements=["palace"]))
    for name in ("one", "two"):
        world.wars[name] = War(id=name, attacker="rome", start=99)

    assert [] == modifiers(world, world.cities["ostia"])


def test_CIV_6_3_1k_three_allies_calm_the_capital_alone() -> None:
    """Defensive and military alliances count, each ally once."""
    world = a_world(a_city(improvements=["palace"]), a_city("alba", "0603"))
    for number, (kind, ally) in enumerate([("defensive", "a"), ("military", "a"), ("military", "b"), ("pact", "c")]):
        world.agreements[str(number)] = Agreement(id=str(number), kind=kind, parties=["rome", ally], start=99)

    assert [] == modifiers(world, world.cities["ostia"])
    world.agreements["d"] = Agreement(id="d", kind="defensive", parties=["d", "rome"], start=99)
    assert [("allies", -1)] == modifiers(world, world.cities["ostia"])
    assert [] == modifiers(world, world.cities["alba"])


def test_CIV_6_3_1l_a_bribe_adds_one_and_is_spent() -> None:
    """It works in one Summer only."""
    world = a_world(a_city(improvements=["palace"], bribed=True))

    assert [("bribe", 1)] == modifiers(world, world.cities["ostia"])
    disorder(Table(world).play)
    assert not world.cities["ostia"].bribed


def test_CIV_6_3_1m_disorder_feeds_on_itself() -> None:
    """A city in disorder before the test has 2 more."""
    assert 5 == a_rate(tax=30, disorder=True)


def test_CIV_6_3_1o_x25_a_garrison_holds_a_conquered_city_down() -> None:
    """40 per cent, Temple, conquered, three elements: 4 - 1 + 2 - 2."""
    assert 3 == a_rate(3, tax=40, improvements=["temple"], conquered_from="veii")


def test_CIV_6_3_1q_x26_the_two_garrison_elements_do_not_count_twice() -> None:
    """Seven elements: five are not six; eight: two and six."""
    assert 3 == a_rate(7, tax=40, improvements=["temple"], conquered_from="veii")
    assert 1 == a_rate(8, tax=40, improvements=["temple"], conquered_from="veii")


def test_CIV_6_3_1p_x31_disasters_move_the_rate() -> None:
    """A demagogue at 30 per cent makes 6, a negated one 2."""
    assert 6 == a_rate(tax=30, disorder_change=3)
    assert 2 == a_rate(tax=30, disorder_change=-1)
    assert 5 == a_rate(tax=30, disorder_change=2)


def outcome(tax: int, card: str = "TH", improvements: tuple[str, ...] = ()) -> tuple[bool, int]:
    """Give whether a city falls into disorder at this tax and card, and how many cards that took."""
    world = a_world(a_city(tax=tax, improvements=[*improvements, "palace"]))
    table = Table(world, cards={"disorder.city": card})
    disorder(table.play)
    return world.cities["ostia"].disorder, len(table.events) - 1


@pytest.mark.parametrize("rate", range(1, 10))
def test_CIV_6_3_1b_disorder_comes_on_a_value_of_the_rate_or_less(rate) -> None:
    """Of the forty plain cards four for each point of the rate; court cards are drawn again."""
    assert 4 * rate == sum(outcome(10 * rate, card)[0] for card in PLAIN)


def test_CIV_6_3_1b_x27_from_ten_no_card_is_wanted_and_at_nought_none_either() -> None:
    """100 per cent is sure; with a Temple it is 90 per cent; 0 is order."""
    assert (True, 0) == outcome(100)
    assert 36 == sum(outcome(100, card, ("temple",))[0] for card in PLAIN)
    assert (False, 0) == outcome(0)
    assert (False, 0) == outcome(10, "AS", ("temple",))


def test_CIV_6_3_1c_results_are_applied_together_and_told_with_their_reasons() -> None:
    """The event holds tax, modifiers, rate and card; the city remembers that it fell this Summer."""
    world = a_world(a_city(improvements=["temple", "palace"], tax=40), a_city("alba", "0603", disorder=True))
    table = Table(world, cards={"disorder.city": ["KS", "3H", "5C"]})
    disorder(table.play)
    first, second = table.told(DisorderTested)

    assert (40, (("temple", -1),), 3, 3, True, False) == (
        first.tax,
        first.modifiers,
        first.rate,
        first.card,
        first.disorder,
        first.before,
    )
    assert (1, 2) == first.because
    assert (5, True, True) == (second.rate, second.disorder, second.before)
    assert world.cities["ostia"].fell and not world.cities["alba"].fell


def test_CIV_6_3_2b_a_city_that_passes_is_in_order_at_once() -> None:
    """The quiet card restores order."""
    world = a_world(a_city(improvements=["palace"], disorder=True))
    disorder(Table(world).play)

    assert not world.cities["ostia"].disorder


def test_CIV_6_3_1a_unaligned_cities_are_not_tested() -> None:
    """They have no owner to disobey."""
    world = a_world(a_city(), a_city("alba", "0603", ""))
    table = Table(world)
    disorder(table.play)

    assert ["ostia"] == [event.city for event in table.told(DisorderTested)]
