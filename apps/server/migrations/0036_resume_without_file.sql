-- Null if the résumé was started without a file.
ALTER TABLE resumes ALTER COLUMN file_name DROP NOT NULL;
