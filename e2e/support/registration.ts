import { expect, type Page } from '@playwright/test';
import { plantedSecrets } from './planted-secrets.ts';

/** A fictional person, with the fields of the registration form. */
export interface Registrant {
  preferredName: string;
  legalName: string;
  email: string;
  /** The résumé mailbox's password; null to use a forwarding address instead. */
  password: string | null;
}

export const createRegistrant = (email: string, preferredName = 'Noor Haddad'): Registrant => ({
  preferredName,
  legalName: preferredName,
  email,
  password: plantedSecrets.registration,
});

/** The values of the common fields, by label. */
const COMMON: readonly (readonly [label: string, value: string])[] = [
  ['Date of birth', '1990-04-17'],
  ['LinkedIn profile (optional)', 'https://www.linkedin.com/in/noor-haddad-example'],
  ['Résumé phone number', '(555) 010-0199'],
  ['Personal phone number', '(555) 010-0142'],
  ['Current address', '4 Payette Street\nBoise, ID 83702'],
  ['Client name', 'Juniper Ridge Hospital'],
  ['Start date', '2020-05-04'],
  ['End date', '2023-02-28'],
  ['Role', 'Registered nurse'],
  ['Client address', '12 Ridge Road, Boise, ID'],
  ['Bachelor’s university', 'Clearwater State University'],
  ['Bachelor’s field of study', 'Nursing'],
  ['Bachelor’s graduation date', '2013-06-14'],
  ['Date of arrival in USA', '2015-08-20'],
  ['Certifications and achievements (optional)', 'RN, Idaho\nACLS'],
  ['Preferred role', 'Charge nurse'],
];

/** Fills in the form by its labels. */
export async function fillRegistration(page: Page, who: Registrant): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Preferred name').fill(who.preferredName);
  await form.getByLabel('Email', { exact: true }).fill(who.email);
  for (const [label, value] of COMMON) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel('Visa status').selectOption('H1B Visa');
  await form.getByLabel('Legal name').fill(who.legalName);
  if (who.password === null) await form.getByLabel('Use a forwarding address instead').check();
  else {
    await form.getByLabel('Resume email password').fill(who.password);
    await form.getByLabel(/I give permission to store the password/).check();
  }
  await form.getByLabel(/I confirm that the information/).check();
}

/** Submits the form and waits for the confirmation. */
export async function submitRegistration(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(page.getByRole('heading', { name: 'Registration submitted successfully!' })).toBeVisible();
}
