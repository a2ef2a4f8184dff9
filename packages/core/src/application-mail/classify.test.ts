import { describe, expect, it } from 'vitest';
import { type MailMessage, matchApplication, readApplicationMail } from './index.ts';

const write = (text: string, more: Partial<MailMessage> = {}): MailMessage => ({
  from: { name: 'Larkholt Hospital', address: 'jobs@larkholt.example' },
  subject: 'Your application',
  sentAt: '2026-11-29T12:00:00Z',
  text: `Hi Robin,\n\n${text}\n\nBest regards,\nSam`,
  ...more,
});
const read = (text: string, more: Partial<MailMessage> = {}) => readApplicationMail(write(text, more));

describe('what an email says', () => {
  it.each([
    ['rejected', 'After careful consideration, we have decided to move forward with other candidates.'],
    ['rejected', 'Unfortunately, we must rescind our offer of employment.'],
    ['received', 'Thank you for applying. If your background is a match, we may invite you to an interview.'],
    ['received', 'We received your application. If you are not selected, we will tell you.'],
    ['interview', 'We’d like to invite you to a phone interview next week.'],
    ['offer', 'We are delighted to offer you the position of Registered Nurse.'],
    ['action', 'Please complete the online assessment within five days.'],
  ] as const)('reads %s from “%s”', (kind, text) => {
    const reading = read(text);
    expect(reading.kind).toBe(kind);
    expect(reading.certainty).not.toBe('unsure');
    expect(text).toContain(reading.quote ?? '-');
  });

  it.each([
    'We expect to extend offers to finalists next month.',
    'If you are selected, we will offer you the position of Registered Nurse.',
    'We have offered the position to another candidate.',
    'We’d like to offer you the opportunity to interview.',
    'Accept our offer: 20% off your first order.',
    'We will not be able to move forward until you send the form.',
    'If you are not selected, we keep your résumé on file.',
    'Selected candidates will receive an offer of employment.',
  ])('claims neither an offer nor, wrongly, a rejection in “%s”', (text) => {
    const { kind, certainty } = read(text);
    const isClaim = certainty !== 'unsure';
    expect(isClaim && kind === 'offer').toBe(false);
    if (!text.includes('another candidate')) expect(isClaim && kind === 'rejected').toBe(false);
  });

  it('leaves what contradicts itself, or is to someone else, to the member', () => {
    const both =
      'We will not be moving forward with your application. We’d like to invite you to an interview for another role.';
    expect(read(both).certainty).toBe('unsure');
    const rejection = 'We have decided not to move forward with your application.';
    expect(read(rejection, { readerNames: ['robin'] }).certainty).toBe('sure');
    expect(read(rejection, { readerNames: ['ana'] }).certainty).toBe('unsure');
  });

  it('ignores the thread below, and reads the message inside a forwarded one', () => {
    const thread =
      'Thanks, noted.\n\nOn Mon, Nov 2, 2026 at 9:00 AM Sam <jobs@larkholt.example> wrote:\n> We are delighted to offer you the position.';
    expect(read(thread).kind).toBe('none');
    const inner =
      'From: Larkholt Hospital <jobs@larkholt.example>\nDate: Nov 28, 2026\nSubject: Your application\nTo: robin@example.com\n\nHi Robin,\n\nWe have decided not to move forward with your application.';
    const outer = { from: { name: 'Robin', address: 'robin@example.com' }, subject: 'Fwd: Your application' };
    for (const marker of [
      '---------- Forwarded message ---------',
      'Begin forwarded message:',
      '________________________________',
    ]) {
      const reading = readApplicationMail({ ...outer, sentAt: null, text: `FYI\n\n${marker}\n${inner}` });
      expect([marker, reading.kind, reading.message.from.address]).toEqual([
        marker,
        'rejected',
        'jobs@larkholt.example',
      ]);
    }
  });
});

describe('the time of an interview', () => {
  const at = (when: string) => read(`We’d like to invite you to an interview on ${when}.`).interview;

  it('needs a date, a time, and a zone', () => {
    expect(at('Tuesday, December 8, 2026 at 2:00 PM ET')).toMatchObject({
      at: '2026-12-08T19:00:00.000Z',
      zone: 'America/New_York',
    });
    expect(at('Tuesday, December 8 at 2:00 PM')).toMatchObject({ at: null, date: '2026-12-08' });
    expect(at('Wednesday, December 8, 2026 at 2:00 PM ET')).toBeNull();
    expect(at('July 7, 2027 at 2 PM EST')).toMatchObject({ at: null, date: '2027-07-07' });
    expect(at('December 8 at 2:00 PM ET or December 9 at 3:00 PM ET')).toBeNull();
  });
});

describe('the application that an email is about', () => {
  const applications = [
    { id: 'nurse', company: 'Larkholt Hospital', title: 'Registered Nurse', isEnded: false },
    { id: 'cook', company: 'Larkholt Hospital', title: 'Cook', isEnded: false },
    { id: 'other', company: 'Fernbank Clinic', title: 'Registered Nurse', isEnded: false },
  ];
  const match = (text: string) => {
    const { message, company, title } = read(text);
    return matchApplication({ message, company, title }, applications);
  };

  it('is found by the employer and the job', () => {
    expect(match('Thank you for applying to the Registered Nurse position at Larkholt Hospital.')).toEqual({
      id: 'nurse',
      certainty: 'sure',
    });
    expect(match('Thank you for applying.')?.certainty).toBe('unsure');
  });

  it('is none at an employer that the member didn’t apply to', () => {
    const { message, company, title } = read('Thank you for applying to Oakmere.', {
      from: { name: 'Oakmere', address: 'jobs@oakmere.example' },
    });
    expect(matchApplication({ message, company, title }, applications)).toBeNull();
  });
});
