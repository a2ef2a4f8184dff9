import { contract } from '@foothold/contracts';
import { APP_SCOPES, type EndpointMeta, SCOPES, STAFF_SCOPES } from '@foothold/contracts/endpoint';
import { describe, expect, it } from 'vitest';
import { type User, VISITOR } from '../actor.ts';
import { requireAccess } from './access.ts';
import { listEndpoints } from './api.ts';

const createToken = (scopes: User['scopes'], via: User['via'] = 'token'): User => ({
  kind: 'user',
  id: crypto.randomUUID(),
  role: 'member',
  via,
  scopes,
  organizationId: null,
  sessionId: '',
});

/** Returns the error code, or `allowed`. */
function getOutcome(meta: EndpointMeta, actor: Parameters<typeof requireAccess>[1]): string {
  try {
    requireAccess(meta, actor);
    return 'allowed';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const endpoints = listEndpoints(contract).filter(({ meta }) => !Array.isArray(meta.access));
const listWithin = (start: string) => endpoints.filter(({ name }) => name.startsWith(start));

describe('a token', () => {
  it.each(['token', 'extension'] as const)('allows %s to call an endpoint with its scope and no other', (via) => {
    const scopedEndpoints = endpoints.filter(({ meta }) => meta.scope.includes(':'));
    expect(scopedEndpoints.length).toBeGreaterThan(40);
    for (const { name, meta } of scopedEndpoints) {
      const own = SCOPES.filter((scope) => scope === meta.scope);
      const others = SCOPES.filter((scope) => scope !== meta.scope);
      expect([name, getOutcome(meta, createToken(own, via)), getOutcome(meta, createToken(others, via))]).toEqual([
        name,
        'allowed',
        'access.scope',
      ]);
    }
  });

  it("can't call an endpoint that requires a session, even with every scope", () => {
    const sessionOnly = endpoints.filter(({ meta }) => meta.scope === 'session');
    expect(sessionOnly.length).toBeGreaterThan(30);
    for (const { name, meta } of sessionOnly) {
      expect([name, getOutcome(meta, createToken(SCOPES))]).toEqual([name, 'access.scope']);
      expect([name, getOutcome(meta, createToken([], 'session'))]).toEqual([name, 'allowed']);
    }
  });

  it("can't do staff work, even with every scope of a member", () => {
    for (const { name, meta } of listEndpoints(contract).filter(({ meta }) => Array.isArray(meta.access)))
      for (const role of ['admin', 'support', 'recruiter'] as const)
        expect([name, getOutcome(meta, { ...createToken(SCOPES), role })]).not.toEqual([name, 'allowed']);
  });

  it('of a recruiter’s extension can fill in packets, and nothing else', () => {
    const allowed = listEndpoints(contract).filter(
      ({ meta }) =>
        meta.scope !== 'token' &&
        meta.access !== 'anyone' &&
        getOutcome(meta, { ...createToken(STAFF_SCOPES), role: 'recruiter' }) === 'allowed',
    );
    expect(allowed.map(({ name }) => name)).toEqual([
      'recruiting.filling.list',
      'recruiting.filling.open',
      'recruiting.filling.receipt',
    ]);
    for (const { name, meta } of allowed) {
      for (const role of ['member', 'support', 'admin'] as const)
        expect([name, getOutcome(meta, { ...createToken(APP_SCOPES), role })]).toEqual([name, 'access.denied']);
      const session = { ...createToken(APP_SCOPES, 'session'), role: 'recruiter' as const };
      expect([name, getOutcome(meta, session)]).toEqual([name, 'access.scope']);
    }
  });
});

describe('no scope allows', () => {
  it.each([
    ['accounts.security.', 'account security'],
    ['accounts.privacy.', 'consent, export, and deletion'],
    ['accounts.changePassword', 'a new password'],
    ['billing.', 'billing'],
    ['recruiting.storeSecret', 'mailbox access'],
    ['recruiting.approveTask', 'approvals'],
  ])('%s: %s', (start) => {
    expect(listWithin(start).length).toBeGreaterThan(0);
    for (const { name, meta } of listWithin(start)) {
      // Unsubscribing, and paying without an account, need neither a session nor a token.
      if (meta.scope === 'none') expect([name, meta.access]).toEqual([name, 'anyone']);
      else expect([name, meta.scope]).toEqual([name, 'session']);
    }
  });
});

it('asks a visitor to sign in wherever a scope is required', () => {
  for (const { name, meta } of endpoints)
    expect([name, getOutcome(meta, VISITOR)]).toEqual([name, meta.access === 'anyone' ? 'allowed' : 'access.sign-in']);
});
