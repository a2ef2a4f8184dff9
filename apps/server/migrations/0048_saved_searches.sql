-- The change that added a listing. Unlike `revision`, it stays when the listing changes, so that a new listing is announced once. 0 for those
-- that were there before.
ALTER TABLE listings ADD COLUMN added_revision bigint NOT NULL DEFAULT 0;
CREATE INDEX listings_added ON listings (added_revision, id) WHERE added_revision > 0;

-- One row: which new listings were already compared with the saved searches.
CREATE TABLE listing_alert_progress (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- The last listing that was compared with all searches.
  revision bigint NOT NULL,
  listing_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  -- While the listings after it, up to this one, are compared with one group of searches after another: the last search's filter.
  until_revision bigint,
  until_listing_id uuid,
  filter_key text NOT NULL DEFAULT '',
  CHECK ((until_revision IS NULL) = (until_listing_id IS NULL))
);
INSERT INTO listing_alert_progress (revision) SELECT revision FROM listing_catalog;

-- Searches that members saved.
CREATE TABLE saved_searches (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- Words and filters, as in the URL of a search, without order and page.
  filter jsonb NOT NULL,
  -- The same search has the same key, however it is typed.
  filter_key text NOT NULL,
  frequency text NOT NULL CHECK (frequency IN ('off', 'instant', 'daily', 'weekly')),
  -- The listings' revision when it was saved. Only what was added later is new to it.
  since_revision bigint NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the member last opened it.
  visited_at timestamptz NOT NULL,
  -- The last and the next alert. There is no next one while no listing waits for it.
  alerted_at timestamptz,
  next_alert_at timestamptz,
  -- Deleted for good a day later. Until then, it can be restored.
  removed_at timestamptz,
  UNIQUE (user_id, filter_key)
);
CREATE INDEX saved_searches_filter ON saved_searches (filter_key);
CREATE INDEX saved_searches_due ON saved_searches (next_alert_at) WHERE next_alert_at IS NOT NULL;
CREATE INDEX saved_searches_removed ON saved_searches (removed_at) WHERE removed_at IS NOT NULL;

-- New listings of saved searches, up to a number for each.
CREATE TABLE saved_search_hits (
  search_id uuid NOT NULL REFERENCES saved_searches ON DELETE CASCADE,
  listing_id uuid NOT NULL REFERENCES listings ON DELETE CASCADE,
  found_at timestamptz NOT NULL,
  -- Null until an alert contains it, or none will.
  announced_at timestamptz,
  PRIMARY KEY (search_id, listing_id)
);
CREATE INDEX saved_search_hits_waiting ON saved_search_hits (search_id) WHERE announced_at IS NULL;
CREATE INDEX saved_search_hits_listing ON saved_search_hits (listing_id);
CREATE INDEX saved_search_hits_age ON saved_search_hits (found_at);
