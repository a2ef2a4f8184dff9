import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreResume, toExportedSubject } from '../ats/index.ts';
import { generateCase } from '../ats/testing/index.ts';
import type { EducationEntry, Resume, WorkEntry } from '../resume/model.ts';
import { planImprovements } from './plan.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom(
    '',
    '   ',
    'Managed 5 nurses and trained 3 aides',
    'C++, C#, .NET',
    '\u202e\uFFFD\uE000',
    'I',
    'not',
    '12',
    '$',
    '-',
  ),
);
const date = fc.constantFrom('2020', '2020-06', 'present', '2020-13', 'soon', '', '20200-1', '2099-12', '0000');
const bullets = fc
  .array(text, { maxLength: 4 })
  .map((texts) => texts.map((value, i) => ({ id: `b${i}`, text: value })));

function withIds<T extends object>(entry: fc.Arbitrary<T>, prefix: string): fc.Arbitrary<(T & { id: string })[]> {
  return fc.array(entry, { maxLength: 3 }).map((list) => list.map((value, i) => ({ ...value, id: `${prefix}${i}` })));
}

const role: fc.Arbitrary<Omit<WorkEntry, 'id'>> = fc.record(
  { employer: text, title: text, start: date, end: date, summary: text, bullets },
  { requiredKeys: ['bullets'] },
);
const school: fc.Arbitrary<Omit<EducationEntry, 'id'>> = fc.record(
  { institution: text, degree: text, area: text, start: date, end: date, bullets },
  { requiredKeys: ['bullets'] },
);
const resumes: fc.Arbitrary<Resume> = fc.record({
  contact: fc.record({ name: text, email: text, phone: text, links: fc.constant([]) }),
  summary: text,
  work: withIds(role, 'w'),
  volunteer: withIds(role, 'v'),
  projects: withIds(fc.record({ name: text, start: date, bullets }), 'p'),
  education: withIds(school, 'e'),
  skills: withIds(fc.record({ name: text, keywords: fc.array(text, { maxLength: 5 }) }), 's'),
  certifications: withIds(fc.record({ name: text }), 'c'),
  languages: withIds(fc.record({ name: text }), 'l'),
  awards: withIds(fc.record({ name: text }), 'a'),
  publications: withIds(fc.record({ name: text }), 'u'),
  other: withIds(fc.record({ heading: text, lines: bullets }), 'o'),
});

describe('any résumé at all', () => {
  it('is scored and planned without an exception, and every point is accounted for', () => {
    fc.assert(
      fc.property(resumes, fc.integer({ min: 1, max: 500 }), (resume, seed) => {
        const { job } = generateCase(seed);
        const report = scoreResume({ ...toExportedSubject(resume), job, asOf: '2026-06' });
        for (const { id, earned, possible, losses } of report.parts.flatMap(({ rules }) => rules)) {
          expect(
            losses.reduce((sum, { points }) => sum + points, 0),
            id,
          ).toBe(possible - earned);
        }
        const plan = planImprovements({ ...toExportedSubject(resume), job, asOf: '2026-06' });
        expect(plan.reachable).toBeGreaterThanOrEqual(plan.from);
      }),
      { numRuns: 150 },
    );
  });

  it('can be very long', () => {
    const { resume, job } = generateCase(3);
    const long = `Managed ${'5 wards and, '.repeat(4_000)}${' '.repeat(20_000)}x`;
    const work = [{ id: 'w1', title: 'Nurse', start: '2020', end: 'present', bullets: [{ id: 'b1', text: long }] }];
    const report = scoreResume({ ...toExportedSubject({ ...resume, work, summary: long }), job, asOf: '2026-06' });
    expect(report.total).toBeGreaterThan(0);
    expect(
      planImprovements({ ...toExportedSubject({ ...resume, work }), job, asOf: '2026-06' }).proposals,
    ).toBeDefined();
  });
});
