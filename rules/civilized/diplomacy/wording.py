"""What one country asks of another in words, and why it cannot be: of values whose ids are names already."""

from collections.abc import Mapping

from rules.civilized.world.asking import Asked
from rules.civilized.world.requirements import listed
from rules.civilized.world.state import World
from rules.kernel.errors import Refusal
from rules.kernel.state.naming import exchanged
from rules.kernel.telling.phrases import points_of, verb

TITLES: Mapping[str, str] = {
    "land_trade": "a Trade Agreement by land",
    "sea_trade": "a Trade Agreement by sea",
    "pact": "a pact of non-aggression",
    "access": "access",
    "defensive": "a defensive alliance",
    "military": "a military alliance",
    "defensive_alliance": "a defensive alliance",
    "military_alliance": "a military alliance",
    "students": "places for students",
}
"""Agreements, and the maneuvers that make them."""
USES = {"trade": "for trade", "military": "for armies", "both": "for trade and armies", "full": "for trade and armies"}
BONDS = {"none": (), "pact": ("a pact",), "access": ("access both ways",), "both": ("a pact", "access both ways")}

Hitch = tuple[str, str]
"""Why something cannot be asked, of `HITCHES`, and what could be, if there is more to say."""


def named(world: World, asked: Asked) -> Asked:
    """Give what is asked with the name of each thing in the place of its id."""
    return exchanged(asked, world.called)


def described(asked: Asked) -> str:
    """Say in a few words what is asked: `a pact of non-aggression`."""
    kind, third = asked.kind, asked.third or "any country"
    if kind == "peace":
        return terms_of(asked)
    if kind == "marriage":
        return f"the marriage of {asked.bride} of {asked.owner} and {asked.spouse} of {asked.host}"
    if kind == "students":
        return f"places in {verb(asked.host, 'its', 'their')} schools for students of {asked.owner}"
    if kind == "parting":
        return "that the factions part in peace"
    if kind == "break_trade":
        return f"an end to the trade of {asked.city} with {asked.partner}"
    if kind == "war":
        return f"a declaration of war on {third}"
    if kind.startswith("break_"):
        bond = TITLES[kind.removeprefix("break_")].removeprefix("a ")
        return f"an end to {verb(asked.host, 'its', 'their')} {bond} with {third}"
    if kind.endswith("_access"):
        grantor = asked.owner if kind.startswith("grant_") else asked.host
        use = USES[kind.removeprefix("grant_").removesuffix("_access")]
        return f"access {use} across the land of {grantor}, toward {third}"
    return TITLES[kind] + (f" between {asked.city} and {asked.partner}" if kind.endswith("_trade") else "")


def terms_of(asked: Asked) -> str:
    """Say the terms of a peace: `peace: each keeps what it holds, and Rome cedes Ostia`."""
    owner, host = asked.owner, asked.host
    ceded = [
        f"{side} {verb(side, 'cedes', 'cede')} {listed(cities)}"
        for side, cities in ((owner, asked.cities), (host, asked.taken))
        if cities
    ]
    paid = [
        f"{one} {verb(one, 'pays', 'pay')} {points_of(points)}"
        for one, points in ((owner, asked.pay), (host, asked.demand))
        if points
    ]
    faith = {
        "ours": (f"{host} {verb(host, 'takes', 'take')} the religion of {owner}",),
        "theirs": (f"{owner} {verb(owner, 'takes', 'take')} the religion of {host}",),
    }.get(asked.faith, ())
    extra = [*ceded, *paid, *BONDS[asked.bond], *faith]
    return f"peace: each keeps what it holds{', and ' + ', '.join(extra) if extra else ''}"


HITCHES: Mapping[str, tuple[str, str]] = {
    "mission": ("CIV-7.3a", "the mission has ended"),
    "fallen": ("CIV-7.2p", "{asked.host} has fallen; a mission can be recalled"),
    "enemies": ("CIV-7.1f", "you are at war with {asked.host}; a mission there may only end the war"),
    "own_city": ("CIV-7.2d", "name a city of yours"),
    "their_city": ("CIV-7.2d", "name a city of {asked.host} too"),
    "no_sea": ("CIV-7.2d", "{asked.city} and {asked.partner} lie on no common sea; by land they may trade"),
    "trading": ("CIV-7.2p", "{asked.city} and {asked.partner} have {title}; another pair of cities will do"),
    "no_trade": ("CIV-7.2e", "no such Trade Agreement of {asked.host} with a third country"),
    "pledged": ("CIV-7.2p", "war between you and {asked.host} has been pledged this Winter"),
    "bound": ("CIV-7.2p", "you and {asked.host} have {title} already"),
    "allied": ("CIV-7.2p", "you and {asked.host} have a military alliance already"),
    "no_bond": ("CIV-7.2q", "name a third country with which {asked.host} has one"),
    "no_third": ("CIV-7.2g", "the third country is one beyond the two of you; leave it out for any"),
    "granted": ("CIV-7.2p", "{grantor} grants that to {grantee} already"),
    "no_school": ("CIV-7.2t", "{asked.host} has neither a University nor a Staff College"),
    "admits": ("CIV-7.2p", "{asked.host} admits your students already"),
    "own_single": ("CIV-7.2r", "name somebody of yours who is at home, from 16 to 40, and unmarried or widowed"),
    "their_single": ("CIV-7.2r", "name somebody of {asked.host} who is at home, from 16 to 40, and free"),
    "no_match": ("CIV-7.2r", "the two are no match: a man and a woman, not near in blood"),
    "both_stay": ("CIV-7.2r", "neither can leave home: a ruler, an heir and the head of a house stay"),
    "no_prey": ("CIV-7.2j", "{asked.host} may not be asked to declare war there"),
    "peace": ("CIV-7.2k", "you are not at war with {asked.host}"),
    "neither": ("CIV-7.2k", "a city that would change hands is neither's"),
    "poor": ("CIV-7.2m", "{asked.owner} does not have the points"),
    "host_poor": ("CIV-7.2m", "{asked.host} does not have the points"),
    "faith": ("CIV-7.2k", "a change of religion takes two religions that differ; leave it out"),
    "over": ("CIV-7.2n", "the strife has ended"),
}
"""Why what is asked cannot be: the clause, and the reason."""


def reason(asked: Asked, hitch: str) -> str:
    """Say why what is asked cannot be."""
    grant = asked.kind.startswith("grant_")
    grantor, grantee = (asked.owner, asked.host) if grant else (asked.host, asked.owner)
    title = TITLES.get(asked.kind, "")
    return HITCHES[hitch][1].format(asked=asked, title=title, grantor=grantor, grantee=grantee)


def refuse_hitch(world: World, asked: Asked, hitch: Hitch | None) -> None:
    """Refuse what cannot be asked, with what could be."""
    if hitch:
        code, instead = hitch
        raise Refusal(HITCHES[code][0], reason(named(world, asked), code), instead)
