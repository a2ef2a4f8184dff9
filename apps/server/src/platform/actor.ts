import { type AppScope, type Role, SCOPES, type Scope } from '@foothold/contracts/endpoint';

/**
 * Who sends a request. Services take the actor as their first argument, and policies decide based on it. Plan and account details are
 * looked up where they are needed.
 */
export type RequestActor = Visitor | User;

export interface Visitor {
  kind: 'visitor';
}

export interface User {
  kind: 'user';
  id: string;
  role: Role;
  /** How the user signed in. A session may do everything the account may; a token may do only what its scopes allow. */
  via: 'session' | 'token' | 'extension';
  scopes: readonly AppScope[];
  /** The organization on whose behalf the user acts, if any. */
  organizationId: string | null;
  /** ID of the session, or of the token that it is `via`. */
  sessionId: string;
}

/** Work that the system starts on its own, such as a scheduled job or a webhook. Each kind has its own ID and policies. */
export interface SystemActor {
  kind: 'system';
  id: `${string}.${string}`;
}

export const VISITOR: Visitor = { kind: 'visitor' };

/** A session has every scope of a member. */
export const ALL_SCOPES: readonly Scope[] = SCOPES;
