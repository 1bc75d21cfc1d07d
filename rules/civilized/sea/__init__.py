"""The sea: fleets, landings, fights between ships, pirates."""
