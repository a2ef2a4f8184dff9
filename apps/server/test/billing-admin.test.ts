import { safe } from '@orpc/client';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { getPlan, getSums, listEmails, listSubjects, PRICE, subscribe } from './billing-kit.ts';
import { createStaffMember, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

const getRefusal = async (promise: Promise<unknown>) =>
  (await safe(promise)).error as unknown as { code: string; status: number };
const getSubscriptionId = async (member: { id: string }) => {
  const row = await test.app.db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  return row.id;
};
const expectBalanced = async () => {
  const { ledger, service } = await getSums(test);
  expect(ledger).toBe(service);
};

describe('billing staff can open billing administration', () => {
  it('everyone else is rejected', async () => {
    const owner = await subscribe(test);
    const id = await getSubscriptionId(owner);
    const calls: [method: string, path: string, body?: object][] = [
      ['GET', '/api/billing/subscriptions'],
      ['GET', `/api/billing/subscriptions/${id}`],
      ['POST', `/api/billing/subscriptions/${id}/refund`, { payment: UNKNOWN_ID, amount: 1, reason: 'because' }],
      ['POST', `/api/billing/subscriptions/${id}/credit`, { amount: 1, reason: 'because' }],
    ];
    const people = [
      [test.visitor(), 401],
      [owner, 403],
      [await signUp(test, { confirmed: false }), 403],
      [await createStaffMember(test, 'recruiter'), 403],
    ] as const;
    for (const [method, path, body] of calls)
      for (const [person, status] of people) {
        const answer = await person.request(path, {
          method,
          ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        });
        expect([path, answer.status]).toEqual([path, status]);
      }
    const staff = await createStaffMember(test, 'support');
    for (const unknown of [UNKNOWN_ID, 'x', "'--"]) {
      expect((await getRefusal(staff.api.billing.subscription({ id: unknown }))).code).toBe('resource.not-found');
      expect((await getRefusal(staff.api.billing.credit({ id: unknown, amount: 100, reason: 'because' }))).code).toBe(
        'resource.not-found',
      );
      expect(
        (await getRefusal(staff.api.billing.refund({ id, payment: unknown, amount: 100, reason: 'because' }))).code,
      ).toBe('resource.not-found');
    }
    await expectBalanced();
  });

  it("billing staff can't grant themselves money", async () => {
    const clerk = await subscribe(test);
    await test.app.db.updateTable('users').set({ role: 'support' }).where('id', '=', clerk.id).execute();
    const id = await getSubscriptionId(clerk);
    const [payment] = (await clerk.api.billing.subscription({ id })).payments;
    const refundedAmount = { id, payment: payment?.id ?? '', amount: 100, reason: 'because' };
    expect((await getRefusal(clerk.api.billing.refund(refundedAmount))).code).toBe('resource.not-found');
    expect((await getRefusal(clerk.api.billing.credit({ id, amount: 100, reason: 'because' }))).code).toBe(
      'resource.not-found',
    );
    const colleague = await createStaffMember(test, 'support');
    expect((await colleague.api.billing.credit({ id, amount: 100, reason: 'because' })).credit).toBe(100);
    await expectBalanced();
  });
});

describe('subscriptions', () => {
  it('finds subscriptions by name, address, invoice number, and state, with totals', async () => {
    const staff = await createStaffMember(test, 'admin');
    const zoe = await subscribe(test, 'prime', 'succeeds', 'Zoë Quince');
    const id = await getSubscriptionId(zoe);
    const [invoice] = (await zoe.api.billing.get()).invoices;
    for (const q of ['zoë quince', 'QUINCE', zoe.email, zoe.email.slice(0, 20), invoice?.number ?? '']) {
      const found = await staff.api.billing.subscriptions({ q });
      expect([q, found.subscriptions.map((one) => one.id), found.total]).toEqual([q, [id], 1]);
    }
    for (const q of ['%', '_', "' OR 1=1", 'quince nobody'])
      expect([q, (await staff.api.billing.subscriptions({ q })).total]).toEqual([q, 0]);
    const all = await staff.api.billing.subscriptions({ state: 'all' });
    expect(all.total).toBe(all.counts.active + all.counts.past_due + all.counts.ended);
    expect(all.subscriptions.find((one) => one.id === id)).toMatchObject({
      id,
      plan: 'prime',
      member: { name: 'Zoë Quince', email: zoe.email },
    });
    const before = all.monthly;
    await zoe.api.billing.cancel({});
    expect((await staff.api.billing.subscriptions({})).monthly).toBe(before - PRICE.prime);
    expect((await staff.api.billing.subscriptions({ state: 'ended' })).total).toBe(all.counts.ended);
  });
});

describe('a refund', () => {
  it('refunds in part or in full, but never more than was paid, with an audit row, an email, and a ledger entry', async () => {
    const staff = await createStaffMember(test, 'support', 'Sam Support');
    const member = await subscribe(test, 'one');
    const id = await getSubscriptionId(member);
    const [payment] = (await staff.api.billing.subscription({ id })).payments;
    const pay = payment?.id ?? '';
    expect(payment).toMatchObject({
      kind: 'checkout',
      amount: 8999,
      state: 'succeeded',
      refunded: 0,
      refundable: 8999,
    });
    const part = await staff.api.billing.refund({ id, payment: pay, amount: 2000, reason: 'The matches came late' });
    expect(part.payments[0]).toMatchObject({ refunded: 2000, refundable: 6999 });
    expect(part.ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['refund', -2000],
      ['charge', 8999],
    ]);
    expect(part.events[0]).toMatchObject({ kind: 'refunded', by: 'Sam Support', amount: 2000 });
    expect(part.events[0]?.detail).toContain('The matches came late');
    expect((await test.app.payments.find(member.intent))?.amountRefunded).toBe(2000);
    for (const amount of [7000, 8999, 100_000])
      expect(
        await getRefusal(staff.api.billing.refund({ id, payment: pay, amount, reason: 'Too much' })),
      ).toMatchObject({
        code: 'billing.refund',
        status: 422,
      });
    for (const amount of [0, -5, 1.5])
      expect((await getRefusal(staff.api.billing.refund({ id, payment: pay, amount, reason: 'No amount' }))).code).toBe(
        'request.invalid',
      );
    expect((await getRefusal(staff.api.billing.refund({ id, payment: pay, amount: 5, reason: ' ' }))).code).toBe(
      'request.invalid',
    );
    const whole = await staff.api.billing.refund({ id, payment: pay, amount: 6999, reason: 'The rest of it' });
    expect(whole.payments[0]).toMatchObject({ refunded: 8999, refundable: 0 });
    expect(whole.invoices[0]).toMatchObject({ refunded: 8999, state: 'paid' });
    expect((await listSubjects(test, member.email)).slice(-2)).toEqual(['Your $20 refund', 'Your $69.99 refund']);
    // The reason is for the audit. The member only learns the amount.
    for (const { body_text } of await listEmails(test, member.email)) expect(body_text).not.toContain('came late');
    expect((await listEmails(test, member.email)).at(-1)?.body_text).toContain(
      'Your Foothold One plan stays active and renews as before.',
    );
    expect((await member.api.billing.get()).invoices[0]?.refunded).toBe(8999);
    // A refund doesn't end a plan.
    expect(await getPlan(member)).toBe('one');
    await expectBalanced();
  });

  it('makes a repeated refund once, and never refunds more than was paid in total', async () => {
    const staff = await createStaffMember(test, 'support');
    const member = await subscribe(test, 'prime');
    const id = await getSubscriptionId(member);
    const [payment] = (await staff.api.billing.subscription({ id })).payments;
    const requestRefund = (amount: number, reason: string) =>
      safe(staff.api.billing.refund({ id, payment: payment?.id ?? '', amount, reason }));
    await Promise.all(Array.from({ length: 10 }, () => requestRefund(4000, 'A double click')));
    await test.eventually(async () => (await test.app.payments.find(member.intent))?.amountRefunded === 4000);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => requestRefund(5000, `Another reason ${at}`)),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(4);
    expect((await test.app.payments.find(member.intent))?.amountRefunded).toBe(24_000);
    await expectBalanced();
  });

  it('makes a refund while other refunds of the same payment are being recorded', async () => {
    const staff = await createStaffMember(test, 'support');
    const member = await subscribe(test, 'prime');
    const id = await getSubscriptionId(member);
    const [payment] = (await staff.api.billing.subscription({ id })).payments;
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        safe(staff.api.billing.refund({ id, payment: payment?.id ?? '', amount: 100, reason: `Reason ${at}` })),
      ),
    );
    expect(answers.flatMap(({ error }) => error ?? [])).toEqual([]);
    expect((await test.app.payments.find(member.intent))?.amountRefunded).toBe(6000);
    await expectBalanced();
  });

  it('records a refund made at the payment service in the ledger', async () => {
    const member = await subscribe(test, 'one');
    await test.app.payments.refund({
      intent: member.intent,
      amount: 1000,
      metadata: {},
      idempotencyKey: crypto.randomUUID(),
    });
    // Only the event leads there.
    await test.eventually(async () => {
      const { ledger, service } = await getSums(test);
      return ledger === service;
    });
    await test.app.billing.reconciliation.run();
    await expectBalanced();
    const detail = await (await createStaffMember(test, 'support')).api.billing.subscription({
      id: await getSubscriptionId(member),
    });
    expect(detail.ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['refund', -1000],
      ['charge', 8999],
    ]);
  });
});

