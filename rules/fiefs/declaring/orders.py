"""The orders that begin a war or a rebellion (FIE-5.1 to 5.9, FIE-6.1 to 6.5)."""

from typing import Literal

from pydantic import Field

from rules.fiefs.board.houses import Intent, Pretext
from rules.fiefs.board.land import regions_of, ruled, ruler
from rules.fiefs.board.state import World
from rules.fiefs.claims.deeds import Deed
from rules.fiefs.declaring.conflict import (
    cannot_rebel,
    contestable,
    declare,
    home_nation,
    no_movement,
    no_pretext,
    rebel,
    undeclarable,
    usurps,
)
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Given, Objection, hint, pick
from rules.kernel.play.play import Play


def others(world: World, seat: str) -> list[str]:
    """Give the nations that a House does not rule (FIE-5.1)."""
    return [nation for nation in world.nations if ruler(world, nation) != seat]


def unruled(world: World, seat: str, nation: str) -> Objection:
    """Say why one's own nation is no aim, and that only rulers declare war (FIE-5.1)."""
    if not ruled(world, seat):
        return Refusal("FIE-5.1", "only a ruler declares war, and you rule no nation", "claim, or rebel")
    return f"you rule {world.called('nation', nation)} yourself" if ruler(world, nation) == seat else None


def aims(world: World, seat: str, given: Given) -> list[str]:
    """Give the regions that a war for territory may contest now, else all of the target's (FIE-5.6)."""
    target = given.get("target", "")
    if target not in world.nations:
        return []
    own = [given["nation"]] if given.get("nation") in world.nations else ruled(world, seat)
    legal = [region for nation in own for region in contestable(world, seat, nation, target)]
    return list(dict.fromkeys(legal)) or regions_of(world, target)


class DeclareWar(
    Deed,
    name="declare_war",
    says=(
        "declare war on {target} for [the] {pretext} [in|of {regions}] [as {nation}]",
        "declare war with|as {nation} on {target} for [the] {pretext} [in|of {regions}]",
    ),
    clause="FIE-5.1",
    replaces="declare_war {target} {pretext}",
):
    """Declare war on a nation for its throne, for territory, or for honor; you lead your nation's army."""

    target: str = pick("nation", others, "a nation that you do not rule", problem=unruled, denied=unruled)
    pretext: Pretext = Field(description="throne, territory or honor")
    regions: tuple[str, ...] = hint(
        "region", aims, "for territory: the regions, each with a claim of yours", default=()
    )
    nation: str = pick(
        "nation", ruled, "which of your nations, if you rule several", default="", denied="{} is not yours"
    )

    def intent(self) -> Intent:
        """Give it as it is ranked."""
        return Intent(
            deed="war", nation=self.nation, target=self.target, pretext=self.pretext, regions=list(self.regions)
        )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse regions where none, or other ones, are contested (FIE-5.6)."""
        if self.pretext != "territory" and self.regions:
            raise Refusal("FIE-5.3", f"a war for {self.pretext} names no regions", "leave them out")
        if self.pretext == "territory" and not self.regions:
            raise Refusal("FIE-5.6", "a war for territory names its regions", "write: for territory in …")
        if len(set(self.regions)) < len(self.regions):
            raise Refusal("FIE-5.6", "a region is named twice", "name each once")
        super().refuse(world, seat)

    def own(self, world: World, seat: str) -> str:
        """Give the nation in whose name it is: the one named, else the first that may, else the first (FIE-5.1)."""
        nations = [self.nation] if self.nation else ruled(world, seat)
        legal = (nation for nation in nations if not self.problem(world, seat, nation))
        return next(legal, nations[0] if nations else "")

    def problem(self, world: World, seat: str, nation: str) -> Objection:
        """Say why a nation cannot wage this war, if so."""
        return undeclarable(world, seat, nation, self.target) or no_pretext(
            world, seat, nation, self.target, self.pretext, self.regions
        )

    def objection(self, world: World, seat: str) -> Objection:
        """Say why the war cannot be declared, if so."""
        nation = self.own(world, seat)
        return self.problem(world, seat, nation) if nation else ("FIE-5.1", "only a ruler declares war")

    def perform(self, play: Play[World], seat: str) -> None:
        """Declare it."""
        declare(play, seat, self.own(play.state, seat), self.target, self.pretext, self.regions)


def risen(world: World, seat: str) -> list[str]:
    """Give the regions that may rise under a House for independence (FIE-6.3)."""
    nation = home_nation(world, seat)
    held = {fief.region for fief in world.fiefs.values() if fief.control == seat}
    return [region for region in regions_of(world, nation) if region in held] if nation else []


class Rebel(
    Deed,
    name="rebel",
    says=("rebel [for {kind}] [in {regions}]",),
    clause="FIE-6.1",
    replaces="rebel",
):
    """Rise against the nation where your home lies: for its throne if you claim it, else for independence."""

    kind: Literal["independence", "usurpation"] | None = Field(
        default=None, description="which it has to be: usurpation if you claim the throne, else independence"
    )
    regions: tuple[str, ...] = hint("region", risen, "for independence: regions, your home's among them", default=())

    def intent(self) -> Intent:
        """Give it as it is ranked."""
        return Intent(deed="rebel", regions=list(self.regions))

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a House without a home; what else speaks against it is found out in its turn (FIE-6.1)."""
        if not world.houses[seat].home:
            raise Refusal("FIE-6.1", "only a House with a home can rebel", "gain a fief first")
        super().refuse(world, seat)

    def objection(self, world: World, seat: str) -> Objection:
        """Say why it cannot rebel so, if so (FIE-6.1, FIE-6.2, FIE-6.3)."""
        problem = cannot_rebel(world, seat)
        if problem:
            return problem
        if usurps(world, seat):
            wrong = self.kind == "independence" or bool(self.regions)
            return ("FIE-6.2", "you claim the throne there, so you rebel for that") if wrong else None
        if self.kind == "usurpation":
            return "FIE-6.2", "you have no claim on the throne there"
        return no_movement(world, seat, self.regions)

    def perform(self, play: Play[World], seat: str) -> None:
        """Rise."""
        rebel(play, seat, self.regions)


DECLARING = (DeclareWar, Rebel)
"""The actions of this room."""
