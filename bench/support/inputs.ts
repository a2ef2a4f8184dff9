import { createECDH } from 'node:crypto';
import { createNurse } from '../../apps/server/test/fixtures/people.ts';
import { createRegistration } from '../../apps/server/test/fixtures/registrations.ts';
import type { Endpoint, Input, Shape } from './endpoints.ts';
import { PlainFile } from './endpoints.ts';
import type { Random } from './random.ts';

/** Everyone's password in a bench. */
export const PASSWORD = 'four plain words here';

/** Requirements on a value beyond its schema, by field name. Called again for each input. */
const FIELDS: Record<string, (mark: string) => unknown> = {
  email: () => `someone-${crypto.randomUUID()}@example.com`,
  password: () => PASSWORD,
  current: () => PASSWORD,
  name: (mark) => mark,
  note: (mark) => mark,
  title: (mark) => mark,
  planName: () => 'Foothold One',
  amount: () => 8999,
  currency: () => 'usd',
  plan: () => 'prime',
  path: () => 'react',
  module: () => 'components-and-props',
  skill: () => 'react',
  state: () => undefined,
  file: (mark) => new PlainFile(createResumeBytes(mark), 'resume.json'),
  jobText: () => 'Registered Nurse\nRequirements\n- Wound care\n- IV therapy',
  publicKey: () => BOX_KEY,
  website: () => '',
  token: () => 'a-token-that-nobody-was-ever-given-000000000000',
  ticket: () => 'a-ticket-that-nobody-was-ever-given',
  // Shorter than a sentence, and enough for a tool to answer.
  jobTitle: () => 'Registered Nurse',
  targetRole: () => 'Registered Nurse',
  code: (mark) => `// ${mark}\nexport const one = 1;\n`,
  resumeText: (mark) =>
    `${mark}\n\nExperience\nRegistered Nurse, Example Hospital, 2019-05 to present\n- Gave wound care\n`,
  preferredDate: () => undefined,
  week: () => '2026-11-23',
  set: () => undefined,
  except: () => [],
  baseVersion: () => 1,
  version: () => 1,
  page: () => 1,
  accent: () => '1B4F72',
  needsSponsorship: () => 'true',
  visa: () => 'may-sponsor',
  starts: () => '2026-12-03T10:00',
  due: () => '2026-12-03T10:00',
  timeZone: () => 'America/Chicago',
};

/** A point on P-256, as a browser sends its half of a sealed box. */
export const BOX_KEY = createECDH('prime256v1').generateKeys().toString('base64');

/** Why a recruiter asks for the mailbox password. Their passkey signs it. */
export const REVEAL_REASON = 'To send the application from the mailbox';

/** An offer of a job. */
export const createOffer = (mark: string) => ({
  base: 90_000,
  currency: 'USD',
  period: 'year' as const,
  bonus: null,
  equity: '',
  benefits: mark,
  daysOff: 20,
  remote: '',
  startsOn: null,
  answerBy: null,
  note: mark,
});

/** A table of applications to import. */
const createTable = (mark: string): Input => ({
  text: `Title,Company\n${mark},Example`,
  bytes: undefined,
  columns: undefined,
  states: [{ word: 'Sent', state: 'submitted' }],
});

