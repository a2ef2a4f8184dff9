import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../src/platform/logger.ts';
import { PaymentServiceError } from '../src/platform/payments/payments.ts';
import { createStripeService } from '../src/platform/payments/stripe/stripe.ts';
import { type StripeDouble, startStripe } from './doubles/stripe-server.ts';
import { CARDS, describePaymentService, PAYER, type PaymentTestRig } from './payments-cases.ts';

const logged: string[] = [];
const logger = createLogger('warn', { write: (line) => void logged.push(line) });
let stripe: StripeDouble;
let rig: PaymentTestRig;
beforeAll(async () => {
  stripe = await startStripe();
  rig = {
    service: createService({}),
    async confirm({ clientSecret }, card) {
      await stripe.confirm(clientSecret, card, PAYER);
    },
    async authenticate({ clientSecret }, outcome) {
      stripe.authenticate(clientSecret, outcome);
    },
    async events(intent) {
      const types: string[] = [];
      for (const event of stripe.eventsOf(intent)) {
        const { body, headers } = stripe.signed(event);
        const read = await rig.service.readEvent(Buffer.from(body), new Headers(headers));
        expect(read).toMatchObject({ id: event.id, intent });
        types.push(read.type);
      }
      // Stripe sends more event types than we handle.
      return types.filter((type) => /^(payment_intent|setup_intent)\.|^charge\.refunded$/.test(type));
    },
  };
});
afterAll(() => stripe.stop());

const createService = (over: Partial<Parameters<typeof createStripeService>[0]>) =>
  createStripeService({
    secretKey: stripe.secretKey,
    publishableKey: stripe.publishableKey,
    webhookSecret: stripe.webhookSecret,
    apiUrl: stripe.url,
    logger,
    now: () => new Date(),
    ...over,
  });

const createPayment = () => ({
  amount: 8999,
  currency: 'usd' as const,
  description: 'A month',
  metadata: {},
  idempotencyKey: crypto.randomUUID(),
});

describe('Stripe', () => {
  describePaymentService(() => rig);

  it('gives the browser only its publishable key', () => {
    expect(rig.service.browser).toEqual({ service: 'stripe', publishableKey: stripe.publishableKey });
  });

  it('reports that the bank requires approval in an off-session charge', async () => {
    const intent = await rig.service.createIntent(createPayment());
    await rig.confirm(intent, '4000 0027 6000 3184');
    await rig.authenticate(intent, 'approved');
    const first = await rig.service.find(intent.id);
    const later = await rig.service.charge({
      ...createPayment(),
      customer: first?.customer ?? '',
      paymentMethod: first?.method?.id ?? '',
    });
    expect(later).toMatchObject({
      status: 'requires_payment_method',
      amountReceived: 0,
      failure: { code: 'authentication_required' },
    });
  });

  it('reports what banks withdrew and what they returned', async () => {
    const intent = await rig.service.createIntent(createPayment());
    await rig.confirm(intent, CARDS.good);
    const before = new Date();
    const { id } = stripe.account.dispute(intent.id);
    const from = new Date(Math.floor(before.getTime() / 1000) * 1000);
    const until = new Date(before.getTime() + 60_000);
    const listDisputes = async () =>
      (await Array.fromAsync(rig.service.movements(from, until))).filter((movement) => movement.id === id);
    expect(await listDisputes()).toMatchObject([{ kind: 'dispute', intent: intent.id, amount: 8999 }]);
    stripe.account.closeDispute(id, 'won');
    expect((await listDisputes()).map(({ kind, amount }) => ({ kind, amount }))).toEqual([
      { kind: 'dispute', amount: 8999 },
      { kind: 'dispute-won', amount: 8999 },
    ]);
  });

  it('lists every page of balance movements', async () => {
    const intent = await rig.service.createIntent(createPayment());
    await rig.confirm(intent, CARDS.good);
    const keys = Array.from({ length: 120 }, () => crypto.randomUUID());
    for (const idempotencyKey of keys)
      await rig.service.refund({ intent: intent.id, amount: 1, metadata: {}, idempotencyKey });
    const moved = await Array.fromAsync(rig.service.movements(new Date(0), new Date(Date.now() + 60_000)));
    const refunds = moved.filter((movement) => movement.kind === 'refund' && movement.intent === intent.id);
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(120);
  });

  it('reports that a payment is still processing at the bank', async () => {
    const intent = await rig.service.createIntent(createPayment());
    const saved = stripe.account.intents.get(intent.id);
    for (const status of ['processing', 'requires_capture', 'something_new']) {
      Object.assign(saved ?? {}, { status });
      expect(await rig.service.find(intent.id)).toMatchObject({ status: 'processing' });
    }
  });

  it('prefers the receipt address to the one on the card', async () => {
    const intent = await rig.service.createIntent(createPayment());
    await rig.confirm(intent, CARDS.good);
    Object.assign(stripe.account.intents.get(intent.id) ?? {}, { receipt_email: 'receipts@people.example' });
    expect((await rig.service.find(intent.id))?.payer).toEqual({ ...PAYER, email: 'receipts@people.example' });
  });

  it('accepts unrelated events and looks up nothing', async () => {
    const intent = await rig.service.createIntent(createPayment());
    await rig.confirm(intent, CARDS.good);
    const event = stripe.account.events.find(({ type }) => type === 'customer.created');
    const { body, headers } = stripe.signed(event ?? {});
    expect(await rig.service.readEvent(Buffer.from(body), new Headers(headers))).toMatchObject({
      type: 'customer.created',
      intent: null,
    });
  });

  it.each([
    ['no signature', {}, ''],
    ['another secret', { secret: 'whsec_other' }, ''],
    ['an old signature', { at: new Date(Date.now() - 301_000) }, ''],
    ['edited bytes', {}, ' '],
  ])('rejects an event with %s', async (what, options, edit) => {
    const { body, headers } = stripe.signed({ id: 'evt_1', object: 'event', type: 'x', data: { object: {} } }, options);
    const sent = what === 'no signature' ? new Headers() : new Headers(headers);
    await expect(rig.service.readEvent(Buffer.from(body + edit), sent)).rejects.toMatchObject({
      name: PaymentServiceError.name,
      reason: 'signature',
      message: expect.not.stringContaining('v1='),
    });
  });

  it.each([
    ['the key is wrong', async () => createService({ secretKey: 'sk_test_wrong' }).createIntent(createPayment())],
    ['nothing answers', async () => createService({ apiUrl: 'http://127.0.0.1:9' }).createIntent(createPayment())],
    [
      'it is asked too often',
      async () => {
        stripe.failureStatuses.push(429);
        return createService({}).find('pi_1');
      },
    ],
  ])('is unreachable if %s', async (_, call) => {
    await expect(call()).rejects.toMatchObject({ name: PaymentServiceError.name, reason: 'unreachable' });
    expect(logged.pop()).toContain('could not reach Stripe');
  });

  it('is called again after a failure on its side, with one effect', async () => {
    stripe.failureStatuses.push(500, 503);
    const intent = await rig.service.createIntent(createPayment());
    expect(await rig.service.find(intent.id)).toMatchObject({ status: 'requires_payment_method' });
  });

  it('reveals nothing about a payment in an error', async () => {
    const call = createPayment();
    const { clientSecret } = await rig.service.createIntent(call);
    const error = await rig.service.createIntent({ ...call, amount: 1 }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(PaymentServiceError);
    expect(error).not.toHaveProperty('cause', expect.anything());
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(clientSecret);
  });
});
