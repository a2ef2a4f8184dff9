import type { SandboxIntent } from '@foothold/contracts/payments/sandbox';
import type { Transaction } from 'kysely';
import type { Transact } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import { AppError, requireFound } from '../../platform/errors.ts';
import { FAILURES, type Failure, type KnownCard, readCard, type TypedCard } from './cards.ts';
import { type ClientSecrets, makeId } from './ids.ts';
import type { Outcomes } from './outcomes.ts';
import { findIntent, type IntentRow, insertMethod, lockIntent } from './repository.ts';

export interface BrowserOptions {
  transact: Transact;
  clientSecrets: ClientSecrets;
  outcomes: Outcomes;
  now: () => Date;
}

/** What a browser with the client secret may do: confirm, answer the bank, and read. */
export function createSandboxBrowser({ transact, clientSecrets, outcomes, now }: BrowserOptions) {
  /**
   * Runs with the intent locked and returns its new state. `work` returns the reason if the attempt itself is invalid, which changes
   * nothing.
   */
  async function act(
    clientSecret: string,
    work: (trx: Transaction<DB>, intent: IntentRow) => Promise<Failure | undefined>,
  ): Promise<SandboxIntent> {
    const id = clientSecrets.read(clientSecret);
    if (id === null) throw new AppError('resource.not-found');
    return transact(async (trx) => {
      const refused = await work(trx, requireFound(await lockIntent(trx, id)));
      return toSandboxIntent(requireFound(await findIntent(trx, id)), refused);
    });
  }

  async function applyCard(
    trx: Transaction<DB>,
    intent: IntentRow,
    card: KnownCard,
    payer: { payer_email: string; payer_name: string },
  ): Promise<void> {
    if (card.behavior === 'declines') return outcomes.fail(trx, intent, FAILURES.declined, payer);
    if (card.behavior === 'lacks-funds') return outcomes.fail(trx, intent, FAILURES.funds, payer);
    const id = makeId('pm');
    await insertMethod(trx, { ...card, id, customer: null, at: now() });
    if (card.behavior === 'asks') return outcomes.ask(trx, intent, id, payer);
    return outcomes.succeed(trx, intent, id, payer);
  }

  return {
    confirm: ({
      clientSecret,
      card,
      payer,
    }: {
      clientSecret: string;
      card: TypedCard;
      payer: { email: string; name: string };
    }) =>
      act(clientSecret, async (trx, intent) => {
        if (intent.status === 'succeeded') return undefined;
        if (intent.status === 'canceled') return FAILURES.over;
        const read = readCard(card, now());
        if ('code' in read) return read;
        await applyCard(trx, intent, read, { payer_email: payer.email, payer_name: payer.name });
        return undefined;
      }),

    authenticate: ({ clientSecret, outcome }: { clientSecret: string; outcome: 'approved' | 'refused' }) =>
      act(clientSecret, async (trx, intent) => {
        if (intent.status !== 'requires_action' || intent.method === null) return undefined;
        if (outcome === 'approved') await outcomes.succeed(trx, intent, intent.method);
        else await outcomes.fail(trx, intent, createNotApproved(intent.kind));
        return undefined;
      }),

    look: ({ clientSecret }: { clientSecret: string }) => act(clientSecret, async () => undefined),
  };
}

const createNotApproved = (kind: string): Failure => ({
  code: `${kind}_intent_authentication_failure`,
  message: 'Your bank didn’t approve this payment. Try again or use another card.',
  field: null,
});

function toSandboxIntent(
  { id, kind, status, amount, currency, ...row }: IntentRow,
  refused: Failure | undefined,
): SandboxIntent {
  const saved = row.failure_code && row.failure_message;
  return {
    id,
    kind: kind as SandboxIntent['kind'],
    status: status as SandboxIntent['status'],
    amount,
    currency,
    failure: refused ?? (saved ? { code: row.failure_code ?? '', message: saved, field: null } : null),
  };
}
