import { safe } from '@orpc/client';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  advanceClock,
  advanceDays,
  confirm,
  getPlan,
  getSums,
  listEmails,
  listSubjects,
  PRICE,
  renew,
  renewNextMonth,
  subscribe,
} from './billing-kit.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();

beforeEach(() => advanceClock(test, '2026-01-31T12:00:00Z'));

const getRefusal = async (promise: Promise<unknown>) =>
  (await safe(promise)).error as unknown as { code: string; status: number };
const toDay = (moment: string | undefined) => moment?.slice(0, 10);
const expectBalanced = async () => {
  const { ledger, service } = await getSums(test);
  expect(ledger).toBe(service);
};

describe('renewing a plan each month', () => {
  it('renews on the start day or the last day of a shorter month, with an invoice, a charge, and a receipt each time', async () => {
    const member = await subscribe(test, 'one');
    const days = [];
    for (let month = 0; month < 13; month++) {
      const { subscription, invoices, next } = await renewNextMonth(test, member);
      expect([subscription?.state, invoices.length, invoices[0]?.state]).toEqual(['active', month + 2, 'paid']);
      expect(next).toEqual({ date: subscription?.periodEnd, price: 8999, creditUsed: 0, amount: 8999 });
      days.push(toDay(subscription?.periodStart));
    }
    expect(days.slice(0, 4)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
    expect(days.slice(-2)).toEqual(['2027-01-31', '2027-02-28']);
    const receipts = (await listSubjects(test, member.email)).filter((subject) => subject.includes('receipt'));
    expect(receipts).toHaveLength(14);
    expect(new Set(receipts).size).toBe(14);
    expect(await getPlan(member)).toBe('one');
    await expectBalanced();
  });

  it('renews once, even if the job runs repeatedly and on several servers', async () => {
    const member = await subscribe(test, 'one');
    await advanceDays(test, 28);
    await Promise.all(Array.from({ length: 8 }, () => test.app.billing.renewals.run()));
    await renew(test);
    const { invoices } = await member.api.billing.get();
    expect(invoices.map(({ state }) => state)).toEqual(['paid', 'paid']);
    const charges = await test.app.db
      .selectFrom('ledger_entries')
      .selectAll()
      .where('user_id', '=', member.id)
      .execute();
    expect(charges).toHaveLength(2);
    await expectBalanced();
  });

  it('numbers invoices sequentially without gaps', async () => {
    await Promise.all([subscribe(test), subscribe(test, 'prime'), subscribe(test)]);
    const rows = await test.app.db
      .selectFrom('invoices')
      .select('number')
      .where('number', 'like', '2026-%')
      .orderBy('number')
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(
      rows.map((_, index) => `2026-${String(index + 1).padStart(6, '0')}`),
    );
  });

  it("doesn't charge for months missed while nothing ran", async () => {
    const member = await subscribe(test, 'one');
    await advanceClock(test, '2026-06-10T12:00:00Z');
    await renew(test);
    const { subscription, invoices } = await member.api.billing.get();
    expect([toDay(subscription?.periodStart), toDay(subscription?.periodEnd)]).toEqual(['2026-05-31', '2026-06-30']);
    expect(invoices).toHaveLength(2);
    await renew(test);
    expect((await member.api.billing.get()).invoices).toHaveLength(2);
  });

  it('uses credit first, and waives amounts too small to charge', async () => {
    const member = await subscribe(test, 'one');
    const grantCredit = (amount: number) =>
      test.app.db
        .insertInto('ledger_entries')
        .values({
          at: test.clock.now,
          kind: 'credit',
          amount,
          currency: 'usd',
          reference: crypto.randomUUID(),
          user_id: member.id,
          description: 'A test',
        })
        .execute();
    await grantCredit(3000);
    expect((await member.api.billing.get()).next).toMatchObject({ price: 8999, creditUsed: 3000, amount: 5999 });
    const second = await renewNextMonth(test, member);
    expect(second.invoices[0]).toMatchObject({ creditUsed: 3000, total: 5999, state: 'paid' });
    expect(second.credit).toBe(0);
    await grantCredit(20_000);
    const thirdPeriod = await renewNextMonth(test, member);
    expect(thirdPeriod.invoices[0]).toMatchObject({ creditUsed: 8999, total: 0, state: 'paid', card: null });
    expect(thirdPeriod.credit).toBe(11_001);
    const fourth = await renewNextMonth(test, member);
    expect(fourth.credit).toBe(2002);
    await grantCredit(8999 - 2002 - 49);
    const fifth = await renewNextMonth(test, member);
    expect(fifth.invoices[0]).toMatchObject({ creditUsed: 8950, total: 0, state: 'paid' });
    expect(fifth.invoices[0]?.lines.map(({ amount }) => amount)).toEqual([8999, -49]);
    expect(fifth.credits.map(({ amount }) => amount).slice(0, 2)).toEqual([-8950, 6948]);
    await expectBalanced();
  });
});

describe('failed renewal', () => {
  it('is retried after 1, 3, 5, and 7 days with an email each time; then the plan ends and nothing is owed', async () => {
    const member = await subscribe(test, 'prime', 'declines-later');
    const due = await renewNextMonth(test, member);
    expect(due.subscription).toMatchObject({ state: 'past_due', lastAttempt: false });
    expect(due.openInvoice).toMatchObject({ state: 'open', total: PRICE.prime });
    expect(due.next).toMatchObject({ date: due.subscription?.nextAttemptAt, amount: PRICE.prime });
    const failed = new Date('2026-02-28T12:00:00Z').getTime();
    const tries = [];
    for (let now = due; now.subscription; now = await member.api.billing.get()) {
      // The plan stays active during retries and can't be changed.
      expect(await getPlan(member)).toBe('prime');
      expect((await getRefusal(member.api.billing.previewChange({ plan: 'one' }))).code).toBe('billing.past-due');
      const at = now.subscription.nextAttemptAt ?? '';
      tries.push([(Date.parse(at) - failed) / 86_400_000, now.subscription.lastAttempt]);
      await advanceClock(test, new Date(Date.parse(at) - 1));
      await renew(test);
      expect((await member.api.billing.get()).subscription?.nextAttemptAt).toBe(at);
      await advanceClock(test, at);
      await renew(test);
    }
    expect(tries).toEqual([
      [1, false],
      [3, false],
      [5, false],
      [7, true],
    ]);
    const after = await member.api.billing.get();
    expect(after).toMatchObject({ subscription: null, next: null, openInvoice: null });
    expect(after.invoices.map(({ state }) => state)).toEqual(['uncollectible', 'paid']);
    expect(await getPlan(member)).toBe('none');
    const subjects = await listSubjects(test, member.email);
    expect(subjects.slice(-5)).toEqual([
      'Your Foothold Prime payment failed',
      'Your Foothold Prime payment failed',
      'Your Foothold Prime payment failed',
      'Final payment attempt for Foothold Prime on Mar 7, 2026',
      'Foothold Prime has ended',
    ]);
    const [first] = (await listEmails(test, member.email)).filter(({ subject }) => subject.includes('payment failed'));
    expect(first?.body_text).toContain('The bank declined this card.');
    expect(first?.body_text).toContain('We’ll try again on Mar 1, 2026');
    expect(first?.body_text).toContain('/portal/billing');
    await expectBalanced();
    // A plan can be bought again after it ended.
    await member.api.billing.createPaymentIntent({ planName: 'Foothold One', amount: 8999 });
  });

  it('succeeds immediately with another card', async () => {
    const member = await subscribe(test, 'one', 'declines-later');
    await renewNextMonth(test, member);
    await advanceDays(test, 2);
    const setup = await member.api.billing.startMethod({});
    expect((await getRefusal(member.api.billing.finishMethod({ intent: setup.intent }))).code).toBe('billing.not-paid');
    await confirm(member, setup.clientSecret, member.email);
    const after = await member.api.billing.finishMethod({ intent: setup.intent });
    expect(after.subscription).toMatchObject({ state: 'active', card: { brand: 'visa', last4: '4242' } });
    expect(after.openInvoice).toBeNull();
    expect(after.invoices[0]).toMatchObject({ state: 'paid', total: 8999, card: { last4: '4242' } });
    // The month starts on its due date, and the next renewal works.
    expect(toDay(after.subscription?.periodStart)).toBe('2026-02-28');
    expect((await renewNextMonth(test, member)).invoices[0]?.state).toBe('paid');
    expect(await listSubjects(test, member.email)).toContain('Your card for Foothold One was updated');
    await expectBalanced();
  });

  it('keeps its retry schedule if another card fails too', async () => {
    const member = await subscribe(test, 'one', 'declines-later');
    const due = await renewNextMonth(test, member);
    const setup = await member.api.billing.startMethod({});
    await confirm(member, setup.clientSecret, member.email, 'declines-later');
    const after = await member.api.billing.finishMethod({ intent: setup.intent });
    expect(after.subscription).toMatchObject({ state: 'past_due', nextAttemptAt: due.subscription?.nextAttemptAt });
  });

  it('can be paid manually, and the card is saved for the next month', async () => {
    const member = await subscribe(test, 'one', 'declines-later');
    const { openInvoice } = await renewNextMonth(test, member);
    const id = openInvoice?.id ?? '';
    const [first, second] = await Promise.all([
      member.api.billing.payInvoice({ id }),
      member.api.billing.payInvoice({ id }),
    ]);
    expect(first).toEqual(second);
    expect(first.amount).toBe(8999);
    expect((await getRefusal(member.api.billing.finishInvoice({ id, intent: first.intent }))).code).toBe(
      'billing.not-paid',
    );
    await confirm(member, first.clientSecret, member.email, 'asks');
    await member.api.sandboxPayments.authenticate({ clientSecret: first.clientSecret, outcome: 'approved' });
    const after = await member.api.billing.finishInvoice({ id, intent: first.intent });
    expect(after.subscription).toMatchObject({ state: 'active', card: { last4: '3155' } });
    expect((await getRefusal(member.api.billing.payInvoice({ id }))).code).toBe('billing.not-open');
    expect((await renewNextMonth(test, member)).invoices.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);
    await expectBalanced();
  });

  it("isn't charged again if it was paid in a browser that never came back", async () => {
    const member = await subscribe(test, 'one', 'declines-later');
    const { openInvoice, subscription } = await renewNextMonth(test, member);
    const opened = await member.api.billing.payInvoice({ id: openInvoice?.id ?? '' });
    await confirm(member, opened.clientSecret, member.email);
    await advanceClock(test, subscription?.nextAttemptAt ?? '');
    await renew(test);
    const { invoices } = await member.api.billing.get();
    expect(invoices.map(({ state }) => state)).toEqual(['paid', 'paid']);
    await expectBalanced();
  });

  it('ends immediately if the member cancels, and nothing is owed', async () => {
    const member = await subscribe(test, 'one', 'declines-later');
    await renewNextMonth(test, member);
    const after = await member.api.billing.cancel({});
    expect(after).toMatchObject({ subscription: null, openInvoice: null });
    expect(after.invoices[0]?.state).toBe('void');
    expect(await getPlan(member)).toBe('none');
  });
});

describe('the sweep', () => {
  it('completes a payment whose browser and event were both lost', async () => {
    const member = await subscribe(test, 'one', 'declines-later');
    const { openInvoice } = await renewNextMonth(test, member);
    const opened = await member.api.billing.payInvoice({ id: openInvoice?.id ?? '' });
    await advanceDays(test, 0);
    // The service has the money and sends no event.
    await test.app.db
      .updateTable('sandbox_intents')
      .set({ status: 'succeeded', succeeded_at: test.clock.now })
      .where('id', '=', opened.intent)
      .execute();
    await advanceDays(test, 0.001);
    await test.app.billing.paymentSweep.run();
    expect((await member.api.billing.get()).subscription?.state).toBe('past_due');
    await advanceDays(test, 0.01);
    await test.app.billing.paymentSweep.run();
    expect((await member.api.billing.get()).subscription?.state).toBe('active');
  });

  it("closes payments left unpaid for a day, so that they can't be paid anymore", async () => {
    const visitor = test.visitor();
    const opened = await visitor.api.billing.createPaymentIntent({ planName: 'Foothold One', amount: 8999 });
    await advanceDays(test, 0.5);
    await test.app.billing.paymentSweep.run();
    expect((await test.app.payments.find(opened.intent))?.status).toBe('requires_payment_method');
    await advanceDays(test, 1);
    await test.app.billing.paymentSweep.run();
    expect((await test.app.payments.find(opened.intent))?.status).toBe('canceled');
    const row = await test.app.db
      .selectFrom('payments')
      .select('state')
      .where('intent', '=', opened.intent)
      .executeTakeFirst();
    expect(row?.state).toBe('canceled');
  });
});
