"""The orders about claims and homes, and to do nothing this year (FIE-3.7, FIE-3.8, FIE-3.9, FIE-4)."""

import re
from collections.abc import Sequence

from rules.fiefs.board.houses import Intent
from rules.fiefs.board.land import held
from rules.fiefs.board.state import World
from rules.fiefs.claims.choosing import by_preference
from rules.fiefs.claims.deeds import Deed, alone
from rules.fiefs.claims.events import YearPassed
from rules.fiefs.claims.homes import immovable, name_home, no_home_there
from rules.fiefs.claims.markers import claim, exercise, unclaimable, unexercisable
from rules.fiefs.claims.ranking import Verb, in_order
from rules.kernel.errors import Refusal
from rules.kernel.language.matching import fold
from rules.kernel.orders.choice import Objection, hint, pick
from rules.kernel.orders.order import Heard, Order
from rules.kernel.play.play import Play

PLACED = r"(?: (?:first(?: of all)?|second|third|next|then|last|after that|as (?:a )?(?:backup|second choice)))"
CLAIMING_WORDS = re.compile(rf"(?:then |and )*(?:lay )?claim (?:to |on )?(?P<fief>.+?){PLACED}+[\s.!]*")
TAKING_WORDS = re.compile(
    r"(?:then |and )*(?:take|seize|annex|grab|exercise (?:my |the |our )?claim (?:in|on)) "
    rf"(?P<fief>.+?)(?: (?:with|by|using|through|on) (?:my|the|our|a) claim{PLACED}*|{PLACED}+)[\s.!]*"
)
"""How somebody says which of his actions comes first, besides what it is."""
BARE_WORDS = re.compile(
    r"(?:(?:i|we|please|pls|ok|then|and|just|will|want to|let's|lets)[\s,]+)*(?:take|seize|annex|grab|get|conquer) "
    r"(?P<fief>.+?)(?:[\s,]+(?:lol|haha|please|pls|now|then|too|this year))*[\s.!]*"
)
"""How somebody says that he takes a fief, and no more."""
CROWNED = (
    "a capital falls to no claim alone: with your claim on it you may declare war for the throne, or rebel where your "
    "home lies"
)


def ranked(way: re.Pattern[str], words: str, world: World) -> str:
    """Give the fief of an action that is named with its place among others; empty where none is."""
    found = way.fullmatch(fold(words).strip())
    return next((id for id, fief in world.fiefs.items() if found and fold(fief.name) == found["fief"]), "")


def claimable(world: World, seat: str) -> list[str]:
    """Give the fiefs that a House may claim now, the best first; those of others before its own (FIE-4.1)."""
    legal = [fief for fief in world.fiefs if not unclaimable(world, seat, fief)]
    return sorted(by_preference(world, seat, legal), key=lambda fief: world.fiefs[fief].control == seat)


def exercisable(world: World, seat: str) -> list[str]:
    """Give the fiefs that a House may take by its claims now (FIE-4.4)."""
    return [fief for fief in world.fiefs if not unexercisable(world, seat, fief)]


class Claim(
    Deed,
    name="claim",
    says=("claim {fief}", "lay claim to {fief}"),
    clause="FIE-4.1",
    replaces="claim {fief}",
):
    """Put your claim on a fief: next year you may take it; on a capital, fight for the throne."""

    fief: str = hint("fief", claimable, "a fief that does not bear your claim")

    def intent(self) -> Intent:
        """Give it as it is ranked."""
        return Intent(deed="claim", fief=self.fief)

    def objection(self, world: World, seat: str) -> Objection:
        """Say why the fief cannot be claimed, if so."""
        return unclaimable(world, seat, self.fief)

    def perform(self, play: Play[World], seat: str) -> None:
        """Lay the claim."""
        claim(play, seat, self.fief)

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear its place among the actions as well: `claim Paris first`."""
        fief = ranked(CLAIMING_WORDS, words, world)
        return Heard([cls(fief=fief)]) if fief else None


class Exercise(
    Deed,
    name="exercise",
    says=("exercise claim in {fief}", "exercise [the|my|our] claim in|on {fief}"),
    clause="FIE-4.4",
    replaces="exercise {fief}",
):
    """Take a fief that bears your claim; the claim is used up."""

    fief: str = hint("fief", exercisable, "a fief of another House that bears your claim")

    def intent(self) -> Intent:
        """Give it as it is ranked."""
        return Intent(deed="exercise", fief=self.fief)

    def objection(self, world: World, seat: str) -> Objection:
        """Say why the claim cannot be exercised, if so."""
        return unexercisable(world, seat, self.fief)

    def perform(self, play: Play[World], seat: str) -> None:
        """Take the fief."""
        exercise(play, seat, self.fief)

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear its place among the actions as well, `take Angers first`, and several at once, in their order."""
        if several := [] if world.season else in_order(world, words):
            return Heard(all_of(world, seat, several))
        if (crown := ranked(BARE_WORDS, words, world)) and guarded(world, seat, crown):
            return Heard([Claim(fief=crown)], CROWNED)
        fief = ranked(TAKING_WORDS, words, world)
        return Heard([one_of(world, seat, "take", fief)]) if fief else None


