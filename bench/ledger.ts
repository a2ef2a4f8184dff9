/**
 * Does the ledger agree with the payment service? Ten thousand people buy plans over thirteen months, and cancel, resume, change, fail to
 * pay, pay later, pay twice, get refunds and credit, and erase their accounts: on the billing code itself, the sandbox, and a real
 * database, with the clock advanced a day at a time. Every action is drawn from one seed. At the end, the sum of our ledger's money is
 * compared with the sum of the service's own movements, in total and payment by payment, and the invoice numbers are counted. Exits with 1
 * if anything differs.
 *
 *     node bench/ledger.ts [--people 10000] [--months 13] [--seed 1]
 */
import { parseArgs } from 'node:util';
import { ERRORS } from '@foothold/contracts/catalog';
import { sql } from 'kysely';
import { reconcileLedger, refundPayment } from '../apps/server/src/domains/billing/index.ts';
import { VISITOR } from '../apps/server/src/platform/actor.ts';
import { AppError } from '../apps/server/src/platform/errors.ts';
import { createActor, startBillingApp } from './support/billing-app.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000' },
    months: { type: 'string', default: '13' },
    seed: { type: 'string', default: '1' },
  },
});
const PEOPLE = Number(values.people);
const START = Date.UTC(2026, 0, 1, 12);
const DAY_MS = 86_400_000;
const DAYS = Math.round(Number(values.months) * 30.44);
const CONCURRENCY = 12;
const CARDS = {
  good: '4242424242424242',
  asks: '4000002500003155',
  declines: '4000000000000002',
  poor: '4000000000009995',
  later: '4000000000000341',
} as const;
type Card = keyof typeof CARDS;
type Plan = 'one' | 'prime';
const PRICE = { one: 8999, prime: 25_000 };

interface Member {
  id: string;
  email: string;
}

const random = createRandom(Number(values.seed));
const app = await startBillingApp(new Date(START));
const { db, billing, sandbox, service, clock, jobs } = app;
const admin = createActor(await insertStaffEntry(), 'support');
const counts = new Map<string, number>();
const members: Member[] = [];
const started = performance.now();

for (let day = 0; day < DAYS; day++) {
  clock.now = new Date(START + day * DAY_MS);
  await runAll(listJoins(day), join);
  // In order of arrival, no matter which was answered first.
  members.sort((a, b) => a.email.localeCompare(b.email, 'en', { numeric: true }));
  // Two servers run at once.
  await Promise.all([billing.renewals.run(), billing.renewals.run()]);
  await runAll(await listActions(), (act) => act());
  if (day % 3 === 0) await billing.reconciliation.run();
  await billing.paymentSweep.run();
  await runDueJobs();
  if (day % 30 === 29) printProgress(day + 1);
}
await billing.reconciliation.run();
await runDueJobs();
await report();
await app.stop();

/** The number of people who join today: it grows daily, and nobody joins in the last month. */
function listJoins(day: number): { email: string; plan: Plan; tries: Card[] }[] {
  const days = Math.max(1, DAYS - 30);
  if (day >= days) return [];
  const countPeopleBy = (some: number) => Math.floor(PEOPLE * (some / days) ** 2);
  const before = countPeopleBy(day);
  return Array.from({ length: countPeopleBy(day + 1) - before }, (_, index) => ({
    email: `person-${before + index}@example.com`,
    plan: random() < 0.7 ? 'one' : 'prime',
    tries: draw<Card[]>([
      [0.72, ['good']],
      [0.08, ['asks']],
      [0.12, ['later']],
      [0.04, ['declines', 'good']],
      [0.02, ['poor', 'asks']],
      [0.02, ['declines']],
    ]),
  }));
}

async function join({ email, plan, tries }: { email: string; plan: Plan; tries: Card[] }): Promise<void> {
  const intent = await buy(email, plan, tries);
  if (intent === null) return count('gave up at checkout');
  const row = await db.selectFrom('payments').select('user_id').where('intent', '=', intent).executeTakeFirstOrThrow();
  if (row.user_id === null) throw new Error('a payment has no account');
  members.push({ id: row.user_id, email });
  count('joined');
}

/** Checkout as a browser does it. @returns the payment, or null if no card was accepted */
async function buy(email: string, plan: Plan, tries: Card[]): Promise<string | null> {
  const opened = await billing.checkout.open(
    VISITOR,
    { planName: plan === 'one' ? 'Foothold One' : 'Foothold Prime', amount: PRICE[plan] },
    { address: '127.0.0.1', key: null },
  );
  for (const card of tries) {
    if (!(await pay(opened.clientSecret, email, card))) continue;
    await billing.checkout.finish({ paymentIntentId: opened.intent, email, firstName: 'Robin', lastName: 'Example' });
    return opened.intent;
  }
  return null;
}

