import type { Movement } from '../../../platform/payments/payments.ts';
import * as payments from '../checkout/payments-repository.ts';
import type { Settlement } from '../checkout/settlement.ts';
import type { BillingDeps } from '../deps.ts';
import { runSequentially } from '../run-sequentially.ts';
import * as ledger from './ledger-repository.ts';

/** How far back to read the service's list. Every movement is checked on several nights. */
const DAYS = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Compares the ledger with the service's list and records changes made there without us: disputes and manual refunds. */
export function createReconciliation({ db, transact, service, now }: BillingDeps, settlement: Settlement) {
  async function run(): Promise<void> {
    const until = new Date(now().getTime() + DAY_MS);
    await runSequentially(service.movements(new Date(now().getTime() - DAYS * DAY_MS), until), recordMovement);
  }

  async function recordMovement(movement: Movement): Promise<void> {
    const payment = await payments.findByIntent(db, movement.intent);
    // A charge needs more than a ledger entry.
    if (movement.kind === 'charge') {
      if (payment?.state !== 'succeeded') await settlement.settle(movement.intent);
      return;
    }
    if (!payment) return;
    await transact((trx) =>
      ledger.addEntry(trx, {
        at: now(),
        kind: movement.kind,
        amount: movement.kind === 'dispute-won' ? movement.amount : -movement.amount,
        reference: movement.id,
        userId: payment.user_id,
        subscriptionId: payment.subscription_id,
        paymentId: payment.id,
        description: DESCRIPTIONS[movement.kind as keyof typeof DESCRIPTIONS],
      }),
    );
  }

  return { run };
}

const DESCRIPTIONS = {
  refund: 'Refunded at the payment service',
  dispute: 'Disputed with the card issuer',
  'dispute-won': 'Returned by the card issuer',
} as const;
