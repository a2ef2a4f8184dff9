-- Applications that recruiters prepare and members approve. Nothing is submitted without a live approval of exactly that packet by exactly that
-- member: the constraints and triggers below refuse it, whoever asks. They use the database’s own clock.
--
-- The server’s role writes packets, requests, and submissions. Only the custody process’s role writes approvals, after it has checked the
-- member’s passkey, password, or code.

-- What a packet sends, as canonical JSON (packages/core/src/packets). Never changed: a changed packet is another one.
CREATE TABLE packets (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  recruiter_id uuid REFERENCES users ON DELETE SET NULL,
  recruiter_name text NOT NULL,
  -- Null once the member has deleted the application. The packet stays.
  application_id uuid REFERENCES applications ON DELETE SET NULL,
  -- The packet that this one takes the place of.
  replaces uuid REFERENCES packets ON DELETE SET NULL,
  -- Who made it: the recruiter, or the member by changing the recruiter's.
  made_by text NOT NULL CHECK (made_by IN ('recruiter', 'member')),
  content bytea NOT NULL CHECK (length(content) <= 500000),
  hash bytea NOT NULL GENERATED ALWAYS AS (sha256(content)) STORED UNIQUE,
  -- From the recruiter to the member. Not sent to anyone else.
  note text NOT NULL DEFAULT '',
  proposed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_as text CHECK (ended_as IN ('declined', 'withdrawn', 'replaced', 'ended')),
  ended_at timestamptz,
  -- Why it was declined.
  reason text,
  reason_text text,
  -- The recruiter who is filling in the employer's form, so that nobody else does.
  started_by uuid REFERENCES users ON DELETE SET NULL,
  started_at timestamptz,
  UNIQUE (id, member_id, hash),
  CHECK ((ended_as IS NULL) = (ended_at IS NULL)),
  CHECK (expires_at > proposed_at AND expires_at <= proposed_at + interval '31 days')
);
CREATE INDEX packets_member ON packets (member_id, proposed_at DESC);
CREATE INDEX packets_recruiter ON packets (recruiter_id) WHERE recruiter_id IS NOT NULL;
CREATE INDEX packets_application ON packets (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX packets_replaces ON packets (replaces) WHERE replaces IS NOT NULL;
CREATE INDEX packets_started ON packets (started_by) WHERE started_by IS NOT NULL;
-- One open packet for each application.
CREATE UNIQUE INDEX packets_open ON packets (application_id) WHERE ended_as IS NULL AND application_id IS NOT NULL;

-- The files that a packet names by their hashes, and those that a recruiter has uploaded for one.
CREATE TABLE packet_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  sha256 bytea NOT NULL CHECK (length(sha256) = 32),
  name text NOT NULL,
  media_type text NOT NULL,
  bytes int NOT NULL CHECK (bytes > 0),
  file_key text NOT NULL UNIQUE,
  added_at timestamptz NOT NULL,
  UNIQUE (member_id, sha256)
);
CREATE TRIGGER packet_files_removed AFTER DELETE ON packet_files FOR EACH ROW EXECUTE FUNCTION remember_removed_file();

-- A member's wish to approve packets, with their proof sealed for the custody process, which decides and deletes the proof.
CREATE TABLE approval_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- A list of { packetId, hash, exception }.
  items jsonb NOT NULL CHECK (jsonb_typeof(items) = 'array' AND jsonb_array_length(items) BETWEEN 1 AND 20),
  method text NOT NULL CHECK (method IN ('passkey', 'password', 'code')),
  proof bytea CHECK (length(proof) <= 20000),
  requested_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  decided_at timestamptz,
  outcome text CHECK (outcome IN ('approved', 'refused')),
  refused_for text,
  CHECK ((outcome IS NULL) = (decided_at IS NULL)),
  CHECK ((outcome = 'refused') = (refused_for IS NOT NULL)),
  CHECK (outcome IS NULL OR proof IS NULL)
);
CREATE INDEX approval_requests_member ON approval_requests (member_id, requested_at DESC);

