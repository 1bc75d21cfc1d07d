"""Events of people and of strife, each with the words in which it is told."""

from rules.civilized.people.events import (
    Betrothed,
    CharacterDied,
    ChildBorn,
    FamilyFounded,
    HeadFollowed,
    Married,
    PromiseEnded,
    Troubled,
    WentIntoExile,
)
from rules.civilized.strife.events import (
    AllegianceTested,
    CivilWarBegan,
    ClaimantBacked,
    ClaimWon,
    CountryParted,
    CourtParted,
    ForcesSided,
    PeopleScattered,
    RebellionBegan,
    RebellionTested,
    SeatTaken,
    StrifeEnded,
    WorkSteppedDown,
)
from rules.civilized.throne.events import Acceded, RegencyEnded, RegentCame, ThroneDisputed
from rules.kernel.facts.events import Event

TOLD_PEOPLE: list[tuple[Event, str]] = [
    (
        FamilyFounded(country="Hellas", family="Agiadai", head="Iason", status="unmarried", ruling=False, children=0),
        "Iason of the Agiadai founds a house of Hellas: unmarried, with no children.",
    ),
    (
        CharacterDied(
            country="Hellas",
            name="Iason",
            sex="man",
            age=51,
            house="Agiadai",
            station="ruler",
            title="King",
            kin="",
            cause="heart",
            widowed="Helike",
            mission="",
        ),
        "Hellas mourns. King Iason of the Agiadai dies at the age of 51, of a failing heart. Helike is left a widow.",
    ),
    (
        CharacterDied(
            country="Hellas",
            name="Solon",
            sex="man",
            age=45,
            house="",
            station="envoy",
            kin="",
            cause="relapse",
            widowed="",
            mission="Egypt",
        ),
        (
            "Solon, envoy of Hellas, dies at the age of 45, after a long illness. "
            "The mission to Egypt ends with this death."
        ),
    ),
    (
        CharacterDied(
            country="Hellas",
            name="Gorgo",
            sex="woman",
            age=0,
            house="Agiadai",
            station="",
            kin="child",
            cause="childhood",
            widowed="",
            mission="",
        ),
        (
            "Gorgo of the Agiadai, daughter of the ruler of Hellas, dies in the first year of life, "
            "of a fever of childhood."
        ),
    ),
    (
        CharacterDied(
            country="Hellas",
            name="Danae",
            sex="woman",
            age=61,
            house="Agiadai",
            station="",
            kin="",
            cause="age",
            widowed="Theron",
            mission="",
        ),
        "Danae of the Agiadai of Hellas dies at the age of 61, full of years. Theron is left a widower.",
    ),
    (
        WentIntoExile(country="Hellas", name="Iason", house="Agiadai", station="ruler", title="King"),
        "King Iason of the Agiadai goes into exile, and is seen no more in Hellas.",
    ),
    (
        HeadFollowed(country="Hellas", family="Agiadai", name="Helike"),
        "Helike is now the head of the Agiadai in Hellas.",
    ),
    (
        Troubled(country="Hellas", name="Helike", sex="woman", age=30, problem="illness", suit="S"),
        "Helike of Hellas falls seriously ill, and prayers are said for her.",
    ),
    (
        Troubled(country="Hellas", name="Theron", sex="man", age=4, problem="ruin", suit="S"),
        "Theron of Hellas inherits nothing but debts.",
    ),
    (
        Married(
            country="Hellas",
            names=("Iason", "Helike"),
            ages=(30, 22),
            houses=("Agiadai", ""),
            stations=("ruler", "priest"),
            titles=("King", ""),
            kin=("", ""),
            sexes=("woman", "man"),
            family="Agiadai",
            ruling=True,
        ),
        "A wedding in Hellas: King Iason of the Agiadai, 30, marries Helike, 22, the priest.",
    ),
    (
        Married(
            country="Hellas",
            names=("Danae", "Theron"),
            ages=(19, 22),
            houses=("Agiadai", "Philaidai"),
            stations=("", ""),
            kin=("child", ""),
            sexes=("woman", "man"),
            family="Agiadai",
            ruling=False,
        ),
        "In Hellas, Danae of the Agiadai, 19, the ruler's daughter, marries Theron of the Philaidai, 22.",
    ),
    (
        ChildBorn(
            country="Hellas",
            mother="Helike",
            father="Iason",
            house="Agiadai",
            children=(("Gorgo", "woman"),),
            kin=("child",),
            first=True,
        ),
        (
            "Hellas rejoices: Helike and Iason of the Agiadai have a daughter, Gorgo. "
            "Until now the ruler had no living child."
        ),
    ),
    (
        ChildBorn(
            country="Hellas",
            mother="Danae",
            father="Theron",
            house="Agiadai",
            children=(("Gorgo", "woman"), ("Solon", "man")),
            kin=("grandchild", "grandchild"),
        ),
        "In Hellas, twins are born to Danae and Theron of the Agiadai: Gorgo, a daughter, and Solon, a son.",
    ),
    (Betrothed(country="Hellas", names=("Danae", "Theron")), "Danae and Theron are promised to each other."),
    (Betrothed(country="Hellas", names=("Danae",)), "Danae is promised to nobody any more."),
    (
        PromiseEnded(country="Hellas", names=("Danae", "Theron"), cause="wedding"),
        "Theron is promised to nobody any more: Danae has married somebody else.",
    ),
    (
        Acceded(
            country="Hellas",
            title="King",
            name="Theron",
            sex="man",
            age=20,
            house="Agiadai",
            how="heir",
            late="Iason",
            kin="child",
        ),
        "King Theron of the Agiadai, son of Iason, comes to the throne of Hellas, aged 20.",
    ),
    (
        Acceded(
            country="Rebel Hellas",
            title="King",
            name="Theron",
            sex="man",
            age=20,
            house="Agiadai",
            how="rebel",
            late="",
            kin="",
        ),
        "Theron of the Agiadai is hailed King of Rebel Hellas.",
    ),
    (
        RegentCame(country="Hellas", name="Helike", title="King", ruler="Theron", age=4),
        "King Theron is a child, aged 4: Helike is regent of Hellas.",
    ),
    (
        RegentCame(country="Hellas", name="Helike", title="", ruler="", age=0),
        "The throne of Hellas is empty: Helike is regent until the Spring.",
    ),
    (
        RegencyEnded(country="Hellas", title="King", name="Theron", regent="Helike"),
        "King Theron of Hellas takes up the reins; the regency of Helike ends.",
    ),
    (
        ThroneDisputed(country="Hellas", late="Iason", first="Theron", second="Solon"),
        "Iason left no single heir, and two claim the throne of Hellas: Theron and Solon.",
    ),
    (
        ThroneDisputed(country="Hellas", late="", first="Theron", second="Solon", council=True),
        "The council has died out, and two claim the throne of Hellas: Theron and Solon.",
    ),
    (ClaimantBacked(country="Hellas", name="Solon"), "You stand by Solon in the strife of Hellas."),
    (
        CivilWarBegan(
            country="Hellas",
            sides=("Hellas", "Hellas of Solon"),
            leaders=("Theron", "Solon"),
            cities=(("Athens", "Sparta"), ("Pella",)),
            unaligned=("Argos",),
            treasury="Hellas",
        ),
        (
            "Civil war in Hellas. Theron leads Hellas and holds Athens and Sparta; Solon leads Hellas of Solon and "
            "holds Pella. Argos obeys nobody. The treasury is in the hands of Hellas."
        ),
    ),
    (
        ForcesSided(country="Hellas", forces=(("0404", 6, "Hellas"), ("0505", 1, "Hellas of Solon"))),
        "The forces of Hellas choose: six elements at 0404 for Hellas and one element at 0505 for Hellas of Solon.",
    ),
    (
        ClaimWon(country="Hellas", winner="Theron", loser="Solon", cities=("Athens", "Pella")),
        "Athens and Pella all open their gates to Theron, and the claim of Solon to Hellas is dead.",
    ),
    (
        CourtParted(country="Hellas", sides=("Hellas", "Hellas of Solon"), people=(("Theron", "Danae"), ("Solon",))),
        "The court of Hellas parts: Theron and Danae with Hellas; Solon with Hellas of Solon.",
    ),
    (
        RebellionTested(country="Hellas", unruly=2, cities=3, tax=40, rebels=False),
        "2 of the 3 cities of Hellas are in disorder, and the tax is 40 %: yet there is no revolt.",
    ),
    (
        RebellionBegan(
            country="Hellas",
            faction="Rebel Hellas",
            leader="Solon",
            standard="Pella",
            joined=("Sparta",),
            stayed=("Argos",),
        ),
        (
            "Rebellion in Hellas: Solon raises the standard of revolt in Pella. Sparta joins. "
            "Argos stays with the old ruler, unruly as before."
        ),
    ),
    (
        AllegianceTested(city="Pella", before="Hellas", after="Rebel Hellas", tax=40, calmed=True),
        "Pella deserts Hellas for Rebel Hellas.",
    ),
    (AllegianceTested(city="Pella", before="", after="Hellas", calmed=True), "Pella declares for Hellas."),
    (
        AllegianceTested(city="Pella", before="Hellas", after="Hellas", calmed=True),
        "Pella comes to order under Hellas.",
    ),
    (
        AllegianceTested(city="Pella", before="Hellas", after="Hellas", tax=40, calmed=False),
        "Pella murmurs against the tax of 40 %, but stands by Hellas.",
    ),
    (AllegianceTested(city="Pella", before="", after="", calmed=False), "Pella remains without a master."),
    (
        AllegianceTested(city="Pella", before="Hellas", after="Hellas", calmed=False),
        "Pella remains under Hellas, in disorder.",
    ),
    (
        StrifeEnded(country="Hellas", kind="rebellion", winner="Solon", loser="Iason", cities=3, reason="none"),
        (
            "The rebellion in Hellas is over: Iason has no city left, and Solon rules the whole of it, "
            "three cities in all."
        ),
    ),
    (
        CountryParted(country="Hellas", names=("Hellas", "Hellas of Solon"), cities=(("Athens",), ("Pella",))),
        (
            "The strife in Hellas ends by agreement, and there are two countries: "
            "Hellas with Athens and Hellas of Solon with Pella."
        ),
    ),
    (
        WorkSteppedDown(country="Hellas", city="Pella", work="bank", lesser="marketplace"),
        "Hellas has a Bank already: that of Pella becomes a Marketplace.",
    ),
    (
        WorkSteppedDown(country="Hellas", city="Pella", work="palace", lesser=""),
        "Hellas has a Palace already: that of Pella is pulled down.",
    ),
    (
        PeopleScattered(country="Hellas", ruler="Iason", people=5),
        "Iason, who ruled Hellas, lives in exile from now on; the court is scattered.",
    ),
    (
        PeopleScattered(country="Hellas", ruler="", people=5),
        "The people of note of Hellas are scattered over the world.",
    ),
    (
        SeatTaken(country="Rebel Lydia", former="Hellas"),
        "The player of fallen Hellas takes up Rebel Lydia.",
    ),
]
