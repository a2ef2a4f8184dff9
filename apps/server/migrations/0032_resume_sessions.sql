-- Changes made in one go belong to one version. Rows stay what they were: every state of a résumé, never changed. What people see as
-- version 1, 2, and 3 is the position, which several states share.
ALTER TABLE resume_versions
  ADD COLUMN position int,
  -- How many suggestions or fields the change from the parent had.
  ADD COLUMN changes int NOT NULL DEFAULT 1,
  -- A hash of the job that a tailored state is for, and the job's title then.
  ADD COLUMN target text,
  ADD COLUMN target_title text;
UPDATE resume_versions SET position = number;
ALTER TABLE resume_versions ALTER COLUMN position SET NOT NULL;

ALTER TABLE resume_versions DROP CONSTRAINT resume_versions_kind_check;
ALTER TABLE resume_versions ADD CONSTRAINT resume_versions_kind_check
  CHECK (kind IN ('read', 'corrected', 'improved', 'tailored', 'restored'));

-- A suggestion can be dismissed for one job only: a hash of that job, or '' for every job.
ALTER TABLE resume_decisions ADD COLUMN target text NOT NULL DEFAULT '';
ALTER TABLE resume_decisions DROP CONSTRAINT resume_decisions_pkey;
ALTER TABLE resume_decisions ADD PRIMARY KEY (resume_id, subject, target);
