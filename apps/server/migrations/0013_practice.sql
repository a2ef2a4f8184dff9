-- Practising for interviews: a session holds its questions as they were asked, so that a changed bank changes nothing that somebody practised.
CREATE TABLE practice_sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  title text NOT NULL,
  -- Null where questions of several levels are repeated.
  level text CHECK (level IN ('junior', 'mid', 'senior')),
  -- Seconds for each question; null without a clock that runs down.
  clock integer CHECK (clock > 0),
  -- What to know of how the questions were chosen.
  remarks text[] NOT NULL DEFAULT '{}',
  started_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX practice_sessions_member ON practice_sessions (user_id, started_at DESC);

CREATE TABLE practice_questions (
  session_id uuid NOT NULL REFERENCES practice_sessions ON DELETE CASCADE,
  place integer NOT NULL CHECK (place > 0),
  -- Set, level and place in the bank.
  question_id text,
  ask text NOT NULL,
  shows text,
  next text,
  kind text NOT NULL CHECK (kind IN ('behavioural', 'technical')),
  level text NOT NULL CHECK (level IN ('junior', 'mid', 'senior')),
  about text NOT NULL,
  notes text NOT NULL DEFAULT '',
  seconds integer NOT NULL DEFAULT 0 CHECK (seconds >= 0),
  -- Criterion → 0 to 3.
  grades jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 0,
  PRIMARY KEY (session_id, place)
);

-- Which questions of the bank a member got, the latest last: so that they get others next time.
CREATE TABLE questions_given (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  ids text[] NOT NULL
);
