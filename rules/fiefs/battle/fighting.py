"""A battle from the meeting of two armies to who has the field (FIE-11.1, FIE-11.10)."""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import replace

from rules.fiefs.armies.tempers import host
from rules.fiefs.battle.deciding import decided, venue
from rules.fiefs.battle.events import (
    BattleBegan,
    BattleEnded,
    BoundFought,
    CommandTold,
    Counts,
    End,
    FallTold,
    LinesDrawnUp,
)
from rules.fiefs.battle.lines import Array, Command, draw_up
from rules.fiefs.battle.plans import ARRAYS, arrayed, plans
from rules.fiefs.battle.reports import earned, fallen
from rules.fiefs.battle.resolving import Bound
from rules.fiefs.battle.resolving import battle as bounds_of
from rules.fiefs.board.conflicts import Battle, Outcome, Reported
from rules.fiefs.board.forces import Army
from rules.fiefs.board.sides import members
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import TYPES
from rules.fiefs.declaring.standing import STANDING
from rules.fiefs.seats.seats import hear
from rules.kernel.facts.events import Cast
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow, Window, Wording
from rules.kernel.play.play import Play
from rules.kernel.telling.phrases import capital

SIDES = 6
"""Faces of the die."""
ARRAY: Window[Order[World]] = Window(
    name="array",
    clause="FIE-11.10",
    asked=(),
    orders=(*ARRAYS, *STANDING),
    silence="Your commands fight steady, in the common order.",
    deadline="reaction",
    title="How do you fight this battle?",
    meanwhile="Two armies draw up for battle.",
    quiet=True,  # who keeps a plan wants to hear nothing
)


def fight(play: Play[World], battle: Battle) -> Flow:
    """Fight a battle, on a table or by the resolver, and leave how it ended in `battle.outcome` (FIE-11.1)."""
    world = play.state
    world.battle = battle
    yield from venue(play, battle)
    if battle.venue == "table":
        begin(play, battle, table=True)
        found = yield from decided(play, battle)
        if found:
            settle(play, battle, found)
    if battle.outcome is None:
        window = replace(ARRAY, words=lambda: words_of(world, battle))
        play.carry_out((yield from hear(play, window, arrayed(world, battle), world.playing())))
        begin(play, battle, table=False)
        resolve(play, battle)
    spend_plans(world, battle)


def begin(play: Play[World], battle: Battle, *, table: bool) -> None:
    """Tell who meets whom."""
    world = play.state
    one, other = world.armies[battle.attacker], world.armies[battle.defender]
    play.tell(
        BattleBegan(
            conflict=battle.conflict,
            fief=battle.fief,
            attacker=one.id,
            defender=other.id,
            attacking=len(one.elements),
            defending=len(other.elements),
            table=table,
            looks=(world.houses[one.leader].colour, world.houses[other.leader].colour),
        )
    )


def facing(world: World, battle: Battle) -> str:
    """Say who draws up against whom, for those who are not asked."""
    one, other = (world.called("army", army) for army in (battle.attacker, battle.defender))
    return f"{capital(one)} and {other} draw up for battle at {world.fiefs[battle.fief].name}."


def words_of(world: World, battle: Battle) -> Wording:
    """Ask how they fight at that place, with the numbers of both sides (FIE-17.9)."""
    one, other = (world.armies[army] for army in (battle.attacker, battle.defender))
    sizes = f"{host(world, one)} against {host(world, other)}"
    return {
        "title": f"{sizes} at {world.fiefs[battle.fief].name}: how do you fight?",
        "silence": f"Your commands at {world.fiefs[battle.fief].name} fight steady, in the common order.",
        "meanwhile": facing(world, battle),
    }


def spend_plans(world: World, battle: Battle) -> None:
    """Forget the plans that were for this battle alone (FIE-11.13)."""
    conflict = world.conflicts[battle.conflict]
    conflict.arrays = {seat: plan for seat, plan in conflict.arrays.items() if plan.keep}


def an_array(world: World, battle: Battle, army: Army) -> Array:
    """Give an army as it comes to the field."""
    return Array(army.id, tuple(members(world, army)), army.elements, plans(world, battle))


