import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** Where the journeys' server writes emails, because it has no mail service. */
const OUTBOX = join(import.meta.dirname, '..', '..', '.cache', 'e2e-data', 'outbox');

/** An email takes a few hundred milliseconds, and most journeys begin with one. */
const CHECK_MS = 100;

/**
 * The emails in an outbox folder, oldest first.
 * @param recipient only emails to this address; omit it for all
 */
export function listEmails(folder: string, recipient = ''): Promise<Email[]> {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const wanted = names.filter((name) => name.endsWith('.eml') && name.includes(recipient));
  return Promise.all(wanted.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

/**
 * The text of the newest email to an address. Waits for it, because a job writes it shortly after the page has
 * responded.
 * @param subject part of the subject
 */
export async function waitForEmail(recipient: string, subject: string): Promise<string> {
  let text = '';
  await expect(async () => {
    const email = (await listEmails(OUTBOX, recipient)).findLast((one) => one.subject?.includes(subject));
    expect(email, `an email to ${recipient} about “${subject}”`).toBeDefined();
    text = email?.text ?? '';
  }).toPass({ intervals: [CHECK_MS] });
  return text;
}

/**
 * The link with a token in the newest email to an address.
 * @param subject part of the subject
 */
export async function waitForLink(recipient: string, subject: string): Promise<string> {
  return /https?:\/\/\S+token=[\w-]+/.exec(await waitForEmail(recipient, subject))?.[0] ?? '';
}
