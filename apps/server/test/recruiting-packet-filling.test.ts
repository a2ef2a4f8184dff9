import { toHeldFile } from '@foothold/core/packet-form';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStaffMember, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import { createOAuthClient } from './oauth-client.ts';
import { approve, createListing, createPacketCase, type PacketCase, propose } from './packet-kit.ts';
import { type IdentifiedPerson, PASSWORD } from './recruiting-people.ts';

const test = useTestApp();
const oauth = createOAuthClient(test);
const EXTENSION = 'foothold-extension';
const HOUR_MS = 3_600_000;
/** The smallest PNG image. */
const SCREENSHOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let one: PacketCase;
let token: string;
const withAuthenticator = new Set<IdentifiedPerson>();

/** Codes of an authenticator work once in 30 seconds, so this says that one was used just now. */
const verify = (person: IdentifiedPerson) =>
  test.owner.updateTable('sessions').set({ verified_at: test.clock.now }).where('user_id', '=', person.id).execute();

async function addAuthenticator(person: IdentifiedPerson): Promise<void> {
  const { secret } = await person.api.accounts.security.startAuthenticator({ password: PASSWORD });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await person.api.accounts.security.confirmAuthenticator({
    code: totp.generate({ timestamp: test.clock.now.getTime() }),
  });
  withAuthenticator.add(person);
}

/** Pairs a recruiter's extension. */
async function pair(person: IdentifiedPerson, scope = 'packets:fill') {
  if (!withAuthenticator.has(person)) await addAuthenticator(person);
  await verify(person);
  const { body } = await oauth.startDevice(EXTENSION, scope);
  await person.api.accounts.oauth.decideDevice({ code: String(body.user_code), allow: true });
  return (await oauth.poll(String(body.device_code), EXTENSION)).body as Record<string, string>;
}

