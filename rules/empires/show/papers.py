"""What a seat reads of its own: its leader, each own area with its dangers, its hand, what it has left standing."""

from rules.empires.board.chances import chance, tenths
from rules.empires.board.land import connected
from rules.empires.board.measures import ceiling, claimants, par, points, prosperity, score
from rules.empires.board.realms import Leader, Post, Standing
from rules.empires.board.sheets import read, written
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS
from rules.empires.deck.lines import EFFECTS
from rules.empires.show.calendar import rounds
from rules.empires.show.pages import condition, named, plight
from rules.empires.show.standing import against_par, standing
from rules.empires.turn.orders import MAIN_BY_NAME
from rules.empires.unrest.chart import ways
from rules.empires.unrest.values import unfriendly, weigh
from rules.kernel.telling.phrases import capital, figure, in_words, ordinal, points_of, row, several
from rules.kernel.telling.tellings import Page

AREAS = ("Area", "Prosperity", "Level", "Walls", "Tie", "Claim", "Line", "Danger", "Safe tax", "Rises, taxed 1", "")
COLUMNS = (
    "Prosperity: level and people, the most gold that it can pay; its points are 1 more, and more with a claim.",
    "Level: how well it fares, of the best that it can reach. Walls: none, 2 or 3; they make it safer.",
    "Danger: its rebellion value untaxed. Each gold adds 1; up to 1 no dice can cost you the area.",
    "Safe tax: the most gold that keeps it there. Rises, taxed 1: how likely it leaves you if you ask for 1.",
)
"""What the columns of one's own areas mean."""
SAFE = 1
"""The rebellion value up to which a tax cannot cost an area by the usual table (EMP-17.5)."""
TRIGGERS = {
    "next": "at the next moment, legal or not",
    "legal": "as soon as it can be",
    "turn": "in the turn of {}",
    "interregnum": "in an interregnum of {}",
}


def papers(world: World, seat: str) -> tuple[Page, ...]:
    """Give a seat its standing, its areas, its cards and its standing instructions (EMP-HC.17)."""
    if seat not in world.empires:
        return ()
    pages = (empire_page(world, seat), areas_page(world, seat), hand_page(world, seat), standing_page(world, seat))
    return tuple(page for page in pages if page.lines or page.table)


def empire_page(world: World, seat: str) -> Page:
    """Give score, place, leader, court, gold and endeavours."""
    empire, leader = world.empires[seat], world.empires[seat].leader
    court = world.areas[empire.court].name if empire.court else "none: you are in exile"
    left = ENDEAVOURS - empire.used
    lines = [
        place_line(world, seat),
        f"{leader.name}: {ratings(leader)}. Court: {court}.",
        (
            f"{empire.gold} gold. {capital(several(left, 'endeavour', 'endeavours'))} left in this round, "
            "defences counted; what you order takes its part when it is carried out."
        ),
        f"You are {plight(world, seat)}." if plight(world, seat) and empire.excommunicated else "",
        foreign_claims(world, seat),
        waivers(world, seat),
    ]
    return Page(title=empire.name, lines=tuple(filter(None, lines)), news="standing")


def ratings(leader: Leader) -> str:
    """Give a leader's ratings: `combat 6, administration 8, diplomacy 6` (EMP-H8.1)."""
    return f"combat {leader.combat}, administration {leader.administration}, diplomacy {leader.diplomacy}"


def place_line(world: World, seat: str) -> str:
    """Give the place, the points and par, and the rounds left (EMP-H26.3)."""
    order = standing(world)
    place = ordinal(order.index(seat) + 1)
    left = rounds(world) - world.round_index
    until = f"{several(left, 'round', 'rounds')} left, this one counted" if left > 1 else "this is the last round"
    own = f"{points_of(points(world, seat))} against a par of {par(world, seat)}: {against_par(score(world, seat))}"
    return f"{capital(place)} of {in_words(len(order))}, with {own}; {until}."


def foreign_claims(world: World, seat: str) -> str:
    """Name the areas that a seat claims and does not own, with their owners."""
    parts = [
        f"{world.areas[one].name} ({world.empires[owner].name if (owner := world.areas[one].owner) else 'independent'})"
        for one in world.empires[seat].claims
        if world.areas[one].owner != seat
    ]
    return f"Besides areas of your own you claim {row(parts)}." if parts else ""


def waivers(world: World, seat: str) -> str:
    """Name those toward whom a seat's ties count as friendly (EMP-H12.42)."""
    mine = named(world, world.empires[seat].waivers)
    return f"Your ties count as friendly toward {row(mine)}." if mine else ""


def areas_page(world: World, seat: str) -> Page:
    """Give each own area: what it is worth, how it stands, what it bears (EMP-HC.17)."""
    line = connected(world, seat)
    rows = [area_row(world, seat, id, id in line) for id in world.owned(seat)]
    return Page(title="Your areas", lines=COLUMNS if rows else (), table=(AREAS, *rows) if rows else (), news="unrest")


def area_row(world: World, seat: str, id: str, connected_: bool) -> tuple[str, ...]:
    """Give one own area's line."""
    area, empire = world.areas[id], world.empires[seat]
    value = weigh(world, id).value
    foreign = named(world, unfriendly(world, id))
    others = [one for one in named(world, claimants(world, id)) if one != empire.name]
    notes = condition(world, id)
    notes += [f"foreign tie of {row(foreign)}"] if foreign else []
    notes += [f"claimed by {row(others)}"] if others else []
    return (
        f"{area.name} (court)" if id == empire.court else area.name,
        figure(prosperity(area)),
        f"{figure(area.social)} of {figure(ceiling(area))}",
        str(area.fort or ""),
        "yes" if id in empire.ties else "",
        "yes" if id in empire.claims else "",
        "" if connected_ else "cut off",
        figure(value),
        safe_tax(world, seat, id),
        odds(world, value + 1),
        "; ".join(notes),
    )


