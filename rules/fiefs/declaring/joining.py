"""Taking sides: every House joins one of the two armies of each new conflict (FIE-5.10 to 5.12, FIE-6.7)."""

from collections.abc import Sequence
from typing import Any, Literal

from pydantic import Field

from rules.fiefs.armies.orders import STANDING as LEADING
from rules.fiefs.board.conflicts import Conflict, Membership, Opening
from rules.fiefs.board.land import fiefs_of, round_from
from rules.fiefs.board.sides import army_of, home_ground, members
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import Season
from rules.fiefs.declaring.events import SidesTaken
from rules.fiefs.declaring.siding import side_for
from rules.fiefs.seats.seats import hear
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Objection, pick
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow, Window
from rules.kernel.play.play import Play
from rules.kernel.telling.phrases import row


def sideless(world: World) -> list[Conflict]:
    """Give the conflicts in which not every House has a side yet; later nobody joins anew (FIE-5.10, FIE-5.12)."""
    return [one for one in world.conflicts.values() if set(one.members) < set(world.playing()) and not one.campaigns]


def joinable(world: World, seat: str) -> list[str]:
    """Give the armies that a House may join: of new conflicts in which it leads none (FIE-5.10, FIE-5.11)."""
    return [army for one in sideless(world) if army_of(world, one, seat) is None for army in one.armies]


class Join(
    Order[World],
    name="join",
    says=("join {army} [with {general}] [lands {lands}] [attend {attend}]",),
    clause="FIE-5.10",
):
    """Take a side: your general and troops fight in that army until the conflict ends."""

    army: str = pick("army", joinable, "the army that you join", denied="{} is not an army that you can join")
    general: Literal["Kn", "Bd"] = Field(default="Kn", description="your general's element: Kn or Bd")
    lands: Literal["open", "closed"] = Field(
        default="open", description="whether armies with which you are not at war find your fiefs friendly"
    )
    attend: bool = Field(default=False, description="yes to be waited for in the seasons of this conflict")

    def key(self) -> str:
        """Give what a later choice for the same conflict replaces."""
        return f"join {'-'.join(self.army.split('-')[:2])}"

    def apply(self, world: World, seat: str) -> None:
        """Stand with that army."""
        enrol(world, seat, self.army, general=self.general, lands_open=self.lands == "open", attends=self.attend)


def enrol(world: World, seat: str, army: str, **more: Any) -> None:  # Any: what a membership holds
    """Make a House a member of an army (FIE-5.10)."""
    conflict = world.conflicts[world.armies[army].conflict]
    conflict.members[seat] = Membership(army=army, **more)


def opening_of(world: World, seat: str) -> Conflict | None:
    """Give the conflict whose first campaign a House is to open (FIE-7.3)."""
    mine = (one for one in world.conflicts.values() if one.declarer == seat and not one.campaigns)
    return next(mine, None)


def grounds(world: World, seat: str) -> list[str]:
    """Give the fiefs where a declarer's army may stand at first: any of his nation (FIE-7.3)."""
    conflict = opening_of(world, seat)
    return fiefs_of(world, conflict.nation_a) if conflict and not conflict.rebellion else []


def away_from_home(world: World, seat: str, fief: str) -> Objection:
    """Say why an army cannot begin in a fief (FIE-7.3)."""
    conflict = opening_of(world, seat)
    if conflict and conflict.rebellion:
        return Refusal("FIE-6.5", "a rebel's army begins in his home", "name the season alone")
    return f"{world.fiefs[fief].name} is no fief of your nation"


def harbours(world: World, seat: str) -> list[str]:
    """Give where a declarer's fleet may begin: in a coastal fief of his home ground (FIE-14.3)."""
    conflict = opening_of(world, seat)
    army = army_of(world, conflict, seat) if conflict and world.settings.fleets else None
    return [one for one in home_ground(world, army) if world.fiefs[one].coastal] if army else []


def dry(world: World, seat: str, fief: str) -> Objection:
    """Say why a fleet cannot begin in a fief (FIE-14.3)."""
    if not world.settings.fleets:
        return Refusal("FIE-17.2", "this campaign is played without fleets")
    return ("FIE-14.3", f"{world.fiefs[fief].name} is no coastal fief of your home ground")