describe('credit', () => {
  it('grants a credit once, announces it by email, and applies it to the next invoice', async () => {
    const staff = await createStaffMember(test, 'admin', 'Ada Admin');
    const member = await subscribe(test, 'one');
    const id = await getSubscriptionId(member);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => staff.api.billing.credit({ id, amount: 1500, reason: 'A guarantee case' })),
    );
    expect(answers.map(({ credit }) => credit)).toEqual(Array.from({ length: 5 }, () => 1500));
    const detail = await staff.api.billing.subscription({ id });
    expect(detail.credit).toBe(1500);
    expect(detail.events.filter(({ kind }) => kind === 'credited')).toMatchObject([
      { by: 'Ada Admin', amount: 1500, detail: 'A guarantee case' },
    ]);
    const own = await member.api.billing.get();
    expect(own).toMatchObject({ credit: 1500, next: { creditUsed: 1500, amount: 7499 } });
    expect(own.credits).toMatchObject([{ amount: 1500, description: 'Credit from support' }]);
    expect((await listSubjects(test, member.email)).at(-1)).toBe('We added $15 to your credit balance');
    for (const amount of [0, -100, 100_001])
      expect((await getRefusal(staff.api.billing.credit({ id, amount, reason: 'because' }))).code).toBe(
        'request.invalid',
      );
    await expectBalanced();
  });
});

