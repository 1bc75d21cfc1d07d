"""Owning: whose a thing is, and what somebody owns, for those who ask in plain words."""

import re
from collections.abc import Mapping
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.playing import name_of, position
from bot.service.ground.values import Who
from bot.service.ground.wording import listed
from bot.service.plain.naming import meant
from bot.store.look import Look
from rules.kernel.language.matching import Index, fold

WHOSE = re.compile(
    r"(?:who (?:owns|holds|has|rules|controls|possesses|took|conquered|captured|seized)|whose is|"
    r"who is the owner of|to whom belongs|who does (?P<belongs>.+) belong to)\s*(?P<thing>.*?)"
    r"(?:,.*| (?:right )?now| (?:away )?from (?:me|us)| at the moment)*",
)
WHAT = re.compile(
    r"(?:what|(?:which|how many) (?P<kind>[a-z]+)) (?:does|do|did) (?P<who>.+) "
    r"(?:own|hold|have|rule|control|possess|get)(?: now| so far| in all)?"
)
ANY = ("areas", "lands", "places", "provinces", "things")
"""What is asked for where everything is meant."""
FEW = 3
"""So many things are counted by whoever reads them."""
MOST = 30
"""How many things of an owner are named."""


async def owning(herald: Herald, who: Who, text: str) -> Message | None:
    """Answer whose a thing is, or what somebody owns, from what a seat can see; None where neither was asked."""
    line = fold(text).rstrip(" ?!.")
    whose, what = WHOSE.fullmatch(line), WHAT.fullmatch(line)
    if not whose and not what:
        return None
    async with herald.store.look(who.campaign) as look:
        session = await position(herald, look)
        view = session.glance(who.seat)
        lexicon, owners = session.ruleset.lexicon(view, who.seat), session.ruleset.owners(view)
        if whose:
            said = owner_of(look, who.seat, whose["belongs"] or whose["thing"], lexicon, owners)
        else:
            said = owned_by(look, who.seat, what["who"] if what else "", lexicon, asked_for(what, owners))
        said = session.ruleset.say(view, said)
    shown = Button(action="map", label="Map", campaign=who.campaign, seat=who.seat)
    return Message(content=said, buttons=(shown,)) if said else None


def owner_of(
    look: Look, seat: str, thing: str, lexicon: Mapping[str, Mapping[str, Any]], owners: Mapping[str, Mapping[str, str]]
) -> str:  # Any: ids
    """Say whose a thing is; empty where nothing is called so, or it is nobody's in any game."""
    for kind, whose in owners.items():
        names = lexicon.get(kind, {})
        found = Index(names).folded.get(fold(thing).removeprefix("the "), [])
        if not found:
            continue
        if all(id == one for id, one in whose.items()):
            continue  # as below
        owner = whose.get(names[found[0]], "")
        if not owner:
            return f"{found[0]} is nobody’s."
        return f"{found[0]} is yours." if owner == seat else f"{found[0]} belongs to {name_of(look, owner)}."
    return ""


def asked_for(what: re.Match[str] | None, owners: Mapping[str, Mapping[str, str]]) -> Mapping[str, Mapping[str, str]]:
    """Give the owners of the kind of thing that is asked for: of all kinds for lands; of none for what nobody owns."""
    word = what["kind"] if what else None
    if word is None or word in ANY:
        return owners
    return {kind: whose for kind, whose in owners.items() if word in (kind, f"{kind}s", f"{kind[:-1]}ies")}


def owned_by(
    look: Look, seat: str, owner: str, lexicon: Mapping[str, Mapping[str, Any]], owners: Mapping[str, Mapping[str, str]]
) -> str:  # Any: as above
    """Say what a seat owns; empty where none is called so."""
    seats = lexicon.get("seat", {})
    asked = seat if owner in {"i", "we"} else meant({id: name for name, id in seats.items()}, owner)
    if not asked or not owners:
        return ""
    found = []
    for kind, whose in owners.items():
        if all(id == one for id, one in whose.items()):
            continue  # seats, each of which is its own
        called = {id: name for name, id in reversed(list(lexicon.get(kind, {}).items()))}
        found += [called[id] for id, one in whose.items() if one == asked and id in called]
    found = list(dict.fromkeys(found))  # a place may be two kinds of things
    more = [f"{len(found) - MOST} more"] if len(found) > MOST else []
    has = "You own" if asked == seat else f"{name_of(look, asked)} owns"
    all_ = f", {len(found)} in all" if len(found) > FEW else ""
    return f"{has} {listed([*found[:MOST], *more])}{all_}." if found else f"{has} nothing."
