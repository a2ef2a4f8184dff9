CREATE TABLE resumes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  title text NOT NULL,
  file_name text NOT NULL,
  format text NOT NULL CHECK (format IN ('pdf', 'docx', 'odt', 'rtf', 'txt', 'json')),
  -- The file as it came: where its sealed bytes are, and their hash, by which a second upload is recognised.
  file_key text NOT NULL UNIQUE,
  file_sha256 bytea NOT NULL,
  file_size int NOT NULL,
  -- Lines and their places, and what the file is like: read once, never changed.
  source_text jsonb NOT NULL,
  signals jsonb NOT NULL,
  -- The same file as several reading strategies see it.
  views jsonb NOT NULL,
  current_version int NOT NULL DEFAULT 1,
  target_kind text NOT NULL DEFAULT 'none' CHECK (target_kind IN ('none', 'text', 'listing')),
  target_title text,
  target_text text,
  target_listing_id uuid REFERENCES listings ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, file_sha256)
);
CREATE INDEX resumes_owner ON resumes (user_id, updated_at DESC);

-- Every state a résumé was in. Rows are never changed; undo moves `current_version`.
CREATE TABLE resume_versions (
  resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
  number int NOT NULL,
  parent int,
  kind text NOT NULL CHECK (kind IN ('read', 'corrected', 'improved')),
  label text NOT NULL,
  content jsonb NOT NULL,
  provenance jsonb NOT NULL,
  -- What a reader meets: the page as it came, or our own layout, once the member chose it.
  layout text NOT NULL CHECK (layout IN ('original', 'export')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (resume_id, number)
);

-- Last computed score by version and what it was computed against.
CREATE TABLE resume_scores (
  resume_id uuid NOT NULL,
  version int NOT NULL,
  -- Hash of the target, the rubric version and the month.
  basis text NOT NULL,
  total int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('job', 'format')),
  report jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (resume_id, version, basis),
  FOREIGN KEY (resume_id, version) REFERENCES resume_versions ON DELETE CASCADE
);

-- What the member said about a proposal or question that was not simply accepted.
CREATE TABLE resume_decisions (
  resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
  subject text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('refused', 'not-applicable')),
  decided_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (resume_id, subject)
);

-- Facts in the member's own words, with the day they said so.
CREATE TABLE resume_facts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
  question_id text NOT NULL,
  text text NOT NULL,
  skill text,
  -- The role, line or field it belongs to.
  target text,
  confirmed_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (resume_id, question_id)
);

-- Files whose résumé is gone, also when it went with its owner: a job deletes them from the store.
CREATE TABLE file_removals (
  file_key text PRIMARY KEY,
  requested_at timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION remember_removed_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO file_removals (file_key) VALUES (OLD.file_key) ON CONFLICT DO NOTHING;
  RETURN OLD;
END $$;

CREATE TRIGGER resumes_file_removed AFTER DELETE ON resumes FOR EACH ROW EXECUTE FUNCTION remember_removed_file();