def safe_tax(world: World, seat: str, id: str) -> str:
    """Give the most gold at which an area's value stays at 1 or less, if it can still be taxed (EMP-H16.1)."""
    if id in world.empires[seat].worked:
        return "done"
    most = min(prosperity(world.areas[id]), SAFE - weigh(world, id).value)
    return str(most) if most > 0 else "none"


def odds(world: World, value: int) -> str:
    """Give the chance that an area rises at a value, by the table in force: `1 in 10` (EMP-17.5)."""
    rises = ways(world, value)["rebels"]
    return tenths(chance(rises)) if rises else "never"


def hand_page(world: World, seat: str) -> Page:
    """Give the cards in hand and in front, and what is posted (EMP-19.2a1, EMP-H5.17)."""
    empire = world.empires[seat]
    lines = [f"In your hand: {row(world.title_of(one) for one in empire.hand) or 'nothing'}."]
    lines += [f"In front of you: {row(world.title_of(one) for one in empire.front)}."] if empire.front else []
    lines += [f"{world.title_of(one)}: {EFFECTS[one]}." for one in dict.fromkeys((*empire.hand, *empire.front))]
    lines += [posted(world, one) for one in empire.posts]
    return Page(title="Your cards", lines=tuple(lines), news="card")


def posted(world: World, post: Post) -> str:
    """Say what a posted card waits for (EMP-H5.18)."""
    who = world.empires[post.seat].name if post.seat else "anybody"
    aims = [row(world.areas[one].name for one in (aim.areas or [aim.area]) if one) for aim in post.aims]
    on = f" on {row((aim for aim in aims if aim), 'or')}" if any(aims) else ""
    return f"Posted: {world.title_of(post.card)}{on}, {TRIGGERS[post.trigger].format(who)}."


def standing_page(world: World, seat: str) -> Page:
    """Give the standing instructions that hold, and what silence means (EMP-H5.13, EMP-H5.15)."""
    told = world.empires[seat].standing
    lines = [
        silence(world, told),
        f"You ask for {'an early' if told.initiative == 'early' else 'a late'} place in each round.",
        guard(world, told),
        f"Of four cards goes first: {row((world.title_of(one) for one in told.discard), 'then')}."
        if told.discard
        else "",
        f"Your court may go to {row((world.areas[one].name for one in told.court), 'then')}." if told.court else "",
        f"You yield inheritances to {row(named(world, told.contest.yields))}." if told.contest.yields else "",
        f"You would rather be excommunicated than give up {row(world.areas[one].name for one in told.contest.refuse)}."
        if told.contest.refuse
        else "",
        heresy(told),
    ]
    return Page(title="What stands", lines=tuple(filter(None, lines)), news="seat")


def heresy(told: Standing) -> str:
    """Say how hard an area is fought for that breaks away in heresy (EMP-H5.27)."""
    lost, wish = "Should an area of yours turn heretic and leave you, you", told.regain
    if not wish.tries:
        return f"{lost} let it go."
    return f"{lost} try to win it back {times(wish.tries)} at most, with up to {wish.extra} gold more each time."


def silence(world: World, told: Standing) -> str:
    """Say what a turn without orders comes to (EMP-H5.13)."""
    if told.plan:
        orders = (written(world, read(one, MAIN_BY_NAME)) for one in told.plan)
        return f"Without orders your plan is carried out: {'; '.join(orders)}. “plan nothing” drops it."
    return "Without orders a caretaker taxes safely and rules a little; ready with nothing ordered, nothing is done."


def times(number: int) -> str:
    """Count how often: `twice`, `five times`."""
    return {0: "never", 1: "once", 2: "twice"}.get(number, f"{in_words(number)} times")


def guard(world: World, told: Standing) -> str:
    """Say which areas defend themselves, with how much gold, and how often before one's own turn (EMP-H13)."""
    one = told.guard
    if one.areas == "none":
        return "None of your areas defends itself."
    listed = row(world.areas[id].name for id in one.listed)
    which = "All your areas are" if one.areas == "all" else f"{listed} {'is' if len(one.listed) == 1 else 'are'}"
    gold = f", with up to {one.gold} gold each time" if one.gold else ""
    before = f"{times(one.before)} at most" if one.before else "never"
    return f"{which} defended{gold}, before your own turn {before}."


def figures(world: World, seat: str) -> dict[str, int]:
    """Give the figures of a seat of which its briefs say how they have changed."""
    if seat not in world.empires:
        return {}
    empire = world.empires[seat]
    return {
        "score": score(world, seat),
        "areas": len(world.owned(seat)),
        "in unrest": sum(world.areas[one].unrest for one in world.owned(seat)),
        "claims": len(empire.claims),
        "ties": len(empire.ties),
    }


def purse(world: World, seat: str) -> dict[str, int]:
    """Give what a seat has to spend: gold, and endeavours of this round."""
    if seat not in world.empires:
        return {}
    empire = world.empires[seat]
    return {"gold": empire.gold, "endeavours": ENDEAVOURS - empire.used}


def homes(world: World, seat: str) -> dict[str, str]:
    """Give the Court Area of an empire."""
    return {"area": world.empires[seat].court}


def owners(world: World) -> dict[str, dict[str, str]]:
    """Say whose areas are, so that what befalls them is in their owner's brief."""
    return {"area": {id: area.owner for id, area in world.areas.items() if area.owner}}
