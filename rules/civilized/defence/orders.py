"""The answers to an invasion, and of those who could help (section 5 of the rulebook of war)."""

import re
from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from rules.civilized.battle.aid import befriended, lendable, room
from rules.civilized.defence.answers import leavers, may_withdraw, movers_up, up_problem, withdrawals
from rules.civilized.defence.spoken import ABSENT, BATTLE, FLIGHT, PASS, SIEGE
from rules.civilized.march.choices import Given, Number, number_in, stack_at, types_in
from rules.civilized.march.expeditions import place_name
from rules.civilized.war.relations import contingent_size, is_besieged, place_owner, some_of, stack
from rules.civilized.world.deed import BATTLE_TOPIC, Deed, lawful
from rules.civilized.world.requirements import afford, listed, refuse
from rules.civilized.world.state import Element, World
from rules.civilized.world.war import Engagement
from rules.civilized.world.war_tables import AID_POINTS
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Choices, Objection, Problem, pick
from rules.kernel.orders.order import Heard


def mine(world: World, seat: str) -> dict[str, Engagement]:
    """Give the engagements that a seat has to answer, by hex."""
    return {
        one.hex: one
        for one in world.engagements.values()
        if one.defender == seat and one.kind in ("invasion", "meeting") and not one.result
    }


def invaded(problem: Problem | None = None) -> Any:  # Any: stands for the field
    """Declare the field for where a seat answers, unless there is a problem with this answer there."""
    return pick(
        "place",
        lambda world, seat: list(mine(world, seat)),
        "where the enemy stands: a city or a hex",
        denied="no enemy waits for your answer at {}",
        problem=problem,
    )


def there(found: Callable[[World, Engagement], list[str]]) -> Choices:
    """Give a function for what is found for the invasion of the hex named."""

    def choices(world: World, seat: str, given: Given) -> list[str] | None:
        engagement = mine(world, seat).get(given.get("hex", ""))
        return found(world, engagement) if engagement else None

    return choices


class Answer(Deed, topic=BATTLE_TOPIC, replaces="answer {hex}"):
    """An answer to an invasion: the last one for a hex counts."""

    spoken: ClassVar[re.Pattern[str]]
    """How people say it who name no place."""

    hex: str = invaded()

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear an answer that names no place; where it may be given at several, or nowhere, what can be is asked."""
        if not cls.spoken.fullmatch(words) or not mine(world, seat):
            return None
        if able := [order for order in cls.ways(world, seat) if lawful(world, seat, order)]:
            return Heard(able, "Which of these?" if able[1:] else "")
        kinds: tuple[type[Answer], ...] = (GiveBattle, StandSiege, Ignore)
        open_ones = [kind(hex=one) for one in mine(world, seat) for kind in kinds]
        able = [order for order in open_ones if lawful(world, seat, order)]
        return Heard(able, "That cannot be done there. What do you do instead?") if able else None

    @classmethod
    def ways(cls, world: World, seat: str) -> Iterable["Answer"]:
        """Give the answers of this kind, one for each place where a seat is asked."""
        return [cls(hex=one) for one in mine(world, seat)]


class Stand(Answer):
    """An answer for which another stack may come to the hex."""

    up: str = pick(
        "place",
        there(movers_up),
        "where the stack stands that moves up to the hex",
        default="",
        clause="CIV-6.8.4.1d",
        denied="no stack of yours at {} can reach the hex this season",
    )
    taking: dict[str, Number] = pick(
        "type",
        types_in(stack_at("up")),
        "how many of each type move up; else all of it",
        default={},
        clause="CIV-6.8.4.1d",
        most=number_in(stack_at("up")),
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse more than there is room or ships for (CIV-6.8.4.1d, CIV-6.8.3b)."""
        if self.up:
            refuse(up_problem(world, mine(world, seat)[self.hex], self.up, self.taking))


