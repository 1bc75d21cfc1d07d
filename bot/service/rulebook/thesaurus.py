"""A thesaurus of strategy games: players call things by other words than rulebooks do."""

from collections.abc import Iterator

GROUPS = """
    ship boat vessel galley fleet navy
    sea sail voyage water embark overseas
    element soldier troop unit army men warrior force regiment levy infantry
    recruit raise enlist hire muster enrol train
    mercenary sellsword company hireling
    point money coin gold treasury cash silver funds rich wealth income revenue
    cost price expensive pay
    upkeep maintenance running
    tax taxation
    ruler king queen monarch emperor throne crown reign
    heir inherit succession successor throne dynasty
    council senate
    regent guardian
    person character people man woman
    family house dynasty clan
    disorder riot unrest revolt angry unhappy mob
    rebellion rebel uprising revolt insurrection
    abandoned starve famine hunger deserted
    disaster plague earthquake flood fire catastrophe storm weather
    illness sick disease plague
    death die kill
    birth born baby child pregnant son daughter
    marriage marry wed bride husband wife spouse
    age old young adult
    ally alliance friend help aid contingent
    pact treaty agreement deal
    peace truce armistice ceasefire
    war hostility
    declare declaration announce warning
    attack invade invasion strike assault
    battle fight combat
    defend defender defence
    retreat flee escape withdraw
    siege besiege starve surround
    capture conquer take seize occupy
    prisoner captive hostage ransom
    move march walk travel distance far
    road highway street
    hex tile space field
    explore discover annex wild unknown
    mission envoy diplomat ambassador embassy
    gift donate present tribute bribe
    bribe corrupt buy
    spy espionage reconnoitre scout operation agent
    sabotage destroy wreck
    trade commerce merchant market
    school university college study learn education
    temple shrine church religion
    clergy priest church
    castle fort fortress wall
    improvement building construct build
    city town settlement capital
    found settle settlement colony new
    population inhabitants people citizen grow
    growth grow increase
    win winner victory victorious ending score
    lose defeat eliminated fallen out
    ending finish over last
    silence default absent nothing idle
    order command instruction
    deadline late hours close
    autopilot bot computer ai
    card deck draw
    dice die roll
    first initiative order begin
    secret hidden private
    vote ballot
    concede resign quit leave
    rank precedence
    elephant horse cavalry mounted
    archer bow missile
    neutral unaligned nobody
    vassal subject tributary underling
    master overlord suzerain
    tribute yield payment
    treachery treason betray perfidy backstab
    coalition alliance gang
    garrison guard station
    territory province area land region
    cancel undo revoke withdraw
    condition circumstance
    amount number count
    honor honour reputation
    research technology tree level learn
"""
"""Words that may stand for one another, a line for each group, in the forms in which a dictionary has them."""


def groups() -> Iterator[list[str]]:
    """Give the words of each group."""
    for line in GROUPS.strip().splitlines():
        yield line.split()
