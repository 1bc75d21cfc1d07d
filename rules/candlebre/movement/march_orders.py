"""The order of phase 2: marches on what one does not own (CAN-6)."""

from typing import Any

from rules.candlebre.board.forces import added, ordered, rolling
from rules.candlebre.board.measures import defence, strength
from rules.candlebre.board.order import NOT_YOURS, Deed, Troops, held_at, kinds_at, own_provinces
from rules.candlebre.board.seats import allied
from rules.candlebre.board.state import World
from rules.candlebre.board.war import Group, March
from rules.candlebre.board.wording import choice_of, troops
from rules.candlebre.mercenaries.neutrals import defenders
from rules.candlebre.movement.marching import fast, free_units, march_on, routes, target_problem, targets, unbalanced
from rules.candlebre.movement.spoken import groups_in, marches_in
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Given, Objection, hint, pick
from rules.kernel.orders.order import Heard, Order
from rules.kernel.telling.phrases import capital


def cannot_leave(world: World, seat: str, origin: str) -> Objection:
    """Say why nobody can march out of a province (CAN-2.14a, CAN-6.5)."""
    place = world.provinces[origin]
    if place.protected_by:
        return "CAN-2.14a", f"the clergy stand in {place.name}; none may march out while they do"
    return None if free_units(world, place) else ("CAN-6.5", f"nobody in {place.name} is free to march")


def within_reach(world: World, seat: str, given: Given) -> list[str]:
    """Give what may be attacked from where a march begins, or from anywhere (CAN-6.3)."""
    origin = given.get("origin")
    return [one.id for one in targets(world, seat) if not origin or routes(world, seat, origin, one.id)]


def out_of_reach(world: World, seat: str, target: str) -> Objection:
    """Say why a province cannot be attacked (CAN-2.14a, CAN-6.2, CAN-6.3, CAN-11.9)."""
    place = world.provinces[target]
    beside = [world.provinces[one].name for one in place.near if world.provinces[one].owner == seat]
    mine = (
        f"; your provinces beside it: {choice_of(beside)}" if beside else ", and none of your provinces lies beside it"
    )
    far = "CAN-6.3", f"{place.name} is out of reach from there{mine}"
    return target_problem(world, seat, place) or far


def free_there(world: World, seat: str, kind: str, given: Given) -> int:
    """Count the units of a type that can still march from there (CAN-6.5)."""
    return free_units(world, world.provinces[given["origin"]]).get(kind, 0)


def leaders_there(world: World, seat: str, given: Given) -> list[str]:
    """Give the leaders who stand there and are not to march yet (CAN-6.13)."""
    going = [id for march in world.houses[seat].marches for group in march.groups for id in group.leaders]
    there = [place.id for place in held_at(world, seat, given, "origin")]
    mine = (one for one in world.leaders.values() if one.seat == seat and one.place in there)
    return [one.id for one in mine if one.id not in going]


def no_way(world: World, seat: str, middle: str, given: Given) -> Objection:
    """Say why a province does not lie on the way, or is too far for the units (CAN-6.1, CAN-6.3)."""
    if middle not in routes(world, seat, given["origin"], given["target"]):
        return f"{world.provinces[middle].name} does not lie on the way"
    return None if fast(given["units"]) else ("CAN-6.1", "only cavalry and light infantry go two steps")


def against_ally(world: World, seat: str, given: Given) -> list[str]:
    """Offer to break faith where an ally's land is the target."""
    place = world.provinces.get(given.get("target", ""))
    return ["yes", "no"] if place and allied(world, seat, place.owner) else []


