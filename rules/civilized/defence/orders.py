"""The answers to an invasion, and of those who could help (section 5 of the rulebook of war)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.civilized.battle.aid import befriended, lendable, room
from rules.civilized.defence.answers import leavers, may_withdraw, movers_up, up_problem, withdrawals
from rules.civilized.march.expeditions import place_name
from rules.civilized.march.orders import Number, Place, Type, short_name
from rules.civilized.war.relations import contingent_size, place_owner, stack
from rules.civilized.world.deed import BATTLE_TOPIC, Deed
from rules.civilized.world.requirements import listed
from rules.civilized.world.state import World
from rules.civilized.world.war import Engagement
from rules.civilized.world.war_tables import AID_POINTS
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Names

WHERE = "where the enemy stands: a city or a hex"


def mine(world: World, seat: str) -> dict[str, Engagement]:
    """Give the engagements that a seat has to answer, by hex."""
    return {
        one.hex: one
        for one in world.engagements.values()
        if one.defender == seat and one.kind in ("invasion", "meeting") and not one.result
    }


def own_engagement(world: World, seat: str, hexagon: str, clause: str) -> Engagement:
    """Give an engagement that a seat has to answer; refuse any other hex."""
    found = mine(world, seat).get(hexagon)
    if found is None:
        yours = listed(short_name(world, one) for one in mine(world, seat))
        raise Refusal(clause, f"no enemy waits for your answer at {place_name(world, hexagon)}; they stand at: {yours}")
    return found


class Answer(Deed):
    """An answer to an invasion: the last one for a hex counts."""

    topic: ClassVar[str] = BATTLE_TOPIC

    hex: Place = Field(description=WHERE)

    def key(self) -> str:
        """A later answer for the same hex replaces this one."""
        return f"answer {self.hex}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the hexes that wait for an answer, and the stacks that may be moved up."""
        if field == "hex":
            return {short_name(world, one): one for one in mine(world, seat)}
        engagement = mine(world, seat).get(given.get("hex", ""))
        if field == "up" and engagement:
            return {short_name(world, one): one for one in movers_up(world, engagement)}
        return None


