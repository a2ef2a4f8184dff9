-- A file is read again when its member asks for it. Each version points to the reading that its places on the page are in, so that undo
-- goes back to the earlier one.
CREATE TABLE resume_readings (
  resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
  number int NOT NULL,
  -- What was read, before anybody changed it.
  content jsonb NOT NULL,
  provenance jsonb NOT NULL,
  -- Lines and their places, and what the file is like.
  source_text jsonb NOT NULL,
  signals jsonb NOT NULL,
  -- The same file as several reading strategies see it.
  views jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (resume_id, number)
);

INSERT INTO resume_readings (resume_id, number, content, provenance, source_text, signals, views, created_at)
SELECT resumes.id, 1, first.content, first.provenance, resumes.source_text, resumes.signals, resumes.views, resumes.created_at
FROM resumes JOIN resume_versions AS first ON first.resume_id = resumes.id AND first.number = 1;

ALTER TABLE resumes DROP COLUMN source_text, DROP COLUMN signals, DROP COLUMN views;

ALTER TABLE resume_versions
  ADD COLUMN reading int NOT NULL DEFAULT 1,
  -- Lines of the file that no field of this version holds; null where the file was read before they were listed.
  ADD COLUMN unplaced jsonb,
  ADD FOREIGN KEY (resume_id, reading) REFERENCES resume_readings ON DELETE CASCADE;
ALTER TABLE resume_versions ALTER COLUMN reading DROP DEFAULT;
