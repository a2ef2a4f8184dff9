-- Who offers the job that a résumé is scored against, and where. Null if it isn't known.
ALTER TABLE resumes
  ADD COLUMN target_company text,
  ADD COLUMN target_place text;
