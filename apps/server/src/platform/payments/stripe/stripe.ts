import Stripe from 'stripe';
import type { Logger } from '../../logger.ts';
import type { PaymentService } from '../payments.ts';
import { createCalls } from './calls.ts';
import { readStripeEvent } from './events.ts';
import { INTENT_EXPANSIONS, SETUP_EXPANSIONS, toIntent, toRefund, toSetupIntent } from './intents.ts';
import { listStripeMovements } from './movements.ts';

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Replaces Stripe's own URL in tests. */
  apiUrl?: string;
  logger: Logger;
  now: () => Date;
}

/** The API version of the types in this folder (https://docs.stripe.com/api/versioning). */
const API_VERSION = '2026-10-28.endive';
/** Short, because someone may be waiting. */
const TIMEOUT_MS = 20_000;
const MAX_NETWORK_RETRIES = 2;

const isSetup = (id: string) => id.startsWith('seti_');
const ID_PATTERN = /^(pi|seti)_\w{1,200}$/;
/** Cards and card wallets only. Stored methods are charged automatically later, and bank debits would stay open for days. */
const METHODS = ['card'];

/** The payment service on top of Stripe's library. */
export function createStripeService({
  secretKey,
  publishableKey,
  webhookSecret,
  apiUrl,
  logger,
  now,
}: StripeOptions): PaymentService {
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_NETWORK_RETRIES,
    telemetry: false,
    ...(apiUrl && parseServerUrl(apiUrl)),
  });
  const { ask, askOrNull } = createCalls(logger);

  const findPayment = (id: string) =>
    askOrNull(async () => toIntent(await stripe.paymentIntents.retrieve(id, { expand: INTENT_EXPANSIONS })));
  const findSetup = (id: string) =>
    askOrNull(async () => toSetupIntent(await stripe.setupIntents.retrieve(id, { expand: SETUP_EXPANSIONS })));

  async function find(id: string) {
    if (!ID_PATTERN.test(id)) return null;
    return isSetup(id) ? findSetup(id) : findPayment(id);
  }

  return {
    name: 'stripe',
    browser: { service: 'stripe', publishableKey },

    createIntent: ({ amount, currency, description, metadata, customer, idempotencyKey }) =>
      ask(async () => {
        const customerFields =
          customer ??
          (await stripe.customers.create({ metadata }, { idempotencyKey: `${idempotencyKey}:customer` })).id;
        const intent = await stripe.paymentIntents.create(
          {
            amount,
            currency,
            description,
            metadata,
            customer: customerFields,
            allowed_payment_method_types: METHODS,
            setup_future_usage: 'off_session',
            expand: INTENT_EXPANSIONS,
          },
          { idempotencyKey },
        );
        return { ...toIntent(intent), clientSecret: requireClientSecret(intent) };
      }),

    createSetup: ({ customer, metadata, idempotencyKey }) =>
      ask(async () => {
        const setup = await stripe.setupIntents.create(
          { customer, metadata, allowed_payment_method_types: METHODS, usage: 'off_session', expand: SETUP_EXPANSIONS },
          { idempotencyKey },
        );
        return { ...toSetupIntent(setup), clientSecret: requireClientSecret(setup) };
      }),

    find,

    cancel: (id) =>
      ask(async () => {
        try {
          if (isSetup(id)) return toSetupIntent(await stripe.setupIntents.cancel(id, { expand: SETUP_EXPANSIONS }));
          return toIntent(await stripe.paymentIntents.cancel(id, { expand: INTENT_EXPANSIONS }));
        } catch (error) {
          const over =
            error instanceof Stripe.errors.StripeInvalidRequestError && error.code?.endsWith('_unexpected_state');
          const existing = over ? await find(id) : null;
          if (existing) return existing;
          throw error;
        }
      }),

    charge: ({ amount, currency, description, metadata, customer, paymentMethod, idempotencyKey }) =>
      ask(async () => {
        try {
          const intent = await stripe.paymentIntents.create(
            {
              amount,
              currency,
              description,
              metadata,
              customer,
              payment_method: paymentMethod,
              allowed_payment_method_types: METHODS,
              off_session: true,
              confirm: true,
              expand: INTENT_EXPANSIONS,
            },
            { idempotencyKey },
          );
          return toIntent(intent);
        } catch (error) {
          // A bank's decline arrives as an error that contains the payment's ID.
          const refused = error instanceof Stripe.errors.StripeCardError ? error.payment_intent?.id : undefined;
          const existing = refused === undefined ? null : await find(refused);
          if (existing) return existing;
          throw error;
        }
      }),

    refund: ({ intent, amount, metadata, idempotencyKey }) =>
      ask(async () =>
        toRefund(await stripe.refunds.create({ payment_intent: intent, amount, metadata }, { idempotencyKey })),
      ),

    movements: (from, until) => listStripeMovements(stripe, from, until, ask),

    readEvent: async (body, headers) => readStripeEvent(stripe, body, headers, webhookSecret, now()),
  };
}

function parseServerUrl(url: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(url);
  const http = protocol === 'http:';
  return { protocol: http ? 'http' : 'https', host: hostname, port: port || (http ? '80' : '443') };
}

function requireClientSecret({ id, client_secret }: { id: string; client_secret: string | null }): string {
  if (client_secret === null) throw new Error(`Stripe gave no client secret for ${id}`);
  return client_secret;
}
