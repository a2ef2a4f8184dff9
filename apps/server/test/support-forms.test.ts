import { DEFAULT_BRAND, getProductNames } from '@foothold/brand';
import type { Problem } from '@foothold/contracts/errors';
import type { Receipt } from '@foothold/contracts/support';
import { safe } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const HOUR_MS = 60 * 60_000;

const createEmailAddress = () => `someone-${crypto.randomUUID()}@example.com`;

const forms = {
  support: {
    path: '/api/support-query',
    filled: () => ({
      firstName: 'Noor',
      lastName: 'Haddad',
      email: createEmailAddress(),
      query: 'Can I export my résumé?',
    }),
    required: ['firstName', 'lastName', 'email', 'query'],
    texts: { firstName: 100, lastName: 100, email: 254, query: 5000 },
  },
  consultation: {
    path: '/api/consultation-request',
    filled: () => ({
      fullName: 'Noor Haddad',
      email: createEmailAddress(),
      currentRole: 'Nurse',
      targetRole: 'Ward lead',
      experience: '6 years',
      skills: 'Telemetry',
      goals: 'Lead a ward within a year',
      agreeToTerms: true,
    }),
    required: ['fullName', 'email'],
    texts: { fullName: 100, email: 254, currentRole: 200, targetRole: 200, experience: 200, skills: 5000, goals: 5000 },
  },
  demo: {
    path: '/api/consultation-request',
    filled: () => ({
      fullName: 'Noor Haddad',
      email: createEmailAddress(),
      form: 'demo',
      skills: 'Message: Show us the score',
    }),
    required: ['fullName', 'email'],
    texts: { fullName: 100, email: 254, skills: 5000 },
  },
  enterprise: {
    path: '/api/consultation-request',
    filled: () => ({
      fullName: 'Noor Haddad',
      email: createEmailAddress(),
      form: 'enterprise',
      targetRole: 'Team Training',
      experience: 'Flexible',
      skills: 'Forty people',
    }),
    required: ['fullName', 'email'],
    texts: { fullName: 100, email: 254, targetRole: 200, skills: 5000 },
  },
  waitlist: {
    path: '/api/waitlist',
    filled: () => ({
      firstName: 'Noor',
      lastName: 'Haddad',
      email: createEmailAddress(),
      phone: '+1 555 555 0142',
      currentRole: 'Nurse',
      experience: 'Senior Level (6-10 years)',
      industry: 'Healthcare',
      targetRole: 'Ward lead',
      skills: ['Leadership', 'Communication'],
      goals: ['Leadership Role'],
      urgency: 'soon',
      additionalInfo: 'I can start in March.',
      newsletter: true,
    }),
    required: ['firstName', 'lastName', 'email', 'currentRole', 'experience', 'industry', 'targetRole', 'urgency'],
    texts: {
      firstName: 100,
      lastName: 100,
      email: 254,
      phone: 40,
      currentRole: 200,
      targetRole: 200,
      additionalInfo: 5000,
    },
  },
} satisfies Record<string, { path: string; filled: () => object; required: string[]; texts: Record<string, number> }>;
const formCases = Object.entries(forms).map(([kind, form]) => ({ kind, ...form }));

const post = (path: string, body: string, type = 'application/json', headers: Record<string, string> = {}) =>
  test.visitor().request(path, { method: 'POST', headers: { 'content-type': type, ...headers }, body });
const send = (path: string, body: object) => post(path, JSON.stringify(body));

const listRows = (email: string) =>
  test.app.db.selectFrom('inquiries').selectAll().where('email', '=', email.toLowerCase()).execute();
const listEmails = (email: string) =>
  test.app.db.selectFrom('mails').selectAll().where('recipient', '=', email.toLowerCase()).execute();
const listStaffEmails = async (reference: string) =>
  test.app.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', DEFAULT_BRAND.email)
    .where('subject', 'like', `%${reference}%`)
    .execute();
