CREATE TABLE applications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  listing_id uuid NOT NULL REFERENCES listings,
  resume_id uuid REFERENCES resumes ON DELETE SET NULL,
  state text NOT NULL DEFAULT 'saved' CHECK (state IN ('saved')),
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, listing_id)
);
CREATE INDEX applications_owner ON applications (user_id, created_at DESC);

-- Every change of an application: who, when, why.
CREATE TABLE application_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  kind text NOT NULL,
  detail text,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX application_events_application ON application_events (application_id, id);
