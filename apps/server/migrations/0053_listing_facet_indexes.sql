-- For words with a state, remote work, or sponsorship: the database reads only the rows that all of the indexes have, not every row with the
-- words.
CREATE INDEX listings_regions_shown ON listings USING gin (regions) WHERE closed_at IS NULL AND NOT is_duplicate;
CREATE INDEX listings_remote_shown ON listings (remote, sponsorship) WHERE closed_at IS NULL AND NOT is_duplicate;
CREATE INDEX listings_sponsorship_shown ON listings (sponsorship) WHERE closed_at IS NULL AND NOT is_duplicate;
