-- How far members are in the modules of learning paths. Paths, modules and exercises are known by the names of their files; what is gone from the
-- content stays here, so that an export says what was learned.
CREATE TABLE learning_modules (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  path text NOT NULL,
  module text NOT NULL,
  opened_at timestamptz NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (user_id, path, module)
);

-- Answers to exercises: the right one where there is one, else the latest.
CREATE TABLE learning_answers (
  user_id uuid NOT NULL,
  path text NOT NULL,
  module text NOT NULL,
  exercise text NOT NULL,
  tries integer NOT NULL CHECK (tries >= 0),
  answer jsonb,
  right_at timestamptz,
  -- Right at the first try, before the solution was looked at.
  first boolean NOT NULL DEFAULT false CHECK (NOT first OR right_at IS NOT NULL),
  -- When the solution was looked at before the answer was right.
  shown_at timestamptz,
  PRIMARY KEY (user_id, path, module, exercise),
  FOREIGN KEY (user_id, path, module) REFERENCES learning_modules ON DELETE CASCADE
);

-- Steps of a member's own path that they ticked off or put aside. A skill without a row is open.
CREATE TABLE learning_steps (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  skill text NOT NULL,
  state text NOT NULL CHECK (state IN ('done', 'aside')),
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, skill)
);
