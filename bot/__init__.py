"""Herald's bot: chat over service over store over rules."""
