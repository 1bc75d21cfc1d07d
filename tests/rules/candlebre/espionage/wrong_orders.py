"""Wrong orders about spies: by window and what is wrong, the lines."""

LINES = {
    ("campaign", "slips"): """
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
parry
parry everything
parry theft
parry slander down
parry slander down to
parry slander down to little
""",
    ("campaign", "illegal"): """
sabotage against House Tallowmere in Merrowgate on temple
slander against House Tallowmere
poison against House Tallowmere
uprising against House Tallowmere in Merrowgate
survey against House Ashgrave
pilfer against House Vesper
survey against House Vesper
parry slander, slander
""",
    ("settle", "another window's"): """
pilfer against House Tallowmere
""",
}
