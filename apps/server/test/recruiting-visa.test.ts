import type { StoredVisaFacts } from '@foothold/contracts/recruiting/visa';
import { VISA_CONSENTS, visaFactsSchema } from '@foothold/contracts/recruiting/visa';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createNurseListing, signUp } from './factories.ts';
import { createRegistration } from './fixtures/registrations.ts';
import { type Person, useTestApp } from './harness.ts';
import { createTrust, getUserId } from './recruiting-people.ts';

const test = useTestApp();

/** Days that no other fixture has, so that a search for them finds only this record. */
const PLANTED = { start: '2026-06-03', end: '2027-06-02', job: '2026-06-17' };

const createFacts = (over: Partial<StoredVisaFacts> = {}): StoredVisaFacts =>
  visaFactsSchema.parse({
    admission: 'ds',
    stemDegree: 'no',
    petition: 'none',
    optStart: PLANTED.start,
    optEnd: PLANTED.end,
    jobs: [{ start: PLANTED.job, end: null, hours: 40 }],
    ...over,
  });

const save = (member: Person, over: { facts?: Partial<StoredVisaFacts>; shared?: boolean } = {}) =>
  member.api.recruiting.visa.save({
    status: 'opt',
    facts: createFacts(over.facts),
    consent: true,
    shared: over.shared ?? false,
  });

