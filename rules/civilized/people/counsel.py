"""Counsel on schools: a free place, and whom the autopilot would send."""

from collections.abc import Sequence
from typing import Any

from rules.civilized.people.orders import Enrol
from rules.civilized.people.schools import candidates, free_places, may_study, open_schools
from rules.civilized.world.characters import age
from rules.civilized.world.state import World
from rules.civilized.world.tables import IMPROVEMENTS
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, Counsel, Offer, Weight
from rules.kernel.telling.phrases import several

GAINS = {"university": "Political", "staff_college": "Military"}
"""School to the score that it raises (CIV-4.2.2a)."""


def schooling(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Point at the first school with a free place, and at the first who could study there (CIV-4.2.2c, CIV-AP2)."""
    if window.name != "decrees" or seat not in world.countries:
        return ()
    schools = open_schools(world, seat)
    people = candidates(world, seat) if schools else []
    for city, school in schools:
        able = next((one for one in people if may_study(world, one, school)), None)
        if able:
            name = IMPROVEMENTS[school].name
            text = (
                f"The {name} of {city.name} has {several(free_places(world, city, school), 'place', 'places')} free: "
                f"{able.name}, who is {age(world, able)}, would gain 1 to 3 {GAINS[school]} in five years."
            )
            order = Enrol(character=able.id, school=school, city=city.id)
            return [Counsel(Weight.CHANCE, text, "CIV-4.2.2a", (Offer(f"{able.name} to school"[:BUTTON], order),))]
    return ()
