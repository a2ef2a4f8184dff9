import type { Member } from '@foothold/contracts/accounts';
import type { User } from '../../platform/actor.ts';
import { authorize } from '../../platform/authorized.ts';
import { found } from '../../platform/errors.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { createConfirming } from './confirming.ts';
import { type ConsentChanged, createConsents } from './consents/consents.ts';
import { insertDemoAccounts } from './demo.ts';
import type { AccountsDeps } from './deps.ts';
import { describeDevice } from './device.ts';
import { createEntry } from './entry.ts';
import type { LetterRequest } from './jobs.ts';
import { createOpening } from './opened-for.ts';
import { createPasswords } from './passwords.ts';
import { mayChangeRole, ownSession } from './policy.ts';
import { createNews } from './privacy/news.ts';
import { accountOfPerson } from './privacy/personal-data.ts';
import { createPrivacy } from './privacy/privacy.ts';
import * as repository from './repository.ts';
import { createSecondFactor } from './security/second-factor.ts';
import { createSecurity } from './security/security.ts';
import { asMember, asUser, viewerOf } from './viewer.ts';

const PAGE_SIZE = 50;

export type Accounts = ReturnType<typeof createAccounts>;

/** What accounts need of the domains that build on them; asked for when it is needed, since those come later. */
export interface OtherDomains {
  /** What follows when somebody gives a consent or takes it back. */
  consentChanged: ConsentChanged;
  /** What each keeps of a person. */
  personalData: () => readonly PersonalData[];
}

export function createAccounts(deps: AccountsDeps, others: OtherDomains) {
  const { db, transact, now } = deps;
  const passwords = createPasswords(deps);
  const openings = createOpening(deps);
  const { sendReset, ...ofPasswords } = passwords;
  const secondFactor = createSecondFactor(deps);
  const { sendConfirmation, ...confirming } = createConfirming(deps, passwords, openings);

  const security = createSecurity(deps, passwords, secondFactor);
  const own = accountOfPerson(deps);
  const consents = createConsents(deps, others.consentChanged);

  /** The job behind `sendAccountLetter`: decides by what is known of the address, out of reach of a stop-watch. */
  const sendLetter = ({ kind, userId }: LetterRequest): Promise<void> =>
    transact((trx) => (kind === 'confirm' ? sendConfirmation(trx, userId) : sendReset(trx, userId)));

  async function updateMe(actor: User, change: { name?: string | undefined; region?: User['region'] | undefined }) {
    await repository.updateUser(db, actor.id, change);
    return viewerOf(asUser(found(await repository.findUser(db, actor.id)), now()));
  }

  async function sessions(actor: User) {
    const rows = await repository.listSessions(db, actor.id);
    return rows.map((row) => ({
      id: row.id,
      current: row.id === actor.sessionId,
      device: describeDevice(row.user_agent),
      address: row.ip_address || null,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.updated_at.toISOString(),
    }));
  }

  async function endSession(actor: User, id: string): Promise<void> {
    const row = authorize(ownSession, actor, await repository.findSession(db, id));
    await repository.deleteSession(db, row);
  }

  /** When the session that calls ends if nobody uses it again; null where it has ended. */
  const sessionEnd = (actor: User) => repository.sessionEnd(db, actor.sessionId);

  const endOtherSessions = (actor: User) => repository.deleteSessionsExcept(db, actor.id, actor.sessionId);

  async function members(page: number, words: string | undefined) {
    const { rows, total } = await repository.listUsers(db, { words, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
    return { members: rows.map(asMember), total, pageSize: PAGE_SIZE };
  }

  async function changeRole(actor: User, id: string, role: User['role']): Promise<Member> {
    const row = authorize(mayChangeRole, actor, await repository.findUser(db, id));
    await repository.setRole(db, row, role);
    return asMember({ ...row, role });
  }

  return {
    ...createEntry(deps, secondFactor, consents),
    ...confirming,
    ...ofPasswords,
    ...openings,
    ...consents,
    security,
    privacy: {
      ...createPrivacy(deps, () => [...others.personalData(), own], security.demandProof),
      ...createNews(deps, consents),
    },
    updateMe,
    sessions,
    endSession,
    endOtherSessions,
    sessionEnd,
    members,
    changeRole,
    addDemoAccounts: () => transact((trx) => insertDemoAccounts(trx)),
    sendLetter,
  };
}
