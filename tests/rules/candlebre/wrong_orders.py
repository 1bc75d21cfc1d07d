"""Lines that are no order, or none that House Ashgrave may give: window, what is wrong, the lines.

The world is that of `test_wrong_orders.py`. In turn 5 Ashgrave holds the Dawn Court: barracks in Dawnhallow, new ones
in Quillbrook, 4 infantry, 1 cavalry and its head in Amberleigh, 3 infantry and 3 mercenaries in Quillbrook. It has the
Hill Pikes in hand, holds 2 infantry of Tallowmere and Tallowmere's head, and is allied with Vesper. Merrowgate is
Tallowmere's, under clergy; Larkspire is Vesper's. 100 gold military, 60 civil, infrastructure 1, espionage 2.
"""

CAMPAIGN_SLIPS = """
transfer
transfer gold
transfer ten
transfer 1O
transfer -5
transfer 0
transfer 5 to military
tranfer 10
transfer 10 gold to the civil purse please
transfer 10.5
build
build in Quillbrook
build temple
build temple Quillbrook
build temple in
build temple in Quilbrok
build temple in Atlantis
build castle in Quillbrook
build tempel at Nowhere
biuld temple at Nowhere
build 2 temples in Quillbrook
build temple and market in Quillbrook
build temple in Quillbrook and Dawnhallow
build a temple
temple in Quillbrook
buy
buy infantry
buy 3
buy three infantry
buy 3 knights
buy infantry 3
buy 3 infantry in Dawnhallow
buy 3 infantry and 2 archers
buy 0 infantry
buy -1 infantry
buy 3x infantry
hire
hire 2
hire 2 wizards
by 3 infantry now
purchase 3 infantry
recruit 3 infantry in Dawnhallow
research
research military
research 50
research 50 gold
research alchemy 50
research military fifty
research military 0
research military -20
research military 50 infrastructure 10
reserch alchemy 20
research 50 in war
roll
roll 5
roll 5 dice
operate
operate survey
operate survey against
operate against House Tallowmere
operate theft against House Tallowmere
operate survey against House Targaryen
survey
survey House
survey on House Tallowmere
pilfer from House Tallowmere
spy on House Tallowmere
pilfer against
pilfer against nobody
slander
march
march to Lightmere
march from Amberleigh
march from Amberleigh to Lightmere
march infantry from Amberleigh to Lightmere
march 3 infantry to Lightmere
march 3 infantry from Amberleigh
march 3 infantry from Amberleigh to
march three infantry from Amberleigh to Lightmere
march 3 infantery from Amberlee to Lightmeer
march all from Amberleigh to Lightmere
march everything from Amberleigh to Lightmere
march 3 infantry from Atlantis to Lightmere
march 3 infantry from Amberleigh to Atlantis
march 3 infantry from Amberleigh to Lightmere with
march 3 infantry from Amberleigh to Lightmere with Gandalf
march 3 infantry from Amberleigh to Lightmere breaking faith
march 3 infantry from Amberleigh to Lightmere breaking faith maybe
march 3 infantry from Amberleigh to Lightmere and Goldenwater
march 3 infantry, from Amberleigh
march 3 infantry and from Amberleigh to Lightmere
march 3 infantry 1 from Amberleigh to Lightmere
attack Lightmere
attack Lightmere from Amberleigh with 3 infantry
invade Lightmere
marhc
battle
battle plan
battle plan for Lightmere
battle for Lightmere charge
battle for Lightmere charge is
doctrine
doctrine attack
doctrine attack charge
doctrine attack charge is
doctrine siege charge is open
doctrine attack wibble is open
doctrine of attack
guard
guard with
guard neutrals
guard neutrals against House Tallowmere
guard with any company against
guard with any company in
guard with the Night Watch
clear
clear guard
guards
parry
parry everything
parry theft
parry slander down
parry slander down to
parry slander down to twenty
concede
concede now
concede maybe
give up
surrender
"""

