import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Intent } from '../../platform/payments/payments.ts';
import type { Failure } from './cards.ts';
import type { SandboxEvents } from './events.ts';
import { attachMethod, findIntent, type IntentRow, lockIntent, updateIntent } from './repository.ts';

type Payer = { payer_email: string | null; payer_name: string | null };

/** The transitions between an intent's states (https://docs.stripe.com/payments/paymentintents/lifecycle), each with its event. */
export function createOutcomes(events: SandboxEvents, now: () => Date) {
  const notify = (trx: Transaction<DB>, { id, kind }: { id: string; kind: string }, what: string) =>
    events.record(trx, `${kind}_intent.${what}`, id);
  return {
    created: (trx: Transaction<DB>, intent: { id: string; kind: string }) => notify(trx, intent, 'created'),

    async succeed(trx: Transaction<DB>, intent: IntentRow, method: string, payer: Partial<Payer> = {}): Promise<void> {
      await attachMethod(trx, method, intent.customer);
      await updateIntent(trx, intent.id, {
        status: 'succeeded',
        method,
        succeeded_at: now(),
        failure_code: null,
        failure_message: null,
        ...payer,
      });
      await notify(trx, intent, 'succeeded');
    },

    async ask(trx: Transaction<DB>, intent: IntentRow, method: string, payer: Partial<Payer>): Promise<void> {
      await updateIntent(trx, intent.id, {
        status: 'requires_action',
        method,
        failure_code: null,
        failure_message: null,
        ...payer,
      });
      await notify(trx, intent, 'requires_action');
    },

    async fail(
      trx: Transaction<DB>,
      intent: IntentRow,
      { code, message }: Failure,
      payer: Partial<Payer> = {},
    ): Promise<void> {
      await updateIntent(trx, intent.id, {
        status: 'requires_payment_method',
        method: null,
        failure_code: code,
        failure_message: message,
        ...payer,
      });
      await notify(trx, intent, intent.kind === 'setup' ? 'setup_failed' : 'payment_failed');
    },

    /** A final state doesn't change. */
    async cancel(trx: Transaction<DB>, id: string): Promise<IntentRow | undefined> {
      const intent = await lockIntent(trx, id);
      if (!intent || intent.status === 'succeeded' || intent.status === 'canceled') return intent;
      await updateIntent(trx, id, { status: 'canceled', method: null });
      await notify(trx, intent, 'canceled');
      return findIntent(trx, id);
    },

    refunded: (trx: Transaction<DB>, intent: string) => events.record(trx, 'charge.refunded', intent),
  };
}

export type Outcomes = ReturnType<typeof createOutcomes>;

/** Converts the intent to the interface's type. */
export function toIntent(row: IntentRow): Intent {
  const { id, kind, status, amount, currency, customer, method, brand, last4, expires } = row;
  return {
    id,
    kind: kind as Intent['kind'],
    status: status as Intent['status'],
    amount,
    amountReceived: status === 'succeeded' ? amount : 0,
    amountRefunded: Number(row.refunded),
    currency,
    customer,
    method: method && brand && last4 && expires ? { id: method, brand, last4, expires } : null,
    payer: { email: row.payer_email, name: row.payer_name },
    metadata: row.metadata as Intent['metadata'],
    failure: row.failure_code && row.failure_message ? { code: row.failure_code, message: row.failure_message } : null,
    createdAt: row.created_at,
  };
}
