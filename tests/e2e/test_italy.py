"""The first turns of Italy: Rome alone, then Rome and the Campanians with a battle fought on a table."""

import re
from datetime import timedelta

from bot.service.ground.values import WindowCard
from tests.e2e.table import Player, Table

PLACE = "Rome in Italy, Turn 1, 348 BC"


async def found(table: Table, seats: dict[str, str]) -> list[Player]:
    """Found a campaign of Italy with battles that may be fought for a day, and seat and start its players."""
    host = table.player(next(iter(seats)))
    await host.slash("campaign", "campaign found", game="italy")
    for setting, value in (("tabletop", "ask"), ("battle_hours", "24")):
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


async def at_war(table: Table, **more: str) -> list[Player]:
    """Bring the Campanians of Ben into the Ager Volscus against the Rome of Ada."""
    players = await found(table, {"Ada": "Rome", "Ben": "Campanians", **more})
    ada, ben = players[:2]
    await ada.write("hold")
    await ben.slash("campaign", "italy attack", province="Ager Volscus")
    await ready(ada, ben)
    asked = await window(table)
    assert ("battle", ("rome", "campanians")) == (asked.name, asked.asked)
    return players


async def test_rome_alone_plays_two_turns(table: Table) -> None:
    """Orders come by sheet, by the game's own command and by a line; two turns pass, told with their maps."""
    (ada,) = await found(table, {"Ada": "Rome"})
    by_sheet = await ada.write("attack Etruria\nstanding prizes Pentri, Hirpini\nattack Messana\nspend attack 5")
    offered = await ada.complete("campaign", "italy attack", "province", "p")
    by_command = await ada.slash("campaign", "italy attack", province="Pentri")
    lines = await ada.complete("campaign", "order", "line", "attack n")
    by_line = await ada.slash("campaign", "order", line="attack North Campania")
    asked = []
    while (await window(table)).date.startswith(("Turn 1,", "Turn 2,")):
        asked.append((await window(table)).name)
        if asked[1:] and asked[-1] == "attack":
            await ada.slash("campaign", "order", line="attack Etruria")
            await ready(ada)
        else:
            await table.to_next_deadline()

    assert "2 of 4 taken" in by_sheet
    assert "Messana touches no province that you control; choose Pentri, North Campania" in by_sheet
    assert ["Pentri", "Picenum"] == offered[:2]
    assert "✓ attack Pentri" in by_command.text
    assert ["attack North Campania", "attack nobody"] == lines
    assert "✓ attack North Campania" in by_line.text
    assert 2 == asked.count("attack")
    told = ada.sees()
    assert "Rome marches on the Campanians, bound for North Campania." in told
    assert " after turn 2; Civic Improvement " in told
    assert "Map of Rome in Italy, turn 3" in told


async def test_everything_can_be_read(table: Table) -> None:
    """Status, papers, map, reasons and rules answer, before a battle and in it; a question shows what it is about."""
    (ada,) = await found(table, {"Ada": "Rome"})
    first = ada.sees("direct")
    await ada.write("attack North Campania")
    standing = await ada.slash("campaign", "status")
    attacks = (await standing.press("Attacks of this turn")).text
    await ready(ada)
    battle = (await ada.slash("campaign", "status")).text
    papers = (await ada.slash("campaign", "papers")).text
    picture = (await ada.slash("campaign", "map")).text
    report = (await ada.slash("campaign", "report")).text
    (number,) = re.findall(r"Rome marches on the Campanians, bound for North Campania\. \(#(\d+)\)", report)
    why = (await (await ada.slash("campaign", "why", event=number)).press("Rule")).text
    rule = (await ada.slash("campaign", "rule", question="ITA-6.25")).text

    assert f"{PLACE}, attacks. Rome: Whom do you attack? Closes" in first
    assert "The Samnites hold three provinces; you can strike Pentri." in first
    assert "You have 48 hours for most answers." in first
    assert "Within reach: Pentri (Samnites), North Campania (Campanians)" in papers
    assert "Samnites\nProvinces: 3 · Ruler: attack " in standing.text
    assert re.search("To come: .+ against .+", attacks)
    assert "Rome against the Campanians in North Campania." in battle
    assert papers.index("Attacker: Rome with 80 points (base 80)") < papers.index("Rome: talents")
    assert "Rome: Latium, Sabina, Ager Volscus." in picture
    assert "ITA-4.18" in why
    assert "How clear a victory on a table" in rule


async def test_report_is_confirmed_by_the_other_side(table: Table) -> None:
    """A battle reported by its numbers goes to the other side, who sees the report; confirmed, it gains a prize."""
    ada, ben = await at_war(table)
    await ben.slash(
        "direct", "italy report", winner="attacker", losses=2, breaking=6, cavalry_winner=1, cavalry_loser=1
    )
    await ready(ben, ada)
    asked = await window(table)
    await ada.write("confirm")
    await ready(ada)
    prize = ben.sees("direct")
    await ben.write("take Latium")
    await ready(ben)

    assert ("confirm", ("rome",)) == (asked.name, asked.asked)
    assert "The Campanians say that they took Ager Volscus on a table, a Major Victory." in ada.sees("direct")
    assert (
        "The battle for Ager Volscus, as reported by the Campanians: a Major Victory for the Campanians, attacking."
        in ada.sees()
    )
    assert "The battle for Ager Volscus: the report stands, confirmed by Rome." in ada.sees()
    assert "Which province do you take?" in prize
    assert "Latium is the best of two provinces that you may take" in prize
    assert "Ager Volscus passes from Rome to the Campanians." in ada.sees()
    assert "Latium passes from Rome to the Campanians." in ada.sees()


