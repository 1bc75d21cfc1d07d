"""The autopilot at its windows: a seat that a league plays, as players would be asked (section 4.3).

Seats that nobody plays are never asked: the turn asks `mind` for them (EMP-H5.9).
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any

from rules.empires.autopilot.cards import order as card_order
from rules.empires.autopilot.choices import answers, choices, homes, spare_cards
from rules.empires.autopilot.hopes import Hopes
from rules.empires.autopilot.manners import Manner, manner
from rules.empires.autopilot.parleys import contest, interregnum, refusal, votes
from rules.empires.autopilot.turns import Look, Steps, turn_in_manner, whole_turn
from rules.empires.autopilot.waiting import posts
from rules.empires.board.state import World
from rules.empires.board.tables import CHARACTERS, LONGEST_SHEET, Character
from rules.empires.court.court import courts
from rules.empires.deck.orders import ChooseDiscard
from rules.empires.inheritance.orders import ContestIt, YieldIt, asked_of
from rules.empires.parley.orders import Ballot
from rules.empires.turn.orders import Done, Pass, SetCourt
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.plan import Plan, by_window
from rules.kernel.play.ruleset import Autopilot

Given = Sequence[Order[World]]


def sheet(view: World, seat: str, chance: Chance) -> Given:
    """Give what shall stand, what is posted, and a whole turn as it is likely to go (EMP-HA.11, EMP-HA.13)."""
    del chance
    own = manner(view, seat)
    orders = foreseen(view, seat, lambda look: whole_turn(look, seat, own))
    standing = [one.order() for one in (*choices(view, seat, own), *answers(view, seat, own))]
    return [*standing, *posts(view, seat, orders), *orders]


def round_sheet(view: World, seat: str, chance: Chance) -> Given:
    """Give the same for a whole round, done with it (EMP-HA.1)."""
    return [*sheet(view, seat, chance), Done()]


def sheet_in(view: World, seat: str, own: Manner) -> list[Order[World]]:
    """Give the sheet of a manner, whatever the seat's character."""
    return foreseen(view, seat, lambda look: turn_in_manner(look, seat, own))


def foreseen(view: World, seat: str, steps: Callable[[Look], Steps]) -> list[Order[World]]:
    """Give orders one after the other, each as if those before had gone as is likely (EMP-HA.1a)."""
    plan, hopes = Plan(view, seat), Hopes(view, seat)
    for order in islice(steps(lambda: hopes.world), LONGEST_SHEET):
        if not plan.give(order.trimmed(plan.world, seat)):
            break
        hopes.add(order)
    return plan.orders


def ballots(view: World, seat: str, chance: Chance) -> Given:
    """Give a ballot on each question (EMP-HA.6)."""
    del chance
    cast = [
        Ballot(question=str(number), vote=one.vote, influence=one.influence)
        for number, one in votes(view, seat).items()
    ]
    asked = [area for motion in asked_of(view, seat) for area in motion.areas]
    return [*cast, ContestIt(if_lost=refusal(view, seat, asked))] if asked else cast


def answer(view: World, seat: str, chance: Chance) -> Given:
    """Contest an inheritance, or yield where nothing is to be hoped for (EMP-HA.7)."""
    del chance
    said = contest(view, seat)
    return [YieldIt()] if said == "yield" else [ContestIt(if_lost=said)]


def inherit(view: World, seat: str, chance: Chance) -> Given:
    """Play a card on the areas of whoever is heirless, or let it pass (EMP-HA.8)."""
    del chance
    played = interregnum(view, seat)
    return [card_order(*played)] if played else [Pass()]


def lay_aside(view: World, seat: str, chance: Chance) -> Given:
    """Say which of four cards goes (EMP-HA.8)."""
    del chance
    cards = spare_cards(view, seat, manner(view, seat))
    return [ChooseDiscard(card=cards[0])] if cards else []


def hold_court(view: World, seat: str, chance: Chance) -> Given:
    """Say where the heir holds court: where it is, if it can be, else where it is richest (EMP-HA.8)."""
    del chance
    able = courts(view, seat)
    return [SetCourt(area=homes(view, seat)[0])] if able else []


autopilot = by_window(
    {
        "round": round_sheet,
        "turn": sheet,
        "again": sheet,
        "ballot": ballots,
        "contest": answer,
        "interregnum": inherit,
        "discard": lay_aside,
        "court": hold_court,
    }
)
"""What it does where it is asked."""


def acting_as(character: Character) -> Autopilot[World]:
    """Give what plays any empire in one character, whatever was drawn for it (EMP-HA.0)."""

    def decide(view: World, seat: str, window: Window[Any], chance: Chance) -> Given:  # Any: windows differ
        empire = view.empires[seat].model_copy(update={"character": character})
        own = view.model_copy(update={"empires": view.empires | {seat: empire}})
        return autopilot(own, seat, window, chance)

    return decide


POLICIES: Mapping[str, Autopilot[World]] = {character: acting_as(character) for character in CHARACTERS}
"""Ways to play an empire in leagues: the five characters."""
