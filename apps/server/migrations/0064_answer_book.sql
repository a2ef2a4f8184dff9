-- A member's own answers to the questions of application forms.
CREATE TABLE application_answers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- A question of the table in core. Null for one of the member's own.
  question_id text,
  -- The member's own question. Empty for one of the table.
  question text NOT NULL DEFAULT '',
  answer text NOT NULL,
  version int NOT NULL DEFAULT 1,
  -- When the current version began. Changes soon after it belong to it.
  version_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((question_id IS NULL) = (question <> ''))
);
CREATE UNIQUE INDEX application_answers_question ON application_answers (user_id, question_id) WHERE question_id IS NOT NULL;
CREATE INDEX application_answers_user ON application_answers (user_id);

CREATE TABLE application_answer_versions (
  answer_id uuid NOT NULL REFERENCES application_answers ON DELETE CASCADE,
  version int NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (answer_id, version)
);
