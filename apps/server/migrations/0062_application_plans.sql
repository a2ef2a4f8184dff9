-- What the reminders job, the calendar feed and the files of applications need.

-- Set when a reminder was due and nothing was sent, because the member's plan didn't include it.
ALTER TABLE application_reminders
  ADD COLUMN skipped_at timestamptz,
  -- Whether it is about asking the employer for news.
  ADD COLUMN follow_up boolean NOT NULL DEFAULT false;
DROP INDEX application_reminders_due;
CREATE INDEX application_reminders_due ON application_reminders (due_at)
  WHERE done_at IS NULL AND sent_at IS NULL AND skipped_at IS NULL;

ALTER TABLE application_settings
  -- Whether the calendar feed names companies, places and people.
  ADD COLUMN calendar_details boolean NOT NULL DEFAULT true;

-- However a file's row goes, a job deletes the file from the store.
CREATE TRIGGER application_files_file_removed AFTER DELETE ON application_files
  FOR EACH ROW EXECUTE FUNCTION remember_removed_file();

-- Deadlines of offers are looked up for the calendar.
CREATE INDEX application_offers_answer_by ON application_offers (answer_by) WHERE answer_by IS NOT NULL;
