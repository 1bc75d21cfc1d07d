"""Phase 5: the attacks are fought one after the other, each with all that comes of it (ITA-6, ITA-8)."""

from rules.italy.battle.armies import meet, points
from rules.italy.battle.deciding import decide
from rules.italy.battle.events import BattleWon, PowerFell, PowerRevived, ProvinceTaken, Subjugated
from rules.italy.battle.prizes import prize, struck
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.tables import Turned
from rules.italy.realm.rulers import new_ruler
from rules.italy.seats.ending import check_defeat
from rules.italy.war.attacks import cancel, follow, pending
from rules.italy.war.events import AttackTurned
from rules.italy.war.externals import advance, remove, remove_idle
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play
from rules.kernel.table.results import Result


def fight_all(play: Play[World]) -> Flow:
    """Fight in battle order; what one battle changes the next one meets (ITA-6.1, ITA-8.1)."""
    # Windows stand in this loop because each battle begins on the map that the one before left (ITA-6.4).
    while pending(play.state) and not play.state.ended:
        yield from fight(play, pending(play.state)[0])


def fight(play: Play[World], attack: Attack) -> Flow:
    """Find the province, decide the battle, and let its consequences come (ITA-8.9)."""
    world = play.state
    province = yield from struck(play, attack)
    if world.ended or attack.state != "pending":
        return
    if not province:
        fallen = attack.attacker in world.powers and not Land(world).active(attack.attacker)
        cancel(play, attack, "fallen" if fallen else "unreachable")
        return
    if attack.province and province != attack.province:
        play.tell(turned(world, attack, province))
    play.tell(meet(world, attack, province))
    with play.causes() as because:
        result = yield from decide(play, attack)
        if result is None:
            return
        led = (*([attack.declared] if attack.declared else []), *because)
        ended = end_battle(play, attack, result, led)
    with play.after(ended):
        gained = yield from prize(play, attack, result.degree)
        world.fighting = ""
        if not world.ended:
            consequences(play, attack, gained, result)


def turned(world: World, attack: Attack, province: str) -> AttackTurned:
    """Say why an attack falls on another province than the named one (ITA-6.9)."""
    place = world.provinces[attack.province]
    reason: Turned = "own" if place.holder == attack.attacker else "occupied" if place.occupier else "apart"
    return AttackTurned.of(attack, named=place.id, province=province, reason=reason)


def end_battle(play: Play[World], attack: Attack, result: Result, because: tuple[int, ...]) -> int:
    """Make the result public, and remember it; gives the number under which it is told (ITA-8.9)."""
    attack.state, attack.won = "fought", result.winner == "attacker"
    sides = (attack.attacker, attack.army)
    winner, loser = sides if attack.won else reversed(sides)
    who = {"winner": winner, "loser": loser, "attacker_won": attack.won, "degree": result.degree}
    met = {"attacker_points": points(attack.attacker_parts), "defender_points": points(attack.defender_parts)}
    return play.tell(
        BattleWon.of(attack, clause=brings(play.state, attack, result), province=attack.struck, **who, **met)
    )


def brings(world: World, attack: Attack, result: Result) -> str:
    """Give the rule of what a victory brings (ITA-8.2 to ITA-8.6, ITA-9.17, ITA-9.18)."""
    if attack.attacker in world.externals:
        return "ITA-9.17" if attack.won else "ITA-9.18"
    minor, major = ("ITA-8.2", "ITA-8.3") if attack.won else ("ITA-8.5", "ITA-8.6")
    return major if result.degree == "major" else minor


def consequences(play: Play[World], attack: Attack, gained: str, result: Result) -> None:
    """Change the map, step by step (ITA-8.9)."""
    external = play.state.externals.get(attack.attacker)
    if external is None:
        pass_provinces(play, attack, gained, result)
    elif attack.won:
        advance(play, external, attack.struck)
    else:
        remove(play, external, "ITA-9.18")
    follow(play)
    remove_idle(play)
    check_defeat(play)


def pass_provinces(play: Play[World], attack: Attack, gained: str, result: Result) -> None:
    """Let all provinces of a battle pass together; then falls, revivals and new Subjects (ITA-8.2 to ITA-8.12).

    A defender's Minor Victory passes nothing (ITA-8.5); conquests of a Power that falls go free, but for one that was
    the second prize (ITA-8.11). What a home Power takes back is simply its own again (ITA-8.10).
    """
    world, before = play.state, Land(play.state)
    taker = attack.attacker if attack.won else attack.target
    clause = brings(world, attack, result)
    taken = [id for id in ([attack.struck] if attack.won else []) + [gained] if id]
    after = before.taken(taker, taken)
    for id in taken:
        play.tell(taking(world, clause, id, before.holders[id], taker))
    for power in world.powers:
        if before.active(power) and not after.active(power):
            play.tell(PowerFell(power=power))
    freed = [id for id, holder in after.holders.items() if id not in taken and holder != before.holders[id]]
    for id in freed:
        play.tell(taking(world, "ITA-1.10", id, before.holders[id], after.holders[id]))
    for id, holder in after.holders.items():
        world.provinces[id].holder = holder
    revive(play, before, after)
    subject(play, before, after, [*taken, *freed])


def taking(world: World, clause: str, province: str, before: str, now: str) -> ProvinceTaken:
    """Give what is told of a province that passes on, to whoever is at home there, too."""
    return ProvinceTaken(clause=clause, province=province, home=world.provinces[province].home, before=before, now=now)


def revive(play: Play[World], before: Land, after: Land) -> None:
    """Give each Power that holds a home again a new ruler, in Power order (ITA-1.11, ITA-1.12).

    Homes that third Powers hold stay theirs (ITA-1.14); Rome may come back so, too (ITA-11.9).
    """
    for power in play.state.powers.values():
        if after.active(power.id) and not before.active(power.id):
            play.tell(PowerRevived(power=power.id))
            if power.has_ruler:
                new_ruler(play.chance, power, play.state.turn)


def subject(play: Play[World], before: Land, after: Land, passed: list[str]) -> None:
    """Note each Power that has a new master, in the order in which its provinces passed (ITA-8.12)."""
    world = play.state
    for power in dict.fromkeys(world.provinces[id].home for id in passed):
        master = after.master(power)
        if master and master != before.master(power):
            world.subjugations = list(dict.fromkeys([*world.subjugations, power]))
            play.tell(Subjugated(power=power, master=master))
