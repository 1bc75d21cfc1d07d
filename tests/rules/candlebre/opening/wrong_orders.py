"""Wrong orders about Houses, land and standing armies: by window and what is wrong, the lines."""

LINES = {
    ("campaign", "another window's"): """
rank houses Vesper, Umbrel, Lanthorn, Ashgrave and Tallowmere
found barracks in Quillbrook
station leader in Quillbrook
claim Lightmere, Larkspire, Amberleigh, Goldenwater and Dawnhallow
""",
    ("settle", "another window's"): """
recruit 1 infantry in Quillbrook
rank regions The Dawn Court
""",
    ("army", "slips and illegal"): """
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
recruit several infantry in Quillbrook
station
station leader
station leader in Lightmere
station leader in Sunward Tor
station the king in Quillbrook
""",
    ("claims", "slips and illegal"): """
rank
rank houses
rank houses Vesper, Vesper, Umbrel, Lanthorn and Ashgrave
rank houses Vesper, Umbrel, Lanthorn, Ashgrave and Stark
rank houses Vesper, Umbrel, Lanthorn, Ashgrave, Tallowmere and Vesper
rank houses 1 2 3 4 5
rank regions
rank regions The Dawn Court and The Dawn Court
rank regions Dawnhallow
I want Vesper
Vesper
""",
    ("land", "slips and illegal"): """
claim
claim Lightmere
claim Lightmere, Candlewater, Larkspire and Goldenwater
claim Lightmere, Candlewater, Larkspire, Goldenwater and Taperton
claim Lightmere, Lightmere, Candlewater, Skerrowgate and Goldenwater
claim Highcandle, Ironbeck, Wolfendale, Winterlode and Vellum Tor
claim Lightmere, Candlewater, Northmere, Skerrowgate, Goldenwater and Rushmere
claim The Dawn Court
claim everything
""",
}
