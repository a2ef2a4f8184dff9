-- Bearer tokens of API clients: personal API keys, and sign-ins with a password (POST /auth/login), which are replaced by each refresh.
CREATE TABLE access_tokens (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('key', 'login')),
  -- SHA-256 of the token, which has 256 random bits. The token itself is nowhere.
  hash bytea NOT NULL UNIQUE CHECK (octet_length(hash) = 32),
  -- The first characters of the token.
  start text NOT NULL,
  -- Given by the owner of a key; what the client says it is for a sign-in.
  name text NOT NULL,
  scopes text[] NOT NULL,
  -- The first token of a sign-in and those that replaced it. A key is alone in its family.
  family uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  -- When a refresh replaced it.
  replaced_at timestamptz,
  revoked_at timestamptz,
  CHECK (expires_at > created_at),
  CHECK (kind = 'login' OR replaced_at IS NULL)
);
CREATE INDEX access_tokens_user ON access_tokens (user_id, created_at);
CREATE INDEX access_tokens_family ON access_tokens (family);
CREATE INDEX access_tokens_expiry ON access_tokens (expires_at);

SELECT limit_recruiters_to_own('access_tokens', 'user_id');

-- Open streams of a token end with it, like those of a session.
CREATE TRIGGER access_tokens_deleted AFTER DELETE ON access_tokens FOR EACH ROW EXECUTE FUNCTION announce_session_end();
CREATE TRIGGER access_tokens_ended AFTER UPDATE OF replaced_at, revoked_at ON access_tokens FOR EACH ROW
  WHEN (OLD.replaced_at IS DISTINCT FROM NEW.replaced_at OR OLD.revoked_at IS DISTINCT FROM NEW.revoked_at)
  EXECUTE FUNCTION announce_session_end();
