-- The last email to the recruiter about a thread's unread messages: to whom, and the last message that it was about. There is one until they
-- have read the thread.
ALTER TABLE recruiter_threads
  ADD COLUMN recruiter_emailed uuid REFERENCES users ON DELETE SET NULL,
  ADD COLUMN recruiter_emailed_to int NOT NULL DEFAULT 0;
CREATE INDEX recruiter_threads_emailed ON recruiter_threads (recruiter_emailed) WHERE recruiter_emailed IS NOT NULL;

-- A whole confirmation email fits. `packetLimits.receiptEmail` of the contracts has the same number.
ALTER TABLE packet_submissions ADD CONSTRAINT packet_submissions_receipt_text CHECK (length(receipt_text) <= 20000);
