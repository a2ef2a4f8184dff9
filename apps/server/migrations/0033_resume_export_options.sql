-- The choices about the export of a résumé (template, color, sections in order, …), so that its page remembers them.
ALTER TABLE resumes ADD COLUMN export_options jsonb NOT NULL DEFAULT '{}';