class GiveBattle(Answer):
    """Give battle to an invader, alone or with another stack moved up."""

    name: ClassVar[str] = "give_battle"
    says: ClassVar[tuple[str, ...]] = ("give battle at|in {hex} [moving up {up}] [with {taking}]", "fight at|in {hex}")
    clause: ClassVar[str] = "CIV-6.8.4.1c"

    up: Annotated[str, Names("place")] = Field(
        default="", description="where the stack stands that moves up to the hex"
    )
    taking: dict[Type, Number] = Field(
        default_factory=dict, description="how many of each type move up; else all of it"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a battle without anybody to fight it (CIV-6.8.4.1c, CIV-6.8.4.1d)."""
        engagement = own_engagement(world, seat, self.hex, self.clause)
        if self.up:
            check_up(world, engagement, self.up, self.taking)
        elif not stack(world, seat, self.hex) and not has_militia(world, seat, self.hex):
            near = listed((short_name(world, one) for one in movers_up(world, engagement)), "or")
            raise Refusal(
                self.clause, f"nobody of yours is at {place_name(world, self.hex)}; move a stack up from: {near}"
            )


class StandSiege(Answer):
    """Stand a siege in a city or a fort; some may leave first, another stack may come in."""

    name: ClassVar[str] = "stand_siege"
    says: ClassVar[tuple[str, ...]] = (
        "stand siege at|in {hex} [sending {leaving} to {city}] [moving up {up}] [with {taking}]",
        "stand siege at|in {hex} [moving up {up}] [with {taking}]",
    )
    clause: ClassVar[str] = "CIV-6.8.4.1e"

    leaving: dict[Type, Number] = Field(default_factory=dict, description="how many of each type leave before it")
    city: Annotated[str, Names("city")] = Field(default="", description="the city of yours to which they go")
    up: Annotated[str, Names("place")] = Field(default="", description="where the stack stands that comes in")
    taking: dict[Type, Number] = Field(default_factory=dict, description="how many of each type come in; else all")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a siege in the open, and moves out of reach (CIV-6.8.4.1e)."""
        engagement = own_engagement(world, seat, self.hex, self.clause)
        if place_owner(world, self.hex) != seat:
            raise Refusal(
                self.clause, f"there is nothing to besiege at {place_name(world, self.hex)}; fight, withdraw or ignore"
            )
        if self.up:
            check_up(world, engagement, self.up, self.taking)
        if self.leaving:
            cities = leavers(world, engagement)
            if self.city not in cities:
                names = listed(world.cities[one].name for one in cities)
                raise Refusal(self.clause, f"they cannot reach that city past the invader; in reach: {names}")
            check_types(world, seat, self.hex, self.leaving, self.clause)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the hexes that may stand a siege, and where those who leave may go."""
        if field == "hex":
            return {short_name(world, one): one for one in mine(world, seat) if place_owner(world, one) == seat}
        engagement = mine(world, seat).get(given.get("hex", ""))
        if field == "city" and engagement:
            return {world.cities[one].name: one for one in leavers(world, engagement)}
        if field == "leaving":
            return {one.type: one.type for one in stack(world, seat, given.get("hex", ""))}
        return super().choices(world, seat, field, given)


class Withdraw(Answer):
    """Withdraw from an open hex before an invader."""

    name: ClassVar[str] = "withdraw"
    says: ClassVar[tuple[str, ...]] = ("withdraw from {hex} to {goal}", "retire from {hex} to {goal}")
    clause: ClassVar[str] = "CIV-6.8.4.1f"

    goal: Place = Field(description="a city of yours, or a hex of yours beside it")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse to leave a city or a fort, and goals out of reach (CIV-6.8.4.1f)."""
        engagement = own_engagement(world, seat, self.hex, self.clause)
        if not may_withdraw(world, engagement):
            raise Refusal(
                self.clause,
                f"only a stack in an open hex withdraws; at {place_name(world, self.hex)} fight or stand a siege",
            )
        goals = withdrawals(world, engagement)
        if self.goal not in goals:
            names = listed(short_name(world, one) for one in goals)
            raise Refusal(
                self.clause,
                f"your army cannot reach {place_name(world, self.goal)} past the invader; in reach: {names}",
            )

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the open hexes, and where the stack may go."""
        if field == "hex":
            return {short_name(world, one): one for one, each in mine(world, seat).items() if may_withdraw(world, each)}
        engagement = mine(world, seat).get(given.get("hex", ""))
        if field == "goal" and engagement:
            return {short_name(world, one): one for one in withdrawals(world, engagement)}
        return None


class Ignore(Answer):
    """Let an invader stand in an open hex where you have no army."""

    name: ClassVar[str] = "ignore"
    says: ClassVar[tuple[str, ...]] = ("ignore {hex}", "ignore invader at|in {hex}")
    clause: ClassVar[str] = "CIV-6.8.4.1g"

    def refuse(self, world: World, seat: str) -> None:
        """Refuse where there is somebody to decide for (CIV-6.8.4.1g)."""
        own_engagement(world, seat, self.hex, self.clause)
        if place_owner(world, self.hex) == seat or stack(world, seat, self.hex):
            raise Refusal(self.clause, f"you hold {place_name(world, self.hex)}; fight, stand a siege or withdraw")


class HelpOrder(Deed):
    """An answer of an ally."""

    topic: ClassVar[str] = BATTLE_TOPIC

    hex: Place = Field(description="where the fight is")

    def key(self) -> str:
        """A later answer for the same fight replaces this one."""
        return f"aid {self.hex}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the fights and the sides that a country may help."""
        fights = {one.hex: one for one in world.engagements.values() if befriended(world, seat, one)}
        if field == "hex":
            return {short_name(world, one): one for one in fights}
        fight = fights.get(given.get("hex", ""))
        if field == "side" and fight:
            return {world.named(side): side for side in befriended(world, seat, fight)}
        if field == "army" and fight:
            return {short_name(world, one): one for one in lendable(world, seat, fight)}
        return None


def the_fight(world: World, seat: str, hexagon: str, side: str, clause: str) -> Engagement:
    """Give a fight in which a seat may help a side; refuse any other (CIV-6.8.4.3b, CIV-6.7.3e)."""
    fights = [one for one in world.engagements.values() if one.hex == hexagon and not one.result]
    able = [one for one in world.engagements.values() if befriended(world, seat, one)]
    if not fights or side not in befriended(world, seat, fights[0]):
        names = listed(
            f"{world.named(ally)} at {place_name(world, one.hex)}"
            for one in able
            for ally in befriended(world, seat, one)
        )
        raise Refusal(clause, f"no alliance of yours, free of a pact, lets you help them there; you may help: {names}")
    return fights[0]


class SendContingent(HelpOrder):
    """Send an ally up to three elements for a battle; they come back after it."""

    name: ClassVar[str] = "send_contingent"
    says: ClassVar[tuple[str, ...]] = ("send {taking} from {army} to help|aid {side} at|in {hex} [led by {general}]",)
    clause: ClassVar[str] = "CIV-6.8.4.3c"

    side: Annotated[str, Names("country")] = Field(description="the ally")
    army: Place = Field(description="where your stack stands")
    taking: dict[Type, Number] = Field(description="how many of each type go, three elements in all")
    general: Annotated[str, Names("type")] = Field(
        default="", description="the type that carries the general; else the dearest"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse more than a contingent, and stacks that cannot be there (CIV-6.8.4.3c)."""
        fight = the_fight(world, seat, self.hex, self.side, self.clause)
        stacks = lendable(world, seat, fight)
        if self.army not in stacks:
            names = listed(short_name(world, one) for one in stacks)
            raise Refusal(
                self.clause,
                f"no way there from {place_name(world, self.army)} this season, or all there are sent; able: {names}",
            )
        number, most = sum(self.taking.values()), contingent_size(world)
        if number > most:
            raise Refusal("CIV-6.8.4.3a", f"a contingent has at most {most} elements; you send {number}")
        aboard = room(world, seat, self.army, fight)
        if number > aboard:
            raise Refusal("CIV-6.8.3.2d", f"it goes by sea, and your ships there take {aboard}; you send {number}")
        for kind, wanted in self.taking.items():
            free = sum(one.type == kind for one in stacks[self.army])
            if free < wanted:
                raise Refusal(
                    self.clause, f"{free} {kind} at {place_name(world, self.army)} are free to go; you send {wanted}"
                )

    def apply(self, world: World, seat: str) -> None:
        """Bind the elements, so that nobody sends them twice (CIV-6.8.4.3c)."""
        for id in self.elements(world, seat):
            world.elements[id].aided = True

    def elements(self, world: World, seat: str) -> list[str]:
        """Give the elements that go."""
        found = []
        for kind, number in self.taking.items():
            free = [one for one in stack(world, seat, self.army) if one.type == kind and not one.aided]
            found += [one.id for one in free[:number]]
        return found


class DonateAid(HelpOrder):
    """Give an ally 50 points in place of a contingent."""

    name: ClassVar[str] = "donate_aid"
    says: ClassVar[tuple[str, ...]] = ("pay {side} for|at {hex}", "donate aid to {side} for|at {hex}")
    clause: ClassVar[str] = "CIV-6.8.4.3d"

    side: Annotated[str, Names("country")] = Field(description="the ally")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse without the points, or without an alliance (CIV-6.8.4.3d)."""
        the_fight(world, seat, self.hex, self.side, self.clause)
        treasury = world.countries[seat].treasury
        if treasury < AID_POINTS:
            raise Refusal(self.clause, f"this costs {AID_POINTS} points, and your treasury holds {treasury}")


class StayOut(HelpOrder):
    """Stay out of an ally's battle; everybody hears of it."""

    name: ClassVar[str] = "stay_out"
    says: ClassVar[tuple[str, ...]] = ("stay out of {hex}", "stay out at {hex}")
    clause: ClassVar[str] = "CIV-6.8.4.3d"

    def refuse(self, world: World, seat: str) -> None:
        """Refuse where nobody asked."""
        if not any(one.hex == self.hex and befriended(world, seat, one) for one in world.engagements.values()):
            names = listed(
                short_name(world, one.hex) for one in world.engagements.values() if befriended(world, seat, one)
            )
            raise Refusal(
                self.clause, f"no ally of yours fights at {place_name(world, self.hex)}; they fight at: {names}"
            )


def check_up(world: World, engagement: Engagement, start: str, taking: Mapping[str, int]) -> None:
    """Refuse a stack that cannot move up, or too many of it (CIV-6.8.4.1d, CIV-6.8.3b)."""
    able = movers_up(world, engagement)
    if start not in able:
        names = listed((short_name(world, one) for one in able), "or")
        raise Refusal(
            "CIV-6.8.4.1d",
            f"no stack of yours at {place_name(world, start)} can reach the hex this season; able: {names}",
        )
    check_types(world, engagement.defender, start, taking, "CIV-6.8.4.1d")
    problem = up_problem(world, engagement, start, taking)
    if problem:
        raise Refusal(*problem)


def check_types(world: World, seat: str, hexagon: str, types: Mapping[str, int], clause: str) -> None:
    """Refuse more of a type than there are."""
    for kind, wanted in types.items():
        there = sum(one.type == kind for one in stack(world, seat, hexagon))
        if there < wanted:
            raise Refusal(clause, f"there are {there} {kind} at {place_name(world, hexagon)}; you name {wanted}")


def has_militia(world: World, seat: str, hexagon: str) -> bool:
    """Tell whether a city of the seat's raises militia there."""
    city = world.city_at(hexagon)
    return city is not None and city.owner == seat and city.population > 0


DEFENCE_ORDERS: tuple[type[Deed], ...] = (GiveBattle, StandSiege, Withdraw, Ignore, SendContingent, DonateAid, StayOut)
