import {
  AUTHORIZATION_TEXT,
  AUTHORIZATION_VERSION,
  type Authorization,
} from '@foothold/contracts/recruiting/authorization';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { RecruitingDeps } from '../deps.ts';
import type { Notifier } from '../notifications/notifier.ts';

const KIND = 'recruiter-applications';
const SOURCE = `Recruiter page (text of ${AUTHORIZATION_VERSION})`;

export type AuthorizationService = ReturnType<typeof createAuthorization>;

/** A member’s authorization of recruiters to prepare applications: a consent with its text and date. */
export function createAuthorization(deps: RecruitingDeps & { notifications: Notifier }) {
  const { db, accounts, brand, now } = deps;

  /** Whether the member authorizes recruiters now. */
  const isLive = (executor: Executor, memberId: string): Promise<boolean> =>
    accounts.hasConsent(executor, memberId, KIND);

  /** Since when the current state has lasted. Null if it was never given. */
  async function getState(executor: Executor, memberId: string): Promise<{ live: boolean; since: string | null }> {
    const [newest] = await accounts.listConsents(executor, memberId, KIND);
    return { live: newest?.given ?? false, since: newest?.at ?? null };
  }

  async function view(actor: User): Promise<Authorization> {
    const history = await accounts.listConsents(db, actor.id, KIND);
    const [newest] = history;
    return {
      live: newest?.given ?? false,
      since: newest?.at ?? null,
      current: newest !== undefined && newest.wording === AUTHORIZATION_TEXT,
      history: history.map(({ given, at, wording }) => ({ given, at, text: wording })),
    };
  }

  /** Gives or withdraws it. Both take effect at once. */
  async function set(actor: User, given: boolean): Promise<Authorization> {
    await accounts.changeConsent(actor.id, { kind: KIND, given }, SOURCE);
    return view(actor);
  }

  /** The text and its history as a file. */
  async function download(actor: User): Promise<File> {
    const { history } = await view(actor);
    const { name } = await accounts.account(actor);
    const lines = [
      `Authorization of recruiters at ${brand.name} by ${name}, as of ${now().toISOString()}`,
      ...(history.length === 0 ? ['It was never given.'] : []),
      ...history.map(({ given, at, text }) => `${given ? 'Given' : 'Withdrawn'} on ${at}:\n\n${text}`),
    ];
    return new File([`${lines.join('\n\n')}\n`], 'recruiter-authorization.txt', { type: 'text/plain;charset=utf-8' });
  }

  /** The new owner of an account may not have given it. */
  async function forget(trx: Transaction<DB>, userId: string): Promise<void> {
    if (!(await isLive(trx, userId))) return;
    const wording = AUTHORIZATION_TEXT;
    await accounts.recordConsent(trx, { userId, kind: KIND, given: false, wording, source: SOURCE });
  }

  return { isLive, getState, view, set, download, forget };
}
