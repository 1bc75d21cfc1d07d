"""Leader Dies Heirless: what the land does, and what the heir loses (EMP-19.1f)."""

from rules.empires.board.cards import kind_of
from rules.empires.board.state import World
from rules.empires.claims.claims import sweep_claims
from rules.empires.court.court import choice, courts, keep_court, move_court
from rules.empires.court.rebellion import carry_out_check
from rules.empires.court.succession import succeed
from rules.empires.deck.hand import lay_off
from rules.empires.fate.events import TiesCut
from rules.empires.unrest.unrest import calm, enter_unrest, sweep_line
from rules.empires.unrest.values import weigh
from rules.kernel.play.play import Play

CLAUSES = {"heirless_language": "EMP-19.1f2", "heirless_all": "EMP-19.1f3"}


def die_heirless(play: Play[World], seat: str, card: str) -> None:
    """Carry the card out up to the choice of a court: succession, unrest, checks, ties, claims (EMP-19.1f1 to f8)."""
    world, empire = play.state, play.state.empires[seat]
    with play.causes():
        succeed(play, seat, "EMP-19.1f1", heirless=True)
        empire.vacant = True
        for retained in [one for one in empire.front if one == "demesne"]:
            lay_off(world, seat, retained)  # EMP-19.2f2
        shaken = shaken_by(world, seat, card)
        for area in shaken:
            enter_unrest(play, area, "heirless")
        check_all(play, seat)
        cut_ties(play, seat)


def shaken_by(world: World, seat: str, card: str) -> list[str]:
    """Give the areas that enter unrest: those of other languages, or all, the court among them (EMP-19.1f2, f3)."""
    own, language = world.owned(seat), world.empires[seat].language
    if kind_of(card) == "heirless_all":
        return own
    return [area for area in own if world.areas[area].language != language]


def check_all(play: Play[World], seat: str) -> None:
    """Check every area in unrest: all values first, then the dice in scenario order (EMP-19.1f4 to EMP-19.1f6)."""
    world = play.state
    weighed = [weigh(world, area) for area in world.owned(seat) if world.areas[area].unrest]
    for one in weighed:
        found = carry_out_check(play, one, "heirless", sweeping=False)  # courts and sweeps wait (EMP-19.1f10)
        if found == "quiet":
            calm(play, one.area, "heirless", "EMP-19.1f6")


def cut_ties(play: Play[World], seat: str) -> None:
    """Remove all ties, and the claims to what is not owned now (EMP-19.1f7, EMP-19.1f8)."""
    world, empire = play.state, play.state.empires[seat]
    ties, claims = empire.ties, [area for area in empire.claims if world.areas[area].owner != seat]
    empire.ties, empire.claims = [], [area for area in empire.claims if area not in claims]
    if ties or claims:
        play.tell(TiesCut(seat=seat, ties=tuple(ties), claims=tuple(claims)))


def court_lost(world: World, seat: str) -> bool:
    """Tell whether a seat's court rebelled, so that it must move (EMP-19.1f9)."""
    court = world.empires[seat].court
    return bool(court) and world.areas[court].owner != seat


def has_choice(world: World, seat: str) -> bool:
    """Tell whether there is anything to choose: a court beside the present one, or two if that is lost (EMP-19.1f9)."""
    court = world.empires[seat].court
    if not court:
        return False
    others = [area for area in courts(world, seat) if area != court]
    return len(others) > 1 if court_lost(world, seat) else bool(others)


def wished(world: World, seat: str) -> str:
    """Give where a seat said beforehand that its court is to be, if it could be there now (EMP-H5.23)."""
    able = courts(world, seat)
    return next((area for area in world.empires[seat].standing.court if area in able), "")


def settle(play: Play[World], seat: str, chosen: str = "") -> None:
    """Move the court as chosen; without a choice a lost one goes where it can, or into exile; then the sweeps.

    That is EMP-19.1f9 to EMP-19.1f11, and EMP-H21.2 for whoever chose nothing.
    """
    world = play.state
    going = chosen or (choice(world, seat) if court_lost(world, seat) else "")
    if going:
        move_court(play, seat, going, "EMP-19.1f9")
    keep_court(play, seat)
    sweep_line(play, seat)
    sweep_claims(play)


def inheritors(world: World, seat: str) -> list[str]:
    """Give the other seats with a card in hand and a claim to an area of a heirless one (EMP-19.1f12)."""
    own = set(world.owned(seat))
    return [id for id, one in world.empires.items() if id != seat and one.hand and own.intersection(one.claims)]
