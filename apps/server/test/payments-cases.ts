import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Intent,
  type Movement,
  type NewIntent,
  type OpenIntent,
  type PaymentService,
  PaymentServiceError,
} from '../src/platform/payments/payments.ts';

export const CARDS = {
  good: '4242 4242 4242 4242',
  asks: '4000 0025 0000 3155',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  declinedLater: '4000 0000 0000 0341',
} as const;

/** A payment service with a user's browser. */
export interface PaymentTestRig {
  service: PaymentService;
  /** Confirms in the browser, as the service's own script would. */
  confirm(intent: OpenIntent, card: string): Promise<void>;
  /** Completes the bank's check in the browser. */
  authenticate(intent: OpenIntent, outcome: 'approved' | 'refused'): Promise<void>;
  /** Event types that the service sent for an intent and our code has processed, in order. Waits until there are `count`. */
  events(intent: string, count: number): Promise<string[]>;
}

export const PAYER = { email: 'ines@people.example', name: 'Inés Prueba' };

/** The behavior that every payment service must have. Call it inside a `describe`. */
export function describePaymentService(rig: () => PaymentTestRig): void {
  let service: PaymentService;
  beforeAll(() => {
    service = rig().service;
  });

  const createKey = () => randomUUID();
  const createPayment = (over: Partial<NewIntent> = {}): NewIntent => ({
    amount: 8999,
    currency: 'usd',
    description: 'A month',
    metadata: { purpose: 'checkout' },
    idempotencyKey: createKey(),
    ...over,
  });
  const look = async ({ id }: { id: string }): Promise<Intent> => {
    const intent = await service.find(id);
    if (!intent) throw new Error('the intent is gone');
    return intent;
  };
  async function createPaidIntent(card: string = CARDS.good, over: Partial<NewIntent> = {}): Promise<Intent> {
    const intent = await service.createIntent(createPayment(over));
    await rig().confirm(intent, card);
    return look(intent);
  }
  const requireCustomer = ({ customer }: Intent) => {
    if (customer === null) throw new Error('the intent has no customer');
    return customer;
  };
  const getRefusal = expect.objectContaining({ name: PaymentServiceError.name, reason: 'refused' });

  describe('payment in the browser', () => {
    it('starts without a card, with its own customer', async () => {
      const intent = await service.createIntent(createPayment());
      expect(intent).toMatchObject({
        kind: 'payment',
        status: 'requires_payment_method',
        amount: 8999,
        amountReceived: 0,
        amountRefunded: 0,
        currency: 'usd',
        customer: expect.any(String),
        method: null,
        payer: { email: null, name: null },
        metadata: { purpose: 'checkout' },
        failure: null,
      });
      expect(intent.clientSecret).toContain(intent.id);
      expect(intent.createdAt).toBeInstanceOf(Date);
      const { clientSecret, ...rest } = intent;
      expect(await look(intent)).toEqual(rest);
    });

    it('succeeds, and names the card and the payer', async () => {
      const intent = await createPaidIntent();
      expect(intent).toMatchObject({
        status: 'succeeded',
        amountReceived: 8999,
        method: { id: expect.any(String), brand: 'visa', last4: '4242', expires: '2034-12' },
        payer: PAYER,
        failure: null,
      });
      expect(await rig().events(intent.id, 2)).toEqual(['payment_intent.created', 'payment_intent.succeeded']);
    });

    it.each([
      ['a declined card', CARDS.declined, 'card_declined'],
      ['a card without money', CARDS.poor, 'insufficient_funds'],
    ])('fails with %s, and succeeds with another', async (_, card, code) => {
      const intent = await service.createIntent(createPayment());
      await rig().confirm(intent, card);
      expect(await look(intent)).toMatchObject({
        status: 'requires_payment_method',
        amountReceived: 0,
        method: null,
        failure: { code, message: expect.stringMatching(/\w+ .*\.$/) },
      });
      await rig().confirm(intent, CARDS.good);
      expect(await look(intent)).toMatchObject({ status: 'succeeded', failure: null });
      expect(await rig().events(intent.id, 3)).toEqual([
        'payment_intent.created',
        'payment_intent.payment_failed',
        'payment_intent.succeeded',
      ]);
    });

    it('waits if the bank asks, and succeeds once approved', async () => {
      const intent = await service.createIntent(createPayment());
      await rig().confirm(intent, CARDS.asks);
      expect(await look(intent)).toMatchObject({ status: 'requires_action', amountReceived: 0 });
      await rig().authenticate(intent, 'approved');
      expect(await look(intent)).toMatchObject({
        status: 'succeeded',
        amountReceived: 8999,
        method: { last4: '3155' },
      });
      expect(await rig().events(intent.id, 3)).toEqual([
        'payment_intent.created',
        'payment_intent.requires_action',
        'payment_intent.succeeded',
      ]);
    });

    it("fails if the bank's check is declined", async () => {
      const intent = await service.createIntent(createPayment());
      await rig().confirm(intent, CARDS.asks);
      await rig().authenticate(intent, 'refused');
      expect(await look(intent)).toMatchObject({
        status: 'requires_payment_method',
        method: null,
        failure: { code: 'payment_intent_authentication_failure' },
      });
    });

    it("doesn't succeed twice", async () => {
      const intent = await createPaidIntent();
      await rig()
        .confirm({ ...intent, clientSecret: `${intent.id}_secret_` }, CARDS.good)
        .catch(() => undefined);
      expect(await look(intent)).toEqual(intent);
    });

    it('can be canceled unless it has succeeded', async () => {
      const intent = await service.createIntent(createPayment());
      expect(await service.cancel(intent.id)).toMatchObject({ id: intent.id, status: 'canceled' });
      expect(await service.cancel(intent.id)).toMatchObject({ status: 'canceled' });
      await rig()
        .confirm(intent, CARDS.good)
        .catch(() => undefined);
      expect(await look(intent)).toMatchObject({ status: 'canceled', amountReceived: 0 });
      const done = await createPaidIntent();
      expect(await service.cancel(done.id)).toEqual(done);
      await expect(service.cancel('pi_nothing')).rejects.toEqual(getRefusal);
    });

    it("isn't found under another ID", async () => {
      expect(await service.find('pi_nothing')).toBeNull();
      expect(await service.find('seti_nothing')).toBeNull();
      expect(await service.find('../v1/customers')).toBeNull();
    });
  });

  describe('a stored card', () => {
    it('is charged off-session', async () => {
      const first = await createPaidIntent();
      const later = await service.charge({
        ...createPayment({ amount: 25_000, metadata: { purpose: 'renewal' } }),
        customer: requireCustomer(first),
        paymentMethod: first.method?.id ?? '',
      });
      expect(later).toMatchObject({
        status: 'succeeded',
        amount: 25_000,
        amountReceived: 25_000,
        customer: first.customer,
        method: first.method,
        metadata: { purpose: 'renewal' },
        failure: null,
      });
      expect(await look(later)).toEqual(later);
    });

    it('is charged without asking again if it was approved once', async () => {
      const intent = await service.createIntent(createPayment());
      await rig().confirm(intent, CARDS.asks);
      await rig().authenticate(intent, 'approved');
      const first = await look(intent);
      expect(
        await service.charge({
          ...createPayment(),
          customer: requireCustomer(first),
          paymentMethod: first.method?.id ?? '',
        }),
      ).toMatchObject({ status: 'succeeded' });
    });

    it('reports a later decline as a result instead of an error', async () => {
      const first = await createPaidIntent(CARDS.declinedLater);
      expect(first.status).toBe('succeeded');
      const call = { ...createPayment(), customer: requireCustomer(first), paymentMethod: first.method?.id ?? '' };
      const later = await service.charge(call);
      expect(later).toMatchObject({
        status: 'requires_payment_method',
        amountReceived: 0,
        failure: { code: 'card_declined' },
      });
      expect((await service.charge(call)).id).toBe(later.id);
    });

    it("isn't charged for another customer", async () => {
      const [one, other] = [await createPaidIntent(), await createPaidIntent()];
      await expect(
        service.charge({ ...createPayment(), customer: requireCustomer(one), paymentMethod: other.method?.id ?? '' }),
      ).rejects.toEqual(getRefusal);
    });

    it('can be replaced without a payment', async () => {
      const first = await createPaidIntent();
      const setup = await service.createSetup({
        customer: requireCustomer(first),
        metadata: { purpose: 'setup' },
        idempotencyKey: createKey(),
      });
      expect(setup).toMatchObject({ kind: 'setup', status: 'requires_payment_method', amount: 0 });
      await rig().confirm(setup, CARDS.declined);
      expect(await look(setup)).toMatchObject({
        status: 'requires_payment_method',
        failure: { code: 'card_declined' },
      });
      await rig().confirm(setup, CARDS.asks);
      expect(await look(setup)).toMatchObject({ status: 'requires_action' });
      await rig().authenticate(setup, 'refused');
      expect(await look(setup)).toMatchObject({ failure: { code: 'setup_intent_authentication_failure' } });
      await rig().confirm(setup, CARDS.asks);
      await rig().authenticate(setup, 'approved');
      const done = await look(setup);
      expect(done).toMatchObject({ status: 'succeeded', amountReceived: 0, method: { last4: '3155' }, failure: null });
      expect(
        await service.charge({
          ...createPayment(),
          customer: requireCustomer(first),
          paymentMethod: done.method?.id ?? '',
        }),
      ).toMatchObject({ status: 'succeeded' });
      expect(await rig().events(setup.id, 6)).toEqual([
        'setup_intent.created',
        'setup_intent.setup_failed',
        'setup_intent.requires_action',
        'setup_intent.setup_failed',
        'setup_intent.requires_action',
        'setup_intent.succeeded',
      ]);
    });

    it('can be canceled before the card is stored', async () => {
      const setup = await service.createSetup({
        customer: requireCustomer(await createPaidIntent()),
        metadata: {},
        idempotencyKey: createKey(),
      });
      expect(await service.cancel(setup.id)).toMatchObject({ kind: 'setup', status: 'canceled' });
    });
  });

  describe('a refund', () => {
    const refund = (intent: string, amount: number, idempotencyKey = createKey()) =>
      service.refund({ intent, amount, metadata: { reason: 'asked' }, idempotencyKey });

    it('returns a part, then the rest, but never more', async () => {
      const { id } = await createPaidIntent();
      expect(await refund(id, 1000)).toMatchObject({ id: expect.any(String), status: 'succeeded', amount: 1000 });
      expect(await look({ id })).toMatchObject({ status: 'succeeded', amountReceived: 8999, amountRefunded: 1000 });
      await expect(refund(id, 8000)).rejects.toEqual(getRefusal);
      await refund(id, 7999);
      expect(await look({ id })).toMatchObject({ amountRefunded: 8999 });
      await expect(refund(id, 1)).rejects.toEqual(getRefusal);
      expect(await rig().events(id, 4)).toEqual([
        'payment_intent.created',
        'payment_intent.succeeded',
        'charge.refunded',
        'charge.refunded',
      ]);
    });

    it('happens once per key, even for simultaneous calls', async () => {
      const { id } = await createPaidIntent();
      const same = createKey();
      const refunds = await Promise.all(Array.from({ length: 5 }, () => refund(id, 500, same)));
      expect(new Set(refunds.map((each) => each.id)).size).toBe(1);
      expect(await look({ id })).toMatchObject({ amountRefunded: 500 });
    });

    it('requires a completed payment and a positive whole number of cents', async () => {
      const open = await service.createIntent(createPayment());
      const done = await createPaidIntent();
      await expect(refund(open.id, 100)).rejects.toEqual(getRefusal);
      await expect(refund('pi_nothing', 100)).rejects.toEqual(getRefusal);
      for (const amount of [0, -5, 0.5]) await expect(refund(done.id, amount)).rejects.toEqual(getRefusal);
    });
  });

  describe('an idempotency key', () => {
    it('creates one intent, even if it is sent repeatedly', async () => {
      const call = createPayment();
      const intents = await Promise.all(Array.from({ length: 5 }, () => service.createIntent(call)));
      expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
      expect(new Set(intents.map(({ clientSecret }) => clientSecret)).size).toBe(1);
      expect(await service.createIntent({ ...call, metadata: { ...call.metadata } })).toEqual(intents[0]);
    });

    it('belongs to one call', async () => {
      const call = createPayment();
      await service.createIntent(call);
      await expect(service.createIntent({ ...call, amount: 1 })).rejects.toEqual(getRefusal);
      await expect(service.createIntent({ ...call, metadata: { purpose: 'other' } })).rejects.toEqual(getRefusal);
    });

    it('charges once', async () => {
      const first = await createPaidIntent();
      const call = { ...createPayment(), customer: requireCustomer(first), paymentMethod: first.method?.id ?? '' };
      const charges = await Promise.all(Array.from({ length: 5 }, () => service.charge(call)));
      expect(new Set(charges.map(({ id }) => id)).size).toBe(1);
      await expect(service.charge({ ...call, amount: 1 })).rejects.toEqual(getRefusal);
    });
  });

  it('accepts only a positive whole number of cents and a known customer', async () => {
    for (const amount of [0, -1, 1.5])
      await expect(service.createIntent(createPayment({ amount }))).rejects.toEqual(getRefusal);
    await expect(service.createIntent(createPayment({ customer: 'cus_nothing' }))).rejects.toEqual(getRefusal);
    await expect(
      service.createSetup({ customer: 'cus_nothing', metadata: {}, idempotencyKey: createKey() }),
    ).rejects.toEqual(getRefusal);
  });

  it('lists balance movements that add up, each once, oldest first', async () => {
    const all: Movement[] = [];
    const until = new Date(Date.now() + 86_400_000);
    const before = await Array.fromAsync(service.movements(new Date(0), until));
    const first = await createPaidIntent(CARDS.good, { amount: 1111 });
    const second = await createPaidIntent(CARDS.good, { amount: 2222 });
    await createPaidIntent(CARDS.declined);
    await service.refund({ intent: first.id, amount: 111, metadata: {}, idempotencyKey: createKey() });
    for await (const movement of service.movements(new Date(0), until)) all.push(movement);
    expect(all.map(({ at }) => at.getTime())).toEqual(all.map(({ at }) => at.getTime()).sort((a, b) => a - b));
    // A dispute and its outcome share one ID.
    const toLabel = ({ kind, id }: Movement) => `${kind} ${id}`;
    expect(new Set(all.map(toLabel)).size).toBe(all.length);
    const known = new Set(before.map(toLabel));
    const newMovements = all
      .filter((movement) => !known.has(toLabel(movement)))
      .map(({ kind, intent, amount, currency }) => ({ kind, intent, amount, currency }));
    expect(newMovements).toHaveLength(3);
    expect(newMovements).toEqual(
      expect.arrayContaining([
        { kind: 'charge', intent: first.id, amount: 1111, currency: 'usd' },
        { kind: 'charge', intent: second.id, amount: 2222, currency: 'usd' },
        { kind: 'refund', intent: first.id, amount: 111, currency: 'usd' },
      ]),
    );
    expect(await Array.fromAsync(service.movements(until, new Date(until.getTime() + 1000)))).toEqual([]);
  });
}
