"""The orders of the besieged, and of those who lend their men to a siege (source 6.8.4.5, 6.8.4.3)."""

from rules.civilized.battle.aid import alliance_between
from rules.civilized.conquest.retreats import go
from rules.civilized.march.choices import ARMY, Number, stack_at, types_in
from rules.civilized.march.expeditions import open_engagement, place_name
from rules.civilized.march.maneuvers import GroupManeuver
from rules.civilized.march.marches import Way, find_way, walk
from rules.civilized.march.storms import care_of
from rules.civilized.war.relations import (
    Errand,
    contingent_size,
    field_army,
    is_besieged,
    pact_partners,
    place_owner,
    some_of,
    stack,
)
from rules.civilized.world.requirements import listed
from rules.civilized.world.state import Element, World
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import hint
from rules.kernel.play.play import Play


def besieged_places(world: World, seat: str) -> list[str]:
    """Give the places of a seat's that are under siege and hold some of its elements."""
    return [hexagon for hexagon in world.sieges if place_owner(world, hexagon) == seat and stack(world, seat, hexagon)]


class Sally(
    GroupManeuver,
    name="sally",
    says=("sally from {hex} [with {taking}] [in {season}]",),
    clause="CIV-6.8.4.5k",
    replaces="sally {hex} {season}",
):
    """Sally from a besieged place: its men give battle to the besieger."""

    hex: str = hint("place", besieged_places, "your besieged city or fort")
    taking: dict[str, Number] = hint(
        "type", types_in(stack_at("hex")), "how many of each type, six or more; else all", default={}
    )

    def plan(self, world: World, seat: str) -> list[Element]:
        """Give those who sally (CIV-6.8.4.5k)."""
        if self.hex not in besieged_places(world, seat):
            places = listed(place_name(world, one) for one in besieged_places(world, seat))
            name = place_name(world, self.hex)
            raise Refusal(self.clause, f"{name} is not besieged with men of yours in it; besieged: {places}")
        inside, army = stack(world, seat, self.hex), field_army(world)
        some = some_of(inside, self.taking) if self.taking else inside
        if len(some) < min(army, len(inside)):
            raise Refusal(self.clause, f"a sally takes {army} elements or more, or all {len(inside)} that are inside")
        return some

    def execute(self, play: Play[World], seat: str) -> None:
        """Open the engagement (CIV-6.8.1e)."""
        those, besieger = self.plan(play.state, seat), play.state.sieges[self.hex].besieger
        for one in those:
            one.moved = True
        open_engagement(play, "sally", seat, besieger, self.hex, those)


def allied_sieges(world: World, seat: str) -> list[str]:
    """Give the places whose besiegers a seat's alliances let it join (CIV-6.8.4.3g, CIV-6.7.3e)."""
    return [
        hexagon
        for hexagon, siege in world.sieges.items()
        if siege.besieger != seat
        and alliance_between(world, seat, siege.besieger)
        and (place_owner(world, hexagon) or "") not in (seat, *pact_partners(world, seat))
    ]


def unlent(world: World, seat: str) -> list[str]:
    """Give where a seat has elements that it has not lent."""
    return list(dict.fromkeys(one.hex for one in world.army_of(seat) if not one.lent))


class LendToSiege(
    GroupManeuver,
    name="lend_to_siege",
    says=("lend {taking} from {army} to siege of {siege} [in {season}]",),
    clause="CIV-6.8.4.3g",
):
    """Lend up to three elements to an ally's siege until you recall them."""

    siege: str = hint("place", allied_sieges, "the city or fort that your ally besieges")
    army: str = hint("place", unlent, ARMY)
    taking: dict[str, Number] = hint(
        "type", types_in(stack_at("army")), "how many of each type go, three elements in all"
    )

    def plan(self, world: World, seat: str) -> list[Element]:
        """Give those who go (CIV-6.8.4.3g)."""
        if self.siege not in allied_sieges(world, seat):
            names = listed(place_name(world, one) for one in allied_sieges(world, seat))
            where = place_name(world, self.siege)
            raise Refusal(self.clause, f"no ally of yours, free of a pact, besieges {where}; they besiege: {names}")
        number, most = sum(self.taking.values()), contingent_size(world)
        lent = sum(one.lent == self.siege for one in world.army_of(seat))
        if number + lent > most:
            raise Refusal(
                "CIV-6.8.4.3a", f"at most {most} elements may be lent; {lent} are there and you send {number}"
            )
        here = stack(world, seat, self.army)
        free = [one for one in here if not one.moved and not one.aided and not is_besieged(world, one)]
        some = some_of(free, self.taking)
        if len(some) < number:
            where = place_name(world, self.army)
            raise Refusal(self.clause, f"{len(some)} of those stand free at {where}; you send {number}")
        self.way(world, seat)
        return some

    def errand(self, world: World, seat: str) -> Errand:
        """Give the errand: the land of both sides is open to it."""
        sides = world.sieges[self.siege].besieger, place_owner(world, self.siege) or ""
        return Errand(seat, self.siege, sum(self.taking.values()), aid=sides)

    def way(self, world: World, seat: str) -> Way:
        """Give the way there. Raises Refusal where there is none."""
        way = find_way(world, self.errand(world, seat), self.army, [self.siege])
        if not isinstance(way, Way):
            raise Refusal(*way)
        return way

    def execute(self, play: Play[World], seat: str) -> None:
        """Go there, with the cards of the way, and stay."""
        world = play.state
        some, way, care = self.plan(world, seat), self.way(world, seat), care_of(world, seat, world.season, self.siege)
        place = walk(play, self.errand(world, seat), some, way, world.season, care)
        for one in some:
            one.aided = True
        if place == len(way.hexes) - 1 and some:
            go(play, some, self.siege, "lent", self.army)
            for one in some:
                one.lent, one.came = self.siege, self.army


def lent_at(world: World, seat: str) -> list[str]:
    """Give the sieges to which a seat has lent something."""
    return list(dict.fromkeys(one.lent for one in world.army_of(seat) if one.lent))


class RecallContingent(
    GroupManeuver,
    name="recall_contingent",
    says=("recall contingent from {siege} [in {season}]",),
    clause="CIV-6.8.4.3h",
    replaces="recall_contingent {siege} {season}",
):
    """Call home the elements that you have lent to a siege."""

    siege: str = hint("place", lent_at, "the siege where they are")

    def plan(self, world: World, seat: str) -> list[Element]:
        """Give those who are there."""
        lent = [one for one in world.army_of(seat) if one.lent == self.siege]
        if not lent:
            names = listed(place_name(world, one) for one in lent_at(world, seat))
            raise Refusal(self.clause, f"nothing of yours is lent at {place_name(world, self.siege)}; lent at: {names}")
        return lent

    def execute(self, play: Play[World], seat: str) -> None:
        """Bring them back to the stack from which they came."""
        lent = self.plan(play.state, seat)
        for start in dict.fromkeys(one.came for one in lent):
            go(play, [one for one in lent if one.came == start], start, "recalled", self.siege)
        for one in lent:
            one.lent, one.came = "", ""


SIEGE_ORDERS = (Sally, LendToSiege, RecallContingent)
