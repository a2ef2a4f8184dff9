-- Archives that members imported: what they exported from this or another installation.

-- An archive can be imported once into an account, by its ID and by what it contains.
CREATE TABLE account_archives (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  archive_id uuid NOT NULL,
  -- SHA-256 of the list of its importable files.
  digest bytea NOT NULL,
  exported_at timestamptz NOT NULL,
  imported_at timestamptz NOT NULL,
  -- How many records it added.
  records int NOT NULL,
  PRIMARY KEY (user_id, archive_id),
  UNIQUE (user_id, digest)
);
SELECT limit_recruiters('account_archives', 'user_id');

-- An entry of a history that came with an archive. Nobody verified it, so its actor isn't who it says it was.
ALTER TABLE application_events DROP CONSTRAINT application_events_actor_check;
ALTER TABLE application_events
  ADD CONSTRAINT application_events_actor_check CHECK (actor IN ('member', 'recruiter', 'email', 'foothold', 'import')),
  -- Who changed it, as the archive says.
  ADD COLUMN imported_from text CHECK (imported_from IN ('member', 'recruiter', 'email', 'foothold')),
  ADD CONSTRAINT application_events_import CHECK ((actor = 'import') = (imported_from IS NOT NULL));
