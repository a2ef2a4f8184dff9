import type { ConsentKind } from '@foothold/contracts/accounts';
import type { Executor } from '../../../platform/db/database.ts';

export interface NewConsent {
  userId: string;
  kind: ConsentKind;
  given: boolean;
  /** The wording that the person agreed to. */
  wording: string;
  /** Where it was given, such as "Registration form". */
  source: string;
  at: Date;
}

export const addConsent = (db: Executor, consent: NewConsent) =>
  db
    .insertInto('consents')
    .values({
      user_id: consent.userId,
      kind: consent.kind,
      given: consent.given,
      wording: consent.wording,
      source: consent.source,
      at: consent.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findNewestConsent = (db: Executor, userId: string, kind: ConsentKind) =>
  db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const listConsents = (db: Executor, userId: string) =>
  db.selectFrom('consents').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();
