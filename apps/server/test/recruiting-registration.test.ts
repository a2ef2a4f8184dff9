import { randomUUID } from 'node:crypto';
import { messages } from '@foothold/contracts/recruiting/registration-choices';
import { describe, expect, it } from 'vitest';
import { createStaffMember, signUp } from './factories.ts';
import { createRegistration } from './fixtures/registrations.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();

const send = (person: Person, body: unknown, headers: Record<string, string> = {}) =>
  person.request('/api/registration', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const createEmailAddress = () => `robin-${randomUUID()}@example.com`;

const listRows = (reference: string) =>
  test.app.db.selectFrom('registrations').selectAll().where('reference', '=', reference).execute();

const listSecrets = (userId: string) =>
  test.app.db.selectFrom('mailbox_secrets').selectAll().where('user_id', '=', userId).execute();

const listEmails = (email: string) =>
  test.app.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('created_at').execute();

const getUserId = async (person: Person) => (await person.api.accounts.me()).viewer?.id ?? '';

describe('POST /api/registration', () => {
  it('creates an account for a new address, stores the answers, and seals the password', async () => {
    const email = createEmailAddress();
    const sent = createRegistration({ email });
    const answer = await send(test.visitor(), sent);
    expect(answer.status).toBe(201);
    const { reference } = (await answer.json()) as { reference: string };
    expect(reference).toMatch(/^R-[0-9A-Z]{5}$/);
    const [row] = await listRows(reference);
    expect(row).toMatchObject({ state: 'new' });
    expect(row?.answers).toMatchObject({ preferredName: 'Robin Example', email, visaStatus: 'H1B Visa' });
    expect(JSON.stringify(row)).not.toContain(sent.resumeEmailPassword);
    const [secret, ...others] = await listSecrets(row?.user_id ?? '');
    expect(others).toEqual([]);
    expect(secret).toMatchObject({ key_id: 'test', ended_at: null, waits_with: null });
    expect((await listEmails(email)).map(({ subject }) => subject)).toContain(
      `We received your registration (${reference})`,
    );
  });

  it("records both consents with the form's wording", async () => {
    const email = createEmailAddress();
    const { reference } = await test.visitor().api.recruiting.register(createRegistration({ email }));
    const [row] = await listRows(reference);
    const consents = await test.app.db
      .selectFrom('consents')
      .selectAll()
      .where('user_id', '=', row?.user_id ?? '')
      .execute();
    expect(consents.map(({ kind, given, source }) => ({ kind, given, source }))).toEqual([
      { kind: 'accuracy', given: true, source: 'Registration form' },
      { kind: 'mailbox-storage', given: true, source: 'Registration form' },
    ]);
  });

  it("becomes the signed-in member's profile and replaces an earlier one", async () => {
    const member = await signUp(test);
    await member.api.recruiting.register(createRegistration({ preferredRole: 'Analyst' }));
    const first = await member.api.recruiting.profile();
    expect(first.registration).toMatchObject({ state: 'new', answers: { preferredRole: 'Analyst' } });
    await member.api.recruiting.register(
      createRegistration({ preferredRole: 'Engineer', resumeEmailPassword: 'another 8' }),
    );
    const second = await member.api.recruiting.profile();
    expect(second.registration?.answers.preferredRole).toBe('Engineer');
    expect(second.registration?.reference).not.toBe(first.registration?.reference);
    const secrets = await listSecrets(await getUserId(member));
    expect(secrets.map(({ end_reason: why }) => why).sort()).toEqual(['replaced', null].sort());
    expect(secrets.find(({ ended_at: at }) => at)).toMatchObject({ data_key: null, ciphertext: null });
  });

  it('treats 50 identical simultaneous requests as one', async () => {
    const email = createEmailAddress();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(test.visitor(), createRegistration({ email }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201));
    const references = new Set(
      await Promise.all(answers.map(async (one) => ((await one.json()) as { reference: string }).reference)),
    );
    expect(references.size).toBe(1);
    const [row, ...others] = await listRows([...references][0] ?? '');
    expect(others).toEqual([]);
    expect(await listSecrets(row?.user_id ?? '')).toHaveLength(1);
    const accounts = await test.app.db.selectFrom('users').select('id').where('pending_email', '=', email).execute();
    expect(accounts).toHaveLength(1);
    expect((await listEmails(email)).filter(({ subject }) => subject.startsWith('We received'))).toHaveLength(1);
  });

  it('seals the newest password when the same registration is sent with another one', async () => {
    const email = createEmailAddress();
    const { reference } = await test.visitor().api.recruiting.register(createRegistration({ email }));
    const [row] = await listRows(reference);
    const [before] = await listSecrets(row?.user_id ?? '');
    const again = await test
      .visitor()
      .api.recruiting.register(createRegistration({ email, resumeEmailPassword: 'mended 12' }));
    expect(again.reference).toBe(reference);
    const [after, ...others] = await listSecrets(row?.user_id ?? '');
    expect(others).toEqual([]);
    expect(after?.id).not.toBe(before?.id);
    expect(after?.ciphertext).not.toEqual(before?.ciphertext);
  });

  it('is a new one after ten minutes, and stays pending because nobody is signed in', async () => {
    const email = createEmailAddress();
    const { reference } = await test.visitor().api.recruiting.register(createRegistration({ email }));
    const real = test.clock.now;
    test.clock.now = new Date(real.getTime() + 11 * 60_000);
    try {
      const later = await test.visitor().api.recruiting.register(createRegistration({ email }));
      expect(later.reference).not.toBe(reference);
      expect((await listRows(later.reference))[0]).toMatchObject({ state: 'waiting' });
    } finally {
      test.clock.now = real;
    }
  });

  it('is the same under the same Idempotency-Key, and stores nothing of the concurrent call', async () => {
    const [email, key] = [createEmailAddress(), randomUUID()];
    const visitor = test.visitor();
    const first = await send(visitor, createRegistration({ email }), { 'idempotency-key': key });
    const again = await send(visitor, createRegistration({ email }), { 'idempotency-key': key });
    expect(await again.json()).toEqual(await first.json());
    const other = await send(visitor, createRegistration({ email, preferredRole: 'Engineer' }), {
      'idempotency-key': key,
    });
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ code: 'request.key-reused' });
    const saved = await test.app.db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).execute();
    expect(saved).toEqual([]);
  });

  it('thanks a bot that fills in the honeypot, and stores nothing', async () => {
    const email = createEmailAddress();
    const answer = await send(test.visitor(), { ...createRegistration({ email }), website: 'https://spam.example' });
    expect(answer.status).toBe(201);
    expect(await listRows(((await answer.json()) as { reference: string }).reference)).toEqual([]);
    expect(await listEmails(email)).toEqual([]);
  });

  it('results in one profile, even if a member sends different ones simultaneously', async () => {
    const email = createEmailAddress();
    const member = await signUp(test, { email });
    await test.visitor().api.recruiting.register(createRegistration({ email }));
    const [waiting] = (await member.api.recruiting.profile()).waiting;
    await Promise.all([
      member.api.recruiting.takeWaiting({ id: waiting?.id ?? '' }),
      ...Array.from({ length: 10 }, (_, index) =>
        member.api.recruiting.register(
          createRegistration({ email: createEmailAddress(), preferredRole: `Role ${index}` }),
        ),
      ),
    ]);
    const own = await test.app.db
      .selectFrom('registrations')
      .select('state')
      .where('user_id', '=', await getUserId(member))
      .execute();
    expect(own).toEqual([{ state: 'new' }]);
  });

  it('needs no password with a forwarding address, which is issued immediately', async () => {
    const member = await signUp(test, { name: 'Zoë Ålander' });
    await member.api.recruiting.register(
      createRegistration({
        forwarding: true,
        resumeEmailPassword: '',
        permissionToStore: false,
        preferredName: 'Zoë Ålander',
      }),
    );
    const { mailbox } = await member.api.recruiting.profile();
    expect(mailbox.stored).toBeNull();
    expect(mailbox.forwarding).toMatchObject({ delivers: false });
    expect(mailbox.forwarding?.address).toMatch(/^zoe\.alander\.[a-z2-9]{6}@foothold\.example$/);
    expect(await listSecrets(await getUserId(member))).toEqual([]);
  });
});

