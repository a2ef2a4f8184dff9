import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type MailKind, readApplicationMail } from './index.ts';

interface Wording {
  kind: MailKind;
  text: string;
  subject?: string;
}

/** Short messages that the rules were written with: families of sentences that employers use, and what only resembles them. */
const WORDINGS = JSON.parse(readFileSync(new URL('wordings.json', import.meta.url), 'utf8')) as Wording[];

const read = ({ text, subject }: Wording) => {
  const { kind, certainty } = readApplicationMail({
    from: { name: 'Larkholt', address: 'jobs@larkholt.example' },
    subject: subject ?? 'Hello from Larkholt',
    sentAt: '2026-11-29T12:00:00Z',
    text: `Hi Robin,\n\n${text}\n\nBest regards,\nSam`,
  });
  return certainty === 'unsure' ? 'none' : kind;
};

describe('the wordings of employers', () => {
  it('never make a wrong offer or rejection', () => {
    const wrong = WORDINGS.filter((one) => {
      const kind = read(one);
      return (kind === 'offer' || kind === 'rejected') && kind !== one.kind;
    });
    expect(wrong).toEqual([]);
  });

  it('are read as what they say: 97 % of the answers are right, and 85 % of the messages have one', () => {
    const stated = WORDINGS.filter((one) => read(one) !== 'none');
    const right = stated.filter((one) => read(one) === one.kind);
    expect(right.length / stated.length).toBeGreaterThanOrEqual(0.97);
    expect(right.length / WORDINGS.filter(({ kind }) => kind !== 'none').length).toBeGreaterThanOrEqual(0.85);
  });
});
