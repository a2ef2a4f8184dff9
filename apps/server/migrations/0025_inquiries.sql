-- What people ask us is called an inquiry everywhere, and what is canceled has one spelling.
ALTER TABLE enquiries RENAME TO inquiries;
ALTER TABLE enquiry_events RENAME TO inquiry_events;
ALTER TABLE inquiry_events RENAME COLUMN enquiry_id TO inquiry_id;
ALTER TABLE demo_bookings RENAME COLUMN enquiry_id TO inquiry_id;
ALTER TABLE demo_bookings RENAME COLUMN cancelled_at TO canceled_at;
ALTER TABLE users RENAME COLUMN trial_letter_at TO trial_email_at;

-- Constraints, indexes and sequences were named after their table and columns. An index of a constraint is renamed with it.
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT conrelid::regclass AS owner, conname AS name FROM pg_constraint
    WHERE connamespace = current_schema()::regnamespace AND conname ~ 'enquir|cancelled'
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', found.owner, found.name,
      replace(replace(found.name, 'enquir', 'inquir'), 'cancelled', 'canceled'));
  END LOOP;
  FOR found IN
    SELECT relname AS name, relkind AS kind FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('i', 'S') AND relname ~ 'enquir|cancelled'
  LOOP
    EXECUTE format('ALTER %s %I RENAME TO %I', CASE found.kind WHEN 'i' THEN 'INDEX' ELSE 'SEQUENCE' END, found.name,
      replace(replace(found.name, 'enquir', 'inquir'), 'cancelled', 'canceled'));
  END LOOP;
END $$;

ALTER TABLE inquiry_events DROP CONSTRAINT inquiry_events_kind_check;
UPDATE inquiry_events SET kind = 'canceled' WHERE kind = 'cancelled';
ALTER TABLE inquiry_events ADD CONSTRAINT inquiry_events_kind_check
  CHECK (kind IN ('received', 'assigned', 'answered', 'closed', 'reopened', 'booked', 'canceled'));

-- The history of a plan is never rewritten by the program. This changes the spelling of one kind, and nothing of what happened.
ALTER TABLE billing_events DISABLE TRIGGER billing_events_kept;
UPDATE billing_events SET kind = 'canceled' WHERE kind = 'cancelled';
ALTER TABLE billing_events ENABLE TRIGGER billing_events_kept;