describe("registration sent under a member's address", () => {
  it('waits for the member, gets a normal response, and is hidden from everyone else', async () => {
    const email = createEmailAddress();
    const member = await signUp(test, { email, name: 'Robin Member' });
    const admin = await createStaffMember(test, 'support');
    const { reference } = await test.visitor().api.recruiting.register(createRegistration({ email }));
    const profile = await member.api.recruiting.profile();
    expect(profile.registration).toBeNull();
    expect(profile.waiting).toMatchObject([{ reference, state: 'waiting', withPassword: true }]);
    expect(profile.mailbox.stored).toBeNull();
    expect((await listEmails(email)).map(({ subject }) => subject)).toContain(
      'Review a registration sent in your name',
    );
    const list = await admin.api.recruiting.registrations({ q: reference });
    expect(list.registrations).toEqual([]);
    const id = profile.waiting[0]?.id ?? '';
    await expect(admin.api.recruiting.registration({ id })).rejects.toMatchObject({ code: 'resource.not-found' });
  });

  it('is accepted with its password, and replaces the earlier one', async () => {
    const email = createEmailAddress();
    const member = await signUp(test, { email });
    await member.api.recruiting.register(createRegistration({ email: 'other@example.com', preferredRole: 'Analyst' }));
    await test.visitor().api.recruiting.register(createRegistration({ email, preferredRole: 'Engineer' }));
    const [waiting] = (await member.api.recruiting.profile()).waiting;
    const after = await member.api.recruiting.takeWaiting({ id: waiting?.id ?? '' });
    expect(after).toMatchObject({
      waiting: [],
      registration: { state: 'new', answers: { preferredRole: 'Engineer' } },
    });
    expect(after.mailbox.stored).not.toBeNull();
    const live = (await listSecrets(await getUserId(member))).filter(({ ended_at: at }) => at === null);
    expect(live).toHaveLength(1);
    expect(live[0]?.waits_with).toBeNull();
  });

  it('is discarded with its password, and the earlier one stays', async () => {
    const email = createEmailAddress();
    const member = await signUp(test, { email });
    await test.visitor().api.recruiting.register(createRegistration({ email }));
    const [waiting] = (await member.api.recruiting.profile()).waiting;
    const after = await member.api.recruiting.discardWaiting({ id: waiting?.id ?? '' });
    expect(after).toMatchObject({ waiting: [], registration: null });
    const [secret] = await listSecrets(await getUserId(member));
    expect(secret).toMatchObject({ end_reason: 'discarded', data_key: null, ciphertext: null });
  });

  it("can't be accepted or discarded by anyone else", async () => {
    const email = createEmailAddress();
    const member = await signUp(test, { email });
    const stranger = await signUp(test);
    await test.visitor().api.recruiting.register(createRegistration({ email }));
    const id = (await member.api.recruiting.profile()).waiting[0]?.id ?? '';
    for (const call of [stranger.api.recruiting.takeWaiting, stranger.api.recruiting.discardWaiting])
      await expect(call({ id })).rejects.toMatchObject({ code: 'resource.not-found' });
    await expect(stranger.api.recruiting.takeWaiting({ id: 'no-id' })).rejects.toMatchObject({
      code: 'resource.not-found',
    });
    expect((await member.api.recruiting.profile()).waiting).toHaveLength(1);
  });

  it('is deleted with its password after 30 days', async () => {
    const email = createEmailAddress();
    const member = await signUp(test, { email });
    await test.visitor().api.recruiting.register(createRegistration({ email }));
    const real = test.clock.now;
    try {
      test.clock.now = new Date(real.getTime() + 31 * 24 * 60 * 60_000);
      await test.app.recruiting.mailbox.expire();
    } finally {
      test.clock.now = real;
    }
    expect((await member.api.recruiting.profile()).waiting).toEqual([]);
    expect(await listSecrets(await getUserId(member))).toEqual([]);
  });
});

