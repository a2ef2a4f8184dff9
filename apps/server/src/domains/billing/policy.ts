import type { User } from '../../platform/actor.ts';
import { type Authorized, authorize } from '../../platform/authorized.ts';

/** A subscription, an invoice, a payment: whose money it is. */
interface Owned {
  user_id: string | null;
}

export const own = (actor: User, row: Owned) => row.user_id === actor.id;

/** Nobody pays themselves back or gives themselves credit: what somebody of the office is owed, another one books. */
export const byTheOffice = (actor: User, row: Owned) =>
  (actor.role === 'support' || actor.role === 'admin') && row.user_id !== actor.id;

/** Nobody in particular: a clock or the payment service. It acts on rows that it has chosen itself, never on one that a caller named. */
const HOUSE = { kind: 'house' } as const;
const byTheHouse = (actor: { kind: string }, _row: unknown) => actor.kind === HOUSE.kind;

/** For what happens by itself: renewals, retries, outcomes of payments. */
export const asHouse = <T>(row: T | null | undefined): Authorized<T> => authorize(byTheHouse, HOUSE, row);
