-- What members tell the visa clock: their status and its dates. Deleted with the account, with the consent, or when the account gets a
-- new owner. Staff never read it.
CREATE TABLE visa_records (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  status text NOT NULL,
  facts jsonb NOT NULL,
  saved_at timestamptz NOT NULL
);

ALTER TABLE consents DROP CONSTRAINT consents_kind_check;
ALTER TABLE consents ADD CONSTRAINT consents_kind_check CHECK (kind IN (
  'terms', 'accuracy', 'mailbox-storage', 'contact', 'newsletter', 'guarantee-review', 'visa-status', 'visa-sharing'
));
