-- An account is connected to a service once. The index also serves lookups by account.
CREATE UNIQUE INDEX credentials_user_provider ON credentials (user_id, provider_id);
DROP INDEX credentials_user;
