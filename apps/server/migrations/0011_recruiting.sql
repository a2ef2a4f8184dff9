-- What members register with; the mailbox password is not in it. One counts for each member. Others wait: somebody who was not signed in sent
-- them in the name of the member's address, and the member takes or discards them.
CREATE TABLE registrations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  reference text NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('waiting', 'new', 'in-review', 'accepted', 'returned')),
  answers jsonb NOT NULL CHECK (NOT answers ? 'resumeEmailPassword'),
  -- Reference, names, address and role: what the office searches.
  words text NOT NULL,
  -- What is to be changed, while it is returned.
  note text,
  -- Of everything that was sent but the password: the same again within minutes is the same registration.
  digest bytea NOT NULL,
  -- Of caller and Idempotency-Key.
  request_key bytea,
  submitted_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  reviewed_at timestamptz,
  CHECK (state <> 'returned' OR note IS NOT NULL)
);
CREATE UNIQUE INDEX registrations_member ON registrations (user_id) WHERE state <> 'waiting';
CREATE INDEX registrations_waiting ON registrations (user_id, submitted_at) WHERE state = 'waiting';
CREATE INDEX registrations_same ON registrations (digest, submitted_at DESC);
CREATE INDEX registrations_request ON registrations (request_key) WHERE request_key IS NOT NULL;
CREATE INDEX registrations_office ON registrations (state, submitted_at);
CREATE INDEX registrations_words ON registrations USING gin (words gin_trgm_ops);

-- What happened to a registration. Nobody's name stands for the member.
CREATE TABLE registration_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  registration_id uuid NOT NULL REFERENCES registrations ON DELETE CASCADE,
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('received', 'taken', 'edited', 'in-review', 'accepted', 'returned', 'assigned', 'unassigned')),
  detail text,
  at timestamptz NOT NULL
);
CREATE INDEX registration_events_registration ON registration_events (registration_id, id);
CREATE INDEX registration_events_actor ON registration_events (actor_id) WHERE actor_id IS NOT NULL;

-- Which recruiter works for which member; one at a time.
CREATE TABLE assignments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  recruiter_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  assigned_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE UNIQUE INDEX assignments_live ON assignments (member_id) WHERE ended_at IS NULL;
CREATE INDEX assignments_member ON assignments (member_id);
CREATE INDEX assignments_recruiter ON assignments (recruiter_id, ended_at);

-- What a recruiter proposes to do. An approval that is over its time is expired whatever stands here.
CREATE TABLE recruiter_tasks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  recruiter_id uuid REFERENCES users ON DELETE SET NULL,
  recruiter_name text NOT NULL,
  what text NOT NULL,
  listing_id uuid REFERENCES listings ON DELETE SET NULL,
  needs_mailbox boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('proposed', 'approved', 'declined', 'withdrawn', 'done')),
  note text,
  proposed_at timestamptz NOT NULL,
  decided_at timestamptz,
  approved_until timestamptz,
  finished_at timestamptz,
  CHECK ((state = 'proposed') = (decided_at IS NULL AND finished_at IS NULL)),
  CHECK (state <> 'approved' OR approved_until IS NOT NULL)
);
CREATE INDEX recruiter_tasks_member ON recruiter_tasks (member_id, proposed_at DESC);
CREATE INDEX recruiter_tasks_recruiter ON recruiter_tasks (recruiter_id) WHERE recruiter_id IS NOT NULL;
CREATE INDEX recruiter_tasks_listing ON recruiter_tasks (listing_id) WHERE listing_id IS NOT NULL;