class MarchOn(
    Deed,
    name="march",
    says=(
        "march {units} from {origin} [through {through}] to|on {target} [with {leaders}] [breaking faith {breaks}]",
        "march to|on {target} from {origin} [through {through}] with {units} [led by {leaders}]",
        "march {units} from {origin} [through {through}] to|on {target} led by {leaders} [breaking faith {breaks}]",
        "march {units} from {origin} [through {through}] to|on {target} under {leaders} [breaking faith {breaks}]",
    ),
    clause="CAN-6.2",
    stage=20,
):
    """March from a province of yours; all groups for one target fight as one force."""

    origin: str = pick(
        "province",
        own_provinces,
        "the province of yours that they leave",
        clause="CAN-6.3",
        problem=cannot_leave,
        denied=NOT_YOURS,
    )
    target: str = pick("province", within_reach, "the province, not yours, that they attack", denied=out_of_reach)
    units: Troops = pick(
        "unit",
        kinds_at,
        "how many of which, such as 3 infantry and 2 archers",
        clause="CAN-6.5",
        denied="{} cannot march from there",
        most=free_there,
        min_length=1,
    )
    leaders: tuple[str, ...] = pick(
        "leader",
        leaders_there,
        "leaders there who go along",
        default=(),
        clause="CAN-6.13",
        denied="{} does not stand there",
    )
    through: str = pick(
        "province", own_provinces, "own province on the way, for cavalry", default="", clause="CAN-6.3", problem=no_way
    )
    breaks: bool = hint("", against_ally, "yes, to break an alliance by this march", default=False)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse an ally's land, a way that is left out, engines alone, and too many mercenaries left behind."""
        origin, place = world.provinces[self.origin], world.provinces[self.target]
        if allied(world, seat, place.owner) and not self.breaks:
            name = world.name(place.owner)
            raise Refusal("CAN-6.7a", f"{name} is your ally; add “breaking faith yes”, or choose another target")
        middles = routes(world, seat, origin.id, place.id)
        if self.through not in middles:
            through = choice_of(world.provinces[id].name for id in middles)
            raise Refusal("CAN-6.3", f"{origin.name} does not touch {place.name}; march through {through}")
        other = march_on(world.houses[seat], place.id)
        if not rolling(self.units) and not (other and any(rolling(group.units) for group in other.groups)):
            raise Refusal("CAN-6.6", "siege engines cannot attack alone; send a unit with them")
        if unbalanced(world, origin, self.units):
            raise Refusal("CAN-6.8", f"{origin.name} would hold more mercenaries than regulars; send some along")

    def peril(self, world: World, seat: str) -> str:
        """Say that a march is much weaker than who stands there: nobody is shown such a one as an example."""
        place, march = world.provinces[self.target], march_on(world.houses[seat], self.target)
        units = self.units
        for group in march.groups if march else ():
            units = added(units, group.units)
        there = place.units if place.owner else defenders(place)
        resists = defence(world, place) if place.owner else strength(there, None, "defence")
        if strength(units, world.houses[seat], "attack") >= resists:
            return ""
        return f"{capital(troops(units.items()))} are too weak against {troops(there.items())} in {place.name}."

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear who goes where, the leader along or not, from one province or several, in whatever order it is said."""
        if groups := groups_in(words, world, seat):
            return Heard([cls(**fields) for fields in groups])
        found = [cls(**fields) for fields in marches_in(words, world, seat) if fields["units"]]
        question = "" if len(found) == 1 else "From where do they march?"
        return Heard(found, question) if found else None

    def displaces(self, other: Order[Any]) -> bool:  # Any: each order may be given beside it
        """Stand instead of the same march with fewer leaders."""
        if isinstance(other, MarchOn) and set(other.leaders) < set(self.leaders):
            return self.model_copy(update={"leaders": other.leaders}) == other
        return super().displaces(other)

    def contends(self, other: Order[Any]) -> bool:  # Any: each order may be given beside it
        """Stand instead of a march that leaves nobody free where it begins."""
        return isinstance(other, MarchOn) and other.origin == self.origin

    def apply(self, world: World, seat: str) -> None:
        """Add the group to the march on that target (CAN-6.5)."""
        house = world.houses[seat]
        march = march_on(house, self.target)
        if march is None:
            march = March(target=self.target)
            house.marches.append(march)
        units, leaders = ordered(self.units), list(self.leaders)
        march.groups.append(Group(origin=self.origin, through=self.through, units=units, leaders=leaders))
        march.breaks_alliance = march.breaks_alliance or self.breaks


MARCH_ORDERS: tuple[type[Deed], ...] = (MarchOn,)
