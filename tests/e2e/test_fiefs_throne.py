"""A war of Fiefs for a throne among four people: one mobilises a neutral nation, and another changes sides to it."""

import re

from tests.e2e.table import Player, Table

SEATS = {"Ada": "House of Blois", "Ben": "House of Mortimer", "Cleo": "House of Zähringen", "Dan": "House of Lara"}
SAYS = {
    ("wishes", 1, "Ada"): ("wish for lands London", "wish for claims Paris"),
    ("wishes", 1, "Ben"): ("wish for lands Paris",),
    ("wishes", 1, "Dan"): ("wish for lands Toledo",),
    ("sealed", 1, "Ada"): ("declare war on France for the throne",),
    ("join", 1, "Ada"): ("open in spring at London",),
    ("join", 1, "Cleo"): ("who joins me?", "join Mortimer"),
    ("join", 1, "Dan"): ("join Mortimer",),
    ("season", 1, "Dan"): ("mobilise Castile for Blois",),
    ("season", 2, "Dan"): ("mobilise Castile for Blois",),
    ("switch", 1, "Cleo"): ("switch to Lara",),
}
"""What each writes when a window opens for the first or the second time."""
TOO_EARLY = "Nobody mobilises in the first season of a war; order it in the next season."
WINDOWS = 12


async def test_a_third_person_changes_sides_in_a_war_for_a_throne(table: Table) -> None:
    """Ada fights Ben for France; Dan, who stood with Ben, raises Castile against him, and Cleo goes over to him."""
    people = {name: table.player(name) for name in SEATS}
    await people["Ada"].slash("campaign", "campaign found", game="fiefs")
    for name, seat in SEATS.items():
        await people[name].join(seat=seat)
    await people["Ada"].slash("campaign", "campaign start")
    asked, answers = list[str](), {}
    while "switch" not in asked and len(asked) < WINDOWS:
        (card,) = await table.cards()
        asked.append(card.window.name)
        for name, person in people.items():
            for line in SAYS.get((asked[-1], asked.count(asked[-1]), name), ()):
                answers[asked[-1], asked.count(asked[-1]), line] = await person.write(line)
        await ready(table, people)

    assert "as far as can be foreseen" in answers.pop(("join", 1, "who joins me?"))
    assert TOO_EARLY in answers.pop(("season", 1, "mobilise Castile for Blois"))
    assert [] == [line for line, text in answers.items() if "✓" not in text]
    read(people)


async def ready(table: Table, people: dict[str, Player]) -> None:
    """Let everybody who is awaited be ready."""
    (card,) = await table.cards()
    awaited = [one.user for one in card.seats if one.id in card.window.asked and one.id not in card.window.invited]
    for person in people.values():
        if person.id in awaited:
            await person.slash("campaign", "ready")


def read(people: dict[str, Player]) -> None:
    """Look at what each has read of it."""
    channel, ben, cleo = people["Ada"].sees("campaign"), people["Ben"].sees("direct"), people["Cleo"].sees("direct")
    over = "The House of Zähringen changes sides, from {} to Lara."
    raised = "The House of Lara raises the army of Castile on the side of Blois"
    assert "The House of Blois takes England to war for the throne of France; Mortimer leads the defence." in channel
    assert re.search(r"; [^.;]*Zähringen[^.;]* stands? with Mortimer\.", channel)
    assert raised in channel
    assert over.format("Mortimer") in channel
    assert "Lara for Castile mobilised beside Blois. Do you go over, and follow the new army?" in cleo
    assert "changing sides" in cleo
    assert over.format("you") in ben
