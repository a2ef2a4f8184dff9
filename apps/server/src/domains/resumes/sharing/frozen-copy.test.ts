import { scoreResume, toExportedSubject } from '@foothold/core/ats';
import { emptyResume, type Resume } from '@foothold/core/resume';
import { describe, expect, it } from 'vitest';
import { createFrozenCopy } from './frozen-copy.ts';

const RESUME: Resume = {
  ...emptyResume(),
  contact: {
    name: 'Dana Ruiz',
    email: 'dana.ruiz@example.com',
    phone: '+1 (555) 010-0142',
    location: '12 Elm Street, Dayton, OH 45402',
    links: [{ id: 'k1', url: 'mailto:dana.ruiz@example.com' }],
  },
  summary: 'Nurse. Call 555-010-0142 or write to Dana.Ruiz@example.com.',
  work: [
    {
      id: 'w1',
      title: 'Nurse',
      employer: 'Lakeview Hospital',
      location: 'Dayton, OH',
      start: '2019-03',
      end: 'present',
      bullets: [{ id: 'b1', text: 'Cared for 6 patients a shift, 2019 to 2024' }],
    },
  ],
  other: [{ id: 'o1', heading: 'Mail', lines: [{ id: 'l1', text: '12 Elm Street, Dayton, OH 45402' }] }],
};
const REPORT = scoreResume({ ...toExportedSubject(RESUME), asOf: '2026-11' });
const copy = (shows: Parameters<typeof createFrozenCopy>[1], report: typeof REPORT | null = REPORT) =>
  createFrozenCopy({ title: 'Dana Ruiz', resume: RESUME, report, jobTitle: null }, shows);

describe('a shared copy', () => {
  it('hides phone, address, and email wherever they are, unless they were chosen', () => {
    const text = JSON.stringify(copy([]));
    expect(text).not.toMatch(/dana\.ruiz@/i);
    expect(text).not.toMatch(/010.?0142/);
    expect(text).not.toContain('Elm Street');
    expect(text).not.toContain('45402');
  });

  it('keeps the rest as it is', () => {
    const { resume } = copy([]);
    expect(resume.contact.name).toBe('Dana Ruiz');
    expect(resume.work).toEqual(RESUME.work);
  });

  it.each([
    ['email', 'dana.ruiz@example.com'],
    ['phone', '+1 (555) 010-0142'],
    ['address', '12 Elm Street, Dayton, OH 45402'],
  ] as const)('shows the %s if it was chosen', (detail, value) => {
    expect(Object.values(copy([detail]).resume.contact)).toContain(value);
  });

  it('has the figures of the score, and no fix for contact details', () => {
    const { score } = copy([]);
    expect(score).toMatchObject({ total: REPORT.total, rubric: REPORT.rubric, kind: 'format' });
    expect(score?.parts.reduce((sum, part) => sum + part.possible, 0)).toBe(10_000);
    expect(score?.fixes.length).toBeGreaterThan(0);
    expect(copy([], null).score).toBeNull();
  });
});
