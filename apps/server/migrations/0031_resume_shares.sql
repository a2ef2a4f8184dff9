-- A frozen copy of a résumé and its score that anyone with the link can open until it expires. Deleting the row ends the link.
CREATE TABLE resume_shares (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
  -- SHA-256 of the token. The token itself is only in the link.
  token_hash bytea NOT NULL UNIQUE,
  -- What the copy shows of 'email', 'phone', and 'address'.
  shows text[] NOT NULL,
  -- The copy, without what it doesn't show.
  copy jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX resume_shares_resume ON resume_shares (resume_id);
CREATE INDEX resume_shares_expiry ON resume_shares (expires_at);
