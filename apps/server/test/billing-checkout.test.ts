import { safe } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import {
  advanceClock,
  confirm,
  createEmailAddress,
  getPlan,
  getSums,
  listEmails,
  listSubjects,
  openSuccessPage,
  PRICE,
  pay,
  subscribe,
} from './billing-kit.ts';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import { createTamperedInputs } from './tampered.ts';

const test = useTestApp();

const getRefusal = async (promise: Promise<unknown>) =>
  (await safe(promise)).error as unknown as { code: string; status: number; data: { message: string } };
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  test.visitor().request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const findUsers = (email: string) =>
  test.app.db
    .selectFrom('users')
    .selectAll()
    .where((user) => user.or([user('email', '=', email), user('pending_email', '=', email)]))
    .execute();
const listCharges = (intent: string) =>
  test.app.db.selectFrom('ledger_entries').selectAll().where('reference', '=', intent).execute();
const countPayments = async () =>
  Number(
    (
      await test.app.db
        .selectFrom('payments')
        .select((count) => count.fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow()
    ).all,
  );

describe('POST /api/create-payment-intent', () => {
  it('takes a plan and an amount in cents, and returns what the browser needs to pay', async () => {
    await advanceClock(test, new Date('2026-01-31T09:30:00Z'));
    const opened = await test.visitor().api.billing.createPaymentIntent({ planName: 'Foothold One', amount: 8999 });
    expect(opened).toEqual({
      clientSecret: expect.stringMatching(/\w{10}/),
      intent: expect.stringMatching(/^pi_/),
      service: { service: 'sandbox' },
      plan: 'one',
      planName: 'Foothold One',
      renewal: {
        amount: 8999,
        currency: 'usd',
        period: 'month',
        nextDate: '2026-02-28T09:30:00.000Z',
        howToCancel: expect.stringContaining('Cancel plan'),
      },
    });
    const row = await test.app.db
      .selectFrom('payments')
      .selectAll()
      .where('intent', '=', opened.intent)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ kind: 'checkout', plan: 'one', amount: 8999, state: 'open', user_id: null });
    const prime = await test.visitor().api.billing.createPaymentIntent({ planName: 'Foothold Prime', amount: 25_000 });
    expect(prime.renewal.amount).toBe(25_000);
    // The client secret isn't stored in our tables.
    const saved = JSON.stringify(await test.app.db.selectFrom('payments').selectAll().execute());
    expect(saved).not.toContain(opened.clientSecret);
    expect(await test.app.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
    await advanceClock(test, new Date());
  });

  it('rejects all 200 tampered plans, amounts, and currencies, and creates nothing', async () => {
    const before = await countPayments();
    const tries = createTamperedInputs();
    expect(tries).toHaveLength(200);
    const answers = await Promise.all(tries.map((body) => post('/api/create-payment-intent', body)));
    for (const [at, answer] of answers.entries()) {
      const { code, message, error } = (await answer.json()) as Record<string, string>;
      expect([tries[at], answer.status, code]).toEqual([
        tries[at],
        expect.toBeOneOf([400, 422]),
        expect.toBeOneOf(['request.invalid', 'request.malformed', 'billing.amount', 'billing.plan']),
      ]);
      expect(message).toBe(error);
    }
    expect(await countPayments()).toBe(before);
  });

  it('answers 50 identical simultaneous calls with one payment', async () => {
    const before = await countPayments();
    const body = { planName: 'Foothold One', amount: 8999 };
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const answer = await post('/api/create-payment-intent', body, { 'idempotency-key': 'visit-1' });
        expect(answer.status).toBe(200);
        return (await answer.json()) as { intent: string; clientSecret: string };
      }),
    );
    expect(new Set(answers.map(({ intent }) => intent)).size).toBe(1);
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await countPayments()).toBe(before + 1);
    // Another plan under the same key is a different request.
    const other = await post(
      '/api/create-payment-intent',
      { planName: 'Foothold Prime', amount: 25_000 },
      { 'idempotency-key': 'visit-1' },
    );
    expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([409, 'request.key-reused']);
    // Going back to the form can't pay again.
    const [paid] = answers;
    const payer = test.visitor();
    await confirm(payer, paid?.clientSecret ?? '', createEmailAddress());
    await test.app.billing.settlement.settle(paid?.intent ?? '');
    const again = await post('/api/create-payment-intent', body, { 'idempotency-key': 'visit-1' });
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([409, 'billing.paid']);
    // The key expires a day later, as it does at the payment service.
    await advanceClock(test, new Date(Date.now() + 21 * 60 * 60 * 1000));
    const nextDay = await post('/api/create-payment-intent', body, { 'idempotency-key': 'visit-1' });
    expect(((await nextDay.json()) as { intent: string }).intent).not.toBe(paid?.intent);
    await advanceClock(test, new Date());
  });

  it('rejects a second plan to a signed-in member who has one', async () => {
    const member = await subscribe(test, 'one');
    const error = await getRefusal(
      member.api.billing.createPaymentIntent({ planName: 'Foothold Prime', amount: PRICE.prime }),
    );
    expect(error).toMatchObject({ code: 'billing.subscribed', status: 409 });
  });
});

