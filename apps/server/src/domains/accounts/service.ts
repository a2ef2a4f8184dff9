import type { Viewer } from '@foothold/contracts/accounts';
import type { User } from '../../platform/actor.ts';
import type { ArchivePart } from '../../platform/archive/part.ts';
import { authorize } from '../../platform/authorized.ts';
import type { Executor } from '../../platform/db/database.ts';
import { describeDevice } from '../../platform/device.ts';
import { requireFound } from '../../platform/errors.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { createAccessTokens } from './access-tokens/access-tokens.ts';
import { createAccountOpening } from './account-opening.ts';
import { type AccountClaimed, createClaims } from './claims.ts';
import { type ConsentChanged, createConsents } from './consents/consents.ts';
import { insertDemoAccounts, isDemoAccount } from './demo.ts';
import type { AccountsDeps, Caller } from './deps.ts';
import { createEmailConfirmation } from './email-confirmation.ts';
import { createEntry } from './entry.ts';
import type { EmailRequest } from './jobs.ts';
import { createOAuth } from './oauth/oauth.ts';
import { createPasswords } from './passwords.ts';
import { ownsSession } from './policy.ts';
import { createNews } from './privacy/news.ts';
import { createAccountPersonalData } from './privacy/personal-data.ts';
import { createPrivacy } from './privacy/privacy.ts';
import { createProviders, type ProviderClients } from './providers/providers.ts';
import * as repository from './repository.ts';
import { createRoles } from './roles/roles.ts';
import { createSampleAccounts } from './samples/samples.ts';
import { createSecondFactor } from './security/second-factor.ts';
import { createSecurity } from './security/security.ts';
import { createSignIns } from './sign-ins/sign-ins.ts';
import { createStaffViews } from './staff-views/staff-views.ts';
import { createTrials } from './trials.ts';
import { type Account, type Region, readAccount, toAccount, toMember, toViewer } from './viewer.ts';

const PAGE_SIZE = 50;

export type Accounts = ReturnType<typeof createAccounts>;

/** What accounts need from the domains that depend on them. Resolved lazily, since those are created later. */
export interface OtherDomains {
  /** Called when a member gives or withdraws consent. */
  consentChanged: ConsentChanged;
  /** Called when an account gets an owner who may not have entered its data. */
  accountClaimed: AccountClaimed;
  /** What each domain stores about a person. */
  personalData: () => readonly PersonalData[];
  /** What each domain contributes to an archive. */
  archive: () => readonly ArchivePart[];
}

export function createAccounts(deps: AccountsDeps, clients: ProviderClients, others: OtherDomains) {
  const { db, transact, now } = deps;
  const consents = createConsents(deps, others.consentChanged);
  const trials = createTrials(deps);
  const signIns = createSignIns(deps);
  const claims = createClaims({ consents, signIns, onClaimed: others.accountClaimed });
  const passwords = createPasswords(deps, { claims, trials, signIns });
  const openings = createAccountOpening(deps);
  const { sendReset, resetPassword: _, ...passwordRoutes } = passwords;
  const secondFactor = createSecondFactor(deps);
  const { sendConfirmation, ...emailConfirmation } = createEmailConfirmation(deps, {
    passwords,
    openings,
    claims,
    trials,
  });

  const security = createSecurity(deps, passwords, secondFactor);
  const accessTokens = createAccessTokens(deps, security);
  const { admit, admitFirst, ...entry } = createEntry(deps, signIns, secondFactor, consents, accessTokens);
  const providers = createProviders(deps, { clients, admit, secondFactor, trials, consents });
  const own = createAccountPersonalData(deps, trials);
  const listDomains = () => [...others.personalData(), own];
  const { eraseAll, ...privacy } = createPrivacy(deps, listDomains, others.archive, security);

  const SENDERS = { confirm: sendConfirmation, reset: sendReset, 'sign-in-code': signIns.sendSignInCode };

  /** The job behind `sendAccountEmail`. It checks what is known about the address without affecting response times. */
  const sendEmail = ({ kind, userId }: EmailRequest): Promise<void> => transact((trx) => SENDERS[kind](trx, userId));

  async function updateMe(actor: User, change: { name?: string | undefined; region?: Region | undefined }) {
    await repository.updateUser(db, actor.id, change);
    return viewer(actor);
  }

  /**
   * Updates the profile, unless `check` refuses its current version. No other update comes between the two.
   * @throws AppError what `check` throws
   */
  const updateProfile = (actor: User, change: { name: string; region: Region }, check: (current: Viewer) => void) =>
    transact(async (trx) => {
      await repository.lockUser(trx, actor.id);
      check(toViewer(await account(actor, trx)));
      await repository.updateUser(trx, actor.id, change);
      return toViewer(await account(actor, trx));
    });

  /** The caller's account. @throws AppError `resource.not-found` if it was just deleted */
  const account = ({ id }: Pick<User, 'id'>, executor: Executor = db): Promise<Account> =>
    readAccount(executor, id, now());

  const viewer = async (actor: User) => toViewer(await account(actor));

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
    const row = authorize(ownsSession, actor, await repository.findSession(db, id));
    await repository.deleteSession(db, row);
  }

  /** When the caller's session or token ends if it isn't used again. Null if it has ended. */
  const getSessionEnd = ({ via, sessionId }: User) =>
    via === 'session' ? repository.getSessionEnd(db, sessionId) : accessTokens.getEnd(sessionId);

  const endOtherSessions = (actor: User) => repository.deleteSessionsExcept(db, actor.id, actor.sessionId);

  async function members(page: number, words: string | undefined) {
    const { rows, total } = await repository.listUsers(db, { words, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
    return { members: rows.map(toMember), total, pageSize: PAGE_SIZE };
  }

  /** Sets a password with an emailed link. The first password of an account also signs in. @returns the viewer, if signed in */
  async function resetPassword(caller: Caller, token: string, password: string): Promise<Viewer | null> {
    const first = await passwords.resetPassword(caller, token, password);
    return first && admitFirst(caller, first.id);
  }

  /** One account as staff see it, with its plan. @throws AppError `resource.not-found` */
  async function member(id: string) {
    const row = requireFound(await repository.findUser(db, id));
    const { plan, trial, trialEndsAt, bought } = toAccount(row, now());
    return {
      member: toMember(row),
      plan: bought ? plan : trial === 'running' ? ('trial' as const) : ('none' as const),
      trialEndsAt,
    };
  }

  return {
    ...entry,
    providers,
    ...emailConfirmation,
    ...passwordRoutes,
    resetPassword,
    ...openings,
    ...consents,
    accessTokens,
    oauth: createOAuth(deps, security),
    security,
    trials,
    privacy: {
      ...privacy,
      ...createNews(deps, consents),
    },
    samples: createSampleAccounts(deps, listDomains, eraseAll),
    updateMe,
    updateProfile,
    account,
    viewer,
    requireFreshProof: security.requireFreshProof,
    signingOptions: security.signingOptions,
    sessions,
    endSession,
    endOtherSessions,
    sessionEnd: getSessionEnd,
    members,
    member,
    staffViews: createStaffViews(deps),
    ...createRoles(deps, security.requireProof),
    isDemoAccount: (email: string) => isDemoAccount(db, email),
    addDemoAccounts: () => transact((trx) => insertDemoAccounts(trx, now())),
    sendEmail,
  };
}
