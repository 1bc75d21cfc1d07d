"""What leaders order their armies to do in a turn (FIE-7.7)."""

from abc import abstractmethod

from rules.fiefs.armies.camp import RECRUITING
from rules.fiefs.armies.orders import army_led, needed, whole_path
from rules.fiefs.armies.raising import places
from rules.fiefs.board.forces import Army, Item
from rules.fiefs.board.sides import home_ground
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import TYPES, Type
from rules.fiefs.campaign.acting import refuse
from rules.fiefs.campaign.spoken import SALLYING, said
from rules.fiefs.fleets.raising import shipyards
from rules.fiefs.march.paths import reach
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Given, hint, pick
from rules.kernel.orders.order import Heard, Order

ANY = "any"


def type_of(word: str) -> Type | None:
    """Give the type of element that a word stands for."""
    return next((one for one in TYPES if one == word), None)


def in_reserve(world: World, seat: str) -> list[str]:
    """Give the types in the reserve of a House's army."""
    army = army_led(world, seat)
    return [one for one in RECRUITING if army and army.reserve.get(one)]


def grounds(world: World, seat: str) -> list[str]:
    """Give where a House's army can assemble now."""
    army = army_led(world, seat)
    return places(world, army) if army and not army.on_board else []


def within_a_move(world: World, seat: str) -> list[str]:
    """Give the fiefs that one move of a House's army reaches."""
    army = army_led(world, seat)
    return list(reach(world, army)) if army and army.in_field else []


def home_fiefs(world: World, seat: str) -> list[str]:
    """Give the home ground of a House's army."""
    army = army_led(world, seat)
    return home_ground(world, army) if army else []


def yards(world: World, seat: str) -> list[str]:
    """Give where a House's army can raise a fleet marker now."""
    army = army_led(world, seat)
    return shipyards(world, army) if army else []


def every_place(world: World, seat: str, given: Given) -> list[str]:
    """Give all fiefs and places at sea."""
    return [*world.fiefs, *world.seas]


def kept_types(keep: dict[str, int]) -> list[Type]:
    """Give the types that a leader keeps, each as often as he says (FIE-8.12)."""
    return [one for one in TYPES for _ in range(keep.get(one, 0))]


class Action(Order[World]):
    """What an army does in its turn."""

    replaces = "action"

    @abstractmethod
    def item(self) -> Item:
        """Give it as the rules take it."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what the army may not do now, and whoever is invited to another army's turn (FIE-7.10a)."""
        army = self.army(world, seat)
        if world.army != army.id and world.army in world.armies:
            whose = world.short(world.armies[world.army].leader)
            raise Refusal("FIE-7.10a", f"it is the turn of {whose}'s army", "plan it: plans begin in your own turn")
        refuse(world, army, self.item())

    def army(self, world: World, seat: str) -> Army:
        """Give the army that is ordered."""
        return needed(world, seat, self.clause)


class Assemble(
    Action,
    name="assemble",
    says=("assemble at {fief} [with {general}] [keeping {keep}]",),
    clause="FIE-8.3",
    topic="army",
):
    """Assemble your army in a fief of its home ground; it is ready a turn later."""

    fief: str = pick("fief", grounds, "a fief of its home ground", denied="your army cannot assemble in {}")
    general: str = pick("type", lambda: ("Kn", "Bd"), "your general's element: Kn or Bd", default="")
    keep: dict[str, int] = hint("type", lambda: TYPES, "at half strength: twelve elements to keep", default={})

    def item(self) -> Item:
        """Assemble."""
        return Item(act="assemble", to=self.fief, general=type_of(self.general) or "", keep=kept_types(self.keep))


class March(
    Action, name="march", says=("march to {to} [by {path}] [attacking {attack}]",), clause="FIE-8.13", topic="army"
):
    """March your army to a fief, through its region and over one boundary, or over the sea."""

    to: str = hint("fief", within_a_move, "a fief that one move reaches")
    path: tuple[str, ...] = hint("place", every_place, "the places on the way, if you choose it", default=())
    attack: bool = hint("", lambda: ["yes"], "yes, to go where an enemy army is", default=False)

    def item(self) -> Item:
        """March."""
        return Item(act="move", to=self.to, path=whole_path(self.path, self.to), attack=self.attack)


class Besiege(Action, name="besiege", says=("besiege",), clause="FIE-8.37", topic="army"):
    """Besiege the fief where your army is."""

    def item(self) -> Item:
        """Besiege."""
        return Item(act="besiege")


class Ravage(Action, name="ravage", says=("ravage",), clause="FIE-8.35", topic="army"):
    """Lay waste the fief where your army is."""

    def item(self) -> Item:
        """Ravage."""
        return Item(act="ravage")


class Recruit(Action, name="recruit", says=("recruit [{type}]",), clause="FIE-8.52", topic="army"):
    """Take an element out of your army's reserve."""

    type: str = pick("type", in_reserve, "a type in the reserve", default=ANY, denied="{} is not in the reserve")

    def item(self) -> Item:
        """Recruit."""
        return Item(act="recruit", recruit=type_of(self.type) or "any")


class Encamp(Action, name="encamp", says=("encamp [recruiting {type}]",), clause="FIE-8.55", topic="army"):
    """Encamp, safe from the winter, and recruit an element in the same turn if you say which."""

    type: str = pick("type", in_reserve, "a type in the reserve", default="", denied="{} is not in the reserve")

    def item(self) -> Item:
        """Encamp."""
        return Item(act="encamp", recruit=type_of(self.type) or "")


class Sally(Action, name="sally", says=("sally", "sally out"), clause="FIE-8.32", topic="army"):
    """Leave the fortress in which your army is besieged, and meet the besieger."""

    def item(self) -> Item:
        """Sally."""
        return Item(act="sortie")

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear whoever breaks out."""
        met = said(SALLYING, words)
        return Heard([cls()]) if met and not met["next"] else None


class HoldStill(Action, name="hold", says=("hold",), clause="FIE-7.7", topic="army"):
    """Do nothing in this turn."""

    def item(self) -> Item:
        """Hold."""
        return Item(act="hold")


class FleetRaise(Action, name="fleet_raise", says=("raise fleet at {fief}",), clause="FIE-14.5", topic="detached"):
    """Spend your army's turn on a fleet marker in a friendly port of its home ground."""

    fief: str = pick("fief", yards, "a friendly coastal fief of its home ground", denied="no fleet is raised in {}")

    def item(self) -> Item:
        """Raise it."""
        return Item(act="raise_fleet", to=self.fief)


ACTIONS: tuple[type[Order[World]], ...] = (
    *(Assemble, March, Besiege, Ravage, Recruit, Encamp, Sally, HoldStill),
    FleetRaise,
)
"""What an army can do in its turn."""
