import Stripe from 'stripe';
import type { Logger } from '../../logger.ts';
import { PaymentServiceError } from '../payments.ts';

export type Ask = <T>(call: () => Promise<T>) => Promise<T>;

/** Wraps calls to Stripe, translates their errors, and logs those that the operator needs to know about. */
export function createCalls(logger: Logger) {
  const ask: Ask = async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const failure = toServiceError(error);
      if (failure.reason === 'unreachable') logger.warn({ reason: failure.message }, 'could not reach Stripe');
      throw failure;
    }
  };
  return {
    ask,
    /** Returns null if the object doesn't exist. */
    askOrNull: <T>(call: () => Promise<T>): Promise<T | null> =>
      ask(async () => {
        try {
          return await call();
        } catch (error) {
          if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
            return null;
          throw error;
        }
      }),
  };
}

/** Stripe's errors contain whole payments with their client secrets. Only the type, and messages about parameters and IDs, are passed on. */
function toServiceError(error: Stripe.errors.StripeError): PaymentServiceError {
  const what = [error.type, error.code, error.requestId].filter(Boolean).join(' ');
  return new PaymentServiceError(isRefusal(error) ? 'refused' : 'unreachable', `${error.message} (${what})`);
}

/** Whether the same call would be rejected again. Wrong keys, limits, and network errors aren't the caller's fault. */
function isRefusal(error: Stripe.errors.StripeError): boolean {
  const { StripeCardError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;
  // 409 means that another call with the same key is in progress.
  if (error.statusCode === 409) return false;
  return [StripeCardError, StripeIdempotencyError, StripeInvalidRequestError].some((kind) => error instanceof kind);
}