class Open(
    Order[World],
    name="open",
    says=("open [the] [campaign] in {season} [at {fief}] [with {general}] [, fleet at {fleet}]",),
    clause="FIE-7.3",
    replaces="open",
):
    """Open your first campaign: the season, and for a war the fief where your army stands ready."""

    season: Season = Field(description="the season in whose first turn it begins")
    fief: str = pick("fief", grounds, "a fief of your nation, for a war", default="", denied=away_from_home)
    general: Literal["Kn", "Bd"] = Field(default="Kn", description="your general's element: Kn or Bd")

    fleet: str = pick("fief", harbours, "a port of your home ground, where there are fleets", default="", denied=dry)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse whoever has no campaign to open (FIE-7.3)."""
        if opening_of(world, seat) is None:
            raise Refusal("FIE-7.3", "you have no campaign to open", "only who declared opens, in its first year")

    def apply(self, world: World, seat: str) -> None:
        """Keep it until the campaign begins."""
        conflict = opening_of(world, seat)
        if conflict:
            conflict.opening = Opening(season=self.season, fief=self.fief, general=self.general, fleet=self.fleet)


JOINING: tuple[type[Order[World]], ...] = (Join, Open, *LEADING)
"""What is heard when sides are taken."""


def joining(world: World, conflicts: Sequence[Conflict]) -> Window[Order[World]]:
    """Give the window in which sides are taken (FIE-5.10)."""
    names = row(world.called("conflict", one.id) for one in conflicts)
    sides = row(f"{world.short(one.declarer)} against {world.short(one.opponent)}" for one in conflicts)
    asks = f"Whose side do you take in {names}, {sides}?"
    return Window(
        name="join",
        clause="FIE-5.10",
        asked=(),
        orders=JOINING,
        title=asks if undecided(world, conflicts) else f"How does {names} begin?",
        silence="You join the side where your lands lie.",
        silences={seat: unchosen(world, conflicts, seat) for seat in sorted(world.players())},
        meanwhile="The Houses take sides.",
    )


def undecided(world: World, conflicts: Sequence[Conflict]) -> bool:
    """Tell whether a player has no side yet; where none is left, only the declarers are asked how they open."""
    return any(seat not in one.members for one in conflicts for seat in world.players())


def unchosen(world: World, conflicts: Sequence[Conflict], seat: str) -> str:
    """Say where silence would put a House that has no side yet, and when its own war begins (FIE-16.8, FIE-17.9)."""
    sides = [
        world.armies[one.armies[side_for(world, one, seat, "prudent") - 1]]
        for one in conflicts
        if seat not in one.members
    ]
    joined = [f"join {row(world.short(one.leader) for one in sides)}"] if sides else []
    opening = ["open your war in spring"] if seat in {one.declarer for one in conflicts} else []
    return f"You {row([*joined, *opening])}." if joined or opening else "Your army meets enemies as is wise."


def take_sides(play: Play[World], conflicts: Sequence[Conflict]) -> Flow:
    """Let all Houses join at once, or one after the other from the declarer's left, of each conflict (FIE-5.10)."""
    if not conflicts:
        return
    if play.state.settings.join == "round":
        for one in conflicts:
            yield from round_table(play, one)
        return
    world = play.state
    wanted = {seat for one in conflicts for seat in world.playing() if seat not in one.members}
    openers = {one.declarer for one in conflicts}
    guests = {one.opponent for one in conflicts} - wanted - openers
    asked = [seat for seat in world.playing() if seat in wanted | openers]
    given = yield from hear(play, joining(world, conflicts), asked, [one for one in world.playing() if one in guests])
    play.carry_out(given)
    for conflict in conflicts:
        settle_sides(play, conflict)


def round_table(play: Play[World], conflict: Conflict) -> Flow:
    """Let one House after the other join, from the declarer's left (FIE-5.10)."""
    world = play.state
    order = [seat for seat in round_from(world, conflict.declarer) if seat not in conflict.members]

    def place(seat: str) -> Flow:
        given = yield from hear(play, joining(world, [conflict]), [seat])
        play.carry_out(given)
        default_side(world, conflict, seat)

    for seat in order:
        yield from place(seat)
    settle_sides(play, conflict)


def default_side(world: World, conflict: Conflict, seat: str) -> None:
    """Let a House that said nothing join: an autopilot by its character, a player as a prudent one (FIE-16.8)."""
    if seat in conflict.members:
        return
    house = world.houses[seat]
    side = side_for(world, conflict, seat, "prudent" if house.holder == "player" else house.character)
    enrol(world, seat, conflict.armies[side - 1])


def settle_sides(play: Play[World], conflict: Conflict) -> None:
    """Give every House a side, all choosing by how things stood, and tell who stands where (FIE-5.10, FIE-6.7)."""
    world = play.state
    for seat in world.playing():
        default_side(world, conflict, seat)
    first, second = (members(world, world.armies[army]) for army in conflict.armies[:2])
    play.tell(
        SidesTaken(
            clause="FIE-6.7" if conflict.rebellion else "FIE-5.10",
            conflict=conflict.id,
            declarer=conflict.declarer,
            with_declarer=tuple(first[1:]),
            opponent=conflict.opponent,
            with_opponent=tuple(second[1:]),
            closed=tuple(seat for seat in world.playing() if not conflict.members[seat].lands_open),
        )
    )
