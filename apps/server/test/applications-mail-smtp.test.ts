import { type AddressInfo, connect, createServer } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailReceiver } from '../src/platform/mail/receiver.ts';
import { openDnsServer } from './doubles/dns-server.ts';
import { createNurseListing, signUp } from './factories.ts';
import { findFreePort } from './free-port.ts';
import { type Person, useTestApp } from './harness.ts';
import { createMail, KEY_RECORD, SELECTOR, signMail } from './signed-mail.ts';

const DOMAIN = 'forward.foothold.example';
const port = await findFreePort();
const dns = await openDnsServer(
  new Map([
    [`${SELECTOR}._domainkey.larkholt.example`, KEY_RECORD],
    [`${SELECTOR}._domainkey.google.com`, KEY_RECORD],
  ]),
);
afterAll(() => dns.close());
const test = useTestApp({ DNS_SERVER: dns.address, FORWARDING_DOMAIN: DOMAIN, FORWARDING_PORT: String(port) });
const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
afterAll(() => transport.close());

const send = (to: string | string[], raw: string) =>
  transport.sendMail({ envelope: { from: 'jobs@larkholt.example', to }, raw });
const getCode = async (promise: Promise<unknown>): Promise<number | undefined> =>
  promise.then(
    () => 250,
    (error: { responseCode?: number }) => error.responseCode,
  );

/** Speaks the protocol line by line, and returns what the server answers. */
async function speak(lines: readonly string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8');
  const answers: string[] = [];
  let waiting = Promise.withResolvers<void>();
  let text = '';
  socket.on('data', (chunk: string) => {
    text += chunk;
    for (let end = text.indexOf('\r\n'); end !== -1; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      // A hyphen after the code announces more lines.
      if (line[3] === '-') continue;
      answers.push(line);
      waiting.resolve();
    }
  });
  socket.on('close', () => waiting.resolve());
  socket.on('error', () => waiting.resolve());
  await waiting.promise;
  for (const line of lines) {
    waiting = Promise.withResolvers<void>();
    if (socket.destroyed) break;
    socket.write(`${line}\r\n`);
    await waiting.promise;
  }
  socket.destroy();
  return answers.slice(1);
}

let robin: Person;
let email: string;
let address: string;
let applicationId: string;

beforeAll(async () => {
  await test.app.listings.ingest({ id: 'feed', name: 'A feed', kind: 'feed' }, [
    createNurseListing('one', { company: { name: 'Larkholt Hospital', url: 'https://www.larkholt.example' } }),
  ]);
  const { id: listingId } = await test.app.db.selectFrom('listings').select('id').executeTakeFirstOrThrow();
  email = `member-${crypto.randomUUID()}@example.com`;
  robin = await signUp(test, { email });
  applicationId = (await robin.api.applications.save({ listingId })).id;
  await robin.api.applications.move({ id: applicationId, to: 'submitted' });
  address = (await robin.api.applicationMail.renewAddress()).address ?? '';
});

const write = (text: string, subject = 'Your application') =>
  createMail({ from: 'Larkholt Hospital <jobs@larkholt.example>', to: email, subject, text });

describe('a private address', () => {
  it('is random, and replaced on request', async () => {
    const sam = await signUp(test);
    expect(await sam.api.applicationMail.address()).toEqual({ offered: true, address: null, confirmation: null });
    const first = (await sam.api.applicationMail.renewAddress()).address ?? '';
    expect(first).toMatch(/^u-[a-z2-7]{20}@forward\.foothold\.example$/);
    const second = (await sam.api.applicationMail.renewAddress()).address ?? '';
    expect(second).not.toBe(first);
    expect(await getCode(send(first, write('Hello')))).toBe(550);
    expect(await getCode(send(second, write('Hello')))).toBe(250);
    await sam.api.applicationMail.removeAddress();
    expect(await getCode(send(second, write('Hello')))).toBe(550);
  });

  it('receives a signed email that changes an application', async () => {
    const text = 'Hi Robin,\n\nWe have received your application. Thank you for applying to Larkholt Hospital.';
    expect(await getCode(send(address, await signMail(write(text), 'larkholt.example')))).toBe(250);
    const rejection = 'Hi Robin,\n\nWe have decided not to move forward with your application.\n\nLarkholt Hospital';
    const signed = await signMail(write(rejection), 'larkholt.example');
    expect(await getCode(send(address, signed))).toBe(250);
    expect((await robin.api.applications.get({ id: applicationId })).state).toBe('rejected');
    const { total } = await robin.api.applicationMail.list({ page: '1' });
    // The same message again is accepted, and changes nothing.
    expect(await getCode(send(address, signed))).toBe(250);
    expect(await robin.api.applicationMail.list({ page: '1' })).toMatchObject({ total });
  });

  it('shows the code with which Gmail confirms forwarding, if Google signed it', async () => {
    const code = '123456789';
    const message = createMail({
      from: 'Gmail Team <forwarding-noreply@google.com>',
      to: address,
      subject: `(#${code}) Gmail Forwarding Confirmation - Receive Mail from robin@gmail.com`,
      text: `robin@gmail.com has requested to forward mail.\nConfirmation code: ${code}\nhttps://mail-settings.google.com/mail/vf-abc-def`,
    });
    expect(await getCode(send(address, message))).toBe(250);
    expect((await robin.api.applicationMail.address()).confirmation).toBeNull();
    expect(await getCode(send(address, await signMail(message, 'google.com')))).toBe(250);
    expect((await robin.api.applicationMail.address()).confirmation).toMatchObject({
      code,
      mailbox: 'robin@gmail.com',
      url: 'https://mail-settings.google.com/mail/vf-abc-def',
    });
  });
});

