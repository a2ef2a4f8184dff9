import type { Member, Viewer } from '@foothold/contracts/accounts';
import { effectivePlan, entitlementsOf, type Plan } from '@foothold/core/pricing';
import type { Selectable } from 'kysely';
import type { User } from '../../platform/actor.ts';
import type { Users } from '../../platform/db/schema.ts';
import { DAY_MS } from './deps.ts';
import { UNCONFIRMED_KEPT_DAYS } from './unconfirmed.ts';

export type UserRow = Selectable<Users>;

/** The address a person gave, confirmed or not. */
export const addressOf = (row: Pick<UserRow, 'email' | 'email_verified' | 'pending_email'>): string =>
  row.email_verified ? row.email : (row.pending_email ?? '');

/** What is known of the session that calls; nothing right after a log-in. */
export interface SessionFacts {
  id: string;
  verifiedAt: Date | null;
  secondFactor: boolean;
}
const NO_SESSION: SessionFacts = { id: '', verifiedAt: null, secondFactor: false };

export function asUser(row: UserRow, now: Date, session: SessionFacts = NO_SESSION): User {
  const trialEndsAt = row.trial_ends_at?.toISOString() ?? null;
  const plan = effectivePlan(row.plan as Plan | null, trialEndsAt, now.toISOString());
  return {
    kind: 'user',
    id: row.id,
    sessionId: session.id,
    name: row.name,
    email: addressOf(row),
    emailConfirmed: row.email_verified,
    // What was paid for is not deleted, confirmed or not.
    confirmBy:
      row.email_verified || row.plan !== null
        ? null
        : new Date(row.created_at.getTime() + UNCONFIRMED_KEPT_DAYS * DAY_MS).toISOString(),
    role: row.role as User['role'],
    region: row.region as User['region'],
    plan,
    bought: row.plan !== null,
    trial: trialOf(row, now),
    trialEndsAt,
    entitlements: entitlementsOf(plan),
    secondFactor: session.secondFactor,
    verifiedAt: session.verifiedAt?.toISOString() ?? null,
  };
}

function trialOf({ email_verified, trial_ends_at }: UserRow, now: Date): Viewer['trial'] {
  if (trial_ends_at) return trial_ends_at > now ? 'running' : 'ended';
  return email_verified ? 'used-before' : 'not-started';
}

export function asMember(row: UserRow): Member {
  return {
    id: row.id,
    name: row.name,
    email: addressOf(row),
    emailConfirmed: row.email_verified,
    role: row.role as User['role'],
    createdAt: row.created_at.toISOString(),
  };
}

export function viewerOf(actor: User): Viewer {
  const { id, name, email, emailConfirmed, confirmBy, role, region, plan, bought, trial, trialEndsAt, entitlements } =
    actor;
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
    capabilities: entitlements,
  };
}
