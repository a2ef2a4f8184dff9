import { AppError } from './errors.ts';

declare const proof: unique symbol;

/**
 * A row that a policy has allowed the actor to change. Repositories accept only these rows, and only `authorize` creates them, so a missing
 * check doesn't compile.
 */
export type Authorized<T> = T & { readonly [proof]: true };

/** A pure function that allows an action. Everything else is denied. */
export type Policy<A, T> = (actor: A, row: T) => boolean;

/** Checks the policy. @throws AppError `resource.not-found`, so that someone else's row looks like a missing one */
export function authorize<A, T>(policy: Policy<A, T>, actor: A, row: T | null | undefined): Authorized<T> {
  if (row === null || row === undefined || !policy(actor, row)) throw new AppError('resource.not-found');
  return row as Authorized<T>;
}
