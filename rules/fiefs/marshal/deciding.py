"""What an army does in its turn where nobody orders it (FIE-7.8, FIE-16.10)."""

from fractions import Fraction

from rules.fiefs.armies.camp import may_encamp, may_recruit
from rules.fiefs.armies.raising import places
from rules.fiefs.armies.tempers import TEMPERS, Temper
from rules.fiefs.board.forces import Army, Item
from rules.fiefs.board.land import NOWHERE, distances, nation_of
from rules.fiefs.board.sides import enemies, enemies_at, enemy_held, friendly, home_ground, peacetime, under_siege
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import Character
from rules.fiefs.march.paths import can_succeed, land_reach, reach
from rules.fiefs.marshal.parties import shipyard
from rules.fiefs.marshal.targets import approach, honorable, targets
from rules.fiefs.siege.siege import chance_to_fall, first_t, spent

HALF = Fraction(1, 2)
WEAK = 4
"""The first T up to which a rash leader besieges on in winter (FIE-16.10)."""
APART = 3
"""How far from every enemy army one likes to assemble (FIE-16.10)."""
HOLD = Item(act="hold")


def decide(world: World, army: Army, character: Character) -> Item:
    """Give what an army of some character does in its turn, the first row that applies (FIE-16.10)."""
    temper = TEMPERS[character]
    if army.status in ("unraised", "disbanded"):
        return assembly(world, army)
    if army.status == "assembling":
        return HOLD
    if peacetime(world, army):
        return Item(act="encamp") if may_encamp(world, army) and not army.encamped else HOLD
    if under_siege(world, army):
        return besieged(world, army, temper)
    likely = chance_to_fall(world, army) if enemy_held(world, army, army.fief) else Fraction(0)
    if world.season == "winter" and not storms_on(world, army, character):
        return quarters(world, army, likely)
    return campaigning(world, army, temper, likely)


def assembly(world: World, army: Army) -> Item:
    """Assemble: friendly first, then far from enemies, then the strongest fortress, then first id (FIE-16.10)."""
    found = places(world, army)
    if not found:
        return HOLD
    near = distances(world, [one.fief for one in enemies(world, army) if one.on_board])

    def mark(fief: str) -> tuple[bool, bool, int, str]:
        close = any(table.get(fief, NOWHERE) < APART for table in near)
        return not friendly(world, army, fief), close, -world.fiefs[fief].fortress, fief

    return Item(act="assemble", to=min(found, key=mark))


def besieged(world: World, army: Army, temper: Temper) -> Item:
    """Sally if the besieger is weak enough, or about to take the fortress (FIE-16.10)."""
    besiegers = [one for one in enemies_at(world, army, army.fief) if one.in_field]
    besieger = besiegers[0]
    strong = temper.dares(len(army.elements), len(besieger.elements))
    return Item(act="sortie") if strong or chance_to_fall(world, besieger) >= HALF else HOLD


def storms_on(world: World, army: Army, character: Character) -> bool:
    """Tell whether a rash leader goes on with a siege in winter (FIE-16.10)."""
    if character != "rash" or not enemy_held(world, army, army.fief):
        return False
    return bool(spent(army, army.fief)) or first_t(world, army, army.fief) <= WEAK


def camp(world: World, army: Army) -> Item:
    """Encamp, recruiting if it may."""
    return Item(act="encamp", recruit="any" if may_recruit(world, army) else "")


def quarters(world: World, army: Army, likely: Fraction) -> Item:
    """Rest in winter, or look for where that can be (FIE-16.10, FIE-16.10)."""
    if army.encamped:
        return Item(act="recruit", recruit="any") if may_recruit(world, army) else HOLD
    if may_encamp(world, army):
        return camp(world, army)
    if likely >= HALF:
        return Item(act="besiege")
    ways = [way for way in land_reach(world, army).values() if shelters(world, army, way.to)]
    if ways:
        best = min(ways, key=lambda way: (way.ravaged, way.steps, way.to))
        return Item(act="move", to=best.to, path=list(best.path))
    return Item(act="besiege") if enemy_held(world, army, army.fief) else HOLD


def shelters(world: World, army: Army, fief: str) -> bool:
    """Tell whether an army could encamp in a fief: friendly, unravaged, without an enemy army."""
    waste = world.fiefs[fief].ravaged
    return not waste and friendly(world, army, fief) and not enemies_at(world, army, fief)


