import type { SandboxIntent } from '@foothold/contracts/payments/sandbox';
import { describe, expect, it } from 'vitest';
import type { OpenIntent } from '../src/platform/payments/payments.ts';
import { createSandboxPaymentsPersonalData } from '../src/sandbox/payments/personal-data.ts';
import { subscribe } from './billing-kit.ts';
import { useTestApp } from './harness.ts';
import { CARDS, describePaymentService, PAYER, type PaymentTestRig } from './payments-cases.ts';

const test = useTestApp();

const createTypedCard = (number: string) => ({ number, expires: '12 / 34', cvc: '123' });
const confirm = (clientSecret: string, card = createTypedCard(CARDS.good)): Promise<SandboxIntent> =>
  test.visitor().api.sandboxPayments.confirm({ clientSecret, card, payer: PAYER });
const open = (): Promise<OpenIntent> =>
  test.app.payments.createIntent({
    amount: 8999,
    currency: 'usd',
    description: 'A month',
    metadata: {},
    idempotencyKey: crypto.randomUUID(),
  });
const listEvents = (intent: string) =>
  test.app.db.selectFrom('sandbox_events').selectAll().where('intent', '=', intent).orderBy('number').execute();

const rig: PaymentTestRig = {
  get service() {
    return test.app.payments;
  },
  async confirm(intent, card) {
    await confirm(intent.clientSecret, createTypedCard(card));
  },
  async authenticate({ clientSecret }, outcome) {
    await test.visitor().api.sandboxPayments.authenticate({ clientSecret, outcome });
  },
  events: (intent, count) =>
    test.eventually(async () => {
      const events = await listEvents(intent);
      return events.filter((event) => event.delivered_at).length >= count && events.map(({ type }) => type);
    }),
};

describe('the sandbox', () => {
  describePaymentService(() => rig);
});

describe("the sandbox's browser calls", () => {
  it('show a payment only to holders of its secret', async () => {
    const intent = await open();
    const { api } = test.visitor();
    expect(await api.sandboxPayments.look(intent)).toEqual({
      id: intent.id,
      kind: 'payment',
      status: 'requires_payment_method',
      amount: 8999,
      currency: 'usd',
      failure: null,
    });
    const other = await open();
    const forged = [
      intent.id,
      `${intent.id}_secret_`,
      `${intent.clientSecret}x`,
      `${intent.id}${other.clientSecret.slice(other.id.length)}`,
      `pi_nothing${intent.clientSecret.slice(intent.id.length)}`,
    ];
    for (const clientSecret of forged) {
      await expect(api.sandboxPayments.look({ clientSecret })).rejects.toMatchObject({ code: 'resource.not-found' });
      await expect(confirm(clientSecret)).rejects.toMatchObject({ code: 'resource.not-found' });
      await expect(api.sandboxPayments.authenticate({ clientSecret, outcome: 'approved' })).rejects.toMatchObject({
        code: 'resource.not-found',
      });
    }
    expect(await api.sandboxPayments.look(intent)).toMatchObject({ status: 'requires_payment_method' });
  });

  it.each([
    ['a number that is not complete', { number: '4242 4242' }, 'invalid_number', 'number'],
    ['a number with a wrong digit', { number: '4242 4242 4242 4241' }, 'invalid_number', 'number'],
    ['a number that could be somebody’s', { number: '4111 1111 1111 1111' }, 'test_mode_live_card', 'number'],
    ['a card that has expired', { expires: '01/20' }, 'expired_card', 'expires'],
    ['a month that is none', { expires: '13/34' }, 'invalid_expiry_month', 'expires'],
    ['a security code that is too short', { cvc: '12' }, 'incorrect_cvc', 'cvc'],
  ])('report the problem with %s and change nothing', async (_, wrong, code, field) => {
    const intent = await open();
    expect(await confirm(intent.clientSecret, { ...createTypedCard(CARDS.good), ...wrong })).toMatchObject({
      status: 'requires_payment_method',
      failure: { code, field, message: expect.stringMatching(/\.$/) },
    });
    expect((await listEvents(intent.id)).map(({ type }) => type)).toEqual(['payment_intent.created']);
  });

  it('treat a double click as one', async () => {
    const intent = await open();
    const all = await Promise.all(Array.from({ length: 5 }, () => confirm(intent.clientSecret)));
    expect(all.every(({ status, failure }) => status === 'succeeded' && failure === null)).toBe(true);
    expect(await rig.events(intent.id, 2)).toEqual(['payment_intent.created', 'payment_intent.succeeded']);
  });

  it('report that a payment was canceled', async () => {
    const intent = await open();
    await test.app.payments.cancel(intent.id);
    expect(await confirm(intent.clientSecret)).toMatchObject({
      status: 'canceled',
      failure: { code: 'payment_intent_unexpected_state' },
    });
  });

  it('accept no more text than a card needs', async () => {
    const intent = await open();
    await expect(confirm(intent.clientSecret, createTypedCard('4'.repeat(500)))).rejects.toMatchObject({
      code: 'request.invalid',
    });
    const answer = await test.visitor().request('/api/sandbox-payments/look', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientSecret: 'x'.repeat(5000) }),
    });
    expect(answer.status).toBe(413);
  });

  it('store no card number and no client secret', async () => {
    const intent = await open();
    await confirm(intent.clientSecret, createTypedCard('4111 1111 1111 1111'));
    await confirm(intent.clientSecret, createTypedCard(CARDS.good));
    await rig.events(intent.id, 2);
    const tables = ['customers', 'methods', 'intents', 'refunds', 'events', 'requests'] as const;
    const rows = await Promise.all(
      tables.map((name) => test.app.db.selectFrom(`sandbox_${name}`).selectAll().execute()),
    );
    const all = JSON.stringify(rows);
    expect(all).toContain(intent.id);
    for (const secret of ['41111111', '4111 1111', '42424242', '4242 4242', intent.clientSecret.split('_secret_')[1]])
      expect(all).not.toContain(secret);
  });
});

describe('someone who paid in the sandbox', () => {
  it('finds the payment in their export, and erases its name and address with the account', async () => {
    const { app } = test;
    const { id, email } = await subscribe(test);
    const data = createSandboxPaymentsPersonalData(app.db);
    expect(await data.collect(id)).toMatchObject({
      data: [{ kind: 'payment', status: 'succeeded', amount: 8999, payer: { email } }],
    });
    await app.db.transaction().execute((trx) => data.erase(trx, id));
    const rows = await app.db.selectFrom('sandbox_intents').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(email);
  });
});

describe('sandbox balance movements', () => {
  it('are listed completely over several pages, even with many at the same moment', async () => {
    const from = test.clock.now;
    const intent = await open();
    await confirm(intent.clientSecret);
    const refunds = Array.from({ length: 1100 }, (_, index) => ({
      id: `re_page_${index}`,
      intent: intent.id,
      amount: 1,
      metadata: '{}',
      created_at: new Date(from.getTime() + Math.floor(index / 300)),
    }));
    await test.app.db.insertInto('sandbox_refunds').values(refunds).execute();
    const moved = await Array.fromAsync(test.app.payments.movements(from, new Date(from.getTime() + 3)));
    const listed = moved.filter(({ id }) => id.startsWith('re_page_'));
    expect(new Set(listed.map(({ id }) => id)).size).toBe(900);
    expect(listed).toHaveLength(900);
    expect(moved.map(({ at }) => at.getTime())).toEqual(moved.map(({ at }) => at.getTime()).sort((a, b) => a - b));
  });
});
