"""Wrong orders about battles and doctrine: by window and what is wrong, the lines."""

LINES = {
    ("campaign", "slips"): """
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
""",
    ("campaign", "illegal"): """
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
""",
    ("campaign", "another window's"): """
fight with charge is open
withdraw
rest
""",
    ("settle", "another window's"): """
fight with bounty is 1
withdraw to Quillbrook
""",
}
