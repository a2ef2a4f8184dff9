-- Who gave or took a role. Ids without references and no names: the record stays when either account is erased, and names nobody then.
CREATE TABLE role_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  actor_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role_before text NOT NULL CHECK (role_before IN ('member', 'recruiter', 'support', 'admin')),
  role_after text NOT NULL CHECK (role_after IN ('member', 'recruiter', 'support', 'admin')),
  at timestamptz NOT NULL,
  CHECK (role_before <> role_after)
);
CREATE INDEX role_changes_user ON role_changes (user_id);
CREATE INDEX role_changes_actor ON role_changes (actor_id);

-- The record is only ever added to. Rows older than 7 years may be removed.
CREATE FUNCTION keep_role_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '7 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'role_changes is only ever added to' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
CREATE TRIGGER role_changes_stay BEFORE UPDATE OR DELETE ON role_changes
  FOR EACH ROW EXECUTE FUNCTION keep_role_changes();
CREATE TRIGGER role_changes_remain BEFORE TRUNCATE ON role_changes
  FOR EACH STATEMENT EXECUTE FUNCTION keep_role_changes();

-- Devices and networks that an account signed in from. Their attempts are counted apart, so that strangers elsewhere cannot use them up.
-- Only a keyed hash of the device's cookie or the network's address is stored.
CREATE TABLE sign_in_places (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('device', 'network')),
  hash bytea NOT NULL,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind, hash)
);

-- A code mailed to the owner of an address that strangers guess at is a token like those of links.
ALTER TABLE mail_tokens DROP CONSTRAINT mail_tokens_purpose_check;
ALTER TABLE mail_tokens ADD CONSTRAINT mail_tokens_purpose_check
  CHECK (purpose IN ('confirm-email', 'change-email', 'reset-password', 'set-password', 'export', 'sign-in-code'));
