"""Whole campaigns fought by autopilots, by both paces."""

import pytest

from rules.fiefs.board.land import regions_of
from rules.fiefs.board.tables import CHARACTERS, SEASONS
from rules.fiefs.campaign.events import CampaignBegan
from rules.fiefs.campaign.season import season, waits
from rules.fiefs.claims.homes import settle_homes
from rules.fiefs.declaring.conflict import declare, rebel
from rules.fiefs.declaring.joining import settle_sides
from rules.fiefs.ending.events import RebellionEnded, WarEnded
from rules.kernel.luck.chance import Chance, Seeded
from tests.rules.fiefs.camps import a_table, run
from tests.rules.fiefs.worlds import BOARD, LETTERS, a_world

CROWNS = dict(zip(("london", "paris", "frankfurt", "zaragoza", "toledo"), "BMZLC", strict=True))


def a_realm(seed, pace):
    """Give a world with its fiefs dealt round, and a running play with luck of its own."""
    fiefs = [one.id for one in BOARD.fief]
    control = {fief: "BMZLC"[(place * 3 + seed) % 5] for place, fief in enumerate(fiefs)} | CROWNS
    claim = {fief: "BMZLC"[(place * 2 + seed) % 5] for place, fief in enumerate(fiefs)} | {"paris": "B"}
    world = a_world(control=control, claim=claim, pace=pace)
    for place, house in enumerate(world.houses.values()):
        house.character = CHARACTERS[(place + seed) % 6 + 1]
    table = a_table(world)
    table.play.chance = Chance(Seeded(str(seed)), 1, "test", table.tell)
    settle_homes(table.play)
    return world, table


@pytest.mark.parametrize("pace", ["season", "turns"])
@pytest.mark.parametrize("seed", range(4))
def test_a_war_is_fought_to_its_end(pace, seed) -> None:
    """It asks nobody, ends within `war_years`, leaves no army behind, and the state reads back as written."""
    world, table = a_realm(seed, pace)
    if seed % 2:
        home = next(
            (one for one in world.fiefs.values() if one.control == LETTERS["Z"] and of_france(world, one)), None
        )
        assert home
        world.houses[LETTERS["Z"]].home = home.id
        conflict = rebel(table.play, LETTERS["Z"])
    else:
        conflict = declare(table.play, LETTERS["B"], "england", "france", "throne")
    settle_sides(table.play, conflict)
    for _ in range(3):
        world.campaigns = list(world.conflicts)
        for now in SEASONS:
            assert not run(season(table.play, 0, now))
            assert world == type(world).model_validate_json(world.write())
        world.year += 1

    assert (world.armies, world.conflicts, world.conflict) == ({}, {}, "")
    assert 1 == len([*table.told(WarEnded), *table.told(RebellionEnded)])
    assert table.told(CampaignBegan)
    assert waits(world, 0, "spring")


def of_france(world, fief):
    """Tell whether a fief lies in a region of France."""
    return fief.region in regions_of(world, "france")
