-- Why a question was chosen for a practice session. Null for those of a whole set and of earlier sessions.
ALTER TABLE practice_questions ADD COLUMN reason text;
