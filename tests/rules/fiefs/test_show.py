"""What is seen of Fiefs: pages, papers, names, maps, the welcome."""

import pytest

from bot.pictures.svg import svg
from rules.fiefs.board.conflicts import Conflict, Membership
from rules.fiefs.board.forces import Army, Element, Item, Siege
from rules.fiefs.board.houses import Entry
from rules.fiefs.board.state import World
from rules.fiefs.ruleset import FIEFS
from rules.fiefs.show.album import album
from rules.fiefs.show.calendar import calendar
from rules.fiefs.show.company import NOBODY, company
from rules.fiefs.show.maps import picture
from rules.fiefs.show.names import lexicon, names
from rules.fiefs.show.pages import status
from rules.fiefs.show.papers import figures, owners, papers
from rules.fiefs.show.prologue import prologue
from rules.fiefs.show.sayings import SAYINGS
from rules.fiefs.show.welcome import welcome
from rules.kernel.play.welcome import LONGEST
from rules.kernel.telling.focus import focused
from tests.rules.fiefs.worlds import a_world

THRONES = {"london": "B", "paris": "M", "frankfurt": "Z", "zaragoza": "L", "toledo": "C"}


def an_army(leader: str, nation: str, side: int, fief: str, size: int) -> Army:
    """Give an army of knights in the field."""
    return Army(
        id=f"war-1-{leader}",
        conflict="war-1",
        side=2 if side > 1 else 1,
        leader=leader,
        nation=nation,
        raised_from=nation,
        status="ready",
        fief=fief,
        elements=[Element(id=number, type="Kn") for number in range(1, size + 1)],
    )


def at_war(**settings: int) -> World:
    """Give five Houses in the second year of a war for England's throne, with an army before Caen."""
    world = a_world(THRONES | {"caen": "B", "exeter": "B"}, {"caen": "M", "exeter": "Z", "london": "M"}, **settings)
    world.year, world.season, world.conflict = 2, "summer", "war-1"
    besieger, other = an_army("mortimer", "france", 1, "caen", 21), an_army("blois", "england", 2, "london", 17)
    besieger.siege, besieger.trail, other.encamped = Siege(fief="caen", spent=1), ["paris", "rouen", "caen"], True
    besieger.trail_of = world.season_id()
    world.armies = {besieger.id: besieger, other.id: other}
    followers = {"mortimer": besieger.id, "lara": besieger.id, "cardona": besieger.id}
    world.conflicts["war-1"] = Conflict(
        id="war-1",
        kind="war",
        pretext="throne",
        declarer="mortimer",
        opponent="blois",
        nation_a="france",
        nation_d="england",
        regions=["wessex", "danelaw", "normandy"],
        original=dict.fromkeys(("wessex", "danelaw", "normandy"), "england"),
        declared=2,
        campaigns=1,
        armies=list(world.armies),
        members={id: Membership(army=followers.get(id, other.id)) for id in world.playing()},
    )
    return world


def text(world: World) -> str:
    """Give all that everybody may read."""
    return "\n".join(
        "\n".join((page.title, *page.lines, *(" ".join(one) for one in page.table))) for page in status(world)
    )


def test_pages_say_who_rules_and_who_fights_whom() -> None:
    """The table of totals, the crowns, each conflict with its armies, and every fief."""
    said = text(at_war())

    assert "The war for the throne of England" in said
    assert "Army of France: Mortimer leads, with Lara and Cardona; 21 elements before Caen." in said
    assert "Army of England: Blois leads, with Zähringen; 17 elements encamped in London." in said
    assert "; Caen 5 of Blois (claim of Mortimer); " in said
    assert "year 2 of 8" in said


def test_papers_say_side_commands_and_danger() -> None:
    """A House reads what others claim, its army, and its share of a battle (FIE-11.11, FIE-19.4)."""
    world = at_war()
    world.houses["blois"].ledger = [Entry(year=1, points=4, reason="battle", clause="FIE-12.1")]
    said = "\n".join(line for page in papers(world, "blois") for line in page.lines)

    assert "You lead the army of Blois." in said
    assert "In a battle with Mortimer two commands of 3 would be yours." in said
    assert "Your fiefs under another's claim: London (Mortimer), Exeter (Zähringen) and Caen (Mortimer)." in said
    assert "1170: 4 points for battles." in said


def test_a_plan_is_read_by_its_leader() -> None:
    """What an army is told stands in its leader's papers and on no page for all (section 2.2)."""
    world = at_war()
    world.armies["war-1-blois"].plan = [Item(act="besiege", times=3), Item(act="hold")]
    own = "\n".join(line for page in papers(world, "blois") for line in page.lines)

    assert "Plan: besiege there three times, then hold." in own
    assert "besiege there" not in text(world)


def test_FIE_18_9_who_took_a_seat_over_reads_his_aim() -> None:
    """An inherited House has an aim of its own, in its papers, its welcome and the standing."""
    world = at_war()
    world.houses["lara"].inherited, world.houses["lara"].aim = 4, 2

    assert "You inherited place 4; place 2 at the end" in papers(world, "lara")[0].lines[0]
    assert "You inherited fourth place: to end in second is a victory of your own" in welcome(world, "lara").aim
    assert "House of Lara was taken over in place 4" in text(world)