async function pay(clientSecret: string, email: string, card: Card): Promise<boolean> {
  const typed = { number: CARDS[card], expires: '12/49', cvc: '123' };
  const confirmation = await sandbox.browser.confirm({
    clientSecret,
    card: typed,
    payer: { email, name: 'Robin Example' },
  });
  if (confirmation.status !== 'requires_action') return confirmation.status === 'succeeded';
  return (await sandbox.browser.authenticate({ clientSecret, outcome: 'approved' })).status === 'succeeded';
}

/** What members and staff do today. Drawn sequentially, run concurrently. */
async function listActions(): Promise<(() => Promise<void>)[]> {
  const perDay = 1 / 30;
  const acts: (() => Promise<void>)[] = [];
  const unpaidInvoices = await db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', 'users.pending_email as email'])
    .where('state', '=', 'past_due')
    .orderBy('started_at')
    .orderBy('users.pending_email')
    .execute();
  for (const { id, email } of unpaidInvoices) {
    if (random() >= 0.12) continue;
    const member = { id, email: email ?? '' };
    const card = random() < 0.85 ? 'good' : 'later';
    const comesBack = random() < 0.5;
    const act = random() < 0.5 ? () => changeCard(member, card) : () => payOpen(member, card, comesBack);
    acts.push(() => act().catch(assertRefusal));
  }
  for (const member of members) {
    if (random() >= 0.35 * perDay) continue;
    const amount = 100 + Math.floor(random() * 9000);
    const card = random() < 0.8 ? 'good' : 'later';
    const act = draw<() => Promise<unknown>>([
      [0.14, () => billing.member.cancel(createMemberActor(member)).then(() => count('canceled'))],
      [0.05, () => billing.member.resume(createMemberActor(member)).then(() => count('kept after all'))],
      [0.16, () => change(member)],
      [0.3, () => changeCard(member, card)],
      [0.1, () => refund(member, amount)],
      [0.04, () => refund(member, null)],
      [0.08, () => grantCredit(member, amount)],
      [0.05, () => buy(member.email, 'one', ['good']).then(() => count('bought again, or twice'))],
      [0.05, () => refundAtService(member, amount)],
      [0.03, () => erase(member)],
    ]);
    acts.push(() => act().then(() => undefined, assertRefusal));
  }
  return acts;
}

function createMemberActor(member: Member) {
  return createActor(member.id);
}

async function change(member: Member): Promise<void> {
  const { subscription } = await billing.member.overview(createMemberActor(member));
  const plan = subscription?.plan === 'one' ? 'prime' : 'one';
  const { difference } = await billing.changes.preview(createMemberActor(member), plan);
  await billing.changes.change(createMemberActor(member), { plan, previewed: difference });
  count(plan === 'prime' ? 'changed to the dearer plan' : 'changed to the cheaper plan');
}

async function changeCard(member: Member, card: Card): Promise<void> {
  const opened = await billing.browser.startMethod(createMemberActor(member));
  await pay(opened.clientSecret, member.email, card);
  await billing.browser.finishMethod(createMemberActor(member), opened.intent);
  count('another card');
}

/** Pays a person's open invoice; some browsers never come back. */
async function payOpen(member: Member, card: Card, comesBack: boolean): Promise<void> {
  const { openInvoice } = await billing.member.overview(createMemberActor(member));
  if (!openInvoice) return;
  const opened = await billing.browser.payInvoice(createMemberActor(member), openInvoice.id);
  await pay(opened.clientSecret, member.email, card);
  if (comesBack) await billing.browser.finishInvoice(createMemberActor(member), openInvoice.id, opened.intent);
  count('paid an open invoice');
}

