"""Orders as people say them, and what no name stands for."""

from bot.service.orders.lenient import shortened


def test_a_word_that_is_said_for_a_verb_stands_for_no_thing() -> None:
    """Who would `siege it` names no siege engines; what nobody says for a verb stands for what bears it."""
    names = {"type": {"siege engines": "Art"}}

    assert "Art" == shortened(names)["type"]["siege"]
    assert "siege" not in shortened(names, ("siege", "lay siege to"))["type"]
    assert "Art" == shortened(names, ("siege",))["type"]["engines"]
