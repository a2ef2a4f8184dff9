import { AppError } from './errors.ts';

declare const proof: unique symbol;

/**
 * A row that a policy has allowed its actor to act on. Repositories that change a row accept nothing else, and only `authorize` returns
 * one, so a forgotten check doesn't compile.
 */
export type Authorized<T> = T & { readonly [proof]: true };

/** A few pure lines that allow an action; everything else is denied. */
export type Policy<A, T> = (actor: A, row: T) => boolean;

/**
 * Checks the policy.
 * @throws AppError `resource.not-found`, so that another person's row looks like a missing one
 */
export function authorize<A, T>(policy: Policy<A, T>, actor: A, row: T | null | undefined): Authorized<T> {
  if (row === null || row === undefined || !policy(actor, row)) throw new AppError('resource.not-found');
  return row as Authorized<T>;
}