const put = (person: Person, body: unknown) =>
  person.request('/api/recruiting/visa', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const listRecords = async (member: Person) =>
  test.app.db
    .selectFrom('visa_records')
    .selectAll()
    .where('user_id', '=', await getUserId(member))
    .execute();

const listVisaConsents = async (member: Person) =>
  (await member.api.accounts.privacy.consents()).history
    .filter(({ kind }) => kind.startsWith('visa-'))
    .map(({ kind, given, wording, source }) => ({ kind, given, wording, source }));

async function registerMember() {
  const member = await signUp(test);
  await member.api.recruiting.register(createRegistration({ visaStatus: 'F1 Visa (OPT)', visaEndDate: '2027-01-31' }));
  return member;
}

const getAnswers = async (member: Person) => (await member.api.recruiting.profile()).registration?.answers;

describe('a member’s visa record', () => {
  it('is stored with consent and counts days as of today', async () => {
    const member = await signUp(test);
    expect(await member.api.recruiting.visa.get()).toEqual({
      record: null,
      registration: null,
      differs: false,
      clock: null,
      shared: false,
    });
    const saved = await save(member);
    expect(saved).toMatchObject({ record: { status: 'opt' }, differs: false, shared: false });
    expect(saved.clock?.counts).toEqual([{ kind: 'unemployment', used: 14, limit: 90, left: 76, unclear: 0 }]);
    expect(saved.clock?.dates.map(({ kind, date }) => [kind, date])).toContainEqual(['f1-leave-by', '2027-08-01']);
    for (const { citation, url } of saved.clock?.rules ?? []) {
      expect(citation).not.toBe('');
      expect(new URL(url).protocol).toBe('https:');
    }
    expect(await member.api.recruiting.visa.get()).toEqual(saved);
    expect(await listVisaConsents(member)).toEqual([
      {
        kind: 'visa-status',
        given: true,
        wording: VISA_CONSENTS.storage,
        source: 'Visa clock (text of 2026-11)',
      },
    ]);
  });

  it('isn’t stored without consent, or with answers that aren’t valid', async () => {
    const member = await signUp(test);
    const facts = createFacts();
    const job = { start: PLANTED.job, end: null, hours: 40 };
    for (const [field, body] of [
      ['consent', { status: 'opt', facts }],
      ['consent', { status: 'opt', facts, consent: false }],
      ['status', { status: 'b2', facts, consent: true }],
      ['facts.optStart', { status: 'opt', facts: { ...facts, optStart: '2027-02-30' }, consent: true }],
      ['facts.optStart', { status: 'opt', facts: { ...facts, optStart: '1999-12-31' }, consent: true }],
      ['facts.optEnd', { status: 'opt', facts: { ...facts, optEnd: 'June' }, consent: true }],
      ['facts.jobs.0.hours', { status: 'opt', facts: { ...facts, jobs: [{ ...job, hours: 169 }] }, consent: true }],
      ['facts.jobs', { status: 'opt', facts: { ...facts, jobs: Array(21).fill(job) }, consent: true }],
    ] as const) {
      const answer = await put(member, body);
      expect([field, answer.status]).toEqual([field, 400]);
      expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field]);
    }
    expect(await listRecords(member)).toEqual([]);
    expect(await listVisaConsents(member)).toEqual([]);
  });

  it('belongs to its member alone', async () => {
    expect((await test.visitor().request('/api/recruiting/visa')).status).toBe(401);
    expect((await put(test.visitor(), { status: 'opt', facts: createFacts(), consent: true })).status).toBe(401);
    const member = await signUp(test);
    const other = await signUp(test);
    await save(member);
    expect((await other.api.recruiting.visa.get()).record).toBeNull();
    await other.api.recruiting.visa.erase();
    expect(await listRecords(member)).toHaveLength(1);
  });

  it('is one with the registration', async () => {
    const member = await registerMember();
    expect((await member.api.recruiting.visa.get()).registration).toEqual({
      visaStatus: 'F1 Visa (OPT)',
      visaEndDate: '2027-01-31',
    });
    await save(member);
    expect(await getAnswers(member)).toMatchObject({ visaStatus: 'F1 Visa (OPT)', visaEndDate: PLANTED.end });
    const { resumeEmailPassword: _, ...answers } = createRegistration({ visaStatus: 'H1B Visa' });
    await member.api.recruiting.saveProfile(answers);
    expect(await member.api.recruiting.visa.get()).toMatchObject({ differs: true, clock: null });
    await save(member);
    expect(await getAnswers(member)).toMatchObject({ visaStatus: 'F1 Visa (OPT)' });
    expect(await member.api.recruiting.visa.get()).toMatchObject({ differs: false });
  });

  it('is deleted with its consents, also from the registration', async () => {
    const member = await registerMember();
    await save(member, { shared: true });
    const erased = await member.api.recruiting.visa.erase();
    expect(erased).toMatchObject({ record: null, clock: null, shared: false });
    expect(await listRecords(member)).toEqual([]);
    expect(await getAnswers(member)).toMatchObject({ visaStatus: '', visaEndDate: '', arrivalDate: '' });
    expect((await listVisaConsents(member)).map(({ kind, given }) => [kind, given])).toEqual([
      ['visa-status', false],
      ['visa-sharing', false],
      ['visa-sharing', true],
      ['visa-status', true],
    ]);
    await member.api.recruiting.visa.erase();
    expect(await listVisaConsents(member)).toHaveLength(4);
  });

  it('is deleted when its consent is withdrawn in the settings', async () => {
    const member = await registerMember();
    await save(member);
    await member.api.accounts.privacy.setConsent({ kind: 'visa-status', given: false });
    expect(await listRecords(member)).toEqual([]);
    expect(await getAnswers(member)).toMatchObject({ visaStatus: '', visaEndDate: '' });
  });

  it('is in the export, and is deleted with the account', async () => {
    const member = await signUp(test);
    await save(member);
    const password = 'four plain words here';
    const { url } = await member.api.accounts.privacy.requestExport({ password });
    const files = unzipSync(new Uint8Array(await (await member.request(url)).arrayBuffer()));
    const exported = JSON.parse(strFromU8(files['recruiting.json'] ?? new Uint8Array()));
    expect(exported.visa).toMatchObject({ status: 'opt', facts: { optStart: PLANTED.start } });
    const id = await getUserId(member);
    await member.api.accounts.privacy.erase({ words: 'erase', password });
    expect(await test.app.db.selectFrom('visa_records').selectAll().where('user_id', '=', id).execute()).toEqual([]);
  });
});

it('a new owner of the account doesn’t get the record', async () => {
  const email = `owner-${crypto.randomUUID()}@example.com`;
  const stranger = await signUp(test, { email, confirmed: false });
  await save(stranger, { shared: true });
  const userId = await getUserId(stranger);
  const { body_text: text } = await test.eventually(() =>
    test.app.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', email)
      .where('subject', 'like', 'Confirm%')
      .executeTakeFirst(),
  );
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
  await test.visitor().api.accounts.claim({ token, password: 'five other plain words here' });
  expect(await test.app.db.selectFrom('visa_records').selectAll().where('user_id', '=', userId).execute()).toEqual([]);
  const consents = await test.app.db
    .selectFrom('consents')
    .select('given')
    .where('user_id', '=', userId)
    .where('kind', '=', 'visa-sharing')
    .orderBy('id')
    .execute();
  expect(consents.map(({ given }) => given)).toEqual([true, false]);
});

