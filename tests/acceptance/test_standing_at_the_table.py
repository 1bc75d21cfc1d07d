"""H9 as people see it: a preview of one's own orders, and standing orders set in a form and given in one's absence."""

from tests.acceptance.test_time_at_the_table import begun
from tests.e2e.table import Table


async def test_H9_standing_orders_are_set_shown_and_given(table: Table) -> None:
    """Ben settles them in a form, adds a line and removes one, stays away, and is told in private what was given."""
    ada, ben, cleo = await begun(table)
    form = await ben.slash("campaign", "standing set")
    shown = await form.fill(sheet="tax 20 in Miletus\nelse: tax 40\ntaxx 10\nraise Psiloi in Miletus")
    added = await ben.slash("campaign", "standing set", line="once: tax 50")
    offered = await ben.complete("campaign", "standing set", "line", "else: tax 3")
    removed = await ben.slash("campaign", "standing remove", number=4)
    panel = await ben.slash("campaign", "orders")
    await table.restart()
    again = await panel.press("Standing orders")
    await table.to_next_deadline()

    assert "Standing orders: 3 of 4 taken" in shown.text
    assert "did you mean “tax 10”?" in shown.text
    assert "4. once: tax 50" in added.text
    assert offered and all(line.startswith("else: tax 3") for line in offered)
    assert "3. raise Psiloi in Miletus" in removed.text and "once" not in removed.text.partition("Given for you")[0]
    assert "Without orders your standing orders are given: tax 40" in panel.text
    assert "2. else: tax 40" in again.text and again.result.response.ephemeral
    told = ben.sees("direct")
    assert (
        "“What do you decree, and where do you march?”: you gave nothing yourself, so your standing orders were given"
        in told
    )
    assert "✗ tax 20 in Miletus — Miletus is no city of yours with a Courthouse" in told and "✓ else: tax 40" in told
    assert "Lydia raises its tax from 20 % to 40 %" in ada.sees()
    assert "else: tax 40" not in ada.sees() + cleo.sees() + ada.sees("direct") + table.player("Dan").sees()


async def test_H9_preview_of_ones_own_orders(table: Table) -> None:
    """The map with one's orders comes from the panel or with /map, in private; the map of the others stays as it is."""
    ada, ben, _ = await begun(table)
    await ada.write("tax 40")
    plain = await ada.slash("campaign", "map")
    preview = await ada.slash("campaign", "map", preview=True)
    button = await (await ada.slash("campaign", "orders")).press("Preview")
    other = await ben.slash("campaign", "map", preview=True)
    onlooker = await table.player("Dan").slash("campaign", "map", preview=True)

    assert "As it would be if your orders given so far were carried out" in preview.text
    assert preview.result.response.ephemeral and button.result.response.ephemeral
    assert preview.text in button.text
    assert "As it would be" not in plain.text + onlooker.text
    assert "tax 40" in preview.text and "tax 40" not in other.text  # another's orders are not there at all
