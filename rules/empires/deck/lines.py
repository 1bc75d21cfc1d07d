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


def within(name: str) -> str:
    """Give a name as it stands in the middle of a sentence, should it begin with its article: `the Rhine`."""
    return f"the {name[4:]}" if name.startswith("The ") else name
