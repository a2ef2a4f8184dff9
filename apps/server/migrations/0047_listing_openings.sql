-- Listings of the same job share an opening: on several sources, or posted again under another ID. Null while there is only one.
ALTER TABLE listings
  ADD COLUMN opening_id uuid,
  -- Another listing of the opening is shown in search and matches instead.
  ADD COLUMN is_duplicate boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT listings_duplicate CHECK (NOT is_duplicate OR opening_id IS NOT NULL);
CREATE INDEX listings_opening ON listings (opening_id) WHERE opening_id IS NOT NULL;
-- Listings that hide others and end on a day of their own.
CREATE INDEX listings_opening_ends ON listings (valid_through)
  WHERE opening_id IS NOT NULL AND closed_at IS NULL AND NOT is_duplicate;

-- What the same job is recognized by, from the listing's text. Apart from the listings, whose rows are read in bulk.
CREATE TABLE listing_fingerprints (
  listing_id uuid PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
  -- Of company, title, and places.
  key bytea NOT NULL,
  -- The smallest hashes of the description's letter sequences, 4 bytes each, and how many sequences it has.
  sketch bytea NOT NULL,
  grams int NOT NULL,
  -- Figures and shifts of the description, each after a hash of the letters before it, 4 bytes each.
  figures bytea NOT NULL
);
CREATE INDEX listing_fingerprints_key ON listing_fingerprints (key);

-- The listings that search shows.
CREATE INDEX listings_newest_shown ON listings (posted_at DESC, id)
  INCLUDE (valid_through, remote, sponsorship, regions, pay_year_max) WHERE closed_at IS NULL AND NOT is_duplicate;
CREATE INDEX listings_pay_shown ON listings (pay_year_max DESC NULLS LAST, posted_at DESC, id)
  INCLUDE (valid_through, remote, sponsorship, regions) WHERE closed_at IS NULL AND NOT is_duplicate;
CREATE INDEX listings_occupation_shown ON listings (occupation) WHERE closed_at IS NULL AND NOT is_duplicate;
DROP INDEX listings_newest_page;
DROP INDEX listings_pay_page;
DROP INDEX listings_occupation;
