"""The book: a campaign as one page that opens without a network, and is kept."""
