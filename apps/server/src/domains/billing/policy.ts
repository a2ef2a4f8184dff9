import type { SystemActor, User } from '../../platform/actor.ts';
import type { Policy } from '../../platform/authorized.ts';

/** A subscription, an invoice, a payment: whose money it is. */
interface Owned {
  user_id: string | null;
}

export const own = (actor: User, row: Owned) => row.user_id === actor.id;

/** Nobody pays themselves back or gives themselves credit: what somebody of the office is owed, another one books. */
export const isStaff = (actor: User, row: Owned) =>
  (actor.role === 'support' || actor.role === 'admin') && row.user_id !== actor.id;

/** A payer who is not known yet opens a checkout with a request key of theirs. */
export const CHECKOUT = { kind: 'system', id: 'billing.checkout' } as const;
/** The outcome of a payment takes effect. */
export const SETTLEMENT = { kind: 'system', id: 'billing.settlement' } as const;
/** Time passes: periods are charged, refused charges are retried, and plans end. */
export const RENEWAL = { kind: 'system', id: 'billing.renewal' } as const;
/** Payments that nobody finishes are closed. */
export const CLEANUP = { kind: 'system', id: 'billing.cleanup' } as const;
/** An account gets an owner who may not be the one who paid. */
export const CLAIM = { kind: 'system', id: 'billing.claim' } as const;

/** What the system may do by itself: which work, and on which rows. */
const system =
  <T>(works: readonly SystemActor[], allows: (row: T) => boolean): Policy<SystemActor, T> =>
  (actor, row) =>
    works.some(({ id }) => id === actor.id) && allows(row);

interface Stateful {
  state: string;
}
interface Payment extends Stateful {
  kind: string;
}

export const mayOpenCheckout = system<Payment>([CHECKOUT], (row) => row.kind === 'checkout' && row.state === 'open');
export const maySettlePayment = system<Payment>([SETTLEMENT], (row) => row.state !== 'succeeded');
export const mayReplaceAttempt = system<Payment>([RENEWAL], (row) => row.kind === 'renewal' && row.state === 'open');
export const mayClosePayment = system<Payment>([CLEANUP], (row) => row.kind === 'setup' && row.state === 'open');
export const maySettleRefund = system<Stateful>([SETTLEMENT], (row) => row.state === 'requested');
export const mayCloseInvoice = system<Stateful>([SETTLEMENT], (row) => row.state === 'open');
/** Its card, its period, its plan, and its end. */
export const mayUpdateSubscription = system<Stateful>([SETTLEMENT, RENEWAL, CLAIM], (row) => row.state !== 'ended');
