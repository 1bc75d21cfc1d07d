"""Distance: how many seasons an army marches to a country, and whether it could fight there before Winter."""

from rules.civilized.campaign.journeys import journey
from rules.civilized.consequences import consequences
from rules.civilized.war.orders import DeclareWar
from rules.civilized.war.reach import land_way, seasons
from rules.civilized.world.state import World
from tests.rules.civilized.campaigning import at_war
from tests.rules.civilized.worlds import a_city

WAR = DeclareWar(country="veii")


def at_peace(*wild: str) -> World:
    """Put Cumae of Veii five hexes from Ostia, where the army is, and three from Nola; some columns are wild."""
    towns = a_city("ostia", "0202"), a_city("nola", "0402"), a_city("cumae", "0702", "veii")
    world = at_war(*towns, army=8, against=0)
    world.wars.clear()
    world.elements = {id: one for id, one in world.elements.items() if one.hex == "0202"}
    for hexagon in [one for one in world.owners if one[:2] in wild]:
        del world.owners[hexagon]
    return world


def test_CIV_6_8_1n_a_war_that_winter_ends_before_the_battle_is_warned_of() -> None:
    """With the city from which it can be fought; where three seasons are enough nothing is said."""
    warning = (
        "Your army at Ostia needs four seasons of march to Cumae, and Winter sends it home: you could not fight. "
        "From Nola to Cumae it is three: winter in Nola first."
    )

    assert not WAR.peril(at_peace(), "rome")
    assert warning == WAR.peril(at_peace("05", "06"), "rome")
    assert consequences(at_peace("05", "06"), "rome", WAR).startswith(warning)


def test_CIV_6_8_3_1c_the_way_of_fewest_seasons_goes_round_wild_land() -> None:
    """Wild hexes on the straight way cost a season each; one hex more over land that is owned costs none."""
    world = at_peace()
    for hexagon in ("0302", "0502", "0602"):
        world.owners.pop(hexagon, None)
    way = land_way(world, "rome", "0202", "0702", ["veii"])

    assert way is not None
    assert (3, True) == (seasons(world, way), all(one in world.owners for one in way))


def test_CIV_HA5_how_far_it_is_names_the_hexes_and_the_orders() -> None:
    """One order a season; of a way that is too long those that go from a nearer city the year after."""
    near, late = (journey(at_peace(*wild), "rome", "0202", "0702") for wild in ((), ("05", "06")))

    assert near.startswith("Cumae, from your 8 elements at Ostia, is three seasons of march, by ")
    assert "The orders: Spring “march from Ostia to " in near
    assert "You may enter Veii only at war with it" in near
    assert "Winter comes before that" in late
    assert "From Nola it is three seasons: go to Nola, winter there, and next year order: Spring “march from" in late
