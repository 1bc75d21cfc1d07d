"""Phase 5: the attacks are fought one after the other, each with all that comes of it (ITA-6, ITA-8)."""

from rules.italy.battle.armies import meet
from rules.italy.battle.events import BattleWon, PowerFell, PowerRevived, ProvinceFreed, ProvinceTaken, Subjugated
from rules.italy.battle.generator import Result
from rules.italy.battle.prizes import prize, struck
from rules.italy.battle.reporting import decide
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, Battle, World
from rules.italy.board.tables import Cancelled, Winner
from rules.italy.realm.rulers import new_ruler
from rules.italy.seats.ending import check_defeat
from rules.italy.war.attacks import cancel, follow
from rules.italy.war.externals import advance, remove, remove_idle
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play


def fight_all(play: Play[World]) -> Flow:
    """Fight in battle order; what one battle changes the next one meets (ITA-6.1, ITA-8.1)."""
    world = play.state
    # Windows stand in this loop because each battle begins on the map that the one before left (ITA-6.4).
    for attack in list(world.attacks.values()):
        if attack.state == "pending":
            yield from fight(play, attack)
        if world.ended:
            return


def fight(play: Play[World], attack: Attack) -> Flow:
    """Find the province, decide the battle, and let its consequences come (ITA-8.9)."""
    world = play.state
    province = yield from struck(play, attack)
    if world.ended or attack.state != "pending":
        return
    if not province:
        cancel(play, attack, why_cancelled(world, attack))
        return
    battle, briefing = meet(world, attack, province)
    world.battle = battle
    play.tell(briefing)
    with play.causes():
        result = yield from decide(play, attack, battle)
        if not result:
            return
        end_battle(play, attack, battle, result)
    winner, degree = result
    gained = yield from prize(play, battle, winner, degree)
    world.battle = None
    if not world.ended:
        consequences(play, battle, winner, gained)


def why_cancelled(world: World, attack: Attack) -> Cancelled:
    """Say why an attack cannot be fought (ITA-6.10)."""
    if attack.attacker in world.powers and not Land(world).active(attack.attacker):
        return "fallen"
    return "unreachable"


def end_battle(play: Play[World], attack: Attack, battle: Battle, result: Result) -> None:
    """Make the result public, and remember who won and lost with his own army (ITA-8.9, ITA-8.13, ITA-9.24)."""
    world = play.state
    attack.state = "fought"
    attacker_won, degree = result[0] == "attacker", result[1]
    sides = [battle.attacker, battle.army]
    winner, loser = sides if attacker_won else reversed(sides)
    play.tell(BattleWon.of(battle, attack, winner=winner, loser=loser, attacker_won=attacker_won, degree=degree))
    if battle.attacker in world.powers:
        note_result(world, battle.attacker, won=attacker_won)
    if battle.army == battle.holder:
        note_result(world, battle.holder, won=not attacker_won)


def note_result(world: World, power: str, *, won: bool) -> None:
    """Remember a battle of a Power's own army for the rolls of the next turn (ITA-8.13)."""
    one = world.powers[power]
    one.won, one.lost = one.won or won, one.lost or not won


def consequences(play: Play[World], battle: Battle, winner: Winner, gained: str) -> None:
    """Change the map, step by step (ITA-8.9)."""
    world = play.state
    external = world.externals.get(battle.attacker)
    if external and winner == "attacker":
        advance(play, external, battle.province)
    elif external:
        remove(play, external, "ITA-9.18")
    else:
        pass_provinces(play, battle, winner, gained)
    follow(play)
    remove_idle(play)
    check_defeat(play)


def pass_provinces(play: Play[World], battle: Battle, winner: Winner, gained: str) -> None:
    """Let all provinces of a battle pass together; then falls, revivals and new Subjects (ITA-8.2 to ITA-8.12).

    A defender's Minor Victory passes nothing (ITA-8.5); conquests of a Power that falls go free, but for one that was
    the second prize (ITA-8.11).
    """
    world, before = play.state, Land(play.state)
    taker = battle.attacker if winner == "attacker" else battle.holder
    taken = [id for id in ([battle.province] if winner == "attacker" else []) + [gained] if id]
    if not taken:
        return
    after = before.taken(taker, taken)
    for id in taken:
        clause = {"defender": "ITA-8.6"}.get(winner, "ITA-8.2" if id == battle.province else "ITA-8.3")
        move(play, id, taker, clause)
    fallen = [one for one in world.powers if before.active(one) and not after.active(one)]
    for power in fallen:
        play.tell(PowerFell(power=power))
    freed = [id for id, holder in after.holders.items() if world.provinces[id].holder != holder]
    for id in freed:
        play.tell(ProvinceFreed(province=id, before=world.provinces[id].holder, now=after.holders[id]))
        world.provinces[id].holder = after.holders[id]
    revive(play, before, after)
    subject(play, before, after, [*taken, *freed])


def move(play: Play[World], province: str, taker: str, clause: str) -> None:
    """Pass one province to its new holder (ITA-8.10)."""
    place = play.state.provinces[province]
    before, place.holder = place.holder, taker
    play.tell(ProvinceTaken(clause=clause, province=province, before=before, now=taker))


def revive(play: Play[World], before: Land, after: Land) -> None:
    """Give each Power that holds a home again a new ruler, in Power order (ITA-1.11, ITA-1.12).

    Homes that third Powers hold stay theirs (ITA-1.14); Rome may come back so, too (ITA-11.9).
    """
    world = play.state
    for power in world.powers.values():
        if before.active(power.id) or not after.active(power.id):
            continue
        play.tell(PowerRevived(power=power.id))
        if power.has_ruler:
            new_ruler(play.chance, power, world.turn)


def subject(play: Play[World], before: Land, after: Land, passed: list[str]) -> None:
    """Note each Power that has a new master, in the order in which its provinces passed (ITA-8.12)."""
    world = play.state
    for power in dict.fromkeys(world.provinces[id].home for id in passed):
        master = after.master(power)
        if not master or master == before.master(power):
            continue
        if power not in world.subjugations:
            world.subjugations.append(power)
        play.tell(Subjugated(power=power, master=master))