async function call(path: string, { body, as = token }: { body?: object; as?: string } = {}) {
  const answer = await fetch(new URL(`/api/v1/extension/packets${path}`, test.url), {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${as}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { code?: string } };
}

/** An approved packet that the recruiter has started. */
async function startPacket(of: PacketCase = one, change: Parameters<typeof propose>[1] = {}) {
  const proposed = await propose({ ...of, listingId: await createListing(test) }, change);
  await approve(of, proposed);
  return of.recruiter.api.recruiting.packets.start({ id: proposed.id, hash: proposed.hash });
}

const open = (id: string, as = token) => call(`/${id}/open`, { body: { host: 'jobs.example.com' }, as });

const makeField = (id: string, label: string, change: object = {}) => ({
  id,
  kind: 'text',
  label,
  hint: '',
  names: '',
  autocomplete: '',
  sections: [],
  block: null,
  options: [],
  required: false,
  maxLength: null,
  accept: '',
  filled: true,
  ...change,
});

const FIELDS = [
  makeField('name', 'Full name'),
  makeField('why', 'Why do you want to work here?', { kind: 'textarea' }),
  makeField('salary', 'Desired salary'),
  makeField('file', 'Resume/CV', { kind: 'file' }),
];
const HELD = { name: 'Robin Example', why: 'Because of the wound care team.' };

const attach = (packet: { id: string; hash: string }, change: object = {}, as = token) =>
  call(`/${packet.id}/receipt`, {
    body: { hash: packet.hash, kind: 'number', text: 'GH-20417', steps: [{ fields: FIELDS, held: HELD }], ...change },
    as,
  });

beforeAll(async () => {
  await test.openCustody();
  const recruiter = await createStaffMember(test, 'recruiter', 'Rowan Recruiter');
  one = await createPacketCase(test, recruiter);
  token = (await pair(recruiter)).access_token ?? '';
});

describe('a recruiter’s extension', () => {
  it('lists started packets, opens one for the member to see, and attaches its receipt', async () => {
    const approved = await propose({ ...one, listingId: await createListing(test) });
    await approve(one, approved);
    const ids = async () => ((await call('')).body.packets as { id: string }[]).map(({ id }) => id);
    expect(await ids()).not.toContain(approved.id);
    expect(await open(approved.id)).toMatchObject({ status: 409, body: { code: 'packets.not-started' } });
    expect(await attach(approved)).toMatchObject({ status: 409, body: { code: 'packets.not-started' } });

    const packet = await one.recruiter.api.recruiting.packets.start({ id: approved.id, hash: approved.hash });
    expect((await call('')).body.packets).toContainEqual({
      id: packet.id,
      title: packet.job.title,
      company: packet.job.company,
      host: URL.parse(packet.content.listing.url ?? '')?.hostname ?? null,
      startedAt: packet.started?.at,
    });
    const { status, body } = await open(packet.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      hash: packet.hash,
      contact: { name: 'Robin Example', email: 'robin@example.com' },
      answers: packet.content.answers.map(({ question, answer }) => ({ question, answer })),
      files: [{ kind: 'resume', content: expect.any(String) as string }],
    });
    expect(Object.keys(body).sort()).toEqual(
      ['answers', 'company', 'contact', 'files', 'hash', 'id', 'letter', 'title'].sort(),
    );
    const [file] = body.files as { content: string; size: number }[];
    expect(Buffer.from(file?.content ?? '', 'base64').length).toBe(file?.size);

    const { entries } = await one.member.api.recruiting.audit({ page: 1 });
    expect(entries[0]).toMatchObject({
      kind: 'packet.opened',
      actor: { kind: 'recruiter', name: 'Rowan Recruiter' },
      subject: { id: packet.id },
      detail: { hash: packet.hash, host: 'jobs.example.com' },
    });

    const held = { ...HELD, file: toHeldFile(packet.content.files[0] ?? { name: '', size: 0 }) };
    const attached = await attach(packet, { steps: [{ fields: FIELDS, held }] });
    expect(attached.status).toBe(200);
    const seen = await one.member.api.packets.get({ id: packet.id });
    expect(seen.submission).toMatchObject({
      at: attached.body.submittedAt,
      recruiter: 'Rowan Recruiter',
      receipt: { kind: 'number', text: 'GH-20417' },
    });
    // Again, also with another receipt: nothing changes.
    const again = await attach(packet, { text: 'another' });
    expect(again).toMatchObject({ status: 200, body: { submittedAt: attached.body.submittedAt } });
    expect((await one.member.api.packets.get({ id: packet.id })).submission?.receipt.text).toBe('GH-20417');
    expect(await ids()).not.toContain(packet.id);
    expect(await open(packet.id)).toMatchObject({ status: 409, body: { code: 'packets.over' } });
  });

  it('attaches a screenshot, and nothing that isn’t an image', async () => {
    const packet = await startPacket();
    const noImage = Buffer.from('%PDF-1.7 not an image').toString('base64');
    for (const [screenshot, code] of [
      [noImage, 'packets.file'],
      [undefined, 'request.invalid'],
      ['###', 'request.invalid'],
    ])
      expect((await attach(packet, { kind: 'screenshot', text: '', screenshot })).body.code).toBe(code);
    expect((await attach(packet, { kind: 'screenshot', text: '', screenshot: SCREENSHOT })).status).toBe(200);
    const { submission } = await one.member.api.packets.get({ id: packet.id });
    expect(submission?.receipt).toMatchObject({ kind: 'screenshot', file: { type: 'image/png' } });
  });

  it('is refused the receipt of a form that differs, with the names of the fields', async () => {
    const packet = await startPacket();
    const differing = [
      [{ ...HELD, why: 'Because of the pay.' }, ['Why do you want to work here?']],
      [{ ...HELD, salary: '90000' }, ['Desired salary']],
      [{ ...HELD, salary: null, name: 'Robyn Example' }, ['Full name', 'Desired salary']],
      [{ ...HELD, file: 'other.pdf (3 bytes)' }, ['Resume/CV']],
    ] as const;
    for (const [held, fields] of differing)
      expect(await attach(packet, { steps: [{ fields: FIELDS, held }] })).toMatchObject({
        status: 409,
        body: { code: 'packets.form-differs', data: { fields } },
      });
    // In any step.
    const steps = [
      { fields: FIELDS, held: HELD },
      { fields: [makeField('x', 'Race')], held: { x: null } },
    ];
    expect((await attach(packet, { steps })).body).toMatchObject({ data: { fields: ['Race'] } });
    expect((await one.member.api.packets.get({ id: packet.id })).submission).toBeNull();
    expect((await attach(packet)).status).toBe(200);
  });

  it('takes bounded input only', async () => {
    const packet = await startPacket();
    for (const change of [
      { steps: [] },
      { steps: [{ fields: FIELDS, held: {} }] },
      { steps: [{ fields: Array.from({ length: 301 }, (_, at) => makeField(`${at}`, 'x')), held: { 0: 'x' } }] },
      { steps: [{ fields: [makeField('x', 'x'.repeat(1001))], held: { x: 'x' } }] },
      { text: '' },
      { text: 'x'.repeat(501) },
      { kind: 'photo' },
      { hash: 'x' },
    ])
      expect((await attach(packet, change)).body.code, JSON.stringify(change).slice(0, 60)).toBe('request.invalid');
    expect((await call(`/${packet.id}/open`, { body: { host: '' } })).body.code).toBe('request.invalid');
    expect((await attach({ ...packet, hash: 'f'.repeat(64) })).body.code).toBe('packets.changed');
  });

  it('is refused once the approval is withdrawn, or the member authorizes no recruiter', async () => {
    const packet = await startPacket();
    await one.member.api.packets.decline({ id: packet.id, hash: packet.hash, reason: 'other' });
    expect((await open(packet.id)).body.code).toBe('packets.over');
    expect((await attach(packet)).body.code).toBe('packets.over');
    const other = await createPacketCase(test, one.recruiter);
    const second = await startPacket(other);
    await other.member.api.recruiting.authorization.set({ given: false });
    expect((await open(second.id)).body.code).toBe('packets.over');
  });

  it('sees no packet of a member who isn’t assigned to the recruiter', async () => {
    const others = await createPacketCase(test);
    const packet = await startPacket(others);
    for (const id of [packet.id, crypto.randomUUID(), 'x']) {
      expect((await open(id)).body.code).toBe('resource.not-found');
      expect((await attach({ ...packet, id })).body.code).toBe('resource.not-found');
    }
    expect(((await call('')).body.packets as { id: string }[]).map(({ id }) => id)).not.toContain(packet.id);
    const { entries } = await others.member.api.recruiting.audit({ page: 1 });
    expect(entries.map(({ kind }) => kind)).not.toContain('packet.opened');
  });
});

