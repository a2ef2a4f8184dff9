import type { SystemActor, User } from '../../platform/actor.ts';
import type { Policy } from '../../platform/authorized.ts';

/** The owner of a subscription, an invoice, or a payment. */
interface OwnedRow {
  user_id: string | null;
}

export const ownsBilling = (actor: User, row: OwnedRow) => row.user_id === actor.id;

/** Staff can't refund or credit themselves. A colleague has to do it. */
export const isStaff = (actor: User, row: OwnedRow) =>
  (actor.role === 'support' || actor.role === 'admin') && row.user_id !== actor.id;

/** A visitor opens a checkout with their own request key. */
export const CHECKOUT = { kind: 'system', id: 'billing.checkout' } as const;
/** Applies a payment's outcome. */
export const SETTLEMENT = { kind: 'system', id: 'billing.settlement' } as const;
/** Scheduled work: charges periods, retries declined charges, and ends plans. */
export const RENEWAL = { kind: 'system', id: 'billing.renewal' } as const;
/** Closes payments that nobody completes. */
export const CLEANUP = { kind: 'system', id: 'billing.cleanup' } as const;
/** An account gets an owner who may not be the person who paid. */
export const CLAIM = { kind: 'system', id: 'billing.claim' } as const;

/** What each kind of system work may change. */
const createSystemPolicy =
  <T>(works: readonly SystemActor[], allows: (row: T) => boolean): Policy<SystemActor, T> =>
  (actor, row) =>
    works.some(({ id }) => id === actor.id) && allows(row);

interface HasState {
  state: string;
}
interface Payment extends HasState {
  kind: string;
}

export const mayOpenCheckout = createSystemPolicy<Payment>(
  [CHECKOUT],
  (row) => row.kind === 'checkout' && row.state === 'open',
);
export const maySettlePayment = createSystemPolicy<Payment>([SETTLEMENT], (row) => row.state !== 'succeeded');
export const mayReplaceAttempt = createSystemPolicy<Payment>(
  [RENEWAL],
  (row) => row.kind === 'renewal' && row.state === 'open',
);
export const mayClosePayment = createSystemPolicy<Payment>(
  [CLEANUP],
  (row) => row.kind === 'setup' && row.state === 'open',
);
export const maySettleRefund = createSystemPolicy<HasState>([SETTLEMENT], (row) => row.state === 'requested');
export const mayCloseInvoice = createSystemPolicy<HasState>([SETTLEMENT], (row) => row.state === 'open');
/** Its card, period, plan, and end. */
export const mayUpdateSubscription = createSystemPolicy<HasState>(
  [SETTLEMENT, RENEWAL, CLAIM],
  (row) => row.state !== 'ended',
);
