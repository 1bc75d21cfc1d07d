"""A newcomer writes as people do, and every message leads on: the near misses that a table met."""

import pytest

from tests.e2e.table import Player, Table


async def begun(table: Table) -> Player:
    """Found a campaign of Civilized with two people, and stand in its first Spring."""
    ada, ben = table.player("Ada"), table.player("Ben")
    await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title="The Crowns")
    await ada.join("Hellas")
    await ben.join("Lydia")
    await ada.slash("campaign", "campaign start")
    return ada


def labels(table: Table, name: str = "Ada") -> list[str]:
    """Give what can be pressed below a person's last direct message."""
    rows = table.messages("direct", name)[-1].components
    return [child.label or "" for row in rows for child in getattr(row, "children", ())]


async def test_near_misses_in_the_wrong_season(table: Table) -> None:
    """What is for Winter is noted for Winter by a press, and nothing that makes no sense is offered in Spring."""
    ada = await begun(table)

    assert (
        "“build Granary in Athens” is not for now; it is asked in late Winter, when points are spent"
        in await ada.write("biuld granary in Athens")
    )
    assert "Note: build Granary in Athens" in labels(table)
    assert "in late Winter say “declare war on Lydia”" in await ada.write("attack Lydia")
    assert "asked in late Winter" in await ada.write("raise 2 spears")
    assert "asked in late Winter" in await ada.write("recruit spears")
    assert "Hellas" not in "".join(label for label in labels(table) if "mission" in label)
    await ada.write("biuld granary in Athens")
    assert "Noted: build Granary in Athens." in (await ada.press("direct", "Note: build Granary in Athens")).text
    assert "once: build Granary in Athens" in (await ada.slash("direct", "standing show")).text


async def test_an_order_taken_says_what_it_does(table: Table) -> None:
    """Its points and its dangers, from the same reckoning as the odds that can be asked before."""
    ada = await begun(table)

    taken = await ada.write("tax 40")

    assert "✓ tax 40" in taken
    assert "points in Autumn. Riots this Summer: " in taken
    assert "In disorder" in (await ada.slash("direct", "odds", question="disorder in Sparta at 20")).text
    assert "The country rises" in (await ada.slash("direct", "odds", question="rebellion")).text


async def test_near_misses_of_what_is_asked_now(table: Table) -> None:
    """Each leads to orders that are taken when their button is pressed."""
    ada = await begun(table)

    assert "✓ tax 20" in await ada.write("tax twenty")
    await ada.write("tax 33")
    assert "tax 30" in labels(table)
    await ada.write("name heir me")
    heirs = [label for label in labels(table) if label.startswith("name heir ")]
    assert heirs and "name no heir" not in heirs
    assert f"✓ {heirs[0]}" in (await ada.press("direct", heirs[0])).text
    assert "✓ march from Sparta to Athens" in await ada.write("march leader from Sparta to Athens")
    assert "signed by your seat" in await ada.write("send a letter to Egypt: shall we be friends?")


@pytest.mark.parametrize("text", ["help", "what should I do?", "when?", "tax 33", "biuld granary", "blorp", "hello"])
async def test_no_answer_tells_of_another_seat(table: Table, text: str) -> None:
    """What Ada is told is the same whatever Ben has ordered in secret."""
    ada = await begun(table)
    before = await ada.write(text)
    await table.player("Ben").write("tax 70")
    await table.player("Ben").write("march from Sardis to Miletus")

    assert before == await ada.write(text)


async def test_an_answer_about_the_rules_keeps_its_clauses_behind_a_button(table: Table) -> None:
    """Plain words first; one press shows the clauses, another answers what was meant instead; `/rule` does the same."""
    ada = await begun(table)
    said = await ada.write("what happens when my king dies?")
    clauses = (await ada.press("direct", "Rule")).text
    shown = await ada.slash("campaign", "rule", question="doubled overlap recoil")

    assert "What happens when my ruler dies?" in said and "CIV-" not in said
    assert "CIV-6.5.2" in clauses
    assert "no plain answer" in shown.text
    assert "CIV-HB12" in (await shown.press("CIV-HB12")).text
    asked = await ada.slash("campaign", "rule", question="what happens when my king dies")
    assert "CIV-6.5.2" in (await asked.press("Rule")).text


async def test_an_order_is_noted_for_the_season_that_asks_for_it(table: Table) -> None:
    """Another season asks her, and what she decrees is kept for Spring; no grammar is shown."""
    ada = await begun(table)
    lost = await ada.write("raise 2 spears")
    assert "written such as “raise " in lost or "written “raise … in …”" in lost
    assert "<" not in lost
    await table.to_next_deadline()

    assert "“tax 30” is not for now; it is asked in Spring" in await ada.write("tax thirty")
    assert "Noted: tax 30." in (await ada.press("direct", "Note: tax 30")).text
    assert (await ada.write("qwertz uiop")).startswith("I am not sure what you mean.")
