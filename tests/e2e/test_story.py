"""The story of a first campaign: two people, four autopilots, three years, all four doors."""

from datetime import timedelta
from itertools import pairwise
from pathlib import Path

from tests.e2e.story import TITLE
from tests.e2e.table import Player, Table


async def found(table: Table) -> tuple[Player, Player]:
    """Found a campaign; Ada takes Hellas and Ben Lydia."""
    ada, ben = table.player("Ada"), table.player("Ben")
    await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title=TITLE)
    await ada.join("Hellas", phrase="a full moon")
    await ben.join("Lydia")
    return ada, ben


async def open_window(table: Table) -> str:
    """Give the date of the open window."""
    (card,) = await table.cards()
    return f"{card.window.name} {card.window.date}"


async def test_four_doors_lead_to_one_order_set(table: Table) -> None:
    """The panel, the game's own command, a line and a sheet give orders to the same window."""
    ada, ben = await found(table)
    await ada.slash("campaign", "campaign start")
    panel = await ada.slash("direct", "orders")
    form = await panel.choose("Give an order", "Set tax")
    by_panel = await form.fill(rate="40")
    by_command = await ben.slash("campaign", "civilized set_tax", rate=20)
    offered = await ben.complete("campaign", "order", "line", "name h")
    by_line = await ben.slash("campaign", "order", line="tax 10")
    by_sheet = await ada.write("# in the second year we shall see\n\ntax 20 in Sparta\nvote end no\ntaxx 5")

    assert "✓ 1. tax 40" in by_panel.text
    assert "✓ tax 20" in by_command.text
    assert offered and all(line.startswith("name heir ") for line in offered)
    assert "✓ tax 10" in by_line.text and "It stands instead of “tax 20”." in by_line.text
    assert "1 of 3 taken" in by_sheet
    assert "line 3: tax 20 in Sparta — Sparta is no city of yours with a Courthouse" in by_sheet.replace("✗ ", "")
    assert "I read “tax 5”, but 5 is none of them" in by_sheet


async def test_secrets_stay_with_their_seat(table: Table) -> None:
    """Nobody but Ada sees her orders, her panel and her papers, and nobody but Ben his."""
    ada, ben = await found(table)
    await ada.slash("campaign", "campaign start")
    await ada.slash("campaign", "order", line="tax 70")
    await ben.slash("campaign", "papers")

    assert "tax 70" in ada.sees() and "tax 70" not in ben.sees() + table.player("Cleo").sees()
    assert "Lydia: treasury" in ben.sees() and "Lydia: treasury" not in ada.sees()
    assert "Your tax of 20 % brings about" in ada.sees("direct") and "Your tax of" not in ada.sees()


async def test_only_the_late_are_reminded(table: Table) -> None:
    """A day before the deadline the one who has given nothing is reminded, in one message that is kept up to date."""
    ada, ben = await found(table)
    await ada.slash("campaign", "campaign start")
    await ada.write("tax 40")
    await table.pass_time(hours=25)
    first = ben.sees("direct")
    await table.pass_time(hours=18)
    await ben.write("tax 20")

    assert 1 == first.count("Your orders are still wanted")
    assert "still wanted" not in ada.sees("direct")
    assert "still wanted" not in ben.sees("direct")
    assert 1 == ben.sees("direct").count("Your orders are in. Thank you.")


async def test_three_years(table: Table) -> None:
    """Years close by deadline and by everybody being ready, over a restart; each message comes once, in order."""
    ada, ben = await found(table)
    await ada.slash("campaign", "campaign start")
    dates = [await open_window(table)]
    for year in range(3):
        await ada.write(f"tax {10 + 10 * year}")
        if year == 1:
            await ada.slash("direct", "ready")
            await table.restart()
            await ben.press("direct", "Ready")
        while (await open_window(table)).endswith(dates[-1][-6:]):
            await table.to_next_deadline()
        dates.append(await open_window(table))

    years = ["600 BC", "599 BC", "598 BC", "597 BC"]
    assert years == [date[-6:] for date in dates]
    posts = table.posts("campaign", "Ada")
    assert len(posts) == len({mark for mark, _ in posts})
    text = "\n".join(text for _, text in posts)
    assert 1 == text.count("Hellas lowers its tax from 20 % to 10 %.")
    where = [text.index(f"{TITLE}: Spring, {year}") for year in years[:3]]
    assert all(earlier < later for earlier, later in pairwise(where))
    trees = await ada.complete("campaign", "family", "which", "")
    tree = (await ada.slash("campaign", "family")).message.attachments[0].description
    assert trees and tree.startswith(f"The family tree of the {trees[0]}. Living: ")
    assert "Your treasury over time" in await ada.complete("campaign", "picture", "which", "your")
    money = (await ada.slash("campaign", "picture", which="Your treasury over time")).message.attachments[0].description
    assert money.startswith("Chart: Your treasury over time, Before 600 BC to 597 BC. At the end: Hellas ")


async def test_outage_over_a_deadline_is_forgiven(table: Table) -> None:
    """A deadline that passed while Herald was away is put off, said so, and then kept."""
    ada, ben = await found(table)
    await ada.slash("campaign", "campaign start")
    await table.world.app.close()
    await table.pass_time(days=4)
    await table.restart()
    (card,) = await table.cards()
    left = card.window.due - table.now
    late = await ben.write("tax 10")
    await table.to_next_deadline()

    assert "Spring, 600 BC" == card.window.date
    assert timedelta(hours=12) == left
    assert "✓ tax 10" in late
    assert "Lydia lowers its tax from 20 % to 10 %" in ada.sees()


async def test_kept_database_meets_a_new_discord(tmp_path: Path) -> None:
    """A campaign goes on in a Discord that has forgotten all its messages, as after `make play` with a kept file."""
    async with Table(tmp_path) as table:
        ada, _ = await found(table)
        await ada.slash("campaign", "campaign start")
        await ada.write("tax 40")
        when = table.now
    async with Table(tmp_path, when=when) as table:
        await table.player("Ben").slash("campaign", "order", line="tax 20")
        await table.to_next_deadline()
        await table.player("Ada").slash("direct", "orders")

        assert "Hellas raises its tax from 20 % to 40 %" in table.read("campaign", "Cleo")
        assert "Winter, 600 BC" in table.read("direct", "Ada")


async def test_luck_is_sealed_and_shown(table: Table) -> None:
    """The seed's fingerprint stands before anybody joins; the seed is shown when the campaign has ended."""
    ada, _ = await found(table)
    await ada.slash("campaign", "campaign start")
    before = ada.sees()
    await ada.slash("campaign", "campaign end", really=True)

    assert "SHA-256" in before and "5eed5eed" not in before
    assert "5eed5eed" in ada.sees()