/** An endpoint's input if its field names aren't enough. */
const INPUTS: Record<string, (mark: string) => Input> = {
  'recruiting.register': (mark) => ({
    ...createRegistration({ email: `${crypto.randomUUID()}@example.com`, legalName: mark }),
  }),
  'recruiting.registrationPdf': (mark) => ({ ...createRegistration({ legalName: mark }) }),
  'recruiting.saveProfile': (mark) => ({ ...createRegistration({ legalName: mark }) }),
  'resumes.correct': (mark) => ({ resume: { ...createNurse(), summary: mark } }),
  'resumes.preview': (mark) => ({ resume: { ...createNurse(), summary: mark } }),
  'resumes.report': () => ({ rubric: undefined }),
  'staff.saveFilter': () => ({ query: 'state=all' }),
  'resumes.version': () => ({ version: 1 }),
  'resumes.draftLine': () => ({ role: 'work/w1', asks: 'work', previous: undefined }),
  'resumes.addLine': () => ({ role: 'work/w1', replaces: undefined }),
  'accounts.passkeyOptions': () => ({ for: 'log-in' }),
  'accounts.secondFactor': () => ({ code: '123456', recoveryCode: undefined, assertion: undefined }),
  'accounts.security.verify': () => ({ code: '123456', recoveryCode: undefined, assertion: undefined }),
  'accounts.security.confirmAuthenticator': () => ({ code: '123456' }),
  'accounts.tokenLogIn': () => ({ code: '123456' }),
  'answers.add': () => ({ question: undefined }),
  'applications.import': createTable,
  'applications.previewImport': createTable,
  'applications.list': () => ({ removed: 'false' }),
  'applicationMail.list': () => ({ waiting: 'true' }),
  'support.changeInquiries': () => ({ change: { kind: 'close' } }),
  'applications.move': () => ({ to: 'interview', happenedOn: undefined }),
  'applications.moveMany': () => ({ to: 'interview', happenedOn: undefined }),
  'applications.tagMany': () => ({ remove: [] }),
  'applicationMail.add': (mark) => ({
    file: undefined,
    text: `Subject: Your application\n\nThank you for applying to ${mark}. ${crypto.randomUUID()}`,
  }),
  'applicationPlans.setOffer': createOffer,
  'applications.matches': () => ({ state: 'TX' }),
  'jobs.match': () => ({ state: 'TX' }),
  'jobs.compare': () => ({ state: 'TX' }),
  'notifications.browsers.turnOn': () => ({
    endpoint: 'https://push.example/a-browser',
    publicKey: createECDH('prime256v1').generateKeys().toString('base64url'),
    authSecret: 'AAAAAAAAAAAAAAAAAAAAAA',
  }),
  'notifications.read': () => ({ ids: [crypto.randomUUID()] }),
  'billing.subscriptions': () => ({ state: 'all' }),
  'support.inquiries': () => ({ state: 'all' }),
  'support.exportInquiries': () => ({ state: 'all' }),
  'recruiting.reveal': () => ({ reason: REVEAL_REASON }),
  'recruiting.revealOptions': () => ({ reason: REVEAL_REASON }),
  'recruiting.packets.prepare': () => ({ questions: ['Why do you want to work here?'] }),
  'recruiting.packets.propose': () => ({ confirmed: true, needsMailbox: false }),
  'recruiting.packets.submit': () => ({ kind: 'number', text: 'GH-20417' }),
  'recruiting.packets.upload': (mark) => ({ file: new PlainFile(Buffer.from(mark), 'letter.txt') }),
  // The company would be excluded from later packets.
  'packets.decline': () => ({ reason: 'pay', never: false }),
  'packets.edit': () => ({ answers: [] }),
  'packets.approve': () => ({ code: undefined, assertion: undefined }),
  'recruiting.workspace.matches': () => ({ skip: 0 }),
  'recruiting.thread.get': () => ({ before: undefined }),
  'recruiting.memberThread.get': () => ({ before: undefined }),
  'recruiting.thread.send': () => ({ files: [] }),
  'recruiting.memberThread.send': () => ({ files: [], needsReply: 'false' }),
  'recruiting.tailoring.decide': () => ({ decision: 'decline', role: undefined }),
  'recruiting.guarantee.close': () => ({ outcome: 'not-covered' }),
  'recruiting.staffing.plan': () => ({ startsOn: '2098-01-06', endsOn: '2098-01-10' }),
  'recruiting.staffing.change': () => ({ endsOn: '2099-01-08' }),
  'recruiting.guarantee.list': () => ({ state: 'active' }),
  'recruiting.registrations': () => ({ state: 'new', needsRecruiter: 'true' }),
  'learning.step': () => ({ state: 'done' }),
  'challenges.saveDraft': () => ({ version: 0 }),
  'practice.save': () => ({ version: 0, place: 1, grades: undefined }),
  'site.pageView': () => ({ path: '/pricing' }),
  'practice.set': () => ({ id: 'algorithms' }),
  'learning.answer': () => ({ exercise: 'small-letter', answer: { kind: 'choice', chosen: [1] } }),
  'learning.solution': () => ({ exercise: 'small-letter' }),
  'learning.reading': () => ({ slug: 'react-fundamentals-course' }),
  'learning.material': () => ({ slug: 'react-fundamentals-course' }),
  'learning.code': () => ({ slug: 'react-patterns' }),
  'site.content': () => ({ kind: 'help', slug: 'create-an-account' }),
  'sandboxPayments.confirm': () => ({
    card: { number: '4242 4242 4242 4242', expires: '12/49', cvc: '123' },
    payer: { email: `payer-${crypto.randomUUID()}@example.com`, name: 'Robin Example' },
  }),
};

