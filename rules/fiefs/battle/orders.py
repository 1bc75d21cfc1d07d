"""What is ordered of a battle: where it is fought, and how one on a table ended (FIE-11.1, FIE-11.5 to FIE-11.8)."""

from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from rules.fiefs.battle.reports import by_seat, check_deeds, check_losses, in_order, seats_of, with_general
from rules.fiefs.board.conflicts import Battle, Reported
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import TYPES, Type
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Given as Reading
from rules.kernel.orders.choice import Objection, pick
from rules.kernel.orders.order import Heard, Order
from rules.kernel.table.heard import Sides, tabled, thrown, told
from rules.kernel.table.results import Claiming, Confirming, Declining, Disputing, Result, Side, only_the_chair

LOSSES = "[, attacker loses {attacker_lost}] [, defender loses {defender_lost}] [, generals {fallen}]"
"""How the losses of a report are written."""


def types() -> tuple[Type, ...]:
    """Give the twelve types."""
    return TYPES


def at_hand(world: World, clause: str) -> Battle:
    """Give the battle at hand; refuses where there is none."""
    if world.battle is None:
        raise Refusal(clause, "no battle is being fought")
    return world.battle


def generals(world: World, seat: str) -> list[str]:
    """Give the Houses with a general in the battle at hand."""
    battle = world.battle
    if battle is None:
        return []
    return [one for army in (battle.attacker, battle.defender) for one in with_general(world.armies[army])]


def fighters(world: World, seat: str) -> list[str]:
    """Give the Houses that fight in the battle at hand."""
    return [one for side in seats_of(world, world.battle) for one in side] if world.battle else []


def there(world: World, seat: str, kind: str, side: Side) -> int:
    """Say how many elements of a type an army has, before the battle."""
    battle = world.battle
    if battle is None:
        return 0
    army = battle.attacker if side == "attacker" else battle.defender
    return sum(one.fights_as == kind for one in world.armies[army].elements)


def attackers_there(world: World, seat: str, kind: str) -> int:
    """Say how many of a type the attacker has."""
    return there(world, seat, kind, "attacker")


def defenders_there(world: World, seat: str, kind: str) -> int:
    """Say how many of a type the defender has."""
    return there(world, seat, kind, "defender")


def fought(attackers: Sequence[str], defenders: Sequence[str]) -> tuple[tuple[Side, Sequence[str]], ...]:
    """Give the Houses of each side."""
    return ("attacker", attackers), ("defender", defenders)


def not_fallen(world: World, seat: str, one: str, given: Reading) -> Objection:
    """Say why a general cannot have fallen: no element of his type is said to be lost for him (FIE-11.5)."""
    battle = world.battle
    if battle is None:
        return None
    for army, field in ((battle.attacker, "attacker_lost"), (battle.defender, "defender_lost")):
        kinds = {element.general: element.fights_as for element in world.armies[army].elements if element.general}
        if one in kinds:
            also = sum(kinds.get(other) == kinds[one] for other in given.get("fallen", ()))
            fell = (given.get(field) or {}).get(kinds[one], 0)
            name = world.called("seat", one)
            return (
                None if fell > also else f"the general of {name} is with {kinds[one]}, and fewer {kinds[one]} are lost"
            )
    return None


def untold() -> Refusal:
    """Refuse deeds of a battle of which its House has not said who won (FIE-11.5)."""
    return Refusal("FIE-11.5", "say first who won", "report the battle, then its deeds")


def unreported(world: World, seat: str, one: str) -> Objection:
    """Say that the report comes first, and that nothing of a House's enemies has fallen by it (FIE-11.5)."""
    if world.battle is None or seat not in world.battle.claims:
        return untold()
    found, (ours, _) = world.battle.claims[seat], seats_of(world, world.battle)
    return (
        None if (found.defender_lost if one in ours else found.attacker_lost) else "by your report its enemy lost none"
    )


def idle_hands(world: World, seat: str, one: str, given: Reading) -> Objection:
    """Say that a House destroyed nothing, so nothing with knights either."""
    return None if given.get("destroyed", {}).get(one) else "of a House that destroyed nothing there is no part"


def no_general(world: World, seat: str, one: str, given: Reading) -> Objection:
    """Say that no general of a House's enemies has fallen, by the seat's own report."""
    if world.battle is None or seat not in world.battle.claims:
        return None
    ours, theirs = seats_of(world, world.battle)
    foes = theirs if one in ours else ours
    if not any(foe in foes for foe in world.battle.claims[seat].fallen):
        return "by your report no general of its enemies fell"
    return idle_hands(world, seat, one, given)


