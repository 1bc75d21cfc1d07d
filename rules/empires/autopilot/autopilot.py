"""The autopilot at its windows: a seat that a league plays, as players would be asked (section 4.3).

Seats that nobody plays are never asked: the turn asks `mind` for them (EMP-H5.9).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.empires.autopilot.cards import order as card_order
from rules.empires.autopilot.manners import Manner, manner
from rules.empires.autopilot.parleys import contest, interregnum, votes
from rules.empires.autopilot.turns import turn_in_manner
from rules.empires.board.sheets import lapse
from rules.empires.board.state import World
from rules.empires.board.tables import CHARACTERS, LONGEST_SHEET, Character
from rules.empires.inheritance.orders import ContestIt
from rules.empires.parley.orders import Ballot
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.plan import Plan, by_window
from rules.kernel.play.ruleset import Autopilot

Given = Sequence[Order[World]]


def sheet(view: World, seat: str, chance: Chance) -> Given:
    """Give a sheet: what it would do one after the other, each as if those before had gone well (EMP-HA.1)."""
    del chance
    return sheet_in(view, seat, manner(view, seat))


def sheet_in(view: World, seat: str, own: Manner) -> list[Order[World]]:
    """Give the sheet of a manner, whatever the seat's character."""
    plan = Plan(view, seat)
    for number, order in enumerate(turn_in_manner(lambda: plan.world, seat, own)):
        if number >= LONGEST_SHEET or lapse(plan.world, seat, order) or not plan.give(order):
            break
    return plan.orders


def ballots(view: World, seat: str, chance: Chance) -> Given:
    """Give a ballot on each question (EMP-HA.6)."""
    del chance
    return [
        Ballot(question=str(number), vote=one.vote, influence=one.influence)
        for number, one in votes(view, seat).items()
    ]


def answer(view: World, seat: str, chance: Chance) -> Given:
    """Contest an inheritance (EMP-HA.7)."""
    del chance
    said = contest(view, seat)
    return [ContestIt(if_lost="refuse" if said == "refuse" else "relinquish")]


def inherit(view: World, seat: str, chance: Chance) -> Given:
    """Play a card on the areas of whoever is heirless (EMP-HA.8)."""
    del chance
    played = interregnum(view, seat)
    return [card_order(*played)] if played else []


autopilot = by_window(
    {"round": sheet, "turn": sheet, "again": sheet, "ballot": ballots, "contest": answer, "interregnum": inherit}
)
"""What is asked in other windows has its default (EMP-HA.8)."""


def acting_as(character: Character) -> Autopilot[World]:
    """Give what plays any empire in one character, whatever was drawn for it (EMP-HA.0)."""

    def decide(view: World, seat: str, window: Window[Any], chance: Chance) -> Given:  # Any: windows differ
        empire = view.empires[seat].model_copy(update={"character": character})
        own = view.model_copy(update={"empires": view.empires | {seat: empire}})
        return autopilot(own, seat, window, chance)

    return decide


POLICIES: Mapping[str, Autopilot[World]] = {character: acting_as(character) for character in CHARACTERS}
"""Ways to play an empire in leagues: the five characters."""
