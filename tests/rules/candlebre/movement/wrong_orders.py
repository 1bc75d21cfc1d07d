"""Wrong orders about marches and moves: by window and what is wrong, the lines."""

LINES = {
    ("campaign", "slips"): """
march
march to Lightmere
march from Amberleigh
march from Amberleigh to Lightmere
march infantry from Amberleigh to Lightmere
march 3 infantry to Lightmere
march 3 infantry from Amberleigh
march 3 infantry from Amberleigh to
march several infantry from Amberleigh to Lightmere
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
""",
    ("campaign", "illegal"): """
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
""",
    ("campaign", "another window's"): """
move from Amberleigh to Quillbrook with 1 infantry
""",
    ("settle", "slips"): """
move
move from Amberleigh
move from Amberleigh to
move 1 infantry
move 1 infantry from Amberleigh
move 1 infantry to Quillbrook
move several infantry from Amberleigh to Quillbrook
move 1 dragon from Amberleigh to Quillbrook
move from Amberleigh to Atlantis with 1 infantry
move from Ambrleegh to Quillbrok with 1 infantry
move all from Amberleigh to Quillbrook
shift 1 infantry from Amberleigh to Quillbrook
""",
    ("settle", "illegal"): """
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
""",
    ("settle", "another window's"): """
march 3 infantry from Amberleigh to Lightmere
""",
}
