import type { Change } from '@foothold/contracts/changes';
import { safe } from '@orpc/client';
import type { IncomingListing } from '../src/domains/listings/index.ts';
import type { Person, TestApp } from './harness.ts';

/** Creates what a test needs, including its dependencies. */

/** A nurse's listing from a feed. */
export function createNurseListing(externalId: string, change: Partial<IncomingListing> = {}): IncomingListing {
  return {
    externalId,
    title: 'Registered Nurse',
    company: { name: 'Larkholt Hospital' },
    // The same text at the same company would be the same job.
    description: `Requirements\n- Wound care\n- IV therapy\n\nRequisition ${externalId}`,
    employmentType: 'full-time',
    remote: 'no',
    places: ['Austin, TX'],
    postedAt: '2026-11-10',
    ...change,
  };
}

export interface NewMember {
  email?: string;
  name?: string;
  password?: string;
  /** True by default. */
  confirmed?: boolean;
}

/** A signed-in member. */
export async function signUp(test: TestApp, member: NewMember = {}): Promise<Person> {
  const email = member.email ?? `member-${crypto.randomUUID()}@example.com`;
  const person = test.visitor();
  await person.api.accounts.signUp({
    name: member.name ?? 'Robin Example',
    email,
    password: member.password ?? 'four plain words here',
  });
  if (member.confirmed !== false) {
    const message = await test.eventually(() =>
      test.app.db
        .selectFrom('mails')
        .selectAll()
        .where('recipient', '=', email)
        .where('subject', 'like', 'Confirm%')
        .executeTakeFirst(),
    );
    await person.api.accounts.confirmEmail({ token: /token=([\w-]+)/.exec(message.body_text)?.[1] ?? '' });
  }
  return person;
}

/** A window that listens for changes. Received events are in `received`. */
export async function openWindow(
  test: TestApp,
  person: Person,
): Promise<{ received: Change[]; stop(): Promise<void> }> {
  const until = new AbortController();
  const received: Change[] = [];
  const { data: changes } = await safe(person.api.site.changes({}, { signal: until.signal }));
  const subscription = (async () => {
    for await (const message of changes ?? []) if ('id' in message) received.push(message);
  })().catch(() => undefined); // Ended by `stop`.
  const owner = (await person.api.accounts.me()).viewer?.id ?? '';
  await test.eventually(async () => {
    await test.app.events.publish(test.app.db, owner, { kind: 'resume', id: 'listening' });
    return received.length > 0;
  });
  return {
    received: received,
    stop: async () => {
      until.abort();
      await subscription;
    },
  };
}

/** A signed-in staff member. */
export async function createStaffMember(test: TestApp, role: 'recruiter' | 'support' | 'admin', name?: string) {
  const person = await signUp(test, { confirmed: false, ...(name && { name }) });
  const id = (await person.api.accounts.me()).viewer?.id ?? '';
  await test.app.db.updateTable('users').set({ role }).where('id', '=', id).execute();
  return { ...person, id };
}