async function countAll() {
  const countRows = (table: 'inquiries' | 'mails' | 'demo_bookings') =>
    test.app.db
      .selectFrom(table)
      .select((count) => count.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
  return Promise.all([countRows('inquiries'), countRows('mails'), countRows('demo_bookings')]);
}

describe.each(formCases)('$kind through $path', ({ kind, path, filled, required, texts }) => {
  it('stores everything entered, thanks the sender, and notifies staff', async () => {
    const body = filled();
    const answer = await send(path, body);
    expect(answer.status).toBe(201);
    const receipt = await readReceipt(answer);
    expect(receipt.reference).toMatch(new RegExp(`^${kind.charAt(0).toUpperCase()}-[2-9B-Z]{5}$`));
    const hours = (Date.parse(receipt.answerBy) - test.clock.now.getTime()) / HOUR_MS;
    expect(hours).toBeGreaterThan(kind === 'demo' ? 0 : 23.99);
    expect(hours).toBeLessThanOrEqual(24);

    const [row, ...others] = await listRows(body.email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      kind,
      state: 'open',
      name: 'Noor Haddad',
      reference: receipt.reference,
      assignee_id: null,
    });

    const [message, ...more] = await listEmails(body.email);
    expect(more).toEqual([]);
    expect(message?.subject).toContain(receipt.reference);
    expect(message?.body_text).toContain(kind === 'waitlist' ? 'We’ll email you when more opens.' : 'within 24 hours');
    const [reported] = await listStaffEmails(receipt.reference);
    expect(reported?.body_text).toContain(`/console/inquiries/${row?.id}`);
    expect(reported?.body_text).toContain(body.email);
    for (const { value } of (row?.answers ?? []) as { value: string }[]) expect(reported?.body_text).toContain(value);
  });

  it('uses no name and repeats no input in emails to an address that someone typed', async () => {
    const body = { ...filled(), ...changeName(filled(), 'Visit spam.example <b>now</b>') };
    expect((await send(path, body)).status).toBe(201);
    const [message] = await listEmails(body.email);
    expect(`${message?.subject}${message?.body_text}${message?.body_html}`).not.toMatch(/spam|Visit/);
  });

  it('never turns input into markup or a header', async () => {
    const hostile = 'Eve\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>';
    const body = { ...filled(), ...changeName(filled(), hostile) };
    const { reference } = await readReceipt(await send(path, body));
    const [reported] = await listStaffEmails(reference);
    expect(reported?.subject).not.toMatch(/[\r\n]|Eve|Bcc/);
    expect(reported?.body_html).not.toContain('<script');
    expect(reported?.body_html).toContain('&lt;script&gt;');
    const [row] = await listRows(body.email);
    expect(row?.name).toMatch(/^Eve Bcc: all@example\.com/);
    expect(row?.name).not.toMatch(/[\r\n]/);
  });

  it.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com, b@example.com',
    'A <a@example.com>',
    'a b@example.com',
    'a@example',
    '@example.com',
    'a@@example.com',
    '',
    '   ',
  ])('rejects %j as an address', async (email) => {
    const before = await countAll();
    await expectRefused(await send(path, { ...filled(), email }), 400, 'request.invalid', 'email');
    expect(await countAll()).toEqual(before);
  });

  it('names the field that is missing, blank, too long, or of another kind', async () => {
    const before = await countAll();
    for (const field of required) {
      const { [field]: _left, ...rest } = filled() as Record<string, unknown>;
      await expectRefused(await send(path, rest), 400, 'request.invalid', field);
      await expectRefused(await send(path, { ...rest, [field]: '  ' }), 400, 'request.invalid', field);
    }
    for (const [field, most] of Object.entries(texts)) {
      await expectRefused(
        await send(path, { ...filled(), [field]: 'x'.repeat(most + 1) }),
        400,
        'request.invalid',
        field,
      );
      for (const wrong of [7, true, null, ['a'], { a: 1 }])
        await expectRefused(await send(path, { ...filled(), [field]: wrong }), 400, 'request.invalid', field);
      await expectRefused(await send(path, { ...filled(), [field]: 'nul \0' }), 400, 'request.invalid', field);
      await expectRefused(await send(path, { ...filled(), [field]: 'half \ud83d' }), 400, 'request.invalid', field);
    }
    expect(await countAll()).toEqual(before);
  });

  it.each([
    ['broken JSON', '{"email":', 'application/json', 400, 'request.malformed'],
    ['no JSON at all', 'hello', 'application/json', 400, 'request.malformed'],
    ['an empty body', '', 'application/json', 400, 'request.invalid'],
    ['null', 'null', 'application/json', 400, 'request.invalid'],
    ['a list', '[]', 'application/json', 400, 'request.invalid'],
    ['a string', '"hello"', 'application/json', 400, 'request.invalid'],
    ['a form’s encoding', 'email=a%40example.com', 'application/x-www-form-urlencoded', 400, 'request.invalid'],
    ['plain text', 'hello', 'text/plain', 415, 'request.unsupported-type'],
    ['XML', '<a/>', 'application/xml', 415, 'request.unsupported-type'],
    ['more than 64 kB', JSON.stringify({ query: 'x'.repeat(65_536) }), 'application/json', 413, 'request.too-large'],
  ])('responds to %s with a problem', async (_what, body, type, status, code) => {
    const before = await countAll();
    await expectRefused(await post(path, body, type), status, code);
    expect(await countAll()).toEqual(before);
  });

  it('stores one of twenty simultaneous copies, and thanks once', async () => {
    const body = filled();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(path, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const receipts = await Promise.all(answers.map(readReceipt));
    expect(new Set(receipts.map(({ reference, answerBy }) => `${reference} ${answerBy}`)).size).toBe(1);
    expect(await listRows(body.email)).toHaveLength(1);
    expect(await listEmails(body.email)).toHaveLength(1);
    expect(await listStaffEmails(receipts[0]?.reference ?? '')).toHaveLength(1);
    // In any spelling of the address.
    const uppercaseReceipt = await readReceipt(await send(path, { ...body, email: ` ${body.email.toUpperCase()} ` }));
    expect(uppercaseReceipt.reference).toBe(receipts[0]?.reference);
  });

  it("stores an Idempotency-Key's inquiry once, and replays its answer", async () => {
    const body = JSON.stringify(filled());
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(path, body, 'application/json', key)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(await listRows((JSON.parse(body) as { email: string }).email)).toHaveLength(1);
    await expectRefused(await post(path, JSON.stringify(filled()), 'application/json', key), 409, 'request.key-reused');
  });

  it('thanks a bot that fills in the honeypot, and stores nothing', async () => {
    const real = await send(path, filled());
    const before = await countAll();
    const answer = await send(path, { ...filled(), website: 'https://spam.example' });
    expect(answer.status).toBe(real.status);
    expect(toShape(await answer.json())).toEqual(toShape(await real.json()));
    expect(await countAll()).toEqual(before);
    // Bots get the same errors as people.
    await expectRefused(await send(path, { ...filled(), email: 'x', website: 'y' }), 400, 'request.invalid', 'email');
  });
});

