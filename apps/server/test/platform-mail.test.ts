import { DEFAULT_BRAND } from '@foothold/brand';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { composeEmail } from '../src/platform/mail/compose-email.ts';
import { sweep } from '../src/platform/sweep.ts';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const received: Buffer[] = [];
/** The service's responses to the next deliveries, each of which it rejects. */
const refusals: string[] = [];
const service = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const getRefusal = refusals.shift();
      if (getRefusal) return done(new Error(getRefusal));
      received.push(Buffer.concat(parts));
      done();
    });
  },
});
const port = 41_025 + (process.pid % 10_000);
beforeAll(() => new Promise<void>((resolve) => void service.listen(port, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => service.close(resolve)));

const test = useTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Foothold <hello@foothold.example>' });
beforeEach(() => {
  refusals.length = 0;
});

const findReceived = async (email: string) => {
  const emails = await Promise.all(received.map((raw) => PostalMime.parse(raw)));
  return emails.filter(({ to }) => to?.[0]?.address === email);
};

it('delivers over SMTP, retries after a failure, and deletes the text once delivered', async () => {
  const email = 'zoë@example.com';
  refusals.push('try again later');
  await signUp(test, { email, name: 'Zoë <script>', confirmed: false });
  const message = await test.eventually(async () => (await findReceived(email))[0]);
  expect(message.from).toMatchObject({ address: 'hello@foothold.example', name: 'Foothold' });
  // Anyone could have typed the name along with the address, so unconfirmed addresses don't get it.
  expect(`${message.text}${message.html}`).not.toContain('Zoë');
  expect(message.text).toContain('don’t confirm within 30 days');
  const row = await test.eventually(() =>
    test.app.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', email)
      .where('state', '=', 'sent')
      .executeTakeFirst(),
  );
  expect(row).toMatchObject({ body_text: '', body_html: '', error: null });
  expect(test.errors.splice(0).join()).toContain('try again later');
}, 60_000);

it("doesn't store or log a link that a mail service quotes in its rejection", async () => {
  refusals.push('blocked for http://localhost:3000/confirm-email?token=secret-of-the-link here');
  const email = 'refused@example.com';
  await signUp(test, { email, confirmed: false });
  const row = await test.eventually(() =>
    test.app.db
      .selectFrom('mails')
      .select('error')
      .where('recipient', '=', email)
      .where('error', 'is not', null)
      .executeTakeFirst(),
  );
  expect(row.error).toContain('blocked for [link] here');
  const logged = await test.eventually(async () => test.errors.length > 0 && test.errors.splice(0).join());
  expect(logged).toContain('[link]');
  expect(logged).not.toContain('secret-of-the-link');
  await test.eventually(() =>
    test.app.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', email)
      .where('state', '=', 'sent')
      .executeTakeFirst(),
  );
}, 60_000);

it('includes the unsubscribe headers in newsletters (RFC 8058)', async () => {
  const email = 'trial@example.com';
  const person = await signUp(test, { email, confirmed: false });
  // A job writes it, but only while there is something to confirm.
  await test.eventually(async () => (await findReceived(email)).length === 1);
  const id = (await person.api.accounts.me()).viewer?.id ?? '';
  await test.app.db
    .updateTable('users')
    .set({ email, email_verified: true, pending_email: null, trial_ends_at: new Date(Date.now() + 60 * 60 * 1000) })
    .where('id', '=', id)
    .execute();
  await test.app.accounts.privacy.notifyTrialsEnd();
  const emails = await test.eventually(async () => {
    const found = await findReceived(email);
    return found.length === 2 && found;
  });
  const getHeader = (message: (typeof emails)[number], key: string) =>
    message.headers.find((one) => one.key === key)?.value;
  const newsletter = emails.find(({ subject }) => subject === 'Your Foothold Prime trial ends soon');
  const [, url = ''] = /^<(.+)>$/.exec(newsletter ? (getHeader(newsletter, 'list-unsubscribe') ?? '') : '') ?? [];
  expect(url).toMatch(/^http:\/\/localhost:3000\/api\/mail\/unsubscribe\?token=/);
  expect(newsletter && getHeader(newsletter, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const { pathname, search } = new URL(url);
  expect((await test.visitor().request(`${pathname}${search}`, { method: 'POST' })).status).toBe(200);
  // Emails that an account needs can't be unsubscribed from and have no such header.
  const other = emails.find((message) => message !== newsletter);
  expect(other && getHeader(other, 'list-unsubscribe')).toBeUndefined();
  const saved = await test.eventually(() =>
    test.app.db
      .selectFrom('mails')
      .select(['kind', 'unsubscribe_url'])
      .where('recipient', '=', email)
      .where('kind', '=', 'news')
      .where('state', '=', 'sent')
      .executeTakeFirst(),
  );
  expect(saved.unsubscribe_url).toBeNull();
}, 60_000);

it('is recorded for 24 months and until the end of that month', async () => {
  const { db } = test.app;
  const message = { recipient: 'old@example.com', body_text: '', body_html: '', state: 'sent' };
  await db
    .insertInto('mails')
    .values([
      { ...message, created_at: new Date('2024-10-31T23:59:59Z'), subject: 'October' },
      { ...message, created_at: new Date('2024-11-01T00:00:00Z'), subject: 'November' },
    ])
    .execute();
  const listSubjects = async () =>
    (await db.selectFrom('mails').select('subject').where('recipient', '=', 'old@example.com').execute()).map(
      ({ subject }) => subject,
    );
  await sweep(db, new Date('2026-10-31T12:00:00Z'));
  expect(await listSubjects()).toHaveLength(2);
  await sweep(db, new Date('2026-11-01T00:00:00Z'));
  expect(await listSubjects()).toEqual(['November']);
});

it('renders the same content as text and HTML', () => {
  const message = composeEmail(
    {
      to: 'a@example.com',
      subject: 'Hello',
      greeting: 'Hello Zoë <script>,',
      body: ['one & two'],
      action: { label: 'Go', url: 'https://x.example/?a=1&b=2' },
    },
    DEFAULT_BRAND,
  );
  expect(message.text).toContain('Hello Zoë <script>,');
  expect(message.html).toContain('Hello Zoë &lt;script&gt;,');
  expect(message.text).toContain('https://x.example/?a=1&b=2');
  expect(message.html).toContain('href="https://x.example/?a=1&amp;b=2"');
  for (const part of [message.text, message.html])
    expect(part).toContain(`${DEFAULT_BRAND.legalName} · ${DEFAULT_BRAND.address.join(', ')}`);
});
