"""The line of ours that is read out with each card (EMP-19.0a2)."""

PLAGUE = "The Black Death"
"""The title of an Epidemic that is more (EMP-19.1d2)."""
PLAGUE_LINE = "A ship has come into {area}, and nobody aboard is well."
UNHEARD = "Nobody in those lands has cause to listen."
"""What stands for the line of an Outbreak of Heresy that is simply discarded (EMP-19.1e1, EMP-19.1e2)."""
LINES: dict[str, str] = {
    "plenty": "The barns of {region} will not hold it all.",
    "famine": "It rained in {region} from Easter to Michaelmas.",
    "epidemic": "A fever walks through the lands of {empire}.",
    "heresy": "In {area} they have stopped paying the tithe, and begun to preach.",
    "heirless_language": "{leader} of {empire} is dead. There is no son. There are eleven cousins.",
    "heirless_all": "{leader} of {empire} is dead. There is no son. There are eleven cousins.",
    "recognition": "A charter is found, and it is even genuine.",
    "influence": "The cardinal has always been a friend of the family.",
    "coup": "An envoy is sent home from {area}, without his baggage.",
    "inheritance_single": "Through his grandmother, on her mother's side.",
    "inheritance_group": "Through his grandmother, on her mother's side.",
    "demesne": "The forest is royal now, and so is the toll.",
    "missionary": "They set out barefoot.",
    "weapons": "The smith says it will go through anything.",
    "tactics": "This time, wait for the horn.",
}
EFFECTS: dict[str, str] = {
    "recognition": "it gives you the claim to an area that you own, which counts more points then",
    "influence": "played in a vote, it adds 5 votes to your side",
    "coup": "it ends somebody’s tie to an area of yours, which makes that area safer",
    "inheritance_single": "an area that you claim becomes yours, by a vote if contested; or a tie becomes a claim",
    "inheritance_group": "areas side by side: those you claim become yours, by a vote if contested; ties become claims",
    "demesne": "laid in front of you, it brings 1 gold in each of your turns",
    "missionary": "laid in front of you, it makes converting areas easier",
    "weapons": "laid in front of you, it adds 3 to each attack and defence of yours",
    "tactics": "laid in front of you, it adds 3 to each attack and defence of yours",
}
"""What each card to keep does, in half a sentence, for whoever holds it (EMP-19.2)."""

HEIRLESS = (
    "{leader} of {empire} is dead. The cradle is empty, and the hall is full.",
    LINES["heirless_all"],
    "{leader} of {empire} is dead. He always meant to marry again.",
    "{leader} of {empire} is dead. Three bishops remember three different last wishes.",
    "{leader} of {empire} is dead. His nephews have stopped greeting each other.",
)
KINSHIP = (
    LINES["inheritance_single"],
    "The marriage contract was in the other chest.",
    "An aunt has died, and she had kept every letter.",
    "Four generations back there were two sisters.",
    "The monks have copied the family tree, and corrected it.",
)
OTHERS: dict[str, tuple[str, ...]] = {
    "heirless_language": HEIRLESS,
    "heirless_all": HEIRLESS,
    "inheritance_single": KINSHIP,
    "inheritance_group": KINSHIP,
}
"""Cards that come so often that their line is not always the same: the card's own among them."""


def line_of(kind: str, about: str) -> str:
    """Give the line of a card, of several the one that falls to whom or what it is about."""
    lines = OTHERS.get(kind)
    return lines[sum(map(ord, about)) % len(lines)] if lines else LINES[kind]


def within(name: str) -> str:
    """Give a name as it stands in the middle of a sentence, should it begin with its article: `the Rhine`."""
    return f"the {name[4:]}" if name.startswith("The ") else name
