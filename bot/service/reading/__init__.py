"""What a person looks up: the campaign, its settings, the inbox."""
