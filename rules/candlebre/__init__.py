"""The Courts of Candle'Bre: five Houses, sixty provinces, gold, honor and influence."""
