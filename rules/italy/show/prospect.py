"""What somebody would take over with a Power, from what everybody knows of it (ITA-10.2, ITA-11.7)."""

from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.board.words import talents
from rules.italy.seats.ending import score
from rules.italy.war.attacks import against
from rules.kernel.telling.phrases import capital, in_words, points_of, row, several, the
from rules.kernel.telling.prospects import holding, ranked

ROOM = 190
"""The most letters of a prospect to which another sentence is put."""


def prospect(world: World, seat: str) -> str:
    """Give its place by the score, its provinces, its revenue, and who has struck at it."""
    if seat not in world.powers:
        return "It rules where two reports of one battle differ."
    land, scores = Land(world), {power: score(world, power) for power in world.powers}
    held = holding([world.provinces[id].name for id in land.held(seat)], "province", "provinces") or "no province"
    master = land.master(seat)
    under = f"; it is subject to {the(world.name(master))}" if master else ""
    revenue = land.revenue(seat)
    brings = f"; {talents(revenue)} a turn as the map stands" if revenue else ""
    begin = f"{ranked(scores, seat, points_of(scores[seat]))}. {capital(held)}, {homes(land, seat)}{brings}{under}."
    more = (perils(world, land, seat), f"It attacks from turn {world.turn + 1} on." if world.turn < world.turns else "")
    return " ".join([begin, *(one for one in more if one and len(begin) + len(one) < ROOM)])


def homes(land: Land, seat: str) -> str:
    """Say how many of its homes a Power holds, by which it stands and falls (ITA-1.7)."""
    own = land.world.powers[seat].home
    kept = sum(land.holders[home] == seat for home in own)
    if kept == len(own):
        return "its only home among them" if kept == 1 else f"all {several(kept, 'home', 'homes')} among them"
    return f"{'only one' if kept == 1 else in_words(kept)} of its {several(len(own), 'home', 'homes')} among them"


def perils(world: World, land: Land, seat: str) -> str:
    """Say who marches on a Power, or how many could strike the only home that it has left; empty for no danger."""
    foes = [world.name(one.attacker) for one in against(world, seat)]
    if foes:
        return f"{capital(row(map(the, foes)))} {'march' if foes[1:] else f'{foes[0]:marches|march}'} on it now."
    kept = [home for home in world.powers[seat].home if land.holders[home] == seat]
    near = [one for one in world.powers if one != seat and kept[:1] and kept[0] in land.strikeable(one)]
    many = several(len(near), "Power", "Powers")
    return f"{capital(many)} can strike that home, and it falls with it." if len(kept) == 1 and near else ""


def plays(world: World, seat: str) -> bool:
    """Tell whether a Power holds a home of its own, so that it is asked anything; the chair always plays (ITA-1.7)."""
    return seat not in world.powers or Land(world).active(seat)
