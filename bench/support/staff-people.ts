import type { APIRequestContext } from '@playwright/test';
import { buyPlan } from '../../e2e/support/paying.ts';
import { registerMember } from '../../e2e/support/recruiting.ts';

/** What the tasks of staff need: a member with a paid plan, who waits for a recruiter, and an inquiry. */

export interface DemoPerson {
  email: string;
  password: string;
}

export const getDemoPerson = (role: 'member' | 'support' | 'admin'): DemoPerson => ({
  email: `${role}@demo.example`,
  password: `demo-${role}-password`,
});

/** Signs in. @throws Error if the installation has no demo accounts */
export async function signIn(request: APIRequestContext, person: DemoPerson): Promise<{ name: string }> {
  const answer = await request.post('/api/accounts/log-in', { data: person });
  if (!answer.ok()) throw new Error(`The demo account isn’t there: ${await answer.text()}`);
  const { viewer } = (await (await request.get('/api/accounts/me')).json()) as { viewer: { name: string } };
  return viewer;
}

/** The demo member buys Prime unless they have it, and registers; their registration is accepted, without a recruiter. */
export async function prepareMember(member: APIRequestContext, admin: APIRequestContext): Promise<{ name: string }> {
  const person = getDemoPerson('member');
  const { name } = await signIn(member, person);
  const { subscription } = (await (await member.get('/api/billing')).json()) as { subscription: object | null };
  if (!subscription)
    await buyPlan(member, { firstName: 'Demo', lastName: 'Member', email: person.email }, 'Foothold Prime');
  const reference = await registerMember(member, { ...person, name }, 'four plain words');
  const found = await admin.get(`/api/recruiting/registrations?q=${reference}`);
  const { registrations } = (await found.json()) as { registrations: { id: string }[] };
  const path = `/api/recruiting/registrations/${registrations[0]?.id}`;
  await admin.post(`${path}/review`, { data: { decision: 'accept' } });
  await admin.post(`${path}/assign`, { data: { recruiterId: null } });
  return { name };
}

/** A visitor asks a question. */
export async function sendInquiry(request: APIRequestContext): Promise<void> {
  const data = { firstName: 'Nora', lastName: 'Haddad', email: 'nora@example.com', query: 'Can I export my résumé?' };
  const answer = await request.post('/api/support-query', { data });
  if (!answer.ok()) throw new Error(`The inquiry wasn’t received: ${await answer.text()}`);
}
