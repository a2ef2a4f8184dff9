import type { App } from '../src/main/compose.ts';
import type { StripeDouble } from './doubles/stripe-server.ts';

/** One payment's six events, and every way to deliver them, valid or not. */

/** The posted body. */
export interface SignedEvent {
  body: string | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

export interface ReportedChange {
  type: string;
  /** The event as its service sends it. `at` is the signing time, and `secret` says whether it is signed with the right secret. */
  signed(how?: { at?: Date; secret?: 'right' | 'wrong' }): SignedEvent;
}

export interface PaymentStory {
  intent: string;
  email: string;
  /** In the order they happened. */
  events: ReportedChange[];
}

export const PRICE = 8999;
export const REFUND_AMOUNT = 1000;
export const STORY = [
  'payment_intent.created',
  'payment_intent.requires_action',
  'payment_intent.payment_failed',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'charge.refunded',
];

/** A service with what the story needs. */
export interface Service {
  confirm(clientSecret: string, email: string): Promise<unknown>;
  authenticate(clientSecret: string, outcome: 'approved' | 'refused'): unknown;
  refund(intent: string): unknown;
  events(intent: string): Promise<ReportedChange[]>;
}

/** The sandbox, with event delivery held back. */
export function createSandboxService(app: App, url: string): Service {
  const { sandbox, db, payments } = app;
  if (!sandbox) throw new Error('this house has no sandbox');
  sandbox.setUrl(null);
  const call = (name: string, input: object) =>
    fetch(`${url}/api/sandbox-payments/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
  const card = { number: '4000 0025 0000 3155', expires: '12/49', cvc: '123' };
  return {
    confirm: (clientSecret, email) => call('confirm', { clientSecret, card, payer: { email, name: 'Robin Example' } }),
    authenticate: (clientSecret, outcome) => call('authenticate', { clientSecret, outcome }),
    refund: (intent) =>
      payments.refund({ intent, amount: REFUND_AMOUNT, metadata: {}, idempotencyKey: crypto.randomUUID() }),
    async events(intent) {
      const rows = await db
        .selectFrom('sandbox_events')
        .selectAll()
        .where('intent', '=', intent)
        .orderBy('number')
        .execute();
      return rows.map(({ id, type, created_at }) => ({
        type,
        signed: ({ at = new Date(), secret = 'right' } = {}) => {
          const body = JSON.stringify({ id, type, intent, created: Math.floor(created_at.getTime() / 1000) });
          const signature = sandbox.sign(Buffer.from(body), at);
          const wrong = signature.replace(/v1=.{8}/, `v1=${'0'.repeat(8)}`);
          return {
            body,
            headers: {
              'content-type': 'application/json',
              'sandbox-signature': secret === 'right' ? signature : wrong,
            },
          };
        },
      }));
    },
  };
}

export const createStripeService = (stripe: StripeDouble): Service => ({
  confirm: (clientSecret, email) => stripe.confirm(clientSecret, '4000002500003155', { email, name: 'Robin Example' }),
  authenticate: (clientSecret, outcome) => stripe.authenticate(clientSecret, outcome),
  refund: (intent) => stripe.account.refund(intent, REFUND_AMOUNT, {}),
  events: async (intent) =>
    stripe
      .eventsOf(intent)
      .filter(({ type }) => STORY.includes(type))
      .map((event) => ({
        type: event.type,
        signed: ({ at = new Date(), secret = 'right' } = {}) =>
          stripe.signed(event, { at, ...(secret === 'wrong' && { secret: 'whsec_somebody_else' }) }),
      })),
});

/**
 * A visitor buys a plan with a card whose bank asks for approval, declines, tries again, and later gets a partial refund. No event has been
 * delivered yet.
 */
export async function playStory(service: Service, url: string): Promise<PaymentStory> {
  const email = `payer-${crypto.randomUUID()}@example.com`;
  const answer = await fetch(`${url}/api/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ planName: 'Foothold One', amount: PRICE }),
  });
  const { clientSecret, intent } = (await answer.json()) as { clientSecret: string; intent: string };
  for (const outcome of ['refused', 'approved'] as const) {
    await service.confirm(clientSecret, email);
    await service.authenticate(clientSecret, outcome);
  }
  await service.refund(intent);
  const events = await service.events(intent);
  if (events.map(({ type }) => type).join() !== STORY.join())
    throw new Error(`the story went another way: ${events.map(({ type }) => type)}`);
  return { intent, email, events };
}

export const send = async (url: string, { body, headers }: SignedEvent): Promise<number> => {
  const answer = await fetch(`${url}/api/payments/webhooks`, { method: 'POST', body, headers });
  await answer.body?.cancel();
  return answer.status;
};

/** All invalid deliveries of one event. */
export function createForgeries({ signed }: ReportedChange, other: ReportedChange, now: Date): SignedEvent[] {
  const right = signed();
  const bytes = Buffer.from(right.body);
  const subtractDays = (seconds: number) => signed({ at: new Date(now.getTime() - seconds * 1000) });
  const edited = Array.from({ length: Math.ceil(bytes.length / 25) }, (_, index) => {
    const copy = new Uint8Array(bytes);
    copy[index * 25] = (copy[index * 25] ?? 0) ^ 1;
    return { ...right, body: copy };
  });
  return [
    subtractDays(302),
    subtractDays(24 * 60 * 60),
    signed({ secret: 'wrong' }),
    { ...right, headers: { 'content-type': 'application/json' } },
    { ...right, headers: other.signed().headers },
    { ...right, body: `${right.body} ` },
    { ...right, body: String(right.body).slice(0, -1) },
    ...edited,
  ];
}

/** Counts the effects of one payment. */
export async function collectEffects({ db }: App, { intent, email }: PaymentStory) {
  const payment = await db.selectFrom('payments').selectAll().where('intent', '=', intent).executeTakeFirstOrThrow();
  const entries = await db.selectFrom('ledger_entries').selectAll().where('payment_id', '=', payment.id).execute();
  const sumEntries = (kind: string) =>
    entries.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  // An account created by a payment stays unconfirmed until someone confirms its address.
  const users = await db
    .selectFrom('users')
    .select('id')
    .where(({ or, eb }) => or([eb('email', '=', email), eb('pending_email', '=', email)]))
    .execute();
  const ids = users.map(({ id }) => id);
  const countRows = async (table: 'subscriptions' | 'invoices') =>
    ids.length === 0 ? 0 : (await db.selectFrom(table).select('id').where('user_id', 'in', ids).execute()).length;
  return {
    entries: entries.map(({ kind }) => kind).sort(),
    charged: sumEntries('charge'),
    refunded: Math.abs(sumEntries('refund')),
    accounts: users.length,
    subscriptions: await countRows('subscriptions'),
    invoices: await countRows('invoices'),
  };
}

export const SINGLE_EFFECT = {
  entries: ['charge', 'refund'],
  charged: PRICE,
  refunded: REFUND_AMOUNT,
  accounts: 1,
  subscriptions: 1,
  invoices: 1,
};
export const NO_EFFECT = { entries: [], charged: 0, refunded: 0, accounts: 0, subscriptions: 0, invoices: 0 };

/** Every order of a list. */
export function permute<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) => permute(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
