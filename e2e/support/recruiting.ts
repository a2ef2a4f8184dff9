import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { buyPlan } from './paying.ts';
import { type Account, createTestAccount, getDemoAccount, signUp } from './people.ts';
import { ELECTRICIAN, saveResume } from './resume-files.ts';

export interface Recruiter extends Account {
  id: string;
}

/**
 * Creates a recruiter for this journey only.
 * @param admin a browser with a signed-in admin
 */
export async function createRecruiter(page: Page, admin: APIRequestContext): Promise<Recruiter> {
  const account = await signUp(page, createTestAccount(`Rowan ${randomUUID().slice(0, 8)}`));
  const found = await admin.get(`/api/accounts/members?q=${encodeURIComponent(account.email)}`);
  const { members } = (await found.json()) as { members: { id: string }[] };
  const id = members[0]?.id ?? '';
  const response = await admin.put(`/api/accounts/members/${id}/role`, {
    data: { role: 'recruiter', password: getDemoAccount('admin').password },
  });
  expect(response.status(), await response.text()).toBe(200);
  return { ...account, id };
}

/** Buys the plan that includes a recruiter for the page's signed-in member, without using the pages. */
export async function buyPrime(page: Page, { email, name }: Account): Promise<void> {
  const [firstName = '', ...rest] = name.split(' ');
  await buyPlan(page.request, { firstName, lastName: rest.join(' ') || firstName, email }, 'Foothold Prime');
}

/** A registration as an API client sends it. */
const createAnswers = (email: string, name: string) => ({
  preferredName: name,
  dateOfBirth: '1990-04-17',
  email,
  resumePhoneNumber: '(555) 010-0199',
  personalPhoneNumber: '(555) 010-0142',
  currentAddress: '4 Payette Street, Boise, ID 83702',
  workExperience: [
    {
      clientName: 'Juniper Ridge Hospital',
      startDate: '2020-05-04',
      endDate: 'Present',
      role: 'Registered nurse',
      clientAddress: '12 Ridge Road, Boise, ID',
    },
  ],
  bachelorsUniversity: 'Clearwater State University',
  bachelorsField: 'Nursing',
  bachelorsGraduationDate: '2013-06-14',
  visaStatus: 'H1B Visa',
  arrivalDate: '2015-08-20',
  preferredRole: 'Charge nurse',
  confirmAccuracy: true,
  permissionToStore: true,
  legalName: name,
  signatureDate: '2026-11-20',
});

/**
 * Registers the member who is signed in, without the form.
 * @returns the reference
 */
export async function registerMember(request: APIRequestContext, member: Account, password: string): Promise<string> {
  const answer = await request.post('/api/registration', {
    data: { ...createAnswers(member.email, member.name), resumeEmailPassword: password },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { reference: string }).reference;
}

/**
 * Accepts a registration and assigns its member to a recruiter, without using the pages.
 * @returns the member's id
 */
export async function acceptAndAssign(
  admin: APIRequestContext,
  reference: string,
  recruiterId: string,
): Promise<string> {
  const found = await admin.get(`/api/recruiting/registrations?q=${reference}`);
  const { registrations } = (await found.json()) as { registrations: { id: string }[] };
  const path = `/api/recruiting/registrations/${registrations[0]?.id}`;
  const response = await admin.post(`${path}/review`, { data: { decision: 'accept' } });
  expect(response.status(), await response.text()).toBe(200);
  const assigned = await admin.post(`${path}/assign`, { data: { recruiterId } });
  expect(assigned.status(), await assigned.text()).toBe(200);
  return ((await assigned.json()) as { member: { id: string } }).member.id;
}

/**
 * Proposes a task, without using the page.
 * @returns its id
 */
export async function proposeTask(recruiter: APIRequestContext, memberId: string, what: string): Promise<string> {
  const answer = await recruiter.post(`/api/recruiting/members/${memberId}/tasks`, { data: { what } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

export interface ApprovedPacket {
  id: string;
  hash: string;
  job: { listingId: string; title: string; company: string };
}

/** Gives the page's signed-in member a résumé, and lets recruiters apply for them. */
export async function authorizeRecruiters(member: Page): Promise<void> {
  await saveResume(member, ELECTRICIAN);
  const allowed = await member.request.put('/api/recruiting/authorization', { data: { given: true } });
  expect(allowed.status(), await allowed.text()).toBe(200);
}

/** Approves a packet as the page's signed-in member, who has no passkey. */
export async function approvePacket(member: Page, { password }: Account, id: string): Promise<ApprovedPacket> {
  const packet = (await (await member.request.get(`/api/packets/${id}`)).json()) as ApprovedPacket & {
    needsException: boolean;
  };
  const answer = await member.request.post('/api/packets/approvals', {
    data: { items: [{ id, hash: packet.hash, exception: packet.needsException }], password },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return packet;
}

/** An approved application that needs the mailbox, without using the pages. The member lets recruiters apply. */
export async function createApprovedPacket(
  recruiter: APIRequestContext,
  member: Page,
  account: Account,
  memberId: string,
): Promise<ApprovedPacket> {
  await authorizeRecruiters(member);
  const { items } = (await (await recruiter.get('/api/listings?q=electrician')).json()) as { items: { id: string }[] };
  const { resumes } = (await (await member.request.get('/api/resumes')).json()) as { resumes: { id: string }[] };
  const answer = await recruiter.post(`/api/recruiting/members/${memberId}/packets`, {
    data: { listingId: items[0]?.id, resumeId: resumes[0]?.id, needsMailbox: true, answers: [] },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return approvePacket(member, account, ((await answer.json()) as { id: string }).id);
}