CREATE TABLE packet_approvals (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- A packet is approved at most once, so a repeated signature approves nothing again.
  packet_id uuid NOT NULL UNIQUE,
  member_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  hash bytea NOT NULL,
  -- The member allowed a résumé below the minimum score.
  exception boolean NOT NULL,
  method text NOT NULL CHECK (method IN ('passkey', 'password', 'code')),
  -- For a passkey: the signed data, the signature, and the public key, so that the approval can be checked later.
  evidence jsonb,
  approved_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  UNIQUE (id, packet_id, member_id, hash),
  FOREIGN KEY (packet_id, member_id, hash) REFERENCES packets (id, member_id, hash) ON DELETE CASCADE,
  CHECK ((method = 'passkey') = (evidence IS NOT NULL)),
  CHECK (expires_at > approved_at AND expires_at <= approved_at + interval '14 days')
);
CREATE INDEX packet_approvals_member ON packet_approvals (member_id);

CREATE TABLE packet_submissions (
  packet_id uuid PRIMARY KEY,
  -- Used once.
  approval_id uuid NOT NULL UNIQUE,
  member_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  hash bytea NOT NULL,
  recruiter_id uuid REFERENCES users ON DELETE SET NULL,
  recruiter_name text NOT NULL,
  submitted_at timestamptz NOT NULL,
  receipt_kind text NOT NULL CHECK (receipt_kind IN ('number', 'screenshot', 'email')),
  -- The confirmation number, or what the email or the screen says.
  receipt_text text NOT NULL DEFAULT '',
  receipt_file uuid REFERENCES packet_files,
  FOREIGN KEY (approval_id, packet_id, member_id, hash) REFERENCES packet_approvals (id, packet_id, member_id, hash) ON DELETE CASCADE,
  CHECK (CASE receipt_kind WHEN 'screenshot' THEN receipt_file IS NOT NULL ELSE length(receipt_text) > 0 END)
);
CREATE INDEX packet_submissions_member ON packet_submissions (member_id);
CREATE INDEX packet_submissions_recruiter ON packet_submissions (recruiter_id) WHERE recruiter_id IS NOT NULL;
CREATE INDEX packet_submissions_file ON packet_submissions (receipt_file) WHERE receipt_file IS NOT NULL;

-- What was done about a packet, so that it is done once.
CREATE TABLE packet_reminders (
  packet_id uuid NOT NULL REFERENCES packets ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('approved', 'decide', 'submit', 'over')),
  at timestamptz NOT NULL,
  PRIMARY KEY (packet_id, kind)
);