describe('the ledger', () => {
  it('only ever grows, for every role', async () => {
    const member = await subscribe(test, 'one');
    const { db } = test.app;
    const entry = db.updateTable('ledger_entries').where('user_id', '=', member.id);
    for (const change of [
      () => entry.set({ amount: 1 }).execute(),
      () => entry.set({ user_id: null, amount: 1 }).execute(),
      () => entry.set({ at: new Date(0) }).execute(),
      () => entry.set({ reference: 'another' }).execute(),
      () => db.deleteFrom('ledger_entries').where('user_id', '=', member.id).execute(),
      () => db.deleteFrom('billing_events').execute(),
      () => db.updateTable('billing_events').set({ detail: 'another' }).execute(),
      () => sql`TRUNCATE ledger_entries`.execute(test.owner),
      () => sql`TRUNCATE billing_events`.execute(test.owner),
    ])
      await expect(change()).rejects.toThrow('is only ever added to');
    const duplicateEntries = await db
      .selectFrom('ledger_entries')
      .selectAll()
      .where('user_id', '=', member.id)
      .executeTakeFirst();
    await expect(
      db
        .insertInto('ledger_entries')
        .values({
          at: new Date(),
          kind: 'charge',
          amount: 8999,
          currency: 'usd',
          reference: duplicateEntries?.reference ?? '',
          description: 'Again',
        })
        .execute(),
    ).rejects.toThrow('unique');
  });
});
