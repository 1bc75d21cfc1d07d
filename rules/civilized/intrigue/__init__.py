"""Intrigue: what missions do beside treaties: gifts, bribes, sabotage, mercenaries, a look around."""
