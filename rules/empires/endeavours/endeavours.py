"""An endeavour from its first coin to its last consequence (EMP-H9.10)."""

from rules.empires.board.chances import SIX
from rules.empires.board.houses import in_seat_order, run_by_player, truce
from rules.empires.board.measures import held_by, need
from rules.empires.board.motions import Attack
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS, Kind
from rules.empires.court.church import absolve, excommunicate
from rules.empires.court.succession import succeed
from rules.empires.endeavours.defence import Defence, defence_of
from rules.empires.endeavours.effects import EFFECTS, fail
from rules.empires.endeavours.events import Assailed, DefenceMade, EndeavourTried, OwnTried
from rules.empires.endeavours.holds import made_from
from rules.empires.endeavours.ratings import Rated, best_base, rate
from rules.empires.endeavours.reckoning import forestalled, shifts
from rules.empires.endeavours.tables import COSTS, FATAL, Band, needed
from rules.kernel.play.play import Play

WARLIKE: tuple[Kind, ...] = ("conquer", "restore")
"""Those that attack whoever owns the target (EMP-H10.6, EMP-H13.3)."""
NOBODY = "-"
"""No seat, and not the none that owns what is independent."""


def endeavour(play: Play[World], seat: str, kind: Kind, target: str, base: str = "", extra: int = 0) -> None:
    """Try an endeavour: gold, truces, defence, dice, effect, succession, in this order (EMP-H9.10)."""
    world = play.state
    if kind == "conquer" and not base:
        base = best_base(world, seat, target)
    begin(world, seat, COSTS[kind] + extra)
    with play.causes():
        defence = None
        if kind in WARLIKE and world.areas[target].owner:
            note_attack(play, seat, world.areas[target].owner)
            defence = defend(play, seat, target)
        rated = rate(world, seat, kind, target, base, extra)
        if defence:
            rated = defence.against(rated)
        dice = play.chance.cast("EMP-H9.8", f"endeavour.{kind}", target, 2, SIX)
        decide(play, rated, (dice[0], dice[1]), COSTS[kind] + extra, defence)


def begin(world: World, seat: str, gold: int) -> None:
    """Spend one of the five, and the gold; whoever was heirless is so no more (EMP-H9.1, EMP-H9.2, EMP-19.1f12)."""
    empire = world.empires[seat]
    empire.vacant = False
    empire.used += 1
    empire.gold -= gold


def note_attack(play: Play[World], seat: str, owner: str) -> None:
    """Note that a seat attacks another; if it breaks a truce it is excommunicated before the dice fall (EMP-H10.6)."""
    world = play.state
    world.last_attack = [one for one in world.last_attack if (one.attacker, one.owner) != (seat, owner)]
    world.last_attack.append(Attack(attacker=seat, owner=owner, round=world.round_index))
    order = in_seat_order(world, world.empires)
    world.last_attack.sort(key=lambda one: (order.index(one.attacker), order.index(one.owner)))
    if truce(world, seat, owner):
        excommunicate(play, seat, "truce", owner)


def defend(play: Play[World], attacker: str, target: str) -> Defence | None:
    """Let the owner of a target defend it, if his guard says so and he can, with one of his five (EMP-H13).

    Rules: EMP-H13.1.
    """
    world = play.state
    defence = defence_of(world, target)
    if defence:
        begin(world, defence.seat, defence.gold)
        world.empires[defence.seat].parried += 1
        left = ENDEAVOURS - world.empires[defence.seat].used
        play.tell(DefenceMade(seat=defence.seat, area=target, against=attacker, gold=defence.gold, left=left))
    return defence


def decide(play: Play[World], rated: Rated, dice: tuple[int, int], gold: int, defence: Defence | None) -> None:
    """Read the dice, carry out what they say, and see whether the leader outlives it (EMP-H9.8, EMP-H9.9, EMP-H8.4)."""
    band = rated.band(sum(dice))
    play.tell(
        EndeavourTried(
            seat=rated.seat,
            kind=rated.kind,
            target=rated.target,
            base=rated.base if rated.kind == "conquer" else "",
            owner=play.state.areas[rated.target].owner,
            gold=gold,
            terms=rated.terms,
            rating=rated.rating,
            dice=dice,
            band=band,
            defender=defence.seat if defence else "",
        )
    )
    warn(play, rated, band, sum(dice), defence)
    if band == "failure":
        report(play, rated, band, sum(dice))  # how it went is told before what it costs
        fail(play, rated)
    elif band == "nothing":
        report(play, rated, band, sum(dice))
    else:
        EFFECTS[rated.kind](play, rated, band == "great")
        report(play, rated, band, sum(dice))
    if dice in FATAL:
        succeed(play, rated.seat, "EMP-H8.4")


def report(play: Play[World], rated: Rated, band: Band, rolled: int) -> None:
    """Tell a player how his own endeavour went, unless that is told as a change of land (EMP-H9.8)."""
    if run_by_player(play.state, rated.seat) and play.state.areas[rated.target].owner != taken_by(rated):
        play.tell(
            OwnTried(
                audience=(rated.seat,),
                seat=rated.seat,
                kind=rated.kind,
                target=rated.target,
                rolled=rolled,
                wanted=needed(rated.kind, rated.rating),
                band=band,
                changed=shifts(play.state, rated),
                owner=play.state.areas[rated.target].owner if rated.kind in WARLIKE else "",
                forestalled=forestalled(play.state, rated),
            )
        )


def warn(play: Play[World], rated: Rated, band: Band, rolled: int, defence: Defence | None) -> None:
    """Tell a player how an attack on him went, before what it costs him (EMP-H9.8)."""
    owner = play.state.areas[rated.target].owner
    if rated.kind not in WARLIKE or not run_by_player(play.state, owner):
        return
    attack = {"seat": rated.seat, "target": rated.target, "base": rated.base, "band": band, "rolled": rolled}
    told = {"owner": owner, "wanted": needed(rated.kind, rated.rating), "defended": defence is not None}
    told["ends"] = band in ("success", "great") and not only_foothold(play.state, rated, band)
    play.tell(Assailed.model_validate({"audience": (owner,), **attack, **told}))


def only_foothold(world: World, rated: Rated, band: Band) -> bool:
    """Tell whether a success wins a part of an area and no more (EMP-H10.2, EMP-H10.3)."""
    area, won = world.areas[rated.target], 2 if band == "great" else 1
    held = held_by(area, rated.seat)
    return rated.kind == "conquer" and not made_from(world, rated.base, rated.target) and held + won < need(area)


def taken_by(rated: Rated) -> str:
    """Give the seat that would own the target of an attack; none for what is done at home or by envoys."""
    return rated.seat if rated.kind in WARLIKE else NOBODY


def do_penance(play: Play[World], seat: str) -> None:
    """Pay, and be forgiven, without dice (EMP-H22.15)."""
    begin(play.state, seat, COSTS["penance"])
    absolve(play, seat, COSTS["penance"])
