-- Messages between a member and their recruiter. One thread per member, whoever the recruiter is.
CREATE TABLE recruiter_threads (
  member_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- The last message that each side has read.
  member_read int NOT NULL DEFAULT 0,
  recruiter_read int NOT NULL DEFAULT 0,
  -- Since when each side waits for a reply of the other. Null while it doesn't. Computed from the messages.
  member_waits_since timestamptz,
  recruiter_waits_since timestamptz,
  -- The last email to the member about unread messages: when, and the last message that it was about.
  emailed_at timestamptz,
  emailed_to int NOT NULL DEFAULT 0
);

CREATE TABLE recruiter_messages (
  -- In the order in which they were stored, because every change of a thread locks its row.
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES recruiter_threads ON DELETE CASCADE,
  side text NOT NULL CHECK (side IN ('member', 'recruiter', 'system')),
  -- 'assigned': the author is the recruiter from now on. 'settled': the recruiter says that no reply is needed.
  kind text NOT NULL DEFAULT 'text' CHECK (kind IN ('text', 'assigned', 'settled')),
  -- Null if their account was erased. The name is the one at the time.
  author_id uuid REFERENCES users ON DELETE SET NULL,
  author_name text NOT NULL,
  text text NOT NULL DEFAULT '',
  needs_reply boolean NOT NULL DEFAULT false,
  -- Made by the browser, so that a message that is sent twice is stored once.
  client_id uuid,
  at timestamptz NOT NULL,
  -- The text and the files of a deleted message are gone.
  deleted_at timestamptz,
  CHECK (kind <> 'text' OR client_id IS NOT NULL)
);
CREATE UNIQUE INDEX recruiter_messages_client ON recruiter_messages (member_id, author_id, client_id) WHERE client_id IS NOT NULL;
CREATE INDEX recruiter_messages_thread ON recruiter_messages (member_id, id);
CREATE INDEX recruiter_messages_author ON recruiter_messages (author_id, at);

CREATE TABLE recruiter_message_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  message_id int NOT NULL REFERENCES recruiter_messages ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES recruiter_threads ON DELETE CASCADE,
  position int NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  bytes int NOT NULL,
  file_key text NOT NULL UNIQUE
);
CREATE INDEX recruiter_message_files_message ON recruiter_message_files (message_id, position);
CREATE INDEX recruiter_message_files_member ON recruiter_message_files (member_id);
-- However a file's row goes, a job deletes the file from the store.
CREATE TRIGGER recruiter_message_files_file_removed AFTER DELETE ON recruiter_message_files
  FOR EACH ROW EXECUTE FUNCTION remember_removed_file();

-- Whichever way a recruiter was assigned, the thread says so.
CREATE FUNCTION note_assignment_in_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Locks the thread, too.
  INSERT INTO recruiter_threads (member_id) VALUES (NEW.member_id)
    ON CONFLICT (member_id) DO UPDATE SET recruiter_read = recruiter_threads.recruiter_read;
  INSERT INTO recruiter_messages (member_id, side, kind, author_id, author_name, at)
    SELECT NEW.member_id, 'system', 'assigned', users.id, users.name, NEW.assigned_at FROM users WHERE users.id = NEW.recruiter_id;
  RETURN NEW;
END $$;
INSERT INTO recruiter_threads (member_id) SELECT member_id FROM assignments WHERE ended_at IS NULL;
INSERT INTO recruiter_messages (member_id, side, kind, author_id, author_name, at)
  SELECT member_id, 'system', 'assigned', users.id, users.name, assigned_at
    FROM assignments JOIN users ON users.id = recruiter_id WHERE ended_at IS NULL ORDER BY assigned_at;
CREATE TRIGGER assignments_noted AFTER INSERT ON assignments FOR EACH ROW EXECUTE FUNCTION note_assignment_in_thread();

SELECT limit_recruiters('recruiter_threads', 'member_id');
SELECT limit_recruiters('recruiter_messages', 'member_id');
SELECT limit_recruiters('recruiter_message_files', 'member_id');