CAMPAIGN_ILLEGAL = """
transfer 101
transfer 9999
build temple in Lightmere
build temple in Merrowgate
build barracks in Dawnhallow
build barracks in Quillbrook
build fort in Quillbrook
build temple in Amberleigh
buy 3 light infantry
buy 1 pikemen
buy 1 siege engines
buy 20 infantry
buy 11 mercenaries
buy 7 archers
research military 61
research espionage 999
roll research military 5
sabotage against House Tallowmere in Merrowgate on temple
slander against House Tallowmere
poison against House Tallowmere
uprising against House Tallowmere in Merrowgate
survey against House Ashgrave
pilfer against House Vesper
survey against House Vesper
march 3 infantry from Amberleigh to Dawnhallow
march 3 infantry from Amberleigh to Merrowgate
march 3 infantry from Amberleigh to Larkspire
march 9 infantry from Amberleigh to Lightmere
march 1 archers from Amberleigh to Lightmere
march 3 infantry from Amberleigh to Highcandle
march 3 infantry from Quillbrook to Lightmere
march 1 infantry from Quillbrook to Lightmere
march 1 infantry from Quillbrook through Amberleigh to Lightmere
march 3 infantry from Lightmere to Goldenwater
march 3 infantry from Merrowgate to Goldenwater
march 1 cavalry from Amberleigh through Dawnhallow to Lightmere
march 3 infantry from Amberleigh to Lightmere with the head of House Tallowmere
march 2 mercenaries from Amberleigh to Lightmere
battle plan for Lightmere charge is open
battle plan for Merrowgate bounty is 1
doctrine attack charge is sideways
doctrine attack bounty is 3
doctrine attack bounty cap is -1
doctrine defence reroll min is 20
doctrine defence withdraw ratio is 401
doctrine defence withdraw after is 61
doctrine defence casualties is dragons
doctrine defence casualties is infantry, infantry
doctrine defence retreat to is Atlantis
doctrine attack in Quillbrook charge is open
doctrine attack ranged is elephants
doctrine attack reroll is always
guard with Village Levy
guard with any company against House Ashgrave
clear guards
parry slander, slander
concede no
"""

CAMPAIGN_OTHER_WINDOW = """
move from Amberleigh to Quillbrook with 1 infantry
place 1 infantry in Dawnhallow
play Hill Pikes
discard Hill Pikes
draw
release 1 infantry of House Tallowmere
kill 1 infantry of House Tallowmere
execute the head of House Tallowmere
summon clergy to Quillbrook
offer House Tallowmere giving 1 infantry for 10 gold
propose alliance to House Umbrel
end alliance with House Vesper
accept alliance with House Vesper
refuse offer 1 of House Vesper
vote draw yes
rank houses Vesper, Umbrel, Lanthorn, Ashgrave and Tallowmere
found barracks in Quillbrook
station leader in Quillbrook
claim Lightmere, Larkspire, Amberleigh, Goldenwater and Dawnhallow
fight with charge is open
withdraw
rest
reinforce against House Umbrel in Lightmere with Hill Pikes
"""

SETTLE_SLIPS = """
move
move from Amberleigh
move from Amberleigh to
move 1 infantry
move 1 infantry from Amberleigh
move 1 infantry to Quillbrook
move one infantry from Amberleigh to Quillbrook
move 1 dragon from Amberleigh to Quillbrook
move from Amberleigh to Atlantis with 1 infantry
move from Ambrleegh to Quillbrok with 1 infantry
move all from Amberleigh to Quillbrook
shift 1 infantry from Amberleigh to Quillbrook
place
place infantry
place 1 infantry
place 1 infantry in
place 1 infantry at Atlantis
place one infantry in Dawnhallow
place infantry in Dawnhallow
place 1 wizard in Dawnhallow
place 0 infantry in Dawnhallow
put 1 infantry in Dawnhallow
play
play company
play the Night Watch
play card 5
discard
discard card
discard everything
draw two cards
draw 2
release
release 1 infantry
release infantry of House Tallowmere
release 1 infantry of
release 1 infantry of House Stark
release all of House Tallowmere
release 1 infantry from House Tallowmere
kill
kill 1 infantry
kill everybody
kill 1 infantry of House Stark
execute
execute him
execute the king
summon
summon clergy
summon clergy to
summon clergy to Atlantis
summon the dead
offer
offer House
offer House Tallowmere giving
offer House Tallowmere for
offer House Tallowmere giving 1 infantry for ten gold
offer House Stark giving 1 infantry
offer 1 infantry to House Tallowmere
ransom the head of House Tallowmere
propose
propose alliance
propose alliance to
propose alliance to House Stark
propose marriage to House Vesper
ally
ally with
ally with everybody
end
end alliance
end alliance with
end alliance with House Stark
vote
vote draw
vote draw maybe
vote for me
"""

SETTLE_ILLEGAL = """
move from Amberleigh to Lightmere with 1 infantry
move from Amberleigh to Highcandle with 1 infantry
move from Amberleigh to Quillbrook and Cresset Hill with 1 infantry
move from Amberleigh to Quillbrook with 9 infantry
move from Amberleigh to Quillbrook with 1 pikemen
move from Quillbrook to Amberleigh with 1 infantry
move from Lightmere to Amberleigh with 1 infantry
move from Amberleigh to Quillbrook
move from Amberleigh to Quillbrook led by the head of House Tallowmere
move from Quillbrook to Amberleigh led by the head of House Ashgrave
place 1 infantry in Lightmere
place 1 infantry in Sunward Tor
place 1 infantry in Quillbrook
place 9 infantry in Dawnhallow
place 1 archers in Dawnhallow
place 1 mercenaries in Quillbrook
play Village Levy
discard Village Levy
release 3 infantry of House Tallowmere
release 1 archers of House Tallowmere
release 1 infantry of House Umbrel
release the head of House Ashgrave
kill 3 infantry of House Tallowmere
kill 1 infantry of the neutrals
execute the head of House Ashgrave
summon clergy to Lightmere
summon clergy to Merrowgate
summon clergy to Amberleigh
offer House Tallowmere paying 10
offer House Tallowmere giving 3 infantry for 10 gold
offer House Tallowmere giving 1 infantry paying 10 for 10 gold
offer House Tallowmere asking 1 infantry paying 10
offer House Tallowmere giving 1 infantry paying 999
offer House Ashgrave giving 1 infantry for 10 gold
offer House Umbrel giving 1 infantry for 10 gold
propose alliance to House Vesper
propose alliance to House Ashgrave
end alliance with House Umbrel
clear guards
concede no
"""

