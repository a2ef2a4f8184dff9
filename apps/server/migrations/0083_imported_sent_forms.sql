-- Whether a record of a sent form came with an archive. Nobody verified it then.
ALTER TABLE sent_forms ADD COLUMN imported boolean NOT NULL DEFAULT false;
