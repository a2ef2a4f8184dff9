-- The audit log: a chain of hashes that is kept forever and says nothing about anyone, and the bodies behind the hashes, which are deleted
-- with the member they are about.

-- hash = sha256(previous || seq || at || body_hash || member_hash), where seq and at (microseconds since 1970) are 8 bytes, big endian, and
-- member_hash is empty for an entry about nobody. body_hash = sha256(salt || body), member_hash = sha256(the member's salt || their ID).
CREATE TABLE audit_entries (
  seq bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  body_hash bytea NOT NULL,
  -- The same for every entry about a member, so that an erasure has to be of all of them.
  member_hash bytea,
  previous bytea NOT NULL,
  hash bytea NOT NULL UNIQUE
);

-- What happened. The foreign key doesn't cascade: only the trigger on `users` below deletes bodies, and records that it did.
CREATE TABLE audit_bodies (
  seq bigint PRIMARY KEY REFERENCES audit_entries,
  member_id uuid REFERENCES users,
  salt bytea NOT NULL CHECK (octet_length(salt) = 32),
  body text NOT NULL CHECK (octet_length(body) <= 16384)
);
CREATE INDEX audit_bodies_member ON audit_bodies (member_id, seq DESC) WHERE member_id IS NOT NULL;

-- The salt of each member's hash. Without it, nobody can tell whose entries they were.
CREATE TABLE audit_members (
  member_id uuid PRIMARY KEY REFERENCES users,
  salt bytea NOT NULL CHECK (octet_length(salt) = 32)
);

-- The last entry. Its only row is the lock that keeps the numbers without a gap and in the order of the commits.
CREATE TABLE audit_head (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  seq bigint NOT NULL,
  hash bytea NOT NULL
);
INSERT INTO audit_head (seq, hash) VALUES (0, decode(repeat('00', 32), 'hex'));

-- Heads that the custody process signed.
CREATE TABLE audit_heads (
  seq bigint NOT NULL,
  at timestamptz NOT NULL,
  hash bytea NOT NULL,
  key_id text NOT NULL,
  public_key bytea NOT NULL,
  signature bytea NOT NULL,
  PRIMARY KEY (seq, at)
);

-- Results of checking the chain: before each signature, and every night.
CREATE TABLE audit_checks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('signing', 'verification')),
  at timestamptz NOT NULL,
  -- What was checked: the entries after `after_seq`, up to `seq` with this hash.
  after_seq bigint NOT NULL,
  seq bigint NOT NULL,
  hash bytea NOT NULL,
  problems jsonb NOT NULL
);
CREATE INDEX audit_checks_latest ON audit_checks (kind, id DESC);

-- Two random UUIDs have 244 random bits, which is more than anyone can try.
CREATE FUNCTION draw_audit_salt() RETURNS bytea
  LANGUAGE sql VOLATILE SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) $$;

-- Adds an entry. The caller holds the lock on the head.
CREATE FUNCTION write_audit_entry(member uuid, member_hash bytea, body text) RETURNS bigint
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  head audit_head%ROWTYPE;
  salt bytea := draw_audit_salt();
  body_hash bytea := sha256(salt || convert_to(body, 'UTF8'));
  at timestamptz := clock_timestamp();
  new_hash bytea;
BEGIN
  SELECT * INTO head FROM audit_head FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the head of the audit log is missing';
  END IF;
  new_hash := sha256(
    head.hash || int8send(head.seq + 1) || int8send((extract(epoch FROM at) * 1000000)::bigint) || body_hash
      || coalesce(member_hash, ''));
  INSERT INTO audit_entries VALUES (head.seq + 1, at, body_hash, member_hash, head.hash, new_hash);
  INSERT INTO audit_bodies VALUES (head.seq + 1, member, salt, body);
  UPDATE audit_head SET seq = head.seq + 1, hash = new_hash;
  RETURN head.seq + 1;
END $$;

