-- What a member writes for a challenge before it is submitted: one text a language. The version counts changes, so that two windows notice each other.
CREATE TABLE challenge_drafts (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  challenge text NOT NULL,
  language text NOT NULL CHECK (language IN ('javascript', 'typescript', 'python', 'java', 'cpp')),
  code text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, challenge, language)
);

-- The outcomes are the member's own statement: tests run in their browser. Null where the language is not run.
CREATE TABLE challenge_submissions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  challenge text NOT NULL,
  language text NOT NULL CHECK (language IN ('javascript', 'typescript', 'python', 'java', 'cpp')),
  code text NOT NULL,
  outcomes jsonb,
  passed integer,
  total integer,
  after_solution boolean NOT NULL,
  review jsonb,
  submitted_at timestamptz NOT NULL,
  CHECK ((outcomes IS NULL) = (passed IS NULL) AND (passed IS NULL) = (total IS NULL)),
  CHECK (passed BETWEEN 0 AND total)
);
CREATE INDEX challenge_submissions_member ON challenge_submissions (user_id, challenge, submitted_at DESC);
CREATE INDEX challenge_submissions_challenge ON challenge_submissions (challenge, user_id);

-- When a member first saw the solution of a challenge.
CREATE TABLE challenge_solutions (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  challenge text NOT NULL,
  shown_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, challenge)
);
