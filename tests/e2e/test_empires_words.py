"""A newcomer to Empires writes as people do: what he says is taken, mended by a press, or answered."""

from pathlib import Path

from sandbox.plain import words
from tests.e2e.table import Player, Table


async def begun(table: Table) -> Player:
    """Found a campaign with England and France played, and stand in its first round."""
    ada, ben = table.player("Ada"), table.player("Ben")
    await ada.slash("campaign", "campaign found", game="empires", scenario="crowns-and-keys-1176", title="The Crowns")
    await ada.join("England")
    await ben.join("France")
    await ada.slash("campaign", "campaign start")
    return ada


async def test_an_empire_named_for_its_areas_leads_to_them(tmp_path: Path) -> None:
    """Nearest areas first, and never one that is only spelled alike; `all` is all that is one's own."""
    async with Table(tmp_path, "empires") as table:
        ada = await begun(table)
        said = {line: await ada.write(line) for line in ("negotiate with France", "attack France", "rule all", "rule")}
        tied = await ada.write("ally with Germany")
        taxed = await ada.write("tax all at 2")

    assert "“negotiate Burgundy”, “negotiate Champagne” or “negotiate Flanders”" in said["negotiate with France"]
    assert "conquer Ile-de-France" in said["attack France"]
    assert "rule England" in said["rule all"] and "rule England" in said["rule"]
    assert "“waive ties toward Germany”, “negotiate " in tied
    assert taxed.startswith("✓ levy, limit 2")
    assert not any("Franconia" in text for text in said.values())


async def test_several_orders_on_a_line_are_taken_each(tmp_path: Path) -> None:
    """Parted by a semicolon, by `then`, or by a comma where every part is an order; a slip in one harms no other."""
    async with Table(tmp_path, "empires") as table:
        ada = await begun(table)
        one = await ada.write("levy 3; conquer Wales")
        two = await ada.write("levy then rule Anjou and done")
        three = await ada.write("conqer Wales; levy")

    assert "2 of 2 taken" in one and "levy, limit 3" in one and "conquer Wales" in one
    assert "2 of 2 taken" in two and "rule Anjou" in two
    assert "2 of 2 taken" in three and "conquer Wales" in three


async def test_whose_a_thing_is_and_what_its_odds_are(tmp_path: Path) -> None:
    """Said at once, from what the asker sees; no rule is quoted for it."""
    async with Table(tmp_path, "empires") as table:
        ada = await begun(table)
        wales, burgundy = await ada.write("who owns Wales"), await ada.write("who does Burgundy belong to?")
        mine, theirs = await ada.write("what do I own?"), await ada.write("which areas does France hold")
        odds = await ada.write("what are the odds of conquer Wales?")
        rises = await ada.write("odds rebellion in Aquitaine")

    assert "Wales is nobody’s." in wales and "Burgundy belongs to France." in burgundy
    assert "You own England, Wessex, Northumbria, Normandy, Anjou and Aquitaine, 6 in all." in mine
    assert "France owns Ile-de-France, Burgundy, Champagne and Flanders, 4 in all." in theirs
    assert "Wales is yours with 9 or more (3 in 10)" in odds
    assert "A check of Aquitaine" in rises


LINES = {
    "move army to Scotland": "conquer Scotland",
    "build castle in Wessex": "fortify Wessex",
    "calm Aquitaine": "✓ rule Aquitaine",
    "conquer Wales from England extra 2": "✓ conquer Wales from England with 2",
    "invade Scotland with 3 gold": "✓ conquer Scotland with 3",
    "tax 3 from England": "✓ tax England 3",
    "send 3 gold to France": "give 3 to France",
    "fortify Ile de France": "fortify Ile-de-France",
    "peace with France": "parley peace with France",
    "raise an army": "conquer ",
    "what is a tie": "What is a diplomatic tie?",
    "why can't I tax Aquitaine": "tax Aquitaine 1",
}


async def test_a_newcomers_lines_lead_on(tmp_path: Path) -> None:
    """Each is an order, or leads to the one that was meant."""
    async with Table(tmp_path, "empires") as table:
        ada = await begun(table)
        said = {line: await ada.write(line) for line in LINES}

    assert [] == [(line, said[line]) for line, words in LINES.items() if words not in said[line]]


async def test_a_brief_says_what_befell_ones_areas(tmp_path: Path) -> None:
    """A fever that took levels, and in the second round what a steady ruler would tax."""
    async with Table(tmp_path, "empires") as table:
        ada = await begun(table)
        await ada.write("levy")
        await table.to_next_deadline()
        england, france = table.messages("direct", "Ada")[-1], table.messages("direct", "Ben")[-1]
        said = {name: words(message, {}) for name, message in (("Ada", england), ("Ben", france))}

    assert (
        "A fever walks through your lands: Ile-de-France, Burgundy, Champagne and Flanders lose a level." in said["Ben"]
    )
    assert "A steady ruler would tax " in said["Ada"] and "nothing is ordered" not in said["Ada"]


async def test_what_one_does_oneself_is_told_as_ones_own(tmp_path: Path) -> None:
    """In the brief, in /catchup and behind More; the channel goes on to call everybody by name."""
    async with Table(tmp_path, "empires") as table:
        ada = await begun(table)
        await ada.write("levy; conquer Scotland with 3; conquer Ireland with 3; rule England; rule Wessex")
        await table.to_next_deadline()
        brief = words(table.messages("direct", "Ada")[-1], {})
        whole = (await ada.press("direct", "More")).text
        caught = (await ada.slash("direct", "catchup")).text
        channel = ada.sees("campaign")

    for private in (brief, whole, caught):
        assert "You " in private and "England conquers" not in private and "of England is dead" not in private
    assert "You conquer " in whole and "England conquers " in channel and "You conquer" not in channel


async def test_a_bare_answer_is_a_vote_and_a_card_is_played_by_a_word(tmp_path: Path) -> None:
    """`yes` is what it answers while a question is put, and does nothing else; `play it` never sends one to a lobby."""
    async with Table(tmp_path, "empires") as table:
        ada = await begun(table)
        ben = table.player("Ben")
        chat, idle = await ada.write("yes"), await ada.write("play it")
        await ada.write("levy; conquer Flanders with 3")
        await table.to_next_deadline()
        await ben.write("levy; parley peace with England")
        await table.to_next_deadline()
        yes, no = await ada.write("yes"), await ben.write("no")

    assert "nothing was done" in chat and "card" in idle and "Join" not in idle
    assert "✓ vote yes on France" in yes and "✓ vote no on " in no, (yes, no)