-- Adds an entry. It locks the head until the caller's transaction ends, so other transactions that add entries wait for it, and readers
-- don't. Callers therefore add their entries last. The member's row is locked first, as the deletion of an account does, so that the two
-- can't wait for each other.
CREATE FUNCTION append_audit(member uuid, body text) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  member_salt bytea;
BEGIN
  IF body::jsonb ->> 'kind' IS NULL OR body::jsonb ->> 'kind' = 'erased' THEN
    RAISE EXCEPTION 'an audit entry needs a kind, and only the deletion of an account records an erasure';
  END IF;
  IF member IS NULL THEN
    RETURN write_audit_entry(NULL, NULL, body);
  END IF;
  PERFORM FROM users WHERE id = member FOR KEY SHARE;
  PERFORM FROM audit_head FOR UPDATE;
  SELECT salt INTO member_salt FROM audit_members WHERE member_id = member;
  IF member_salt IS NULL THEN
    INSERT INTO audit_members VALUES (member, draw_audit_salt()) RETURNING salt INTO member_salt;
  END IF;
  RETURN write_audit_entry(member, sha256(member_salt || uuid_send(member)), body);
END $$;

-- Deletes a member's bodies and salts, and records that. The record names the member's hash, which is on each of their entries, and the
-- number of bodies, so that a verification tells an erasure from a deletion. Nothing happens for a member without entries.
CREATE FUNCTION erase_audit_bodies(member uuid) RETURNS void
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  member_hash bytea;
  bodies bigint;
BEGIN
  PERFORM FROM audit_members WHERE member_id = member;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  PERFORM FROM audit_head FOR UPDATE;
  PERFORM set_config('foothold.erases_audit', 'on', true);
  DELETE FROM audit_members WHERE member_id = member
    RETURNING sha256(salt || uuid_send(member_id)) INTO member_hash;
  DELETE FROM audit_bodies WHERE member_id = member;
  GET DIAGNOSTICS bodies = ROW_COUNT;
  PERFORM set_config('foothold.erases_audit', '', true);
  PERFORM write_audit_entry(NULL, NULL, format(
    '{"actor":{"id":null,"kind":"system","name":null},"detail":{"bodies":%s,"member":"%s"},"kind":"erased","subject":null}',
    bodies, encode(member_hash, 'hex')));
END $$;

-- Whatever deletes an account erases its bodies in the same transaction. Nobody can call the erasure on its own.
CREATE FUNCTION erase_audit_of_account() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM erase_audit_bodies(OLD.id);
  RETURN OLD;
END $$;
CREATE TRIGGER users_audit_erased BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION erase_audit_of_account();

REVOKE EXECUTE ON FUNCTION draw_audit_salt() FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION write_audit_entry(uuid, bytea, text) FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION erase_audit_bodies(uuid) FROM PUBLIC;

-- Refuses every change, even the owner's, except the erasure above.
CREATE FUNCTION refuse_audit_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME IN ('audit_bodies', 'audit_members')
    AND current_setting('foothold.erases_audit', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit log only grows: % of % is refused', TG_OP, TG_TABLE_NAME;
END $$;
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['audit_entries', 'audit_bodies', 'audit_members', 'audit_heads'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_audit_changes()',
      name || '_stay', name);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_changes()',
      name || '_remain', name);
  END LOOP;
END $$;

-- The server reads the log and adds to it with append_audit. Only the custody process writes signed heads.
SELECT limit_recruiters('audit_bodies', 'member_id');
SELECT limit_recruiters('audit_members', 'member_id');
SELECT set_privileges('audit_entries', 'SELECT', 'SELECT');
SELECT set_privileges('audit_bodies', 'SELECT', 'SELECT');
SELECT set_privileges('audit_members', 'SELECT', 'SELECT');
SELECT set_privileges('audit_head', 'SELECT', 'SELECT');
SELECT set_privileges('audit_heads', 'SELECT', 'SELECT, INSERT');
SELECT set_privileges('audit_checks', 'SELECT, INSERT, DELETE', 'SELECT, INSERT');
