-- Without a mail service, emails are files in a folder that only the server's system user can read. What earlier versions stored for the
-- console to show may hold links that let somebody in, so the text goes and the record stays.
ALTER TABLE mails DROP CONSTRAINT mails_news_can_be_refused;
ALTER TABLE mails ADD CONSTRAINT mails_news_can_be_refused CHECK (kind <> 'news' OR unsubscribe_url IS NOT NULL OR state IN ('sent', 'kept'));
UPDATE mails SET body_text = '', body_html = '', calendar = NULL, unsubscribe_url = NULL WHERE state = 'kept';