async def test_disputed_report_is_ruled_on_by_the_gamemaster(table: Table) -> None:
    """A dispute goes to the gamemaster's chair, with a reason that the channel does not hear; the ruling stands."""
    ada, ben, cleo = await at_war(table, Cleo="Battle umpire")
    await ben.write("report attacker minor")
    await ready(ben, ada)
    too_early = await cleo.slash("campaign", "italy rule", winner="defender", degree="minor")
    await ada.write("dispute my horse still held the hill")
    await ready(ada)
    asked = await window(table)
    await cleo.slash("campaign", "italy rule", winner="defender", degree="minor")
    await ready(cleo)

    assert "✗" in too_early.text or "Nothing is asked" in too_early.text
    assert ("ruling", ("gamemaster",)) == (asked.name, asked.asked)
    assert "my horse still held the hill" in cleo.sees("direct")
    assert "my horse still held the hill" not in cleo.sees("campaign")
    assert (
        "The battle for Ager Volscus, as ruled by the battle umpire: a Minor Victory for Rome, defending." in ada.sees()
    )


async def test_silence_leaves_a_battle_to_the_generator(table: Table) -> None:
    """Nobody reports until the deadline that the settings gave: the dice decide."""
    ada, _ = await at_war(table)
    left = (await window(table)).due - table.now
    await table.to_next_deadline()

    assert timedelta(hours=24) == left
    assert re.search(
        r"The Campanians .* Ager Volscus, a (Minor|Major) Victory|Rome throws the Campanians back",
        ada.sees(),
    )


async def test_setting_takes_the_table_away(table: Table) -> None:
    """With the generator for all battles nobody is asked about any."""
    ada = table.player("Ada")
    await ada.slash("campaign", "campaign found", game="italy")
    changed = await ada.slash("campaign", "campaign settings", setting="tabletop", value="always_generator")
    refused = await ada.slash("campaign", "campaign settings", setting="tabletop", value="chess")
    await ada.join("Rome")
    await ada.slash("campaign", "campaign start")
    await ada.write("attack Pentri")
    await ready(ada)

    assert "tabletop is now always_generator" in changed.text
    assert "whether players may fight their battles on a table" in refused.text
    assert "battle" != (await window(table)).name


async def test_who_vanishes_in_turn_four_is_told_and_replaced(table: Table) -> None:
    """Three play; one falls silent: a warning, then the autopilot, each told to that person; the others play on."""
    ada, ben, cleo = await found(table, {"Ada": "Rome", "Ben": "Samnites", "Cleo": "Syracusan Greeks"})
    present, told = {"rome": ada, "samnites": ben}, []
    for _ in range(60):
        now = await window(table)
        if (await seat_mode(table, "syracusans")) == "autopilot":
            break
        if now.date.startswith(("Turn 1,", "Turn 2,", "Turn 3,")) and "syracusans" in now.asked:
            await ready(cleo)
        told.append((now.date.partition(",")[0], "syracusans" in now.asked))
        waiting = [player for seat, player in present.items() if seat in now.asked]
        if (await window(table)).key == now.key:
            await ready(*waiting)
        if (await window(table)).key == now.key:
            await table.to_next_deadline()
    await ada.slash("campaign", "status")
    back = await cleo.slash("campaign", "join")

    missed = [turn for turn, asked in told if asked and turn not in {"Turn 1", "Turn 2", "Turn 3"}]
    assert "Turn 4" == missed[0] and len(missed) >= 3
    assert "autopilot" in cleo.sees("direct")
    assert "autopilot" in ada.sees()
    assert "player" == await seat_mode(table, "syracusans"), back.text


async def seat_mode(table: Table, seat: str) -> str:
    """Give who answers for a seat: player or autopilot."""
    (card,) = await table.cards()
    return next(one.mode for one in card.seats if one.id == seat)


async def test_H24_odds_are_asked_before_committing_and_seen_by_nobody_else(table: Table) -> None:
    """Of an attack, completed from what may be struck; of the battle when it is there; what cannot be is refused."""
    ada, ben = await found(table, {"Ada": "Rome", "Ben": "Campanians"})
    offered = await ada.complete("campaign", "odds", "question", "attack")
    considered = (await ada.slash("campaign", "odds", question="attack Etruria with 20")).text
    refused = (await ada.slash("campaign", "odds", question="attack Messana")).text
    gibberish = (await ada.slash("campaign", "odds", question="shall I win")).text
    untouched = (await ada.slash("campaign", "orders")).text
    await ben.slash("campaign", "italy attack", province="Ager Volscus")
    await ready(ada, ben)
    battle = (await ben.slash("direct", "odds", question="battle")).text

    assert offered and all(line.startswith("attack ") for line in offered)
    assert "An attack on Etruria" in considered
    assert "Rome, a Major Victory" in considered
    assert "Chance: 26.83 %" in considered and "Exactly" not in considered
    assert "choose Pentri" in refused
    assert "You can ask “attack " in gibberish
    assert "No orders given yet." in untouched
    assert "The battle in Ager Volscus" in battle
    assert "An attack on Etruria" not in ben.sees() + ben.sees("direct")
