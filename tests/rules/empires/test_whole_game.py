"""Whole games run through, and bounds hold after every player turn (section 8, EMP-H5.19)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Literal

import pytest

from rules.empires import phases
from rules.empires.autopilot.mind import MIND
from rules.empires.board.motions import Vote
from rules.empires.board.options import Settings
from rules.empires.board.realms import Aim
from rules.empires.board.sheets import MainOrder, lapse
from rules.empires.board.state import World
from rules.empires.endeavours.orders import Conquer, Convert, Fortify, Negotiate, Penance, Restore, Rule
from rules.empires.inheritance.legality import out_of_turn
from rules.empires.inheritance.orders import PlayCard
from rules.empires.parley.orders import ParleyClaim, ParleyPeace
from rules.empires.ruleset import EMPIRES
from rules.empires.treasury.orders import GiveGold, Levy, Plunder, Tax
from rules.empires.turn import drawing, minds, questions
from rules.empires.turn.minds import Look, Mind
from rules.kernel.luck.chance import Seeded
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Phase, Play
from rules.kernel.play.session import Session
from rules.kernel.state.viewing import seen
from tests.rules.empires.bounds import broken
from tests.rules.empires.worlds import BOARDS, FIRST, SECOND

TRIES = 400
"""Orders that a reckless seat thinks of in a turn; most of them are illegal."""


class Reckless:
    """Orders at random whatever is legal, plunder included."""

    def __init__(self, seed: str) -> None:
        """Be reckless in a way of its own."""
        self.random = Random(seed)

    def mind(self) -> Mind:
        """Give how it decides."""
        return Mind(self.turn, self.turn, self.votes, self.contest, self.interregnum)

    def turn(self, look: Look, seat: str) -> Iterator[MainOrder]:
        """Order some ten things, each legal when it is ordered."""
        for _ in range(TRIES // 20):
            view = look()
            order = next((one for one in self.ideas(view, seat) if lapse(view, seat, one) is None), None)
            if order:
                yield order

    def ideas(self, view: World, seat: str) -> Iterator[MainOrder]:
        """Think of some orders."""
        own, areas, seats = view.owned(seat), list(view.areas), list(view.empires)
        for _ in range(20):
            mine, area, other = self.random.choice(own or areas), self.random.choice(areas), self.random.choice(seats)
            kinds: Sequence[MainOrder] = (
                *(Tax(target=mine, gold=self.random.randint(1, 6)), Levy(limit=self.random.randint(0, 8))),
                *(Plunder(target=mine), Conquer(target=area, extra=self.random.randint(0, 3)), Rule(target=mine)),
                *(Fortify(target=mine), Negotiate(target=area), Convert(target=mine), Restore(target=area), Penance()),
                *(GiveGold(to=other, gold=1), ParleyClaim(area=mine), ParleyPeace(against=other)),
                *(PlayCard(card=card, areas=(mine,), seat=other) for card in view.empires[seat].hand),
                *(PlayCard(card=card, areas=(area,)) for card in view.empires[seat].hand),
            )
            order = self.random.choice(kinds)
            if not (isinstance(order, GiveGold) and other == seat):
                yield order

    def votes(self, view: World, seat: str) -> Mapping[int, Vote]:
        """Vote anyhow, with cards if there are any."""
        del seat
        return {number: Vote(vote="yes", influence=1) for number in range(1, len(view.agenda) + 1)}

    def contest(self, view: World, seat: str) -> Literal["yield", "relinquish", "refuse"]:
        """Answer anyhow."""
        del view, seat
        answers: tuple[Literal["yield", "relinquish", "refuse"], ...] = ("yield", "relinquish", "refuse")
        return self.random.choice(answers)

    def interregnum(self, view: World, seat: str) -> tuple[str, Aim] | None:
        """Take what can be taken."""
        aims = [Aim(area=area) for area in view.empires[seat].claims]
        cards = [card for card in view.empires[seat].hand if card == "inheritance_single"]
        return next(
            ((card, aim) for card in cards for aim in aims if not out_of_turn(view, seat, card, aim, view.interregnum)),
            None,
        )


def watched(phase: Phase[World]) -> Phase[World]:
    """Give a phase after which all bounds are looked at."""

    def looked_at(play: Play[World]) -> Flow:
        yield from phase(play)
        assert [] == broken(play.state), f"{phase.__name__} of {play.turn}"

    looked_at.__name__ = phase.__name__
    return looked_at


def played(seed: str, **settings: Any) -> Session[World]:
    """Give a game that nobody plays, at its end."""
    game = replace(EMPIRES, phases=tuple(map(watched, EMPIRES.phases)))
    return Session.found(game, Seeded(seed), BOARDS[settings.pop("file", FIRST)], Settings(**settings), ())


def test_EMP_H5_19_a_game_without_players_runs_to_its_end_at_once() -> None:
    """It opens no window; a seat has one turn in each round, and wins or shares the victory at the end."""
    session = played("one", turns=1)
    began = [told for told in session.told if told.event == "TurnBegan"]

    assert (None, "turns", 1200) == (session.window, session.state.ended, session.state.year)
    assert 5 * 7 == len(began)
    assert session.ending is not None
    assert session.ending.winners


def test_EMP_HA_1_who_decides_changes_nothing_that_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """An autopilot looks at the state itself, but for what is hidden; with copies the same comes about."""
    shared = played("one", turns=1)
    for room in (minds, questions, drawing):
        monkeypatch.setattr(room, "glimpsed", seen)
    copied = played("one", turns=1)

    assert [save.state for save in copied.saves] == [save.state for save in shared.saves]
    assert copied.told == shared.told


@pytest.mark.parametrize("deck", ["no", "yes"])
def test_reckless_seats_break_no_bound_in_a_game_turn(monkeypatch: pytest.MonkeyPatch, deck: str) -> None:
    """Cards, lines, claims, courts, holds and treasuries, with the plain deck and the extended one."""
    monkeypatch.setattr(phases, "MIND", Reckless(deck).mind())

    assert "turns" == played(deck, turns=1, extended_deck=deck).state.ended


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(6))
def test_reckless_seats_break_no_bound_in_long_games(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Six game turns of both scenarios."""
    monkeypatch.setattr(phases, "MIND", Reckless(str(seed)).mind())
    file = SECOND if seed % 2 else FIRST

    assert played(str(seed), turns=6, file=file, hegemony=0).state.ended


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(6))
def test_autopilots_break_no_bound_in_whole_games(seed: int) -> None:
    """Three game turns, and a victory."""
    assert MIND is phases.MIND
    assert played(f"game {seed}").state.winners