class GiveBattle(
    Stand,
    name="give_battle",
    says=("give battle at|in {hex} [moving up {up}] [with {taking}]", "fight at|in {hex}"),
    clause="CIV-6.8.4.1c",
):
    """Give battle to an invader, alone or with another stack moved up."""

    spoken = BATTLE

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a battle without anybody to fight it (CIV-6.8.4.1c, CIV-6.8.4.1d)."""
        super().refuse(world, seat)
        if not self.up and not stack(world, seat, self.hex) and not has_militia(world, seat, self.hex):
            near = listed((world.called("place", one) for one in movers_up(world, mine(world, seat)[self.hex])), "or")
            where = place_name(world, self.hex)
            raise Refusal(self.clause, f"nobody of yours is at {where}; move a stack up from: {near}")


def has_militia(world: World, seat: str, hexagon: str) -> bool:
    """Tell whether a city of the seat's raises militia there."""
    city = world.city_at(hexagon)
    return city is not None and city.owner == seat and city.population > 0


def in_the_open(world: World, seat: str, hexagon: str) -> Objection:
    """Say that a hex has neither a city nor a fort of the seat's (CIV-6.8.4.1e)."""
    if place_owner(world, hexagon) == seat:
        return None
    problem = f"there is nothing to besiege at {place_name(world, hexagon)}"
    return Refusal("CIV-6.8.4.1e", problem, "fight, withdraw or ignore")


