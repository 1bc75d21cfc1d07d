"""Words: what things, turns and figures are called, what dice are for, and turns of phrase that topics share."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Literal

from rules.italy.board.state import World
from rules.italy.board.tables import BANDS, DEFEAT, Part, Reason
from rules.kernel.facts.names import Naming, called
from rules.kernel.language.bynames import Byname, of_land
from rules.kernel.language.namesakes import readable
from rules.kernel.orders.order import Lexicon
from rules.kernel.state.marks import Names, Said
from rules.kernel.table.chair import CHAIR, CHAIR_NAME
from rules.kernel.telling.figures import Labels
from rules.kernel.telling.phrases import figure, form, points_of, row, signed
from rules.kernel.telling.sentences import spoken
from rules.kernel.telling.tellings import News

PowerId = Annotated[str, Names("power")]
"""A Power, or an External Power."""
ProvinceId = Annotated[str, Names("province")]
TerrainId = Annotated[str, Names("terrain")]

NEWS: dict[str, News] = {
    "realm": News(icon="🏛️", colour=0x6B4FA0, title="The Powers"),
    "money": News(icon="💰", colour=0xC9A227, title="Talents"),
    "war": News(icon="⚔️", colour=0x8B3A3A, title="War"),
    "land": News(icon="🗺️", colour=0x5E8C4A, title="Provinces"),
    "external": News(icon="⛵", colour=0x2E8B8B, title="Foreign armies"),
    "rome": News(icon="🦅", colour=0xB03A2E, title="The score"),
    "seat": News(icon="🪑", colour=0x7A8B99, title="Seats"),
    "ending": News(icon="🏁", colour=0x2C3E50, title="The end"),
}
"""Kinds of news; a roll is told with what it led to."""

PURPOSES = {
    "target": "for {} as target",
    "target.rolloff": "rolled off for {}",
    "change": "whether the ruler goes",
    "ruler.aggressor": "the new ruler as aggressor",
    "ruler.protector": "the new ruler as protector",
    "ruler.builder": "the new ruler as builder",
    "external.order": "who attacks first",
    "attack": "whether to attack",
    "order.rolloff": "who fights first",
    "province": "which province is struck",
    "prize": "which province is taken",
    "generator.attacker": "as attacker",
    "generator.defender": "as defender",
    "carthage.test": "whether it comes",
    "carthage.place": "where it lands",
    "epirus.test": "whether it comes",
    "epirus.place": "where it lands",
}
"""What each roll is for."""
PARTS = {
    "attack": "Attack",
    "loose": "loose reserve",
    "idle": "not attacking",
    "crowd": "attacked more than once",
}
"""What points of an army are for, where the word for it is another."""
MODIFIERS = {"won": "won last turn", "lost": "lost last turn"}
"""What adds to an attack roll, likewise."""
CANCELLED = {
    "fallen": "the attacker has fallen",
    "unreachable": "no province of the target can be struck",
    "gone": "its army has left Italy",
}
"""Why an attack is off."""
TURNED = {
    "own": "the attacker holds the named province already",
    "occupied": "an army from abroad stands in the named province",
    "apart": "the named province touches none of the attacker’s any more",
}
"""Why an attack falls on another province than the named one."""
DEGREES = {"minor": "a Minor Victory", "major": "a Major Victory"}
ENDINGS = {"fallen": "all homes were lost", "conceded": "the seat was given up", "time": "all turns were played"}
"""Why the campaign is over."""

LABELS: Labels = {
    "number": "turn",
    "first": "from the year BC",
    "last": "to the year BC",
    "power": "Power",
    "own": "from own land",
    "subjects": "from Subjects",
    "resources": "from resources",
    "lost": "for lost homes",
    "total": "in all",
    "earmarked": "for Civic Improvement alone",
    "turns": "turns",
    "ReignTested.turns": "turns since the last change",
    "changes": "the ruler goes",
    "dice": "dice",
    "modified": "with the Power's modifiers",
    "clamped": "with none below 0",
    "ratings": "aggressor, protector, builder",
    "attack": "on Attack",
    "reserves": "in reserve, by attacker",
    "reserve": "free in reserve",
    "freed": "free Attack points",
    "civic": "on Civic Improvement",
    "modifiers": Said("modifiers", MODIFIERS),
    "attacks": "attacks",
    "order_only": "only for its place in the order of battles",
    "attacker": "attacker",
    "target": "target",
    "defender": "defender",
    "rolls": "each target: its die, what is added, the sum",
    "rolloffs": "rolled off",
    "label": "battle",
    "province": "province",
    "external": "foreign Power",
    "added": "added",
    "about": "for the sake of",
    "comes": "it comes",
    "places": "places to land",
    "strength": "strength",
    "immune": "leaves alone",
    "holder": "held by",
    "home": "home of",
    "left": "left",
    "before": "held before by",
    "now": "held now by",
    "AttackFollowed.before": "target before",
    "AttackFollowed.now": "target now",
    "named": "province named",
    "AttackTurned.reason": Said("why", TURNED),
    "reason": Said("why", CANCELLED),
    "GameEnded.reason": Said("why", ENDINGS),
    "DisputeReason.reason": "why",
    "terrain": "terrain",
    "army": "whose army defends",
    "attacker_parts": Said("the attacker's points", PARTS),
    "defender_parts": Said("the defender's points", PARTS),
    "attacker_points": "the attacker's points in all",
    "defender_points": "the defender's points in all",
    "cards": "command cards of both",
    "generals": "generals of both, at most",
    "attacker_allies": "the attacker's allied corps, at most",
    "defender_allies": "the defender's allied corps, at most",
    "attacker_dice": "the attacker's dice",
    "defender_dice": "the defender's dice",
    "attacker_sum": "the attacker's sum",
    "defender_sum": "the defender's sum",
    "degree": Said("how it was won", DEGREES),
    "BattleWon.winner": "winner",
    "loser": "loser",
    "attacker_won": "the attacker won",
    "master": "whose Subject",
    "method": Said("battles", {"ask": "you are asked", "generator": "by the generator"}),
    "prizes": "taken first",
    "score": "score",
    "others": "the other players' scores",
    "scores": "every Power's score, as the end ranks them",
    "played": "played by people",
    "AttackCancelled.holder": "held now by",
    "occupier": "army from abroad there",
    "rome": "judged",
    "lost_homes": "homes in other hands",
    "ends": "the campaign ends with it",
    "result": Said("band", {DEFEAT: "defeat"} | {band: f"{band}, {fate}" for band, fate in BANDS.items()}),
    "winners": "winners",
    "report": "each Power: provinces, Civic Improvement, home turns lost, turns Inactive",
}
"""By the name of a field, or of its event and the field where it means something else there."""

PEOPLE = "ans"
"""How the word for a people ends that is the name of a Power, or a part of it."""


def names(world: World) -> Naming:
    """Call everything as the scenario does."""
    powers = {one.id: one.called for one in world.powers.values()}
    return {
        "power": powers | {one.id: one.called for one in world.externals.values()},
        "province": {id: called(one.name) for id, one in world.provinces.items()},
        "terrain": {id: called(name) for id, name in world.terrain.items()},
        "seat": powers | {CHAIR: CHAIR_NAME},
    }


def bynames(world: World) -> dict[str, Byname]:
    """Give how else each Power is called: by its people."""
    return {
        one.id: of_land(one.name, (one.adjective, *(word[:-1] for word in one.name.split() if word.endswith(PEOPLE))))
        for one in world.powers.values()
    }


def lexicon(world: World, seat: str | None) -> Lexicon:
    """Give what a seat may say for each kind of thing; an attack is known by its attacker, or by its place."""
    attacks: dict[str, str] = {world.name(attacker): attacker for attacker in world.attacks}
    struck = Counter(attack.struck or attack.province for attack in world.attacks.values())
    whose = {attack.struck or attack.province: attacker for attacker, attack in world.attacks.items()}
    provinces = readable(names(world)["province"])
    attacks |= {name: whose[place] for name, place in provinces.items() if struck[place] == 1}
    foes: dict[str, str] = {world.name(one): one for one in (*world.powers, *world.externals)}
    seats: dict[str, str] = {world.name(one): one for one in world.powers}
    return {"province": provinces, "attack": attacks, "foe": foes, "seat": seats}


def calendar(world: World, turn: int, phase: str) -> str:
    """Give the turn, its first year and its phase."""
    shown = max(1, min(turn, world.turns))
    return f"Turn {shown}, {world.year(shown)} BC, {'end of the turn' if phase == 'end' else phase}"


def reason(rome: str, why: Reason | Literal[""], turns: int) -> str:
    """Say why the campaign is over."""
    name = spoken(rome)
    if why == "fallen":
        return f"{name:The} {name:controls|control} none of {name:its|their} home provinces"
    if why == "conceded":
        return f"{name:The} {name:was|were} given up by {name:its|their} player"
    return f"{turns} turns have been played"


def fate(rome: str, result: str, score: int) -> str:
    """Say what becomes of Rome (ITA-10.4)."""
    name = spoken(rome)
    return (
        f"{name:The} {name:is|are} defeated" if result == DEFEAT else f"{name:The}, {points_of(score)}: {BANDS[result]}"
    )


def ahead(best: str, own: int, players: Sequence[tuple[str, int]], idle: tuple[str, int] | None) -> str:
    """Say by what the best of several players is ahead, and why no autopilot is before him (ITA-11.8)."""
    name = spoken(best)
    text = f"{name:The} {name:ends|end} first of those that people play, {points_of(own)}"
    beaten = row(f"{figure(points)} of {spoken(one):the}" for one, points in players)
    text += f" to {beaten}" if beaten else ""
    text += ": more land decides, or fewer homes lost" if any(points == own for _, points in players) else ""
    if idle is None or idle[1] <= own:
        return f"{text}."
    other = spoken(idle[0])
    return f"{text}; {other:the} {other:has|have} {figure(idle[1])}, but an autopilot wins nothing."


def summed(parts: Iterable[Part]) -> str:
    """Give a sum with what each part is for: `base 80, reserve +5`."""
    words = [
        f"{PARTS.get(what, what)} {number if place == 0 else signed(number)}"
        for place, (what, number) in enumerate(parts)
    ]
    return ", ".join(words)


def army(name: str, parts: Iterable[Part], points: int, cards: int, generals: int) -> str:
    """Give an army in words."""
    return f"{name} with {points_of(points)} ({summed(parts)}), {cards} command cards, generals at most {generals}"


def dice(rolls: Iterable[int]) -> str:
    """Give some dice: `4 and 1`."""
    return row(map(figure, rolls))


def talents(number: int) -> str:
    """Count talents."""
    return f"{number} {form(number, 'talent', 'talents')}"


def sources(own: int, subjects: int, resources: int, lost: int) -> str:
    """Say what a revenue is made of: ` (Subjects 20, lost homes −5)`."""
    parts = {"own land": own, "Subjects": subjects, "resources": resources, "lost homes": -lost}
    named = [f"{name} {figure(number)}" for name, number in parts.items() if number]
    return f" ({', '.join(named)})" if named else ""
