import type { Member, Trial, Viewer } from '@foothold/contracts/accounts';
import type { Role } from '@foothold/contracts/endpoint';
import { type Entitlements, getAccountEntitlements, getEffectivePlan, type Plan } from '@foothold/core/pricing';
import type { Selectable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Users } from '../../platform/db/schema.ts';
import { requireFound } from '../../platform/errors.ts';
import { DAY_MS } from './deps.ts';
import { findUser } from './repository.ts';
import { UNCONFIRMED_RETENTION_DAYS } from './unconfirmed.ts';

export type UserRow = Selectable<Users>;

/** The address that the member entered, confirmed or not. */
export const getCurrentEmail = (row: Pick<UserRow, 'email' | 'email_verified' | 'pending_email'>): string =>
  row.email_verified ? row.email : (row.pending_email ?? '');

/** The state of an account at a given time. */
export interface Account {
  id: string;
  name: string;
  /** Confirmed or not; see `emailConfirmed`. */
  email: string;
  emailConfirmed: boolean;
  /** When the account is deleted unless its address is confirmed. Null once it is. */
  confirmBy: string | null;
  role: Role;
  region: Region;
  plan: Plan;
  /** Whether the plan was bought rather than part of a trial. */
  bought: boolean;
  trial: Trial;
  /** Null if no trial started. */
  trialEndsAt: string | null;
  /** Whether it's the account of a sample person. */
  sample: boolean;
  entitlements: Entitlements;
}
export type Region = 'us' | 'uk';

export function toAccount(row: UserRow, now: Date): Account {
  const trialEndsAt = row.trial_ends_at?.toISOString() ?? null;
  const plan = getEffectivePlan(row.plan as Plan | null, trialEndsAt, now.toISOString());
  return {
    id: row.id,
    name: row.name,
    email: getCurrentEmail(row),
    emailConfirmed: row.email_verified,
    // A paid account isn't deleted even if its address is unconfirmed.
    confirmBy:
      row.email_verified || row.plan !== null
        ? null
        : new Date(row.created_at.getTime() + UNCONFIRMED_RETENTION_DAYS * DAY_MS).toISOString(),
    role: row.role as Role,
    region: row.region as Region,
    plan,
    bought: row.plan !== null,
    trial: getTrialState(row, now),
    trialEndsAt,
    sample: row.sample_hash !== null,
    entitlements: getAccountEntitlements({ plan, bought: row.plan !== null }),
  };
}

/** Loads the account. @throws AppError `resource.not-found` */
export const readAccount = async (db: Executor, id: string, now: Date): Promise<Account> =>
  toAccount(requireFound(await findUser(db, id)), now);

function getTrialState({ email_verified, trial_ends_at }: UserRow, now: Date): Trial {
  if (trial_ends_at) return trial_ends_at > now ? 'running' : 'ended';
  return email_verified ? 'used-before' : 'not-started';
}

export function toMember(row: UserRow): Member {
  return {
    id: row.id,
    name: row.name,
    email: getCurrentEmail(row),
    emailConfirmed: row.email_verified,
    role: row.role as Role,
    createdAt: row.created_at.toISOString(),
    sample: row.sample_hash !== null,
  };
}

export function toViewer(account: Account): Viewer {
  const {
    id,
    name,
    email,
    emailConfirmed,
    confirmBy,
    role,
    region,
    plan,
    bought,
    trial,
    trialEndsAt,
    sample,
    entitlements,
  } = account;
  return {
    id,
    name,
    email,
    emailConfirmed,
    confirmBy,
    role,
    region,
    plan,
    trial,
    trialEndsAt: plan === 'prime' && !bought ? trialEndsAt : null,
    sample,
    capabilities: entitlements,
  };
}
