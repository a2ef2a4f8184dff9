import { afterAll, describe, expect, it } from 'vitest';
import { createServer } from '../src/main/serve.ts';
import { startStripe } from './doubles/stripe-server.ts';
import { type TestApp, useTestApp } from './harness.ts';

const stripe = await startStripe();
afterAll(() => stripe.stop());

type Signed = { body: string; headers: Record<string, string> };
type Sign = (createEvent: object, signWithAge: Date) => Signed;

const sandboxApp = useTestApp({ RATE_LIMITS: 'on' });
const stripeApp = useTestApp({ ...stripe.settings, RATE_LIMITS: 'on' });

const signAsSandbox: Sign = (createEvent, signWithAge) => {
  const body = JSON.stringify(createEvent);
  const signature = sandboxApp.app.sandbox?.sign(Buffer.from(body), signWithAge) ?? '';
  return { body, headers: { 'content-type': 'application/json', 'sandbox-signature': signature } };
};
const signAsStripe: Sign = (createEvent, signWithAge) => stripe.signed(createEvent, { at: signWithAge });

const toMilliseconds = (n: number) => n * 1000;

describe.each([
  ['the sandbox', sandboxApp, signAsSandbox, 'sandbox-signature'],
  ['Stripe', stripeApp, signAsStripe, 'stripe-signature'],
] as const)('events of %s', (_, test: TestApp, sign: Sign, header) => {
  const send = (init: RequestInit) => fetch(`${test.url}/api/payments/webhooks`, { method: 'POST', ...init });
  const createEvent = (id = `evt_${crypto.randomUUID()}`) => ({
    id,
    object: 'event',
    type: 'payment_intent.created',
    created: Math.floor(test.clock.now.getTime() / 1000),
    intent: 'pi_unknown',
    data: { object: { object: 'payment_intent', id: 'pi_unknown' } },
  });
  const signEvent = () => sign(createEvent(), test.clock.now);

  async function expectRefusal(init: RequestInit): Promise<void> {
    const answer = await send(init);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'billing.webhook', status: 400 });
  }

  it('verifies events by the signed bytes', async () => {
    const answer = await send(signEvent());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ received: true });
    // Whitespace and key order are part of the signed bytes.
    const { id, ...rest } = createEvent();
    const unusualEvent = sign({ ...rest, id, note: 'ünï   code \u2028' }, test.clock.now);
    expect((await send(unusualEvent)).status).toBe(200);
  });

  it('rejects events without a signature, or with an invalid one', async () => {
    const { body, headers } = signEvent();
    const { [header]: signature = '', ...bare } = headers;
    await expectRefusal({ body, headers: bare });
    for (const wrong of [
      '',
      'x',
      't=,v1=',
      `t=1,v1=${'0'.repeat(64)}`,
      signature.replace('v1=', 'v0='),
      signature.slice(0, -1),
    ])
      await expectRefusal({ body, headers: { ...bare, [header]: wrong } });
  });

  it("rejects events with another event's signature", async () => {
    await expectRefusal({ ...signEvent(), body: signEvent().body });
  });

  it('rejects events with any edited byte', async () => {
    const { body, headers } = signEvent();
    const bytes = Buffer.from(body);
    for (let signWithAge = 0; signWithAge < bytes.length; signWithAge += 7) {
      const edited = Buffer.from(bytes);
      edited[signWithAge] = (edited[signWithAge] ?? 0) ^ 1;
      await expectRefusal({ headers, body: new Uint8Array(edited) });
    }
    for (const other of [`${body} `, ` ${body}`, body.slice(0, -1), '', '{}', body.replace('created', 'succeeded')])
      await expectRefusal({ headers, body: other });
  });

  it('rejects events that are more than five minutes old', async () => {
    const signWithAge = (age: number) => sign(createEvent(), new Date(test.clock.now.getTime() - age));
    expect((await send(signWithAge(toMilliseconds(299)))).status).toBe(200);
    await expectRefusal(signWithAge(toMilliseconds(302)));
    await expectRefusal(signWithAge(toMilliseconds(86_400)));
  });

  it("doesn't rate-limit a burst of events", async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => send(signEvent())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(300);
  });

  it('rejects oversized events', async () => {
    const oversized = sign({ ...createEvent(), filling: 'x'.repeat(300_000) }, test.clock.now);
    expect((await send(oversized)).status).toBe(413);
    const large = sign({ ...createEvent(), filling: 'x'.repeat(200_000) }, test.clock.now);
    expect((await send(large)).status).toBe(200);
  });

  it("accepts events from programs, but not from another site's page", async () => {
    const { body, headers } = signEvent();
    const answer = await send({
      body,
      headers: { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
  });
});

describe('with Stripe', () => {
  it('the sandbox is disabled', async () => {
    const { api } = stripeApp.visitor();
    const clientSecret = 'pi_sandbox_1_secret_x';
    const payer = { email: 'ines@people.example', name: 'Inés Prueba' };
    const card = { number: '4242424242424242', expires: '12/34', cvc: '123' };
    const refused = { code: 'resource.not-found', status: 404 };
    await expect(api.sandboxPayments.look({ clientSecret })).rejects.toMatchObject(refused);
    await expect(api.sandboxPayments.confirm({ clientSecret, card, payer })).rejects.toMatchObject(refused);
    await expect(api.sandboxPayments.authenticate({ clientSecret, outcome: 'approved' })).rejects.toMatchObject(
      refused,
    );
  });
});

describe('content security policy', () => {
  const renderPage = async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  async function fetchPolicy({ app }: TestApp, url: string): Promise<string> {
    const fastify = await createServer(app, { render: renderPage });
    const { headers } = await fastify.inject({ url });
    return String(headers['content-security-policy']);
  }

  it('allows Stripe only on pages where a card is entered', async () => {
    for (const url of ['/checkout?plan=Foothold%20One', '/checkout', '/portal/billing', '/portal/billing?change=prime'])
      expect(await fetchPolicy(stripeApp, url)).toContain('https://js.stripe.com');
    for (const url of ['/', '/pricing', '/portal', '/portal/billings', '/payment-success?plan=/checkout', '/register'])
      expect(await fetchPolicy(stripeApp, url)).not.toContain('stripe');
  });

  it('allows no payment service in the sandbox', async () => {
    expect(await fetchPolicy(sandboxApp, '/checkout')).not.toContain('stripe');
  });
});

describe('sandbox event', () => {
  it('that was rejected is stored with the reason, and sent again after a restart', async () => {
    const { app, eventually } = sandboxApp;
    const { sandbox, db } = app;
    if (!sandbox) throw new Error('this house has a sandbox');
    const { id } = await app.payments.createIntent({
      amount: 8999,
      currency: 'usd',
      description: 'A month',
      metadata: {},
      idempotencyKey: crypto.randomUUID(),
    });
    const find = () => db.selectFrom('sandbox_events').selectAll().where('intent', '=', id).executeTakeFirstOrThrow();
    await eventually(async () => (await find()).delivered_at !== null);
    const createEvent = await find();
    // Simulates a server that stopped before.
    await db
      .updateTable('sandbox_events')
      .set({ delivered_at: null, attempts: 0 })
      .where('id', '=', createEvent.id)
      .execute();
    sandbox.setUrl(null);
    await sandbox.deliver({ eventId: createEvent.id });
    expect(await find()).toMatchObject({ delivered_at: null, attempts: 0 });
    sandbox.setUrl(`${sandboxApp.url}/elsewhere`);
    await expect(sandbox.deliver({ eventId: createEvent.id })).rejects.toThrow('HTTP 404');
    expect(await find()).toMatchObject({ delivered_at: null, attempts: 1, error: 'HTTP 404' });
    sandbox.setUrl(sandboxApp.url);
    await sandbox.resume();
    await eventually(async () => (await find()).delivered_at !== null);
    expect(await find()).toMatchObject({ attempts: 2, error: null });
  });
});
