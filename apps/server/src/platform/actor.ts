import { type Role, SCOPES, type Scope } from '@foothold/contracts/endpoint';

/** Who sends a request: services take the actor first, and policies decide by it. Plan and account are looked up where needed. */
export type RequestActor = Visitor | User;

export interface Visitor {
  kind: 'visitor';
}

export interface User {
  kind: 'user';
  id: string;
  role: Role;
  /** How the account is reached. A session may do everything that the account may; a token only what its scopes allow. */
  via: 'session' | 'token' | 'extension';
  scopes: readonly Scope[];
  /** The organization it acts for; null for itself. */
  organizationId: string | null;
  sessionId: string;
}

/** Work that the system does on its own: a schedule, or a service's answer. Each kind of work has its own id and policies. */
export interface SystemActor {
  kind: 'system';
  id: `${string}.${string}`;
}

export const VISITOR: Visitor = { kind: 'visitor' };

/** For a session: every scope. */
export const ALL_SCOPES: readonly Scope[] = SCOPES;
