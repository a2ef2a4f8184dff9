-- A plan that somebody pays for each month. Money is whole US cents throughout.
CREATE TABLE subscriptions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Null only where the account is gone.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  plan text NOT NULL CHECK (plan IN ('one', 'prime')),
  -- What it cost when it was bought or changed to: the same each month, whatever the price book says later.
  price int NOT NULL CHECK (price > 0),
  state text NOT NULL CHECK (state IN ('active', 'past_due', 'ended')),
  started_at timestamptz NOT NULL,
  -- The moment that months are counted from, so that the 31st comes back after a short month.
  anchor timestamptz NOT NULL,
  period_start timestamptz NOT NULL,
  period_end timestamptz NOT NULL CHECK (period_end > period_start),
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  -- The payment service's name for who pays.
  customer text NOT NULL,
  -- The card that is charged: {"id", "brand", "last4", "expires"}.
  method jsonb,
  -- While past_due: tries by the clock that have failed, since when.
  attempts int NOT NULL DEFAULT 0,
  first_failed_at timestamptz,
  -- When the renewal job has something to do for it.
  next_attempt_at timestamptz,
  ended_at timestamptz,
  CHECK ((state = 'ended') = (ended_at IS NOT NULL)),
  CHECK ((state = 'ended') = (next_attempt_at IS NULL)),
  CHECK ((state = 'past_due') = (first_failed_at IS NOT NULL)),
  CHECK (state = 'ended' OR user_id IS NOT NULL)
);
CREATE UNIQUE INDEX subscriptions_live ON subscriptions (user_id) WHERE state <> 'ended';
CREATE INDEX subscriptions_user ON subscriptions (user_id);
CREATE INDEX subscriptions_due ON subscriptions (next_attempt_at) WHERE state <> 'ended';
CREATE INDEX subscriptions_newest ON subscriptions (started_at DESC, id);

-- The last number of each year. Its row is locked until the invoice that takes the next one is committed, so that no number is left out.
CREATE TABLE invoice_numbers (
  year int PRIMARY KEY,
  last int NOT NULL
);

CREATE TABLE invoices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number text NOT NULL UNIQUE,
  subscription_id uuid NOT NULL REFERENCES subscriptions,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('period', 'change')),
  -- The time it pays for; of a change, what was left of the period.
  period_start timestamptz NOT NULL,
  period_end timestamptz NOT NULL,
  -- [{"description", "from", "until", "amount"}]
  lines jsonb NOT NULL,
  credit_used int NOT NULL DEFAULT 0 CHECK (credit_used >= 0),
  total int NOT NULL CHECK (total >= 0),
  state text NOT NULL CHECK (state IN ('open', 'paid', 'void', 'uncollectible')),
  -- Who it was made out to, as they were then: {"name", "email"}. Stays when the account goes.
  billed_to jsonb NOT NULL,
  -- Of a change: what the subscription becomes once it is paid.
  to_plan text CHECK (to_plan IN ('one', 'prime')),
  to_price int,
  issued_at timestamptz NOT NULL,
  paid_at timestamptz,
  CHECK ((state = 'paid') = (paid_at IS NOT NULL)),
  CHECK ((kind = 'change') = (to_plan IS NOT NULL AND to_price IS NOT NULL))
);
CREATE UNIQUE INDEX invoices_period ON invoices (subscription_id, period_start) WHERE kind = 'period';
CREATE INDEX invoices_subscription ON invoices (subscription_id, issued_at DESC);
CREATE INDEX invoices_user ON invoices (user_id, issued_at DESC);
CREATE INDEX invoices_kept ON invoices (issued_at) WHERE user_id IS NULL;