it('treats the same form after ten minutes, or another one immediately, as a new inquiry', async () => {
  const body = forms.support.filled();
  const first = await readReceipt(await send(forms.support.path, body));
  const other = await readReceipt(await send(forms.support.path, { ...body, query: 'And as DOCX?' }));
  expect(other.reference).not.toBe(first.reference);
  const start = test.clock.now;
  test.clock.now = new Date(start.getTime() + 9 * 60_000);
  expect((await readReceipt(await send(forms.support.path, body))).reference).toBe(first.reference);
  test.clock.now = new Date(start.getTime() + 10 * 60_000);
  expect((await readReceipt(await send(forms.support.path, body))).reference).not.toBe(first.reference);
  test.clock.now = start;
  expect(await listRows(body.email)).toHaveLength(3);
});

it('creates a consultation for callers that know only the public fields', async () => {
  const body = { fullName: 'Noor Haddad', email: createEmailAddress() };
  const answer = await test.visitor().api.support.requestConsultation(body);
  expect(answer).toMatchObject({ reference: expect.stringMatching(/^C-/), booking: null });
  expect(await listRows(body.email)).toMatchObject([{ kind: 'consultation', answers: [] }]);
});

describe('unpacks what the forms pack', () => {
  const submitAndReadAnswers = async (body: { email: string }, path: string) => {
    expect((await send(path, body)).status).toBe(201);
    return (await listRows(body.email))[0];
  };

  it('for an open position', async () => {
    const row = await submitAndReadAnswers(
      {
        ...forms.consultation.filled(),
        ...{ position: 'Product designer', consultationType: 'career', preferredTime: 'evening' },
      },
      forms.consultation.path,
    );
    expect(row).toMatchObject({
      excerpt: 'Telemetry',
      answers: [
        { label: 'Open position', value: 'Product designer' },
        { label: 'Consultation type', value: 'Career advice' },
        { label: 'Current role', value: 'Nurse' },
        { label: 'Target role', value: 'Ward lead' },
        { label: 'Experience', value: '6 years' },
        { label: 'Skills', value: 'Telemetry' },
        { label: 'Goals', value: 'Lead a ward within a year' },
        { label: 'Preferred time', value: 'Evening (5PM-8PM)' },
        { label: 'Agreed to the terms', value: 'Yes' },
      ],
    });
  });

  it('for the enterprise form', async () => {
    expect(await submitAndReadAnswers(forms.enterprise.filled(), forms.enterprise.path)).toMatchObject({
      excerpt: 'Forty people',
      answers: [
        { label: 'Consultation type', value: 'Team Training' },
        { label: 'Preferred time', value: 'Flexible' },
        { label: 'Discussion', value: 'Forty people' },
      ],
    });
  });

  it('for the demo form', async () => {
    expect(await submitAndReadAnswers(forms.demo.filled(), forms.demo.path)).toMatchObject({
      excerpt: 'Show us the score',
      answers: [{ label: 'Details', value: 'Message: Show us the score' }],
    });
  });

  it('introduces long text by its first words', async () => {
    const query = `First line\n\n${'wörd '.repeat(100)}`;
    const row = await submitAndReadAnswers(
      { ...forms.support.filled(), query } as { email: string },
      forms.support.path,
    );
    expect(row?.excerpt).toMatch(/^First line wörd .*wörd…$/);
    expect([...(row?.excerpt ?? '')].length).toBeLessThanOrEqual(161);
  });
});

