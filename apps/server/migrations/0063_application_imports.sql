-- A table of applications that a member imported, so that exactly its rows can be removed again.
CREATE TABLE application_imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- How many applications it added.
  added int NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX application_imports_user ON application_imports (user_id, created_at DESC);

ALTER TABLE applications ADD COLUMN import_id uuid REFERENCES application_imports ON DELETE SET NULL;
CREATE INDEX applications_import ON applications (import_id) WHERE import_id IS NOT NULL;
