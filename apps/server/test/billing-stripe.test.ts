import { safe } from '@orpc/client';
import { afterAll, expect, it } from 'vitest';
import { createEmailAddress, getPlan, getSums, openSuccessPage, PRICE } from './billing-kit.ts';
import { startStripe } from './doubles/stripe-server.ts';
import { createStaffMember, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const stripe = await startStripe();
afterAll(() => stripe.stop());
const test = useTestApp(stripe.settings);

const CARD = '4242424242424242';
const DECLINED_AFTER_SETUP = '4000000000000341';

/** The same steps as a browser with Stripe's library. */
const confirm = (clientSecret: string, email: string, card = CARD) =>
  stripe.confirm(clientSecret, card, { email, name: 'Robin Example' });

it('buys, changes, renews, pays with another card, and refunds a plan with Stripe, and the totals match', async () => {
  const email = createEmailAddress();
  const member = await signUp(test, { email });
  const { billing } = member.api;
  const opened = await billing.createPaymentIntent({ planName: 'Foothold One', amount: PRICE.one });
  expect(opened.service).toEqual({ service: 'stripe', publishableKey: stripe.settings.STRIPE_PUBLISHABLE_KEY });
  await confirm(opened.clientSecret, email);
  expect(await openSuccessPage(member, opened.intent, email)).toEqual({ plan: 'Foothold One', email });
  expect(await getPlan(member)).toBe('one');

  const { difference } = await billing.previewChange({ plan: 'prime' });
  const changed = await billing.change({ plan: 'prime', previewed: difference });
  expect(changed.subscription).toMatchObject({ plan: 'prime', card: { brand: 'visa', last4: '4242' } });
  expect(changed.invoices[0]).toMatchObject({ state: 'paid', total: difference });

  test.clock.now = new Date(changed.subscription?.periodEnd ?? 0);
  await test.app.billing.renewals.run();
  expect((await billing.get()).invoices[0]).toMatchObject({ state: 'paid', total: PRICE.prime });

  const other = await billing.startMethod({});
  await confirm(other.clientSecret, email, DECLINED_AFTER_SETUP);
  const replaced = await billing.finishMethod({ intent: other.intent });
  expect(replaced.subscription?.card?.last4).toBe('0341');
  test.clock.now = new Date(replaced.subscription?.periodEnd ?? 0);
  await test.app.billing.renewals.run();
  const { openInvoice, subscription } = await billing.get();
  expect(subscription?.state).toBe('past_due');
  const paying = await billing.payInvoice({ id: openInvoice?.id ?? '' });
  await confirm(paying.clientSecret, email);
  const paid = await billing.finishInvoice({ id: openInvoice?.id ?? '', intent: paying.intent });
  expect(paid.subscription).toMatchObject({ state: 'active', card: { last4: '4242' } });

  const staff = await createStaffMember(test, 'support');
  const id = paid.subscription?.id ?? '';
  const payment = (await staff.api.billing.subscription({ id })).payments.find((one) => one.kind === 'checkout');
  const ask = { id, payment: payment?.id ?? '', reason: 'A good reason' };
  await staff.api.billing.refund({ ...ask, amount: 1000 });
  expect((await safe(staff.api.billing.refund({ ...ask, amount: PRICE.one }))).error).toMatchObject({
    code: 'billing.refund',
  });
  const whole = await staff.api.billing.refund({ ...ask, amount: PRICE.one - 1000 });
  expect(whole.payments.find((one) => one.kind === 'checkout')).toMatchObject({ refunded: PRICE.one, refundable: 0 });
  const { ledger, service } = await getSums(test);
  expect(ledger).toBe(service);
  expect(ledger).toBe(difference + 2 * PRICE.prime);
});
