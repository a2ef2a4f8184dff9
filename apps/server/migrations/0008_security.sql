-- What was bought; null while nothing is. What counts at a moment is computed from it and the trial.
ALTER TABLE users ADD COLUMN plan text CHECK (plan IN ('one', 'prime', 'x'));
-- When the letter went out that says the trial ends soon.
ALTER TABLE users ADD COLUMN trial_letter_at timestamptz;

-- Last proof of the second factor in this session.
ALTER TABLE sessions ADD COLUMN verified_at timestamptz;

-- Codes by the clock (RFC 6238). An account has one in use, and at most one that waits for its first code.
CREATE TABLE authenticators (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Sealed, bound to the user.
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- The step of the last code that was taken: a code works once, and none before it does.
  last_step int
);
CREATE UNIQUE INDEX authenticators_in_use ON authenticators (user_id) WHERE confirmed_at IS NOT NULL;
CREATE UNIQUE INDEX authenticators_waiting ON authenticators (user_id) WHERE confirmed_at IS NULL;

CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Base64url, as browsers name it.
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  backed_up boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id);

-- Only a keyed hash of each code is kept.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, hash)
);

-- What a browser has to sign with a passkey, once. Only a hash is kept.
CREATE TABLE passkey_challenges (
  hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('register', 'log-in', 'second-factor', 'verify')),
  user_id uuid REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

-- Who agreed to what, in which words, where and when. Rows are never changed; the newest of a kind counts.
CREATE TABLE consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('terms', 'accuracy', 'mailbox-storage', 'contact', 'newsletter', 'guarantee-review')),
  given boolean NOT NULL,
  wording text NOT NULL,
  source text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX consents_newest ON consents (user_id, kind, id DESC);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;
CREATE TRIGGER consents_stay BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE mail_tokens DROP CONSTRAINT mail_tokens_purpose_check;
ALTER TABLE mail_tokens ADD CONSTRAINT mail_tokens_purpose_check
  CHECK (purpose IN ('confirm-email', 'change-email', 'reset-password', 'set-password', 'export'));

-- News can be refused; what an account needs cannot. The address that ends the news goes out as a header of the message.
ALTER TABLE mails ADD COLUMN kind text NOT NULL DEFAULT 'transactional' CHECK (kind IN ('transactional', 'news'));
ALTER TABLE mails ADD COLUMN unsubscribe_url text;
ALTER TABLE mails ADD CONSTRAINT mails_news_can_be_refused CHECK (kind <> 'news' OR unsubscribe_url IS NOT NULL OR state = 'sent');
