-- A cover letter or follow-up email that a member wrote, at most one of each kind for a résumé.
CREATE TABLE letters (
  resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('cover-letter', 'after-applying', 'after-interview')),
  -- Identifies the job that it was written for, to tell whether the résumé is compared with another one now.
  target text,
  template text NOT NULL,
  subject text NOT NULL DEFAULT '',
  text text NOT NULL CHECK (length(text) <= 20000),
  -- Raised with each save, so that one window doesn't overwrite what another saved.
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (resume_id, kind)
);
