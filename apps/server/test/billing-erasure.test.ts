import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { advanceClock, getPlan, getSums, PRICE, renew, renewNextMonth, subscribe } from './billing-kit.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();

beforeEach(() => advanceClock(test, '2026-06-01T00:00:00Z'));

const erase = (member: Awaited<ReturnType<typeof subscribe>>) =>
  member.api.accounts.privacy.erase({ password: 'four plain words here', words: 'erase' });

/** Every billing row, as text. */
async function dumpTables(): Promise<string> {
  const tables = ['subscriptions', 'payments', 'refunds', 'ledger_entries', 'billing_events', 'payment_events'];
  const rows = await Promise.all(
    tables.map((table) => sql`SELECT to_jsonb(t) FROM ${sql.table(table)} t`.execute(test.app.db)),
  );
  return JSON.stringify(rows.map((answer) => answer.rows));
}

describe('a member can erase everything', () => {
  it('erasure cancels the plan immediately and keeps what the law requires, without a link to the member', async () => {
    const member = await subscribe(test, 'prime');
    const invoices = (await member.api.billing.get()).invoices;
    await erase(member);
    const subscription = await test.app.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('started_at', '=', new Date('2026-06-01T00:00:00Z'))
      .where('plan', '=', 'prime')
      .executeTakeFirstOrThrow();
    expect(subscription).toMatchObject({ state: 'ended', user_id: null, next_attempt_at: null });
    const [invoice] = await test.app.db
      .selectFrom('invoices')
      .selectAll()
      .where('number', '=', invoices[0]?.number ?? '')
      .execute();
    expect(invoice).toMatchObject({
      user_id: null,
      total: PRICE.prime,
      billed_to: { name: 'Robin Example', email: member.email },
    });
    const rest = await dumpTables();
    expect(rest).not.toContain(member.email);
    expect(rest).not.toContain(member.id);
    expect(rest).toContain(member.intent);
    // Nothing is charged anymore.
    await advanceClock(test, '2026-07-02T00:00:00Z');
    await renew(test);
    const { ledger, service } = await getSums(test);
    expect(ledger).toBe(service);
    expect((await test.app.payments.find(member.intent))?.amountReceived).toBe(PRICE.prime);
  });

  it('the deletion page announces what is retained, for how long, and why', async () => {
    const member = await subscribe(test, 'one');
    const { stays } = await member.api.accounts.privacy.erasure();
    expect(stays).toContainEqual({
      what: expect.stringContaining('Invoices'),
      until: expect.stringContaining('7 years'),
      why: expect.stringContaining('26 U.S.C. § 6001'),
    });
  });

  it('erasure during an open payment leaves nothing owed, and refunds money that still arrives', async () => {
    const member = await subscribe(test, 'one', 'declines-later');
    const { openInvoice } = await renewNextMonth(test, member);
    const opened = await member.api.billing.payInvoice({ id: openInvoice?.id ?? '' });
    await erase(member);
    const [invoice] = await test.app.db
      .selectFrom('invoices')
      .select('state')
      .where('id', '=', openInvoice?.id ?? '')
      .execute();
    expect(invoice?.state).toBe('void');
    const visitor = test.visitor();
    await visitor.api.sandboxPayments.confirm({
      clientSecret: opened.clientSecret,
      card: { number: '4242 4242 4242 4242', expires: '12/49', cvc: '123' },
      payer: { email: member.email, name: 'Robin Example' },
    });
    await test.eventually(async () => (await test.app.payments.find(opened.intent))?.amountRefunded === PRICE.one);
    await test.eventually(async () => {
      const { ledger, service } = await getSums(test);
      return ledger === service;
    });
    await test.app.billing.personalData.forget();
    expect(await dumpTables()).not.toContain(member.email);
  });

  it("deleting other members' records after seven years leaves the remaining member's unchanged", async () => {
    const stays = await subscribe(test, 'one');
    const erasedMember = await subscribe(test, 'one');
    await erase(erasedMember);
    await test.app.billing.personalData.forget();
    expect(await dumpTables()).toContain(erasedMember.intent);
    // The database uses its own clock, so old rows are inserted with old dates.
    const { db } = test.app;
    const oldDate = new Date('2015-03-01T00:00:00Z');
    const old = await db
      .insertInto('subscriptions')
      .values({
        plan: 'one',
        price: 8999,
        state: 'ended',
        started_at: oldDate,
        anchor: oldDate,
        period_start: oldDate,
        period_end: new Date('2015-04-01T00:00:00Z'),
        price_since: oldDate,
        customer: 'cus_old',
        ended_at: oldDate,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const invoice = await db
      .insertInto('invoices')
      .values({
        number: '2015-000001',
        subscription_id: old.id,
        kind: 'period',
        period_start: oldDate,
        period_end: new Date('2015-04-01T00:00:00Z'),
        lines: '[]',
        total: 8999,
        state: 'paid',
        billed_to: JSON.stringify({ name: 'Long Gone', email: 'long-gone@example.com' }),
        issued_at: oldDate,
        paid_at: oldDate,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const payment = await db
      .insertInto('payments')
      .values({
        intent: 'pi_long_gone',
        kind: 'renewal',
        off_session: true,
        amount: 8999,
        currency: 'usd',
        state: 'succeeded',
        subscription_id: old.id,
        invoice_id: invoice.id,
        attempt: 1,
        created_at: oldDate,
        settled_at: oldDate,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('ledger_entries')
      .values({
        at: oldDate,
        kind: 'charge',
        amount: 8999,
        currency: 'usd',
        reference: 'pi_long_gone',
        subscription_id: old.id,
        payment_id: payment.id,
        description: 'Renewal',
      })
      .execute();
    await test.app.billing.personalData.forget();
    const rest = await dumpTables();
    expect(rest).not.toContain('pi_long_gone');
    expect(rest).not.toContain(old.id);
    expect(await db.selectFrom('invoices').select('id').where('number', '=', '2015-000001').execute()).toEqual([]);
    expect(rest).toContain(erasedMember.intent);
    expect((await stays.api.billing.get()).invoices).toHaveLength(1);
    expect(await getPlan(stays)).toBe('one');
  });
});

it("an export contains the plan, invoices, and receipts, but not the payment service's id for a card", async () => {
  const member = await subscribe(test, 'one');
  const { data, files = [] } = await test.app.billing.personalData.collect(member.id);
  const [invoice] = (await member.api.billing.get()).invoices;
  expect(data).toMatchObject({
    subscriptions: [{ plan: 'one', state: 'active', card: { last4: '4242' } }],
    invoices: [{ number: invoice?.number, total: 8999 }],
    credits: [],
  });
  expect(files.map(({ name }) => name)).toEqual([`invoices/invoice-${invoice?.number}.pdf`]);
  const [paper] = await Promise.all(files.map((file) => file.read()));
  expect(
    Buffer.from(paper ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(JSON.stringify(data)).not.toMatch(/pm_|cus_|pi_/);
});
