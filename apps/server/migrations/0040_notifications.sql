-- What a person is told of in the portal. Each domain announces its own; the text stays as it was announced.
CREATE TABLE notifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The domain that announced it.
  source text NOT NULL,
  -- Two notifications of one person with the same key are one. Null if it can't be announced twice.
  key text,
  title text NOT NULL CHECK (length(title) <= 300),
  text text CHECK (length(text) <= 4000),
  -- The page it leads to.
  path text NOT NULL CHECK (path LIKE '/%'),
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  UNIQUE (user_id, key)
);
CREATE INDEX notifications_person ON notifications (user_id, created_at DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
CREATE INDEX notifications_age ON notifications (created_at);
