import { AppError } from '../../../platform/errors.ts';
import { PaymentServiceError } from '../../../platform/payments/payments.ts';

/**
 * Calls the payment service. Don't call it inside a transaction, because a slow service would hold connections and locks.
 * @throws AppError `billing.service` if it is unreachable
 */
export async function callPaymentService<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof PaymentServiceError && error.reason === 'unreachable')
      throw new AppError('billing.service', { cause: error });
    throw error;
  }
}
