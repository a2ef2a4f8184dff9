-- What the open listings of a few lines of work ask for is counted for the career coach.
CREATE INDEX listings_occupation ON listings (occupation) WHERE closed_at IS NULL;
