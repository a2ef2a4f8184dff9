-- What was in a form that a member sent with the browser extension, as they saw it before they saved it.
CREATE TABLE sent_forms (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  host text NOT NULL,
  -- [{ label, value }], in the order of the form.
  fields jsonb NOT NULL,
  submitted_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX sent_forms_application ON sent_forms (application_id, created_at DESC);
CREATE INDEX sent_forms_user ON sent_forms (user_id);

SELECT limit_recruiters('sent_forms', 'user_id');
SELECT set_privileges('sent_forms', 'SELECT, INSERT, DELETE', '');
