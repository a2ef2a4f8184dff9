import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { buyPlan } from './paying.ts';
import { type Account, createTestAccount, getDemoAccount, signUp } from './people.ts';

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

/** Adds an authenticator to the page's signed-in account. Returns its next codes, all different. */
export async function addAuthenticator(page: Page, { password }: Account): Promise<() => string> {
  const started = await page.request.post('/api/accounts/security/authenticator', { data: { password } });
  expect(started.status(), await started.text()).toBe(200);
  const { secret } = (await started.json()) as { secret: string };
  const codes = new TOTP({ secret });
  let next = Date.now();
  const generateCode = () => {
    const timestamp = next;
    // A code works once, so each is from a later half minute. The server also accepts adjacent ones.
    next += 30_000;
    return codes.generate({ timestamp });
  };
  const confirmed = await page.request.post('/api/accounts/security/authenticator/confirm', {
    data: { code: generateCode() },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  return generateCode;
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
 * Proposes a task that needs the mailbox, without using the page.
 * @returns its id
 */
export async function proposeTask(recruiter: APIRequestContext, memberId: string, what: string): Promise<string> {
  const answer = await recruiter.post(`/api/recruiting/members/${memberId}/tasks`, {
    data: { what, needsMailbox: true },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}