describe('recruiters and staff', () => {
  /** Everything that recruiters and staff can get about a member. */
  async function readAsStaff({ member, recruiter, admin, registrationId }: Awaited<ReturnType<typeof createTrust>>) {
    const id = await getUserId(member);
    const views = [
      recruiter.api.recruiting.clients(),
      recruiter.api.recruiting.client({ memberId: id }),
      admin.api.recruiting.registration({ id: registrationId }),
      admin.api.recruiting.registrations({}),
      admin.api.accounts.members({}),
      admin.api.staff.member({ id }),
    ];
    return JSON.stringify(await Promise.all(views));
  }

  it('see no visa status unless the member allows it, and never the dates of jobs', async () => {
    const trust = await createTrust(test);
    const { member } = trust;
    const secrets = ['F1 Visa', 'H1B Visa', ...Object.values(PLANTED), '2017-01-15'];
    const listSeen = async () => {
      const text = await readAsStaff(trust);
      expect(text).toContain('Example University');
      return secrets.filter((secret) => text.includes(secret));
    };
    expect(await listSeen()).toEqual([]);
    await save(member);
    expect(await listSeen()).toEqual([]);
    await save(member, { shared: true });
    expect(await listSeen()).toEqual(['F1 Visa', PLANTED.end, '2017-01-15']);
    await member.api.accounts.privacy.setConsent({ kind: 'visa-sharing', given: false });
    expect(await listSeen()).toEqual([]);
    expect((await member.api.recruiting.visa.get()).record).not.toBeNull();
  });

  it('can’t get a record of their own members through the member’s address', async () => {
    const { member, recruiter } = await createTrust(test);
    await save(member, { shared: true });
    expect((await recruiter.api.recruiting.visa.get()).record).toBeNull();
  });
});

describe('matching and search', () => {
  const FEED = { id: 'visa-feed', name: 'A feed', kind: 'feed', url: 'https://feed.example' } as const;
  const SENTENCES = {
    sponsors: 'We sponsor H-1B visas for this role.',
    refuses: 'We are unable to sponsor work visas.',
    citizens: 'You must be a US citizen.',
    silent: '',
  };

  async function addListings(word: string) {
    await test.app.listings.ingest(
      FEED,
      Object.entries(SENTENCES).map(([id, sentence]) =>
        createNurseListing(`${word}-${id}`, {
          title: `Registered Nurse ${word}`,
          company: { name: `Hospital ${id}` },
          description: `Requirements\n- Triage\n- Wound care\n\nRequisition ${word} ${id}\n\n${sentence}`,
        }),
      ),
    );
  }

  it('a visa record changes no match and no score', async () => {
    await addListings('Quillfern');
    const member = await signUp(test);
    const file = new File(
      ['Robin Example\n\nExperience\nRegistered Nurse, Cedar Hollow\nMarch 2021 - Present\n- Triage and wound care.\n'],
      'nurse.txt',
    );
    const resumeId = (await member.api.resumes.upload({ file })).resume.id;
    const match = async () => JSON.stringify(await member.api.jobs.match({ resumeId, limit: 50 }));
    const before = await match();
    expect(before).toContain('Quillfern');
    await save(member);
    expect(await match()).toBe(before);
    await member.api.recruiting.visa.save({ status: 'h1b', facts: createFacts(), consent: true, shared: true });
    expect(await match()).toBe(before);
  });

  it('the filter leaves out listings by their own words', async () => {
    await addListings('Sedgemoor');
    const member = await signUp(test);
    const find = async (visa?: 'not-citizens-only' | 'may-sponsor') => {
      const { items, total, facets } = await member.api.listings.search({ q: 'Sedgemoor', ...(visa && { visa }) });
      expect(items).toHaveLength(total);
      expect(facets.sponsorship.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      return items.map(({ sponsorship }) => sponsorship.value).sort();
    };
    expect(await find()).toEqual(['citizens-or-clearance', 'does-not-sponsor', 'sponsors', 'unknown']);
    expect(await find('not-citizens-only')).toEqual(['does-not-sponsor', 'sponsors', 'unknown']);
    expect(await find('may-sponsor')).toEqual(['sponsors', 'unknown']);
  });
});
