import type { Consent, ConsentKind, REVOCABLE_CONSENTS } from '@foothold/contracts/accounts';
import { AUTHORIZATION_TEXT } from '@foothold/contracts/recruiting/authorization-choices';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { acquireAdvisoryLock, type Executor } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { AccountsDeps } from '../deps.ts';
import * as repository from './repository.ts';

type RevocableConsent = (typeof REVOCABLE_CONSENTS)[number];

/** Called in the same transaction when a member gives or withdraws consent. */
export type ConsentChanged = (
  trx: Transaction<DB>,
  change: { userId: string; kind: ConsentKind; given: boolean },
) => Promise<void>;

/** The wording to record for a consent changed in the settings if there is no earlier wording. */
const WORDINGS: Record<RevocableConsent, string> = {
  'mailbox-storage': 'The password of my résumé mailbox is kept, sealed, so that my recruiter can apply from it.',
  contact: 'I may be contacted about my search for work.',
  newsletter: 'I may be sent news by e-mail.',
  'guarantee-review': 'My résumé and applications may be looked at to decide about the guarantee.',
  'visa-status': 'Store my visa status and dates, so that the visa clock can count days for me.',
  'visa-sharing': 'Let my recruiter and the staff who review registrations see my visa status and the day it ends.',
  'recruiter-applications': AUTHORIZATION_TEXT,
};

const SETTINGS = 'Settings';

export type ConsentLedger = ReturnType<typeof createConsents>;

/** Records what people consented to. */
export function createConsents({ db, transact, now }: AccountsDeps, changed: ConsentChanged) {
  const recordConsent = (trx: Executor, consent: Omit<repository.NewConsent, 'at'>) =>
    repository.addConsent(trx, { ...consent, at: now() });

  /** Whether the latest entry of this kind gives consent. */
  async function hasConsent(executor: Executor, userId: string, kind: ConsentKind): Promise<boolean> {
    return (await repository.findNewestConsent(executor, userId, kind))?.given ?? false;
  }

  /** Every entry of this kind, newest first. */
  async function listConsents(executor: Executor, userId: string, kind: ConsentKind): Promise<Consent[]> {
    return (await repository.listConsents(executor, userId)).filter((row) => row.kind === kind).map(toConsent);
  }

  async function consents(actor: User) {
    const history = (await repository.listConsents(db, actor.id)).map(toConsent);
    const standing: Partial<Record<ConsentKind, boolean>> = {};
    for (const { kind, given } of history) standing[kind] ??= given;
    return { history, standing };
  }

  const setConsent = (actor: User, input: { kind: RevocableConsent; given: boolean }) =>
    change(actor.id, input, SETTINGS);

  /** Setting the current state again adds no entry. */
  async function change(userId: string, { kind, given }: { kind: RevocableConsent; given: boolean }, source: string) {
    return transact(async (trx) => {
      await acquireAdvisoryLock(trx, `consents of ${userId}`);
      const newestConsent = await repository.findNewestConsent(trx, userId, kind);
      if (newestConsent?.given === given) return toConsent(newestConsent);
      const wording = given ? getWording(kind, newestConsent?.wording) : (newestConsent?.wording ?? WORDINGS[kind]);
      const row = await recordConsent(trx, { userId, kind, given, wording, source });
      await changed(trx, { userId, kind, given });
      return toConsent(row);
    });
  }

  return { recordConsent, hasConsent: hasConsent, listConsents, consents, setConsent, changeConsent: change };
}

/** A consent given again has the wording of before, except for an authorization, which always has the text that was shown. */
const getWording = (kind: RevocableConsent, earlier: string | undefined): string =>
  kind === 'recruiter-applications' ? WORDINGS[kind] : (earlier ?? WORDINGS[kind]);

function toConsent(row: { kind: string; given: boolean; wording: string; source: string; at: Date }): Consent {
  const { kind, given, wording, source, at } = row;
  return { kind: kind as ConsentKind, given, wording, source, at: at.toISOString() };
}
