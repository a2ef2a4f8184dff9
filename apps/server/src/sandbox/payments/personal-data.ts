import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { forgetPayer, intentsOfPerson } from './repository.ts';

/**
 * What the sandbox keeps of a person. A payment service elsewhere answers for that itself; this one lies in our own database, so an export has it and
 * an erasure takes name and address out of it. It must come before billing, whose own erasure cuts the link between payments and the account.
 */
export const sandboxPaymentsOfPerson = (db: Kysely<DB>): PersonalData => ({
  name: 'sandbox-payments',
  async collect(userId) {
    const intents = await intentsOfPerson(db, userId);
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
  erase: forgetPayer,
});
