"""How a turn and the campaign end: scores, bands and winners (ITA-10, ITA-11.7, ITA-11.8, section 9)."""

from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.board.tables import BANDS, DEFEAT, ROME, Reason
from rules.italy.board.words import ahead, fate, reason
from rules.italy.seats.events import GameEnded, RomeDefeated, TurnEnded
from rules.kernel.play.play import Play
from rules.kernel.play.ruleset import Ending

NEAR = 2
"""By how many homes of a turn two scores may differ for the last battle to have decided between them."""


def score(world: World, power: str) -> int:
    """Give a Power's Civic Improvement less 5 for each turn and home in the hands of others (ITA-10.2, ITA-11.7)."""
    one = world.powers[power]
    return one.civic - world.rules.civic_penalty * one.lost_home_turns


def check_defeat(play: Play[World]) -> None:
    """Defeat Rome at once if it controls none of its homes; an occupied one does not count (ITA-10.5, ITA-10.6)."""
    world, land = play.state, Land(play.state)
    if world.fallen or any(land.controls(ROME, home) for home in world.powers[ROME].home):
        return
    world.fallen, world.result = True, DEFEAT
    alone = not set(world.players()) - {ROME}
    ends = world.settings.rome_fall_ends in ("always", "solo" if alone else "")
    play.tell(RomeDefeated(ends=ends))
    if ends:
        conclude(play, "fallen")


def count_lost_homes(play: Play[World]) -> None:
    """Count each own home that another Power controls; an occupied one does not count (ITA-10.3, ITA-11.7)."""
    world, land = play.state, Land(play.state)
    lost = {}
    for power in world.powers.values():
        lost[power.id] = sum(land.holders[home] != power.id and land.free(home) for home in power.home)
        power.lost_home_turns += lost[power.id]
        power.idle_turns += not land.active(power.id)
    rome, lost_homes = world.powers[ROME], tuple((one, count) for one, count in lost.items() if count)
    others = tuple((one, score(world, one)) for one in world.players() if one != ROME)
    told = {"number": world.turn, "lost": rome.lost_home_turns, "lost_homes": lost_homes, "others": others}
    told["score"] = score(world, ROME)
    play.tell(TurnEnded.of(rome, **told))


def set_won_and_lost(world: World) -> None:
    """Keep who won and lost with his own army this turn for the rolls of the next (ITA-8.13, ITA-9.24)."""
    fought = [attack for attack in world.attacks.values() if attack.state == "fought"]
    for power in world.powers.values():
        own = [one.won for one in fought if one.attacker == power.id]
        own += [not one.won for one in fought if one.army == one.target == power.id]
        power.won_last, power.lost_last = True in own, False in own


def end_by_time(play: Play[World]) -> None:
    """End the campaign after its last turn, and no sooner for any score (ITA-10.1, ITA-10.7)."""
    world = play.state
    if world.turn < world.turns:
        world.turn += 1
        return
    if not world.fallen:
        world.result = band(world, score(world, ROME))
    conclude(play, "time")


def band(world: World, points: int) -> str:
    """Give the band of a score of Rome's (ITA-10.4)."""
    lowest = zip(BANDS, world.rules.bands, strict=False)
    return next((name for name, bound in lowest if points >= bound), "IV")


def conclude(play: Play[World], why: Reason) -> None:
    """Close the campaign with its report (section 9)."""
    world, land = play.state, Land(play.state)
    world.ended, world.winners = why, winners(world)
    report = tuple(
        (one.id, len(land.held(one.id)), one.civic, one.lost_home_turns, one.idle_turns)
        for one in world.powers.values()
    )
    clause = "ITA-10.5" if world.result == DEFEAT else "ITA-10.4"
    marks = tuple((one, score(world, one)) for one in ranking(world))
    facts = {"score": score(world, ROME), "report": report, "scores": marks, "played": tuple(world.players())}
    play.tell(GameEnded.of(world, clause=clause, reason=why, **facts))


def winners(world: World) -> list[str]:
    """Give who wins: of several players the best that stands; else Rome, in band I, II or III (ITA-11.8)."""
    players, land = world.players(), Land(world)
    if len(players) <= 1:
        return [ROME] if world.result in {"I", "II", "III"} else []
    standing = [one for one in players if land.active(one) and not (one == ROME and world.fallen)]
    marks = {one: (score(world, one), len(land.held(one)), -world.powers[one].lost_home_turns) for one in standing}
    return [one for one in standing if marks[one] == max(marks.values())]


def ending(world: World) -> Ending | None:
    """Give how the campaign ended, or None while it runs."""
    if not world.ended:
        return None
    return Ending(winners=tuple(world.winners))


def verdict(world: World) -> str:
    """Say why the campaign ended, who won by what, and what became of Rome by it (ITA-11.8)."""
    rome = world.name(ROME)
    why, how = reason(rome, world.ended, world.turns), fate(rome, world.result, score(world, ROME))
    won = " ".join(filter(None, (by_what(world), decided(world)))) if world.players()[1:] else ""
    return f"{why}. {won} {how}." if won else f"{why}. {how}."


def ranking(world: World) -> list[str]:
    """Give all Powers as the end ranks them: players before autopilots, and each by the score (ITA-11.8)."""
    players, land = world.players(), Land(world)

    def mark(one: str) -> tuple[bool, bool, int, int, int]:
        own = (score(world, one), len(land.held(one)), -world.powers[one].lost_home_turns)
        return (one in world.winners, one in players, *own)

    return sorted(world.powers, key=mark, reverse=True)


def by_what(world: World) -> str:
    """Say by what the best of several players is ahead, and why no autopilot is before him (ITA-11.8)."""
    best, *others = ranking(world)
    if best not in world.winners:
        return "No Power with a player stands at the end, so nobody wins."
    marks, players = {one: (world.name(one), score(world, one)) for one in (best, *others)}, world.players()
    beside = [marks[one] for one in others if one in players and one not in world.winners]
    idle = max((marks[one] for one in others if one not in players), key=lambda one: one[1], default=None)
    return ahead(*marks[best], beside, idle)


def decided(world: World) -> str:
    """Name the battle of the last turn between the two best players, where it could have turned the end (ITA-10.3)."""
    best, *others = [one for one in ranking(world) if one in world.players()]
    both = {best, *others[:1]}
    near = others and score(world, best) - score(world, others[0]) <= NEAR * world.rules.civic_penalty
    for one in world.attacks.values():
        if near and one.state == "fought" and {one.attacker, one.army} == both:
            won, lost = (one.attacker, one.army) if one.won else (one.army, one.attacker)
            winner, place = world.name(won), world.provinces[one.struck].name
            return f"The last blow fell in {place}, where {winner:the} beat {world.name(lost):the}."
    return ""
