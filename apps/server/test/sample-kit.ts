import { SAMPLE_MEMBER } from '../src/domains/accounts/index.ts';
import type { Person, TestApp } from './harness.ts';

/** How many sample people and inquiries there are. */
export const PEOPLE = 6;
export const INQUIRIES = 12;

/** Adds the demo accounts, the sample listings, and the samples, as a first start does. */
export async function addAllSamples({ app }: TestApp): Promise<void> {
  await app.accounts.addDemoAccounts();
  await app.samples.seed();
  await app.addSamples();
}

async function logIn(test: TestApp, email: string, password: string): Promise<Person> {
  const person = test.visitor();
  await person.api.accounts.logIn({ email, password });
  return person;
}

export const logInAs = (test: TestApp, role: 'recruiter' | 'support' | 'admin') =>
  logIn(test, `${role}@demo.example`, `demo-${role}-password`);

/** Signs in to the account of the sample member whose portal is full. */
export const logInAsRiley = (test: TestApp) => logIn(test, SAMPLE_MEMBER.email, SAMPLE_MEMBER.password);
