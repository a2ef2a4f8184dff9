-- What people ask us through the public forms. One row an enquiry, whichever form it came through; nobody needs an account.
CREATE TABLE enquiries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  reference text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('support', 'consultation', 'demo', 'enterprise', 'waitlist')),
  name text NOT NULL,
  email text NOT NULL,
  -- What was filled in: [{"label": …, "value": …}], in the order of the form.
  answers jsonb NOT NULL,
  excerpt text NOT NULL,
  -- Reference, name, address and answers: what the office searches.
  words text NOT NULL,
  -- Of everything that was sent: the same again within minutes is the same enquiry.
  digest bytea NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'closed')),
  assignee_id uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  answer_by timestamptz NOT NULL,
  first_answered_at timestamptz,
  closed_at timestamptz,
  CHECK ((state = 'closed') = (closed_at IS NOT NULL))
);
CREATE INDEX enquiries_same ON enquiries (digest, created_at DESC);
CREATE INDEX enquiries_due ON enquiries (answer_by) WHERE state <> 'closed';
CREATE INDEX enquiries_closed ON enquiries (closed_at) WHERE state = 'closed';
CREATE INDEX enquiries_assignee ON enquiries (assignee_id) WHERE assignee_id IS NOT NULL;
CREATE INDEX enquiries_words ON enquiries USING gin (words gin_trgm_ops);
-- Somebody waits once.
CREATE UNIQUE INDEX enquiries_waiting ON enquiries (email) WHERE kind = 'waitlist';

-- What happened to an enquiry: who did what, with the text of answers that were sent. Nobody's name stands for the person who asked.
CREATE TABLE enquiry_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  enquiry_id uuid NOT NULL REFERENCES enquiries ON DELETE CASCADE,
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('received', 'assigned', 'answered', 'closed', 'reopened', 'booked', 'cancelled')),
  detail text,
  at timestamptz NOT NULL
);
CREATE INDEX enquiry_events_enquiry ON enquiry_events (enquiry_id, id);
CREATE INDEX enquiry_events_actor ON enquiry_events (actor_id) WHERE actor_id IS NOT NULL;

-- Demonstrations: a place in the week belongs to one booking, until that is cancelled.
CREATE TABLE demo_bookings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  enquiry_id uuid NOT NULL UNIQUE REFERENCES enquiries ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  cancelled_at timestamptz
);
CREATE UNIQUE INDEX demo_bookings_place ON demo_bookings (starts_at) WHERE cancelled_at IS NULL;

-- Links that let their holder see and cancel a booking. Only a hash of the token is kept.
CREATE TABLE demo_links (
  hash bytea PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES demo_bookings ON DELETE CASCADE
);
CREATE INDEX demo_links_booking ON demo_links (booking_id);

-- A calendar file that goes with a message: {"method": "REQUEST" | "CANCEL", "content": …}.
ALTER TABLE mails ADD COLUMN calendar jsonb;
