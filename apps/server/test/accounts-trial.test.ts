import { describe, expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';
import { getUserId } from './recruiting-people.ts';

const test = useTestApp();
const password = 'four plain words here';
const DAY = 24 * 60 * 60 * 1000;

const getViewer = async (person: Person) => (await person.api.accounts.me()).viewer;
const createLocalPart = () => `trial.${crypto.randomUUID().slice(0, 8)}`;
const addDays = (moment: Date | string, days: number) =>
  new Date(new Date(moment).getTime() + days * DAY).toISOString();

async function runLater(days: number, work: () => Promise<void>): Promise<void> {
  const before = test.clock.now;
  test.clock.now = new Date(before.getTime() + days * DAY);
  await work().finally(() => {
    test.clock.now = before;
  });
}

const erase = (person: Person) => person.api.accounts.privacy.erase({ words: 'erase', password });

/** Turns it into an account from before trials started at confirmation. */
async function resetTrial(person: Person, trialEndsAt: Date, confirmed: boolean) {
  const id = await getUserId(person);
  await test.app.db.deleteFrom('trial_addresses').execute();
  await test.app.db.updateTable('users').set({ trial_recorded: true }).execute();
  await test.app.db
    .updateTable('users')
    .set({ trial_ends_at: trialEndsAt, trial_recorded: false, ...(confirmed && { pending_email: null }) })
    .where('id', '=', id)
    .execute();
}

describe('the trial', () => {
  it('starts at confirmation, not at sign-up', async () => {
    const email = `${createLocalPart()}@example.com`;
    const person = await signUp(test, { email, password, confirmed: false });
    expect(await getViewer(person)).toMatchObject({ plan: 'none', trial: 'not-started', trialEndsAt: null });
    await runLater(5, async () => {
      await person.api.accounts.resendConfirmation({});
      const mail = await test.eventually(async () => {
        const found = await test.app.db
          .selectFrom('mails')
          .selectAll()
          .where('recipient', '=', email)
          .orderBy('id', 'desc')
          .execute();
        return found.length === 2 && found;
      });
      const tokens = mail.map(({ body_text }) => /token=([\w-]+)/.exec(body_text)?.[1] ?? '');
      const answers = await Promise.all(tokens.map((token) => person.request(`/api/confirm-email?token=${token}`)));
      const ok = answers.find(({ status }) => status === 200);
      expect(await ok?.json()).toEqual({ email, trialEndsAt: addDays(test.clock.now, 14) });
      expect(await getViewer(person)).toMatchObject({
        plan: 'prime',
        trial: 'running',
        trialEndsAt: addDays(test.clock.now, 14),
      });
    });
    await runLater(19.1, async () => {
      expect(await getViewer(person)).toMatchObject({ plan: 'none', trial: 'ended', trialEndsAt: null });
    });
  });

  it.each([
    ['with a tag', (name: string) => [`${name}@example.com`, `${name}+again@example.com`]],
    ['with another tag', (name: string) => [`${name}+x@example.com`, `${name}+y@example.com`]],
    ['with dots at Gmail', (name: string) => [`${name}@gmail.com`, `${name.replace('.', '')}+y@googlemail.com`]],
    [
      'in another spelling of the domain',
      (name: string) => [`${name}@bücher.example`, `${name}@xn--bcher-kva.example`],
    ],
  ])('is granted once per address, %s', async (_how, spellings) => {
    const [first = '', second = ''] = spellings(createLocalPart());
    expect(await getViewer(await signUp(test, { email: first, password }))).toMatchObject({ trial: 'running' });
    const again = await signUp(test, { email: second, password });
    expect(await getViewer(again)).toMatchObject({
      emailConfirmed: true,
      plan: 'none',
      trial: 'used-before',
      trialEndsAt: null,
    });
  });

  it('is separate for another address', async () => {
    const name = createLocalPart();
    for (const email of [`${name}@example.com`, `${name.replace('.', '')}@example.com`, `${name}@example.org`])
      expect(await getViewer(await signUp(test, { email, password }))).toMatchObject({ trial: 'running' });
  });

  it("isn't granted again for 24 months after the account is erased", async () => {
    const email = `${createLocalPart()}@example.com`;
    await erase(await signUp(test, { email, password }));
    const again = await signUp(test, { email, password });
    expect(await getViewer(again)).toMatchObject({ trial: 'used-before' });
    await erase(again);
    await runLater(700, () => test.app.accounts.trials.forget());
    const thirdAccount = await signUp(test, { email, password });
    expect(await getViewer(thirdAccount)).toMatchObject({ trial: 'used-before' });
    await erase(thirdAccount);
    await runLater(740, () => test.app.accounts.trials.forget());
    expect(await getViewer(await signUp(test, { email, password }))).toMatchObject({ trial: 'running' });
  });

  it("isn't granted again for another address of the same account, or for that address afterward", async () => {
    const [from, to] = [`${createLocalPart()}@example.com`, `${createLocalPart()}@example.com`];
    const person = await signUp(test, { email: from, password });
    const trialEnd = (await getViewer(person))?.trialEndsAt;
    await person.api.accounts.security.changeEmail({ email: to, password });
    const mail = await test.eventually(() =>
      test.app.db.selectFrom('mails').selectAll().where('recipient', '=', to).executeTakeFirst(),
    );
    await runLater(2, async () => {
      await person.api.accounts.confirmEmail({ token: /token=([\w-]+)/.exec(mail.body_text)?.[1] ?? '' });
      expect(await getViewer(person)).toMatchObject({ email: to, trialEndsAt: trialEnd });
    });
    await erase(person);
    expect(await getViewer(await signUp(test, { email: to, password }))).toMatchObject({ trial: 'used-before' });
  });

  it('is granted once for several aliases confirmed simultaneously', async () => {
    const name = createLocalPart();
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, index) => signUp(test, { email: `${name}+${index}@example.com`, password })),
    );
    const trials = await Promise.all(people.map(async (person) => (await getViewer(person))?.trial));
    expect(trials.filter((trial) => trial === 'running')).toHaveLength(1);
    expect(trials.filter((trial) => trial === 'used-before')).toHaveLength(5);
  });

  it('is remembered by a keyed hash only', async () => {
    const email = `${createLocalPart()}@example.com`;
    await signUp(test, { email, password });
    const rows = await test.app.db.selectFrom('trial_addresses').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['hash', 'started_at']);
    for (const { hash } of rows) expect(hash).toHaveLength(32);
  });

  it('is mentioned on the account deletion page, with the retention period and the reason', async () => {
    const person = await signUp(test, { password });
    const { stays } = await person.api.accounts.privacy.erasure();
    expect(stays).toContainEqual(
      expect.objectContaining({
        what: expect.stringMatching(/hash of your email address/),
        until: expect.stringContaining('24 months'),
        why: expect.stringContaining('trial'),
      }),
    );
  });
});

