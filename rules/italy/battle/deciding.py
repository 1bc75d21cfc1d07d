"""How a battle is decided: on a table and reported, or by the Battle Result Generator (ITA-6.21 to ITA-7.5)."""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pydantic import Field

from rules.italy.battle.armies import points
from rules.italy.battle.events import GeneratorThrown
from rules.italy.battle.heard import degree, question, reckon, sides
from rules.italy.board.state import Attack, World
from rules.italy.board.tables import DIE, ROME, Degree
from rules.italy.seats.seats import addressed, obey
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Heard, Order
from rules.kernel.orders.windows import Sealed, Window, Wording
from rules.kernel.play.play import Play
from rules.kernel.table.heard import told
from rules.kernel.table.reporting import Fought, Stage, Table, reported
from rules.kernel.table.results import Claiming, Confirming, Declining, Disputing, Result, Ruling, Side, Tabling

Deciding = Generator[Window[Any], Sealed, Result | None]  # Any: windows differ in their orders
"""Asks what is to be asked and gives the result; None if the game ended meanwhile."""


class UseGenerator(
    Declining[World],
    name="generator",
    says=(
        "generator",
        "use [the] generator|dice",
        "[let] the dice|generator decide|decides",
        "roll|throw the battle|dice",
        "dice",
    ),
    clause="ITA-6.23",
):
    """Let the Battle Result Generator decide this battle."""


class OnTable(
    Tabling[World],
    name="table",
    says=("table", "fight|settle|play [it|this] on a|the table", "on a|the table"),
    clause="ITA-6.23",
):
    """Fight this battle on a table, and report it; until you do, the dice would decide."""


