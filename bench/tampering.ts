/**
 * Sends tampered versions of our pages' requests over HTTP to the whole server with the sandbox. Counts how many of 200 payments with
 * another price, currency, or plan are opened; how many accounts are created by claiming other people's payments, or unpaid or unknown
 * ones; and how many rows, charges, and accounts each creating call makes when sent fifty times at once. Exits with 1 if a result isn't as
 * required. Usage: node bench/tampering.ts
 */
import type { Kysely } from 'kysely';
import type { DB } from '../apps/server/src/platform/db/schema.ts';
import { createRegistration } from '../apps/server/test/fixtures/registrations.ts';
import { createTamperedInputs } from '../apps/server/test/tampered.ts';
import { startTestApp } from './support/app.ts';

const CONCURRENCY = 50;
const open = await startTestApp();
const { db } = open.app;
let missed = 0;

await sendTampered();
await claimOthersPayment();
await repeatConcurrently();
await open.stop();
if (missed > 0) process.exitCode = 1;

async function sendTampered(): Promise<void> {
  const answers = await Promise.all(createTamperedInputs().map((body) => post('/api/create-payment-intent', body)));
  const accepted = answers.filter(({ status }) => status < 400).length;
  const failed = answers.filter(({ status }) => status >= 500).length;
  printCheck(`tampered plan, amount or currency: ${answers.length} tries, accepted`, accepted, 0);
  printCheck('  failed on our side', failed, 0);
  printCheck('  payments opened', await count('payments'), 0);
}

async function claimOthersPayment(): Promise<void> {
  const mine = await createPaidIntent('mine@example.com');
  const unpaid = await post('/api/create-payment-intent', { planName: 'Foothold One', amount: 8999 });
  const before = await count('users');
  const tries = Array.from({ length: 50 }, (_, index) => [
    [mine, `stranger-${index}@example.com`],
    [unpaid.body.intent, `stranger-${index}@example.com`],
    [`pi_${index}`, 'mine@example.com'],
    [`${mine}${index}`, 'mine@example.com'],
  ]).flat();
  const answers = await Promise.all(tries.map(([intent, email]) => openSuccessPage(String(intent), String(email))));
  printCheck(
    `payments of others: ${answers.length} tries, accepted`,
    answers.filter(({ status }) => status < 400).length,
    0,
  );
  printCheck('  accounts made', (await count('users')) - before, 0);
}

async function repeatConcurrently(): Promise<void> {
  const before = await countRows();
  const opened = await callRepeatedly(() =>
    post('/api/create-payment-intent', { planName: 'Foothold One', amount: 8999 }, { 'idempotency-key': 'fifty' }),
  );
  printCheck(`create-payment-intent, ${CONCURRENCY} at once: payments`, (await count('payments')) - before.payments, 1);
  printCheck('  at the service', new Set(opened.map(({ body }) => body.intent)).size, 1);

  const intent = await confirm(opened[0]?.body ?? {}, 'fifty@example.com');
  const outcomes = await callRepeatedly(() => openSuccessPage(intent, 'fifty@example.com'));
  const after = await countRows();
  printCheck(
    `payment-success, ${CONCURRENCY} at once: answered well`,
    outcomes.filter(({ status }) => status === 200).length,
    CONCURRENCY,
  );
  printCheck('  accounts', after.users - before.users, 1);
  printCheck('  charges in the ledger', after.ledger_entries - before.ledger_entries, 1);
  printCheck('  subscriptions', after.subscriptions - before.subscriptions, 1);
  printCheck('  invoices', after.invoices - before.invoices, 1);

  const body = createRegistration({ email: 'registers@example.com' });
  const registered = await callRepeatedly(() => post('/api/registration', body));
  printCheck(
    `registration, ${CONCURRENCY} at once: references`,
    new Set(registered.map((one) => one.body.reference)).size,
    1,
  );
  printCheck('  registrations', (await count('registrations')) - before.registrations, 1);
  printCheck('  accounts', (await count('users')) - after.users, 1);
}

async function createPaidIntent(email: string): Promise<string> {
  const opened = await post('/api/create-payment-intent', { planName: 'Foothold One', amount: 8999 });
  const intent = await confirm(opened.body, email);
  await openSuccessPage(intent, email);
  return intent;
}

async function confirm({ clientSecret, intent }: Record<string, unknown>, email: string): Promise<string> {
  const card = { number: '4242 4242 4242 4242', expires: '12/49', cvc: '123' };
  await post('/api/sandbox-payments/confirm', { clientSecret, card, payer: { email, name: 'Robin Example' } });
  return String(intent);
}

function openSuccessPage(paymentIntentId: string, email: string) {
  return post('/api/payment-success', { paymentIntentId, email, firstName: 'Robin', lastName: 'Example' });
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${open.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

function callRepeatedly<T>(call: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: CONCURRENCY }, call));
}

type Table = 'payments' | 'users' | 'ledger_entries' | 'subscriptions' | 'invoices' | 'registrations';

async function count(table: Table): Promise<number> {
  const rows = await (db as Kysely<Pick<DB, Table>>).selectFrom(table).select('id').execute();
  return rows.length;
}

async function countRows() {
  const [payments, users, ledger_entries, subscriptions, invoices, registrations] = await Promise.all([
    count('payments'),
    count('users'),
    count('ledger_entries'),
    count('subscriptions'),
    count('invoices'),
    count('registrations'),
  ]);
  return { payments, users, ledger_entries, subscriptions, invoices, registrations };
}

function printCheck(what: string, is: number, goal: number): void {
  if (is !== goal) missed += 1;
  console.log(`${what.padEnd(62)} ${String(is).padStart(5)}   goal: ${goal}${is === goal ? '' : '   MISSED'}`);
}
