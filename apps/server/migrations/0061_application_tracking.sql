-- Applications for any job, and everything that belongs to one.

-- A member's own stages, each within a state. A removed one stays, because events name it.
CREATE TABLE application_stages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('saved', 'preparing', 'submitted', 'in-review', 'interview', 'offer')),
  name text NOT NULL,
  position int NOT NULL,
  removed_at timestamptz
);
CREATE UNIQUE INDEX application_stages_name ON application_stages (user_id, lower(name)) WHERE removed_at IS NULL;

ALTER TABLE applications DROP CONSTRAINT applications_state_check;
ALTER TABLE applications ADD CHECK (state IN ('saved', 'preparing', 'awaiting-approval', 'approved', 'submitted', 'in-review', 'interview',
  'offer', 'accepted', 'rejected', 'withdrawn', 'expired', 'no-answer'));
-- Null for a job that isn't one of our listings.
ALTER TABLE applications ALTER COLUMN listing_id DROP NOT NULL;
-- The job as it was when it was added, whatever happens to the listing.
ALTER TABLE applications RENAME COLUMN listing_snapshot TO job;
ALTER TABLE applications
  ADD COLUMN title text,
  ADD COLUMN company text,
  -- Where the job was found: a listing of ours, a link, typed in by hand, an imported table, or the browser extension.
  ADD COLUMN origin text NOT NULL DEFAULT 'listing' CHECK (origin IN ('listing', 'link', 'hand', 'import', 'extension')),
  ADD COLUMN stage_id uuid REFERENCES application_stages,
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  -- The day on which the application was sent, from the events. Null until then.
  ADD COLUMN applied_on date,
  -- When the state was last set, and by which event.
  ADD COLUMN moved_at timestamptz,
  ADD COLUMN last_event_id bigint,
  -- Removed by the member. Deleted for good after some days.
  ADD COLUMN removed_at timestamptz;
UPDATE applications SET title = job->>'title', company = job->>'company', moved_at = created_at;
ALTER TABLE applications ALTER COLUMN title SET NOT NULL, ALTER COLUMN company SET NOT NULL, ALTER COLUMN moved_at SET NOT NULL;
CREATE INDEX applications_removed ON applications (removed_at) WHERE removed_at IS NOT NULL;
CREATE INDEX applications_company ON applications (user_id, lower(company));

-- Every change of an application: who, when, why. The state is what the events amount to.
ALTER TABLE application_events RENAME TO earlier_application_events;
ALTER INDEX application_events_application RENAME TO earlier_application_events_application;
CREATE TABLE application_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('set', 'undo')),
  -- Who changed it. 'member' is the member's own statement.
  actor text NOT NULL CHECK (actor IN ('member', 'recruiter', 'email', 'foothold')),
  -- The account behind it. Null for an email or the passing of time, and once the account is deleted.
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  to_state text CHECK (to_state IN ('saved', 'preparing', 'awaiting-approval', 'approved', 'submitted', 'in-review', 'interview', 'offer',
    'accepted', 'rejected', 'withdrawn', 'expired', 'no-answer')),
  stage_id uuid REFERENCES application_stages,
  undoes bigint,
  -- The day on which it happened, as far as known.
  happened_on date NOT NULL,
  reason text,
  at timestamptz NOT NULL,
  CHECK ((kind = 'set') = (to_state IS NOT NULL)),
  CHECK ((kind = 'undo') = (undoes IS NOT NULL))
);
CREATE INDEX application_events_application ON application_events (application_id, id);
CREATE INDEX application_events_actor ON application_events (actor_id) WHERE actor_id IS NOT NULL;

INSERT INTO application_events (application_id, kind, actor, actor_id, to_state, happened_on, at)
SELECT a.id, 'set', 'member', a.user_id, 'saved', (coalesce(e.at, a.created_at) AT TIME ZONE 'UTC')::date, coalesce(e.at, a.created_at)
FROM applications a
LEFT JOIN LATERAL (SELECT min(at) AS at FROM earlier_application_events WHERE application_id = a.id) e ON true
ORDER BY coalesce(e.at, a.created_at);
DROP TABLE earlier_application_events;
UPDATE applications a SET last_event_id = (SELECT max(id) FROM application_events WHERE application_id = a.id);

-- Events are only added. Deleting the account of the person behind one is the only change.
CREATE FUNCTION keep_application_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'actor_id' <> to_jsonb(OLD) - 'actor_id' THEN
    RAISE EXCEPTION 'application events are never changed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_application_event BEFORE UPDATE ON application_events FOR EACH ROW EXECUTE FUNCTION keep_application_event();

CREATE TABLE application_interviews (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  title text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('phone', 'video', 'onsite', 'test', 'other')),
  starts_at timestamptz NOT NULL,
  minutes int NOT NULL CHECK (minutes BETWEEN 5 AND 1440),
  -- The IANA time zone in which the member entered it.
  time_zone text NOT NULL,
  -- An address or a link.
  place text NOT NULL DEFAULT '',
  people text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  canceled_at timestamptz,
  -- Grows with each change, for calendars (RFC 5545, SEQUENCE).
  sequence int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX application_interviews_application ON application_interviews (application_id, starts_at);

CREATE TABLE application_reminders (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  text text NOT NULL,
  due_at timestamptz NOT NULL,
  -- The IANA time zone in which the member entered it.
  time_zone text NOT NULL,
  done_at timestamptz,
  -- When the member was told.
  sent_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX application_reminders_application ON application_reminders (application_id, due_at);
CREATE INDEX application_reminders_due ON application_reminders (due_at) WHERE done_at IS NULL AND sent_at IS NULL;

CREATE TABLE application_contacts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  name text NOT NULL,
  role text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL
);
CREATE INDEX application_contacts_application ON application_contacts (application_id, created_at);

CREATE TABLE application_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  name text NOT NULL,
  media_type text NOT NULL,
  bytes int NOT NULL,
  -- Key in the file store.
  file_key text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX application_files_application ON application_files (application_id, created_at);

CREATE TABLE application_offers (
  application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
  base numeric,
  currency text NOT NULL DEFAULT 'USD',
  period text NOT NULL DEFAULT 'year' CHECK (period IN ('hour', 'day', 'week', 'month', 'year')),
  bonus numeric,
  equity text NOT NULL DEFAULT '',
  benefits text NOT NULL DEFAULT '',
  days_off int,
  remote text NOT NULL DEFAULT '',
  starts_on date,
  answer_by date,
  note text NOT NULL DEFAULT '',
  updated_at timestamptz NOT NULL
);

CREATE TABLE application_settings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- After how many days without news an application counts as not answered.
  no_answer_days int NOT NULL DEFAULT 30 CHECK (no_answer_days BETWEEN 7 AND 180),
  -- Random; part of the address of the member's calendar. Null until they make one.
  calendar_key text UNIQUE,
  -- Whether reminders are emailed, besides the notification in the portal.
  email_reminders boolean NOT NULL DEFAULT true
);
