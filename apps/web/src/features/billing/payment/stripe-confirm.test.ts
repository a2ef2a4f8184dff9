import type { StripeElements } from '@stripe/stripe-js';
import { describe, expect, test, vi } from 'vitest';
import type { OpenPayment } from './adapter.ts';
import { confirmWithStripe, type StripeConfirmApi } from './stripe-confirm.ts';

const PAYMENT: OpenPayment = {
  kind: 'payment',
  service: { service: 'stripe', publishableKey: 'pk_test_1' },
  clientSecret: 'pi_1_secret_1',
};
const HOLDER = { name: 'Ada Example', email: 'ada@example.com' };
const RETURN_URL = 'https://ledge.example/payment-success?plan=Ledge+One&email=ada%40example.com';

/** The parts of Stripe.js that we use, with responses from its documentation. */
function createStripe(answer: unknown, submitted: unknown = {}) {
  const elements = { submit: vi.fn(async () => submitted) } as unknown as StripeElements;
  const api = {
    confirmPayment: vi.fn(async () => answer),
    confirmSetup: vi.fn(async () => answer),
  };
  const confirm = (payment = PAYMENT) =>
    confirmWithStripe(api as unknown as StripeConfirmApi, elements, payment, HOLDER, RETURN_URL);
  return { elements, api, confirm };
}

describe('confirming with Stripe in the browser', () => {
  test('stays on the page unless it must leave, and sends the return address, the receipt address, and the payer', async () => {
    const { api, elements, confirm } = createStripe({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
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

  test("shows the provider's message for a declined card", async () => {
    const { confirm } = createStripe({
      error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
    });
    expect(await confirm()).toEqual({ state: 'failed', message: 'Your card was declined.' });
  });

  test('leaves empty fields to Stripe, and confirms nothing', async () => {
    const { api, confirm } = createStripe({}, { error: { message: 'Your card number is incomplete.' } });
    expect(await confirm()).toEqual({ state: 'failed', message: 'Your card number is incomplete.' });
    expect(api.confirmPayment).not.toHaveBeenCalled();
  });

  test('reports a payment that the bank is still processing as pending, not failed', async () => {
    const { confirm } = createStripe({ paymentIntent: { id: 'pi_1', status: 'processing' } });
    expect(await confirm()).toEqual({ state: 'processing', intent: 'pi_1' });
  });

  test.each([{ paymentIntent: { id: 'pi_1', status: 'requires_payment_method' } }, {}])(
    'treats any answer except success as a failure: %j',
    async (answer) => expect(await createStripe(answer).confirm()).toEqual({ state: 'failed', message: null }),
  );

  test('stores another card without a payment and without a receipt', async () => {
    const { api, confirm } = createStripe({ setupIntent: { id: 'seti_1', status: 'succeeded' } });
    expect(await confirm({ ...PAYMENT, kind: 'setup' })).toEqual({ state: 'done', intent: 'seti_1' });
    expect(api.confirmPayment).not.toHaveBeenCalled();
    expect(api.confirmSetup).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ confirmParams: expect.not.objectContaining({ receipt_email: expect.anything() }) }),
    );
  });
});
