"""What everything is called, and how players may write it."""

from collections.abc import Mapping

from rules.fiefs.board.state import World
from rules.fiefs.board.tables import MARKED
from rules.fiefs.board.troops import written
from rules.kernel.facts.names import Name, Naming
from rules.kernel.language.bynames import Byname
from rules.kernel.language.namesakes import readable, told_apart
from rules.kernel.orders.order import Lexicon
from rules.kernel.table.chair import CHAIR, CHAIR_NAME

PLAINLY = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
"""How letters with dots are written without."""


def names(world: World) -> Naming:
    """Call everything as the scenario does; armies after their leaders, conflicts after what they are for."""
    ids: Mapping[str, Mapping[str, object]] = {
        "seat": world.houses,
        "fief": world.fiefs,
        "region": world.regions,
        "nation": world.nations,
        "sea": world.seas,
        "army": world.armies,
        "conflict": world.conflicts,
        "detachment": world.detachments,
        "fleet": world.fleets,
    }
    found = {kind: {id: called(world, kind, id) for id in things} for kind, things in ids.items()}
    return found | {
        "seat": found["seat"] | {CHAIR: CHAIR_NAME},
        "place": found["fief"] | found["sea"],
    }


def called(world: World, kind: str, id: str) -> Name:
    """Give the name of a thing; its id, should it have none."""
    return world.name(kind, id) or Name(text=id)


def titles(world: World) -> Mapping[str, str]:
    """Give each House its name, which its players go by."""
    return {id: house.name for id, house in world.houses.items()}


def bynames(world: World) -> dict[str, Byname]:
    """Give how else each House is called: its people after the family, which may be written without its dots."""
    families = {id: house.name.removeprefix("House of ") for id, house in world.houses.items()}
    return {
        id: Byname(people=(f"{name}s",), names=tuple({name.translate(PLAINLY)} - {name}))
        for id, name in families.items()
    }


def lexicon(world: World, seat: str | None) -> Lexicon:
    """Give what may be said for each kind of thing; a House, and an army, by the family's name alone."""
    del seat
    known = told_apart(names(world))
    found = {kind: readable(named) for kind, named in known.items()}
    whole = {
        kind: {f"{name.article} {name.text}": id for id, name in known[kind].items() if name.article}
        for kind in ("seat", "army")
    }
    return found | {
        "seat": found["seat"] | whole["seat"],
        "house": found["seat"] | whole["seat"],
        "army": found["army"] | whole["army"],
        "type": written(),
        "marker": {one: one for one in MARKED},
    }
