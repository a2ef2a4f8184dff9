import { AppError } from './errors.ts';

declare const proof: unique symbol;

/**
 * A row that a policy has allowed its actor to act on. Repositories that change a row take nothing else, and nothing but
 * `authorize` returns one, so a forgotten check does not compile.
 */
export type Authorized<T> = T & { readonly [proof]: true };

/** A few pure lines that say yes; whatever they do not allow is denied. */
export type Policy<A, T> = (actor: A, row: T) => boolean;

/**
 * Checks the policy.
 * @throws AppError `resource.not-found`, so that somebody else's row looks like none
 */
export function authorize<A, T>(policy: Policy<A, T>, actor: A, row: T | null | undefined): Authorized<T> {
  if (row === null || row === undefined || !policy(actor, row)) throw new AppError('resource.not-found');
  return row as Authorized<T>;
}
