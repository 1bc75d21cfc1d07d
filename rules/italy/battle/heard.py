"""How a battle on a table ended, in a player's own words: as a report, or as what is still asked of it (ITA-6.25)."""

from collections.abc import Sequence

from rules.italy.board.state import Attack, World
from rules.italy.board.tables import Degree
from rules.italy.board.words import DEGREES
from rules.kernel.table.heard import OTHER, Side, Sides, Told
from rules.kernel.telling.phrases import capital, the

WHOLE = 3
"""The fewest letters of a word that stands for the name of a Power."""
Ways = Sequence[tuple[Side, Degree]]
"""Who may have won, and how."""


def degree(losses: int, breaking: int, cavalry_winner: int, cavalry_loser: int) -> Degree:
    """Major: less than half of the breaking losses, or less than three quarters and more cavalry (ITA-6.25)."""
    held = 4 * losses < 3 * breaking and cavalry_winner > cavalry_loser
    return "major" if 2 * losses < breaking or held else "minor"


def sides(world: World, battle: Attack, seat: str) -> Sides:
    """Give whose armies fight, by every word for them, and which of them is the seat's."""
    who: dict[Side, tuple[str, ...]] = {"attacker": (battle.attacker,), "defender": (battle.army, battle.target)}
    words = {side: {word for one in ids for word in called(world, one)} for side, ids in who.items()}
    names = {side: [*(words[side] - words[OTHER[side]])] for side in who}
    return Sides(names, next((side for side, ids in who.items() if seat in ids), None))


def called(world: World, power: str) -> list[str]:
    """Give the words that stand for a Power: its name, each long word of it, and its people."""
    name = str(world.name(power))
    people = world.powers[power].adjective if power in world.powers else ""
    words = [word for word in name.split() if len(word) > WHOLE]
    return [name, *words, *([people, f"{people}s"] if people else [])]


def question(world: World, battle: Attack, seat: str, told: Told) -> tuple[str, Ways]:
    """Give what words on a battle leave open, with what they may mean; nothing where they say enough (ITA-6.25)."""
    if told.winner is None:
        return whose(world, battle, told.degree)
    both: Ways = [(told.winner, "minor"), (told.winner, "major")]
    name = winner_of(world, battle, seat, told.winner)
    if told.losses and told.losses[0] >= told.losses[1]:
        lost, broken = told.losses
        return f"A winner who loses {lost} of {broken} would have broken. Was it Minor or Major for {name}?", both
    reckoned = reckon(told)
    if told.degree and reckoned and reckoned != told.degree:
        return f"You say {told.degree.capitalize()}; by these losses it is {DEGREES[reckoned]}. Which is it?", both
    if told.degree or reckoned:
        return "", ()
    if told.losses:
        more = f"It is Major if {name} had more light and medium cavalry left, else Minor."
        return f"{capital(name)} won. {more} Which is it?", both
    return f"{capital(name)} won. {MAJOR} Was it Major or Minor?", both


def whose(world: World, battle: Attack, told: str) -> tuple[str, Ways]:
    """Ask who won, and how where that is not said either."""
    ends: Sequence[Degree] = ("minor", "major")
    ways: Ways = [(side, one) for side in OTHER for one in ends if told in ("", one)]
    who = f"{the(world.name(battle.attacker))}, attacking, or {the(world.name(battle.army))}, defending"
    return f"Who won: {who}{'' if told else '? And was it a Minor or a Major Victory'}?", ways


def winner_of(world: World, battle: Attack, seat: str, side: Side) -> str:
    """Name whoever won, as it is said to a seat."""
    attacks = side == "attacker"
    own = seat == battle.attacker if attacks else seat in (battle.army, battle.target)
    return "you" if own else the(world.name(battle.attacker if attacks else battle.army))


MAJOR = "It is Major if the winner lost less than half of what would have broken him."
"""When it is, in short."""


def reckon(told: Told) -> Degree | None:
    """Work out how clear a victory was from what was lost; None where that does not tell (ITA-6.25)."""
    if told.losses is None:
        return None
    if told.cavalry:
        return degree(*told.losses, *told.cavalry)
    least, most = degree(*told.losses, 0, 1), degree(*told.losses, 1, 0)
    return least if least == most else None
