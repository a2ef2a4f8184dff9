import type { Person, TestHouse } from './harness.ts';

/** Makes what a test needs and, on the way, whatever that depends on. */

export interface NewMember {
  email?: string;
  name?: string;
  password?: string;
  /** Default true. */
  confirmed?: boolean;
}

/** A member who is signed in. */
export async function signUp(test: TestHouse, member: NewMember = {}): Promise<Person> {
  const email = member.email ?? `member-${crypto.randomUUID()}@example.com`;
  const person = test.visitor();
  await person.api.accounts.signUp({
    name: member.name ?? 'Robin Example',
    email,
    password: member.password ?? 'four plain words here',
  });
  if (member.confirmed !== false) {
    const letter = await test.eventually(() =>
      test.house.db
        .selectFrom('mails')
        .selectAll()
        .where('recipient', '=', email)
        .where('subject', 'like', 'Confirm%')
        .executeTakeFirst(),
    );
    await person.api.accounts.confirmEmail({ token: /token=([\w-]+)/.exec(letter.body_text)?.[1] ?? '' });
  }
  return person;
}
