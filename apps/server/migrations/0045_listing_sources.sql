-- Many sources don't state these. An unknown value stays unknown.
ALTER TABLE listings ALTER COLUMN employment_type DROP NOT NULL, ALTER COLUMN remote DROP NOT NULL;
-- Whether posted_at is the day on which we first saw the listing, because its source states none.
ALTER TABLE listings ADD COLUMN posted_at_is_first_seen boolean NOT NULL DEFAULT false;

-- `feed` and `manual` sources are written by other parts of the product. Only sources with a system are synced.
ALTER TABLE listing_sources
  ADD COLUMN system text,
  -- Identifies the board at its system.
  ADD COLUMN token text,
  ADD COLUMN state text NOT NULL DEFAULT 'off' CHECK (state IN ('off', 'on', 'paused')),
  -- The employer, if all its jobs are of one.
  ADD COLUMN company text,
  -- A field of work of the occupation table, such as `health`.
  ADD COLUMN field text,
  -- What the source's terms permit.
  ADD COLUMN may_store_description boolean NOT NULL DEFAULT true,
  ADD COLUMN may_show_description boolean NOT NULL DEFAULT true,
  ADD COLUMN may_mark_up_job_posting boolean NOT NULL DEFAULT true,
  ADD COLUMN attribution text,
  -- End of the first complete sync.
  ADD COLUMN verified_at timestamptz,
  ADD COLUMN next_run_at timestamptz,
  ADD COLUMN interval_minutes int NOT NULL DEFAULT 60 CHECK (interval_minutes BETWEEN 15 AND 1440),
  ADD COLUMN failures int NOT NULL DEFAULT 0,
  -- The process that syncs the source. It renews the time while it works, so another process can take over after a crash.
  ADD COLUMN claimed_by uuid,
  ADD COLUMN claimed_until timestamptz,
  ADD CONSTRAINT listing_sources_board UNIQUE (system, token),
  ADD CONSTRAINT listing_sources_system CHECK ((system IS NULL) = (token IS NULL)),
  ADD CONSTRAINT listing_sources_claim CHECK ((claimed_by IS NULL) = (claimed_until IS NULL));
CREATE INDEX listing_sources_due ON listing_sources (next_run_at) WHERE state = 'on';

CREATE TABLE listing_source_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source_id text NOT NULL REFERENCES listing_sources ON DELETE CASCADE,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- `incomplete`: everything that was read is stored, but nothing was closed.
  outcome text CHECK (outcome IN ('complete', 'incomplete', 'failed', 'stopped')),
  seen int NOT NULL DEFAULT 0,
  added int NOT NULL DEFAULT 0,
  updated int NOT NULL DEFAULT 0,
  unchanged int NOT NULL DEFAULT 0,
  closed int NOT NULL DEFAULT 0,
  rejected int NOT NULL DEFAULT 0,
  pages int NOT NULL DEFAULT 0,
  -- The highest number of jobs that the source said it has.
  total int,
  -- Rejected records without an ID: listings that look missing may be among them.
  unidentified int NOT NULL DEFAULT 0,
  -- A sentence for the admin: the error, or why nothing was closed.
  note text,
  -- The next request. A run that was interrupted continues with it.
  cursor jsonb,
  CHECK ((ended_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX listing_source_runs_source ON listing_source_runs (source_id, id DESC);
CREATE UNIQUE INDEX listing_source_runs_open ON listing_source_runs (source_id) WHERE ended_at IS NULL;

-- Every job that a source has, and the last run that saw it. A complete run closes those that it didn't see.
CREATE TABLE listing_source_items (
  source_id text NOT NULL REFERENCES listing_sources ON DELETE CASCADE,
  external_id text NOT NULL,
  run_id bigint NOT NULL,
  -- SHA-256 of what the page says about a job whose description is on another page, which is requested again if it changes.
  page_hash bytea,
  detail_at timestamptz,
  PRIMARY KEY (source_id, external_id)
);
CREATE INDEX listing_source_items_run ON listing_source_items (source_id, run_id);

-- The last answer to each request, so that an unchanged page isn't sent or read again.
CREATE TABLE listing_source_pages (
  source_id text NOT NULL REFERENCES listing_sources ON DELETE CASCADE,
  -- SHA-256 of method, URL, and body.
  request bytea NOT NULL,
  etag text NOT NULL,
  external_ids text[] NOT NULL,
  next jsonb,
  total int,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (source_id, request)
);

-- Records that couldn't be used. The oldest are deleted beyond a number for each source.
CREATE TABLE listing_source_rejects (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source_id text NOT NULL REFERENCES listing_sources ON DELETE CASCADE,
  run_id bigint NOT NULL,
  -- Where the record is in its answer.
  place text NOT NULL,
  external_id text,
  reason text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX listing_source_rejects_source ON listing_source_rejects (source_id, id DESC);

-- When the next request may go to a host, over all processes.
CREATE TABLE listing_source_hosts (
  host text PRIMARY KEY,
  next_at timestamptz NOT NULL
);

-- What admins did with a source.
CREATE TABLE listing_source_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source_id text NOT NULL REFERENCES listing_sources ON DELETE CASCADE,
  -- Null for the command line, and once the admin's account is deleted.
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('added', 'switched-on', 'paused', 'switched-off', 'sync-requested')),
  at timestamptz NOT NULL
);
CREATE INDEX listing_source_events_source ON listing_source_events (source_id, id DESC);
CREATE INDEX listing_source_events_actor ON listing_source_events (actor_id) WHERE actor_id IS NOT NULL;

-- An application keeps its listing as it was when it was saved, whatever happens to the listing.
ALTER TABLE applications ADD COLUMN listing_snapshot jsonb;
CREATE FUNCTION take_listing_snapshot(listing uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'title', l.title, 'company', c.name, 'url', l.url, 'source', s.name, 'sample', s.kind = 'sample', 'description', l.description,
    'employmentType', l.employment_type, 'remote', l.remote,
    'places', (SELECT coalesce(jsonb_agg(jsonb_build_object('city', p.city, 'region', p.region, 'country', p.country) ORDER BY p.position), '[]')
      FROM listing_places p WHERE p.listing_id = l.id),
    'pay', CASE WHEN l.pay_currency IS NOT NULL THEN jsonb_build_object('min', l.pay_min, 'max', l.pay_max, 'currency', l.pay_currency, 'period', l.pay_period) END,
    'postedAt', l.posted_at, 'validThrough', l.valid_through, 'sponsorship', l.sponsorship, 'sponsorshipQuote', l.sponsorship_quote)
  FROM listings l JOIN companies c ON c.id = l.company_id JOIN listing_sources s ON s.id = l.source_id
  WHERE l.id = listing
$$;
UPDATE applications SET listing_snapshot = take_listing_snapshot(listing_id);
ALTER TABLE applications ALTER COLUMN listing_snapshot SET NOT NULL;
