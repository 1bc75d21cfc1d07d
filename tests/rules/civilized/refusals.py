"""What tests of orders share: an order that must be refused, and one that must be carried out."""

import pytest

from rules.civilized.world.deed import Deed
from rules.civilized.world.state import World
from rules.kernel.errors import Refusal


def refused(order: Deed, world: World, seat: str = "rome") -> str:
    """Give the refusal of an order as `clause: reason`, and see that the check changed nothing."""
    before = world.write()

    with pytest.raises(Refusal) as caught:
        order.check(world, seat)

    assert before == world.write()
    return f"{caught.value.clause}: {caught.value.reason}"


def done(order: Deed, world: World, seat: str = "rome") -> World:
    """Check and apply an order; give the world."""
    before = world.write()
    order.check(world, seat)

    assert before == world.write()

    order.apply(world, seat)
    return world
