"""Battles: melee, orders, odds, rout and aftermath (CAN-7)."""
