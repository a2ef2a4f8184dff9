-- Pages of searches without words are read from an index alone, whatever the filters: these columns are all that such a search needs.
CREATE INDEX listings_newest_page ON listings (posted_at DESC, id)
  INCLUDE (valid_through, remote, sponsorship, regions, pay_year_max) WHERE closed_at IS NULL;
CREATE INDEX listings_pay_page ON listings (pay_year_max DESC NULLS LAST, posted_at DESC, id)
  INCLUDE (valid_through, remote, sponsorship, regions) WHERE closed_at IS NULL;
DROP INDEX listings_newest;
DROP INDEX listings_pay;
