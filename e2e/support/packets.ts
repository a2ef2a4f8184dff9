import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Account, type Credentials, createTestAccount, getDemoAccount, signUp } from './people.ts';
import { acceptAndAssign, buyPrime, createRecruiter, registerMember } from './recruiting.ts';

/** The parts of a packet that journeys look at. */
export interface Packet {
  id: string;
  hash: string;
  needsException: boolean;
  job: { title: string; company: string };
  content: { answers: { question: string; answer: string | null }[]; letter: string };
}

export interface PacketCase {
  member: Account;
  memberId: string;
  recruiter: Account;
  /** A browser in which the recruiter is signed in. */
  sender: APIRequestContext;
  resumeId: string;
  /** Listings without a packet yet. */
  listingIds: string[];
}

/** A résumé with most of what nursing jobs ask for. */
const RESUME = {
  basics: {
    name: 'Robin Example',
    label: 'Registered Nurse',
    email: 'robin@example.com',
    phone: '(555) 010-0142',
    location: { city: 'Boise', region: 'ID' },
    summary: 'Registered nurse with nine years of acute care, telemetry, and wound care experience.',
  },
  work: [
    {
      name: 'Larkholt Hospital',
      position: 'Registered Nurse',
      startDate: '2020-05',
      highlights: [
        'Monitored telemetry for 28 cardiac patients a shift and cut response time by 20%',
        'Gave wound care, IV therapy, and medication to 6 patients a shift, charted in Epic',
        'Taught discharge plans to 300 families a year and cut readmissions by 12%',
        'Led triage for 40 patients a day and trained 5 new nurses in patient education',
      ],
    },
    {
      name: 'Payette River Clinic',
      position: 'Staff Nurse',
      startDate: '2017-06',
      endDate: '2020-04',
      highlights: [
        'Assessed 30 walk-in patients a day and set priorities for 4 doctors',
        'Coordinated case management for 60 patients with chronic conditions',
      ],
    },
  ],
  education: [
    {
      institution: 'Clearwater State University',
      studyType: 'Bachelor of Science',
      area: 'Nursing',
      startDate: '2013-08',
      endDate: '2017-05',
    },
  ],
  certificates: [{ name: 'Registered Nurse License, Idaho', date: '2017-07' }, { name: 'BLS' }, { name: 'ACLS' }],
  skills: [
    { name: 'Telemetry' },
    { name: 'Wound care' },
    { name: 'IV therapy' },
    { name: 'Epic' },
    { name: 'Triage' },
    { name: 'Medication administration' },
    { name: 'Patient education' },
    { name: 'Case management' },
  ],
};

async function send<Answer>(request: APIRequestContext, method: 'post' | 'put', path: string, data: object) {
  const answer = await request[method](path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** A member who authorized recruiters, with an assigned recruiter and a résumé. The page is signed in as the member. */
export async function createPacketCase(page: Page, another: (who?: Credentials) => Promise<Page>): Promise<PacketCase> {
  const admin = await another(getDemoAccount('admin'));
  const sender = await another();
  const recruiter = await createRecruiter(sender, admin.request);
  const member = await signUp(page, createTestAccount('Noor Haddad'));
  await buyPrime(page, member);
  const reference = await registerMember(page.request, member, `mailbox ${randomUUID()}`);
  const memberId = await acceptAndAssign(admin.request, reference, recruiter.id);
  await send(page.request, 'put', '/api/recruiting/authorization', { given: true });
  const uploaded = await page.request.post('/api/resumes', {
    multipart: {
      file: { name: 'robin.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(RESUME)) },
    },
  });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  const { resume } = (await uploaded.json()) as { resume: { id: string } };
  const found = await page.request.get('/api/listings?q=nurse');
  const { items } = (await found.json()) as { items: { id: string }[] };
  expect(items.length).toBeGreaterThan(3);
  return {
    member,
    memberId,
    recruiter,
    sender: sender.request,
    resumeId: resume.id,
    listingIds: items.map(({ id }) => id),
  };
}

/** Proposes a packet for the case's next listing, as the recruiter. */
export async function proposePacket(one: PacketCase, change: object = {}): Promise<Packet> {
  return send(one.sender, 'post', `/api/recruiting/members/${one.memberId}/packets`, {
    listingId: one.listingIds.shift(),
    resumeId: one.resumeId,
    answers: [
      { question: 'Why do you want to work here?', answer: 'Because of your wound care team.' },
      { question: 'How many years of nursing experience do you have?', answer: '9' },
    ],
    ...change,
  });
}

/** Proposes a packet whose résumé has at least the minimum score, and withdraws those with a lower one. */
export async function proposeGoodPacket(one: PacketCase, change: object = {}): Promise<Packet> {
  while (one.listingIds.length > 0) {
    const packet = await proposePacket(one, change);
    if (!packet.needsException) return packet;
    await send(one.sender, 'post', `/api/recruiting/packets/${packet.id}/withdraw`, { hash: packet.hash });
  }
  throw new Error('No listing fits the résumé.');
}

/** Records a submission with a confirmation number, as the recruiter. */
export const submitPacket = (one: PacketCase, { id, hash }: Packet, text: string) =>
  send(one.sender, 'post', `/api/recruiting/packets/${id}/submit`, { hash, kind: 'number', text });
