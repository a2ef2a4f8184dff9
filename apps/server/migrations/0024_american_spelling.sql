-- Names and stored values take the spelling that the code uses. Documents are rewritten as text: in the text of a JSON document a quote inside of
-- a string is escaped, so that a key or value in quotes is found only where it is one.
ALTER TABLE listing_catalogue RENAME TO listing_catalog;
ALTER TABLE sandbox_methods RENAME COLUMN behaviour TO behavior;

ALTER TABLE practice_questions DROP CONSTRAINT practice_questions_kind_check;
UPDATE practice_questions SET kind = 'behavioral' WHERE kind = 'behavioural';
ALTER TABLE practice_questions ADD CONSTRAINT practice_questions_kind_check CHECK (kind IN ('behavioral', 'technical'));

ALTER TABLE mails DROP CONSTRAINT mails_state_check;
ALTER TABLE mails DROP CONSTRAINT mails_news_can_be_refused;
UPDATE mails SET state = 'saved' WHERE state = 'kept';
ALTER TABLE mails ADD CONSTRAINT mails_state_check CHECK (state IN ('queued', 'sent', 'saved', 'failed'));
ALTER TABLE mails ADD CONSTRAINT mails_news_can_be_refused CHECK (kind <> 'news' OR unsubscribe_url IS NOT NULL OR state IN ('sent', 'saved'));

UPDATE tool_answers SET answer = replace(answer::text, '"kind": "behavioural"', '"kind": "behavioral"')::jsonb
  WHERE tool = 'interview-questions';
UPDATE tool_answers SET answer = answer - 'neighbours' || jsonb_build_object('neighbors', answer -> 'neighbours')
  WHERE tool = 'career-advice' AND answer ? 'neighbours';
UPDATE tool_answers SET answer = replace(replace(answer::text, '"kept": ', '"followed": '), '"promise-kept-as-value"', '"promise-stored-as-value"')::jsonb
  WHERE tool = 'review-code';
UPDATE challenge_submissions
  SET review = replace(replace(review::text, '"kept": ', '"followed": '), '"promise-kept-as-value"', '"promise-stored-as-value"')::jsonb
  WHERE review IS NOT NULL;
UPDATE resumes SET signals = replace(signals::text, '"paper-colour"', '"page-color"')::jsonb,
  source_text = replace(source_text::text, '"paper-colour"', '"page-color"')::jsonb,
  views = replace(views::text, '"paper-colour"', '"page-color"')::jsonb
  WHERE signals::text LIKE '%"paper-colour"%' OR source_text::text LIKE '%"paper-colour"%' OR views::text LIKE '%"paper-colour"%';
UPDATE resume_scores SET report = replace(replace(replace(report::text,
    '"kind": "licence"', '"kind": "license"'), '"drivers-licence"', '"drivers-license"'), '"paper-colour"', '"page-color"')::jsonb;
