import type { Member } from '@foothold/contracts/accounts';
import type { User } from '../../platform/actor.ts';
import { authorize } from '../../platform/authorized.ts';
import type { Executor } from '../../platform/db/database.ts';
import { found } from '../../platform/errors.ts';
import { createConfirming } from './confirming.ts';
import { type ConsentChanged, createConsents } from './consents/consents.ts';
import { insertDemoAccounts } from './demo.ts';
import type { AccountsDeps } from './deps.ts';
import { describeDevice } from './device.ts';
import { createEntry } from './entry.ts';
import type { LetterRequest } from './jobs.ts';
import { resetLetter } from './letters.ts';
import { createOpening } from './opened-for.ts';
import { createPasswords } from './passwords.ts';
import { mayChangeRole, ownSession } from './policy.ts';
import * as repository from './repository.ts';
import { createSecondFactor } from './security/second-factor.ts';
import { createSecurity } from './security/security.ts';
import { issueToken } from './tokens.ts';
import { UNCONFIRMED_KEPT_DAYS } from './unconfirmed.ts';
import { asMember, asUser, viewerOf } from './viewer.ts';

const PAGE_SIZE = 50;

export type Accounts = ReturnType<typeof createAccounts>;

/** @param consentChanged what follows in other domains when somebody gives a consent or takes it back */
export function createAccounts(deps: AccountsDeps, consentChanged: ConsentChanged) {
  const { db, transact, mail, brand, portalUrl, now } = deps;
  const passwords = createPasswords(deps);
  const secondFactor = createSecondFactor(deps);
  const { sendConfirmation, ...confirming } = createConfirming(deps, passwords);

  /** The job behind `sendAccountLetter`: decides by what is known of the address, out of reach of a stop-watch. */
  async function sendLetter(request: LetterRequest): Promise<void> {
    await transact((trx) =>
      request.kind === 'confirm' ? sendConfirmation(trx, request.userId) : sendReset(trx, request.email),
    );
  }

  async function sendReset(trx: Executor, email: string): Promise<void> {
    const user = await repository.findUserByTypedEmail(trx, email);
    if (!user) return;
    const token = await issueToken(trx, 'reset-password', user.id, email, now());
    const name = user.email_verified ? user.name : undefined;
    await mail.send(trx, resetLetter({ email, name }, `${portalUrl}/reset-password?token=${token}`, brand));
  }

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
    ...createEntry(deps, secondFactor),
    ...confirming,
    ...passwords,
    ...createOpening(deps),
    ...createConsents(deps, consentChanged),
    security: createSecurity(deps, passwords, secondFactor),
    updateMe,
    sessions,
    endSession,
    endOtherSessions,
    members,
    changeRole,
    addDemoAccounts: () => transact((trx) => insertDemoAccounts(trx)),
    sendLetter,
    /** For the nightly job. */
    forgetUnconfirmed: () => repository.deleteUnconfirmed(db, UNCONFIRMED_KEPT_DAYS),
  };
}