SETTLE_OTHER_WINDOW = """
buy 1 infantry
build temple in Quillbrook
research military 5
transfer 5
march 3 infantry from Amberleigh to Lightmere
pilfer against House Tallowmere
accept offer 1 of House Tallowmere
refuse alliance with House Vesper
recruit 1 infantry in Quillbrook
fight with bounty is 1
withdraw to Quillbrook
reinforce against House Umbrel in Lightmere
rank regions The Dawn Court
"""

ARMY = """
found
found barracks
found castle in Quillbrook
found market in Quillbrook
found barracks in Lightmere
found barracks and temple in Quillbrook
recruit
recruit 3
recruit 3 infantry
recruit infantry in Quillbrook
recruit 3 pikemen in Quillbrook
recruit 3 light infantry in Quillbrook
recruit 99 infantry in Quillbrook
recruit 3 infantry in Lightmere
recruit 100 infantry in Quillbrook
recruit 1 mercenaries in Sunward Tor
recruit three infantry in Quillbrook
station
station leader
station leader in Lightmere
station leader in Sunward Tor
station the king in Quillbrook
"""

CLAIMS = """
rank
rank houses
rank houses Vesper
rank houses Vesper, Umbrel, Lanthorn and Ashgrave
rank houses Vesper, Vesper, Umbrel, Lanthorn and Ashgrave
rank houses Vesper, Umbrel, Lanthorn, Ashgrave and Stark
rank houses Vesper, Umbrel, Lanthorn, Ashgrave, Tallowmere and Vesper
rank houses 1 2 3 4 5
rank regions
rank regions The Dawn Court
rank regions The Dawn Court and The Dawn Court
rank regions Dawnhallow
I want Vesper
Vesper
"""

LAND = """
claim
claim Lightmere
claim Lightmere, Candlewater, Larkspire and Goldenwater
claim Lightmere, Candlewater, Larkspire, Goldenwater and Taperton
claim Lightmere, Lightmere, Candlewater, Skerrowgate and Goldenwater
claim Highcandle, Ironbeck, Wolfendale, Winterlode and Vellum Tor
claim Lightmere, Candlewater, Northmere, Skerrowgate, Goldenwater and Rushmere
claim The Dawn Court
claim everything
"""

ANSWER = """
accept
accept offer
accept offer 2 of House Tallowmere
accept alliance with House Umbrel
accept offer 1 of House Stark
refuse
refuse everything
refuse offer 9 of House Tallowmere
decline offer 1 of House Tallowmere
yes
no
ok
"""

HOSTILE = """
@everyone
<@123456789>
**build** temple in Quillbrook
`build temple in Quillbrook`x
build temple in Quillbrook; drop table seats
' OR 1=1 --
{"order": "buy"}
/candlebre buy 3 infantry
build|temple|in|Quillbrook
build temple\u200bin Quillbrook
🔥🔥🔥
\\x00\\x01
[[[[[[
]]]]
build temple in Quillbrook build temple in Quillbrook
"""


def lines(text: str) -> list[str]:
    """Give the lines of a text that are not empty."""
    return [line for line in text.split("\n") if line.strip()]


LONG = ["build " * 300, "a" * 5000, "buy " + "9" * 3000 + " infantry", "march " + "3 infantry, " * 400, "(" * 2000]
WRONG_ORDERS: tuple[tuple[str, str, list[str]], ...] = (
    ("campaign", "slips", lines(CAMPAIGN_SLIPS)),
    ("campaign", "illegal", lines(CAMPAIGN_ILLEGAL)),
    ("campaign", "another window's", lines(CAMPAIGN_OTHER_WINDOW)),
    ("settle", "slips", lines(SETTLE_SLIPS)),
    ("settle", "illegal", lines(SETTLE_ILLEGAL)),
    ("settle", "another window's", lines(SETTLE_OTHER_WINDOW)),
    ("army", "slips and illegal", lines(ARMY)),
    ("claims", "slips and illegal", lines(CLAIMS)),
    ("land", "slips and illegal", lines(LAND)),
    ("answer", "slips and illegal", lines(ANSWER)),
    ("campaign", "hostile", lines(HOSTILE) + LONG),
    ("settle", "hostile", lines(HOSTILE) + LONG),
)
"""Window, what is wrong, lines."""