-- Mailbox passwords, sealed with a data key each; the data key is sealed to the keeper's key `key_id`. Ending one deletes both, and the row
-- stays as a record.
CREATE TABLE mailbox_secrets (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Set while it waits with its registration for the member to take it.
  waits_with uuid UNIQUE REFERENCES registrations ON DELETE CASCADE,
  key_id text NOT NULL,
  data_key bytea,
  ciphertext bytea,
  sealed_at timestamptz NOT NULL,
  last_opened_at timestamptz,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('erased', 'replaced', 'consent', 'plan', 'idle', 'discarded')),
  CHECK ((ended_at IS NULL) = (data_key IS NOT NULL AND ciphertext IS NOT NULL)),
  CHECK (ended_at IS NULL OR (data_key IS NULL AND ciphertext IS NULL)),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
  CHECK (waits_with IS NULL OR ended_at IS NULL)
);
CREATE UNIQUE INDEX mailbox_secrets_live ON mailbox_secrets (user_id) WHERE ended_at IS NULL AND waits_with IS NULL;
CREATE INDEX mailbox_secrets_user ON mailbox_secrets (user_id, sealed_at DESC);
CREATE INDEX mailbox_secrets_key ON mailbox_secrets (key_id) WHERE ended_at IS NULL;

-- Every look at a mailbox password and every try: written before anything is opened, decided by the keeper.
CREATE TABLE secret_reveals (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  recruiter_id uuid REFERENCES users ON DELETE SET NULL,
  recruiter_name text NOT NULL,
  -- Without a reference: sessions and tasks end, the record of what they were used for stays.
  session_id uuid NOT NULL,
  task_id uuid NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 10 AND 500),
  -- Whom the answer is sealed to: made in the recruiter's browser for this one look.
  public_key bytea NOT NULL CHECK (length(public_key) = 65),
  asked_at timestamptz NOT NULL,
  secret_id uuid,
  task text,
  decision text CHECK (decision IN ('opened', 'refused')),
  refused_for text,
  decided_at timestamptz,
  -- The rules held and yet it did not open.
  failed_at timestamptz,
  fetched_at timestamptz,
  CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CHECK ((decision = 'refused') = (refused_for IS NOT NULL)),
  CHECK (decision <> 'opened' OR secret_id IS NOT NULL)
);
CREATE INDEX secret_reveals_member ON secret_reveals (member_id, asked_at DESC);
CREATE INDEX secret_reveals_recruiter ON secret_reveals (recruiter_id) WHERE recruiter_id IS NOT NULL;

-- The record only grows: what is empty is filled in once, and a row goes only with the member whose it is.
CREATE FUNCTION keep_secret_reveals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb;
  after jsonb;
  name text;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    RAISE EXCEPTION 'the record of looks at mailbox passwords is never emptied';
  END IF;
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM users WHERE id = OLD.member_id) THEN
      RAISE EXCEPTION 'a look at a mailbox password stays recorded';
    END IF;
    RETURN OLD;
  END IF;
  before := to_jsonb(OLD);
  after := to_jsonb(NEW);
  FOR name IN SELECT jsonb_object_keys(before) LOOP
    CONTINUE WHEN before -> name = after -> name OR before -> name = 'null'::jsonb;
    CONTINUE WHEN name = 'recruiter_id' AND NEW.recruiter_id IS NULL
      AND NOT EXISTS (SELECT FROM users WHERE id = OLD.recruiter_id);
    RAISE EXCEPTION 'what is recorded of a look at a mailbox password is never changed: %', name;
  END LOOP;
  RETURN NEW;
END $$;
CREATE TRIGGER secret_reveals_stay BEFORE UPDATE OR DELETE ON secret_reveals
  FOR EACH ROW EXECUTE FUNCTION keep_secret_reveals();
CREATE TRIGGER secret_reveals_remain BEFORE TRUNCATE ON secret_reveals
  FOR EACH STATEMENT EXECUTE FUNCTION keep_secret_reveals();

-- The answer of a look, sealed to the recruiter's browser. It is deleted when it is fetched, or a moment later.
CREATE TABLE reveal_answers (
  reveal_id uuid PRIMARY KEY REFERENCES secret_reveals ON DELETE CASCADE,
  sealed bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX reveal_answers_age ON reveal_answers (expires_at);

-- Addresses that we issue in place of a mailbox of one's own.
CREATE TABLE forwarding_addresses (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  address text NOT NULL UNIQUE,
  issued_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE UNIQUE INDEX forwarding_addresses_live ON forwarding_addresses (user_id) WHERE ended_at IS NULL;
CREATE INDEX forwarding_addresses_user ON forwarding_addresses (user_id);
