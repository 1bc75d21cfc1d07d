"""All that a database holds, as one file that restores into either kind."""
