-- Pay by day, week, and month too. A year has 2,080 hours, 260 days, 52 weeks, and 12 months of pay.
ALTER TABLE listings DROP CONSTRAINT listings_pay_period_check,
  ADD CONSTRAINT listings_pay_period CHECK (pay_period IN ('hour', 'day', 'week', 'month', 'year'));
-- Takes the indexes with these columns along.
ALTER TABLE listings DROP COLUMN pay_year_min, DROP COLUMN pay_year_max;
ALTER TABLE listings
  ADD COLUMN pay_year_min numeric(12, 2) GENERATED ALWAYS AS (CASE WHEN pay_currency = 'USD' THEN pay_min
    * CASE pay_period WHEN 'hour' THEN 2080 WHEN 'day' THEN 260 WHEN 'week' THEN 52 WHEN 'month' THEN 12 ELSE 1 END END) STORED,
  ADD COLUMN pay_year_max numeric(12, 2) GENERATED ALWAYS AS (CASE WHEN pay_currency = 'USD' THEN pay_max
    * CASE pay_period WHEN 'hour' THEN 2080 WHEN 'day' THEN 260 WHEN 'week' THEN 52 WHEN 'month' THEN 12 ELSE 1 END END) STORED;
CREATE INDEX listings_newest_shown ON listings (posted_at DESC, id)
  INCLUDE (valid_through, remote, sponsorship, regions, pay_year_max) WHERE closed_at IS NULL AND NOT is_duplicate;
CREATE INDEX listings_pay_shown ON listings (pay_year_max DESC NULLS LAST, posted_at DESC, id)
  INCLUDE (valid_through, remote, sponsorship, regions) WHERE closed_at IS NULL AND NOT is_duplicate;

-- Every page of a source is read again, because it may state pay that we left out until now.
DELETE FROM listing_source_pages;
