"""What is asked of one's own land: how strong it stands, what a province is worth, who can reach it."""

from rules.italy.battle.consequences import staying
from rules.italy.battle.race import each_turn
from rules.italy.battle.threatened import decided, walls
from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.replies.lands import changed, standing
from rules.italy.replies.spoken import provinces_in
from rules.italy.war.attacks import attacking
from rules.italy.war.declaring import DeclareAttack
from rules.kernel.play.replies import Reply
from rules.kernel.state.finding import find
from rules.kernel.telling.phrases import points_of, row

SHOWN = 4
"""How many provinces are named."""


def dearest(world: World, seat: str, window: str, line: str) -> Reply[World] | None:
    """Say what the loss of each province would take from a turn, the dearest first, and who can reach it."""
    del window, line
    land = Land(world)
    cost = {id: each_turn(land, seat) - without(world, seat, id) for id in land.held(seat)}
    order = sorted((id for id in cost if cost[id] > 0), key=lambda id: -cost[id])[:SHOWN]
    lines = [f"· {world.provinces[id].name}: {points_of(cost[id])} a turn{reached(world, seat, id)}." for id in order]
    head = "What the loss of a province would take from each turn, lost homes with it:"
    return Reply("\n".join([head, *lines])) if lines else None


def without(world: World, seat: str, province: str) -> int:
    """Give what a turn would bring a Power that lost a province to somebody who can strike it, or to its people."""
    home, foes = world.provinces[province].home, raiders(world, seat, province)
    taker = next(
        iter(foes), home if home != seat else find((one for one in world.powers if one != seat), "another Power")
    )
    return each_turn(Land(world).taken(taker, [province]), seat)


def raiders(world: World, seat: str, province: str) -> list[str]:
    """Give the Powers that can strike a province of another."""
    return [one for one in world.powers if one != seat and province in Land(world).strikeable(one)]


def reached(world: World, seat: str, province: str) -> str:
    """Say who can strike a province now."""
    foes = row((f"{world.name(one):the}" for one in raiders(world, seat, province)), "and")
    return f"; {foes} can strike it" if foes else "; nobody can strike it now"


def strength(world: World, seat: str, window: str, line: str) -> Reply[World] | None:
    """Say with how many points a Power stands at home as things are; of a province that is named others tell."""
    del window
    if provinces_in(world, line):
        return None
    own = decided(world, seat)
    known = walls(own, seat) if attacking(own, seat) else staying(own, seat)
    return Reply(known) if known else None


def gained(world: World, seat: str, window: str, line: str) -> Reply[World] | None:
    """Say what the attack that a Power has ordered, or the province named, would bring."""
    del window
    own, able = decided(world, seat), Land(world).strikeable(seat)
    ordered = own.attacks[seat].province if seat in own.attacks else ""
    named = [one for one in provinces_in(world, line) if one in able] or [ordered] * (ordered in able)
    if not named:
        return None
    lines = [changed(world, seat, one) + standing(world, seat, one) for one in named]
    return Reply("\n".join(lines), tuple(DeclareAttack(province=one) for one in named if one != ordered))
