import { authorize } from '../../../platform/authorized.ts';
import type { BillingDeps } from '../deps.ts';
import * as ledger from '../ledger/ledger-repository.ts';
import type { Refunding } from '../ledger/refunding.ts';
import { runSequentially } from '../one-by-one.ts';
import { CLEANUP, mayClosePayment } from '../policy.ts';
import { callPaymentService } from './ask.ts';
import * as payments from './payments-repository.ts';
import type { Settling } from './settle.ts';

const AT_ONCE = 50;
const HOUR_MS = 60 * 60 * 1000;
/** A payment still unpaid by then is closed at the service. */
const ABANDONED_MS = 24 * HOUR_MS;
/** A refund without an answer is requested again after this long, before its key expires. */
const STUCK_MS = 10 * 60 * 1000;

/** Handles what was left open: a closed browser, a lost event, a server that died. */
export function createSweeping(
  deps: BillingDeps,
  { settling, refunding }: { settling: Settling; refunding: Refunding },
) {
  const { db, service, now } = deps;

  async function run(): Promise<void> {
    await runSequentially(openPayments(), checkPayment);
    const stuck = await ledger.listStuckRefunds(db, new Date(now().getTime() - STUCK_MS), AT_ONCE);
    await runSequentially(stuck, ({ id }) => refunding.perform(id));
  }

  async function* openPayments(): AsyncGenerator<payments.PaymentRow> {
    for (;;) {
      const open = await payments.takeUnwatched(db, now(), AT_ONCE);
      yield* open;
      if (open.length < AT_ONCE) return;
    }
  }

  async function checkPayment(payment: payments.PaymentRow): Promise<void> {
    const age = now().getTime() - payment.created_at.getTime();
    const { intent } = payment;
    if (intent === null) {
      // The renewal job retries on its own, under the same key. The others' secrets are lost, so they can't be paid anymore.
      if (payment.kind !== 'renewal' && age > HOUR_MS) await settling.failLocally(payment.id, LOST);
    } else if (age > ABANDONED_MS && payment.kind === 'setup') {
      await payments.updatePayment(db, authorize(mayClosePayment, CLEANUP, payment), {
        state: 'canceled',
        settled_at: now(),
        next_look_at: null,
      });
    } else if (age > ABANDONED_MS && !payment.off_session) {
      await settling.apply(await callPaymentService(() => service.cancel(intent)));
    } else {
      await settling.settle(intent);
    }
  }

  return { run };
}

const LOST = { code: 'unanswered', message: 'The payment service didn’t respond.' };