describe('registration errors', () => {
  const empty = { workExperience: [{}], confirmAccuracy: false, permissionToStore: false };

  it('are reported at their fields, each with its own message', async () => {
    const answer = await send(test.visitor(), empty);
    expect(answer.status).toBe(400);
    const { fields, ...problem } = (await answer.json()) as { fields: Record<string, string> };
    expect(problem).toMatchObject({ code: 'request.invalid' });
    expect(fields).toMatchObject({
      preferredName: 'Preferred name must be at least 2 characters',
      dateOfBirth: 'Date of birth is required',
      email: 'Please enter a valid email address',
      resumePhoneNumber: 'Please enter a valid phone number',
      personalPhoneNumber: 'Please enter a valid phone number',
      resumeEmailPassword: 'Resume email password is required',
      currentAddress: 'Please enter your full current address',
      'workExperience.0.clientName': 'Client name is required',
      'workExperience.0.startDate': 'Start date is required',
      'workExperience.0.endDate': 'End date is required',
      'workExperience.0.role': 'Role is required',
      'workExperience.0.clientAddress': 'Client address is required',
      bachelorsUniversity: "Bachelor's university is required",
      bachelorsField: "Bachelor's field of study is required",
      bachelorsGraduationDate: "Bachelor's graduation date is required",
      visaStatus: 'Visa status is required',
      arrivalDate: 'Date of arrival in USA is required',
      preferredRole: 'Preferred role is required',
      confirmAccuracy: 'You must confirm the accuracy of your information',
      permissionToStore: 'You must give permission to store your password',
      legalName: 'Legal name is required',
      signatureDate: 'Signature date is required',
    });
  });

  it.each([
    ['linkedinProfile', { linkedinProfile: 'not a link' }, messages.linkedinProfile],
    [
      'workExperience',
      { workExperience: Array.from({ length: 4 }, () => createRegistration().workExperience?.[0]) },
      'Maximum 3 work experiences allowed',
    ],
    ['email', { email: 'robin at example.com' }, messages.email],
  ])('report %s where it is invalid', async (field, over, message) => {
    const answer = await send(test.visitor(), { ...createRegistration(), ...over });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { fields: Record<string, string> }).fields[field]).toBe(message);
  });

  it('never repeat the password, even if everything else is invalid', async () => {
    const secret = 'planted in a refusal 77';
    for (const body of [
      { ...empty, resumeEmailPassword: secret },
      { ...createRegistration(), resumeEmailPassword: { secret } },
      { ...createRegistration(), resumeEmailPassword: secret.repeat(40) },
      { ...createRegistration(), [secret]: 1, email: secret },
    ]) {
      const answer = await send(test.visitor(), body);
      const text = await answer.text();
      if (!('email' in body && body.email === secret)) expect(answer.status).toBe(400);
      expect(text).not.toContain(secret);
    }
  });
});