-- Whether a member lets recruiters apply at this moment.
CREATE FUNCTION lets_recruiters_apply(member uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce((SELECT given FROM public.consents WHERE user_id = member AND kind = 'recruiter-applications' ORDER BY id DESC LIMIT 1), false)
$$;

CREATE FUNCTION is_assigned(recruiter uuid, member uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (
    SELECT FROM public.assignments JOIN public.users ON users.id = assignments.recruiter_id
    WHERE member_id = member AND recruiter_id = recruiter AND ended_at IS NULL AND users.role = 'recruiter'
  )
$$;

REVOKE EXECUTE ON FUNCTION lets_recruiters_apply(uuid), is_assigned(uuid, uuid) FROM PUBLIC;

CREATE FUNCTION check_new_packet() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  stated constant jsonb := convert_from(NEW.content, 'UTF8')::jsonb;
BEGIN
  IF stated ->> 'id' IS DISTINCT FROM NEW.id::text OR stated ->> 'memberId' IS DISTINCT FROM NEW.member_id::text THEN
    RAISE EXCEPTION 'packet % names another packet or member', NEW.id USING ERRCODE = 'FH001';
  END IF;
  IF NEW.ended_as IS NOT NULL OR NEW.started_at IS NOT NULL THEN
    RAISE EXCEPTION 'a new packet is open' USING ERRCODE = 'FH001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_new_packet BEFORE INSERT ON packets FOR EACH ROW EXECUTE FUNCTION check_new_packet();

-- A packet stays as it was proposed. It can be started, and it can end once.
CREATE FUNCTION keep_packet() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  -- The hash is computed from the content later.
  changeable constant text[] := ARRAY['hash', 'application_id', 'recruiter_id', 'replaces', 'ended_as', 'ended_at', 'reason', 'reason_text',
    'started_by', 'started_at'];
BEGIN
  IF to_jsonb(NEW) - changeable <> to_jsonb(OLD) - changeable
    OR (NEW.application_id IS DISTINCT FROM OLD.application_id AND NEW.application_id IS NOT NULL)
    OR (NEW.recruiter_id IS DISTINCT FROM OLD.recruiter_id AND NEW.recruiter_id IS NOT NULL)
    OR (NEW.replaces IS DISTINCT FROM OLD.replaces AND NEW.replaces IS NOT NULL) THEN
    RAISE EXCEPTION 'packets are never changed' USING ERRCODE = 'FH001';
  END IF;
  IF (NEW.ended_as, NEW.ended_at, NEW.reason, NEW.reason_text) IS DISTINCT FROM (OLD.ended_as, OLD.ended_at, OLD.reason, OLD.reason_text) THEN
    IF OLD.ended_as IS NOT NULL THEN
      RAISE EXCEPTION 'packet % has ended', OLD.id USING ERRCODE = 'FH002';
    END IF;
    IF EXISTS (SELECT FROM public.packet_submissions WHERE packet_id = OLD.id) THEN
      RAISE EXCEPTION 'packet % is submitted', OLD.id USING ERRCODE = 'FH003';
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_packet BEFORE UPDATE ON packets FOR EACH ROW EXECUTE FUNCTION keep_packet();

CREATE FUNCTION check_new_request() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  NEW.requested_at := clock_timestamp();
  IF NEW.outcome IS NOT NULL OR NEW.proof IS NULL THEN
    RAISE EXCEPTION 'a new request is undecided and has a proof' USING ERRCODE = 'FH001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_new_request BEFORE INSERT ON approval_requests FOR EACH ROW EXECUTE FUNCTION check_new_request();

-- An approval is of an open packet, whole and in time, by its member. The times are the database’s.
CREATE FUNCTION check_approval() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  packet public.packets;
  stated jsonb;
BEGIN
  SELECT * INTO packet FROM public.packets WHERE id = NEW.packet_id FOR UPDATE;
  IF packet.id IS NULL OR packet.member_id <> NEW.member_id OR packet.hash <> NEW.hash THEN
    RAISE EXCEPTION 'this approves another packet' USING ERRCODE = 'FH001';
  END IF;
  NEW.approved_at := clock_timestamp();
  NEW.expires_at := NEW.approved_at + interval '14 days';
  IF packet.ended_as IS NOT NULL OR packet.expires_at <= NEW.approved_at THEN
    RAISE EXCEPTION 'packet % has ended', packet.id USING ERRCODE = 'FH002';
  END IF;
  stated := convert_from(packet.content, 'UTF8')::jsonb;
  IF jsonb_path_exists(stated, '$.answers[*] ? (@.answer == null)') THEN
    RAISE EXCEPTION 'packet % has questions without an answer', packet.id USING ERRCODE = 'FH004';
  END IF;
  IF (stated -> 'resume' ->> 'score')::int < 80 AND NOT NEW.exception THEN
    RAISE EXCEPTION 'packet % needs an exception for its score', packet.id USING ERRCODE = 'FH004';
  END IF;
  IF NOT lets_recruiters_apply(NEW.member_id) THEN
    RAISE EXCEPTION 'this member lets no recruiter apply' USING ERRCODE = 'FH005';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_approval BEFORE INSERT ON packet_approvals FOR EACH ROW EXECUTE FUNCTION check_approval();

-- The invariant: a submission is of an open packet with a live approval of that hash by that member, by a recruiter assigned to them.
CREATE FUNCTION check_submission() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  packet public.packets;
  approval public.packet_approvals;
BEGIN
  -- Waits for whoever ends or approves the packet at this moment.
  SELECT * INTO packet FROM public.packets WHERE id = NEW.packet_id FOR UPDATE;
  SELECT * INTO approval FROM public.packet_approvals WHERE packet_id = NEW.packet_id;
  NEW.submitted_at := clock_timestamp();
  IF packet.id IS NULL OR approval.id IS NULL OR approval.id <> NEW.approval_id
    OR packet.member_id <> NEW.member_id OR approval.member_id <> NEW.member_id
    OR packet.hash <> NEW.hash OR approval.hash <> NEW.hash THEN
    RAISE EXCEPTION 'packet % is not approved', NEW.packet_id USING ERRCODE = 'FH006';
  END IF;
  IF packet.ended_as IS NOT NULL THEN
    RAISE EXCEPTION 'packet % has ended', packet.id USING ERRCODE = 'FH002';
  END IF;
  IF approval.expires_at <= NEW.submitted_at THEN
    RAISE EXCEPTION 'the approval of packet % has expired', packet.id USING ERRCODE = 'FH006';
  END IF;
  IF NEW.recruiter_id IS NULL OR NOT is_assigned(NEW.recruiter_id, NEW.member_id) THEN
    RAISE EXCEPTION 'this recruiter is not assigned to the member' USING ERRCODE = 'FH007';
  END IF;
  IF NOT lets_recruiters_apply(NEW.member_id) THEN
    RAISE EXCEPTION 'this member lets no recruiter apply' USING ERRCODE = 'FH005';
  END IF;
  IF NEW.receipt_file IS NOT NULL AND NOT EXISTS (
    SELECT FROM public.packet_files WHERE id = NEW.receipt_file AND member_id = NEW.member_id) THEN
    RAISE EXCEPTION 'the receipt belongs to another member' USING ERRCODE = 'FH001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_submission BEFORE INSERT ON packet_submissions FOR EACH ROW EXECUTE FUNCTION check_submission();

-- Approvals and submissions are never changed. Deleting the account of a recruiter is the only exception.
CREATE FUNCTION keep_proof() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    RAISE EXCEPTION '% is never emptied', TG_TABLE_NAME USING ERRCODE = 'FH001';
  END IF;
  IF to_jsonb(NEW) - 'recruiter_id' <> to_jsonb(OLD) - 'recruiter_id' OR to_jsonb(NEW) ->> 'recruiter_id' IS NOT NULL
    OR TG_TABLE_NAME = 'packet_approvals' THEN
    RAISE EXCEPTION '% is never changed', TG_TABLE_NAME USING ERRCODE = 'FH001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_approval BEFORE UPDATE ON packet_approvals FOR EACH ROW EXECUTE FUNCTION keep_proof();
CREATE TRIGGER keep_submission BEFORE UPDATE ON packet_submissions FOR EACH ROW EXECUTE FUNCTION keep_proof();
CREATE TRIGGER keep_packets BEFORE TRUNCATE ON packets FOR EACH STATEMENT EXECUTE FUNCTION keep_proof();
CREATE TRIGGER keep_approvals BEFORE TRUNCATE ON packet_approvals FOR EACH STATEMENT EXECUTE FUNCTION keep_proof();
CREATE TRIGGER keep_submissions BEFORE TRUNCATE ON packet_submissions FOR EACH STATEMENT EXECUTE FUNCTION keep_proof();

-- A recruiter’s “submitted” in the history of an application needs the submission.
CREATE FUNCTION check_recruiter_event() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM public.packet_submissions JOIN public.packets ON packets.id = packet_submissions.packet_id
    WHERE packets.application_id = NEW.application_id
  ) THEN
    RAISE EXCEPTION 'no packet of application % is submitted', NEW.application_id USING ERRCODE = 'FH006';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_recruiter_event BEFORE INSERT ON application_events FOR EACH ROW
  WHEN (NEW.actor = 'recruiter' AND NEW.to_state = 'submitted') EXECUTE FUNCTION check_recruiter_event();

-- A mailbox password is opened for an approved packet, with the recruiter’s passkey. Earlier looks were for tasks.
ALTER TABLE secret_reveals
  ALTER COLUMN task_id DROP NOT NULL,
  ADD COLUMN packet_id uuid,
  ADD COLUMN assertion jsonb;

SELECT limit_recruiters('packets', 'member_id');
SELECT limit_recruiters('packet_files', 'member_id');
SELECT limit_recruiters('approval_requests', 'member_id');
SELECT limit_recruiters('packet_approvals', 'member_id');
SELECT limit_recruiters('packet_submissions', 'member_id');
SELECT limit_recruiters_through('packet_reminders', 'packet_id', 'packets');
SELECT set_privileges('packets', 'SELECT, INSERT, UPDATE (ended_as, ended_at, reason, reason_text, started_by, started_at)', 'SELECT');
SELECT set_privileges('packet_files', 'SELECT, INSERT', '');
SELECT set_privileges('approval_requests', 'SELECT, INSERT', 'SELECT, UPDATE (proof, decided_at, outcome, refused_for), DELETE');
SELECT set_privileges('packet_approvals', 'SELECT', 'SELECT, INSERT');
SELECT set_privileges('packet_submissions', 'SELECT, INSERT', 'SELECT');
SELECT set_privileges('packet_reminders', 'SELECT, INSERT', '');
-- What the custody process needs to check a member’s proof.
SELECT set_privileges('passkeys', 'SELECT, INSERT, UPDATE, DELETE', 'SELECT, UPDATE (counter, backed_up, last_used_at)');
SELECT set_privileges('authenticators', 'SELECT, INSERT, UPDATE, DELETE', 'SELECT, UPDATE (last_step)');
SELECT set_privileges('credentials', 'SELECT, INSERT, UPDATE, DELETE', 'SELECT (user_id, provider_id, password)');

