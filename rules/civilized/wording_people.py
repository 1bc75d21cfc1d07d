"""Wording: how births, deaths, misfortune and strife are called."""

DEATHS = {
    "relapse": "after a long illness",
    "siege": "in the siege",
    "battle": "in battle",
    "childhood": "of a fever of childhood",
    "age": "full of years",
    "heart": "of a failing heart",
    "fall": "after a fall",
    "fever": "of a sudden fever",
    "wasting": "of a wasting sickness",
}
"""Cause to the words that end a notice of death."""

TROUBLES = {
    "illness": {
        "S": "falls seriously ill, and prayers are said for {him}",
        "H": "falls seriously ill; the physicians keep their counsel",
        "D": "is struck down by a serious illness, and lies between life and death",
        "C": "is seriously ill, and keeps to {his} chamber",
    },
    "ruin": {
        "S": "is ruined by bad debts",
        "H": "has given more than {he} had, and is ruined",
        "D": "loses a fortune in a venture overseas",
        "C": "loses estates and herds in a lawsuit",
    },
    "scandal": {
        "S": "is at the heart of a scandal",
        "H": "has a love affair, of which the whole city speaks",
        "D": "gives costly presents to a lover, and the markets talk",
        "C": "is named in a quarrel over a lover",
    },
    "disfigured": {
        "S": "survives a pox that leaves its marks",
        "H": "recovers from an illness that leaves {him} lame",
        "D": "recovers from an illness with one eye blind",
        "C": "is disfigured by an illness",
    },
    "scar": {
        "S": "is wounded, and will bear the scar",
        "H": "is thrown from a horse, and will limp for life",
        "D": "is burned in an accident, and bears the scar",
        "C": "loses two fingers in an accident",
    },
}
"""Problem, then suit, to what befalls somebody."""

CHILDHOOD = {"ruin": "inherits nothing but debts", "scar": "is badly hurt at play, and will bear the scar"}
"""Problem of somebody under 16 that reads otherwise."""

HOW = {
    "heir": "{title} {name}{kin} comes to the throne of {country}, aged {age}",
    "faction": "{title} {name} takes up the cause of {country}, aged {age}",
    "claim": "{title} {name} takes the diadem of {country}, aged {age}",
    "rebel": "{name} is hailed {title} of {country}",
}
"""How somebody comes to a throne."""

PURPOSES = {
    "deaths.count": "how many suffer this year",
    "deaths.who": "who suffers",
    "deaths.problem": "what befalls",
    "siege.count": "how many suffered in the siege",
    "siege.who": "who suffered in the siege",
    "siege.problem": "what the siege has done",
    "marriage.count": "how many marry",
    "marriage.who": "who marries",
    "marriage.spouse": "whom",
    "birth.count": "how many are born",
    "birth.mother": "whose child it is",
    "birth.child": "son or daughter",
    "family.siblings": "brothers and sisters",
    "regent.who": "who is regent",
    "claim.who": "who claims the throne",
    "claim.first": "which of two of an age claims first",
    "rebellion.test": "whether the cities revolt",
    "rebellion.leader": "who leads the revolt",
    "rebellion.loyalty": "how false the rebel is",
    "rebellion.standard": "where the standard is raised",
    "rebellion.city": "whether it joins the revolt",
    "civil.city": "whose side it takes",
    "civil.treasury": "who holds the treasury",
    "civil.force": "whose side it takes",
    "civil.character": "whose side",
    "allegiance.fallen": "whether it goes over",
    "allegiance.old": "whether it takes a side",
    "allegiance.side": "whose side it takes",
    "war.target": "against whom",
    "part.city": "whose it becomes",
}
"""What each draw is for."""


def pronouns(words: str, sex: str) -> str:
    """Put `he`, `him` and `his`, or `she` and `her`, into words."""
    he, him, his = ("he", "him", "his") if sex == "man" else ("she", "her", "her")
    return words.format(he=he, him=him, his=his)