def test_the_calendar_says_how_far_it_is() -> None:
    """Every panel says which year of how many it is."""
    world = at_war()

    assert "Summer 1174 (year 5 of 8)" == calendar(world, 5, "first_summer")
    assert "1174 (year 5 of 8)" == calendar(world, 5, "actions")
    assert "Before 1170" == calendar(world, 0, "markers")


def test_names_and_words_for_all_that_lives() -> None:
    """Armies are called after their leaders, conflicts after what they are for; a family's name is read alone, too."""
    world = at_war()

    army, house = names(world)["army"]["war-1-blois"], names(world)["seat"]["blois"]
    assert ("the army of Blois", "the House of Blois") == tuple(f"{one.article} {one.text}" for one in (army, house))
    assert "war for the throne of England" == names(world)["conflict"]["war-1"].text
    assert ("lara", "lara") == tuple(lexicon(world, None)["seat"][one] for one in ("Lara", "the House of Lara"))
    assert "war-1-blois" == lexicon(world, None)["army"]["Blois"]


@pytest.mark.parametrize(
    ("kind", "pretext", "said"),
    [
        ("war", "territory", "war for Normandy"),
        ("war", "honor", "war of honor against England"),
        ("independence", "", "rebellion of Mortimer in Normandy"),
        ("usurpation", "", "rebellion of Mortimer for the throne of England"),
    ],
)
def test_conflicts_are_called_after_what_they_are_for(kind: str, pretext: str, said: str) -> None:
    """The pretext of a war and the kind of a rebellion give its name."""
    world = at_war()
    change = {"kind": kind, "pretext": pretext, "regions": ["normandy"] if "honor" != pretext else []}
    world.conflicts["war-1"] = world.conflicts["war-1"].model_copy(update=change)

    assert said == names(world)["conflict"]["war-1"].text


def test_the_map_shows_what_stands_where() -> None:
    """Lords, claims, fortresses, capitals, armies, sieges, camps, marches, roads of both kinds, seas, ravaged land."""
    world = at_war()
    world.fiefs["caen"].ravaged, world.nations["castile"].crusade = True, 1
    world.houses["blois"].home = "exeter"
    drawn = picture(world, None)
    places = {one.id: one for one in drawn.regions}
    kinds = {id: [mark.kind for mark in one.marks] for id, one in places.items()}

    assert ("blois", "5") == (places["caen"].side, places["caen"].value)
    assert ["claim", "ravaged", "army", "siege"] == kinds["caen"]
    assert ["capital", "claim", "army", "camp"] == kinds["london"]
    assert ["home", "claim"] == kinds["exeter"]
    assert ["capital", "crusade"] == kinds["toledo"]
    assert [("paris", "rouen"), ("rouen", "caen")] == [one.places for one in drawn.routes if one.kind == "march"]
    assert {True, False} == {one.solid for one in drawn.routes if one.kind == "road"}
    assert "Mortimer, 21, before Caen" in drawn.alt
    assert "Encamped" in svg(drawn)


def test_a_homeland_is_cut_out() -> None:
    """What a House holds, and what roads join to it, is drawn for a phone."""
    near = focused(picture(at_war(), "blois"), "blois")

    assert near
    assert {"exeter", "bristol", "winchester", "caen", "rouen", "london"} < {one.id for one in near.regions}
    assert "toledo" not in {one.id for one in near.regions}


def test_a_homeland_that_lies_everywhere_is_singled_out() -> None:
    """The whole land is there, but nothing is written except on what is one's own, with whose claims lie on it."""
    world = a_world({"durham": "B", "toledo": "B", "augsburg": "B", "paris": "M"}, {"toledo": "M", "paris": "Z"})
    near = focused(picture(world, "blois"), "blois")

    assert near
    assert {"durham", "toledo", "augsburg"} == {one.id for one in near.regions if one.name}
    assert len(near.regions) == len(picture(world, "blois").regions)
    assert {"blois", "mortimer"} == {one.id for one in near.sides}
    assert ">paris<" not in svg(near)


def test_the_album_has_a_chart_maps_and_at_the_end_the_standing() -> None:
    """Prestige by year, claims, nations; the card leads once the campaign is over."""
    world = at_war()
    for id in world.playing():
        world.houses[id].totals = [10, 12]

    assert ["Prestige", "Claims", "Nations and regions"] == list(album(world, None))
    world.ended = "years"
    assert "The standing of the Houses" == next(iter(album(world, None)))
    assert all(svg(one) for one in album(world, None).values())


def test_a_welcome_is_short_and_says_how_bad_it_can_be() -> None:
    """Who, what, who is beside, how to win; in the first year how much can be lost (FIE-19.5)."""
    world = a_world(THRONES | {"caen": "B", "exeter": "B"}, {"caen": "M"})
    found = welcome(world, "blois")

    assert "You are the head of the House of Blois, and wear the crown of England." == found.who
    assert "Others claim Caen (Mortimer)." in found.lands
    assert "no House lost more than five fiefs" in found.asked
    assert all(welcome(world, id).letters <= LONGEST for id in world.playing())