/** A unique résumé as JSON Resume. */
export function createResumeBytes(mark: string): Buffer {
  return Buffer.from(
    JSON.stringify({
      basics: { name: mark, email: 'robin@example.com', summary: `${mark} ${crypto.randomUUID()}` },
      work: [
        {
          name: 'Larkholt Hospital',
          position: 'Registered Nurse',
          startDate: '2020-01',
          highlights: ['Gave wound care'],
        },
      ],
      skills: [{ name: 'Wound Care' }, { name: 'IV Therapy' }],
    }),
  );
}

/** Returns IDs of existing objects and other values that only the caller knows; undefined keeps the field's example. */
export type KnownValue = (endpoint: Endpoint, field: string) => unknown;

/**
 * A valid input for the endpoint, generated from its schema, with real objects' ids.
 * @param random selects among alternatives; without it, the first of each
 */
export function createValidInput(endpoint: Endpoint, mark: string, known: KnownValue, random?: Random): Input {
  if (!endpoint.shape) return {};
  const whole = INPUTS[endpoint.name]?.(mark) ?? {};
  const input: Input = {};
  for (const [field, shape] of Object.entries(listProperties(endpoint.shape, random))) {
    const value = known(endpoint, field) ?? (field in whole ? whole[field] : getExample(shape, field, mark, random));
    if (value !== undefined) input[field] = value;
  }
  return input;
}

const listProperties = (shape: Shape, random?: Random): Record<string, Shape> =>
  shape.properties ?? pickAlternative(shape, random)?.properties ?? {};

function pickAlternative({ anyOf, oneOf }: Shape, random?: Random): Shape | undefined {
  const all = anyOf ?? oneOf ?? [];
  return random && all.length > 0 ? random.pick(all) : all[0];
}

function getExample(shape: Shape, field: string, mark: string, random?: Random): unknown {
  const own = FIELDS[field];
  if (own && shape.type !== 'object') return own(mark);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return random ? random.pick(shape.enum) : shape.enum[0];
  const one = pickAlternative(shape, random);
  if (one) return getExample(one, '', mark, random);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).flatMap(([name, part]) => {
          const value = getExample(part, name, mark, random);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    case 'array':
      return Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () =>
        getExample(shape.items ?? {}, '', mark, random),
      );
    case 'integer':
    case 'number':
      return Math.max(1, shape.minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return buildString(shape, mark);
  }
}

function buildString({ pattern, format, minLength = 0, maxLength }: Shape, mark: string): string {
  if (format === 'date') return '2026-12-01';
  if (format === 'starts_with' || pattern?.startsWith('^\\/')) return '/pricing';
  if (pattern?.includes('@')) return `someone-${crypto.randomUUID()}@example.com`;
  return mark.padEnd(minLength, 'x').slice(0, maxLength);
}

/** The contract's error for one of our inputs; undefined if it is valid. The server converts query text before validation. */
export function findContractError(endpoint: Endpoint, input: Input): string | undefined {
  const values = Object.entries(input).map(([name, value]) => [
    name,
    value instanceof PlainFile ? new File([new Uint8Array(value.bytes)], value.name) : value,
  ]);
  const result = endpoint.schema?.safeParse(Object.fromEntries(values));
  return result?.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}