describe('the mail receiver', () => {
  const RELAYS = [
    'someone@elsewhere.example',
    `u-aaaaaaaaaaaaaaaaaaaa@${DOMAIN}`,
    `postmaster@${DOMAIN}`,
    `someone%elsewhere.example@${DOMAIN}`,
    `"someone@elsewhere.example"@${DOMAIN}`,
    `@${DOMAIN}:someone@elsewhere.example`,
    `someone@elsewhere.example@${DOMAIN}`,
    `elsewhere.example!someone@${DOMAIN}`,
    'someone@[127.0.0.1]',
    'someone@localhost',
    `robin@${DOMAIN}`,
    'root',
  ];

  it.each(RELAYS)('refuses %s', async (recipient) => {
    const answers = await speak(['EHLO tester', 'MAIL FROM:<a@elsewhere.example>', `RCPT TO:<${recipient}>`, 'QUIT']);
    expect(answers[2]?.[0]).toBe('5');
  });

  it('has no accounts, and tells nobody who is a member', async () => {
    const answers = await speak(['EHLO tester', 'AUTH PLAIN AGEAYg==', `VRFY ${address}`, `EXPN ${address}`, 'QUIT']);
    expect(answers[1]?.[0]).toBe('5');
    expect(answers[2]).not.toContain(address);
    expect(answers[3]?.[0]).toBe('5');
  });

  it('accepts a null sender, which servers use for reports, and sends nothing back', async () => {
    const before = await test.app.db.selectFrom('mails').selectAll().execute();
    const answers = await speak(['EHLO tester', 'MAIL FROM:<>', `RCPT TO:<${address}>`, 'RSET', 'QUIT']);
    expect(answers[2]?.slice(0, 3)).toBe('250');
    await speak([
      'EHLO tester',
      'MAIL FROM:<victim@elsewhere.example>',
      'RCPT TO:<nobody@forward.foothold.example>',
      'QUIT',
    ]);
    expect(await test.app.db.selectFrom('mails').selectAll().execute()).toHaveLength(before.length);
  });

  it('refuses a message that is too large', async () => {
    const big = `${write('Hi')}${'a'.repeat(76)}\r\n`.padEnd(11 * 1024 * 1024, `${'a'.repeat(76)}\r\n`);
    expect(await getCode(send(address, big))).toBe(552);
  });

  it('refuses a message with too many parts', async () => {
    const parts = Array.from({ length: 600 }, () => '--b\r\nContent-Type: text/plain\r\n\r\nx').join('\r\n');
    expect(
      await getCode(send(address, `From: a@example.com\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts}`)),
    ).toBe(554);
  });

  it('doesn’t take what follows an early end of a message for commands', async () => {
    const answers = await speak(['EHLO tester', 'MAIL FROM:<a@elsewhere.example>', `RCPT TO:<${address}>`, 'DATA']);
    expect(answers[3]?.slice(0, 3)).toBe('354');
    // "LF . LF" isn’t the end of a message; a server that takes it for one lets a second message in.
    const { total } = await robin.api.applicationMail.list({ page: '1' });
    const raw = `${write('Hi Robin')}\n.\nMAIL FROM:<x@larkholt.example>\r\nRCPT TO:<${address}>\r\nDATA\r\n${write('Second')}`;
    await getCode(send(address, raw));
    expect((await robin.api.applicationMail.list({ page: '1' })).total).toBeLessThanOrEqual(total + 1);
  });

  it('closes connections beyond a number from one address', async () => {
    const sockets = Array.from({ length: 10 }, () => connect(port, '127.0.0.1'));
    try {
      await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('data', resolve))));
      const answer = await new Promise<string>((resolve) => {
        connect(port, '127.0.0.1').once('data', (chunk) => resolve(chunk.toString()));
      });
      expect(answer.slice(0, 3)).toBe('421');
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });

  it('refuses an address whose member’s plan has ended', async () => {
    const sam = await signUp(test);
    const own = (await sam.api.applicationMail.renewAddress()).address ?? '';
    const id = (await sam.api.accounts.me()).viewer?.id ?? '';
    await test.app.db
      .updateTable('users')
      .set({ trial_ends_at: new Date(test.clock.now.getTime() - 1000) })
      .where('id', '=', id)
      .execute();
    expect(await getCode(send(own, write('Hello')))).toBe(550);
  });
});

describe('a port that is in use', () => {
  const open = (usedPort: number) =>
    openMailReceiver({
      host: '127.0.0.1',
      port: usedPort,
      tls: null,
      size: 1000,
      knows: async () => false,
      deliver: async () => 'refused',
      limit: test.app.limit,
      logger: test.app.logger,
    });

  it('is left to the process of Foothold that receives email on it', async () => {
    expect(await open(port)).toBeNull();
    const sam = await signUp(test);
    const own = (await sam.api.applicationMail.renewAddress()).address ?? '';
    expect(await getCode(send(own, write('Still here', 'Hello')))).toBe(250);
  });

  it('ends the startup with the name of the setting if another program uses it', async () => {
    const other = createServer((socket) => socket.end('220 mail.example ESMTP\r\n'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port: usedPort } = other.address() as AddressInfo;
    await expect(open(usedPort)).rejects.toThrow(
      `Port ${usedPort} is in use. Stop the process using it, or set FORWARDING_PORT to another port.`,
    );
    await new Promise((resolve) => other.close(resolve));
  });
});
