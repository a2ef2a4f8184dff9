import { safe } from '@orpc/client';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentServiceError } from '../src/platform/payments/payments.ts';
import {
  advanceClock,
  advanceDays,
  getPlan,
  getSums,
  openSuccessPage,
  PRICE,
  pay,
  renew,
  subscribe,
} from './billing-kit.ts';
import { createStaffMember } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();

beforeEach(() => advanceClock(test, '2026-06-01T00:00:00Z'));

// Expected errors are logged, and nothing else.
afterAll(() => {
  const others = test.errors.filter((line) => !/"status":503|rejected an event: HTTP 503/.test(line));
  test.errors.splice(0, test.errors.length, ...others);
});

const createLostError = () => new PaymentServiceError('unreachable', 'Nobody answers.');
const getRefusal = async (promise: Promise<unknown>) =>
  (await safe(promise)).error as unknown as { code: string; status: number };
const expectBalanced = async () => {
  const { ledger, service } = await getSums(test);
  expect(ledger).toBe(service);
};

/** The service processes the request, but its response never arrives. */
function loseAnswer(): void {
  const { payments } = test.app;
  const charge = payments.charge.bind(payments);
  vi.spyOn(payments, 'charge').mockImplementationOnce(async (payment) => {
    await charge(payment);
    throw createLostError();
  });
}

describe('while the payment service is unreachable', () => {
  it('creates a payment later under the same key', async () => {
    const listPayments = () => test.app.db.selectFrom('payments').select('intent').execute();
    const before = await listPayments();
    vi.spyOn(test.app.payments, 'createIntent').mockRejectedValueOnce(createLostError());
    const visitor = test.visitor();
    const ask = () =>
      visitor.request('/api/create-payment-intent', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'a-visit' },
        body: JSON.stringify({ planName: 'Foothold One', amount: 8999 }),
      });
    expect((await ask()).status).toBe(503);
    const answer = await ask();
    expect(answer.status).toBe(200);
    const { intent } = (await answer.json()) as { intent: string };
    expect(await listPayments()).toEqual(expect.arrayContaining([{ intent }]));
    expect(await listPayments()).toHaveLength(before.length + 1);
  });

  it('creates an account once the service is reachable again', async () => {
    const { person, intent, email } = await pay(test, 'one');
    vi.spyOn(test.app.payments, 'find').mockRejectedValueOnce(createLostError());
    const first = await safe(openSuccessPage(person, intent, email));
    if (first.error) expect(first.error).toMatchObject({ code: 'billing.service', status: 503 });
    expect(await openSuccessPage(person, intent, email)).toEqual({ plan: 'Foothold One', email });
    await advanceDays(test, 0); // Whether the event or the call was lost.
  });

  it('delays a renewal and charges it once', async () => {
    const member = await subscribe(test, 'one');
    await advanceClock(test, '2026-07-01T00:00:00Z');
    vi.spyOn(test.app.payments, 'charge').mockRejectedValueOnce(createLostError());
    await expect(test.app.billing.renewals.run()).rejects.toThrow();
    expect((await member.api.billing.get()).subscription?.state).toBe('active');
    expect(await getPlan(member)).toBe('one');
    await advanceDays(test, 16 / 1440);
    await renew(test);
    const { subscription, invoices } = await member.api.billing.get();
    expect(subscription).toMatchObject({ state: 'active', periodEnd: '2026-08-01T00:00:00.000Z' });
    expect(invoices.map(({ state }) => state)).toEqual(['paid', 'paid']);
    await expectBalanced();
  });

  it('charges a renewal once when its answer was lost', async () => {
    const member = await subscribe(test, 'one');
    await advanceClock(test, '2026-07-01T00:00:00Z');
    loseAnswer();
    await expect(test.app.billing.renewals.run()).rejects.toThrow();
    await advanceDays(test, 16 / 1440);
    await renew(test);
    const { invoices } = await member.api.billing.get();
    expect(invoices.map(({ state, total }) => [state, total])).toEqual([
      ['paid', PRICE.one],
      ['paid', PRICE.one],
    ]);
    await expectBalanced();
  });

  it('completes or refunds a plan change whose answer was lost', async () => {
    const member = await subscribe(test, 'one');
    await advanceClock(test, '2026-06-16T00:00:00Z');
    loseAnswer();
    const outcome = await safe(member.api.billing.change({ plan: 'prime', previewed: 8000 }));
    if (outcome.error) expect(outcome.error).toMatchObject({ code: 'billing.service', status: 503 });
    await advanceDays(test, 0);
    await test.eventually(async () => {
      const { ledger, service } = await getSums(test);
      return ledger === service && test;
    });
    const plan = outcome.error ? 'one' : 'prime';
    expect(await getPlan(member)).toBe(plan);
    const { db } = test.app;
    await test.eventually(async () => {
      const rows = await db.selectFrom('ledger_entries').select('amount').where('user_id', '=', member.id).execute();
      return rows.reduce((sum, { amount }) => sum + amount, 0) === PRICE.one + (outcome.error ? 0 : 8000);
    });
  });

  it('makes a requested refund later, once', async () => {
    const member = await subscribe(test, 'one');
    const staff = await createStaffMember(test, 'support');
    const { subscription } = await member.api.billing.get();
    const id = subscription?.id ?? '';
    const [payment] = (await staff.api.billing.subscription({ id })).payments;
    vi.spyOn(test.app.payments, 'refund').mockRejectedValueOnce(createLostError());
    const ask = { id, payment: payment?.id ?? '', amount: 500, reason: 'A good reason' };
    expect(await getRefusal(staff.api.billing.refund(ask))).toMatchObject({ code: 'billing.service' });
    await advanceDays(test, 11 / 1440);
    await Promise.all([test.app.billing.paymentSweep.run(), test.app.billing.paymentSweep.run()]);
    expect((await test.app.payments.find(member.intent))?.amountRefunded).toBe(500);
    expect((await staff.api.billing.subscription({ id })).payments[0]).toMatchObject({ refunded: 500 });
    await expectBalanced();
  });
});
