import { authorize } from '../../../platform/authorized.ts';
import type { BillingDeps } from '../deps.ts';
import * as ledger from '../ledger/ledger-repository.ts';
import type { Refunds } from '../ledger/refunds.ts';
import { CLEANUP, mayClosePayment } from '../policy.ts';
import { runSequentially } from '../run-sequentially.ts';
import { callPaymentService } from './call-payment-service.ts';
import * as payments from './payments-repository.ts';
import type { Settlement } from './settlement.ts';

const BATCH_SIZE = 50;
const HOUR_MS = 60 * 60 * 1000;
/** A payment that is still unpaid after this long is canceled at the service. */
const ABANDONED_MS = 24 * HOUR_MS;
/** A refund without a response is requested again after this long, before its key expires. */
const STUCK_MS = 10 * 60 * 1000;

/** Handles what was left open by a closed browser, a lost event, or a crashed server. */
export function createPaymentSweep(
  deps: BillingDeps,
  { settlement, refundService }: { settlement: Settlement; refundService: Refunds },
) {
  const { db, service, now } = deps;

  async function run(): Promise<void> {
    await runSequentially(iterateOpenPayments(), checkPayment);
    const stuckRefunds = await ledger.listStuckRefunds(db, new Date(now().getTime() - STUCK_MS), BATCH_SIZE);
    await runSequentially(stuckRefunds, ({ id }) => refundService.perform(id));
  }

  async function* iterateOpenPayments(): AsyncGenerator<payments.PaymentRow> {
    for (;;) {
      const open = await payments.claimUnwatched(db, now(), BATCH_SIZE);
      yield* open;
      if (open.length < BATCH_SIZE) return;
    }
  }

  async function checkPayment(payment: payments.PaymentRow): Promise<void> {
    const age = now().getTime() - payment.created_at.getTime();
    const { intent } = payment;
    if (intent === null) {
      // The renewal job retries by itself with the same key. Other payments can't be paid anymore because their client secret is lost.
      if (payment.kind !== 'renewal' && age > HOUR_MS) await settlement.failLocally(payment.id, NO_RESPONSE);
    } else if (age > ABANDONED_MS && payment.kind === 'setup') {
      await payments.updatePayment(db, authorize(mayClosePayment, CLEANUP, payment), {
        state: 'canceled',
        settled_at: now(),
        next_look_at: null,
      });
    } else if (age > ABANDONED_MS && !payment.off_session) {
      await settlement.apply(await callPaymentService(() => service.cancel(intent)));
    } else {
      await settlement.settle(intent);
    }
  }

  return { run };
}

const NO_RESPONSE = { code: 'unanswered', message: 'The payment service didn’t respond.' };
