-- The countries of a listing's places, ISO 3166-1 alpha-2. Kept up by the writer, like the states.
ALTER TABLE listings ADD COLUMN countries text[] NOT NULL DEFAULT '{}';
UPDATE listings SET countries = known.countries
FROM (SELECT listing_id, array_agg(DISTINCT country::text) AS countries FROM listing_places GROUP BY listing_id) AS known
WHERE listings.id = known.listing_id;

-- The listings that search shows, with what its filters and the count of its facets read.
DROP INDEX listings_newest_shown;
CREATE INDEX listings_newest_shown ON listings (posted_at DESC, id)
  INCLUDE (valid_through, remote, sponsorship, regions, countries, pay_year_max) WHERE closed_at IS NULL AND NOT is_duplicate;
DROP INDEX listings_pay_shown;
CREATE INDEX listings_pay_shown ON listings (pay_year_max DESC NULLS LAST, posted_at DESC, id)
  INCLUDE (valid_through, remote, sponsorship, regions, countries) WHERE closed_at IS NULL AND NOT is_duplicate;
-- Finds the few listings of most countries.
CREATE INDEX listings_countries ON listings USING gin (countries) WHERE closed_at IS NULL AND NOT is_duplicate;
-- Of an occupation: similar listings, and what they pay.
DROP INDEX listings_occupation_shown;
CREATE INDEX listings_occupation_shown ON listings (occupation, posted_at DESC, id)
  INCLUDE (valid_through, regions, pay_year_min, pay_year_max) WHERE closed_at IS NULL AND NOT is_duplicate;
-- Of a source.
CREATE INDEX listings_source_shown ON listings (source_id, posted_at DESC, id) WHERE closed_at IS NULL AND NOT is_duplicate;