def all_of(world: World, seat: str, several: Sequence[tuple[Verb | None, str]]) -> list[Deed]:
    """Give several actions as they are ranked: what is not said of a fief is what was ordered, or said before it."""
    verbs: dict[str, Verb] = {"claim": "claim", "exercise": "take"}
    given = {one.fief: verbs[one.deed] for one in world.houses[seat].ranks if one.deed in verbs}
    found, carried = list[Deed](), None
    for verb, fief in several:
        carried = verb or carried
        found.append(one_of(world, seat, verb or given.get(fief) or carried, fief))
    return found


def one_of(world: World, seat: str, verb: Verb | None, fief: str) -> Deed:
    """Give what a House does to a fief: it takes what its claim gives it, unless it says that it claims it."""
    claims = verb == "claim" or (unexercisable(world, seat, fief) and not unclaimable(world, seat, fief))
    return Claim(fief=fief) if claims else Exercise(fief=fief)


def guarded(world: World, seat: str, fief: str) -> bool:
    """Tell whether a fief is another's capital, which no claim takes (FIE-4.7)."""
    place = world.fiefs[fief]
    return (
        bool(place.capital_of) and place.control != seat and not world.settings.exercise_capitals and not world.season
    )


def elsewhere(world: World, seat: str) -> list[str]:
    """Give the fiefs to which a House could move home."""
    return [fief for fief in held(world, seat) if fief != world.houses[seat].home]


def unmoved(world: World, seat: str, fief: str) -> Objection:
    """Say why a House may not move home to a fief; before its turn comes, only that it is not its own (FIE-3.7)."""
    return immovable(world, seat, fief) if alone(world, seat) else no_home_there(world, seat, fief)


class MoveHome(
    Deed,
    name="move_home",
    says=("move home to {fief}",),
    clause="FIE-3.7",
    replaces="move_home",
):
    """Move your home to another fief of yours, as this year's action."""

    fief: str = pick("fief", elsewhere, "another fief of yours", problem=unmoved, denied="{} is no other fief of yours")

    def intent(self) -> Intent:
        """Give it as it is ranked."""
        return Intent(deed="relocate", fief=self.fief)

    def objection(self, world: World, seat: str) -> Objection:
        """Say why the home cannot be moved, if so."""
        return immovable(world, seat, self.fief)

    def perform(self, play: Play[World], seat: str) -> None:
        """Move the home."""
        name_home(play, seat, self.fief, "FIE-3.7")


class Pass(Deed, name="pass", says=("pass", "pass this year"), clause="FIE-3.8", replaces="pass"):
    """Do nothing this year."""

    def intent(self) -> Intent:
        """Give it as it is ranked."""
        return Intent(deed="pass")

    def perform(self, play: Play[World], seat: str) -> None:
        """Tell that nothing is done (FIE-3.8)."""
        play.tell(YearPassed(seat=seat))


class Wait(Deed, name="wait", says=("wait",), clause="FIE-3.6", replaces="wait"):
    """Wait for your turn, and be asked alone when you know what those before you did."""

    def intent(self) -> Intent:
        """Give it as it is ranked."""
        return Intent(deed="wait")

    def perform(self, play: Play[World], seat: str) -> None:
        """Do nothing by itself: the House is asked alone (FIE-3.6)."""


class NameHome(
    Order[World], name="home", says=("home {fief}", "live in {fief}"), clause="FIE-2.14", replaces="home", stage=-10
):
    """Name a fief of yours as your home; free at the beginning, and when yours was lost."""

    fief: str = pick("fief", held, "a fief of yours", denied="{} is not yours")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse it while a home stands that was chosen (FIE-3.9)."""
        house = world.houses[seat]
        if house.home and not house.home_choice:
            raise Refusal("FIE-3.9", f"{world.fiefs[house.home].name} is your home", "moving it is a year's action")

    def apply(self, world: World, seat: str) -> None:
        """Keep it; the phase tells it."""
        world.houses[seat].home = self.fief


CLAIMING: Sequence[type[Deed]] = (Claim, Exercise, MoveHome, Pass)
"""The actions of this room."""
