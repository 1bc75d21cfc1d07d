"""What nobody can know yet: which players attack, and what that would do to what is said now (ITA-4.14, ITA-6.15)."""

from fractions import Fraction

from rules.italy.battle.throws import chances
from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.war.attacks import against
from rules.kernel.play.counsel import in_ten
from rules.kernel.telling.phrases import row


def hidden(world: World, seat: str) -> list[str]:
    """Give the players who can reach a seat, and choose in secret whether they attack it (ITA-4.14)."""
    land, known = Land(world), [one.attacker for one in against(world, seat)]
    others = [one for one in world.players() if one in world.powers and one not in (seat, *known)]
    return [one for one in others if land.within_reach(one, seat)]


def doubted(world: World, seat: str, met: tuple[int, int], province: str) -> str:
    """Say with which hidden attack an attack of one's own would cost a defence something; empty where it would not.

    `met` are the points of both armies as they would meet while the seat attacks nobody, and nobody else it.
    """
    found = crowding(world, seat, met, province)
    if not found:
        return ""
    come, busy = found
    return f"It is lost {in_ten(busy)} if you attack somebody and {come} you too."


def crowding(world: World, seat: str, met: tuple[int, int], province: str) -> tuple[str, Fraction] | None:
    """Give who may come in secret, `Rome attacks`, and how likely a province is lost if a seat attacks besides."""
    near, rules = hidden(world, seat), world.rules
    if not near or Land(world).army(province) != seat:
        return None
    ours, theirs = met
    crowded = theirs - rules.multiple_attack_penalty
    alone, busy = (lost(world, ours, points) for points in (crowded, crowded - rules.not_attacking_bonus))
    if in_ten(alone) == in_ten(busy):
        return None
    come = row((f"{world.name(one):the}" for one in near), "or")
    return f"{come} {'attack' if near[1:] else f'{world.name(near[0]):attacks|attack}'}", busy


def lost(world: World, attacker: int, defender: int) -> Fraction:
    """Give how likely an attack is won (ITA-7.4)."""
    found = chances(world, attacker, max(0, defender))
    return sum((chance for one, chance in found.items() if one.winner == "attacker"), Fraction(0))


def beside(world: World, seat: str, province: str) -> str:
    """Say who else attacks the army that defends a province, and what that does to it (ITA-6.15, ITA-6.8)."""
    holder, army = world.provinces[province].holder, Land(world).army(province)
    if army != holder:
        return ""
    also = [one.attacker for one in against(world, holder) if one.attacker != seat]
    if not also:
        return ""
    names, holders = row(f"{world.name(one):the}" for one in also), world.name(holder)
    verb = "attack" if also[1:] else f"{world.name(also[0]):attacks|attack}"
    less = world.rules.multiple_attack_penalty * len(also)
    return f"{names[:1].upper()}{names[1:]} {verb} {holders:the} too: {less} points less, counted here."
