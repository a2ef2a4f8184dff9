import type Stripe from 'stripe';
import type { Movement } from '../payments.ts';
import type { Ask } from './calls.ts';
import { toDate } from './intents.ts';

const PAGE_SIZE = 100;
/** A bank can decide a dispute months after it started, so the search looks this far back. */
const DISPUTE_WINDOW_SECONDS = 540 * 24 * 60 * 60;

const toSeconds = (at: Date) => Math.floor(at.getTime() / 1000);
const getIntentId = (intent: string | { id: string } | null) =>
  (typeof intent === 'string' ? intent : intent?.id) ?? null;

/** Stripe lists the newest first. Ours start with the oldest, so a period is collected completely before it is returned. */
export async function* listStripeMovements(
  stripe: Stripe,
  from: Date,
  until: Date,
  ask: Ask,
): AsyncGenerator<Movement> {
  const isWithin = (at: Date) => at >= from && at < until;
  const found = await ask(async () => [
    ...(await listCharges(stripe, from, until)),
    ...(await listRefunds(stripe, from, until)),
    ...(await listDisputes(stripe, from, until)),
  ]);
  const compareMovements = (a: Movement, b: Movement) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1);
  yield* found.filter(({ at }) => isWithin(at)).sort(compareMovements);
}

const createTimeFilter = (from: Date, until: Date, before = 0) => ({
  created: { gte: Math.max(0, toSeconds(from) - before), lt: Math.ceil(until.getTime() / 1000) },
  limit: PAGE_SIZE,
});

async function listCharges(stripe: Stripe, from: Date, until: Date): Promise<Movement[]> {
  const all: Movement[] = [];
  for await (const charge of stripe.charges.list(createTimeFilter(from, until))) {
    const intent = getIntentId(charge.payment_intent);
    if (charge.status !== 'succeeded' || !charge.captured || intent === null) continue;
    // A payment succeeds only once, so its ID also identifies the charge, as in the sandbox and in our ledger.
    const { currency } = charge;
    all.push({
      id: intent,
      kind: 'charge',
      intent,
      amount: charge.amount_captured,
      currency,
      at: toDate(charge.created),
    });
  }
  return all;
}

async function listRefunds(stripe: Stripe, from: Date, until: Date): Promise<Movement[]> {
  const all: Movement[] = [];
  for await (const { id, status, amount, currency, created, payment_intent } of stripe.refunds.list(
    createTimeFilter(from, until),
  )) {
    const intent = getIntentId(payment_intent);
    if (status === 'failed' || status === 'canceled' || intent === null) continue;
    all.push({ id, kind: 'refund', intent, amount, currency, at: toDate(created) });
  }
  return all;
}

async function listDisputes(stripe: Stripe, from: Date, until: Date): Promise<Movement[]> {
  const all: Movement[] = [];
  for await (const dispute of stripe.disputes.list(createTimeFilter(from, until, DISPUTE_WINDOW_SECONDS))) {
    const { id, amount, currency } = dispute;
    const intent = getIntentId(dispute.payment_intent);
    if (intent === null) continue;
    // A dispute that is only an inquiry withdraws nothing. One that was won returns what it withdrew.
    for (const { net, created } of dispute.balance_transactions)
      all.push({ id, kind: net < 0 ? 'dispute' : 'dispute-won', intent, amount, currency, at: toDate(created) });
  }
  return all;
}
