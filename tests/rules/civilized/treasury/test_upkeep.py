"""Upkeep: what is counted is what is listed."""

from rules.civilized.ruleset import CIVILIZED
from rules.civilized.treasury.upkeep import charges, pieces
from rules.civilized.world.scenario import Settings
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from tests.conformance.subjects import scenarios

YEARS = 8


def test_CIV_8_1a_as_many_pieces_cost_as_are_listed() -> None:
    """For every country, whatever a few years have built, and for a mercenary's hirer."""
    board, *_ = scenarios(CIVILIZED)
    session = Session.found(CIVILIZED, Seeded("upkeep"), board, Settings(), ())
    while session.save.turn <= YEARS:
        session.close({}, ())
    world = session.state
    lands = [*world.countries]
    hired = world.army_of(lands[0])[0]
    hired.payer = lands[1]
    listed = {land: charges(world, land) for land in lands}

    assert {land: len(items) for land, items in listed.items()} == {land: pieces(world, land) for land in lands}
    assert [lands[1]] == [land for land, items in listed.items() if hired.id in {item.id for item in items}]
    assert len({item.kind for items in listed.values() for item in items}) > 3
