-- Answers of the AI tools that a member got, as they were given, so that they can be read again.
CREATE TABLE tool_answers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  tool text NOT NULL CHECK (tool IN ('career-advice', 'analyze-resume', 'interview-questions', 'review-code')),
  title text NOT NULL,
  input jsonb NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX tool_answers_member ON tool_answers (user_id, created_at DESC);

-- How often a member used the tools on a day (UTC): what the plan gives is counted here, also where answers are erased.
CREATE TABLE tool_days (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  day date NOT NULL,
  uses integer NOT NULL CHECK (uses >= 0),
  PRIMARY KEY (user_id, day)
);

-- What a language model was asked on a day (UTC) for somebody: a member's id, or "visitors" for all others together.
CREATE TABLE model_days (
  spender text NOT NULL,
  day date NOT NULL,
  tokens integer NOT NULL CHECK (tokens >= 0),
  PRIMARY KEY (spender, day)
);
