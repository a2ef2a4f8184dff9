import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Transact } from '../../platform/db/database.ts';
import type { DB, SandboxMethods } from '../../platform/db/schema.ts';
import {
  type Intent,
  type Metadata,
  type Movement,
  type NewIntent,
  type OpenIntent,
  type PaymentService,
  PaymentServiceError,
  type Refund,
} from '../../platform/payments/payments.ts';
import { FAILURES, type Failure, hasExpired } from './cards.ts';
import type { SandboxEvents } from './events.ts';
import { type ClientSecrets, makeId } from './ids.ts';
import { type Outcomes, toIntent } from './outcomes.ts';
import {
  findCustomer,
  findIntent,
  findMethod,
  findRequest,
  type IntentRow,
  insertCustomer,
  insertIntent,
  insertRefund,
  listMovementsAfter,
  lockIntent,
  saveAnswer,
  startRequest,
} from './repository.ts';

export interface ServiceOptions {
  db: Kysely<DB>;
  transact: Transact;
  clientSecrets: ClientSecrets;
  outcomes: Outcomes;
  events: SandboxEvents;
  now: () => Date;
}

const PAGE_SIZE = 500;
const createRefusal = (message: string) => new PaymentServiceError('refused', message);

/** The sandbox as the server sees it. */
export function createSandboxService(options: ServiceOptions): PaymentService {
  const { db, transact, clientSecrets, outcomes, events, now } = options;

  /** Runs a creating call once per key. The same call again gets the first response; another call with the same key is rejected. */
  function runOnce<T>(key: string, call: unknown, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    const digest = createHash('sha256').update(JSON.stringify(call)).digest();
    return transact(async (trx) => {
      if (!(await startRequest(trx, key, digest, now()))) {
        const saved = await findRequest(trx, key);
        if (saved.digest.equals(digest)) return saved.answer as T;
        throw createRefusal('The idempotency key was used before with other parameters.');
      }
      const answer = await work(trx);
      await saveAnswer(trx, key, answer);
      return answer;
    });
  }

  async function insertNewIntent(
    trx: Transaction<DB>,
    { kind, customer, ...given }: Omit<NewIntent, 'idempotencyKey'> & { kind: Intent['kind']; customer: string },
  ): Promise<IntentRow> {
    const id = makeId(kind === 'setup' ? 'seti' : 'pi');
    await insertIntent(trx, {
      id,
      kind,
      status: 'requires_payment_method',
      amount: given.amount,
      currency: given.currency,
      description: given.description,
      metadata: JSON.stringify(given.metadata),
      customer,
      created_at: now(),
    });
    await outcomes.created(trx, { id, kind });
    return present(trx, id);
  }

  async function requireCustomer(trx: Transaction<DB>, id: string): Promise<string> {
    if (!(await findCustomer(trx, id))) throw createRefusal(`There is no customer ${id}.`);
    return id;
  }

  async function makeCustomer(trx: Transaction<DB>): Promise<string> {
    const id = makeId('cus');
    await insertCustomer(trx, id, now());
    return id;
  }

  const withClientSecret = (saved: Intent): OpenIntent => ({
    ...parseIntent(saved),
    clientSecret: clientSecrets.createSecret(saved.id),
  });

  return {
    name: 'sandbox',
    browser: { service: 'sandbox' },

    async createIntent({ idempotencyKey, ...payment }) {
      requireAmount(payment.amount);
      const saved = await runOnce(idempotencyKey, ['intent', ...getParameters(payment)], async (trx) => {
        const customer = payment.customer ? await requireCustomer(trx, payment.customer) : await makeCustomer(trx);
        return toIntent(await insertNewIntent(trx, { ...payment, kind: 'payment', customer }));
      });
      return withClientSecret(saved);
    },

    async createSetup({ customer, metadata, idempotencyKey }) {
      const saved = await runOnce(idempotencyKey, ['setup', customer, sortMetadata(metadata)], async (trx) => {
        await requireCustomer(trx, customer);
        return toIntent(
          await insertNewIntent(trx, {
            kind: 'setup',
            customer,
            amount: 0,
            currency: 'usd',
            description: '',
            metadata,
          }),
        );
      });
      return withClientSecret(saved);
    },

    async find(id) {
      const row = await findIntent(db, id);
      return row ? toIntent(row) : null;
    },

    async cancel(id) {
      const row = await transact((trx) => outcomes.cancel(trx, id));
      if (!row) throw createRefusal(`There is no payment ${id}.`);
      return toIntent(row);
    },

    async charge({ idempotencyKey, ...payment }) {
      requireAmount(payment.amount);
      const call = ['charge', ...getParameters(payment), payment.paymentMethod];
      const saved = await runOnce(idempotencyKey, call, async (trx) => {
        const method = await findMethod(trx, payment.paymentMethod, payment.customer);
        if (!method) throw createRefusal('The customer has no such payment method.');
        const intent = await insertNewIntent(trx, { ...payment, kind: 'payment' });
        const failure = findFailure(method, now());
        if (failure) await outcomes.fail(trx, intent, failure);
        else await outcomes.succeed(trx, intent, method.id);
        return toIntent(await present(trx, intent.id));
      });
      return parseIntent(saved);
    },

    async refund({ intent: id, amount, metadata, idempotencyKey }) {
      requireAmount(amount);
      return runOnce(idempotencyKey, ['refund', id, amount, sortMetadata(metadata)], async (trx): Promise<Refund> => {
        const intent = await lockIntent(trx, id);
        if (intent?.kind !== 'payment' || intent.status !== 'succeeded')
          throw createRefusal('There is no such payment to refund.');
        if (amount > intent.amount - Number(intent.refunded))
          throw createRefusal('The refund is more than what is left of the payment.');
        const refund = { id: makeId('re'), amount };
        await insertRefund(trx, { ...refund, intent: id, metadata, at: now() });
        await outcomes.refunded(trx, id);
        return { ...refund, status: 'succeeded' };
      });
    },

    async *movements(from, until) {
      for (let after: Movement | null = null; ; ) {
        const page: Movement[] = await listMovementsAfter(db, { from, until, after, count: PAGE_SIZE });
        yield* page;
        after = page.at(-1) ?? null;
        if (page.length < PAGE_SIZE) return;
      }
    },

    async readEvent(body, headers) {
      return events.read(body, headers);
    },
  };
}

async function present(trx: Transaction<DB>, id: string): Promise<IntentRow> {
  const row = await findIntent(trx, id);
  if (!row) throw new Error(`the intent ${id} is gone`);
  return row;
}

/** The date was serialized as JSON. */
const parseIntent = (intent: Intent): Intent => ({ ...intent, createdAt: new Date(intent.createdAt) });

const sortMetadata = (metadata: Metadata) => Object.entries(metadata).sort(([a], [b]) => (a < b ? -1 : 1));

const getParameters = ({ amount, currency, description, metadata, customer }: Omit<NewIntent, 'idempotencyKey'>) => [
  amount,
  currency,
  description,
  sortMetadata(metadata),
  customer ?? null,
];

function requireAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw createRefusal('The amount must be a positive whole number of cents.');
}

/** The bank's response to an off-session charge. A card that was approved at setup doesn't ask again. */
function findFailure(method: { [K in 'behavior' | 'expires']: SandboxMethods[K] }, now: Date): Failure | null {
  if (hasExpired(method.expires, now)) return FAILURES.expired;
  return method.behavior === 'declines-later' ? FAILURES.declined : null;
}
