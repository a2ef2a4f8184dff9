import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { deletePayments, forgetPayer, listIntentsFor } from './repository.ts';

/**
 * What the sandbox stores about a person. An external service is responsible for its own data, but the sandbox is in our database, so it is
 * exported, and name and address are erased. It must come before billing, whose erasure unlinks payments from the account.
 */
export const createSandboxPaymentsPersonalData = (db: Kysely<DB>): PersonalData => ({
  name: 'sandbox-payments',
  async collect(userId) {
    const intents = await listIntentsFor(db, userId);
    return {
      data: intents.map(({ kind, status, amount, currency, description, payer_email, payer_name, created_at }) => ({
        kind,
        status,
        amount,
        currency,
        description,
        payer: { email: payer_email, name: payer_name },
        at: created_at,
      })),
    };
  },
  // Whatever changes here is also recorded by billing.
  listChangeable: () => null,
  // Before billing's, because the payments say which are theirs.
  eraseSample: deletePayments,
  erase: forgetPayer,
});