describe('the scope for packets', () => {
  const pathsOf = (id: string) =>
    [
      ['', undefined],
      [`/${id}/open`, { host: 'x.example' }],
    ] as const;

  it('is needed: no session, key, sign-in, or extension of a member', async () => {
    const packet = await startPacket();
    const { key } = await one.recruiter.api.accounts.keys
      .create({ name: 'k', scopes: ['forms:fill', 'packets:read'], days: 7 })
      .catch(async () => {
        await verify(one.recruiter);
        return one.recruiter.api.accounts.keys.create({ name: 'k', scopes: ['forms:fill', 'packets:read'], days: 7 });
      });
    const member = (await pairMember(one.member)).access_token ?? '';
    for (const [path, body] of pathsOf(packet.id)) {
      expect((await call(path, { ...(body && { body }), as: key })).body.code).toBe('access.scope');
      expect((await call(path, { ...(body && { body }), as: member })).body.code).toBe('access.denied');
      const session = await one.recruiter.request(`/api/extension/packets${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(((await session.json()) as { code: string }).code).toBe('access.scope');
      expect((await call(path, { ...(body && { body }), as: 'fh_oauth_x' })).status).toBe(401);
    }
  });

  it('does nothing else: no console, no account, no form of a member', async () => {
    for (const path of ['/api/recruiting/packets', '/api/recruiting/members', '/api/v1/extension', '/api/v1/profile'])
      expect((await oauth.call(token, path)).body.code, path).toBe('access.scope');
    // A token may always say what it is.
    expect((await oauth.call(token, '/api/v1/accounts/token')).body).toEqual({ scopes: ['packets:fill'] });
  });

  it('stands alone, also if more is asked for', async () => {
    const tokens = await pair(one.recruiter, 'packets:fill applications:write forms:fill');
    expect(tokens.scope).toBe('packets:fill');
    expect((await oauth.call(tokens.access_token ?? '', '/api/v1/extension')).body.code).toBe('access.scope');
  });

  it('is for recruiters with a second factor that was used just now', async () => {
    const ask = async (person: IdentifiedPerson, password?: string) => {
      const { body } = await oauth.startDevice(EXTENSION, 'packets:fill');
      return person.api.accounts.oauth
        .decideDevice({ code: String(body.user_code), allow: true, ...(password !== undefined && { password }) })
        .then(() => null)
        .catch((error: { code: string }) => error.code);
    };
    expect(await ask(one.member, PASSWORD)).toBe('accounts.staff-app');
    expect(await ask(one.admin, PASSWORD)).toBe('accounts.staff-app');
    const recruiter = await createStaffMember(test, 'recruiter');
    expect(await ask(recruiter, PASSWORD)).toBe('accounts.no-second-factor');
    await addAuthenticator(recruiter);
    await verify(recruiter);
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + HOUR_MS / 10);
    expect(await ask(recruiter, PASSWORD)).toBe('accounts.verify-again');
    test.clock.now = before;
    expect(await ask(recruiter)).toBeNull();
  });

  it('is for our extension only: no other app gets it', async () => {
    const { body } = await oauth.startDevice('foothold-cli', 'packets:fill profile:read');
    await verify(one.recruiter);
    await one.recruiter.api.accounts.oauth.decideDevice({ code: String(body.user_code), allow: true });
    const answer = await oauth.poll(String(body.device_code));
    expect(answer.body.scope).toBe('profile:read');
    expect((await call('', { as: String(answer.body.access_token) })).body.code).toBe('access.scope');
    const { tokens } = await oauth.connect(one.recruiter, ['profile:read', 'packets:fill' as never]);
    expect(tokens.scope).toBe('profile:read');
  });

  it('ends after 12 hours, whatever is refreshed, and is listed and revoked like other apps', async () => {
    const recruiter = await createStaffMember(test, 'recruiter');
    let tokens = await pair(recruiter);
    const before = test.clock.now;
    try {
      for (let hour = 1; hour < 12; hour++) {
        test.clock.now = new Date(before.getTime() + hour * HOUR_MS - 60_000);
        tokens = (await oauth.refresh(EXTENSION, tokens.refresh_token ?? '')).body as Record<string, string>;
        expect(tokens.scope, `${hour}`).toBe('packets:fill');
      }
      test.clock.now = new Date(before.getTime() + 12 * HOUR_MS - 60_000);
      tokens = (await oauth.refresh(EXTENSION, tokens.refresh_token ?? '')).body as Record<string, string>;
      expect((await call('', { as: tokens.access_token ?? '' })).status).toBe(200);
      test.clock.now = new Date(before.getTime() + 12 * HOUR_MS);
      expect((await call('', { as: tokens.access_token ?? '' })).status).toBe(401);
      expect((await oauth.refresh(EXTENSION, tokens.refresh_token ?? '')).body.error).toBe('invalid_grant');
    } finally {
      test.clock.now = before;
    }
    const fresh = (await pair(recruiter)).access_token ?? '';
    const { apps } = await recruiter.api.accounts.oauth.apps();
    const ids = apps.map(({ id }) => id);
    expect(apps).toMatchObject(ids.map(() => ({ verified: true, scopes: ['packets:fill'] })));
    for (const id of ids) await recruiter.api.accounts.oauth.revokeApp({ id });
    expect((await call('', { as: fresh })).status).toBe(401);
  });

  it('ends with the role and with the second factor', async () => {
    const recruiter = await createStaffMember(test, 'recruiter');
    const own = (await pair(recruiter)).access_token ?? '';
    expect((await call('', { as: own })).status).toBe(200);
    const setRole = (role: string) =>
      test.owner.updateTable('users').set({ role }).where('id', '=', recruiter.id).execute();
    await setRole('member');
    expect((await call('', { as: own })).status).toBe(401);
    await setRole('recruiter');
    expect((await call('', { as: own })).status).toBe(200);
    await recruiter.api.accounts.security.removeAuthenticator({});
    expect((await call('', { as: own })).status).toBe(401);
  });
});

/** A member's extension. */
async function pairMember(person: IdentifiedPerson) {
  const { body } = await oauth.startDevice(EXTENSION, 'forms:fill applications:write');
  await person.api.accounts.oauth.decideDevice({ code: String(body.user_code), allow: true, password: PASSWORD });
  return (await oauth.poll(String(body.device_code), EXTENSION)).body as Record<string, string>;
}

it('a member without the role can’t even ask', async () => {
  const person = await signUp(test);
  const answer = await person.request('/api/extension/packets');
  expect(((await answer.json()) as { code: string }).code).toBe('access.denied');
});
