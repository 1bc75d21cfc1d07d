"""What every game stands on: phases that ask, sealed orders, keyed chance and told events."""