def test_before_the_first_markers_there_is_nothing_to_count_and_no_year_to_fear() -> None:
    """The figures begin with the lands, so that whoever has got some is welcomed anew, with them."""
    bare = a_world(people=("B",))
    for fief in bare.fiefs.values():
        fief.control, fief.claim = "", ""
    with_lands = a_world(THRONES, people=("B",))

    assert ({}, True) == (figures(bare, "blois"), bool(figures(with_lands, "blois")))
    assert "The first markers are about to be placed" in welcome(bare, "blois").lands
    assert [False, True] == ["first year" in welcome(world, "blois").asked for world in (bare, with_lands)]


def test_a_welcome_names_the_weightiest_of_what_one_claims_and_may_lose() -> None:
    """Capitals first, then the strongest, with whose they are; the rest is counted."""
    claims = {"paris": "B", "metz": "B", "london": "M", "caen": "M", "exeter": "Z", "york": "Z"}
    world = a_world(THRONES | {"caen": "B", "exeter": "B", "york": "B", "metz": "M"}, claims, people=("B",))
    text = welcome(world, "blois").lands

    assert "Others claim London (Mortimer), " in text
    assert " and one more. You claim Paris (Mortimer) and Metz (Mortimer)." in text


def test_FIE_5_10_who_asks_hears_who_stands_with_him() -> None:
    """In a war by its armies; while sides are open as all are likely to choose; in peace that there is none."""
    world, new, peace = at_war(), at_war(), a_world()
    new.conflicts["war-1"].campaigns = 0
    del new.conflicts["war-1"].members["cardona"]

    assert "you lead one side. Army of France: Mortimer leads, with Lara and Cardona" in company(world, "blois")
    assert "you follow Mortimer." in company(world, "cardona")
    assert "as far as can be foreseen, " in company(new, "blois")
    assert "Zähringen, Lara and Cardona would follow Mortimer; you would stand alone." in company(new, "blois")
    assert (NOBODY, "") == (company(peace, "blois"), company(peace, "chair"))


def test_the_prologue_tells_crowns_and_the_end() -> None:
    """Before the first year the table reads who rules what, and when it ends."""
    said = " ".join(prologue(a_world(THRONES, years=5)))

    assert "the House of Mortimer rules France" in said
    assert "After 1174, year 5 of 5, the most prestige wins" in said


def test_what_befalls_lands_and_armies_concerns_their_lords() -> None:
    """Fiefs, armies and nations have an owner each, in peace too; figures are told when they change."""
    world = at_war()
    nations = owners(world)["nation"]

    assert ("blois", "mortimer") == (owners(world)["fief"]["caen"], owners(world)["army"]["war-1-mortimer"])
    assert ("blois", "mortimer", "lara") == tuple(nations[one] for one in ("england", "france", "aragon"))
    assert {"prestige": 4, "fiefs": 3, "claims": 0} == figures(world, "blois")


def test_sayings_are_plain() -> None:
    """What people say is written small, and each means something."""
    assert all(said == said.lower() and meant for said, meant in SAYINGS.items())


def test_a_trail_is_one_seasons() -> None:
    """Where an army marched is an arrow on the map in that season, and gone in the next."""
    world = at_war()
    army = world.armies["war-1-blois"]
    army.walk(world.season_id(), "winchester")

    assert ["london", "winchester"] == army.trail
    assert ("london", "winchester") in [one.places for one in picture(world, None).routes if one.kind == "march"]
    world.season = "fall"
    assert [] == [one for one in picture(world, None).routes if one.kind == "march"]


def test_FIE_18_3_the_end_is_shown_as_a_card_and_told_without_fief_after_fief() -> None:
    """What each holds is counted without what it has none of; a fief, a region, a crown are one."""
    world = a_world(THRONES)
    assert "The fiefs" in [page.title for page in FIEFS.status(world)]
    world.ended = "years"
    card = FIEFS.finale(world)

    assert card is not None
    assert card.duel is not None
    assert any(row.right.endswith("1 crown") for row in card.duel.rows)
    assert not any(" 0 " in f" {row.right}" for row in card.duel.rows)
    assert ["The crowns"] == [page.title for page in FIEFS.status(world)][1:]


def test_the_status_says_where_each_leader_has_his_army() -> None:
    """In his row, so that whoever asks of him reads it; who leads none has none there."""
    (head, *rows) = status(at_war())[0].table
    where = {row[0].partition(". ")[2]: row[head.index("Army")] for row in rows}

    assert "17 elements encamped in London" == where["House of Blois"]
    assert "21 elements before Caen" == where["House of Mortimer"]
    assert "" == where["House of Lara"]


def test_troops_are_read_by_their_names() -> None:
    """By what they are called, by their letters, one by one, and by what else people say."""
    known = lexicon(at_war(), None)["type"]

    assert {"Kn"} == {known[word] for word in ("knights", "knight", "Kn")}
    assert ("Bw", "Art", "LH") == (known["archers"], known["siege engines"], known["light horse"])
