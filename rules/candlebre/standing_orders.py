"""Standing orders, which every window takes: battles, companies, what honor foils (CAN-7.17, CAN-9.7, CAN-14.6)."""

from rules.candlebre.battle.orders import Doctrine
from rules.candlebre.board.order import Deed
from rules.candlebre.espionage.orders import Parry
from rules.candlebre.mercenaries.orders import ClearGuards, GuardNeutrals

STANDING_ORDERS: tuple[type[Deed], ...] = (Doctrine, GuardNeutrals, ClearGuards, Parry)
"""Taken by every window."""