def campaigning(world: World, army: Army, temper: Temper, likely: Fraction) -> Item:
    """Recruit, attack, besiege or march on, outside of winter quarters (FIE-16.10 to l)."""
    held = enemy_held(world, army, army.fief)
    found = refresh(world, army) if len(army.elements) < temper.back and army.reserve and likely < HALF else None
    found = found or prey(world, army, temper) or (here(world, army, temper, likely) if held else None)
    found = found or onward(world, army, temper, held=held)
    if found:
        return found
    if held and world.conflicts[army.conflict].pretext != "honor":
        return Item(act="besiege")
    if may_recruit(world, army):
        return camp(world, army) if may_encamp(world, army) else Item(act="recruit", recruit="any")
    if may_encamp(world, army) and not army.encamped:
        return Item(act="encamp")
    yard = shipyard(world, army)
    return Item(act="raise_fleet", to=yard) if yard else HOLD


def refresh(world: World, army: Army) -> Item | None:
    """Recruit, or go nearer to where that can be (FIE-16.10)."""
    if may_recruit(world, army):
        return camp(world, army) if may_encamp(world, army) else Item(act="recruit", recruit="any")
    fits = [fief for fief in home_ground(world, army) if shelters(world, army, fief)]
    if not fits:
        return None
    tables = distances(world, fits)

    def far(fief: str) -> int:
        return min(table.get(fief, NOWHERE) for table in tables)

    ways = [way for way in reach(world, army).values() if can_succeed(world, way)]
    ways = [way for way in ways if not enemies_at(world, army, way.to) and far(way.to) < far(army.fief)]
    best = min(ways, key=lambda way: (far(way.to), way.ravaged, way.to), default=None)
    return Item(act="move", to=best.to, path=list(best.path)) if best else None


def prey(world: World, army: Army, temper: Temper) -> Item | None:
    """Attack an enemy army that one move by land reaches, if it is not too strong (FIE-16.10)."""
    foes = [one for one in enemies(world, army) if one.on_board and one.fief != army.fief]
    weak = [one for one in foes if temper.dares(len(army.elements), len(one.elements))]
    if not weak:
        return None
    ways = land_reach(world, army)
    for one in sorted(weak, key=lambda foe: foe.leader):
        if one.fief in ways:
            return Item(act="move", to=one.fief, path=list(ways[one.fief].path), attack=True)
    return None


def here(world: World, army: Army, temper: Temper, likely: Fraction) -> Item | None:
    """Do what there is to do in a fief that an enemy holds (FIE-16.10)."""
    conflict = world.conflicts[army.conflict]
    if honorable(world, army) and nation_of(world, army.fief) == conflict.nation_d:
        return None if world.fiefs[army.fief].ravaged else Item(act="ravage")
    begun = bool(spent(army, army.fief))
    worth = begun or first_t(world, army, army.fief) <= temper.limit or likely >= HALF
    return Item(act="besiege") if worth else None


def onward(world: World, army: Army, temper: Temper, *, held: bool) -> Item | None:
    """March nearer to a target (FIE-16.10)."""
    aims = targets(world, army, temper)
    way = approach(world, army, aims, temper, away=held and army.fief not in aims)
    if way is None:
        return None
    return Item(act="move", to=way.to, path=list(way.path), attack=bool(enemies_at(world, army, way.to)))


def holding(world: World, army: Army) -> Item:
    """Give what an army does under a marshal who holds (FIE-7.8)."""
    if army.status == "unraised":
        return assembly(world, army)
    if army.status != "ready" or under_siege(world, army):
        return HOLD
    besieging = enemy_held(world, army, army.fief) and not peacetime(world, army)
    if besieging and army.in_field and spent(army, army.fief):
        return Item(act="besiege")
    if world.season in ("fall", "winter") and not army.encamped and may_encamp(world, army):
        return camp(world, army)
    if army.encamped and may_recruit(world, army):
        return Item(act="recruit", recruit="any")
    return HOLD


def by_marshal(world: World, army: Army, character: Character) -> Item:
    """Give what an army does without orders: an autopilot's by its character, a player's by his marshal (FIE-7.8)."""
    player = world.houses[army.leader].holder == "player"
    return holding(world, army) if player and army.marshal == "hold" else decide(world, army, character)
