"""The first turns of Candle'Bre: two Houses at the table, three on autopilot, from the deal to the second turn."""

from bot.service.ground.values import WindowCard
from tests.e2e.table import Player, Table


async def found(table: Table, seats: dict[str, str], **settings: str) -> list[Player]:
    """Found a campaign, seat and start its players."""
    host = table.player(next(iter(seats)))
    await host.slash("campaign", "campaign found", game="candlebre")
    for setting, value in settings.items():
        await host.slash("campaign", "campaign settings", setting=setting, value=value)
    for name, seat in seats.items():
        await table.player(name).join(seat)
    await host.slash("campaign", "campaign start")
    return [table.player(name) for name in seats]


async def window(table: Table) -> WindowCard:
    """Give the open window."""
    (card,) = await table.cards()
    assert card.window is not None, card.status
    return card.window


async def ready(*players: Player) -> None:
    """Let each say that nothing more comes."""
    for player in players:
        await player.slash("campaign", "ready")


async def opened(table: Table, **settings: str) -> list[Player]:
    """Deal Umbrel to Ada and Lanthorn to Ben, which no autopilot takes before them, and come to the armies."""
    ada, ben = await found(table, {"Ada": "Red Candle", "Ben": "White Candle"}, **settings)
    await ada.write("rank houses Umbrel, Lanthorn, Vesper, Ashgrave, Tallowmere")
    await ben.write("rank houses Lanthorn, Umbrel, Vesper, Ashgrave, Tallowmere")
    await ready(ada, ben)
    assert "army" == (await window(table)).name
    return [ada, ben]


async def test_two_houses_play_the_first_turn_together(table: Table) -> None:
    """Houses as wished, armies by sheet, a campaign and its second half; the others are played for."""
    ada, ben = await opened(table, turns="simultaneous")
    sheet = await ada.write("found castle in Duskgate\nfound temple in Gloamford\nrecruit 99 infantry in Gloamford")
    await ready(ada, ben)
    asked = await window(table)
    await ada.write("research infrastructure 80")
    await ready(ada, ben)
    second = await window(table)
    await ada.write("draw")
    drawn = ada.sees("direct")
    await ready(ada, ben)
    third = await window(table)
    told = ada.sees()

    assert "✗" in sheet
    assert ("campaign", {"red", "white"}) == (asked.name, set(asked.asked) & {"red", "white"})
    assert ("settle", "campaign") == (second.name, third.name)
    assert third.date.startswith("Turn 2")
    assert "The Red Candle burns for House Umbrel, the spies." in told
    assert "The White Candle burns for House Lanthorn, the chivalrous." in told
    assert "The scholars of House Umbrel reach infrastructure level 1" in told
    assert "Elsewhere:" in told
    assert "draw" in drawn


async def test_seats_take_turns_and_silence_loses_nothing_but_time(table: Table) -> None:
    """One after another, the deadline closes what nobody answers, and a restart changes nothing."""
    ada, ben = await opened(table)
    await ready(ada, ben)
    first = await window(table)
    await table.restart()
    again = await window(table)
    seen = []
    while not (await window(table)).date.startswith("Turn 2"):
        seen.append((await window(table)).asked)
        await table.to_next_deadline()

    assert (first.name, first.asked) == (again.name, again.asked)
    assert {("red",), ("white",)} <= {tuple(asked) for asked in seen}


async def test_everything_can_be_read(table: Table) -> None:
    """Status, papers, map and rules answer; purses are nobody else's business."""
    ada, ben = await opened(table)
    await ready(ada, ben)
    (card,) = await table.cards()
    called = {seat.id: seat.name for seat in card.seats if seat.id in ("red", "white")}
    (now,) = (await window(table)).asked
    (later,) = called.keys() - {now}
    status = (await ada.slash("campaign", "status")).text
    papers = (await ada.slash("campaign", "papers")).text
    picture = (await ada.slash("campaign", "map")).text
    rule = (await ada.slash("campaign", "rule", question="CAN-7.6d")).text

    assert "The race for the crown" in status
    assert called["red"] in status and "What the Houses have learned" in status
    asked = status[status.index("What do you buy") :]
    assert f"Asked: {called[now]}." in asked
    assert f"{called[later]}: @" in asked
    assert "gold" not in status.split("Order of play")[0].split("The crown")[0]
    assert "Military purse" in papers
    assert "Map of The Kingdom of the Candlemere" in picture
    assert "No cavalry charge is made against a force that contains pikemen" in rule


async def test_a_wrong_order_is_answered_in_private(table: Table) -> None:
    """With its clause and what would do; the channel hears nothing of it."""
    ada, ben = await opened(table, turns="simultaneous")
    await ready(ada, ben)
    answer = await ada.write("build fort in Gloamford\nbuy 99 infantry\nmarch 3 dragons from Gloamford to Duskgate")

    assert "0 of 3 taken" in answer
    assert "your barracks can take only" in answer
    assert "dragons" not in ada.sees()


async def test_whoever_misses_the_house_that_he_asked_for_reads_who_had_it(table: Table) -> None:
    """Both want Ashgrave first, which one seat can have; the welcome to their land says so to the others."""
    ada, ben = await found(table, {"Ada": "Red Candle", "Ben": "White Candle"})
    for player in (ada, ben):
        await player.write("rank houses Ashgrave")
    await ready(ada, ben)
    missed = [
        player for player in (ada, ben) if "before your turn to choose came, Ashgrave went" in player.sees("direct")
    ]
    has = [player for player in (ada, ben) if "You lead House Ashgrave" in player.sees("direct")]

    assert missed and len(missed) + len(has) == len((ada, ben))