describe('POST /api/payment-success', () => {
  it('creates one account for a payment, with plan, invoice, receipt, and a link to set the password', async () => {
    const { person, email, intent } = await pay(test, 'prime');
    expect(await openSuccessPage(person, intent, email)).toEqual({ plan: 'Foothold Prime', email });
    const [user, ...more] = await findUsers(email);
    expect(more).toEqual([]);
    expect(user).toMatchObject({ pending_email: email, email_verified: false, plan: 'prime', name: 'Robin Example' });
    expect(await listCharges(intent)).toMatchObject([{ kind: 'charge', amount: 25_000, user_id: user?.id }]);
    const invoice = await test.app.db
      .selectFrom('invoices')
      .selectAll()
      .where('user_id', '=', user?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^\d{4}-\d{6}$/),
      state: 'paid',
      total: 25_000,
      billed_to: { name: 'Robin Example', email },
    });
    const emails = await listEmails(test, email);
    const receipt = emails.find(({ subject }) => subject.includes('receipt'));
    expect(receipt?.subject).toBe(`Your Foothold Prime receipt (${invoice.number})`);
    expect(receipt?.body_text).toContain('$250');
    expect(receipt?.body_text).toContain('visa ending in 4242');
    expect(receipt?.body_text).toMatch(/Next payment: \$250 on \w+ \d+, \d{4}/);
    expect(receipt?.body_text).toContain('Cancel plan');
    const link = emails.map(({ body_text }) => /reset-password\S*token=([\w-]+)/.exec(body_text)?.[1]).find(Boolean);
    const owner = test.visitor();
    // The first password also signs in.
    const { viewer } = await owner.api.accounts.resetPassword({ token: link ?? '', password: 'four plain words here' });
    expect(viewer).toMatchObject({ email, plan: 'prime', capabilities: { 'recruiting.recruiter': true } });
    expect(await getPlan(owner)).toBe('prime');
    await test.visitor().api.accounts.logIn({ email, password: 'four plain words here' });
  });

  it('gives 50 identical simultaneous calls the same response, with one account, one charge, and one email', async () => {
    const { person, email, intent } = await pay(test, 'one');
    const answers = await Promise.all(Array.from({ length: 50 }, () => openSuccessPage(person, intent, email)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ plan: 'Foothold One', email })]),
    );
    expect(await findUsers(email)).toHaveLength(1);
    expect(await listCharges(intent)).toHaveLength(1);
    expect(await listSubjects(test, email)).toHaveLength(2); // The emails: set the password, receipt.
    // Once more, later.
    await openSuccessPage(person, intent, email.toUpperCase());
    expect(await listSubjects(test, email)).toHaveLength(2);
  });

  it('is rejected for a failed payment, and can be retried after it succeeds', async () => {
    const person = test.visitor();
    const email = createEmailAddress();
    const { clientSecret, intent } = await person.api.billing.createPaymentIntent({
      planName: 'Foothold One',
      amount: 8999,
    });
    const expectNotPaid = async () => {
      expect(await getRefusal(openSuccessPage(person, intent, email))).toMatchObject({
        code: 'billing.not-paid',
        status: 409,
      });
      expect(await findUsers(email)).toEqual([]);
    };
    await expectNotPaid();
    expect((await confirm(person, clientSecret, email, 'declines')).failure?.code).toBe('card_declined');
    await expectNotPaid();
    expect((await confirm(person, clientSecret, email, 'lacks-funds')).failure?.code).toBe('insufficient_funds');
    await expectNotPaid();
    expect((await confirm(person, clientSecret, email, 'asks')).status).toBe('requires_action');
    await expectNotPaid();
    await person.api.sandboxPayments.authenticate({ clientSecret, outcome: 'refused' });
    await expectNotPaid();
    await confirm(person, clientSecret, email, 'asks');
    await person.api.sandboxPayments.authenticate({ clientSecret, outcome: 'approved' });
    expect(await openSuccessPage(person, intent, email)).toEqual({ plan: 'Foothold One', email });
    expect(await listCharges(intent)).toHaveLength(1);
  });

  it('returns 404 for a payment under another address, and for an unknown payment', async () => {
    const { person, email, intent } = await pay(test, 'one');
    const other = await pay(test, 'one');
    const stranger = createEmailAddress();
    for (const [id, address] of [
      [intent, stranger],
      [intent, other.email],
      [intent, `${email}.example`],
      [intent, `x${email}`],
      ['pi_unknown', email],
      ['', email],
      [`${intent} `, email],
      ["' OR 1=1 --", email],
    ] as const) {
      const answer = await post('/api/payment-success', {
        paymentIntentId: id,
        email: address,
        firstName: 'Robin',
        lastName: 'Example',
      });
      expect([id, address, answer.status]).toEqual([id, address, id === '' ? 400 : 404]);
    }
    expect(await findUsers(stranger)).toEqual([]);
    // One of our payments that isn't a checkout.
    const member = await subscribe(test, 'one');
    const setup = await member.api.billing.startMethod({});
    await confirm(member, setup.clientSecret, member.email);
    expect((await getRefusal(openSuccessPage(person, setup.intent, member.email))).code).toBe('resource.not-found');
    // The error names a missing field.
    for (const missing of ['paymentIntentId', 'email', 'firstName', 'lastName']) {
      const body = { paymentIntentId: intent, email, firstName: 'Robin', lastName: 'Example', [missing]: '  ' };
      const answer = await post(
        '/api/payment-success',
        missing === 'paymentIntentId' ? { ...body, [missing]: '' } : body,
      );
      expect([missing, answer.status]).toEqual([missing, 400]);
    }
  });

  it('responds the same for an address with an account, and adds the plan to it', async () => {
    const known = createEmailAddress();
    const member = await signUp(test, { email: known });
    const { person, intent } = await pay(test, 'one', known);
    expect(await openSuccessPage(person, intent, known)).toEqual({ plan: 'Foothold One', email: known });
    expect(await findUsers(known)).toHaveLength(1);
    expect(await getPlan(member)).toBe('one');
  });

  it("works without the browser: the service's event has the same result", async () => {
    const { email, intent } = await pay(test, 'one');
    const [user] = await test.eventually(async () => {
      const users = await findUsers(email);
      return users.length > 0 && users;
    });
    expect(user).toMatchObject({ plan: 'one' });
    expect(await listCharges(intent)).toHaveLength(1);
    const events = await test.app.db.selectFrom('payment_events').selectAll().where('intent', '=', intent).execute();
    expect(events.length).toBeGreaterThan(0);
  });

  it('refunds a second plan for the same address automatically', async () => {
    const member = await subscribe(test, 'one');
    const { person, intent } = await pay(test, 'prime', member.email);
    expect(await openSuccessPage(person, intent, member.email)).toEqual({
      plan: 'Foothold Prime',
      email: member.email,
    });
    await test.eventually(async () => (await test.app.payments.find(intent))?.amountRefunded === PRICE.prime);
    await test.eventually(async () => (await listSubjects(test, member.email)).includes('Your $250 refund'));
    expect(await getPlan(member)).toBe('one');
    const { ledger, service } = await getSums(test);
    expect(ledger).toBe(service);
  });

  it('starts one plan for two simultaneous payments for one address, and refunds the other', async () => {
    const email = createEmailAddress();
    const [one, two] = await Promise.all([pay(test, 'one', email), pay(test, 'one', email)]);
    await Promise.all([openSuccessPage(one.person, one.intent, email), openSuccessPage(two.person, two.intent, email)]);
    expect(await findUsers(email)).toHaveLength(1);
    const refunded = await test.eventually(async () => {
      const intents = await Promise.all([one, two].map(({ intent }) => test.app.payments.find(intent)));
      const amounts = intents.map((intent) => intent?.amountRefunded ?? 0).sort();
      return amounts.some((amount) => amount > 0) && amounts;
    });
    expect(refunded).toEqual([0, PRICE.one]);
    await test.eventually(async () => {
      const { ledger, service } = await getSums(test);
      return ledger === service;
    });
    const invoices = await test.app.db
      .selectFrom('invoices')
      .innerJoin('users', 'users.id', 'invoices.user_id')
      .select('invoices.id')
      .where('users.pending_email', '=', email)
      .execute();
    expect(invoices).toHaveLength(1);
  });
});
