-- Keys that the installation made for itself, sealed by the vault. All of its servers use the same ones.
CREATE TABLE stored_keys (
  name text PRIMARY KEY,
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL
);

-- Browsers in which members turned notifications on. Each belongs to the session in which it was done, so that a browser shows nothing
-- after signing out.
CREATE TABLE notification_browsers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id uuid NOT NULL UNIQUE REFERENCES sessions ON DELETE CASCADE,
  -- The address at the push service, which is secret, and the keys that messages are encrypted with.
  endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
  public_key bytea NOT NULL CHECK (length(public_key) = 65),
  auth_secret bytea NOT NULL CHECK (length(auth_secret) = 16),
  created_at timestamptz NOT NULL,
  -- When the push service last accepted a message.
  last_sent_at timestamptz
);
CREATE INDEX notification_browsers_user ON notification_browsers (user_id);
