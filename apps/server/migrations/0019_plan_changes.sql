-- What a plan's current period has been used for, so that a change to a cheaper plan never gives back more than what is left of what was paid.
ALTER TABLE subscriptions
  -- Since when the plan has had its price: its last change, or the start of the period.
  ADD COLUMN price_since timestamptz,
  -- What the period's time before that was worth, exactly: cents a month times milliseconds.
  ADD COLUMN used_before bigint NOT NULL DEFAULT 0 CHECK (used_before >= 0);

UPDATE subscriptions SET price_since = COALESCE(
  (SELECT max(at) FROM billing_events
    WHERE subscription_id = subscriptions.id AND kind = 'changed' AND at BETWEEN period_start AND period_end),
  period_start
);
-- Of a period that saw changes before this was recorded: everything that was paid and is not for the rest of it counts as used.
UPDATE subscriptions SET used_before = GREATEST(0, trunc(
  (
    (SELECT COALESCE(sum(total + credit_used), 0) FROM invoices
      WHERE subscription_id = subscriptions.id AND state = 'paid' AND invoices.period_end = subscriptions.period_end)
    - (SELECT COALESCE(sum(amount), 0) FROM ledger_entries
      WHERE subscription_id = subscriptions.id AND kind = 'credit' AND reference LIKE 'change-%'
        AND at >= subscriptions.period_start AND at < subscriptions.period_end)
  ) * extract(epoch FROM period_end - period_start) * 1000
  - price * extract(epoch FROM period_end - price_since) * 1000
)) WHERE price_since > period_start;

ALTER TABLE subscriptions ALTER COLUMN price_since SET NOT NULL;
