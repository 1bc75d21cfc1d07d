"""What everything is called, and how players may write it."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from rules.empires.board.cards import TITLES
from rules.empires.board.state import World
from rules.empires.parley.orders import questions
from rules.kernel.facts.names import Name, Naming
from rules.kernel.language.bynames import Byname, of_land
from rules.kernel.language.namesakes import readable, told_apart
from rules.kernel.orders.order import Lexicon

PILES = {"events": Name(text="event cards", article="the", plural=True)}
"""What is shuffled."""
PLAYED = {
    "recognition": "recognition",
    "influence": "influence",
    "coup": "coup",
    "inheritance_single": "inheritance",
    "inheritance_group": "group inheritance",
    "demesne": "demesne",
    "missionary": "missionary",
    "weapons": "weapons",
    "tactics": "tactics",
}
"""How players write the cards that they hold, beside their titles."""
SHORT = {
    "group": "inheritance_group",
    "single": "inheritance_single",
    "single inheritance": "inheritance_single",
    "dynastic inheritance": "inheritance_single",
    "claim": "recognition",
    "church": "influence",
    "church hierarchy": "influence",
    "diplomatic": "coup",
}
"""What else they say for them."""
NUMBERS = 49
"""No more questions can be open: there are so many cards, and a seat calls one parley."""

OF: Final[Mapping[str, tuple[str, ...]]] = {
    "England": ("English",),
    "France": ("French",),
    "Germany": ("German",),
    "Castile": ("Castilian",),
    "Hungary": ("Hungarian",),
    "Byzantium": ("Byzantine",),
    "Egypt": ("Egyptian",),
}
"""What is said of whoever belongs to an empire."""


def names(world: World) -> Naming:
    """Call everything as the scenario does, and leaders as they are called in their turn."""
    ids: Mapping[str, Mapping[str, object]] = {
        "seat": world.empires,
        "area": world.areas,
        "sea": world.seas,
        "language": world.languages,
        "faith": world.faiths,
        "region": world.regions,
    }
    found = {kind: {id: called(world, kind, id) for id in things} for kind, things in ids.items()}
    leaders = {
        world.leader_id(seat, number): called(world, "leader", world.leader_id(seat, number))
        for seat, empire in world.empires.items()
        for number in range(len(empire.past) + 1)
    }
    return found | {
        "leader": leaders,
        "card": {id: called(world, "card", id) for id in known_cards(world)},
        "pile": PILES,
    }


def known_cards(world: World) -> list[str]:
    """Give every card of this game's deck, each once, and every kind."""
    return list(dict.fromkeys((*world.cards, *TITLES)))


def called(world: World, kind: str, id: str) -> Name:
    """Give the name of a thing; its id, should it have none."""
    return world.name(kind, id) or Name(text=id)


def titles(world: World) -> Mapping[str, str]:
    """Give each empire its name, which its players go by."""
    return {id: empire.name for id, empire in world.empires.items()}


def bynames(world: World) -> Mapping[str, Byname]:
    """Give how else each empire is called, its leader's name among it."""
    return {
        id: of_land(empire.name, OF.get(empire.name, ())).model_copy(update={"heads": (empire.leader.name,)})
        for id, empire in world.empires.items()
    }


def lexicon(world: World, seat: str | None) -> Lexicon:
    """Give what may be said for each kind of thing: areas and empires by name, cards by a word or their title.

    A question of a parley is called by its number, by its words, or by an area or an empire that it alone is about.
    """
    del seat
    known = told_apart(names(world))
    found = {kind: readable(named) for kind, named in known.items() if kind not in ("card", "pile", "leader")}
    found["area"] = found["area"] | {name.replace("-", " "): id for name, id in found["area"].items() if "-" in name}
    held = {TITLES[id]: id for id in PLAYED} | {word: id for id, word in PLAYED.items()} | SHORT
    return found | {"card": held, "question": asked_about(world)}


def asked_about(world: World) -> dict[str, str]:
    """Give what each open question may be called (EMP-H20.5)."""
    numbers = {str(number): str(number) for number in range(1, NUMBERS + 1)}  # of what there is not, a refusal says so
    spoken = {
        str(number): [world.called("area", area) for area in motion.areas]
        + [world.called("seat", one) for one in (motion.asker, motion.other) if one]
        for number, motion in enumerate(world.agenda, start=1)
    }
    times = Counter(name for some in spoken.values() for name in dict.fromkeys(some))
    alone = {name: number for number, some in spoken.items() for name in some if times[name] == 1}
    return alone | dict(questions(world)) | numbers
