"""The way to an enemy out of reach, and what a war lacks for it (CIV-HA5, CIV-HA14)."""

from rules.civilized.campaign.counsel import war
from rules.civilized.consequences import consequences
from rules.civilized.march.orders import MoveArmy
from rules.civilized.war.orders import DeclareWar
from rules.civilized.world.state import World
from rules.kernel.play.counsel import Weight
from tests.rules.civilized.campaigning import at_war
from tests.rules.civilized.listening import heard, labels
from tests.rules.civilized.worlds import a_city


def far(army: int, against: int = 0) -> World:
    """Put five hexes between Ostia and Cumae, at war."""
    return at_war(a_city("ostia", "0202"), a_city("cumae", "0702", "veii"), army=army, against=against)


def test_CIV_HA5_whoever_began_a_war_is_shown_the_way() -> None:
    """The nearest city, how long the march is and both strengths; the first stage is offered."""
    [piece] = heard(war, far(8), "decrees")

    assert piece.text == (
        "Cumae of Veii is nearest to your army at Ostia: 3 seasons of march, 8 elements of strength 160 against 20. "
        "Without them Ostia riots 4 in 10 this Summer, and pays nothing. Winter sends it home right after that."
    )
    assert Weight.CHANCE == piece.weight
    assert [MoveArmy] == [type(offer.order) for offer in piece.offers]


def test_CIV_HA5_nobody_is_sent_where_he_is_too_weak() -> None:
    """The strengths are named, and nothing is offered; who was attacked and is weaker is not told to march at all."""
    near, piece = heard(war, far(6, 9), "decrees")

    assert near.warns and near.text.startswith("Veii can reach Ostia in three seasons: 9 elements")
    assert "6 elements of strength 120 against 200." in piece.text
    assert not piece.offers
    attacked = far(6, 9)
    attacked.wars.clear()
    assert not heard(war, attacked, "decrees")


def test_CIV_6_8_1c_too_few_for_a_field_army_are_told_so() -> None:
    """Four cannot invade, six can."""
    [piece] = heard(war, far(4), "decrees")

    assert piece.text == (
        "Your largest army, 4 elements at Ostia, is too small to invade: that takes 6 elements together."
    )


def test_CIV_HA14_what_a_war_lacks_is_offered_in_winter() -> None:
    """Eight march and none guards a town that is no capital: two of six are lacking, and the cheapest is offered."""
    world = far(6)
    world.countries["rome"].treasury = 40
    [piece] = heard(war, world, "winter")

    assert piece.text == (
        "To march against Veii and keep a guard at home you lack 2 elements; the cheapest cost 10 points."
    )
    assert labels(piece) == ["Psiloi in Ostia"]


def test_CIV_6_8_3_2a_whom_no_way_leads_to_is_reached_by_ship_or_not_at_all() -> None:
    """No way on foot and no port: neither comes to the other."""
    world = far(8)
    between(world)
    [piece] = heard(war, world, "decrees")

    assert piece.text == (
        "No way of a year or less leads to Veii on foot, and it has no port to sail to: neither of you can come to the "
        "other."
    )


def test_CIV_6_7_1b_a_war_beyond_the_sea_says_so_before_it_is_declared() -> None:
    """What ships it takes, and what they cost."""
    world = far(8)
    world.wars.clear()
    assert "No way" not in consequences(world, "rome", DeclareWar(country="veii"))
    between(world)
    world.cities["cumae"].coastal = True

    assert consequences(world, "rome", DeclareWar(country="veii")).startswith(
        "No way of a year or less leads to Veii on foot: 3 Transport Ships carry an army, and you lack 3: 20 points "
    )


def between(world: World) -> None:
    """Put a third country across the way."""
    for hexagon in [one for one in world.owners if one[:2] in ("04", "05")]:
        world.owners[hexagon] = "capua"
    world.countries["capua"] = world.countries["veii"].model_copy(update={"id": "capua", "name": "Capua"})


def test_CIV_6_8_1c_too_few_hear_of_the_ships_that_they_lack_as_well() -> None:
    """Whoever raises a sixth element must know that six on foot come nowhere."""
    world = far(4)
    between(world)
    world.cities["cumae"].coastal = True
    [piece] = heard(war, world, "decrees")

    assert piece.text.endswith(
        "is too small to invade: that takes 6 elements together. No way of a year or less leads to Veii on foot: "
        "3 Transport Ships carry an army, and you lack 3: 20 points each."
    )
