import { safe } from '@orpc/client';
import { expect, it } from 'vitest';
import { useTestApp } from './harness.ts';

const test = useTestApp({ PRICE_READING: 'pricing' });

it('charges exactly the prices shown on the pricing page, on every surface', async () => {
  const { api } = test.visitor();
  const opened = await api.billing.createPaymentIntent({ planName: 'Foothold One', amount: 3999 });
  expect(opened.renewal.amount).toBe(3999);
  expect((await test.app.payments.find(opened.intent))?.amount).toBe(3999);
  const refused = await safe(api.billing.createPaymentIntent({ planName: 'Foothold One', amount: 8999 }));
  expect(refused.error).toMatchObject({ code: 'billing.amount', status: 422 });
});
