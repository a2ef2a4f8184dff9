import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import Stripe from 'stripe';
import { createStripeAccount, type StripeAccount, type StripeEvent } from './stripe-account.ts';
import {
  createInvalidError,
  createPage,
  type Form,
  getForm,
  getList,
  getText,
  identifyCaller,
  parseAmount,
  Refusal,
  readForm,
  requireKnown,
} from './stripe-protocol.ts';

const KEYS = {
  secretKey: 'sk_test_double_server',
  publishableKey: 'pk_test_double_browser',
  webhookSecret: 'whsec_double_events',
};
const API_VERSION = '2026-10-28.endive';

interface Answer {
  status: number;
  body: object;
}

/**
 * The parts of Stripe that we use, on loopback: bracketed forms, keys, idempotency with replay and conflict, error bodies, expansions,
 * paged lists, test cards, and signed events. The real library calls it.
 */
export async function startStripe({ now = () => new Date() }: { now?: () => Date } = {}) {
  const account = createStripeAccount(API_VERSION, now);
  const saved = new Map<string, { call: string; answer: Answer | null }>();
  /** Statuses to return before a request is examined, to simulate an outage. */
  const failureStatuses: number[] = [];

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString('utf8');
    const { status, body: answer, replayed } = await respond(request, body);
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': 'req_double',
      ...(replayed && { 'idempotent-replayed': 'true' }),
    });
    response.end(JSON.stringify(answer));
  });

  async function respond(request: IncomingMessage, body: string): Promise<Answer & { replayed?: boolean }> {
    const failureStatus = failureStatuses.shift();
    if (failureStatus)
      return toAnswer(new Refusal(failureStatus, { type: 'api_error', message: 'Trouble that a test asked for.' }));
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return handleRequest(account, request, body);
    const call = `${request.method} ${request.url}\n${body}`;
    const earlier = saved.get(key);
    if (earlier?.answer === null)
      return toAnswer(
        new Refusal(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: 'There is currently another in-progress request using this Idempotent Key.',
        }),
      );
    if (earlier && earlier.call !== call)
      return toAnswer(
        new Refusal(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        }),
      );
    if (earlier?.answer) return { ...earlier.answer, replayed: true };
    saved.set(key, { call, answer: null });
    await setImmediate();
    const answer = handleRequest(account, request, body);
    if (answer.status === 401) saved.delete(key);
    else saved.set(key, { call, answer });
    return answer;
  }

  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** What Stripe's script sends from a browser. */
  async function confirm(
    clientSecret: string,
    number: string,
    payer: { email: string; name: string },
  ): Promise<object> {
    const id = clientSecret.split('_secret_')[0] ?? '';
    const answer = await fetch(
      `${url}/v1/${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}/confirm`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${KEYS.publishableKey}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({
          client_secret: clientSecret,
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': number.replaceAll(' ', ''),
          'payment_method_data[card][exp_month]': '12',
          'payment_method_data[card][exp_year]': '34',
          'payment_method_data[card][cvc]': '123',
          'payment_method_data[billing_details][email]': payer.email,
          'payment_method_data[billing_details][name]': payer.name,
        }),
      },
    );
    return (await answer.json()) as object;
  }

  /** An event as sent, with its body and signature headers. */
  function signEvent(event: object, { at = now(), secret = KEYS.webhookSecret }: { at?: Date; secret?: string } = {}) {
    const body = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp: Math.floor(at.getTime() / 1000),
    });
    return { body, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } };
  }

  return {
    url,
    ...KEYS,
    /** For `useTestApp`. */
    settings: {
      STRIPE_SECRET_KEY: KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
      STRIPE_API_URL: url,
    },
    account,
    failureStatuses: failureStatuses,
    confirm,
    authenticate: account.authenticate,
    signed: signEvent,
    /** Events about a payment or setup, in the order they happened. */
    eventsOf: (intent: string): StripeEvent[] =>
      account.events.filter(({ data: { object } }) =>
        Object.entries(object).some(
          ([name, value]) => value === intent && (name === 'id' || name === 'payment_intent'),
        ),
      ),
    /** Posts an event to the webhook of an app. */
    post: (app: string, event: object, options: { at?: Date; secret?: string } = {}) =>
      fetch(`${app}/api/payments/webhooks`, { method: 'POST', ...signEvent(event, options) }),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

export type StripeDouble = Awaited<ReturnType<typeof startStripe>>;

const toAnswer = ({ status, body }: Refusal): Answer => ({ status, body });

function handleRequest(account: StripeAccount, request: IncomingMessage, body: string): Answer {
  try {
    const caller = identifyCaller(request.headers, KEYS);
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const form = readForm(request.method === 'GET' ? query : body);
    if (caller === 'server' && request.headers['stripe-version'] !== API_VERSION)
      throw createInvalidError(`Unexpected API version ${request.headers['stripe-version']}`);
    const object = routeCall(account, { method: request.method ?? '', path, form, caller });
    return { status: 200, body: expand(account, object, getList(form, 'expand')) };
  } catch (error) {
    if (error instanceof Refusal) return toAnswer(error);
    throw error;
  }
}

interface Call {
  method: string;
  path: string;
  form: Form;
  caller: 'server' | 'browser';
}

const INTENT_PATTERN = /^\/v1\/(?<kind>payment_intents|setup_intents)\/(?<id>\w+)(?:\/(?<verb>confirm|cancel))?$/;

function routeCall(account: StripeAccount, { method, path, form, caller }: Call): object {
  const { id, verb } = INTENT_PATTERN.exec(path)?.groups ?? {};
  if (id !== undefined && method === 'POST' && verb === 'confirm') return confirmInBrowser(account, id, form);
  if (caller === 'browser')
    throw createInvalidError(
      'This API call cannot be made with a publishable API key.',
      { code: 'secret_key_required' },
      401,
    );
  if (id !== undefined && method === 'GET' && !verb) {
    requireKnown(form, []);
    return account.getIntent(id);
  }
  if (id !== undefined && method === 'POST' && verb === 'cancel') return account.cancel(account.getIntent(id));
  switch (`${method} ${path}`) {
    case 'POST /v1/customers':
      requireKnown(form, ['metadata']);
      return account.createCustomer(getMetadata(form));
    case 'POST /v1/payment_intents':
      return createPayment(account, form);
    case 'POST /v1/setup_intents':
      requireKnown(form, ['customer', 'metadata', 'allowed_payment_method_types', 'usage']);
      return account.createIntent('setup_intent', {
        customer: getText(form, 'customer') ?? null,
        metadata: getMetadata(form),
      });
    case 'POST /v1/refunds':
      requireKnown(form, ['payment_intent', 'amount', 'metadata']);
      return account.refund(getText(form, 'payment_intent') ?? '', parseAmount(form), getMetadata(form));
    case 'GET /v1/charges':
      return createPage([...account.charges.values()], form, path);
    case 'GET /v1/refunds':
      return createPage([...account.refunds.values()], form, path);
    case 'GET /v1/disputes':
      return createPage([...account.disputes.values()], form, path);
    default:
      throw createInvalidError(`Unrecognized request URL (${method}: ${path}).`, {}, 404);
  }
}

const getMetadata = (form: Form) => {
  const metadata = getForm(form, 'metadata');
  return Object.fromEntries(
    Object.entries(metadata).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};

function createPayment(account: StripeAccount, form: Form): object {
  requireKnown(form, [
    'amount',
    'currency',
    'description',
    'metadata',
    'customer',
    'allowed_payment_method_types',
    'setup_future_usage',
    'payment_method',
    'off_session',
    'confirm',
  ]);
  const amount = parseAmount(form);
  const currency = getText(form, 'currency');
  if (!currency)
    throw createInvalidError('Missing required param: currency.', { code: 'parameter_missing', param: 'currency' });
  if (amount < 50)
    throw createInvalidError('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  const intent = account.createIntent('payment_intent', {
    amount,
    currency,
    description: getText(form, 'description') ?? null,
    customer: getText(form, 'customer') ?? null,
    metadata: getMetadata(form),
  });
  if (getText(form, 'confirm') !== 'true') return intent;
  return account.charge(intent, getText(form, 'payment_method') ?? '');
}

function confirmInBrowser(account: StripeAccount, id: string, form: Form): object {
  const intent = account.getIntent(id);
  if (getText(form, 'client_secret') !== intent.client_secret)
    throw createInvalidError('The client_secret provided does not match.', {
      code: 'payment_intent_invalid_parameter',
    });
  const data = getForm(form, 'payment_method_data');
  const card = getForm(data, 'card');
  const billing = getForm(data, 'billing_details');
  const method = account.makeMethod(
    getText(card, 'number') ?? '',
    { email: getText(billing, 'email') ?? null, name: getText(billing, 'name') ?? null },
    { month: Number(getText(card, 'exp_month')), year: 2000 + Number(getText(card, 'exp_year')) },
  );
  return account.confirm(intent, method);
}

/** Objects are returned as IDs unless the caller expands them. */
function expand({ charges, methods }: StripeAccount, object: object, names: readonly string[]): object {
  const full = structuredClone(object) as Record<string, unknown>;
  for (const name of names) {
    const value = full[name];
    if (typeof value === 'string') full[name] = charges.get(value) ?? methods.get(value) ?? value;
  }
  return full;
}
