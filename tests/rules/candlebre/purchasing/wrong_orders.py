"""Wrong orders about building, buying and placing: by window and what is wrong, the lines."""

LINES = {
    ("campaign", "slips"): """
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
buy several infantry
buy 3 knights
buy infantry 3
buy 3 infantry in Lightmere
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
""",
    ("campaign", "illegal"): """
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
""",
    ("campaign", "another window's"): """
place 1 infantry in Dawnhallow
""",
    ("settle", "slips"): """
place
place infantry
place 1 infantry
place 1 infantry in
place 1 infantry at Atlantis
place several infantry in Dawnhallow
place infantry in Dawnhallow
place 1 wizard in Dawnhallow
place 0 infantry in Dawnhallow
put 1 infantry in Dawnhallow
""",
    ("settle", "illegal"): """
place 1 infantry in Lightmere
place 1 infantry in Sunward Tor
place 1 infantry in Quillbrook
place 9 infantry in Dawnhallow
place 1 archers in Dawnhallow
place 1 mercenaries in Quillbrook
""",
    ("settle", "another window's"): """
buy 1 infantry
build temple in Quillbrook
""",
}
