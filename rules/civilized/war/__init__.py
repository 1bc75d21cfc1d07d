"""War and peace between countries: who is at war with whom, how wars begin and end, and when an autopilot wants one."""
