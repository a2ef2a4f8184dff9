-- A source may not let us store its sentences.
ALTER TABLE listings DROP CONSTRAINT listings_check,
  ADD CONSTRAINT listings_sponsorship_quote CHECK (sponsorship <> 'unknown' OR sponsorship_quote IS NULL);