describe('POST /api/registration/pdf', () => {
  const requestPdf = (body: unknown) =>
    test.visitor().request('/api/registration/pdf', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it("returns a PDF under the product's name and the preferred name, with other characters as hyphens", async () => {
    for (const [preferredName, expected] of [
      ['Robin O’Example-Smith', 'Foothold-Robin-O-Example-Smith.pdf'],
      ['Łucja Żółć', 'Foothold-Łucja-Żółć.pdf'],
      ['王 小明', 'Foothold-王-小明.pdf'],
    ]) {
      const answer = await requestPdf(createRegistration({ preferredName }));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(expected);
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
  });

  it('is the same regardless of the password field', async () => {
    const bodies = await Promise.all(
      ['••••••••', 'a real password 99', '', 17, { deep: 'a real password 99' }].map(async (resumeEmailPassword) => {
        const answer = await requestPdf({ ...createRegistration(), resumeEmailPassword });
        expect(answer.status).toBe(200);
        return Buffer.from(await answer.arrayBuffer());
      }),
    );
    for (const body of bodies) {
      expect(body.length).toBe(bodies[0]?.length);
      expect(body.includes('a real password 99')).toBe(false);
    }
  });

  it("is rejected with the form's messages", async () => {
    const answer = await requestPdf({ ...createRegistration(), legalName: 'R' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { legalName: 'Legal name is required' } });
  });
});

describe('the profile', () => {
  it('is changed by its member, and visible to nobody else', async () => {
    const member = await signUp(test);
    await member.api.recruiting.register(createRegistration());
    const { resumeEmailPassword, website, ...answers } = createRegistration({ preferredRole: 'Statistician' });
    const saved = await member.api.recruiting.saveProfile(answers);
    expect(saved.registration?.answers.preferredRole).toBe('Statistician');
    const other = await signUp(test);
    expect(await other.api.recruiting.profile()).toMatchObject({ registration: null, waiting: [] });
    await expect(other.api.recruiting.saveProfile(answers)).rejects.toMatchObject({ code: 'resource.not-found' });
    await expect(test.visitor().api.recruiting.profile()).rejects.toMatchObject({ code: 'access.sign-in' });
  });
});
