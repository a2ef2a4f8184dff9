import { describeDevice } from '../../../platform/device.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { listTokens } from '../access-tokens/tokens-repository.ts';
import { listConsents } from '../consents/repository.ts';
import type { AccountsDeps } from '../deps.ts';
import { listStoredGrants } from '../oauth/oauth-repository.ts';
import { listConnections } from '../providers/repository.ts';
import { findUser, listSessions } from '../repository.ts';
import { listRoleChangesFor } from '../roles/repository.ts';
import { countFactors, findAuthenticator, listPasskeys } from '../security/repository.ts';
import { listPlaces } from '../sign-ins/repository.ts';
import { listViewsBy, listViewsOf } from '../staff-views/repository.ts';
import { TRIAL_RECORD_MONTHS, type Trials } from '../trials.ts';
import { getCurrentEmail } from '../viewer.ts';
import { listArchives } from './archive/archives-repository.ts';
import * as repository from './repository.ts';

/** More than two years of daily views. */
const MAX_VIEWS = 10_000;

/** The parts of the account's data that people change. Sessions, emails, and views come without a change. */
interface AccountData {
  profile: { name: string; email: string; role: string; region: string };
  security: unknown;
  consents: unknown;
  roleChanges: unknown;
}

/** The account itself. It lists sign-in credentials but never includes them. */
export function createAccountPersonalData(
  { db }: Pick<AccountsDeps, 'db'>,
  trials: Pick<Trials, 'recordAccount'>,
): PersonalData {
  return {
    name: 'accounts',
    retained: [
      {
        what: 'A record of the confirmation email we send you: your email address, its subject, and the date.',
        until: '24 months after deletion',
        why: 'Not required by law. It shows that we deleted your account and let you know.',
      },
      {
        what: 'If you had the free trial: a keyed hash of your email address, which can’t be turned back into the address, and the day the trial started.',
        until: `${TRIAL_RECORD_MONTHS} months after the trial started`,
        why: 'Not required by law. It lets us offer the free trial once per email address.',
      },
      {
        what: 'If your account ever had a staff role: which role was given or removed, when, and by which account, without names or addresses.',
        until: '7 years after the change',
        why: 'It shows who could see other people’s data, and since when.',
      },
    ],
    async collect(userId) {
      const row = await findUser(db, userId);
      if (!row) return { data: null };
      const [
        sessions,
        consents,
        authenticator,
        passkeys,
        { codes },
        emails,
        roles,
        places,
        views,
        ownViews,
        connections,
        accessTokens,
        apps,
        archives,
      ] = await Promise.all([
        listSessions(db, userId),
        listConsents(db, userId),
        findAuthenticator(db, userId, 'in-use'),
        listPasskeys(db, userId),
        countFactors(db, userId),
        // An unconfirmed address may be someone else's, and so may the emails sent to it.
        row.email_verified ? repository.listEmailsTo(db, row.email) : [],
        listRoleChangesFor(db, userId),
        listPlaces(db, userId),
        listViewsOf(db, userId, MAX_VIEWS),
        listViewsBy(db, userId, MAX_VIEWS),
        listConnections(db, userId),
        listTokens(db, userId),
        listStoredGrants(db, userId),
        listArchives(db, userId),
      ]);
      return {
        data: {
          profile: {
            id: row.id,
            name: row.name,
            email: getCurrentEmail(row),
            emailConfirmed: row.email_verified,
            role: row.role,
            region: row.region,
            plan: row.plan,
            trialEndsAt: row.trial_ends_at,
            createdAt: row.created_at,
            updatedAt: row.updated_at,
          },
          sessions: sessions.map((one) => ({
            device: describeDevice(one.user_agent),
            userAgent: one.user_agent,
            address: one.ip_address,
            createdAt: one.created_at,
            lastUsedAt: one.updated_at,
            expiresAt: one.expires_at,
          })),
          // Without the tokens, which aren't stored.
          accessTokens: accessTokens.map((one) => ({
            kind: one.kind,
            name: one.name,
            start: one.start,
            scopes: one.scopes,
            createdAt: one.created_at,
            expiresAt: one.expires_at,
            lastUsedAt: one.last_used_at,
            replacedAt: one.replaced_at,
            revokedAt: one.revoked_at,
          })),
          connectedApps: apps.map((one) => ({
            name: one.client_name,
            redirectHost: one.redirect_host,
            verified: one.verified,
            scopes: one.scopes,
            connectedAt: one.created_at,
            expiresAt: one.expires_at,
          })),
          importedArchives: archives.map(({ exported_at, imported_at, records }) => ({
            exportedAt: exported_at,
            importedAt: imported_at,
            records,
          })),
          knownPlaces: places.map(({ kind, last_used_at }) => ({ kind, lastUsedAt: last_used_at })),
          security: {
            authenticatorSince: authenticator?.confirmed_at ?? null,
            passkeys: passkeys.map(({ name, created_at, last_used_at, backed_up }) => ({
              name,
              addedAt: created_at,
              lastUsedAt: last_used_at,
              backedUp: backed_up,
            })),
            recoveryCodesLeft: codes,
            connectedServices: connections.map(({ provider_id, created_at }) => ({
              service: provider_id,
              connectedAt: created_at,
            })),
          },
          consents: consents.map(({ kind, given, wording, source, at }) => ({ kind, given, wording, source, at })),
          emails,
          // Which colleague looked is that colleague's data.
          viewedByStaff: views.map(({ at, page, role }) => ({ at, page, role })),
          // Without whose pages they were.
          viewsOfYours: ownViews.map(({ at, page }) => ({ at, page })),
          roleChanges: roles.map(({ at, role_before, role_after }) => ({ at, before: role_before, after: role_after })),
        },
      };
    },
    listChangeable(data) {
      if (data === null) return null;
      const { profile, security, consents, roleChanges } = data as AccountData;
      const { name, email, role, region } = profile;
      return { name, email, role, region, security, consents, roleChanges };
    },
    async erase(trx, userId) {
      const row = await findUser(trx, userId);
      if (!row) return;
      const email = row.email_verified ? row.email : null;
      if (email !== null) await repository.deleteEmailsByRecipient(trx, email);
      if (email !== null && !row.trial_recorded) await trials.recordAccount(trx, row);
      await repository.deleteSavedAnswers(trx, userId, email);
    },
  };
}
