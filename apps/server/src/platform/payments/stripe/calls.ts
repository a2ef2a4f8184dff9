import Stripe from 'stripe';
import type { Logger } from '../../logger.ts';
import { PaymentServiceError } from '../payments.ts';

export type Ask = <T>(call: () => Promise<T>) => Promise<T>;

/** Calls to Stripe whose failures become the port's; those that the operator has to know of are logged. */
export function createCalls(logger: Logger) {
  const ask: Ask = async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const failure = failureOf(error);
      if (failure.reason === 'unreachable') logger.warn({ reason: failure.message }, 'could not reach Stripe');
      throw failure;
    }
  };
  return {
    ask,
    /** @returns null where there is no such thing */
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

/**
 * Stripe's errors carry whole payments with their client secrets, so nothing of them goes on but what they are: no cause, and of the words those that
 * name parameters and ids.
 */
function failureOf(error: Stripe.errors.StripeError): PaymentServiceError {
  const what = [error.type, error.code, error.requestId].filter(Boolean).join(' ');
  return new PaymentServiceError(isRefusal(error) ? 'refused' : 'unreachable', `${error.message} (${what})`);
}

/** Whether asking again the same way would be refused again. Keys that are wrong, limits and trouble on the way are not the caller's. */
function isRefusal(error: Stripe.errors.StripeError): boolean {
  const { StripeCardError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;
  // 409: another call with the same key is under way.
  if (error.statusCode === 409) return false;
  return [StripeCardError, StripeIdempotencyError, StripeInvalidRequestError].some((kind) => error instanceof kind);
}
