-- The embedded payment service (apps/server/src/sandbox/payments), which stands in where Stripe is not configured. No money moves here.
-- Its tables are its own: nothing else reads or references them, as nothing could with a service elsewhere.
CREATE TABLE sandbox_customers (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL
);

-- A card as it may be remembered: never its number. The behaviour says which of the test cards it is.
CREATE TABLE sandbox_methods (
  id text PRIMARY KEY,
  -- Null until a payment or a setup with it has succeeded.
  customer text REFERENCES sandbox_customers,
  brand text NOT NULL,
  last4 text NOT NULL CHECK (last4 ~ '^[0-9]{4}$'),
  expires text NOT NULL CHECK (expires ~ '^[0-9]{4}-[0-9]{2}$'),
  behaviour text NOT NULL CHECK (behaviour IN ('succeeds', 'asks', 'declines-later')),
  created_at timestamptz NOT NULL
);
CREATE INDEX sandbox_methods_customer ON sandbox_methods (customer);

CREATE TABLE sandbox_intents (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('payment', 'setup')),
  status text NOT NULL CHECK (status IN ('requires_payment_method', 'requires_action', 'succeeded', 'canceled')),
  amount integer NOT NULL CHECK (amount >= 0 AND (amount > 0) = (kind = 'payment')),
  currency text NOT NULL,
  description text NOT NULL,
  metadata jsonb NOT NULL,
  customer text NOT NULL REFERENCES sandbox_customers,
  method text REFERENCES sandbox_methods,
  payer_email text,
  payer_name text,
  failure_code text,
  failure_message text,
  created_at timestamptz NOT NULL,
  succeeded_at timestamptz,
  CHECK ((status = 'succeeded') = (succeeded_at IS NOT NULL)),
  CHECK ((failure_code IS NULL) = (failure_message IS NULL))
);
CREATE INDEX sandbox_intents_customer ON sandbox_intents (customer);
CREATE INDEX sandbox_intents_method ON sandbox_intents (method);
CREATE INDEX sandbox_intents_moved ON sandbox_intents (succeeded_at, id) WHERE kind = 'payment' AND succeeded_at IS NOT NULL;

CREATE TABLE sandbox_refunds (
  id text PRIMARY KEY,
  intent text NOT NULL REFERENCES sandbox_intents,
  amount integer NOT NULL CHECK (amount > 0),
  metadata jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX sandbox_refunds_intent ON sandbox_refunds (intent);
CREATE INDEX sandbox_refunds_moved ON sandbox_refunds (created_at, id);

-- What happened to an intent, told to the address for events until it was taken.
CREATE TABLE sandbox_events (
  id text PRIMARY KEY,
  -- The order in which things happened, also within one moment.
  number bigint GENERATED ALWAYS AS IDENTITY,
  type text NOT NULL,
  intent text NOT NULL REFERENCES sandbox_intents,
  created_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  delivered_at timestamptz,
  error text
);
CREATE INDEX sandbox_events_intent ON sandbox_events (intent);

-- Calls that created something, by their idempotency key: the same call again gets the first answer.
CREATE TABLE sandbox_requests (
  key text PRIMARY KEY,
  digest bytea NOT NULL,
  -- Null while the first call is under way, which no other transaction sees.
  answer jsonb,
  created_at timestamptz NOT NULL
);
