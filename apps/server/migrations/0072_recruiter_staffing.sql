-- How many members a recruiter may have. Without a row, the default applies.
CREATE TABLE recruiter_capacities (
  recruiter_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  capacity int NOT NULL CHECK (capacity BETWEEN 0 AND 200),
  changed_by uuid REFERENCES users ON DELETE SET NULL,
  changed_at timestamptz NOT NULL
);

-- When a recruiter is away. Days are in US Eastern time; the last one is the last day away.
CREATE TABLE recruiter_absences (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  recruiter_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  -- For all members without a cover of their own. Null if nobody is chosen yet.
  cover_id uuid REFERENCES users ON DELETE SET NULL,
  note text NOT NULL CHECK (length(note) BETWEEN 1 AND 2000),
  state text NOT NULL CHECK (state IN ('planned', 'running', 'ended', 'canceled')),
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  ended_at timestamptz,
  CHECK (ends_on >= starts_on),
  CHECK (cover_id IS NULL OR cover_id <> recruiter_id)
);
CREATE INDEX recruiter_absences_recruiter ON recruiter_absences (recruiter_id, starts_on);
CREATE INDEX recruiter_absences_due ON recruiter_absences (state, starts_on) WHERE state IN ('planned', 'running');

-- One member during an absence: who covers, and what the cover has to know. A row that is covered is moved back when the absence ends.
CREATE TABLE absence_covers (
  absence_id uuid NOT NULL REFERENCES recruiter_absences ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Chosen for this member. Null for the cover of the absence.
  cover_id uuid REFERENCES users ON DELETE SET NULL,
  note text CHECK (length(note) <= 2000),
  -- Who covers, once somebody does.
  covered_by uuid REFERENCES users ON DELETE SET NULL,
  -- `waiting`: nobody had room. `returned`: the member has their recruiter again. `released`: the member was assigned otherwise meanwhile.
  state text NOT NULL CHECK (state IN ('planned', 'waiting', 'covered', 'returned', 'released')),
  covered_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (absence_id, member_id)
);
CREATE INDEX absence_covers_member ON absence_covers (member_id);
CREATE INDEX absence_covers_cover ON absence_covers (cover_id) WHERE cover_id IS NOT NULL;
CREATE INDEX absence_covers_covered ON absence_covers (covered_by) WHERE covered_by IS NOT NULL;
CREATE INDEX absence_covers_open ON absence_covers (absence_id) WHERE state IN ('planned', 'waiting', 'covered');

-- The 80+ guarantee for one résumé and one job: opened by itself when it is missed, closed by the score, a person, or time.
CREATE TABLE guarantee_cases (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  resume_id uuid REFERENCES resumes ON DELETE SET NULL,
  resume_title text NOT NULL,
  listing_id uuid REFERENCES listings ON DELETE SET NULL,
  job_title text NOT NULL,
  company text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'in-work', 'reached', 'credited', 'not-covered')),
  -- When the case was opened.
  rubric text NOT NULL,
  score int NOT NULL CHECK (score BETWEEN 0 AND 100),
  must_haves_met int NOT NULL CHECK (must_haves_met BETWEEN 0 AND 100),
  missing jsonb NOT NULL,
  declined int NOT NULL,
  -- Since then.
  latest_score int NOT NULL CHECK (latest_score BETWEEN 0 AND 100),
  latest_rubric text NOT NULL,
  opened_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  closed_at timestamptz,
  outcome_reason text,
  -- In cents.
  credit int CHECK (credit > 0),
  CHECK ((closed_at IS NULL) = (state IN ('open', 'in-work'))),
  CHECK ((closed_at IS NULL) = (outcome_reason IS NULL)),
  CHECK ((state = 'credited') = (credit IS NOT NULL))
);
CREATE UNIQUE INDEX guarantee_cases_once ON guarantee_cases (resume_id, listing_id) WHERE resume_id IS NOT NULL AND listing_id IS NOT NULL;
CREATE INDEX guarantee_cases_member ON guarantee_cases (member_id, opened_at DESC);
CREATE INDEX guarantee_cases_listing ON guarantee_cases (listing_id) WHERE listing_id IS NOT NULL;
CREATE INDEX guarantee_cases_due ON guarantee_cases (due_at) WHERE closed_at IS NULL;

CREATE TABLE guarantee_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES guarantee_cases ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('opened', 'scored', 'started', 'note', 'reached', 'credited', 'not-covered')),
  detail text,
  at timestamptz NOT NULL
);
CREATE INDEX guarantee_events_case ON guarantee_events (case_id, id);
CREATE INDEX guarantee_events_member ON guarantee_events (member_id);
SELECT limit_recruiters('absence_covers', 'member_id');
SELECT limit_recruiters('guarantee_cases', 'member_id');
SELECT limit_recruiters('guarantee_events', 'member_id');
