import type { SignInProvider } from '@foothold/contracts/accounts';
import { safe } from '@orpc/client';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT, startOidcServer } from './doubles/oidc-server.ts';
import { softKey } from './doubles/soft-key.ts';
import { signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const google = await startOidcServer();
const linkedin = await startOidcServer({ likeLinkedIn: true });
afterAll(() => Promise.all([google.stop(), linkedin.stop()]));

const test = useTestApp({
  FETCH_ALLOW: [google.url, linkedin.url].map((url) => new URL(url).host).join(','),
  GOOGLE_CLIENT_ID: CLIENT.id,
  GOOGLE_CLIENT_SECRET: CLIENT.secret,
  GOOGLE_ISSUER: google.url,
  LINKEDIN_CLIENT_ID: CLIENT.id,
  LINKEDIN_CLIENT_SECRET: CLIENT.secret,
  LINKEDIN_ISSUER: linkedin.url,
});

const SERVERS = { google, linkedin };
const password = 'four plain words here';
const createEmail = () => `person-${crypto.randomUUID()}@example.com`;

/** Who signs in at the provider next. */
function becomePerson(email: string, { provider = 'google' as SignInProvider, verified = true } = {}) {
  SERVERS[provider].person = { sub: crypto.randomUUID(), email, email_verified: verified, name: 'Robin Example' };
}

async function goThrough(person: Person, provider: SignInProvider = 'google') {
  const { url } = await person.api.accounts.providers.start({ provider, next: '/portal/matches' });
  return person.api.accounts.providers.finish({ provider, query: SERVERS[provider].approve(url) });
}

async function getErrorCode(promise: Promise<unknown>): Promise<string | undefined> {
  const { error } = await safe(promise);
  return (error as { code?: string } | null)?.code;
}

const isSignedIn = async (person: Person) => (await person.api.accounts.me()).viewer !== null;

beforeEach(() => {
  google.faults = {};
  linkedin.faults = {};
});

describe('a new account', () => {
  it.each(['google', 'linkedin'] as const)(
    'is created with the address that %s confirmed, and its trial starts',
    async (provider) => {
      const email = createEmail();
      becomePerson(email, { provider });
      const person = test.visitor();
      expect(await goThrough(person, provider)).toEqual({ outcome: 'sign-up', next: '/portal/matches', viewer: null });
      expect(await isSignedIn(person)).toBe(false);
      expect((await person.api.accounts.providers.identity()).identity).toEqual({
        provider,
        email,
        name: 'Robin Example',
      });

      const viewer = await person.api.accounts.providers.signUp({ name: 'Robin E.' });
      expect(viewer).toMatchObject({ email, emailConfirmed: true, name: 'Robin E.', trial: 'running' });
      expect((await person.api.accounts.providers.connections()).connections).toMatchObject([{ provider }]);
      expect((await person.api.accounts.privacy.consents()).history).toMatchObject([{ kind: 'terms', given: true }]);
      // Next time, no question is asked.
      const later = test.visitor();
      expect(await goThrough(later, provider)).toMatchObject({
        outcome: 'signed-in',
        viewer: { email, role: 'member' },
      });
      expect(await isSignedIn(later)).toBe(true);
    },
  );

  it('is refused if the provider has not confirmed the address, or shares none', async () => {
    for (const change of [{ email_verified: false }, { email: undefined }, { email_verified: undefined }]) {
      becomePerson(createEmail());
      Object.assign(google.person, change);
      const person = test.visitor();
      expect(await getErrorCode(goThrough(person))).toBe('accounts.provider-email');
      expect(await getErrorCode(person.api.accounts.providers.signUp({ name: 'Robin' }))).toBe(
        'accounts.provider-expired',
      );
    }
  });

  it('opens the account that a payment or registration made for the address', async () => {
    const email = createEmail();
    const opened = await test.app.db
      .insertInto('users')
      .values({
        name: 'Robin',
        email: `${crypto.randomUUID()}@unconfirmed.invalid`,
        pending_email: email,
        region: 'us',
        plan: 'prime',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = { purpose: 'set-password', user_id: opened.id, email, expires_at: new Date('2100-01-01') };
    await test.app.db
      .insertInto('mail_tokens')
      .values({ ...token, hash: Buffer.from(crypto.randomUUID()) })
      .execute();
    becomePerson(email);
    const person = test.visitor();
    await goThrough(person);
    expect(await person.api.accounts.providers.signUp({ name: 'Robin E.', region: 'uk' })).toMatchObject({
      id: opened.id,
      name: 'Robin E.',
      region: 'uk',
      plan: 'prime',
    });
    const links = test.app.db.selectFrom('mail_tokens').selectAll().where('user_id', '=', opened.id);
    expect(await links.execute()).toEqual([]);
  });

  it('leaves an account alone that someone signed up for with the address and never confirmed', async () => {
    const email = createEmail();
    const stranger = await signUp(test, { email, confirmed: false });
    becomePerson(email);
    const owner = test.visitor();
    expect((await goThrough(owner)).outcome).toBe('sign-up');
    const { id } = await owner.api.accounts.providers.signUp({ name: 'Owner' });
    expect((await stranger.api.accounts.me()).viewer?.id).not.toBe(id);
    expect((await stranger.api.accounts.me()).viewer?.emailConfirmed).toBe(false);
  });
});

describe('an existing account', () => {
  it('is connected only after its owner signs in and confirms, and hears of it by email', async () => {
    const email = createEmail();
    await signUp(test, { email });
    becomePerson(email);
    const person = test.visitor();
    expect((await goThrough(person)).outcome).toBe('connect');
    expect(await isSignedIn(person)).toBe(false);
    expect(await getErrorCode(person.api.accounts.providers.connect())).toBe('access.sign-in');
    expect(await getErrorCode(person.api.accounts.providers.signUp({ name: 'Robin' }))).toBe(
      'accounts.provider-connect-first',
    );

    await person.api.accounts.logIn({ email, password });
    expect(await person.api.accounts.providers.connect()).toEqual({ provider: 'google' });
    expect((await goThrough(test.visitor())).outcome).toBe('signed-in');
    await test.eventually(() =>
      test.app.db
        .selectFrom('mails')
        .select('id')
        .where('recipient', '=', email)
        .where('subject', 'like', 'Google connected%')
        .executeTakeFirst(),
    );
  });

  it('is not connected to a service with another address, or if its own is unconfirmed', async () => {
    becomePerson(createEmail());
    const other = await signUp(test);
    await goThrough(other);
    expect(await getErrorCode(other.api.accounts.providers.connect())).toBe('accounts.provider-other-email');

    const email = createEmail();
    const unconfirmed = await signUp(test, { email, confirmed: false });
    becomePerson(email);
    await goThrough(unconfirmed);
    expect(await getErrorCode(unconfirmed.api.accounts.providers.connect())).toBe('accounts.provider-other-email');
  });

  it('stays signed in when another account is connected to the service', async () => {
    becomePerson(createEmail());
    const other = test.visitor();
    await goThrough(other);
    await other.api.accounts.providers.signUp({ name: 'Robin' });
    const member = await signUp(test);
    const before = await member.api.accounts.me();
    expect(await getErrorCode(goThrough(member))).toBe('accounts.provider-taken');
    expect(await member.api.accounts.me()).toEqual(before);
  });

  it('keeps its second factor', async () => {
    const email = createEmail();
    const member = await signUp(test, { email });
    const requested = await member.api.accounts.security.passkeyCreation({ password });
    const response = softKey().create(requested, 'http://localhost:3000');
    const { recoveryCodes } = await member.api.accounts.security.addPasskey({ name: 'Laptop', response });
    becomePerson(email);
    await goThrough(member);
    await member.api.accounts.providers.connect();
    const person = test.visitor();
    const { error } = await safe(goThrough(person));
    expect(error).toMatchObject({ code: 'accounts.second-factor' });
    expect(await isSignedIn(person)).toBe(false);
    const { ticket } = (error as unknown as { data: { data: { ticket: string } } }).data.data;
    await person.api.accounts.secondFactor({ ticket, recoveryCode: recoveryCodes?.[0] });
    expect(await isSignedIn(person)).toBe(true);
  });

  it('can be disconnected, unless that was its only way to sign in', async () => {
    const email = createEmail();
    const member = await signUp(test, { email });
    becomePerson(email);
    await goThrough(member);
    await member.api.accounts.providers.connect();
    await member.api.accounts.providers.disconnect({ provider: 'google' });
    expect((await member.api.accounts.providers.connections()).connections).toEqual([]);
    expect(await getErrorCode(member.api.accounts.providers.disconnect({ provider: 'google' }))).toBe(
      'resource.not-found',
    );

    becomePerson(createEmail());
    const person = test.visitor();
    await goThrough(person);
    await person.api.accounts.providers.signUp({ name: 'Robin' });
    expect(await getErrorCode(person.api.accounts.providers.disconnect({ provider: 'google' }))).toBe(
      'accounts.only-sign-in',
    );
  });
});

describe('an answer that is not the provider’s, or not for this browser', () => {
  it.each([
    ['another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['another audience', { claims: { aud: 'another-client' } }],
    ['an old token', { claims: { exp: 'past' } }],
    ['another nonce', { claims: { nonce: 'another' } }],
    ['a key that is not published', { foreignKey: true }],
    ['no token', { tokenStatus: 500 }],
  ])('is refused: %s', async (_, faults) => {
    becomePerson(createEmail());
    google.faults = faults;
    const person = test.visitor();
    expect(await getErrorCode(goThrough(person))).toBe('accounts.provider-failed');
    expect(await isSignedIn(person)).toBe(false);
  });

  it('is refused without the cookie of the attempt, with another state, and the second time', async () => {
    becomePerson(createEmail());
    const person = test.visitor();
    const { url } = await person.api.accounts.providers.start({ provider: 'google' });
    const query = google.approve(url);
    const finish = (who: Person, text: string) =>
      getErrorCode(who.api.accounts.providers.finish({ provider: 'google', query: text }));
    expect(await finish(test.visitor(), query)).toBe('accounts.provider-expired');
    expect(await finish(person, query.replace(/state=[^&]+/, 'state=another'))).toBe('accounts.provider-failed');
    expect(await finish(person, query)).toBe('accounts.provider-expired');
  });

  it('is refused after ten minutes', async () => {
    becomePerson(createEmail());
    const person = test.visitor();
    const { url } = await person.api.accounts.providers.start({ provider: 'google' });
    test.clock.now = new Date(test.clock.now.getTime() + 11 * 60_000);
    const finished = person.api.accounts.providers.finish({ provider: 'google', query: google.approve(url) });
    expect(await getErrorCode(finished)).toBe('accounts.provider-expired');
  });

  it('says so if the person canceled', async () => {
    const person = test.visitor();
    await person.api.accounts.providers.start({ provider: 'google' });
    const finished = person.api.accounts.providers.finish({ provider: 'google', query: 'error=access_denied' });
    expect(await getErrorCode(finished)).toBe('accounts.provider-canceled');
  });
});

describe('services', () => {
  it('lists only those that are configured', async () => {
    expect(await test.visitor().api.accounts.providers.list()).toEqual({ providers: ['google', 'linkedin'] });
  });
});