function findLastPayment(member: Member) {
  return db
    .selectFrom('payments')
    .select(['id', 'subscription_id', 'intent', 'amount'])
    .where('user_id', '=', member.id)
    .where('state', '=', 'succeeded')
    .where('kind', '<>', 'setup')
    .where('subscription_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** @param amount null for the whole payment */
async function refund(member: Member, amount: number | null): Promise<void> {
  const payment = await findLastPayment(member);
  if (!payment?.subscription_id) return;
  const ask = {
    id: payment.subscription_id,
    payment: payment.id,
    amount: amount ?? payment.amount,
    reason: 'a reason',
  };
  // Clicked twice.
  await Promise.all([billing.admin.refund(admin, ask), billing.admin.refund(admin, ask)]);
  count(amount === null ? 'refunded whole' : 'refunded in part');
}

async function refundAtService(member: Member, amount: number): Promise<void> {
  const payment = await findLastPayment(member);
  const intent = payment?.intent ? await service.find(payment.intent) : null;
  if (!intent || intent.amountReceived - intent.amountRefunded < amount) return;
  await service.refund({ intent: intent.id, amount, metadata: {}, idempotencyKey: crypto.randomUUID() });
  count('refunded at the service');
}

async function grantCredit(member: Member, amount: number): Promise<void> {
  const payment = await findLastPayment(member);
  if (!payment?.subscription_id) return;
  await billing.admin.credit(admin, { id: payment.subscription_id, amount, reason: 'a reason' });
  count('credited');
}

async function erase(member: Member): Promise<void> {
  await app.transact(async (trx) => {
    await billing.personalData.erase(trx, member.id);
    await trx.deleteFrom('users').where('id', '=', member.id).execute();
  });
  members.splice(members.indexOf(member), 1);
  count('erased');
}

/** Expected refusals are valid outcomes; anything else is a bug. */
function assertRefusal(error: unknown): void {
  if (!(error instanceof AppError) || ERRORS[error.code].status >= 500) throw error;
  count(`refused: ${error.code}`);
}

/** Jobs that billing has added. */
async function runDueJobs(): Promise<void> {
  const due = jobs.splice(0);
  if (due.some(({ name }) => name === reconcileLedger.name)) await billing.reconciliation.run();
  await runAll(
    due.filter(({ name }) => name === refundPayment.name),
    ({ payload }) =>
      billing.refundService
        .perform(refundPayment.payload.parse(payload).refundId)
        .then(() => count('refunded by itself')),
  );
}

async function report(): Promise<void> {
  const ours = new Map<string, number>();
  const theirs = new Map<string, number>();
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('payments', 'payments.id', 'entry.payment_id')
    .select(['entry.amount', 'payments.intent'])
    .where('entry.kind', 'in', ['charge', 'refund', 'dispute', 'dispute-won'])
    .execute();
  for (const { intent, amount } of rows) add(ours, intent ?? '', amount);
  let movements = 0;
  for await (const { kind, intent, amount } of service.movements(new Date(0), new Date(8.64e15))) {
    movements += 1;
    add(theirs, intent, kind === 'charge' || kind === 'dispute-won' ? amount : -amount);
  }
  const differing = [...new Set([...ours.keys(), ...theirs.keys()])].filter((key) => ours.get(key) !== theirs.get(key));
  const [ledger, moved] = [total(ours), total(theirs)];
  const invoices = await db
    .selectFrom('invoices')
    .select((select) => [
      sql<number>`left(number, 4)::int`.as('year'),
      select.fn.countAll<number>().as('count'),
      sql<number>`max(right(number, 6)::int)`.as('last'),
    ])
    .groupBy(sql`left(number, 4)::int`)
    .execute();
  const gaps = invoices.reduce((sum, year) => sum + Number(year.last) - Number(year.count), 0);
  const overdrawn = await db
    .selectFrom('ledger_entries')
    .select('user_id')
    .where('kind', 'in', ['credit', 'credit-used'])
    .where('user_id', 'is not', null)
    .groupBy('user_id')
    .having((sum) => sum.fn.sum<number>('amount'), '<', 0)
    .execute();
  for (const [what, times] of [...counts].sort(([, a], [, b]) => b - a))
    console.log(`${String(times).padStart(8)}  ${what}`);
  console.log(`\nentries of our ledger that move money  ${rows.length}`);
  console.log(`movements of the service               ${movements}`);
  console.log(`sum of our ledger                      ${formatDollars(ledger)}`);
  console.log(`sum of the service’s movements         ${formatDollars(moved)}`);
  console.log(`difference                             ${formatDollars(ledger - moved)}   goal: 0`);
  console.log(`payments that differ                   ${differing.length}   goal: 0`);
  console.log(
    `invoices ${invoices.reduce((sum, { count: of }) => sum + Number(of), 0)}, numbers left out ${gaps}   goal: 0`,
  );
  console.log(`credits below nothing                  ${overdrawn.length}   goal: 0`);
  console.log(`time                                   ${((performance.now() - started) / 1000).toFixed(0)} s`);
  if (ledger !== moved || differing.length > 0 || gaps > 0 || overdrawn.length > 0) process.exitCode = 1;
}

async function insertStaffEntry(): Promise<string> {
  const row = await db
    .insertInto('users')
    .values({ name: 'Sam Support', email: 'office@example.com', email_verified: true, role: 'support' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A few at a time, in order. */
async function runAll<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    }),
  );
}

function printProgress(day: number): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.error(`day ${day} of ${DAYS}: ${members.length} members, ${seconds} s`);
}

function count(what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

function add(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

function total(sums: Map<string, number>): number {
  return [...sums.values()].reduce((sum, amount) => sum + amount, 0);
}

function formatDollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

/** One of the choices, by its share; the shares add up to 1. */
function draw<T>(choices: readonly [share: number, choice: T][]): T {
  let left = random();
  for (const [share, choice] of choices) {
    left -= share;
    if (left < 0) return choice;
  }
  const last = choices.at(-1);
  if (!last) throw new Error('there is nothing to draw from');
  return last[1];
}

/** Mulberry32: small, seeded, good enough for test data. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