describe('the waitlist', () => {
  const join = (body: object) => send(forms.waitlist.path, body);

  it("stores each address once, with the latest entry, and doesn't reveal whether it was known", async () => {
    const first = forms.waitlist.filled();
    const before = await readReceipt(await join(first));
    await test.app.db
      .updateTable('inquiries')
      .set({ state: 'closed', closed_at: test.clock.now, first_answered_at: test.clock.now })
      .where('email', '=', first.email)
      .execute();
    const answer = await join({ ...first, email: first.email.toUpperCase(), targetRole: 'Head of nursing' });
    expect(answer.status).toBe(201);
    const after = await readReceipt(answer);
    expect(toShape(after)).toEqual(toShape(before));
    const rows = await listRows(first.email);
    expect(rows).toMatchObject([
      { state: 'open', first_answered_at: null, closed_at: null, reference: after.reference },
    ]);
    expect(JSON.stringify(rows[0]?.answers)).toContain('Head of nursing');
    expect(JSON.stringify(rows[0]?.answers)).not.toContain('Ward lead');
  });

  it('keeps one row when different entries for one address arrive simultaneously', async () => {
    const body = forms.waitlist.filled();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => join({ ...body, targetRole: `Role ${at}` })),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await listRows(body.email)).toHaveLength(1);
  });

  it('is for one of our plans, by default the first', async () => {
    const plans = getProductNames(DEFAULT_BRAND);
    for (const [plan, saved] of [
      [undefined, plans.one],
      ['', plans.one],
      [plans.prime, plans.prime],
      [plans.x, plans.x],
    ]) {
      const body = { ...forms.waitlist.filled(), plan };
      expect((await join(body)).status).toBe(201);
      expect((await listRows(body.email))[0]?.answers).toContainEqual({ label: 'Plan', value: saved });
    }
    for (const plan of ['Foothold Two', 'foothold one', 'Other One', "'; DROP TABLE inquiries; --"])
      await expectRefused(await join({ ...forms.waitlist.filled(), plan }), 400, 'request.invalid', 'plan');
  });

  it("uses the form's wording in every message", async () => {
    const body = forms.waitlist.filled();
    await join(body);
    expect((await listRows(body.email))[0]?.answers).toEqual([
      { label: 'Plan', value: 'Foothold One' },
      { label: 'Phone', value: '+1 555 555 0142' },
      { label: 'Current role', value: 'Nurse' },
      { label: 'Experience', value: 'Senior Level (6-10 years)' },
      { label: 'Industry', value: 'Healthcare' },
      { label: 'Target role', value: 'Ward lead' },
      { label: 'Skills', value: 'Leadership, Communication' },
      { label: 'Goals', value: 'Leadership Role' },
      { label: 'Urgency', value: 'Soon (1-3 months)' },
      { label: 'Additional information', value: 'I can start in March.' },
      { label: 'Newsletter', value: 'Yes' },
    ]);
  });

  it.each([
    ['experience', 'Wizard'],
    ['industry', 'Alchemy'],
    ['urgency', 'now'],
    ['skills', ['Alchemy']],
    ['goals', 'Higher Salary'],
    ['skills', Array(51).fill('Python')],
    ['newsletter', 'yes'],
  ])('rejects an unknown choice for %s', async (field, value) => {
    const answer = await join({ ...forms.waitlist.filled(), [field]: value });
    expect(answer.status).toBe(400);
    expect(Object.keys((await readProblem(answer)).fields ?? {}).some((name) => name.startsWith(field))).toBe(true);
  });
});

const readReceipt = (answer: Response) => answer.json() as Promise<Receipt>;
const readProblem = (answer: Response) => answer.json() as Promise<Problem>;

/** The body with every name in it replaced. */
const changeName = (body: object, name: string) =>
  'fullName' in body ? { fullName: name } : { firstName: name, lastName: name };

/** Names and types in a response, without its values. */
function toShape(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toShape(part)]));
}

async function expectRefused(answer: Response, status: number, code: string, field?: string) {
  const problem = await readProblem(answer);
  expect([answer.status, problem.code, problem.fields]).toEqual([
    status,
    code,
    field === undefined ? problem.fields : expect.objectContaining({ [field]: expect.any(String) }),
  ]);
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(problem).toMatchObject({ message: expect.any(String), error: problem.message });
}

it("a page's own action returns the same error", async () => {
  const { error } = await safe(
    test.visitor().api.support.query({ ...forms.support.filled(), query: ' ', email: 'nobody' }),
  );
  expect(error).toMatchObject({
    code: 'request.invalid',
    data: {
      fields: { query: 'Please fill in all fields.', email: 'Please enter a valid email address.' },
    },
  });
});
