"""Wrong orders about learning: by window and what is wrong, the lines."""

LINES = {
    ("campaign", "slips"): """
research
research military
research 50
research 50 gold
research alchemy 50
research military plenty
research military 0
research military -20
research military 50 infrastructure 10
reserch alchemy 20
research 50 in war
roll
roll 5
roll 5 dice
""",
    ("campaign", "illegal"): """
research military 61
research espionage 999
roll research military 5
""",
    ("settle", "another window's"): """
research military 5
""",
}
