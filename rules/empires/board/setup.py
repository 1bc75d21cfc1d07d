"""The board at the start (section 3)."""

from rules.empires.board.atlas import Area, Calendar, Chosen, Faith, Language, Plague, Region, Sea
from rules.empires.board.cards import REGIONAL, regional
from rules.empires.board.entries import EmpireTable
from rules.empires.board.options import Settings
from rules.empires.board.realms import Empire, Leader
from rules.empires.board.scenario import EmpiresScenario
from rules.empires.board.state import World
from rules.kernel.luck.chance import Chance
from rules.kernel.state.finding import find
from rules.kernel.state.models import held


def setup(scenario: EmpiresScenario, settings: Settings, chance: Chance) -> World:
    """Lay out the land and the empires; nothing is shuffled or drawn yet (EMP-H4.3 to EMP-H4.6)."""
    del chance
    table = scenario.map
    order = [one.id for one in scenario.area]
    owners = {area: one.id for one in scenario.empire for area in one.areas}
    return World(
        title=scenario.title,
        options=chosen(scenario, settings),
        wish=scenario.options.pace if settings.pace == "scenario" else settings.pace,
        calendar=Calendar.of(scenario.calendar),
        canvas=(table.width, table.height),
        plague=Plague(origin=table.plague_origin, always=list(table.plague_always), gates=list(table.plague_gates)),
        exceptions={one.seat: [area for area in order if area in one.areas] for one in scenario.claim_exception},
        rebellion=list(scenario.rebellion.row),
        cards=pack(scenario, extended=chosen(scenario, settings).extended_deck),
        families={one.id: one.name for one in scenario.family},
        languages={
            one.id: Language(id=one.id, name=one.name, family=family_of(scenario, one.id)) for one in scenario.language
        },
        faiths={one.id: Faith.model_validate(held(Faith.model_fields, [one])) for one in scenario.faith},
        seas={one.id: Sea.model_validate(held(Sea.model_fields, [one])) for one in scenario.sea},
        areas={one.id: Area.of(one, owner=owners.get(one.id, "")) for one in scenario.area},
        empires={one.id: founded(one, order) for one in scenario.empire},
        regions={
            str(one.number): Region(
                id=str(one.number), name=one.name, areas=tuple(id for id in order if id in one.areas)
            )
            for one in scenario.region
        },
    )


def founded(table: EmpireTable, order: list[str]) -> Empire:
    """Give a seat as the scenario has it, its claims and ties in scenario order (EMP-H4.4, EMP-H4.5).

    Rules: EMP-18.0.1, EMP-18.12.
    """
    return Empire.of(
        table,
        leader=Leader.of(table.leader),
        claims=[area for area in order if area in table.claims],
        ties=[area for area in order if area in table.ties],
        heirs=list(table.heirs),
        par=list(table.par),
    )


def family_of(scenario: EmpiresScenario, language: str) -> str:
    """Give the family of a language (EMP-H3.5)."""
    return find((one.id for one in scenario.family if language in one.languages), f"the family of {language}")


def chosen(scenario: EmpiresScenario, settings: Settings) -> Chosen:
    """Give the options: the host's where he says something, else the scenario's (EMP-H4.6)."""
    usual = scenario.options
    deck = settings.extended_deck
    return Chosen(
        turns=settings.turns or scenario.calendar.turns,
        extended_deck=usual.extended_deck if deck == "scenario" else deck == "yes",
        hegemony=usual.hegemony if settings.hegemony < 0 else settings.hegemony,
        claim_bonus=usual.claim_bonus if settings.claim_bonus < 0 else settings.claim_bonus,
        recovery=usual.recovery if settings.recovery == "scenario" else settings.recovery,
    )


def pack(scenario: EmpiresScenario, *, extended: bool) -> list[str]:
    """Give all cards of the deck in the scenario's order, Plenty and Famine by region number (EMP-19.0b)."""
    numbers = sorted(one.number for one in scenario.region)
    cards: list[str] = []
    for one in scenario.card:
        if one.set == "extended" and not extended:
            continue
        cards += [regional(one.kind, number) for number in numbers] if one.kind in REGIONAL else [one.kind] * one.count
    return cards
