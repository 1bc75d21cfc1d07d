"""Dicing off: who is first of several Houses (FIE-2.3)."""

from collections.abc import Sequence

from rules.fiefs.board.land import round_from
from rules.fiefs.board.state import World
from rules.kernel.play.play import Play

DIE = 6


def dice_off(play: Play[World], clause: str, seats: Sequence[str]) -> list[str]:
    """Roll a die for each House in table order; the highest is first, the others follow round the table (FIE-2.3)."""
    left = [seat for seat in play.state.playing() if seat in seats]
    while len(left) > 1:
        dice = {seat: play.chance.die(clause, "dice_off", seat, DIE) for seat in left}
        left = [seat for seat in left if dice[seat] == max(dice.values())]
    return round_from(play.state, left[0], seats) if left else []
