-- A trial starts when the address is confirmed: null until then, and for an account whose address had its trial before. Trials that are under
-- way keep their end.
ALTER TABLE users ALTER COLUMN trial_ends_at DROP DEFAULT;
ALTER TABLE users ALTER COLUMN trial_ends_at DROP NOT NULL;
-- Whether the address of the trial is in trial_addresses. Hashes are keyed by the application, so it adds those of earlier trials itself.
ALTER TABLE users ADD COLUMN trial_recorded boolean NOT NULL DEFAULT false;
CREATE INDEX users_trials_to_record ON users (id) WHERE email_verified AND NOT trial_recorded AND trial_ends_at IS NOT NULL;

-- Addresses that had their trial, each as a keyed hash of its normalized form. Nothing leads from a row to an account.
CREATE TABLE trial_addresses (
  hash bytea PRIMARY KEY,
  started_at timestamptz NOT NULL
);
CREATE INDEX trial_addresses_started ON trial_addresses (started_at);
