import type { Trial } from '@foothold/contracts/accounts';
import type { Role } from '@foothold/contracts/endpoint';
import type { Entitlements, Plan } from '@foothold/core/pricing';

/** The caller: services take it first, policies decide by it. */
export type Actor = Visitor | User;

export interface Visitor {
  kind: 'visitor';
}

export interface User {
  kind: 'user';
  id: string;
  sessionId: string;
  name: string;
  /** Confirmed or not: see `emailConfirmed`. */
  email: string;
  emailConfirmed: boolean;
  /** When the account is deleted unless its address is confirmed; null once it is. */
  confirmBy: string | null;
  role: Role;
  region: 'us' | 'uk';
  plan: Plan;
  /** Whether the plan was bought; otherwise it is that of the trial. */
  bought: boolean;
  trial: Trial;
  /** Null where no trial started. */
  trialEndsAt: string | null;
  entitlements: Entitlements;
  /** Whether the account has one: an authenticator or a passkey. */
  secondFactor: boolean;
  /** When this session last proved it; null where it never did. */
  verifiedAt: string | null;
}

export const VISITOR: Visitor = { kind: 'visitor' };