class ChooseVenue(
    Order[World], name="venue", says=("venue {venue}",), clause="FIE-11.1", topic="battle", replaces="venue"
):
    """Say whether you would fight this battle on a table; it is, if both leaders would."""

    venue: Literal["table", "auto"] = Field(description="table: you play it and report; auto: Herald fights it")

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear that somebody would fight it on a table, or leaves it to the dice."""
        venues = [cls(venue="auto")] * thrown(words) + [cls(venue="table")] * tabled(words)
        return Heard(venues[:1]) if venues else None


class Report(
    Claiming[World],
    name="report",
    says=("report {winner} wins " + LOSSES, "report {winner} " + LOSSES),
    clause="FIE-11.5",
    topic="battle",
):
    """Report a battle fought on a table: who won, and what each army lost."""

    winner: Side = Field(description="the side that won")
    attacker_lost: dict[str, int] = pick(
        "type", types, "how many of each type the attacker lost", default={}, most=attackers_there
    )
    defender_lost: dict[str, int] = pick(
        "type", types, "how many of each type the defender lost", default={}, most=defenders_there
    )
    fallen: tuple[str, ...] = pick("seat", generals, "whose generals were destroyed", default=(), problem=not_fallen)

    def found(self, world: World) -> Reported:
        """Give what is reported, without who did it."""
        return Reported(
            winner=self.winner,
            attacker_lost=in_order(self.attacker_lost),
            defender_lost=in_order(self.defender_lost),
            fallen=tuple(one for one in world.houses if one in self.fallen),
        )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse impossible losses."""
        check_losses(world, at_hand(world, self.clause), self.found(world))

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear who won; which elements were lost is asked where losses are spoken of (FIE-11.5)."""
        if world.battle is None:
            return None
        attackers, defenders = seats_of(world, world.battle)
        names = {side: [world.called("seat", one) for one in some] for side, some in fought(attackers, defenders)}
        own = next((side for side, some in fought(attackers, defenders) if seat in some), None)
        said = told(words, Sides(names, own))
        if said is None:
            return None
        if said.winner and not said.losing:
            return Heard([cls(winner=said.winner)])
        ends = [cls(winner=side) for side, _ in fought(attackers, defenders) if said.winner in (None, side)]
        lost = "Name what each army lost by its type, such as “attacker loses 2 Kn”. "
        return Heard(ends, f"{lost if said.losing else ''}Who won, and was nothing lost?")

    def apply(self, world: World, seat: str) -> None:
        """Keep it as this seat's report."""
        at_hand(world, self.clause).claims[seat] = self.found(world)

    def result(self) -> Result:
        """Give who won; the whole report is kept with the battle."""
        return Result(winner=self.winner)


class Deeds(
    Order[World],
    name="deeds",
    says=("deeds {destroyed} [, with knights {knights}] [, generals {killed}] [, camp {camp}]",),
    clause="FIE-11.5",
    topic="battle",
    replaces="deeds",
    stage=1,
):
    """Add to your report which House destroyed how many enemy elements, and who entered the camp."""

    destroyed: dict[str, int] = pick("seat", fighters, "enemy elements that each House destroyed", problem=unreported)
    knights: dict[str, int] = pick(
        "seat", fighters, "how many of those with a Kn element", default={}, problem=idle_hands
    )
    killed: dict[str, int] = pick(
        "seat", fighters, "how many of those were generals' elements", default={}, problem=no_general
    )
    camp: tuple[str, ...] = pick("seat", fighters, "whose element entered the enemy camp", default=())

    def found(self, world: World, seat: str) -> Reported:
        """Give the seat's report with the deeds in it."""
        deeds = {
            "destroyed": by_seat(world, self.destroyed),
            "knights": by_seat(world, self.knights),
            "generals": by_seat(world, self.killed),
            "camp": tuple(one for one in world.houses if one in self.camp),
        }
        return at_hand(world, self.clause).claims[seat].model_copy(update=deeds)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse deeds without a report, and impossible ones."""
        battle = at_hand(world, self.clause)
        if seat not in battle.claims:
            raise untold()
        check_deeds(world, battle, self.found(world, seat))

    def apply(self, world: World, seat: str) -> None:
        """Put them into the report."""
        at_hand(world, self.clause).claims[seat] = self.found(world, seat)


class Confirm(Confirming[World], name="confirm", says=("confirm", "accept report"), clause="FIE-11.6", topic="battle"):
    """Let the reported result stand."""


class Dispute(Disputing[World], name="dispute", says=("dispute [{reason}]",), clause="FIE-11.6", topic="battle"):
    """Contest the reported result; the gamemaster rules, else Herald fights the battle."""


class RuleBattle(
    Report,
    name="rule",
    says=("rule {winner} wins " + LOSSES, "rule {winner} " + LOSSES),
    clause="FIE-11.7",
    topic="battle",
):
    """As gamemaster, say how a contested battle ended."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse everybody but the gamemaster, and impossible losses."""
        only_the_chair(seat, self.clause)
        super().refuse(world, seat)


def reporters(world: World, seat: str) -> list[str]:
    """Give the Houses that have reported the battle at hand."""
    return [one for one in world.battle.claims if one in world.houses] if world.battle else []


class Uphold(Claiming[World], name="uphold", says=("uphold {report}",), clause="FIE-11.7", topic="battle"):
    """As gamemaster, let one of the reports stand."""

    report: str = pick("seat", reporters, "whose report stands")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse everybody but the gamemaster."""
        only_the_chair(seat, self.clause)

    def result(self) -> Result | None:
        """Claim nothing by itself: the report that is upheld is kept with the battle."""
        return None


class UseResolver(
    Declining[World], name="resolver", says=("resolver", "use resolver"), clause="FIE-11.7", topic="battle"
):
    """Let Herald fight this battle after all."""


class Standing(Claiming[World], name="standing_report", says=("standing report",), clause="FIE-11.8", topic="battle"):
    """A report as it is kept with the battle, deeds and all; nobody orders it."""

    whole: Reported

    def result(self) -> Reported:
        """Give it."""
        return self.whole
