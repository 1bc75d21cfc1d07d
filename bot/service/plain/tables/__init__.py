"""Tables: what the tables and the map that a seat may see answer: which is the most, how many, how much of what."""
