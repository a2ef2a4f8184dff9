import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it } from 'vitest';
import { createStaffMember } from './factories.ts';
import { useTestApp } from './harness.ts';

const received: { to: string[]; raw: Buffer }[] = [];
const service = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts) });
      done();
    });
  },
});
// A port assigned by the system is free.
await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
const { port } = service.server.address() as AddressInfo;
afterAll(() => new Promise<void>((resolve) => service.close(resolve)));

const test = useTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Foothold <hello@foothold.example>' });

const findEmail = (email: string, subject: RegExp) =>
  test.eventually(async () => {
    for (const { to, raw } of received) {
      const message = await PostalMime.parse(raw);
      if (to.includes(email) && subject.test(message.subject ?? '')) return { ...message, raw: raw.toString() };
    }
    return undefined;
  });

it('the calendar file is delivered as one, and so is the cancellation', async () => {
  const visitor = test.visitor();
  const email = 'noor@example.com';
  const { booking, reference } = await visitor.api.support.requestConsultation({
    fullName: 'Noor',
    email,
    form: 'demo',
  });
  const confirmation = await findEmail(email, /is booked/);
  expect(confirmation.subject).toContain(reference);
  expect(confirmation.raw).toMatch(/content-type: text\/calendar; charset=utf-8; method=REQUEST/i);
  const file = confirmation.attachments.find(({ filename }) => filename === 'appointment.ics');
  expect(file?.mimeType).toMatch(/^(text\/calendar|application\/ics)$/);
  const calendars = confirmation.attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
  expect(calendars.length).toBeGreaterThan(0);
  for (const { content } of [...calendars, ...(file ? [file] : [])]) {
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    const lines = text.replaceAll(/\r?\n /g, '').split(/\r?\n/);
    expect(lines).toContain('METHOD:REQUEST');
    expect(lines).toContain(`URL;VALUE=URI:${test.app.env.publicUrl}/demo?booking=${booking?.token}`);
  }
  await visitor.api.support.cancelBooking({ token: booking?.token ?? '' });
  const canceled = await findEmail(email, /is canceled/);
  expect(canceled.raw).toMatch(/content-type: text\/calendar; charset=utf-8; method=CANCEL/i);

  // After delivery, neither the text nor the file with its link is stored.
  await test.eventually(async () => {
    const rows = await test.app.db.selectFrom('mails').selectAll().where('recipient', '=', email).execute();
    return rows.length === 2 && rows.every(({ state }) => state === 'sent') && rows;
  });
  const saved = await test.app.db.selectFrom('mails').select(['body_text', 'body_html', 'calendar']).execute();
  expect(JSON.stringify(saved)).not.toContain(booking?.token);
});

it('input never becomes a header or a second recipient', async () => {
  const email = 'eve@example.com';
  const { reference } = await test.visitor().api.support.query({
    firstName: 'Eve\r\nBcc: all@example.com',
    lastName: 'X\nSubject: other',
    email,
    query: '.\r\nRCPT TO:<all@example.com>\r\n\r\nContent-Type: text/html\r\n\r\n<script>1</script>',
  });
  const reported = await findEmail('hello@foothold.example', new RegExp(reference));
  const { id } = await test.app.db
    .selectFrom('inquiries')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const staff = await createStaffMember(test, 'support');
  await staff.api.support.answerInquiry({ id, text: 'Hello\r\nBcc: all@example.com' });
  const answer = await findEmail(email, /Reply to your message/);
  for (const message of [reported, answer]) {
    expect(message.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(message.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
    expect(message.to).toHaveLength(1);
    expect(message.html).not.toContain('<script');
  }
  expect(received.flatMap(({ to }) => to)).not.toContain('all@example.com');
});
