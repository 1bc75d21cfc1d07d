"""The rules of New Game, clause by clause."""

import pytest
from rules.newgame.autopilot import plans
from rules.newgame.events import BattleThrown, GameEnded, Harvested, PlaceTaken, RaidFailed
from rules.newgame.orders import Confirm, Dispute, Raid, Report, UseDice
from rules.newgame.pages import ending, status
from rules.newgame.phases import harvest, raids
from rules.newgame.ruleset import NEWGAME
from rules.newgame.scenario import NewgameScenario
from tests.rules.newgame.worlds import a_world, faces, run

from rules.kernel.errors import Refusal

ELM = Raid(place="dale", coins=3)
ALL = ("north", "east", "south")


def test_NEW_1_1_a_border_has_two_sides() -> None:
    """A scenario in which one place does not know the other is refused; the status shows who holds what."""
    north = {"id": "north", "name": "N", "colour": "#111111"}
    near = {"id": "a", "name": "A", "at": (0, 0), "near": ("b",), "owner": "north"}
    far = {"id": "b", "name": "B", "at": (1, 1), "near": (), "owner": "north"}

    with pytest.raises(ValueError, match="a: b does not border it in turn"):
        NewgameScenario.model_validate(
            {"id": "x", "title": "x", "side": [north, {**north, "id": "east"}], "place": [near, far]}
        )
    assert status(a_world())[0].table[1] == ("Northmen", "3", "Alder, Birch and Cedar")


def test_NEW_1_2_a_chest_is_its_sides_own() -> None:
    """It begins with 3 coins, which no other seat sees."""
    world = a_world()

    assert [3, 3, 3] == [side.coins for side in world.sides.values()]
    assert [3, 0, 0] == [side.coins for side in NEWGAME.view(world, "north").sides.values()]


def test_NEW_2_1_each_place_yields_a_die_to_its_holder() -> None:
    """He alone is told."""
    end = run(harvest, a_world(), dice={("harvest", "alder"): [4]})

    assert 3 + 5 + 1 + 1 == end.state.sides["north"].coins
    assert {("north",), ("east",), ("south",)} == {event.audience for event in end.told(Harvested)}


def test_NEW_3_1_a_raid_goes_to_a_neighbour_and_is_paid_for() -> None:
    """What lies beyond, what is one's own, and what one cannot pay is refused."""
    world = a_world({"north": 5})

    assert 2 == run(raids, world, {"north": [ELM]}, faces(attack=1, defence=6)).state.sides["north"].coins
    for order in (Raid(place="elm", coins=1), Raid(place="alder", coins=1), Raid(place="dale", coins=6)):
        with pytest.raises(Refusal):
            order.check(world, "north")


def test_NEW_3_2_a_place_is_raided_once() -> None:
    """Of several raids the first in seat order stands; the other costs nothing."""
    world = a_world({"north": 5, "south": 5})
    world.places["gorse"].owner, world.places["elm"].owner = "south", "east"
    both = {"north": [Raid(place="fern", coins=3)], "south": [Raid(place="fern", coins=4)]}
    end = run(raids, world, both, faces(attack=6, defence=1))

    assert "north" == end.state.places["fern"].owner
    assert 5 == end.state.sides["south"].coins


def test_NEW_4_1_players_report_their_battles() -> None:
    """What both report alike stands, without a die."""
    won = [Report(battle="dale", winner="attacker")]
    orders = {"plans": {"north": [ELM]}, "report": {"north": won, "east": won}}
    end = run(raids, a_world({"north": 5}), orders, players=ALL)

    assert "north" == end.state.places["dale"].owner
    assert ["plans", "report"] == [window.name for window in end.windows]
    assert [] == end.told(BattleThrown)


def test_NEW_4_2_the_other_side_confirms_or_disputes() -> None:
    """Confirmed it stands; disputed, and with nobody to rule, the dice decide."""
    world, won = a_world({"north": 5}), [Report(battle="dale", winner="attacker")]
    orders = {"plans": {"north": [ELM]}, "report": {"north": won}}
    agreed = run(raids, world, {**orders, "confirm": {"east": [Confirm(battle="dale")]}}, players=ALL)
    denied = {"east": [Dispute(battle="dale", reason="it was not so")]}
    thrown = run(raids, world, {**orders, "confirm": denied}, faces(attack=1, defence=6), players=ALL)

    assert ["north", "east"] == [end.state.places["dale"].owner for end in (agreed, thrown)]


@pytest.mark.parametrize(("attack", "defence", "holder"), [(1, 2, "east"), (2, 2, "north"), (6, 1, "north")])
def test_NEW_4_3_two_dice_with_coins_and_walls(attack, defence, holder) -> None:
    """3 coins and a 1 against 2 and a 2 are a tie, which the defender wins."""
    orders = {"plans": {"north": [ELM]}, "report": {"north": [UseDice(battle="dale")]}}
    end = run(raids, a_world({"north": 5}), orders, faces(attack=attack, defence=defence), players=("north",))

    (thrown,) = end.told(BattleThrown)
    assert (attack + 3, defence + 2) == (thrown.attack, thrown.defence)
    assert holder == end.state.places["dale"].owner


def test_NEW_4_4_a_place_that_is_won_is_held() -> None:
    """Either way it is told."""
    won, lost = (
        run(raids, a_world({"north": 5}), {"north": [ELM]}, faces(attack=attack, defence=1 + 6 - attack))
        for attack in (6, 1)
    )

    assert ("east", "north") == tuple(getattr(won.told(PlaceTaken)[0], name) for name in ("before", "now"))
    assert ["dale"] == [event.place for event in lost.told(RaidFailed)]


def test_NEW_5_1_the_game_ends_after_its_last_turn() -> None:
    """And not before, unless one side holds everything."""
    alone = a_world(turns=9)
    for place in alone.places.values():
        place.owner = "north"

    assert run(raids, alone).state.ended
    assert [] == run(raids, a_world(turns=2)).told(GameEnded)
    assert run(raids, a_world(turns=1)).state.ended


def test_NEW_5_2_whoever_holds_most_wins() -> None:
    """Equals win together."""
    world = a_world(ended=True)
    everybody = ending(world)
    world.places["dale"].owner = "north"
    one = ending(world)

    assert everybody is not None and ("north", "east", "south") == everybody.winners
    assert one is not None and ("north",) == one.winners


def test_NEW_6_1_the_autopilot_raids_the_greatest_with_half_its_coins() -> None:
    """With less than three it stays at home; in a battle it says nothing (NEW-6.2)."""
    world = a_world({"north": 9})
    world.places["holm"].owner = "east"

    assert [Raid(place="dale", coins=4)] == list(plans(world, "north", None))
    assert () == plans(a_world({"north": 5}), "north", None)
