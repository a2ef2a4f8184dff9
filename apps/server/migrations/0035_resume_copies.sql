-- A copy tailored for another job. It is a résumé of its own, with its own file, and follows the contact details of its parent.
ALTER TABLE resumes
  ADD COLUMN parent_id uuid REFERENCES resumes ON DELETE SET NULL,
  -- Stays true after the parent is deleted: several copies of one file may remain then.
  ADD COLUMN is_copy boolean NOT NULL DEFAULT false,
  ADD COLUMN archived_at timestamptz,
  ADD CONSTRAINT resumes_parent_of_copy CHECK (parent_id IS NULL OR is_copy);
CREATE INDEX resumes_parent ON resumes (parent_id);

-- A file is recognized by its hash where it was uploaded. Copies have the same one.
ALTER TABLE resumes DROP CONSTRAINT resumes_user_id_file_sha256_key;
CREATE UNIQUE INDEX resumes_uploaded_file ON resumes (user_id, file_sha256) WHERE NOT is_copy;

ALTER TABLE resume_versions DROP CONSTRAINT resume_versions_kind_check;
ALTER TABLE resume_versions ADD CONSTRAINT resume_versions_kind_check
  CHECK (kind IN ('read', 'corrected', 'improved', 'tailored', 'restored', 'copied'));
