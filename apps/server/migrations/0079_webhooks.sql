-- Where members' programs receive events, and what was sent there (standardwebhooks.com).
CREATE TABLE webhook_endpoints (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  url text NOT NULL,
  description text NOT NULL,
  event_types text[] NOT NULL,
  -- Sealed with VAULT_KEYS.
  secret bytea NOT NULL,
  -- Also signs after a rotation, until then.
  earlier_secret bytea,
  earlier_until timestamptz,
  paused_at timestamptz,
  paused_for text CHECK (paused_for IN ('member', 'failing', 'gone')),
  -- Since when every attempt failed.
  failing_since timestamptz,
  last_delivered_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((paused_at IS NULL) = (paused_for IS NULL)),
  CHECK ((earlier_secret IS NULL) = (earlier_until IS NULL))
);
CREATE INDEX webhook_endpoints_user ON webhook_endpoints (user_id, created_at);

-- One event for one endpoint. The ID is the order of the events of a subject, because whoever adds one holds a lock on its application.
CREATE TABLE webhook_deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  event_id uuid NOT NULL,
  type text NOT NULL,
  -- Events of the same application are delivered one after another. Null for an event of no application.
  application_id uuid,
  body text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  -- Attempts since it was added or replayed.
  tries int NOT NULL DEFAULT 0,
  -- When it is tried next, if it waits. While an attempt runs: when it counts as lost.
  due_at timestamptz NOT NULL,
  -- An attempt runs, or its process died.
  sending boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE INDEX webhook_deliveries_endpoint ON webhook_deliveries (endpoint_id, id DESC);
CREATE INDEX webhook_deliveries_user ON webhook_deliveries (user_id);
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at);
CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (endpoint_id) WHERE state = 'failed';
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (endpoint_id, id) INCLUDE (due_at) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_tests ON webhook_deliveries (endpoint_id) WHERE state = 'waiting' AND type = 'webhook.test';
CREATE INDEX webhook_deliveries_order ON webhook_deliveries (endpoint_id, application_id, id) WHERE state = 'waiting';

CREATE TABLE webhook_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  delivery_id bigint NOT NULL REFERENCES webhook_deliveries ON DELETE CASCADE,
  at timestamptz NOT NULL,
  -- Null if there was no response.
  status int,
  -- An error code. Null if there was a response.
  error text,
  milliseconds int NOT NULL,
  response text NOT NULL,
  CHECK ((status IS NULL) <> (error IS NULL))
);
CREATE INDEX webhook_attempts_delivery ON webhook_attempts (delivery_id, id DESC);

-- What an assigned recruiter does adds events for the member.
SELECT limit_recruiters('webhook_endpoints', 'user_id');
SELECT limit_recruiters('webhook_deliveries', 'user_id');
SELECT limit_recruiters_through('webhook_attempts', 'delivery_id', 'webhook_deliveries');
SELECT set_privileges('webhook_endpoints', 'SELECT, INSERT, UPDATE, DELETE', '');
SELECT set_privileges('webhook_deliveries', 'SELECT, INSERT, UPDATE, DELETE', '');
SELECT set_privileges('webhook_attempts', 'SELECT, INSERT, DELETE', '');
