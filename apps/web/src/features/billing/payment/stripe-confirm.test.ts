import type { StripeElements } from '@stripe/stripe-js';
import { describe, expect, test, vi } from 'vitest';
import type { OpenPayment } from './adapter.ts';
import { confirmWithStripe, type StripeConfirms } from './stripe-confirm.ts';

const PAYMENT: OpenPayment = {
  kind: 'payment',
  service: { service: 'stripe', publishableKey: 'pk_test_1' },
  clientSecret: 'pi_1_secret_1',
};
const HOLDER = { name: 'Ada Example', email: 'ada@example.com' };
const RETURN_URL = 'https://ledge.example/payment-success?plan=Ledge+One&email=ada%40example.com';

/** Stripe.js as far as it is used, with the answers that its documentation gives. */
function stripe(answer: unknown, submitted: unknown = {}) {
  const elements = { submit: vi.fn(async () => submitted) } as unknown as StripeElements;
  const api = {
    confirmPayment: vi.fn(async () => answer),
    confirmSetup: vi.fn(async () => answer),
  };
  const confirm = (payment = PAYMENT) =>
    confirmWithStripe(api as unknown as StripeConfirms, elements, payment, HOLDER, RETURN_URL);
  return { elements, api, confirm };
}

describe('Stripe confirms in the browser', () => {
  test('without leaving the page unless it must, with the return address, the receipt’s address and the payer', async () => {
    const { api, elements, confirm } = stripe({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
    expect(await confirm()).toEqual({ state: 'done', intent: 'pi_1' });
    expect(api.confirmPayment).toHaveBeenCalledExactlyOnceWith({
      elements,
      clientSecret: 'pi_1_secret_1',
      confirmParams: {
        return_url: RETURN_URL,
        receipt_email: 'ada@example.com',
        payment_method_data: { billing_details: { name: 'Ada Example', email: 'ada@example.com' } },
      },
      redirect: 'if_required',
    });
  });

  test('a declined card brings the provider’s message', async () => {
    const { confirm } = stripe({
      error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
    });
    expect(await confirm()).toEqual({ state: 'failed', message: 'Your card was declined.' });
  });

  test('fields that are not filled are told by Stripe, and nothing is confirmed', async () => {
    const { api, confirm } = stripe({}, { error: { message: 'Your card number is incomplete.' } });
    expect(await confirm()).toEqual({ state: 'failed', message: 'Your card number is incomplete.' });
    expect(api.confirmPayment).not.toHaveBeenCalled();
  });

  test('a payment that the bank still decides is under way, not failed', async () => {
    const { confirm } = stripe({ paymentIntent: { id: 'pi_1', status: 'processing' } });
    expect(await confirm()).toEqual({ state: 'processing', intent: 'pi_1' });
  });

  test.each([{ paymentIntent: { id: 'pi_1', status: 'requires_payment_method' } }, {}])(
    'an answer that is no success is none: %j',
    async (answer) => expect(await stripe(answer).confirm()).toEqual({ state: 'failed', message: null }),
  );

  test('another card is kept without a payment and without a receipt', async () => {
    const { api, confirm } = stripe({ setupIntent: { id: 'seti_1', status: 'succeeded' } });
    expect(await confirm({ ...PAYMENT, kind: 'setup' })).toEqual({ state: 'done', intent: 'seti_1' });
    expect(api.confirmPayment).not.toHaveBeenCalled();
    expect(api.confirmSetup).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ confirmParams: expect.not.objectContaining({ receipt_email: expect.anything() }) }),
    );
  });
});
