"""Forces: which land elements and ships a city may raise."""
