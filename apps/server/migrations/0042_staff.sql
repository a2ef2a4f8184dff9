-- Who looked at a member's data in the console. The member's export contains it, and it goes with the account.
CREATE TABLE staff_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Null once the staff member's own account is deleted.
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  page text NOT NULL CHECK (page IN ('member', 'billing', 'registration', 'client')),
  at timestamptz NOT NULL
);
CREATE INDEX staff_views_user ON staff_views (user_id, id DESC);
CREATE INDEX staff_views_actor ON staff_views (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX staff_views_at ON staff_views (at);

-- The filters of a console list that a staff member saved under a name. `query` is the list's query string.
CREATE TABLE saved_filters (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  list text NOT NULL CHECK (list IN ('inquiries', 'registrations', 'billing', 'members', 'emails')),
  name text NOT NULL,
  query text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX saved_filters_name ON saved_filters (user_id, list, lower(name));

-- Texts for replies to inquiries, with placeholders such as {name}.
CREATE TABLE answer_templates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL,
  text text NOT NULL,
  changed_by uuid REFERENCES users ON DELETE SET NULL,
  changed_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX answer_templates_title ON answer_templates (lower(title));
CREATE INDEX answer_templates_changed_by ON answer_templates (changed_by) WHERE changed_by IS NOT NULL;

-- The console's overview counts emails that couldn't be sent.
CREATE INDEX mails_failed ON mails (created_at) WHERE state = 'failed';
