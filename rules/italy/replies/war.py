"""What is asked of battles: what another could do, what helps against him, and whether one has been fought."""

from rules.italy.battle.aims import attacked, comes
from rules.italy.battle.gains import Prospect, at_prices, awaited, foreseen, steps, unspent
from rules.italy.battle.price import spend
from rules.italy.battle.reasons import at, where
from rules.italy.battle.threatened import decided
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.words import talents
from rules.italy.realm.spending import SPENDING, Spend, attackers
from rules.italy.replies.spoken import powers_in, provinces_in
from rules.italy.war.attacks import attacking, pending
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import capital, row, the

SUMS = 2
"""How many sums are named that would help."""
BEFORE = ("attack", "spend")
"""The windows at which something may still be done about an attack."""


def danger(world: World, seat: str, window: str, line: str) -> Reply[World] | None:
    """Say how an attack of another on a Power, or on a province of it, would go, and what helps against it."""
    foes = [one for one in powers_in(world, line) if one in world.powers and one != seat]
    if not foes:
        return None
    mine = [one for one in provinces_in(world, line) if world.provinces[one].holder == seat]
    told = [one for foe in foes for one in comes(world, seat, foe, mine[0] if mine else "")]
    helps = [helped(world, seat, foe, window) for foe in foes if foe in attackers(world, seat)]
    if not any(helps) and window == "attack":
        helps = [still_hidden(world, seat, foes[0], mine)]
    return Reply("\n".join([*told, *(one for one in helps if one)]))


def still_hidden(world: World, seat: str, foe: str, mine: list[str]) -> str:
    """Say what could be done about an attack that nobody has declared yet, with its price."""
    reached = [one for one in Land(world).within_reach(foe, seat) if not mine or one in mine]
    if not reached:
        return ""
    one, free = attacked(decided(world, seat), seat, foe, reached[0]), unspent(world, seat)
    enough = [spent for spent in steps(world, one.points[1], free) if spent][:1]
    more = f"{talents(enough[0])} on Defence would be the next full 20" if enough else "you have too few for a full 20"
    home = "" if attacking(decided(world, seat), seat) else f" Staying at home keeps {world.rules.not_attacking_bonus}."
    return f"If the attack is declared, you may spend against it afterwards: {more}.{home}"


def helped(world: World, seat: str, foe: str, window: str) -> str:
    """Say which sums on Defence help against an attack, and what staying at home does (ITA-5.10, ITA-6.14)."""
    if window not in BEFORE:
        return ""
    own = decided(world, seat)
    copy, free, ways = foreseen(own, seat), unspent(own, seat), list[Prospect]()
    for attack, places in awaited(copy, seat):
        if attack.attacker == foe:
            bare = at_prices(copy, seat, attack, (0,), *places)[0]
            sums = [0, *[one for one in steps(copy, bare.points[1], free) if one][:SUMS]]
            ways = at_prices(copy, seat, attack, sums, *places)
    if not ways:
        return ""
    bare, *better = ways
    told = [f"{one.talents} make it {at(one.won('defender'))}" for one in better]
    when = "" if window == "spend" else ", asked after the attacks"
    what = f"Defence{when}: {row(told)}" if told else "You have too few talents for a full 20 on Defence"
    alone = f"{capital(where(world, bare))} holds {at(bare.won('defender'))} with nothing spent. {what}."
    return f"{alone} {home(world, seat, bare)}".strip()


def home(world: World, seat: str, one: Prospect) -> str:
    """Say what an attack of one's own does to a defence; nothing of a Subject's army, which never attacks."""
    if Land(world).army(one.province) != seat:
        return "A Subject's army defends there, which an attack of yours does not weaken."
    if attacking(decided(world, seat), seat):
        return f"You attack yourself, which costs the defence {world.rules.not_attacking_bonus} points."
    return f"Attacking nobody keeps your {world.rules.not_attacking_bonus} points more."


def both(world: World, seat: str, window: str, line: str) -> Reply[World]:
    """Say that talents are spent after the attacks, on both, and what an attack costs the defence (ITA-5.1)."""
    del window, line
    rules, free = world.rules, unspent(world, seat)
    text = (
        "Yes. You are asked for the talents after all have declared their attacks, and divide them: on your own "
        "attack, on Defence against each who marches on you, the rest on Civic Improvement."
    )
    cost = f"Attacking costs your army at home its {rules.not_attacking_bonus} points more, so it has {rules.base_army}"
    now = f"You can spend {talents(free)} so this turn" if free else "This turn you have none to spend so"
    return Reply(f"{text} {now}. {cost}; a Subject's army keeps them.")


def fought(world: World, seat: str, window: str, line: str) -> Reply[World] | None:
    """Say that a battle of a Power is still to be fought; None where none is."""
    if window == "attack" or "last turn" in line or any(over(one, seat) for one in world.attacks.values()):
        return None  # then a battle is meant that is fought already
    own = [one for one in pending(world) if seat in (one.attacker, one.target)]
    named = provinces_in(world, line)
    met = [one for one in own if not named or one.province in named or one.struck in named]
    if not met:
        return None
    copy, told = foreseen(world, seat), list[str]()
    for attack, places in awaited(copy, seat):
        if attack.attacker in [one.attacker for one in met]:
            one, mine = at_prices(copy, seat, attack, (0,), *places)[0], attack.attacker == seat
            odds = at(one.won("attacker" if mine else "defender"))
            against = "" if mine else f" against {the(world.name(attack.attacker))}"
            told.append(f"{capital(where(world, one))}{against}: {odds} that you win as it stands.")
    first = (
        "It is not fought yet; battles come after the spending." if window == SPENDING.name else "It is not fought yet."
    )
    return Reply("\n".join([first, *told]))


def over(attack: Attack, seat: str) -> bool:
    """Tell whether an attack of a seat, or on it, has been fought this turn."""
    return attack.state == "fought" and seat in (attack.attacker, attack.target)


def saved(world: World, seat: str, window: str, line: str) -> Reply[World]:
    """Say that nothing is carried over, and where talents go that are spent on no war (ITA-2.10, ITA-5.8)."""
    del window, line
    free = unspent(world, seat)
    now = f" You have {talents(free)} for war this turn." if free else ""
    return Reply(
        f"No, nothing is carried over to the next turn.{now} What is spent on no war goes to Civic Improvement and "
        "stays there as your score for good, but it can be spent no more."
    )


def kept(world: World, seat: str, window: str, line: str) -> Reply[World] | None:
    """Say whether talents had better be spent or kept, by what they are worth; None where none are to be spent."""
    del line
    if window != SPENDING.name:
        return None
    piece = next(iter(spend(world, seat, SPENDING)), None)
    if piece is None:
        return None
    pays = any(isinstance(one.order, Spend) and one.order != Spend() for one in piece.offers[:1])
    said = "I would spend some of them:" if pays else "I would keep them for Civic Improvement:"
    return Reply(f"{said} {piece.text[:1].lower() if piece.text.startswith('Of ') else piece.text[:1]}{piece.text[1:]}")
