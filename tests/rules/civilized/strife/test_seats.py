"""Which country a player holds when countries fall and factions rise (CIV-2.2g, CIV-2.2h, CIV-6.5.0d)."""

from rules.civilized.ruleset import plays
from rules.civilized.show.views import lexicon
from rules.civilized.strife.events import PeopleScattered, SeatTaken
from rules.civilized.strife.orders import TakeSeat
from rules.civilized.strife.seats import offer_seats
from rules.civilized.war.events import AgreementEnded
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import World
from rules.civilized.world.war import Agreement, Fort
from rules.civilized.year.ending import conclude
from rules.kernel.facts.events import SeatPassed
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.worlds import a_city, a_country, a_mission, a_person, a_world
from tests.rules.playing import Played, Table, play_out


def after_a_fall(**settings) -> World:
    """Give four countries, of which Veii and Alba have fallen, and a new faction of Rome."""
    rebels = a_country("rebels", parent="rome", status="faction")
    lands = (
        a_country(),
        rebels,
        a_country("veii", status="fallen", fell=99),
        a_country("alba", status="fallen", fell=99),
    )
    settings = {"ending": "never"} | settings
    return a_world(
        a_city(),
        a_city("capua", "0703", "rebels"),
        a_city("gabii", "0903", "gabii"),
        countries=lands,
        settings=Settings(**settings),
    )


def offered(world: World, orders=None, players=("rome", "veii", "alba"), fresh=("rebels",)) -> Played:
    """Open the window of the fallen."""
    return play_out(lambda play: offer_seats(play, fresh), world, {"faction_seat": orders or {}}, players=players)


def passed(played: Played) -> list[tuple[str, str]]:
    """Give the seats that passed, and to whom."""
    return [(event.seat, event.to) for event in played.told(SeatPassed)]


def test_CIV_6_5_0d_the_players_of_fallen_countries_are_asked_all_at_once() -> None:
    """For autopilot factions and countries; nobody takes one: it is open to others."""
    played = offered(after_a_fall())
    (window,) = played.windows

    assert ["veii", "alba"] == window.asked and window.players_only and "reaction" == window.deadline
    assert [("rebels", "open")] == passed(played)
    assert [] == played.state.on_offer


def test_CIV_6_5_0d_of_two_who_want_one_the_earlier_in_seat_order_gets_it() -> None:
    """The other gets his next wish."""
    wish = TakeSeat(seats=("rebels", "gabii"))
    played = offered(after_a_fall(), {"veii": [wish], "alba": [wish]})

    assert [("rebels", "veii"), ("gabii", "alba")] == passed(played)
    assert ["rebels", "gabii"] == [event.country for event in played.told(SeatTaken)]


def test_CIV_6_5_0d_without_a_new_faction_each_is_asked_once_after_the_fall() -> None:
    """In the first Spring; then only when a faction rises."""
    first = offered(after_a_fall(), fresh=())
    again = offered(first.state, fresh=())
    risen = offered(again.state)

    assert [1, 0, 1] == [len(played.windows) for played in (first, again, risen)]


def test_CIV_6_5_0d_under_the_other_setting_the_autopilot_plays_a_faction() -> None:
    """Nobody is asked."""
    played = offered(after_a_fall(faction_seat="autopilot"))

    assert [] == played.windows and [("rebels", "autopilot")] == passed(played)


def test_CIV_6_5_0d_a_player_never_holds_both_factions() -> None:
    """Whoever has a country is not asked."""
    assert "rome" not in offered(after_a_fall()).windows[0].asked


def test_CIV_2_2g_a_seat_that_somebody_plays_cannot_be_taken() -> None:
    """The refusal names those that can."""
    world = after_a_fall()
    world.on_offer = ["rebels", "gabii"]

    assert "CIV-6.5.0d: Rome is already taken, or has fallen; choose Rebels or Gabii" == refused(
        TakeSeat(seats=("rome",)), world, "veii"
    )
    assert {"Rebels", "Gabii"} == set(TakeSeat.choices(world, "veii", "seats", {}))


def test_CIV_2_2g_a_past_faction_leaves_the_table_and_its_name() -> None:
    """Unless its player sits there still."""
    world = after_a_fall()
    world.countries["rebels"].status, world.countries["rebels"].fell = "fallen", 100

    assert "rebels" not in offered(world, fresh=()).state.seats
    assert "rebels" in offered(world, players=("rome", "rebels"), fresh=()).state.seats
    assert "rebels" not in lexicon(world, "rome")["country"].values()
    assert plays(world, "rome") and not plays(world, "rebels") and not plays(world, "nobody")


def test_CIV_2_2h_a_fallen_countrys_people_leave_play_and_its_ruler_lives_in_exile() -> None:
    """Missions end; others come home from there."""
    world = a_world(a_city(), countries=(a_country(), a_country("veii")))
    a_person(world, "Tarchon", country="veii")
    guest = a_person(world, "Guest")
    a_mission(world, "ostia", "veii", guest)
    table = Table(world)
    conclude(table.play)
    ruler = world.characters[world.countries["veii"].ruler]

    assert [] == world.people_of("veii") and 100 == ruler.exiled and ruler.died is None
    assert "" == guest.mission and {} == world.missions
    assert [("veii-c-1", 1)] == [(event.ruler, event.people) for event in table.told(PeopleScattered)]


def test_CIV_2_2g_a_fallen_country_leaves_no_agreement_fort_or_land() -> None:
    """Its allies steady nobody's capital any more (CIV-6.3.1k)."""
    world = a_world(a_city(), countries=(a_country("rome"), a_country("veii")))
    world.agreements["a"] = Agreement(id="a", kind="defensive", parties=["rome", "veii"], start=90)
    world.forts["0902"] = Fort(hex="0902", owner="veii", city="")
    world.owners |= {"0902": "veii"}
    table = Table(world)
    conclude(table.play)

    assert ({}, {}, None) == (world.agreements, world.forts, world.owners.get("0902"))
    assert [("fallen", "CIV-2.2g")] == [(event.cause, event.clause) for event in table.told(AgreementEnded)]
