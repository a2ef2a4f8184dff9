-- Emails about applications that members forward, upload, or paste. The message itself is an encrypted file, deleted after 30 days; what
-- was read from it stays until its owner deletes it.

CREATE TABLE forwarding_inboxes (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- The part of the address before the @. Random, because everyone who knows it can send to it.
  local_part text NOT NULL UNIQUE CHECK (local_part ~ '^u-[a-z2-7]{20}$'),
  created_at timestamptz NOT NULL,
  -- The code with which a mail provider asks to confirm the address, and for which mailbox.
  confirmation_code text,
  confirmation_mailbox text,
  confirmation_url text,
  confirmation_at timestamptz
);

CREATE TABLE received_mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  source text NOT NULL CHECK (source IN ('forwarded', 'uploaded', 'pasted')),
  -- SHA-256 of the bytes, so that the same message changes nothing again.
  sha256 bytea NOT NULL,
  message_id text,
  -- Null once the file is deleted.
  file_key text UNIQUE,
  size integer NOT NULL,
  sender_name text NOT NULL,
  sender_address text NOT NULL,
  subject text NOT NULL,
  sent_at timestamptz,
  received_at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('received', 'rejected', 'interview', 'offer', 'action', 'none')),
  certainty text NOT NULL CHECK (certainty IN ('sure', 'likely', 'unsure')),
  quote text,
  interview_change text CHECK (interview_change IN ('rescheduled', 'canceled')),
  interview_at timestamptz,
  interview_zone text,
  interview_minutes integer,
  interview_day date,
  -- The interview that it added.
  interview_id uuid REFERENCES application_interviews ON DELETE SET NULL,
  -- The change of the application that it made.
  event_id bigint,
  company text,
  title text,
  -- Whose signature was verified. Null if none was.
  verified_domain text,
  verified_by text CHECK (verified_by IN ('dkim', 'arc')),
  application_id uuid REFERENCES applications ON DELETE SET NULL,
  match_certainty text CHECK (match_certainty IN ('sure', 'likely', 'unsure')),
  -- Why the member has to decide.
  waits_because text,
  outcome text NOT NULL CHECK (outcome IN ('waiting', 'applied', 'accepted', 'dismissed', 'undone', 'noted')),
  decided_at timestamptz,
  CHECK ((verified_domain IS NULL) = (verified_by IS NULL)),
  UNIQUE (user_id, sha256)
);
CREATE INDEX received_mails_owner ON received_mails (user_id, received_at DESC, id);
CREATE INDEX received_mails_message ON received_mails (user_id, message_id) WHERE message_id IS NOT NULL;
CREATE INDEX received_mails_application ON received_mails (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX received_mails_files ON received_mails (received_at) WHERE file_key IS NOT NULL;

CREATE TRIGGER received_mails_file_removed AFTER DELETE ON received_mails
  FOR EACH ROW WHEN (OLD.file_key IS NOT NULL) EXECUTE FUNCTION remember_removed_file();
