-- The résumé of an application as it was when it was chosen or the application was sent, so that response rates can be compared.
ALTER TABLE applications
  -- The version as people see it: 1, 2, 3.
  ADD COLUMN resume_position int,
  ADD COLUMN resume_template text,
  -- How well the résumé fit the listing, from 0 to 100. Null for a job that isn't one of our listings.
  ADD COLUMN match_score int;
-- What members' applications say about an employer.
CREATE INDEX applications_employer ON applications (lower(company)) WHERE applied_on IS NOT NULL AND removed_at IS NULL;