-- One payment (or the change of a card) at the payment service. The row comes first, then the service is asked, so that nothing there is unknown here.
CREATE TABLE payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Its id at the service; null until that has answered.
  intent text UNIQUE,
  -- Of the caller and their Idempotency-Key: the same twice is one payment.
  request_key bytea UNIQUE,
  kind text NOT NULL CHECK (kind IN ('checkout', 'renewal', 'change', 'invoice', 'setup')),
  -- Charged while nobody was there: then a refusal is final.
  off_session boolean NOT NULL,
  plan text CHECK (plan IN ('one', 'prime')),
  amount int NOT NULL CHECK (amount >= 0),
  currency text NOT NULL CHECK (currency = 'usd'),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'succeeded', 'failed', 'canceled')),
  user_id uuid REFERENCES users ON DELETE SET NULL,
  subscription_id uuid REFERENCES subscriptions,
  invoice_id uuid REFERENCES invoices,
  -- Counts the charges of an invoice.
  attempt int,
  -- As the service names the person who paid.
  payer_email text,
  payer_name text,
  method jsonb,
  -- {"code", "message"}
  failure jsonb,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- While it is open: when to ask the service again.
  next_look_at timestamptz,
  CHECK ((kind = 'checkout') = (plan IS NOT NULL)),
  CHECK ((state = 'open') = (next_look_at IS NOT NULL)),
  CHECK ((invoice_id IS NULL) = (attempt IS NULL)),
  UNIQUE (invoice_id, attempt)
);
CREATE INDEX payments_open ON payments (next_look_at) WHERE state = 'open';
CREATE INDEX payments_user ON payments (user_id);
CREATE INDEX payments_subscription ON payments (subscription_id, created_at DESC);
CREATE INDEX payments_kept ON payments (created_at) WHERE user_id IS NULL;

-- What the payment service told, once an event.
CREATE TABLE payment_events (
  service text NOT NULL,
  event_id text NOT NULL,
  type text NOT NULL,
  intent text,
  created_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  -- Null until what it points at is settled: a service sends an event again that was not taken.
  done_at timestamptz,
  PRIMARY KEY (service, event_id)
);
CREATE INDEX payment_events_age ON payment_events (received_at);

CREATE TABLE refunds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payment_id uuid NOT NULL REFERENCES payments,
  -- The service's id; null until it has answered.
  service_id text UNIQUE,
  amount int NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'succeeded', 'failed')),
  -- Who of the office asked for it; null where it happened by itself.
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX refunds_payment ON refunds (payment_id);
CREATE INDEX refunds_actor ON refunds (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX refunds_requested ON refunds (created_at) WHERE state = 'requested';

-- Every movement of money (charge, refund, dispute, dispute-won) and of credit (credit, credit-used), once by its reference.
CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('charge', 'refund', 'dispute', 'dispute-won', 'credit', 'credit-used')),
  amount int NOT NULL,
  currency text NOT NULL CHECK (currency = 'usd'),
  -- Of the service's own record of the movement, or of ours for credit.
  reference text NOT NULL,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  subscription_id uuid REFERENCES subscriptions,
  payment_id uuid REFERENCES payments,
  description text NOT NULL,
  UNIQUE (kind, reference),
  CHECK (amount <> 0 AND (kind IN ('charge', 'dispute-won', 'credit')) = (amount > 0))
);
CREATE INDEX ledger_entries_user ON ledger_entries (user_id, at DESC) WHERE user_id IS NOT NULL;
CREATE INDEX ledger_entries_subscription ON ledger_entries (subscription_id, at DESC);
CREATE INDEX ledger_entries_payment ON ledger_entries (payment_id);
CREATE INDEX ledger_entries_kept ON ledger_entries (at) WHERE user_id IS NULL;

-- What happened to a subscription, and who of the office did what: the audit.
CREATE TABLE billing_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscription_id uuid NOT NULL REFERENCES subscriptions,
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  kind text NOT NULL,
  detail text,
  amount int,
  at timestamptz NOT NULL
);
CREATE INDEX billing_events_subscription ON billing_events (subscription_id, id);
CREATE INDEX billing_events_actor ON billing_events (actor_id) WHERE actor_id IS NOT NULL;

-- Books are only ever added to. Two things are let through: the link to an account that is erased (the column named by the trigger), and rows
-- that are older than they have to be kept.
CREATE FUNCTION keep_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) = to_jsonb(OLD) || jsonb_build_object(TG_ARGV[0], NULL) THEN
    RETURN NEW;
  ELSIF TG_OP = 'DELETE' AND OLD.at < now() - interval '7 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;
CREATE TRIGGER ledger_entries_kept BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION keep_books('user_id');
CREATE TRIGGER billing_events_kept BEFORE UPDATE OR DELETE ON billing_events
  FOR EACH ROW EXECUTE FUNCTION keep_books('actor_id');
CREATE FUNCTION keep_all_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;
CREATE TRIGGER ledger_entries_all BEFORE TRUNCATE ON ledger_entries EXECUTE FUNCTION keep_all_books();
CREATE TRIGGER billing_events_all BEFORE TRUNCATE ON billing_events EXECUTE FUNCTION keep_all_books();