describe('trial that was already running', () => {
  it('keeps its end date, and its address is recorded', async () => {
    const name = createLocalPart();
    const person = await signUp(test, { email: `${name}@example.com`, password });
    const trialEnd = new Date(test.clock.now.getTime() + 3 * DAY);
    await resetTrial(person, trialEnd, true);
    await test.app.accounts.trials.recordEarlier();
    expect(await getViewer(person)).toMatchObject({
      plan: 'prime',
      trial: 'running',
      trialEndsAt: trialEnd.toISOString(),
    });
    const again = await signUp(test, { email: `${name}+b@example.com`, password });
    expect(await getViewer(again)).toMatchObject({ trial: 'used-before' });
    // Running it twice changes nothing.
    await test.app.accounts.trials.recordEarlier();
    expect(await test.app.db.selectFrom('trial_addresses').selectAll().execute()).toHaveLength(1);
  });

  it('keeps its end date when the address is confirmed later', async () => {
    const email = `${createLocalPart()}@example.com`;
    const person = await signUp(test, { email, password, confirmed: false });
    const trialEnd = new Date(test.clock.now.getTime() + 3 * DAY);
    await resetTrial(person, trialEnd, false);
    expect(await getViewer(person)).toMatchObject({ plan: 'prime', trial: 'running' });
    const mail = await test.eventually(() =>
      test.app.db.selectFrom('mails').selectAll().where('recipient', '=', email).executeTakeFirst(),
    );
    await person.api.accounts.confirmEmail({ token: /token=([\w-]+)/.exec(mail.body_text)?.[1] ?? '' });
    expect(await getViewer(person)).toMatchObject({
      plan: 'prime',
      trial: 'running',
      trialEndsAt: trialEnd.toISOString(),
    });
  });

  it("is recorded on erasure if it wasn't before", async () => {
    const email = `${createLocalPart()}@example.com`;
    const person = await signUp(test, { email, password });
    await resetTrial(person, new Date(test.clock.now.getTime() + 3 * DAY), true);
    await erase(person);
    expect(await getViewer(await signUp(test, { email, password }))).toMatchObject({ trial: 'used-before' });
  });
});