def resolve(play: Play[World], battle: Battle) -> None:
    """Fight a battle by the resolver (FIE-11.10 to FIE-11.32).

    A battle takes some 180 dice. They are drawn one by one, as keyed as any, but told together, one cast for each
    bound: a line for each of them would bury the campaign, and a bound is what a reader follows.
    """
    world = play.state
    one, other = world.armies[battle.attacker], world.armies[battle.defender]
    hosts = draw_up(an_array(world, battle, one), an_array(world, battle, other))
    for one_host in hosts:
        play.tell(
            LinesDrawnUp(fief=battle.fief, army=one_host.army, commands=tuple(map(command_told, one_host.commands)))
        )
    acting = [battle.attacker]

    def die() -> int:
        army = acting[-1]
        against = battle.defender if army == battle.attacker else battle.attacker
        return play.chance.number("FIE-11.31", "bound", f"{army}/{against}/{battle.fief}", SIDES) + 1

    for bound in bounds_of(*hosts, die):
        tell_bound(play, battle, bound)
        acting.append(bound.facing.army)
        if bound.loser:
            end(play, battle, bound)


def command_told(command: Command) -> CommandTold:
    """Give a command as it is told before the battle."""
    general = [place for place, one in enumerate(command.line, start=1) if one.general]
    return CommandTold(
        owner=command.owner,
        posture=command.posture,
        line=tuple(one.type for one in command.line),
        general=general[0] if general else 0,
    )


def tell_bound(play: Play[World], battle: Battle, bound: Bound) -> None:
    """Tell the dice of a bound, and what fell to what by them (FIE-11.15, FIE-11.31)."""
    army, against = bound.acting.army, bound.facing.army
    with play.causes():
        if bound.dice:
            play.chance.draw(
                Cast(
                    clause="FIE-11.31", purpose="bound", subject=f"{army}/{against}/{battle.fief}",
                    sides=SIDES, rolled=tuple(bound.dice),
                )
            )  # fmt: skip
        play.tell(
            BoundFought(
                fief=battle.fief,
                turn=bound.turn,
                army=army,
                against=against,
                falls=tuple(FallTold.model_validate(vars(one)) for one in bound.falls),
                broken=tuple(command.owner for _, command in bound.broken),
                camp=bound.camp.owner if bound.camp else "",
            )
        )


def end(play: Play[World], battle: Battle, bound: Bound) -> None:
    """Note how a battle ended, and tell it."""
    loser = bound.loser or bound.facing
    winner = bound.acting if loser is bound.facing else bound.facing
    lost = {host.army: list(host.lost) for host in (winner, loser)}
    battle.outcome = Outcome(winner=winner.army, lost=lost, points=ranked({**winner.points, **loser.points}))
    tell_end(
        play,
        battle,
        how=bound.how,
        turns=bound.turn,
        generals=(*loser.generals, *winner.generals),
        camp=loser.taken_by or winner.taken_by,
    )


def settle(play: Play[World], battle: Battle, found: Reported) -> None:
    """Note what a table reports, and tell it (FIE-11.8)."""
    world = play.state
    armies = {"attacker": battle.attacker, "defender": battle.defender}
    lost = {
        armies["attacker"]: fallen(world, battle.attacker, found.attacker_lost, found.fallen),
        armies["defender"]: fallen(world, battle.defender, found.defender_lost, found.fallen),
    }
    battle.outcome = Outcome(winner=armies[found.winner], lost=lost, points=ranked(earned(found)))
    tell_end(play, battle, how="table", turns=0, generals=found.fallen, camp=(*found.camp, "")[0])


def ranked(points: Mapping[str, int]) -> dict[str, int]:
    """Give points with the most first."""
    return dict(sorted(points.items(), key=lambda one: -one[1]))


def tell_end(play: Play[World], battle: Battle, *, how: End, turns: int, generals: tuple[str, ...], camp: str) -> None:
    """Tell how a battle ended, from its outcome."""
    if battle.outcome is None:
        return
    winner = battle.outcome.winner
    loser = battle.defender if winner == battle.attacker else battle.attacker
    counts = {army: types_of(play.state, army, lost) for army, lost in battle.outcome.lost.items()}
    battle.outcome.told = play.tell(
        BattleEnded(
            fief=battle.fief, winner=winner, loser=loser, how=how, turns=turns,
            winning=len(play.state.armies[winner].elements), losing=len(play.state.armies[loser].elements),
            winner_lost=counts.get(winner, ()), loser_lost=counts.get(loser, ()),
            generals=generals, camp=camp, points=tuple(battle.outcome.points.items()),
        )
    )  # fmt: skip


def types_of(world: World, army: str, lost: Collection[int]) -> Counts:
    """Count elements of an army, by their numbers, as they fought."""
    counts = Counter(one.fights_as for one in world.armies[army].elements if one.id in lost)
    return tuple((one, counts[one]) for one in TYPES if counts[one])