class StandSiege(
    Stand,
    name="stand_siege",
    says=(
        "stand siege at|in {hex} [sending {leaving} to {city}] [moving up {up}] [with {taking}]",
        "stand siege at|in {hex} [moving up {up}] [with {taking}]",
    ),
    clause="CIV-6.8.4.1e",
):
    """Stand a siege in a city or a fort; some may leave first, another stack may come in."""

    spoken = SIEGE

    hex: str = invaded(in_the_open)
    leaving: dict[str, Number] = pick(
        "type",
        types_in(stack_at("hex")),
        "how many of each type leave before it",
        default={},
        most=number_in(stack_at("hex")),
    )
    city: str = pick(
        "city",
        there(leavers),
        "the city of yours to which they go",
        default="",
        denied="they cannot reach {} past the invader",
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse to send men nobody knows where (CIV-6.8.4.1e)."""
        super().refuse(world, seat)
        if self.leaving and not self.city:
            cities = listed(world.called("city", one) for one in leavers(world, mine(world, seat)[self.hex]))
            raise Refusal(self.clause, f"say to which city they go; in reach: {cities}")


def behind_walls(world: World, seat: str, hexagon: str) -> Objection:
    """Say that nobody withdraws from a city or a fort, or from where nobody is (CIV-6.8.4.1f)."""
    if may_withdraw(world, mine(world, seat)[hexagon]):
        return None
    where = place_name(world, hexagon)
    return Refusal("CIV-6.8.4.1f", "only a stack in an open hex withdraws", f"at {where} fight or stand a siege")


class Withdraw(
    Answer,
    name="withdraw",
    says=("withdraw from {hex} to {goal}", "retire from {hex} to {goal}"),
    clause="CIV-6.8.4.1f",
):
    """Withdraw from an open hex before an invader."""

    spoken = FLIGHT

    hex: str = invaded(behind_walls)
    goal: str = pick(
        "place",
        there(withdrawals),
        "a city of yours, or a hex of yours beside it",
        denied="your army cannot reach {} past the invader",
    )

    @classmethod
    def ways(cls, world: World, seat: str) -> Iterable[Answer]:
        """Give where each army could withdraw to."""
        return [cls(hex=at, goal=goal) for at, one in mine(world, seat).items() for goal in withdrawals(world, one)]


def is_ours(world: World, seat: str, hexagon: str) -> Objection:
    """Say that a seat holds a hex, so that there is somebody to decide for (CIV-6.8.4.1g)."""
    if place_owner(world, hexagon) != seat and not stack(world, seat, hexagon):
        return None
    return Refusal("CIV-6.8.4.1g", f"you hold {place_name(world, hexagon)}", "fight, stand a siege or withdraw")


class Ignore(Answer, name="ignore", says=("ignore {hex}", "ignore invader at|in {hex}"), clause="CIV-6.8.4.1g"):
    """Let an invader stand in an open hex where you have no army."""

    spoken = PASS

    hex: str = invaded(is_ours)


def fights(world: World, seat: str) -> dict[str, Engagement]:
    """Give the fights in which a seat may help a side, by hex; of several there the first (CIV-6.8.4.3b)."""
    first: dict[str, Engagement] = {}
    for one in world.engagements.values():
        if not one.result:
            first.setdefault(one.hex, one)
    return {hexagon: one for hexagon, one in first.items() if befriended(world, seat, one)}


def of_fight(found: Callable[[World, str, Engagement], Iterable[str]]) -> Choices:
    """Give a function for what is found for a helper in the fight named."""

    def choices(world: World, seat: str, given: Given) -> list[str] | None:
        fight = fights(world, seat).get(given.get("hex", ""))
        return list(found(world, seat, fight)) if fight else None

    return choices


class HelpOrder(Deed, topic=BATTLE_TOPIC, replaces="aid {hex}"):
    """An answer of an ally: the last one for a fight counts."""

    hex: str = pick(
        "place",
        lambda world, seat: list(fights(world, seat)),
        "where the fight is",
        denied="no ally of yours fights at {}",
    )


class ActiveHelp(HelpOrder):
    """An answer that helps one side."""

    side: str = pick(
        "country",
        of_fight(befriended),
        "the ally",
        denied="no alliance of yours, free of a pact, lets you help {} there",
    )


def unsent(world: World, seat: str, given: Given) -> list[Element] | None:
    """Give those of the army named that may still be sent (CIV-6.8.4.3c)."""
    here = stack_at("army")(world, seat, given)
    return None if here is None else [one for one in here if not one.aided and not is_besieged(world, one)]


class SendContingent(
    ActiveHelp,
    name="send_contingent",
    says=("send {taking} from {army} to help|aid {side} at|in {hex} [led by {general}]",),
    clause="CIV-6.8.4.3c",
):
    """Send an ally up to three elements for a battle; they come back after it."""

    army: str = pick(
        "place",
        of_fight(lendable),
        "where your stack stands",
        denied="no way there from {} this season, or all there are sent",
    )
    taking: dict[str, Number] = pick(
        "type", types_in(unsent), "how many of each type go, three elements in all", most=number_in(unsent)
    )
    general: str = pick(
        "type",
        types_in(unsent),
        "the type that carries the general; else the dearest",
        default="",
        denied="no {} there may be sent",
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse more than a contingent, or than the ships carry (CIV-6.8.4.3a, CIV-6.8.3.2d)."""
        number, most = sum(self.taking.values()), contingent_size(world)
        if number > most:
            raise Refusal("CIV-6.8.4.3a", f"a contingent has at most {most} elements; you send {number}")
        aboard = room(world, seat, self.army, fights(world, seat)[self.hex])
        if number > aboard:
            raise Refusal("CIV-6.8.3.2d", f"it goes by sea, and your ships there take {aboard}; you send {number}")

    def apply(self, world: World, seat: str) -> None:
        """Bind the elements, so that nobody sends them twice (CIV-6.8.4.3c)."""
        for id in self.elements(world, seat):
            world.elements[id].aided = True

    def elements(self, world: World, seat: str) -> list[str]:
        """Give the elements that go."""
        return [one.id for one in some_of(unsent(world, seat, {"army": self.army}) or (), self.taking)]


class DonateAid(
    ActiveHelp,
    name="donate_aid",
    says=("pay {side} for|at {hex}", "donate aid to {side} for|at {hex}"),
    clause="CIV-6.8.4.3d",
):
    """Give an ally 50 points in place of a contingent."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse without the points (CIV-6.8.4.3d)."""
        afford(world, seat, AID_POINTS, self.clause)


class StayOut(HelpOrder, name="stay_out", says=("stay out of {hex}", "stay out at {hex}"), clause="CIV-6.8.4.3d"):
    """Stay out of an ally's battle; everybody hears of it."""

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear that somebody helps nobody; of several fights it is asked which."""
        able = [cls(hex=one) for one in fights(world, seat)] if ABSENT.fullmatch(words) else []
        return Heard(able, "Which of these?" if able[1:] else "") if able else None


DEFENCE_ORDERS: tuple[type[Deed], ...] = (GiveBattle, StandSiege, Withdraw, Ignore, SendContingent, DonateAid, StayOut)
