"""How the events of Civilized read: the words of all topics together."""

from rules.civilized.autopilot import words as autopilot
from rules.civilized.battle import words as battle
from rules.civilized.campaign import words as campaign
from rules.civilized.cities import words as cities
from rules.civilized.conquest import words as conquest
from rules.civilized.defence import words as defence
from rules.civilized.diplomacy import words as diplomacy
from rules.civilized.disasters import words as disasters
from rules.civilized.forces import words as forces
from rules.civilized.intrigue import words as intrigue
from rules.civilized.march import words as march
from rules.civilized.missions import words as missions
from rules.civilized.pace import words as pace
from rules.civilized.people import words as people
from rules.civilized.sea import words as sea
from rules.civilized.show import labels
from rules.civilized.siege import words as siege
from rules.civilized.strife import words as strife
from rules.civilized.throne import words as throne
from rules.civilized.treasury import words as treasury
from rules.civilized.war import words as war
from rules.civilized.year import words as year

TELLINGS = (
    autopilot.TELLINGS
    + battle.TELLINGS
    + campaign.TELLINGS
    + cities.TELLINGS
    + conquest.TELLINGS
    + defence.TELLINGS
    + diplomacy.TELLINGS
    + disasters.TELLINGS
    + forces.TELLINGS
    + intrigue.TELLINGS
    + march.TELLINGS
    + missions.TELLINGS
    + pace.TELLINGS
    + people.TELLINGS
    + sea.TELLINGS
    + siege.TELLINGS
    + strife.TELLINGS
    + throne.TELLINGS
    + treasury.TELLINGS
    + war.TELLINGS
    + year.TELLINGS
    + labels.TELLINGS
)
