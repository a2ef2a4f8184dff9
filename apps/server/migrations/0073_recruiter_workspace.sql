-- What recruiters do for members before an application: with an authorization, by the member's rules, with copies of their résumés.

ALTER TABLE consents DROP CONSTRAINT consents_kind_check;
ALTER TABLE consents ADD CONSTRAINT consents_kind_check CHECK (kind IN (
  'terms', 'accuracy', 'mailbox-storage', 'contact', 'newsletter', 'guarantee-review', 'visa-status', 'visa-sharing',
  'recruiter-applications'
));

ALTER TABLE staff_views DROP CONSTRAINT staff_views_page_check;
ALTER TABLE staff_views ADD CONSTRAINT staff_views_page_check CHECK (page IN (
  'member', 'billing', 'registration', 'client', 'client-resumes', 'client-matches', 'client-applications', 'client-answers',
  'screening'
));

-- Which jobs a recruiter may apply to, by the member.
CREATE TABLE member_rules (
  member_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  rules jsonb NOT NULL,
  saved_at timestamptz NOT NULL
);

-- Who prepared a copy of a résumé. Null if its owner did. The name stays when the recruiter leaves.
ALTER TABLE resumes ADD COLUMN prepared_by text;

-- Copies of members' résumés that recruiters tailor.
CREATE TABLE tailored_copies (
  resume_id uuid PRIMARY KEY REFERENCES resumes ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  recruiter_id uuid REFERENCES users ON DELETE SET NULL,
  recruiter_name text NOT NULL,
  listing_id uuid REFERENCES listings ON DELETE SET NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX tailored_copies_member ON tailored_copies (member_id, created_at DESC);
CREATE INDEX tailored_copies_recruiter ON tailored_copies (recruiter_id) WHERE recruiter_id IS NOT NULL;
CREATE INDEX tailored_copies_listing ON tailored_copies (listing_id) WHERE listing_id IS NOT NULL;

-- What a recruiter asks the member to confirm about a copy: a fact, or a text with something new in it.
CREATE TABLE tailoring_confirmations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  resume_id uuid NOT NULL REFERENCES tailored_copies ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('question', 'edit')),
  -- The question's ID in the plan, or the path of the line.
  subject text NOT NULL,
  -- The question, or the new text.
  text text NOT NULL,
  -- The text that a new one replaces.
  before text,
  reason text NOT NULL,
  -- Whether the answer belongs to a role that the member must choose.
  asks_where boolean NOT NULL DEFAULT false,
  state text NOT NULL CHECK (state IN ('waiting', 'confirmed', 'declined', 'withdrawn')),
  asked_at timestamptz NOT NULL,
  decided_at timestamptz,
  CHECK ((kind = 'edit') = (before IS NOT NULL)),
  CHECK ((state = 'waiting') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX tailoring_confirmations_waiting ON tailoring_confirmations (resume_id, subject) WHERE state = 'waiting';
CREATE INDEX tailoring_confirmations_member ON tailoring_confirmations (member_id, state, asked_at);
CREATE INDEX tailoring_confirmations_resume ON tailoring_confirmations (resume_id, asked_at);

SELECT limit_recruiters('member_rules', 'member_id');
SELECT limit_recruiters('tailored_copies', 'member_id');
SELECT limit_recruiters('tailoring_confirmations', 'member_id');
