-- Accounts and inquiries that the server adds to an empty installation with sample data. Not null marks one; its text is a hash of what
-- people could change about it, as it was added. Another hash now means that somebody did.
ALTER TABLE users ADD COLUMN sample_hash text;
ALTER TABLE inquiries ADD COLUMN sample_hash text;
CREATE INDEX users_samples ON users (id) WHERE sample_hash IS NOT NULL;
CREATE INDEX inquiries_samples ON inquiries (id) WHERE sample_hash IS NOT NULL;

-- When samples were added and cleared, and by whom.
CREATE TABLE sample_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('added', 'cleared')),
  -- Null for the server, and once the admin's own account is deleted.
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  people int NOT NULL,
  inquiries int NOT NULL,
  -- Of those, how many stayed because somebody had changed them.
  retained int NOT NULL DEFAULT 0,
  at timestamptz NOT NULL
);
CREATE INDEX sample_events_actor ON sample_events (actor_id) WHERE actor_id IS NOT NULL;

-- The records of payments are only ever added to. The exception are those of samples, which nobody paid: they go with the account.
CREATE OR REPLACE FUNCTION keep_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) = to_jsonb(OLD) || jsonb_build_object(TG_ARGV[0], NULL) THEN
    RETURN NEW;
  ELSIF TG_OP = 'DELETE' AND OLD.at < now() - interval '7 years' THEN
    RETURN OLD;
  ELSIF TG_OP = 'DELETE' AND EXISTS (
    SELECT FROM subscriptions JOIN users ON users.id = subscriptions.user_id
    WHERE subscriptions.id = OLD.subscription_id AND users.sample_hash IS NOT NULL
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;
