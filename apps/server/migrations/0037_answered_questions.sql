-- A question about a role that was answered with a line isn't asked again while that line is on the résumé: its field path.
ALTER TABLE resume_decisions ADD COLUMN line text;
ALTER TABLE resume_decisions DROP CONSTRAINT resume_decisions_kind_check;
ALTER TABLE resume_decisions ADD CONSTRAINT resume_decisions_kind_check
  CHECK (kind IN ('refused', 'not-applicable', 'answered'));
