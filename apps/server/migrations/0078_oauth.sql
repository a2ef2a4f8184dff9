-- Apps that members connect with OAuth. Nothing here is a token, a code, or anything else that grants access: only hashes of those are stored.

-- Apps that registered themselves (RFC 7591). Nobody checked them, and they have no secret.
CREATE TABLE oauth_clients (
  id text PRIMARY KEY,
  name text NOT NULL,
  redirect_uris text[] NOT NULL CHECK (cardinality(redirect_uris) BETWEEN 1 AND 10),
  created_at timestamptz NOT NULL
);
CREATE INDEX oauth_clients_created ON oauth_clients (created_at);

-- What a member allowed an app. Deleting it ends everything that the app got with it.
CREATE TABLE oauth_grants (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- An app that registered itself, one of ours, or the address of a client's metadata document.
  client_id text NOT NULL,
  client_name text NOT NULL,
  verified boolean NOT NULL,
  -- Where the app gets its codes. Null if it shows a code to enter instead.
  redirect_host text,
  scopes text[] NOT NULL,
  -- As the library reads it.
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When the app last got a token. Null until it first does.
  last_token_at timestamptz,
  CHECK (expires_at > created_at)
);
CREATE INDEX oauth_grants_user ON oauth_grants (user_id, created_at DESC);
CREATE INDEX oauth_grants_client ON oauth_grants (client_id);
CREATE INDEX oauth_grants_expiry ON oauth_grants (expires_at);
SELECT limit_recruiters_to_own('oauth_grants', 'user_id');

-- What lives for minutes to weeks: codes, refresh tokens, and requests that wait for a member's decision.
CREATE TABLE oauth_artifacts (
  -- SHA-256 of the code, token, or ID, which has at least 126 random bits.
  hash bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
  kind text NOT NULL CHECK (kind IN ('AuthorizationCode', 'RefreshToken', 'DeviceCode', 'Interaction')),
  grant_id uuid REFERENCES oauth_grants ON DELETE CASCADE,
  -- Keyed hash of the code that a member enters, which is short.
  user_code_hash bytea UNIQUE CHECK (octet_length(user_code_hash) = 32),
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- A used code or replaced refresh token stays until it expires, so that its reuse is noticed.
  consumed_at timestamptz
);
CREATE INDEX oauth_artifacts_grant ON oauth_artifacts (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX oauth_artifacts_expiry ON oauth_artifacts (expires_at);

ALTER TABLE access_tokens DROP CONSTRAINT access_tokens_kind_check;
ALTER TABLE access_tokens ADD CONSTRAINT access_tokens_kind_check CHECK (kind IN ('key', 'login', 'oauth'));
-- An app's token belongs to what the member allowed. Its family is the same ID.
ALTER TABLE access_tokens ADD COLUMN grant_id uuid REFERENCES oauth_grants ON DELETE CASCADE;
ALTER TABLE access_tokens ADD CONSTRAINT access_tokens_grant_check
  CHECK (CASE WHEN kind = 'oauth' THEN grant_id IS NOT NULL AND family = grant_id ELSE grant_id IS NULL END);
CREATE INDEX access_tokens_grant ON access_tokens (grant_id) WHERE grant_id IS NOT NULL;
