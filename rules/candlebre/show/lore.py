"""What one must know to decide: units and their figures, how one's troops fight, and what spies can do."""

from rules.candlebre.battle.choices import settled as chosen
from rules.candlebre.battle.melee import ATTACKING, DEFENDING, Choices
from rules.candlebre.battle.odds import walls
from rules.candlebre.battle.orders import my_battles, sides
from rules.candlebre.battle.settings import kept, settled
from rules.candlebre.board.forces import printed
from rules.candlebre.board.seats import allied
from rules.candlebre.board.state import House, World
from rules.candlebre.board.tables import DIE, OPERATIONS, RECRUITS, TYPES, UNITS
from rules.candlebre.board.war import Battle, BattleOrders
from rules.candlebre.board.wording import troops, unit_name
from rules.candlebre.currencies.money import unit_price
from rules.candlebre.espionage.operations import needed
from rules.candlebre.espionage.targets import known_operations
from rules.candlebre.purchasing.orders import known_types
from rules.kernel.telling.phrases import capital, row, several
from rules.kernel.telling.tellings import Page

FEATS = {
    "archers": "strike before the others in every round, with their attack in both roles",
    "cavalry": "makes ready for a round, then charges at twice its attack; pikemen bar that",
    "light_infantry": "strikes first in round 1",
    "pikemen": "take archers' hits first, and bar charges",
    "siege_engines": "each takes a level from a fort; they do not fight",
    "mercenaries": "need no barracks; never more than regulars, or they seize the land",
}
"""What sets each type of unit apart (section 2.4, CAN-7)."""
WORTH_SAYING = ("charge", "flank", "bounty", "reroll", "withdraw_ratio", "withdraw_after")
"""The settings of a doctrine that a page shows; the others are standard until ordered otherwise."""


def units_page(world: World, house: House) -> Page:
    """Give each type that a House can have with its figures, research and House included (CAN-5.1, CAN-7.4g)."""
    kinds = RECRUITS if not world.turn else [*known_types(house), *soon(house)]
    heading = ("Unit", "Attack", "Defence", "Moves", "Gold", "")
    rows = [unit_row(house, kind) for kind in kinds]
    line = f"A unit hits on its number or less of a d{DIE}; one that shows it exactly takes a prisoner."
    return Page(title="Units", lines=(line,), table=(heading, *rows), news="muster")


def soon(house: House) -> list[str]:
    """Give the next type that research brings."""
    unknown = [kind for kind in TYPES if kind not in known_types(house)]
    return sorted(unknown, key=lambda kind: UNITS[kind].needs)[:1]


def unit_row(house: House, kind: str) -> tuple[str, ...]:
    """Give the figures of one type; archers defend with their attack (CAN-7.4a)."""
    table, needs = UNITS[kind], UNITS[kind].needs
    later = f"from military level {needs} on" if kind not in known_types(house) else ""
    figures = (printed(house, kind, "attack"), printed(house, kind, "defence"), table.move, unit_price(house, kind))
    return (table.name, *map(str, figures), "; ".join(filter(None, (later, FEATS.get(kind, "")))))


def doctrine_page(world: World, house: House) -> Page:
    """Give how a House's troops fight when nothing else is ordered (CAN-7.17)."""
    attack, defence = chosen([house.attack], ATTACKING), chosen([house.defence], DEFENDING)
    heading = ("", "Attacking", "Defending")
    rows = [(name.replace("_", " "), str(getattr(attack, name)), str(getattr(defence, name))) for name in WORTH_SAYING]
    lines = [leaving(attack), f"Lost first when attacking: {row(map(unit_name, attack.casualties), 'then')}."]
    lines += [f"In {world.provinces[id].name}: {own_words(orders)}." for id, orders in house.defences.items()]
    return Page(title="How your troops fight", lines=tuple(lines), table=(heading, *rows), news="war")


def leaving(attack: Choices) -> str:
    """Say when attackers turn back, and what that costs (CAN-7.15, CAN-7.17d)."""
    ratio, after = attack.withdraw_ratio, attack.withdraw_after
    when = [f"their power falls below {ratio} % of the enemy's"] * bool(ratio)
    when += [f"{several(after, 'round is', 'rounds are')} over"] * bool(after)
    if not when:
        return "Your attackers never withdraw."
    return (
        f"Your attackers withdraw once {' or '.join(when)}: that costs 2 honor, and each unit is caught on 1 to 3 of a "
        f"d{DIE}."
    )


def own_words(orders: BattleOrders) -> str:
    """Say what is ordered for one province."""
    given = {name: value for name, value in orders if value not in ("", None, [])}
    return "; ".join(settled(name, kept(value)) for name, value in given.items()) or "as elsewhere"


def battle_pages(world: World, seat: str) -> list[Page]:
    """Give who stands in each battle of a House, and what the round before cost either side (CAN-7.18)."""
    return [battle_page(world, world.fighting[id]) for id in my_battles(world, seat)]


def battle_page(world: World, battle: Battle) -> Page:
    """Give both sides of a battle: those left, those who lead, those lost in the last round and those taken in all."""
    place = world.provinces[battle.target]
    forces = sides(battle)
    rows = [
        ("on the field", *(troops(force.units.items()) for force in forces)),
        ("led by", *(row(world.person(id) for id in force.leaders) for force in forces)),
        (f"killed in round {battle.round}", *(troops(force.killed.items()) for force in forces)),
        (f"captured in round {battle.round}", *(troops(force.captured.items()) for force in forces)),
        ("ready to charge", *(row(unit_name(kind) for kind in force.ready) for force in forces)),
        ("prisoners taken", *(troops(force.taken.items()) for force in forces)),
    ]
    heading = ("", *(capital(world.name(force.seat)) for force in forces))
    shown = [one for one in rows if any(one[1:])]
    return Page(title=f"The battle at {place.name}{walls(place)}", table=(heading, *shown), news="war")


def spies_page(world: World, house: House) -> list[Page]:
    """Give the operations of a House's spies, with their price and how many of twenty work on whom (CAN-14.2)."""
    known = known_operations(house)
    coming = [kind for kind in OPERATIONS if kind not in known][:1]
    rivals = [one for one in world.living() if one != house.id and not allied(world, house.id, one)]
    if not known:
        return []
    heading = ("Operation", "Gold", *(capital(world.name(one).removeprefix("House ")) for one in rivals))
    rows = [
        (kind, str(OPERATIONS[kind].price), *(str(needed(house, world.houses[one], kind)) for one in rivals))
        for kind in known
    ]
    later = [f"Next: {kind}, from espionage level {OPERATIONS[kind].level} on." for kind in coming]
    line = f"It works at or under the number of a d{DIE}; a failure of 17 or more is seen and costs honor."
    return [Page(title="Your spies", lines=(line, *later), table=(heading, *rows), news="spies")]