class Report(
    Claiming[World],
    name="report",
    says=(
        "report {winner} [wins|won|win] {degree} [victory]",
        (
            "report {winner} [wins|won|win] [,] losing|lost {losses} of {breaking} "
            "[,] [with] cavalry {cavalry_winner} against|to {cavalry_loser}"
        ),
    ),
    clause="ITA-6.24",
):
    """Report a battle fought on a table: who won, and how, in words or in Command & Colors losses."""

    winner: Side = Field(description="the side that won")
    degree: Degree | None = Field(default=None, description="minor or major; leave out with the four numbers")
    losses: int | None = Field(default=None, ge=0, le=99, description="what the winner lost")
    breaking: int | None = Field(default=None, ge=1, le=99, description="the losses that would have broken the winner")
    cavalry_winner: int | None = Field(
        default=None, ge=0, le=99, description="the winner's intact light and medium cavalry on the field"
    )
    cavalry_loser: int | None = Field(
        default=None, ge=0, le=99, description="the loser's intact light and medium cavalry on the field"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a report without a degree, with half of the numbers, or with losses that break the winner."""
        numbers = (self.losses, self.breaking, self.cavalry_winner, self.cavalry_loser)
        given = [number for number in numbers if number is not None]
        if self.degree is not None and given:
            raise Refusal("ITA-6.25", "say minor or major, or give the four numbers, not both")
        if self.degree is None and not given:
            raise Refusal("ITA-6.25", "say minor or major, or give losses, breaking and both sides' cavalry")
        if self.degree is None and len(given) < len(numbers):
            raise Refusal("ITA-6.25", "the four numbers go together: losses, breaking, and the cavalry of both sides")
        if self.losses is not None and self.breaking is not None and self.losses >= self.breaking:
            raise Refusal("ITA-6.25", f"a winner who loses {self.losses} of {self.breaking} would have broken")

    def result(self) -> Result:
        """Give what is claimed, with the degree as said, or as the numbers make it; assumes `check` (ITA-6.25)."""
        numbers = self.losses or 0, self.breaking or 1, self.cavalry_winner or 0, self.cavalry_loser or 0
        return Result(winner=self.winner, degree=self.degree or degree(*numbers))

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear how it ended, or ask what is not said of it (ITA-6.25)."""
        battle = world.battle()
        said = told(words, sides(world, battle, seat)) if battle else None
        if battle is None or said is None:
            return None
        asked, ways = question(world, battle, seat, said)
        if asked:
            return Heard([cls(winner=winner, degree=degree) for winner, degree in ways], asked)
        if said.winner and said.losses and said.cavalry:
            (losses, breaking), (ours, theirs) = said.losses, said.cavalry
            numbers = {"losses": losses, "breaking": breaking, "cavalry_winner": ours, "cavalry_loser": theirs}
            return Heard([cls.model_validate({"winner": said.winner, **numbers})])
        return Heard([cls.model_validate({"winner": said.winner, "degree": said.degree or reckon(said)})])


class Confirm(
    Confirming[World], name="confirm", says=("confirm [the] [report]", "accept [the] [report]"), clause="ITA-6.24"
):
    """Let the reported result stand."""


class Dispute(Disputing[World], name="dispute", says=("dispute [{reason}]",), clause="ITA-6.24"):
    """Contest the reported result; the gamemaster rules, else the generator."""


class RuleBattle(
    Ruling[World], name="rule", says=("rule {winner} {degree}", "rule {winner} wins {degree}"), clause="ITA-6.24"
):
    """As gamemaster, set the result of a contested battle."""

    winner: Side = Field(description="the side that won")
    degree: Degree = Field(description="minor or major victory")

    def result(self) -> Result:
        """Give what is ruled."""
        return Result(winner=self.winner, degree=self.degree)


REPORTING: Window[Order[World]] = Window(
    name="battle",
    clause="ITA-6.21",
    asked=(),
    orders=(UseGenerator, Report, OnTable),
    silence="The Battle Result Generator decides.",
    title="How is this battle decided?",
)
CONFIRMING = replace(
    REPORTING,
    name="confirm",
    clause="ITA-6.24",
    orders=(Confirm, Dispute),
    title="Is the reported result right?",
    meanwhile="Its report waits for confirmation.",
)
RULING = replace(
    CONFIRMING,
    name="ruling",
    orders=(RuleBattle, UseGenerator),
    title="How did the contested battle end?",
    meanwhile="Its report is contested and waits for the battle umpire.",
    players_only=True,
)
STAGES: Mapping[Stage, Window[Order[World]]] = {
    "report": REPORTING,
    "confirm": replace(CONFIRMING, silence="The reported result stands."),
    "judge": CONFIRMING,
    "ruling": RULING,
}
"""What is asked at each stage of a report."""


def decide(play: Play[World], attack: Attack) -> Deciding:
    """Give a battle's result, as reported and standing, or from the generator (ITA-6.23, ITA-6.24)."""
    world = play.state

    def window(stage: Stage, battles: Sequence[Fought], asked: Sequence[str]) -> Window[Any]:
        said = replace(STAGES[stage], words=lambda: asking(world, attack, stage))
        if stage == "report" and len(asked) == 1:  # against an autopilot nobody waits for a friend to come and fight
            said = replace(said, lasts="alone", content=True)
        return addressed(said, asked)

    table = Table[World, Result](
        play=play,
        clause="ITA-6.24",
        window=window,
        people=lambda: world.seated,
        obey=lambda given: obey(play, given),
        over=lambda: bool(world.ended),
        note=lambda _, claims: attack.claims.update(claims),
    )
    found = yield from reported(table, [fought(world, attack)])
    return None if world.ended else found.get("") or generate(play, attack)


def asking(world: World, attack: Attack, stage: Stage) -> Wording:
    """Say of which battle a question is, and whose report is to be confirmed (ITA-6.24)."""
    said: Wording = {"meanwhile": f"{facing(world, attack)} {STAGES[stage].meanwhile}".strip()}
    if stage not in ("confirm", "judge"):
        return said
    by, place = world.name(next(iter(attack.claims))), world.provinces[attack.struck].name
    said["title"] = f"Is it true what {by:the} {by:reports|report} of a battle on a table for {place}?"
    if stage == "confirm":
        said["silence"] = f"What {by:the} {by:reports|report} stands, as if you had agreed."
    return said


def facing(world: World, attack: Attack) -> str:
    """Say who meets whom, and where."""
    sides = f"{world.name(attack.attacker):The} against {world.name(attack.army):the}"
    return f"{sides} in {world.provinces[attack.struck].name}."


def fought(world: World, attack: Attack) -> Fought:
    """Give a battle with those who report it: its players, or by `tabletop_others` Rome's (ITA-6.21).

    Whoever leaves all battles to the generator is not asked (ITA-6.26).
    """
    sides = tuple(one for one in (attack.attacker, attack.target) if one in world.powers)
    others = [ROME] if world.settings.tabletop_others and ROME in world.seated else []
    asked = [one for one in world.players() if one in sides] or others
    asked = [one for one in asked if world.powers[one].method == "ask" and world.settings.tabletop == "ask"]
    parties = (attack.attacker, attack.army)
    return Fought(id="", label=attack.label, parties=parties, sides=sides, asked=asked, place=attack.struck)


def generate(play: Play[World], attack: Attack) -> Result:
    """Throw for both sides until they differ; cards, generals, terrain and allies do nothing (ITA-7.3, ITA-7.5)."""
    lead = 0
    while not lead:
        lead = throw(play, attack)
    return judged(play.state, lead)


def throw(play: Play[World], attack: Attack) -> int:
    """Each side keeps the higher of two dice and adds its points by twenties; gives the lead (ITA-7.1, ITA-7.2)."""
    step, dice = play.state.rules.generator_step, play.chance.dice
    with play.causes():
        ours = dice("ITA-7.1", "generator.attacker", attack.attacker, 2, DIE)
        theirs = dice("ITA-7.1", "generator.defender", attack.army, 2, DIE)
        our_sum = max(ours) + points(attack.attacker_parts) // step
        their_sum = max(theirs) + points(attack.defender_parts) // step
        thrown = {"attacker_dice": ours, "defender_dice": theirs, "attacker_sum": our_sum, "defender_sum": their_sum}
        play.tell(GeneratorThrown.of(attack, defender=attack.army, **thrown))
    return our_sum - their_sum


def judged(world: World, lead: int) -> Result:
    """The higher sum wins; by 3 or more it is a Major Victory (ITA-7.4)."""
    degree = "major" if abs(lead) >= world.rules.major_margin else "minor"
    return Result(winner="attacker" if lead > 0 else "defender", degree=degree)
