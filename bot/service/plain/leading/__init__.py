"""What whoever leads a campaign without a seat in it is answered, and what is done for him at a word."""
