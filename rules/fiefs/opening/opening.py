"""The beginning: the first markers in two stages, homes, characters and amends (FIE-2, FIE-16.0, FIE-16.3)."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from rules.fiefs.board.dicing import dice_off
from rules.fiefs.board.forces import Marker
from rules.fiefs.board.land import held, ruled
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import CHARACTERS
from rules.fiefs.claims.homes import best_home, name_home, new_home
from rules.fiefs.claims.orders import NameHome
from rules.fiefs.opening.events import CharacterDrawn, LandsLaid, MarkerPlaced, OrderOfSetup
from rules.fiefs.opening.orders import Place, WishClaims, WishLands
from rules.fiefs.opening.places import bare, legal_places, places_when_all_skip
from rules.fiefs.opening.setup import seat_houses
from rules.fiefs.prestige.ledger import award
from rules.fiefs.seats.seats import hear, seat_players, seated
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow, Window
from rules.kernel.play.play import Phase, Play

DIE = 6
WISHES: Window[Order[World]] = Window(
    name="wishes",
    clause="FIE-2.12",
    asked=(),
    orders=(WishLands, WishClaims),
    silence="Your first fiefs and claims are drawn by lot.",
    title="Which fiefs would you begin with, and claim?",
    meanwhile="The Houses name the fiefs that they wish for.",
)
HOME: Window[Order[World]] = Window(
    name="home",
    clause="FIE-2.14",
    asked=(),
    orders=(NameHome,),
    silence="Your home is your strongest fief in a region.",
    title="Where is your home?",
    meanwhile="The Houses choose their homes.",
)
Choose = Callable[[str, Sequence[str]], str]
"""Picks one of the legal fiefs for a House."""


def markers(play: Play[World]) -> Flow:
    """Lay control markers in dice-off order, then claims the other way round, until all fiefs have both (FIE-2.4)."""
    world = play.state
    seat_houses(play)
    seat_players(play)
    world.order = dice_off(play, "FIE-2.3", world.playing())
    play.tell(OrderOfSetup(seats=tuple(world.order), method=world.settings.setup))
    if world.settings.setup == "wishes":
        play.carry_out((yield from hear(play, WISHES, world.playing())))
    for marker, order in stages(world):
        world.stage = marker
        if world.settings.setup != "draft":
            lay(play, marker, order)
    if world.settings.setup == "draft":
        (first, forth), (second, back) = stages(world)
        yield from draft(play, first, forth)
        yield from draft(play, second, back)
    world.stage, world.acting = "", ""
    for seat in world.playing():
        play.tell(LandsLaid(seat=seat, fiefs=tuple(held(world, seat)), nations=tuple(ruled(world, seat))))


def stages(world: World) -> tuple[tuple[Marker, list[str]], tuple[Marker, list[str]]]:
    """Give the two stages with the order of each: control forth, claims back (FIE-2.5, FIE-2.6)."""
    return ("control", list(world.order)), ("claim", world.order[::-1])


def lay(play: Play[World], marker: Marker, order: Sequence[str]) -> None:
    """Lay all markers of a kind in turn, each by wish or by lot; who has no legal place skips (FIE-2.11)."""
    world, turn, skipped = play.state, 0, 0
    while bare(world, marker):
        seat = order[turn % len(order)]
        legal = options(world, seat, marker, skipped >= len(order))
        skipped = 0 if legal else skipped + 1
        turn += 1
        if legal:
            put(play, seat, marker, legal)


def options(world: World, seat: str, marker: Marker, all_skipped: bool) -> list[str]:
    """Give where a House places, by the easier rules once all in a row have skipped (FIE-2.11, FIE-2.13)."""
    return legal_places(world, seat, marker) or (places_when_all_skip(world, seat, marker) if all_skipped else [])


def put(play: Play[World], seat: str, marker: Marker, legal: Sequence[str]) -> None:
    """Place a marker on the first wish that is legal, else on a drawn fief (FIE-2.12)."""
    house = play.state.houses[seat]
    wishes = house.wished_control if marker == "control" else house.wished_claims
    wished = next((fief for fief in wishes if fief in legal), "")
    place(play, seat, marker, wished or drawn(play, seat, legal), "wished" if wished else "drawn")


def drawn(play: Play[World], seat: str, legal: Sequence[str]) -> str:
    """Draw one of the legal fiefs, sorted by id; of one there is nothing to draw (FIE-2.12)."""
    fiefs = sorted(legal)
    return fiefs[play.chance.die("FIE-2.12", "deal", seat, len(fiefs)) - 1] if len(fiefs) > 1 else fiefs[0]


def place(play: Play[World], seat: str, marker: Marker, fief: str, how: str) -> None:
    """Lay a marker, and tell it (FIE-1.8)."""
    setattr(play.state.fiefs[fief], marker, seat)
    clause = "FIE-2.5" if marker == "control" else "FIE-2.6"
    play.tell(MarkerPlaced.of(clause=clause, seat=seat, fief=fief, marker=marker, how=how))


def draft(play: Play[World], marker: Marker, order: Sequence[str], turn: int = 0, skipped: int = 0) -> Flow:
    """Let one House after the other place a marker, until none is wanting (FIE-2.5, FIE-2.6, FIE-2.11)."""
    world = play.state
    if not bare(world, marker):
        return
    seat, world.stage = order[turn % len(order)], marker
    legal = options(world, seat, marker, skipped >= len(order))
    if legal:
        yield from drafted(play, seat, marker, legal)
    yield from draft(play, marker, order, turn + 1, 0 if legal else skipped + 1)


def drafted(play: Play[World], seat: str, marker: Marker, legal: Sequence[str]) -> Flow:
    """Ask a House where it places its marker; without an answer the fief is drawn (FIE-2.12)."""
    play.state.acting = seat
    given = [
        order for _, order in (yield from hear(play, drafting(play.state, marker), [seat])) if isinstance(order, Place)
    ]
    chosen = given[-1].fief if given and given[-1].fief in legal else ""
    place(play, seat, marker, chosen or drawn(play, seat, legal), "chosen" if chosen else "drawn")


def drafting(world: World, marker: Marker) -> Window[Order[World]]:
    """Give the window in which a House places one marker."""
    what = "control" if marker == "control" else "claim"
    return Window(
        name="draft",
        clause="FIE-2.5" if marker == "control" else "FIE-2.6",
        asked=(),
        orders=(Place,),
        silence="The fief is drawn by lot.",
        title=f"Where do you place your next {what} marker?",
        meanwhile=f"{world.short(world.acting)} places its next {what} marker.",
    )


def homes(play: Play[World]) -> Flow:
    """Let every House name its home; then draw characters and make amends to the crownless (FIE-2.14, FIE-2.16)."""
    world = play.state
    preset = [seat for seat in world.playing() if world.houses[seat].home in held(world, seat)]
    for seat in world.playing():
        world.houses[seat].home = world.houses[seat].home if seat in preset else ""
    window = replace(HOME, words=lambda: {"silences": unnamed(world)})
    given = yield from hear(play, window, [seat for seat in world.playing() if seat not in preset])
    for seat, order in given:
        if isinstance(order, NameHome) and play.allows(seat, order):
            name_home(play, seat, order.fief, "FIE-2.14")
    for seat in world.playing():
        if not world.houses[seat].home:
            new_home(play, seat)
    draw_characters(play)
    make_amends(play)


def unnamed(world: World) -> dict[str, str]:
    """Say to each player where silence would give him his home (FIE-17.9)."""
    found = {seat: best_home(world, seat) for seat in sorted(world.players()) if not world.houses[seat].home}
    return {seat: f"Your home is {world.fiefs[fief].name}." for seat, fief in found.items() if fief}


def draw_characters(play: Play[World]) -> None:
    """Roll in table order how each House's autopilot acts, unless the setting has one for all (FIE-16.0)."""
    world = play.state
    for seat in world.playing():
        fixed = world.settings.characters
        house = world.houses[seat]
        if fixed == "drawn":
            house.character = CHARACTERS[play.chance.die("FIE-16.0", "character", seat, DIE)]
        else:
            house.character = fixed
        play.tell(CharacterDrawn(seat=seat, character=house.character))


def make_amends(play: Play[World]) -> None:
    """With more Houses than capitals, give those without one their first prestige (FIE-2.16)."""
    world = play.state
    if len(world.playing()) <= len(world.nations):
        return
    for seat in world.playing():
        if not ruled(world, seat):
            award(play, seat, world.settings.amends, "amends", "FIE-2.16")


OPENING: tuple[Phase[World], ...] = (markers, seated(homes))
"""The phases before the first year."""
