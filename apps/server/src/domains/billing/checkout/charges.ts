import { PaymentServiceError } from '../../../platform/payments/payments.ts';
import type { BillingDeps } from '../deps.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions-repository.ts';
import { parseCardMethod } from '../views.ts';
import { callPaymentService } from './call-payment-service.ts';
import * as payments from './payments-repository.ts';
import type { Settlement } from './settlement.ts';

/** An invoice to charge, with its recorded payment. */
export interface DueCharge {
  payment: payments.PaymentRow;
  subscription: SubscriptionRow;
  description: string;
}

export type Charges = ReturnType<typeof createCharges>;

/** Charges the stored card off-session and applies the outcome. */
export function createCharges({ db, service }: BillingDeps, settlement: Settlement) {
  /**
   * Charges a payment.
   * @returns the updated payment: succeeded, failed, or open if the service is still processing it
   * @throws AppError `billing.service` if the service is unreachable. The outcome is unknown then, and the same payment can be charged
   * again
   */
  async function charge({ payment, subscription, description }: DueCharge): Promise<payments.PaymentRow | null> {
    const method = parseCardMethod(subscription.method);
    if (!method) {
      await settlement.failLocally(payment.id, {
        code: 'no_method',
        message: 'There is no card on file for this plan.',
      });
      return getFailedPayment(payment.id);
    }
    try {
      const intent = await callPaymentService(() =>
        service.charge({
          amount: payment.amount,
          currency: 'usd',
          description,
          metadata: { payment: payment.id, kind: payment.kind },
          customer: subscription.customer,
          paymentMethod: method.id,
          idempotencyKey: `${payment.invoice_id}:${payment.attempt}`,
        }),
      );
      return await settlement.apply(intent);
    } catch (error) {
      if (!(error instanceof PaymentServiceError && error.reason === 'refused')) throw error;
      await settlement.failLocally(payment.id, {
        code: 'refused',
        message: 'The card on file can no longer be used.',
      });
    }
    return getFailedPayment(payment.id);
  }

  const getFailedPayment = async (id: string) => (await payments.findPayment(db, id)) ?? null;

  return { charge };
}
